permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-create-threads = Crear hilos públicos
permission-send-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos

rights-grant = Un admin del servidor puede cambiarlo en **Editar canal > Permisos** o **Ajustes del servidor > Roles**.

no-thread-lacks = Aquí no puedo abrir un hilo. Permisos que faltan: { LIST($missing, join: ",") }. { rights-grant }
no-thread-unknown = Aquí no puedo abrir un hilo. Necesito **{ permission-view-channel }**, **{ permission-create-threads }**, **{ permission-send-in-threads }** y **{ permission-attach-files }** (en foros, también **Crear publicaciones**). { rights-grant }
no-thread-many = Aquí no puedo abrir un hilo: ya hay demasiados abiertos. Un admin del servidor puede cerrar algunos.
no-thread-tag = Aquí no puedo abrir un hilo: las publicaciones necesitan una etiqueta, y no puedo poner ninguna.
no-thread-said = Aquí no puedo abrir un hilo. Discord dice: «{ $words }».
refused-no-thread = { $reason } Sin `thread`, la partida se juega en este canal.
refused-no-thread-busy = Aquí hay otra partida en curso. { $reason } Inténtalo de nuevo cuando termine esa partida.
refused-no-thread-rematch = Aquí hay otra partida en curso. { $reason } Pulsa **{ button-rematch }** otra vez cuando termine esa partida.
no-thread-played-here = La partida está en este canal, sin hilo. { $reason }
refused-discord-slow = Discord va lento ahora mismo. Vuelve a intentarlo dentro de un momento.
refused-other-channels = Empieza partidas en { LIST($channels, join: "or") }. Las que están en curso continúan, y lo demás funciona en todas partes.

no-post = Hecho, pero aquí no puedo publicar. Permisos que faltan: { LIST($missing, join: ",") }. { rights-grant } `/board` sí funciona.
no-post-unknown = Hecho, pero ahí no puedo publicar. Necesito **{ permission-view-channel }**, **{ permission-send-messages }** (en hilos, **{ permission-send-in-threads }**) y **{ permission-attach-files }**. { rights-grant } `/board` sí funciona.
rights-later = Permisos que me faltan en este canal: { LIST($missing, join: ",") }. La partida funciona, pero no puedo publicar por mi cuenta, así que no habrá recordatorios. { rights-grant }

config-missing = - Permisos que me faltan en este canal: { LIST($missing, join: ",") }. { rights-grant }
config-channels = - Se pueden empezar partidas en { LIST($channels) }.
config-anywhere = - Se pueden empezar partidas en **todos los canales**.
menu-channels = Canales para partidas nuevas (vacío: todos)
