challenged-person = { $name } reta a { $whom } a **{ $variant }**. { $summary }
challenged-anybody = { $name } busca rival para **{ $variant }**. { $summary }
challenger-side = { $name } juega con { $side ->
    [white] blancas
   *[black] negras
}.
challenger-lot = Colores al azar.
challenge-accepted = { $name } acepta el reto de { $challenger }: ¡empieza la partida { $game }!
challenge-accepted-in-thread = { $name } acepta el reto de { $challenger }: la partida { $game } está en { $thread }.
challenge-declined = { $name } rechaza el reto de { $challenger }.
challenge-withdrawn = { $name } retira este reto.

ask-resign = ¿Abandonar la partida { $game }? Ganan { $side ->
    [white] las negras
   *[black] las blancas
}.
what-follows = { $then ->
    [roll] Después tiras el dado del Nulo.
   *[turn] Después juegan { $side ->
        [white] las negras
       *[black] las blancas
    }.
}
ask-sacrifice = ¿Sacrificar tu Tótem en la partida { $game }? Sale del tablero, y eso cuenta como tu jugada. { what-follows }
ask-undo = ¿Sacrificar tu Tótem en la partida { $game } para deshacer la tirada? Se vuelve a la posición anterior, ya sin tu Tótem, y eso cuenta como tu jugada. { what-follows }
declined-resign = La partida continúa.
declined-sacrifice = Conservas tu Tótem.
declined-undo = Conservas tu Tótem, y la tirada se mantiene.
agreed-resign = Partida abandonada.
agreed-sacrifice = Tótem sacrificado.
agreed-undo = Tótem sacrificado y tirada deshecha.

guide-heading = **{ $game }: { $title }** ({ $number } de { $count })

you-played = Tu jugada: { $notation }.
game-went-on = La partida ya avanzó. { $last }
more-about = { $variant }, partida { $game }: es { whose }.

dice-promised = Las tiradas de la partida { $game } salen de un secreto fijado al empezar. Su SHA-256 es `{ $hash }`; cuando termine la partida revelaré el secreto para que compruebes cada tirada.
dice-proof = { $count ->
    [0] En la partida { $game } no hubo tiradas.
    [one] La única tirada de la partida { $game }: { $rolls }.
   *[other] Las tiradas de la partida { $game }, en orden: { $rolls }.
} La primera línea muestra el SHA-256 { $filed ->
    [yes] que debes comparar con el del primer tablero,
   *[no] del primer tablero,
} `{ $hash }`.
dice-formula = La segunda línea muestra los dígitos de la tirada 1; para otra, cambia el 1 que sigue a los dos puntos. Una tirada es 1 + (sus dos primeros dígitos hexadecimales mod 8). Por ejemplo, `a3` es 163, y 163 mod 8 es 3: la tirada es un 4.
rolls-freely = { $name } tira { $dice }

fault-logged = Algo salió mal (error `{ $id }`). Inténtalo de nuevo y, si se repite, avisa a quien administra el bot.
unreadable-logged = No pude leer eso. Inténtalo de nuevo y, si se repite, avisa a quien administra el bot.
board-follows = Hecho. Mostraré el tablero en cuanto pueda.

challenge-which = ¿A qué variante quieres jugar con { $whom }?
challenge-sent = Reto enviado.

engine-begun = ¡Empieza la partida { $game } contra mí (nivel { $level })!
engine-begun-in-thread = La partida { $game } contra mí (nivel { $level }) está en { $thread }.
engine-which = ¿A qué variante quieres jugar contra mí? La partida empieza enseguida, en el nivel { $level } y con colores al azar.
engine-level = Nivel { $level }
engine-level-about = { $level ->
    [1] el más fácil
    [8] mi máximo
   *[3] por donde empieza casi todo el mundo
}
menu-level = Nivel { $level }: elige otro
greeting = **¡Hola!** Soy Eightfold: ajedrez y variantes, con o sin dado de ocho caras. Pulsa **{ button-play-engine }**, elige una variante y juega con los botones o con `/move`. ¿Para jugar con alguien? Abre esta página otra vez para el otro jugador y escribe `/challenge`. Mira también `/rules` y `/help`.
