### Jugar en red: abrir mesas y participar, enlaces, frases, la conexión.

setup-online = Jugar en línea
setup-online-about = Un enlace por persona, sin cuenta
online-title = Jugar en línea
online-about = Los demás reciben un enlace cada uno. Pueden jugar enseguida o volver días después.
online-about-server = Aún no se ha indicado ningún servidor. Pega un enlace que te hayan enviado o la dirección de un servidor.
online-here = en esta pantalla
online-elsewhere = en otro sitio, con enlace
online-create = Crear la mesa
online-paste = Pegar un enlace
online-yours = Tus mesas
online-none = Aquí aparecen las mesas que creas o en las que participas.
online-forget = Quitar la mesa { $number } de la lista
online-open = Mesa { $number }
online-state-over = terminada
online-state-gone = ya no existe
online-state-turn = te toca
online-state-waits = en curso
online-state-known = { $state }, visto { $ago }
online-unknown = Un juego desconocido
online-table = Mesa y enlaces
online-not-come = aún no ha llegado
online-present = en línea
online-absent = ausente
online-say = Decir algo
online-watch = Enlace de espectador
online-link = Enlace
online-invite = Enlace de invitación
online-invite-about = Envía este enlace a todos: quien lo abra ocupará el siguiente sitio libre; los demás podrán mirar.
online-votes = { $votes ->
    [one] ausente ({ $votes } voto)
   *[other] ausente ({ $votes } votos)
}
online-wants-rematch = quiere otra partida
online-rematch-wanted = { $who } quiere otra partida.
online-link-about = Envía este enlace a { $who } o muéstrale el código para que lo escanee. Quien lo tenga juega en este sitio.
online-watch-about = Quien tenga este enlace puede mirar, sin ver las cartas ocultas.
online-list = Mostrar en /tables para la sala
online-copy = Copiar enlace
online-free = Enlace nuevo; el anterior deja de valer
online-free-question = { $player } está en la mesa y tendría que volver a unirse. ¿Liberar el asiento?
online-free-keep = Conservar el asiento
online-replace = Que juegue el ordenador
online-delete = Eliminar la mesa
online-delete-question = ¿Eliminar esta mesa para todos? Se perderán la partida y todos sus enlaces.
online-delete-keep = Conservar la mesa
online-phrase = { $phrase ->
   *[hello] ¡Hola!
    [good-luck] ¡Suerte!
    [nice-move] ¡Buena jugada!
    [one-moment] Un momento, por favor.
    [back] Ya he vuelto.
    [thanks] ¡Gracias!
    [good-game] ¡Buena partida!
    [bye] ¡Adiós!
}
online-said = { $who }: { $what }
online-connecting = Conectando con el servidor…
online-no-answer = El servidor no responde. Se vuelve a intentar.
online-bad-address = Este enlace está incompleto. Pídelo de nuevo.
online-links-aside = Tu lista de mesas en línea no se pudo leer y se ha apartado.
online-lost = Conexión perdida. Reconectando; tu partida está a salvo.
online-no-connection = Ahora no hay conexión con el servidor. Inténtalo de nuevo cuando vuelva.
online-back = Conexión restablecida.
online-rematch-asked = La siguiente partida empieza cuando todos estén de acuerdo.
online-verified = Cartas comprobadas: nada ha cambiado.
online-not-verified = No se han podido confirmar las cartas: el registro del servidor no coincide con esta partida.
online-no-server = Aún no se ha indicado ningún servidor.
online-no-link = En el portapapeles no hay ningún enlace a una mesa.
online-server-set = Las mesas nuevas se crean en este servidor.
online-other-version = Esta mesa necesita otra versión del juego. Recarga la página o actualiza el programa.
online-older-rules = Esta partida empezó con reglas más antiguas, que esta versión ya no conoce.
online-refused = { $reason ->
    [no-table] Esta mesa ya no existe.
    [no-ticket] Este enlace ya no es válido.
    [protocol] El servidor tiene otra versión. Recarga la página o actualiza el programa.
    [rules] El servidor tiene ahora otras reglas y no puede seguir con esta partida.
    [no-game] El servidor no conoce este juego.
    [full] El servidor está completo. Inténtalo más tarde.
    [too-fast] Demasiadas peticiones. Espera un momento.
    [storage] El servidor no puede guardar ahora. Inténtalo de nuevo.
    [not-to-act] Ya no te toca.
    [outdated] La partida ha cambiado. Vuelve a elegir.
    [illegal] Las reglas no lo permiten.
    [no-undo] Eso ya no se puede deshacer.
    [not-host] Solo quien creó la mesa puede hacerlo.
    [present] Esa persona ha vuelto.
    [phase] Ahora no es posible.
   *[unreadable] El servidor lo ha rechazado.
    [too-large] El servidor lo ha rechazado.
    [not-yours] Juegas este sitio en otra ventana.
}
menu-leave-remote = La mesa sigue en el servidor: la encuentras en «Jugar en línea».
