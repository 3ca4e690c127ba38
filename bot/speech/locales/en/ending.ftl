# How a game ended, on move $turn. $winner, $loser, $white and $black are players. $side (white or
# black) lost, and $piece is one of its pieces.

won-checkmate = **{ $winner } wins** against { $loser } by checkmate on move { $turn }.
won-resignation = **{ $winner } wins**: { $loser } resigned on move { $turn }.
won-resignation-at-start = **{ $winner } wins**: { $loser } resigned before the first move.
won-time = **{ $winner } wins**: { $loser } ran out of time on move { $turn }.
won-null = **{ $winner } wins** against { $loser } by the Null on move { $turn }.
won-null-takes = **{ $winner } wins** against { $loser }: the Null captured { PIECE($piece, form: "whose") } on move { $turn }.
won-totem-strikes = **{ $winner } wins** against { $loser }: the Totem, sent home on move { $turn }, captured { PIECE($piece, form: "whose") }.
won-null-check-in-vain = **{ $winner } wins** against { $loser }: the roll on move { $turn } put { side-name } in check, and sacrificing the Totem wouldn't help.
won-null-demotes = **{ $winner } wins** against { $loser }: the Null met { side-name }'s Ascended King on move { $turn }, and { side-name } had no Totem.
won-null-check = **{ $winner } wins** against { $loser }: the roll on move { $turn } put { side-name } in check without a Totem to prevent it.

drawn-stalemate = **Draw** between { $white } and { $black } by stalemate on move { $turn }.
drawn-material = **Draw** between { $white } and { $black } by insufficient material on move { $turn }.
drawn-fivefold = **Draw** between { $white } and { $black } by fivefold repetition on move { $turn }.
drawn-threefold = **Draw** between { $white } and { $black } by threefold repetition, claimed on move { $turn }.
drawn-moves = **Draw** between { $white } and { $black } by the 75-move rule on move { $turn }.
drawn-moves-claimed = **Draw** between { $white } and { $black } by the 50-move rule, claimed on move { $turn }.
drawn-agreed = **Draw** between { $white } and { $black } by agreement on move { $turn }.
drawn-agreed-at-start = **Draw** between { $white } and { $black } by agreement before the first move.
drawn-time = **Draw** between { $white } and { $black } on move { $turn }: time ran out, but the opponent can't checkmate.
drawn-null-returns = **Draw** between { $white } and { $black } on move { $turn }: the Null returned to { $square } and removed { PIECE($piece, form: "whose") }.
drawn-null-checks-both = **Draw** between { $white } and { $black }: the roll on move { $turn } put both kings in check without a Totem to prevent it.

aborted-early = Game aborted: { $white } vs { $black }. One side never moved.
aborted-early-again = Game aborted: { $white } vs { $black }. After a takeback, one side hadn't moved.
aborted-agreed = Game aborted by agreement: { $white } vs { $black }.
aborted-silence = Game aborted after a long silence: { $white } vs { $black }.

# How a game of another program ended. $how is other where its file does not say.

filed-won = { $how ->
    [checkmate] **{ $winner } wins** against { $loser } by checkmate.
    [resignation] **{ $winner } wins**: { $loser } resigned.
    [timeout] **{ $winner } wins** against { $loser } on time.
    [abandoned] **{ $winner } wins**: { $loser } left the game.
    [adjudication] **{ $winner } wins** against { $loser } by adjudication.
    [infraction] **{ $winner } wins**: { $loser } broke the rules.
    [forfeit] **{ $winner } wins** against { $loser } by forfeit.
   *[other] **{ $winner } wins** against { $loser }.
}
filed-drawn = { $how ->
    [agreement] **Draw** between { $white } and { $black } by agreement.
    [timeout-insufficient] **Draw** between { $white } and { $black }: time ran out, but the opponent can't checkmate.
    [stalemate] **Draw** between { $white } and { $black } by stalemate.
    [repetition] **Draw** between { $white } and { $black } by repetition.
    [fifty] **Draw** between { $white } and { $black }: too many moves without a capture or pawn move.
    [insufficient] **Draw** between { $white } and { $black } by insufficient material.
    [adjudication] **Draw** between { $white } and { $black } by adjudication.
    [abandoned] **Draw** between { $white } and { $black }: the game was abandoned.
   *[other] **Draw** between { $white } and { $black }.
}
filed-open = Game abandoned: { $white } vs { $black }.
