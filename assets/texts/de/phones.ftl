### Mit Handys spielen: der Server in diesem Programm.

setup-phones = Mit Handys spielen
setup-phones-about = Alle scannen einen Code, ohne Installation
setup-phones-how-many = Wie viele spielen mit Handy?
phones-title = Spielt mit euren Handys
phones-scan = Richte die Kamera deines Handys auf diesen Code
# With the code of the wireless network before it.
phones-scan-network = Verbinde dich zuerst mit dem Netz { $name }
phones-scan-second = Öffne dann das Spiel
# $address is an address without http://.
phones-type = oder tippe { $address }
phones-come = da
phones-start = Ohne die anderen beginnen: Der Computer spielt
phones-hide = Spielplan zeigen
phones-same-network = Öffnet sich die Seite nicht? Das Handy muss im selben Netz sein wie dieser Bildschirm, und das Netz muss seine Geräte miteinander verbinden.
# Shown instead of the list of people, for those whose phone does not reach the page.
phones-stuck = Seit einer Weile ist niemand dazugekommen. Prüfe auf deinem Handy, ob es im selben Netz ist wie dieser Bildschirm und ob die mobilen Daten aus sind. Öffnet der Code die Seite nicht, tippe die Adresse. Hilft das alles nicht, sag der Person Bescheid, die diesen Bildschirm betreut: Vielleicht trennt das Netz seine Geräte voneinander.
phones-asked = { $who }, bist du noch da? Sonst spielt der Computer für dich.
# The same question on the phone, and its answer.
phones-still-there = Bist du noch da? Sonst spielt der Computer für dich.
phones-here = Ich bin da
phones-turn = { $who } am Zug
phones-away = Nicht da: { $players }
host-no-page = Das Spiel für Handys ist hier nicht installiert. Nur Computer mit diesem Programm können mitspielen.
host-no-server = Dieses Programm wurde ohne den Server für Handys gebaut.
host-no-network = Dieser Computer ist in keinem Netz, darum finden ihn Handys nicht.
host-port-taken = Ein anderes Programm benutzt Port { $port }, darum können keine Handys mitspielen.
host-no-folder = Es gibt keinen Ordner für Tische, darum können keine Handys mitspielen.
host-failed = Handys können nicht mitspielen: { $why }.
