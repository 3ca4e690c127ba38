# What buttons say.

button-accept = Aceptar
button-decline = Rechazar
button-withdraw = Retirar
button-roll = Tirar el dado
button-more = Más
button-prevent = Anular la tirada
button-accept-roll = Aceptar la tirada
button-sacrifice = Sacrificar el Tótem
button-undo = Deshacer la tirada
button-resign = Abandonar
button-resign-game = Abandonar la partida { $game }
button-go-on-here = Seguir aquí: partida { $game }
button-replay = Reproducir
button-animation = Ver como animación
button-check-dice = Verificar los dados
button-without-effect = Colocar sin efecto
button-rules = Reglas
button-back = Volver
button-play = Jugar
button-type = Escribir jugada
button-play-engine = Jugar contra Eightfold
button-hint = Pista
# What players propose to each other, and the answers.
button-offer-draw = Ofrecer tablas
button-claim-draw = Reclamar tablas
button-accept-draw = Aceptar tablas
button-take-back = Deshacer
button-oops = ¡Ups!
button-allow = Permitir
button-rematch = Revancha
button-claim-win = Reclamar la victoria
button-give-day = Dar un día
button-stop-clock = Parar el reloj
button-run-clock = Poner en marcha el reloj

# $piece is a kind of piece that has just appeared, and the button shows its page of the rules.
button-what-is = ¿Qué es { PIECE($piece, form: "a") }?
button-yes = Sí
button-no = No
button-first = Primera
button-previous = Anterior
button-next = Siguiente
button-last = Última

## The form in which a move is typed: its title, at most 45 characters, and what it asks for.

form-title = Escribe tu jugada
form-label = Tu jugada
form-hint = Por ejemplo: e2e4, Nf3 u O-O
