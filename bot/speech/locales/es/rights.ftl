# Lo que puede hacer el bot en un servidor. $missing es una lista de permisos que le faltan.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-create-threads = Crear hilos públicos
permission-send-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos

rights-grant = Quien gestione el servidor puede permitírmelo en **Editar canal > Permisos** o en **Ajustes del servidor > Roles**.

refused-no-thread = Aquí no puedo abrir un hilo. Lo que me falta: { LIST($missing) }. { rights-grant } O bien no indiques `thread` y acepta cuando en este canal no haya otra partida en curso.
refused-no-thread-unknown = Discord no me deja abrir un hilo aquí. Necesito **{ permission-view-channel }**, **{ permission-create-threads }**, **{ permission-send-in-threads }** y **{ permission-attach-files }**; en un foro, también **{ permission-send-messages }**. { rights-grant } O bien no indiques `thread` y acepta cuando en este canal no haya otra partida en curso.
refused-no-thread-rematch = Aquí hay otra partida en curso, y no puedo abrir un hilo para la revancha. Lo que me falta: { LIST($missing) }. { rights-grant } O bien pulsa **Revancha** otra vez cuando esa partida haya terminado.
refused-no-thread-rematch-unknown = Aquí hay otra partida en curso, y Discord no me deja abrir un hilo para la revancha. Necesito **{ permission-view-channel }**, **{ permission-create-threads }**, **{ permission-send-in-threads }** y **{ permission-attach-files }**; en un foro, también **{ permission-send-messages }**. { rights-grant } O bien pulsa **Revancha** otra vez cuando esa partida haya terminado.
refused-discord-slow = Discord va lento en este momento. Inténtalo de nuevo dentro de un rato.
refused-other-channels = Aquí las partidas se abren en { LIST($channels) }. Las que están en curso en otros canales continúan, y todo lo demás funciona en cualquier canal.

no-post = Hecho, pero aquí no puedo publicarlo. Lo que me falta: { LIST($missing) }. { rights-grant } En el canal de una partida, `/board` muestra su tablero.
no-post-unknown = Hecho, pero ahí no puedo publicarlo. Necesito **{ permission-view-channel }**, **{ permission-send-messages }** (en hilos, **{ permission-send-in-threads }**) y **{ permission-attach-files }**. { rights-grant } En el canal de una partida, `/board` muestra su tablero.
rights-later = Lo que me falta en este canal: { LIST($missing) }. La partida funciona igualmente con sus botones y comandos, pero lo que publico por mi cuenta, como los recordatorios, no podrá aparecer. { rights-grant }

config-missing = - Lo que me falta en este canal: { LIST($missing) }. { rights-grant }
config-channels = - Se pueden abrir partidas en { LIST($channels) }.
config-anywhere = - Se pueden abrir partidas en **todos los canales**.
menu-channels = Canales para partidas nuevas; ninguno: todos
