### Jugar en red: abrir mesas y participar, enlaces, frases, la conexión.

setup-online = Jugar en línea
setup-online-about = Un enlace por asiento, sin cuenta
online-title = Jugar en línea
online-about = Los demás reciben un enlace. Pueden jugar en el momento o volver días después.
online-about-server = Aún no hay servidor. Pega un enlace que te hayan enviado o la dirección de un servidor.
online-here = en esta pantalla
online-elsewhere = con un enlace
online-create = Abrir la mesa
online-paste = Pegar un enlace
online-yours = Tus partidas
online-none = Aquí aparecen las mesas que abres o en las que participas.
online-forget = Olvidar la partida { $number }
online-open = Partida { $number }
online-state-over = terminada
online-state-turn = te toca
online-state-waits = espera a los demás
online-table = Mesa y enlaces
online-not-come = aún no ha llegado
online-present = está aquí
online-absent = no está
online-say = Decir algo
online-watch = Enlace para mirar
online-link = Enlace
online-link-about = Envía este enlace a { $who } o deja que su cámara lea el código. Quien lo tenga juega en este asiento.
online-watch-about = Quien tenga este enlace puede mirar, sin ver las cartas ocultas.
online-copy = Copiar el enlace
online-free = Enlace nuevo; el anterior deja de valer
online-replace = Que juegue el ordenador
online-phrase = { $phrase ->
   *[hello] ¡Hola!
    [good-luck] ¡Suerte!
    [nice-move] ¡Buena jugada!
    [one-moment] Un momento, por favor.
    [back] Ya estoy aquí.
    [thanks] ¡Gracias!
    [good-game] ¡Buena partida!
    [bye] ¡Adiós!
}
online-said = { $who }: { $what }
online-connecting = Conectando con el servidor…
online-lost = Se ha perdido la conexión. Se está reintentando; no se pierde nada.
online-back = Conectado de nuevo.
online-rematch-asked = La siguiente partida empieza cuando todos estén de acuerdo.
online-verified = Las cartas se repartieron como se prometió: la partida coincide con el número sellado.
online-not-verified = La partida no coincide con el número sellado.
online-no-server = No hay servidor en el que jugar.
online-no-link = En el portapapeles no hay ningún enlace a una mesa.
online-server-set = Las mesas nuevas se abren en este servidor.
online-other-version = Esta mesa necesita otra versión del juego. Recarga la página o actualiza el programa.
online-refused = { $reason ->
    [no-table] Esta mesa ya no existe.
    [no-ticket] Este enlace ya no es válido.
    [protocol] El servidor tiene otra versión. Recarga la página o actualiza el programa.
    [rules] El servidor tiene ahora otras reglas y no puede seguir con esta partida.
    [no-game] El servidor no conoce este juego.
    [full] El servidor está lleno. Inténtalo más tarde.
    [too-fast] Demasiadas peticiones. Espera un momento.
    [storage] El servidor no puede guardar ahora. Inténtalo de nuevo.
    [not-to-act] Ya no te toca.
    [outdated] La mesa ha cambiado. Vuelve a elegir.
    [illegal] Las reglas no lo permiten.
    [no-undo] Eso ya no se puede deshacer.
    [not-host] Solo quien abrió la mesa puede hacerlo.
    [present] Esa persona está aquí.
    [phase] Ahora no es posible.
   *[unreadable] El servidor lo ha rechazado.
    [too-large] El servidor lo ha rechazado.
    [not-yours] El servidor lo ha rechazado.
}
menu-leave-remote = La mesa sigue en el servidor: la encuentras en «Jugar en línea».
