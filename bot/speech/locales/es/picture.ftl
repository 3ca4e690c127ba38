# A picture in words: alt text that a blind player can play from. $side, $winner: white or black.

over-won = Ganan { $winner ->
    [white] las blancas
   *[black] las negras
} por { $reason ->
    [null] el Nulo
    [resignation] abandono
    [time] tiempo
   *[checkmate] jaque mate
}.
# Where nobody says how.
over-won-only = Ganan { $winner ->
    [white] las blancas
   *[black] las negras
}.
over-drawn = { $reason ->
    [other] Tablas
    [aborted] Partida cerrada sin resultado
    [agreement] Tablas de común acuerdo
    [claim] Tablas por reclamación
    [time] Tablas por tiempo
    [null] Tablas por el Nulo
    [material] Tablas: ningún bando puede ya dar mate
    [repetition] Tablas por repetición
    [moves] Tablas por el número de jugadas
   *[stalemate] Tablas por rey ahogado
}.

# $check: yes or no, of the side that acts.
in-check = { $check ->
    [yes] , en jaque
   *[no] {""}
}
to-move = Juegan { side-name }{ in-check }.
to-roll = Tiran el dado { side-name }{ in-check }.
to-decide = Deciden sobre la tirada { side-name }{ in-check }: aceptarla o sacrificar el Tótem para anularla.
to-prevent = Deciden sobre la tirada { side-name }{ in-check }: solo sacrificar el Tótem para anularla salva la partida.
other-in-check = { side-start } están en jaque.
has-time = Tiempo de { side-name }: { $clock }.
has-lost = { side-start } han perdido { LIST($lost, form: "a") }.

no-die = Turno sin dado.
# The Null moves after so many turns.
no-die-null-in = { $turns ->
    [1] Turno sin dado; tras él se mueve el Nulo.
    [2] Turno sin dado; el Nulo se mueve dentro de dos turnos.
   *[3] Turno sin dado; el Nulo se mueve dentro de tres turnos.
}
die-shows = El dado marca { $number }.
die-shows-file = El dado marca { $number }: columna { $file }.
die-is-free = Ninguna jugada cae ahí, así que vale cualquiera.
die-is-prevented = La tirada quedó anulada.

chosen = Selección: { PIECE($piece, form: "the") } de { $square }.
chosen-square = Selección: { $square }.
gravitatur-stands = El Gravitatur está en { $square }.
possible = Posibles: { $squares }.
possible-count = Casillas posibles: { $count }.

# Where all pieces stand: "White: king e1, rooks a1 h1."
side-label = { $side ->
    [white] Blancas
   *[black] Negras
}
stand = { PIECE($pieces) } { $squares }
side-stands = { side-label }: { LIST($kinds, join: ",") }.
side-stands-empty = { side-label }: nada.
null-stands = Nulo { $square }.

animation = Animación de la partida { $game }, { $variant }: { $count ->
    [one] una posición
   *[other] { $count } posiciones
}{ $all ->
    [no] , no se muestran todas
   *[yes] {""}
}.
animation-ends = Termina en esta posición: { $board }
