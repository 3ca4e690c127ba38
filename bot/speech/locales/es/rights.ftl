# Lo que puede hacer el bot en un servidor. $missing es una lista de permisos que le faltan.

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-create-threads = Crear hilos públicos
permission-send-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos

rights-grant = Quien gestione el servidor puede permitírmelo en **Editar canal > Permisos** o en **Ajustes del servidor > Roles**.

no-thread-lacks = Aquí no puedo abrir un hilo. Lo que me falta: { LIST($missing) }. { rights-grant }
no-thread-unknown = Discord no me deja abrir un hilo aquí. Necesito **{ permission-view-channel }**, **{ permission-create-threads }**, **{ permission-send-in-threads }** y **{ permission-attach-files }**; en un foro, también **{ permission-send-messages }**. { rights-grant }
no-thread-many = Discord no abre ningún hilo aquí: el servidor tiene tantos abiertos como Discord permite. Quien lo gestiona puede cerrar algunos.
no-thread-tag = Discord no abre ningún hilo aquí: las publicaciones necesitan una etiqueta, y no hay ninguna que yo pueda poner.
no-thread-said = Discord no abre ningún hilo aquí. Dice «{ $words }».
refused-no-thread = { $reason } Un reto sin `thread` se juega en este canal.
refused-no-thread-busy = Aquí hay otra partida en curso. { $reason } Inténtalo de nuevo cuando esa partida haya terminado.
refused-no-thread-rematch = Aquí hay otra partida en curso. { $reason } Pulsa **Revancha** otra vez cuando esa partida haya terminado.
no-thread-played-here = La partida se juega en este canal, sin hilo. { $reason }
refused-discord-slow = Discord va lento en este momento. Inténtalo de nuevo dentro de un rato.
refused-other-channels = Aquí las partidas se abren en { LIST($channels) }. Las que están en curso en otros canales continúan, y todo lo demás funciona en cualquier canal.

no-post = Hecho, pero aquí no puedo publicarlo. Lo que me falta: { LIST($missing) }. { rights-grant } En el canal de una partida, `/board` muestra su tablero.
no-post-unknown = Hecho, pero ahí no puedo publicarlo. Necesito **{ permission-view-channel }**, **{ permission-send-messages }** (en hilos, **{ permission-send-in-threads }**) y **{ permission-attach-files }**. { rights-grant } En el canal de una partida, `/board` muestra su tablero.
rights-later = Lo que me falta en este canal: { LIST($missing) }. La partida funciona igualmente con sus botones y comandos, pero lo que publico por mi cuenta, como los recordatorios, no podrá aparecer. { rights-grant }

config-missing = - Lo que me falta en este canal: { LIST($missing) }. { rights-grant }
config-channels = - Se pueden abrir partidas en { LIST($channels) }.
config-anywhere = - Se pueden abrir partidas en **todos los canales**.
menu-channels = Canales para partidas nuevas; ninguno: todos
