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
dice-checked = { $count ->
    [0] En la partida { $game } no hubo tiradas.
    [one] **1 tirada comprobada: es válida.**
   *[other] **{ $count } tiradas comprobadas: todas válidas.**
}
dice-wrong = **La tirada { $number } no sale del secreto.**
dice-proof = { $count ->
    [0] Para comprobar el secreto por tu cuenta, ejecuta lo de abajo.
    [one] La única tirada de la partida { $game }: { $rolls }. Para comprobarla por tu cuenta, ejecuta lo de abajo.
   *[other] Las tiradas de la partida { $game }, en orden: { $rolls }. Para comprobarlas por tu cuenta, ejecuta lo de abajo.
} La primera línea muestra el SHA-256 { $filed ->
    [yes] que debes comparar con el { dice-published },
   *[no] { dice-published },
} `{ $hash }`.
dice-published = { $challenge ->
    [yes] del reto aceptado
   *[no] del primer tablero
}
dice-formula = La segunda línea muestra los dígitos de la tirada 1; para otra, cambia el 1 que sigue a los dos puntos. Una tirada es 1 + (sus dos primeros dígitos hexadecimales mod 8). Por ejemplo, `a3` es 163, y 163 mod 8 es 3: la tirada es un 4.
rolls-freely = { $name } tira { $dice }

fault-logged = Algo salió mal (error `{ $id }`). Inténtalo de nuevo y, si se repite, avisa a quien administra el bot.
unreadable-logged = No pude leer eso. Inténtalo de nuevo y, si se repite, avisa a quien administra el bot.
board-follows = Hecho. Mostraré el tablero en cuanto pueda.

challenge-which = ¿A qué variante quieres jugar con { $whom }?
challenge-sent = Reto enviado.

engine-begun = ¡Empieza la partida { $game } contra mí (nivel { $level })!
engine-begun-in-thread = La partida { $game } contra mí (nivel { $level }) está en { $thread }.
engine-which = ¿A qué variante quieres jugar contra mí?
engine-how = **{ $game } contra mí.** Elige un nivel y pulsa tu color: la partida empieza enseguida. Los porcentajes son mis resultados contra el nivel anterior (tablas = media victoria).
engine-level = Nivel { $level }
engine-level-about = { $level ->
    [1] { $score } % contra jugadas al azar: el más fácil
    [3] { $score } % contra el nivel { $below }: por donde empieza casi todo el mundo
    [8] { $score } % contra el nivel { $below }: mi máximo
   *[other] { $score } % contra el nivel { $below }
}
menu-level = Nivel { $level }: elige otro
greeting = **¡Hola!** Soy Eightfold: ajedrez y variantes, con o sin dado de ocho caras. Pulsa **{ button-play-engine }**, elige una variante y juega con los botones o con `/move`. ¿Para jugar con alguien? Abre esta página otra vez para el otro jugador y escribe `/challenge`. Mira también `/rules` y `/help`.
greeting-direct = ¡Hola! No leo el chat, solo comandos y botones. Pulsa **{ button-play-engine }** o escribe `/` para ver qué puedo hacer.
