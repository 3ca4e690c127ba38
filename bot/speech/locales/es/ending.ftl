wins = { $winner_is ->
    [engine] **Gano**
   *[person] **{ $winner } gana**
}
beats = { $winner_is ->
    [engine] **Gano** a { $loser }
   *[person] { $loser_is ->
        [engine] **{ $winner } me gana**
       *[person] **{ $winner } gana** a { $loser }
    }
}
at-move = { $turn ->
    [0] {""}
   *[other] {" "}(jugada { $turn })
}
both = { $white_is ->
    [engine] { $black } y yo
   *[person] { $black_is ->
        [engine] { $white } y yo
       *[person] { $white } y { $black }
    }
}

won-checkmate = { beats } por jaque mate{ at-move }.
won-resignation = { wins }: { $loser } abandona{ at-move }.
won-resignation-at-start = { wins }: { $loser } abandona antes de la primera jugada.
won-time = { wins }: a { $loser } se le acaba el tiempo{ at-move }.
won-null = { beats } por el Nulo{ at-move }.
won-null-takes = { beats }: el Nulo captura { PIECE($piece, form: "object") }{ at-move }.
won-totem-strikes = { beats }: el Tótem vuelve a casa y captura { PIECE($piece, form: "object") }{ at-move }.
won-null-check-in-vain = { beats }: la tirada deja en jaque a { side-name }, y anularla no serviría de nada{ at-move }.
won-null-demotes = { beats }: el Nulo encuentra al Rey Ascendido de { side-name }, que no tienen Tótem{ at-move }.
won-null-check = { beats }: la tirada deja en jaque a { side-name }, que no tienen Tótem para anularla{ at-move }.

drawn-stalemate = **Tablas** entre { both } por rey ahogado{ at-move }.
drawn-material = **Tablas** entre { both } por material insuficiente{ at-move }.
drawn-fivefold = **Tablas** entre { both } por quíntuple repetición{ at-move }.
drawn-threefold = **Tablas reclamadas** entre { both } por triple repetición{ at-move }.
drawn-moves = **Tablas** entre { both } por la regla de las 75 jugadas{ at-move }.
drawn-moves-claimed = **Tablas reclamadas** entre { both } por la regla de las 50 jugadas{ at-move }.
drawn-agreed = **Tablas** entre { both } de común acuerdo{ at-move }.
drawn-agreed-at-start = **Tablas** entre { both } de común acuerdo antes de la primera jugada.
drawn-time = **Tablas** entre { both }: a un bando se le acaba el tiempo, pero el otro no puede dar mate{ at-move }.
drawn-null-returns = **Tablas** entre { both }: el Nulo reaparece en { $square } y elimina { PIECE($piece, form: "object") }{ at-move }.
drawn-null-checks-both = **Tablas** entre { both }: la tirada deja en jaque a ambos bandos, y ninguno tiene Tótem para anularla{ at-move }.

aborted-early = Partida cancelada: { $white } vs { $black }. Un bando no llegó a mover.
aborted-early-again = Partida cancelada: { $white } vs { $black }. Tras deshacerse una jugada, un bando no llegó a mover.
aborted-agreed = Partida cancelada de común acuerdo: { $white } vs { $black }.
aborted-silence = Partida cancelada por inactividad: { $white } vs { $black }.

filed-won = { $how ->
    [checkmate] { beats } por jaque mate.
    [resignation] { wins }: { $loser } abandona.
    [timeout] { beats } por tiempo.
    [abandoned] { wins }: { $loser } dejó la partida.
    [adjudication] { beats } por decisión arbitral.
    [infraction] { wins }: { $loser } infringió las reglas.
    [forfeit] { beats } por incomparecencia.
   *[other] { beats }.
}
filed-drawn = { $how ->
    [agreement] **Tablas** entre { both } de común acuerdo.
    [timeout-insufficient] **Tablas** entre { both }: a un bando se le acaba el tiempo, pero el otro no puede dar mate.
    [stalemate] **Tablas** entre { both } por rey ahogado.
    [repetition] **Tablas** entre { both } por repetición.
    [fifty] **Tablas** entre { both }: demasiadas jugadas sin capturas ni movimientos de peón.
    [insufficient] **Tablas** entre { both } por material insuficiente.
    [adjudication] **Tablas** entre { both } por decisión arbitral.
    [abandoned] **Tablas** entre { both }: la partida quedó sin terminar.
   *[other] **Tablas** entre { both }.
}
filed-open = Partida sin terminar: { $white } vs { $black }.
