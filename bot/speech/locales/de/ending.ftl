# How a game ended, on turn $turn. $winner, $loser, $white and $black are people. $side is the side
# that lost, white or black, and $piece one of its pieces.

won-checkmate = **{ $winner } gewinnt** in Zug { $turn } durch Matt gegen { $loser }.
won-resignation = **{ $winner } gewinnt**: { $loser } gibt in Zug { $turn } auf.
won-resignation-at-start = **{ $winner } gewinnt**: { $loser } gibt vor dem ersten Zug auf.
won-time = **{ $winner } gewinnt** in Zug { $turn } auf Zeit gegen { $loser }.
won-null = **{ $winner } gewinnt** gegen { $loser }: In Zug { $turn } entscheidet die Null die Partie.
won-null-takes = **{ $winner } gewinnt** gegen { $loser }: Nach Zug { $turn } schlägt die Null { PIECE($piece, form: "acc") }.
won-totem-strikes = **{ $winner } gewinnt** gegen { $loser }: Nach Zug { $turn } wird das Totem heimgeschickt und schlägt { PIECE($piece, form: "acc") }.
won-null-check-in-vain = **{ $winner } gewinnt** gegen { $loser }: Durch den Wurf nach Zug { $turn } gerät { side-name } ins Schach, und das Totem zu opfern würde nicht helfen.
won-null-demotes = **{ $winner } gewinnt** gegen { $loser }: Nach Zug { $turn } trifft die Null auf den Himmelskönig von { side-name }, und { side-name } hat kein Totem.
won-null-check = **{ $winner } gewinnt** gegen { $loser }: Durch den Wurf nach Zug { $turn } gerät { side-name } ins Schach und hat kein Totem, um ihn abzuwehren.

drawn-stalemate = **Remis** zwischen { $white } und { $black }: Patt in Zug { $turn }.
drawn-material = **Remis** zwischen { $white } und { $black } in Zug { $turn }: Keine Seite kann mehr mattsetzen.
drawn-fivefold = **Remis** zwischen { $white } und { $black } in Zug { $turn }: dieselbe Stellung zum fünften Mal.
drawn-threefold = **Remis** zwischen { $white } und { $black }, reklamiert in Zug { $turn }: dieselbe Stellung zum dritten Mal.
drawn-moves = **Remis** zwischen { $white } und { $black } in Zug { $turn }: je 75 Züge ohne Schlagen und ohne Bauernzug.
drawn-moves-claimed = **Remis** zwischen { $white } und { $black }, reklamiert in Zug { $turn }: je 50 Züge ohne Schlagen und ohne Bauernzug.
drawn-agreed = **Remis** zwischen { $white } und { $black }, vereinbart in Zug { $turn }.
drawn-agreed-at-start = **Remis** zwischen { $white } und { $black }, vereinbart vor dem ersten Zug.
drawn-time = **Remis** zwischen { $white } und { $black }: In Zug { $turn } läuft die Zeit ab, aber die andere Seite kann nicht mattsetzen.
drawn-null-returns = **Remis** zwischen { $white } und { $black } in Zug { $turn }: Die Null erscheint wieder auf { $square }, wo { PIECE($piece, form: "nom") } stand.
drawn-null-checks-both = **Remis** zwischen { $white } und { $black }: Durch den Wurf nach Zug { $turn } geraten beide Könige ins Schach, und keine Seite hat ein Totem, um ihn abzuwehren.

aborted-early = Die Partie von { $white } und { $black } ist abgebrochen: Eine Seite hat nie gezogen.
aborted-early-again = Die Partie von { $white } und { $black } ist abgebrochen: Nach dem, was zurückgenommen wurde, hatte eine Seite noch nicht gezogen.
aborted-agreed = { $white } und { $black } haben ihre Partie ohne Ergebnis abgebrochen.
aborted-silence = Die Partie von { $white } und { $black } wurde nach langer Stille ohne Ergebnis abgebrochen.

# How a game of another program ended, as its file says. $how is other where it does not say.

filed-won = **{ $winner } gewinnt** { $how ->
    [checkmate] durch Matt gegen { $loser }
    [resignation] gegen { $loser } durch Aufgabe
    [timeout] auf Zeit gegen { $loser }
    [abandoned] gegen { $loser }, da die Gegenseite die Partie verlassen hat
    [adjudication] gegen { $loser } durch Schiedsspruch
    [infraction] gegen { $loser } wegen eines Regelverstoßes
    [forfeit] kampflos gegen { $loser }
   *[other] gegen { $loser }
}.
filed-drawn = **Remis** zwischen { $white } und { $black }{ $how ->
    [agreement] {""}, vereinbart.
    [timeout-insufficient] : Die Zeit ist um, und die andere Seite kann nicht mattsetzen.
    [stalemate] : Patt.
    [repetition] : Dieselbe Stellung kam zu oft.
    [fifty] : zu viele Züge ohne Schlagen und Bauernzug.
    [insufficient] : Keine Seite kann mehr mattsetzen.
    [adjudication] {""} durch Schiedsspruch.
    [abandoned] : Die Partie wurde abgebrochen.
   *[other] .
}
filed-open = Die Partie von { $white } und { $black } wurde abgebrochen.
