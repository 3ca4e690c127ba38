# Small messages. $name and $challenger are people, as a mention or a name.

challenged-person = { $name } reta a { $whom } a una partida de **{ $variant }**. { $summary }
challenged-anybody = { $name } busca rival para una partida de **{ $variant }**. { $summary }
challenger-side = { $name } juega con { $side ->
    [white] blancas
   *[black] negras
}.
challenger-lot = Los colores se sortean.
challenge-accepted = { $name } acepta el reto de { $challenger }: empieza la partida { $game }.
challenge-accepted-in-thread = { $name } acepta el reto de { $challenger }: la partida { $game } se juega en { $thread }.
challenge-declined = { $name } rechaza el reto de { $challenger }.
challenge-withdrawn = { $name } retira este reto.

# $then: roll where the player rolls for the Null next, else turn. $side is the player's.
ask-resign = ¿Abandonas la partida { $game }? Juegas con { $side ->
    [white] blancas, y las negras
   *[black] negras, y las blancas
} ganan en el acto.
what-follows = { $then ->
    [roll] después tiras tú el dado del Nulo
   *[turn] después les toca { $side ->
        [white] a las negras
       *[black] a las blancas
    }
}
ask-sacrifice = ¿Sacrificas tu Tótem en la partida { $game }? Sale del tablero; ese es tu turno, y { what-follows }.
ask-undo = ¿Sacrificas tu Tótem en la partida { $game } para deshacer la tirada? Vuelve la posición anterior a ella, pero sin tu Tótem; ese es tu turno, y { what-follows }.
declined-resign = Sigues jugando.
declined-sacrifice = Conservas tu Tótem.
declined-undo = Conservas tu Tótem, y la tirada se mantiene.
agreed-resign = Partida abandonada.
agreed-sacrifice = Tótem sacrificado.
agreed-undo = Tótem sacrificado y tirada deshecha.

# Above a page of a game's rules: which of how many.
guide-heading = **{ $game }: { $title }** ({ $number } de { $count })

you-played = Tu jugada: { $notation }.
# $last: what happened last, a whole sentence.
game-went-on = La partida ha seguido adelante. { $last }
more-about = { $variant }, partida { $game }: le toca a { $name }.

# How the dice are checked. $hash is what was published at the start, $rolls are numbers.
dice-promised = Todas las tiradas de la partida { $game } salen de un secreto de 32 bytes que se sorteó al empezar. Su SHA-256, `{ $hash }`, figura bajo el primer tablero; cuando termine la partida, mostraré aquí el secreto y podrás volver a calcular todas las tiradas.
dice-proof = { $count ->
    [0] En la partida { $game } no se tiró ningún dado.
    [one] El dado de la partida { $game } marcó { $rolls }.
   *[other] Los dados de la partida { $game } marcaron, uno tras otro: { $rolls }.
} La primera línea muestra el SHA-256 { $filed ->
    [yes] para comparar con el que figura bajo el primer tablero
   *[no] que figuraba bajo el primer tablero
}, `{ $hash }`; la segunda, los dígitos de la tirada 1. Para otra tirada, pon su número en lugar del 1 que sigue a los dos puntos.
dice-formula = Una tirada es 1 + (sus dos primeros dígitos hexadecimales, leídos como número, mod 8): `a3` es 163, 163 mod 8 es 3, y la tirada fue un 4.
rolls-freely = { $name } tira { $dice }

fault-logged = Algo ha fallado por mi parte, y queda registrado como `{ $id }`. Inténtalo de nuevo; si sigue ocurriendo, avisa a quien me administra.
unreadable-logged = No he podido leer lo que me envió Discord, y queda registrado. Inténtalo de nuevo; si sigue ocurriendo, avisa a quien me administra.
board-follows = Hecho; el tablero llegará en cuanto pueda mostrarlo.

# A person is challenged by the command on their name. $whom is a mention.
challenge-which = ¿A qué juego quieres jugar con { $whom }?
challenge-sent = Tu reto va en camino.

# Games against the engine, which plays at a $level from 1 to 8.
engine-begun = Empieza la partida { $game } contra Eightfold (nivel { $level }).
engine-begun-in-thread = La partida { $game } contra Eightfold (nivel { $level }) se juega en { $thread }.
engine-which = ¿A qué juego quieres jugar contra Eightfold? La partida empieza enseguida, en el nivel { $level }, y los colores se sortean.
engine-level = Nivel { $level }
engine-level-about = { $level ->
    [1] el más fácil
    [8] lo más fuerte que puede
   *[3] para empezar
}
# In place of a choice from the menu of levels.
menu-level = Nivel { $level }; elige otro
# Where the bot is tried out, for who comes first.
greeting = **¡Te damos la bienvenida!** Soy Eightfold, un bot de ajedrez con un dado de ocho caras. Pulsa **Jugar contra Eightfold**, elige un juego y la partida empieza: usa los botones bajo el tablero o escribe tu jugada con `/move`. Para jugar entre dos, abre esta página otra vez como otra persona y escribe `/challenge`. `/rules` explica cada juego con imágenes y `/help` muestra todo lo que puedo hacer.
