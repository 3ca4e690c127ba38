# How a game ended, on turn $turn. $winner, $loser, $white and $black are people. $side is the side
# that lost, white or black, and $piece one of its pieces.

won-checkmate = **{ $winner } wins** by checkmate against { $loser }, on turn { $turn }.
won-resignation = **{ $winner } wins**: { $loser } resigns on turn { $turn }.
won-resignation-at-start = **{ $winner } wins**: { $loser } resigns before the first turn.
won-time = **{ $winner } wins** on time against { $loser }, on turn { $turn }.
won-null = **{ $winner } wins** against { $loser }, who loses to the Null on turn { $turn }.
won-null-takes = **{ $winner } wins** against { $loser }: the Null takes { PIECE($piece, form: "whose") } on turn { $turn }.
won-totem-strikes = **{ $winner } wins** against { $loser }: the Totem, sent home on turn { $turn }, strikes { PIECE($piece, form: "whose") }.
won-null-check-in-vain = **{ $winner } wins** against { $loser }: the roll of turn { $turn } puts { side-name } in check, and giving up the Totem would not help.
won-null-demotes = **{ $winner } wins** against { $loser }: on turn { $turn } the Null meets { side-name }'s Ascended King, and { side-name } has no Totem.
won-null-check = **{ $winner } wins** against { $loser }: the roll of turn { $turn } puts { side-name } in check, and { side-name } has no Totem to prevent it.

drawn-stalemate = **Draw** between { $white } and { $black }: stalemate on turn { $turn }.
drawn-material = **Draw** between { $white } and { $black } on turn { $turn }: neither side can mate any more.
drawn-fivefold = **Draw** between { $white } and { $black } on turn { $turn }: the same position for the fifth time.
drawn-threefold = **Draw** between { $white } and { $black }, claimed on turn { $turn }: the same position for the third time.
drawn-moves = **Draw** between { $white } and { $black } on turn { $turn }: 75 moves each without a capture or pawn move.
drawn-moves-claimed = **Draw** between { $white } and { $black }, claimed on turn { $turn }: 50 moves each without a capture or pawn move.
drawn-agreed = **Draw** between { $white } and { $black }, agreed on turn { $turn }.
drawn-agreed-at-start = **Draw** between { $white } and { $black }, agreed before the first turn.
drawn-time = **Draw** between { $white } and { $black }: time runs out on turn { $turn }, and the other side cannot mate.
drawn-null-returns = **Draw** between { $white } and { $black } on turn { $turn }: the Null comes back on { $square }, where { PIECE($piece, form: "whose") } stood.
drawn-null-checks-both = **Draw** between { $white } and { $black }: the roll of turn { $turn } puts both kings in check, and nobody has a Totem to prevent it.

aborted-early = The game of { $white } and { $black } is closed: one of the two never moved.
aborted-early-again = The game of { $white } and { $black } is closed: after what was taken back, one of the two had not moved.
aborted-agreed = { $white } and { $black } have closed their game without a result.
aborted-silence = The game of { $white } and { $black } is closed after a long silence, without a result.

# How a game of another program ended, as its file says. $how is other where it does not say.

filed-won = **{ $winner } wins** { $how ->
    [checkmate] by checkmate against { $loser }
    [resignation] against { $loser }, who resigns
    [timeout] on time against { $loser }
    [abandoned] against { $loser }, who left the game
    [adjudication] against { $loser } by adjudication
    [infraction] against { $loser }, who broke the rules
    [forfeit] against { $loser } by forfeit
   *[other] against { $loser }
}.
filed-drawn = **Draw** between { $white } and { $black }{ $how ->
    [agreement] {""}, agreed.
    [timeout-insufficient] : time runs out, and the other side cannot mate.
    [stalemate] : stalemate.
    [repetition] : the same position came again too often.
    [fifty] : too many moves without a capture or pawn move.
    [insufficient] : neither side can mate any more.
    [adjudication] {""} by adjudication.
    [abandoned] : the game was abandoned.
   *[other] .
}
filed-open = The game of { $white } and { $black } was abandoned.
