# How a game ended, on turn $turn. $winner, $loser, $white and $black are people. $side is the side
# that lost, white or black, and $piece one of its pieces.

won-checkmate = **{ $winner } gana** a { $loser } por jaque mate en el turno { $turn }.
won-resignation = **{ $winner } gana**: { $loser } abandona en el turno { $turn }.
won-resignation-at-start = **{ $winner } gana**: { $loser } abandona antes del primer turno.
won-time = **{ $winner } gana** a { $loser } por tiempo en el turno { $turn }.
won-null = **{ $winner } gana**: { $loser } pierde a manos del Nulo en el turno { $turn }.
won-null-takes = **{ $winner } gana** a { $loser }: el Nulo captura { PIECE($piece, form: "object") } en el turno { $turn }.
won-totem-strikes = **{ $winner } gana** a { $loser }: el Tótem, devuelto a casa en el turno { $turn }, captura { PIECE($piece, form: "object") }.
won-null-check-in-vain = **{ $winner } gana** a { $loser }: la tirada del turno { $turn } deja en jaque a { side-name }, y sacrificar el Tótem no serviría de nada.
won-null-demotes = **{ $winner } gana** a { $loser }: en el turno { $turn } el Nulo alcanza al Rey Ascendido de { side-name }, que no tienen Tótem.
won-null-check = **{ $winner } gana** a { $loser }: la tirada del turno { $turn } deja en jaque a { side-name }, que no tienen Tótem para anularla.

drawn-stalemate = **Tablas** entre { $white } y { $black }: rey ahogado en el turno { $turn }.
drawn-material = **Tablas** entre { $white } y { $black } en el turno { $turn }: ningún bando puede ya dar mate.
drawn-fivefold = **Tablas** entre { $white } y { $black } en el turno { $turn }: la misma posición por quinta vez.
drawn-threefold = **Tablas** entre { $white } y { $black }, reclamadas en el turno { $turn }: la misma posición por tercera vez.
drawn-moves = **Tablas** entre { $white } y { $black } en el turno { $turn }: 75 jugadas por bando sin capturas ni movimientos de peón.
drawn-moves-claimed = **Tablas** entre { $white } y { $black }, reclamadas en el turno { $turn }: 50 jugadas por bando sin capturas ni movimientos de peón.
drawn-agreed = **Tablas** entre { $white } y { $black }, acordadas en el turno { $turn }.
drawn-agreed-at-start = **Tablas** entre { $white } y { $black }, acordadas antes del primer turno.
drawn-time = **Tablas** entre { $white } y { $black }: el tiempo se agota en el turno { $turn } y el otro bando no puede dar mate.
drawn-null-returns = **Tablas** entre { $white } y { $black } en el turno { $turn }: el Nulo reaparece en { $square }, donde estaba { PIECE($piece, form: "the") }.
drawn-null-checks-both = **Tablas** entre { $white } y { $black }: la tirada del turno { $turn } deja en jaque a ambos reyes, y nadie tiene un Tótem para anularla.

aborted-early = La partida entre { $white } y { $black } se cierra: uno de los bandos no llegó a mover.
aborted-early-again = La partida entre { $white } y { $black } se cierra: tras deshacer jugadas, uno de los bandos aún no había movido.
aborted-agreed = { $white } y { $black } cierran su partida sin resultado.
aborted-silence = La partida entre { $white } y { $black } se cierra sin resultado tras un largo silencio.

# How a game of another program ended, as its file says. $how is other where it does not say.

filed-won = **{ $winner } gana** { $how ->
    [checkmate] a { $loser } por jaque mate
    [resignation] a { $loser } por abandono
    [timeout] a { $loser } por tiempo
    [abandoned] a { $loser }, que dejó la partida
    [adjudication] a { $loser } por decisión arbitral
    [infraction] a { $loser } por una infracción de las reglas
    [forfeit] a { $loser } por incomparecencia
   *[other] a { $loser }
}.
filed-drawn = **Tablas** entre { $white } y { $black }{ $how ->
    [agreement] {""}, acordadas.
    [timeout-insufficient] : se acaba el tiempo y el otro bando no puede dar mate.
    [stalemate] : rey ahogado.
    [repetition] : la misma posición se repitió demasiado.
    [fifty] : demasiadas jugadas sin captura ni movimiento de peón.
    [insufficient] : ningún bando puede ya dar mate.
    [adjudication] {""} por decisión arbitral.
    [abandoned] : la partida quedó abandonada.
   *[other] .
}
filed-open = La partida de { $white } y { $black } quedó abandonada.
