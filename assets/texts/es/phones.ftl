### Jugar con teléfonos: el servidor de este programa.

setup-phones = Jugar con móviles
setup-phones-about = Todos escanean un código, sin instalar nada
setup-phones-how-many = ¿Cuántas personas juegan con móvil?
phones-title = Jugad con vuestros móviles
phones-scan = Apunta a este código con la cámara del móvil
# With the code of the wireless network before it.
phones-scan-network = Primero, entra en la red { $name }
phones-scan-second = Después, abre el juego
# $address is an address without http://.
phones-type = o escribe { $address }
phones-come = aquí
phones-start = Empezar sin los demás: juega el ordenador
phones-hide = Ver el tablero
phones-same-network = ¿No se abre la página? El móvil debe estar en la misma red que esta pantalla, y esa red debe dejar que sus dispositivos se vean.
# Shown instead of the list of people, for those whose phone does not reach the page.
phones-stuck = Hace un rato que no se une nadie. Comprueba que tu móvil está en la misma red que esta pantalla y que tiene los datos móviles desactivados. Si el código no abre la página, escribe la dirección. Si nada funciona, avisa a quien se encarga de esta pantalla: quizá la red aísla sus dispositivos.
phones-asked = { $who }, ¿sigues ahí? Si no, el ordenador juega por ti.
# The same question on the phone, and its answer.
phones-still-there = ¿Sigues ahí? Si no, el ordenador juega por ti.
phones-here = Sigo aquí
phones-turn = Juega { $who }
phones-away = Ausentes: { $players }
host-no-page = El juego para móviles no está instalado aquí: solo pueden jugar ordenadores con este programa.
host-no-server = Este programa se compiló sin el servidor para móviles.
host-no-network = Este ordenador no está en ninguna red, así que los móviles no lo encuentran.
host-port-taken = Otro programa usa el puerto { $port }, así que los móviles no pueden jugar.
host-no-folder = No hay carpeta para las mesas, así que los móviles no pueden jugar.
host-failed = Los móviles no pueden jugar: { $why }.
