### Play with phones: the server in this program.

setup-phones = Play with phones
setup-phones-about = Everyone scans one code; nothing to install
setup-phones-how-many = How many people play with a phone?
phones-title = Play with your phones
phones-scan = Point the camera of your phone at this code
# With the code of the wireless network before it.
phones-scan-network = First join the network { $name }
phones-scan-second = Then open the game
# $address is an address without http://.
phones-type = or type { $address }
phones-come = here
phones-start = Start without the others: the computer plays
phones-hide = Show the board
phones-same-network = Does the page not open? The phone must be in the same network as this screen, and that network must let its devices see each other.
# Shown instead of the list of people, for those whose phone does not reach the page.
phones-stuck = Nobody has joined for a while. On your phone, check that it is in the same network as this screen and that its mobile data is off. If the code does not open the page, type the address. If nothing helps, tell whoever runs this screen: the network may keep its devices apart.
phones-asked = { $who }, are you still there? Otherwise the computer plays for you.
# The same question on the phone, and its answer.
phones-still-there = Are you still there? Otherwise the computer plays for you.
phones-here = I’m here
phones-turn = { $who } to play
phones-away = Away: { $players }
host-no-page = The game for phones is not installed here, so only computers with this program can join.
host-no-server = This program was built without the server for phones.
host-no-network = This computer is not on a network, so phones cannot find it.
host-port-taken = Another program uses port { $port }, so phones cannot join.
host-no-folder = There is no folder for tables, so phones cannot join.
host-failed = Phones cannot join: { $why }.
