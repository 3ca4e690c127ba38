over-won = Ganan { $winner ->
    [white] las blancas
   *[black] las negras
} por { $reason ->
    [null] el Nulo
    [resignation] abandono
    [time] tiempo
   *[checkmate] jaque mate
}.
over-won-only = Ganan { $winner ->
    [white] las blancas
   *[black] las negras
}.
over-drawn = { $reason ->
    [other] Tablas
    [aborted] Partida cancelada
    [agreement] Tablas de común acuerdo
    [claim] Tablas por reclamación
    [time] Tablas por tiempo
    [null] Tablas por el Nulo
    [material] Tablas por material insuficiente
    [repetition] Tablas por repetición
    [moves] Tablas por número de jugadas
   *[stalemate] Tablas por rey ahogado
}.

in-check = { $check ->
    [yes] , en jaque
   *[no] {""}
}
to-move = Juegan { side-name }{ in-check }.
to-roll = { side-start } { $check ->
    [yes] están en jaque y tiran el dado
   *[no] tiran el dado
}.
to-decide = { side-start } { $check ->
    [yes] están en jaque y deciden
   *[no] deciden
}: aceptar la tirada o sacrificar el Tótem para anularla.
to-prevent = { side-start } { $check ->
    [yes] están en jaque y deben
   *[no] deben
} sacrificar el Tótem para anular la tirada.
other-in-check = { side-start } están en jaque.
has-time = Tiempo de { side-name }: { $clock }.
has-lost = { side-start } perdieron { LIST($lost, form: "a") }.

no-die = Turno sin tirada.
no-die-null-in = { $turns ->
    [1] Turno sin tirada; después se mueve el Nulo.
    [2] Turno sin tirada; el Nulo se mueve tras las dos próximas jugadas.
   *[3] Turno sin tirada; el Nulo se mueve tras las tres próximas jugadas.
}
die-shows = La tirada es un { $number }.
die-shows-file = La tirada es un { $number }: columna { $file }.
die-is-free = Ninguna pieza puede llegar ahí: vale cualquier jugada legal.
die-is-prevented = La tirada quedó anulada.

chosen = Selección: { PIECE($piece, form: "the") } de { $square }.
chosen-square = Selección: { $square }.
gravitatur-stands = El Gravitatur está en { $square }.
possible = Casillas posibles: { $squares }.
possible-count = Casillas posibles: { $count }.

side-label = { $side ->
    [white] Blancas
   *[black] Negras
}
stand = { PIECE($pieces) } { $squares }
side-stands = { side-label }: { LIST($kinds, join: ",") }.
side-stands-empty = { side-label }: sin piezas.
null-stands = Nulo { $square }.

animation = Animación de la partida { $game } ({ $variant }): { $count ->
    [one] un tablero
   *[other] { $count } tableros
}{ $all ->
    [no] , no se muestran todos
   *[yes] {""}
}.
animation-ends = El último tablero: { $board }
share = { $variant }: { $white } (blancas) contra { $black } (negras).
