# "beaten" and "both" follow "gegen" and "zwischen".
wins = **{ $winner_is ->
    [engine] Ich gewinne
   *[person] { $winner } gewinnt
}**
beaten = { $loser_is ->
    [engine] mich
   *[person] { $loser }
}
at-move = { $turn ->
    [0] {""}
   *[other] {" "}(Zug { $turn })
}
both = { $white_is ->
    [engine] mir und { $black }
   *[person] { $white } und { $black_is ->
        [engine] mir
       *[person] { $black }
    }
}

won-checkmate = { wins } durch Matt gegen { beaten }{ at-move }.
won-resignation = { wins }: { $loser } gibt auf{ at-move }.
won-resignation-at-start = { wins }: { $loser } gibt vor dem ersten Zug auf.
won-time = { wins } auf Zeit gegen { $loser }{ at-move }.
won-null = { wins } durch die Null gegen { beaten }{ at-move }.
won-null-takes = { wins } gegen { beaten }{ at-move }: Die Null schlägt { PIECE($piece, form: "acc") }.
won-totem-strikes = { wins } gegen { beaten }{ at-move }: Das heimgeschickte Totem schlägt { PIECE($piece, form: "acc") }.
won-null-check-in-vain = { wins } gegen { beaten }{ at-move }: Der Wurf bringt { side-name } ins Schach, und auch ein Totemopfer hilft nicht.
won-null-demotes = { wins } gegen { beaten }{ at-move }: Die Null trifft auf den Himmelskönig von { side-name }, und { side-name } hat kein Totem.
won-null-check = { wins } gegen { beaten }{ at-move }: Der Wurf bringt { side-name } ins Schach, und { side-name } hat kein Totem, um ihn abzuwehren.

drawn-stalemate = **Remis** zwischen { both } durch Patt{ at-move }.
drawn-material = **Remis** zwischen { both } durch unzureichendes Material{ at-move }.
drawn-fivefold = **Remis** zwischen { both } durch fünffache Stellungswiederholung{ at-move }.
drawn-threefold = **Remis** zwischen { both } durch dreifache Stellungswiederholung{ at-move }.
drawn-moves = **Remis** zwischen { both } nach der 75-Züge-Regel{ at-move }.
drawn-moves-claimed = **Remis** zwischen { both } nach der 50-Züge-Regel{ at-move }.
drawn-agreed = **Remis** zwischen { both } durch Vereinbarung{ at-move }.
drawn-agreed-at-start = **Remis** zwischen { both } durch Vereinbarung vor dem ersten Zug.
drawn-time = **Remis** zwischen { both }{ at-move }: Die Zeit ist um, aber die andere Seite kann nicht mattsetzen.
drawn-null-returns = **Remis** zwischen { both }{ at-move }: Die Null kehrt nach { $square } zurück und entfernt { PIECE($piece, form: "acc") }.
drawn-null-checks-both = **Remis** zwischen { both }{ at-move }: Der Wurf bringt beide Könige ins Schach, und keine Seite hat ein Totem, um ihn abzuwehren.

aborted-early = Partie abgebrochen: { $white } gegen { $black }. Eine Seite hatte noch nicht gezogen.
aborted-early-again = Partie abgebrochen: { $white } gegen { $black }. Nach einer Zugrücknahme hatte eine Seite noch keinen Zug gemacht.
aborted-agreed = Partie einvernehmlich abgebrochen: { $white } gegen { $black }.
aborted-silence = Partie abgebrochen: { $white } gegen { $black }. Es ist zu lange nichts passiert.

filed-won = { $how ->
    [checkmate] { wins } durch Matt gegen { beaten }.
    [resignation] { wins }: { $loser } gibt auf.
    [timeout] { wins } auf Zeit gegen { beaten }.
    [abandoned] { wins }: { $loser } verlässt die Partie.
    [adjudication] { wins } durch Schiedsspruch gegen { beaten }.
    [infraction] { wins }: { $loser } verstößt gegen die Regeln.
    [forfeit] { wins } kampflos gegen { beaten }.
   *[other] { wins } gegen { beaten }.
}
filed-drawn = { $how ->
    [agreement] **Remis** zwischen { both } durch Vereinbarung.
    [timeout-insufficient] **Remis** zwischen { both }: Die Zeit ist um, aber die andere Seite kann nicht mattsetzen.
    [stalemate] **Remis** zwischen { both } durch Patt.
    [repetition] **Remis** zwischen { both } durch Stellungswiederholung.
    [fifty] **Remis** zwischen { both }: zu viele Züge ohne Schlagen und ohne Bauernzug.
    [insufficient] **Remis** zwischen { both } durch unzureichendes Material.
    [adjudication] **Remis** zwischen { both } durch Schiedsspruch.
    [abandoned] **Remis** zwischen { both }: Die Partie wurde abgebrochen.
   *[other] **Remis** zwischen { both }.
}
filed-open = Partie abgebrochen: { $white } gegen { $black }.
