# What commands and their options are for, as Discord shows it while a command is typed: at most 100
# characters each. An attribute is an option; the names themselves stay English.

command-challenge = Reta a alguien, o al propio Eightfold, a una partida
    .variant = Qué juego eliges
    .opponent = A quién retas: una persona o Eightfold; si no se indica, puede aceptar cualquiera
    .level = La fuerza de Eightfold, de 1 a 8; 3 si no se indica. Solo contra Eightfold
    .color = Con qué color juegas; sin esta opción, se sortea
    .pace = Cuánto puede durar cada turno; si no lo pones, lo que diga el servidor, o sin límite
    .rated = Si la partida puntúa; sin esta opción, como lo tenga este servidor
    .thread = Jugar en un hilo propio; si lo omites, un reto a una persona lo hace donde se pueda
    .position = Una posición inicial en FEN; la partida entonces es amistosa
command-roll = Tira el dado que espera tu partida, o los dados que quieras
    .dice = Otros dados, por ejemplo 2d6+1 o d20
command-move = Haz tu jugada
    .turn = Tu jugada, por ejemplo e2e4 o Nf3 (letras inglesas); verás sugerencias mientras escribes
command-board = Muestra otra vez el tablero, tal como está o como estaba
    .side = Desde qué lado se ve; sin esta opción, desde el de quien tiene el turno
    .turn = Como estaba después de este número de turnos; 0 es el inicio
    .text = Mostrarlo también con letras
command-games = Tus partidas, a quién le toca y qué espera en este servidor
command-game = Jugadas, jugadores y dados de una partida; solo lo ves tú
    .number = El número de la partida; sin él, la de este canal
command-replay = Mira la partida de este canal como animación, terminada o no
    .file = Un archivo de /export, o ajedrez en PGN: se muestra turno a turno, solo a ti
command-review = Cómo fue una partida terminada: dados y juego de cada bando; solo lo ves tú
    .game = Qué partida, por su número; la última de este canal si no se indica
command-export = Recibe la partida de este canal como archivo, terminada o no; solo lo ves tú
    .format = Texto, que en ajedrez abren otros programas, o JSON con todo el registro; texto si no se indica
command-hint = La mejor jugada y por qué, en una partida contra Eightfold; solo la ves tú
command-odds = A qué lleva cada número del dado o cada buena jugada; solo lo ves tú
    .game = El número de la partida; sin él, la de este canal
    .turn = Como estaba justo tras este número de turnos, antes de tirar; 0 es el inicio
    .variant = De qué juego es la posición
    .position = Cualquier posición en FEN en lugar de una partida; necesita variant
command-puzzle = Un problema: una posición en la que hay algo que encontrar; solo lo ves tú
    .variant = De qué juego; sin esta opción, de cualquiera
    .kind = Qué hay que encontrar; sin esta opción, cualquier cosa
    .daily = El problema del día, el mismo para todos
command-draw = Ofrece tablas, acéptalas o reclámalas donde lo permiten las reglas
command-takeback = Pide deshacer tu última jugada; contra Eightfold se deshace al momento
command-pause = Pide parar el reloj de una partida con límite de tiempo, o vuelve a ponerlo en marcha
command-resign = Abandona la partida de este canal; antes te pido que lo confirmes
command-abort = Cierra la partida sin resultado: al empezar, de común acuerdo o tras dos semanas de silencio
command-profile = Cómo fueron las partidas de alguien en este servidor: puntuaciones, rivales, suerte
    .person = De quién; sin esta opción, las tuyas
    .variant = De qué juego se dibuja la puntuación; sin esta opción, el de más partidas puntuadas
command-leaderboard = Quién tiene qué puntuación en este servidor
    .variant = En qué juego; sin esta opción, el de más partidas puntuadas aquí
command-rules = Aprende cómo se juega, con imágenes
    .variant = Qué juego quieres aprender
command-learn = Aprende un juego en dos minutos, en cinco posiciones breves; solo lo ves tú
    .variant = Qué juego quieres aprender
command-settings = Consulta o elige cómo me ves y cómo te hablo
    .theme = Los colores de las imágenes
    .size = El tamaño de las imágenes
    .language = El idioma en que te respondo
    .confirm = Si quieres ver el tablero una vez más antes de que se haga tu jugada
    .pings = Si recibes un aviso cuando es tu turno
    .tips = Si te doy consejos en tus tres primeras partidas de cada juego
command-config = Consulta o elige cómo se me ve y cómo hablo en este servidor; requiere «Gestionar servidor»
    .theme = Los colores de las imágenes
    .size = El tamaño de las imágenes
    .language = El idioma de los tableros
    .pace = Cuánto puede durar cada turno si el reto no lo dice
    .one_theme = Si todos los tableros llevan el tema del servidor, le toque a quien le toque
    .white_below = Si las blancas están siempre abajo, le toque a quien le toque
    .rated = Si las partidas puntúan, salvo que el reto diga otra cosa
    .threads = Si los retos a alguien abren hilos, salvo que digan otra cosa
    .puzzles = El canal en el que se publica el problema del día a las 00:05 UTC
command-forget-me = Borra lo que guardo de ti: ajustes, puntuaciones, retos pendientes, tu nombre
command-help = Qué sé hacer y qué juegos conozco

# Choices of options. The games, themes and sizes are in files of their own.

choice-white = Blancas
choice-black = Negras
choice-random = Al azar
choice-none = Sin límite
choice-10m = 10 minutos
choice-1h = 1 hora
choice-1d = 1 día
choice-3d = 3 días
choice-7d = 7 días
choice-text = Texto (PGN)
choice-json = JSON
# What a puzzle asks for.
choice-numbers = ¿Qué números dan mate?
choice-number = Mate con este número
choice-no-way-out = Sin mate para el otro bando
choice-net = La red: un jaque y luego tres números
choice-mate = Mate
choice-null = La tirada del Nulo
# Takes back what was chosen before.
choice-default = Por defecto: nada elegido

# Above the commands and games that /help lists.
help-opening = **Ajedrez y sus variantes, con y sin un dado de ocho caras.** Reta a alguien con `/challenge`; te mencionaré cuando te toque. Entonces usa los botones bajo el tablero o escribe tu jugada con `/move`.
