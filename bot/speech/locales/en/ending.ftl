# How a game ended, on move $turn. $winner, $loser, $white and $black are players. $side (white or
# black) lost, and $piece is one of its pieces. $winner_is, $loser_is,
# $white_is and $black_is: engine where that is the bot, else person.

wins = { $winner_is ->
    [engine] **I win**
   *[person] **{ $winner } wins**
}
beaten = { $loser_is ->
    [engine] me
   *[person] { $loser }
}
# At the end of a sentence, so in brackets: 12... ends in dots.
at-move = { $turn ->
    [0] {""}
   *[other] {" "}(move { $turn })
}
# Between whom a draw is.
both = { $white_is ->
    [engine] me and { $black }
   *[person] { $black_is ->
        [engine] { $white } and me
       *[person] { $white } and { $black }
    }
}

won-checkmate = { wins } against { beaten } by checkmate{ at-move }.
won-resignation = { wins }: { $loser } resigned{ at-move }.
won-resignation-at-start = { wins }: { $loser } resigned before the first move.
won-time = { wins }: { $loser } ran out of time{ at-move }.
won-null = { wins } against { beaten } thanks to the Null{ at-move }.
won-null-takes = { wins } against { beaten }: the Null captured { PIECE($piece, form: "whose") }{ at-move }.
won-totem-strikes = { wins } against { beaten }: the Totem was sent home and captured { PIECE($piece, form: "whose") }{ at-move }.
won-null-check-in-vain = { wins } against { beaten }: the roll put { side-name } in check, and preventing it wouldn't have helped{ at-move }.
won-null-demotes = { wins } against { beaten }: the Null met { side-name }'s Ascended King, and { side-name } had no Totem{ at-move }.
won-null-check = { wins } against { beaten }: the roll put { side-name } in check, and { side-name } had no Totem to prevent it{ at-move }.

drawn-stalemate = **Draw** between { both } by stalemate{ at-move }.
drawn-material = **Draw** between { both } by insufficient material{ at-move }.
drawn-fivefold = **Draw** between { both } by fivefold repetition{ at-move }.
drawn-threefold = **Draw** between { both } by threefold repetition{ at-move }.
drawn-moves = **Draw** between { both } by the 75-move rule{ at-move }.
drawn-moves-claimed = **Draw** between { both } by the 50-move rule{ at-move }.
drawn-agreed = **Draw** between { both } by agreement{ at-move }.
drawn-agreed-at-start = **Draw** between { both } by agreement before the first move.
drawn-time = **Draw** between { both }: one side ran out of time, but the other can't checkmate{ at-move }.
drawn-null-returns = **Draw** between { both }: the Null returned to { $square } and removed { PIECE($piece, form: "whose") }{ at-move }.
drawn-null-checks-both = **Draw** between { both }: the roll put both kings in check, and neither side had a Totem to prevent it{ at-move }.

aborted-early = Game aborted early: { $white } vs { $black }.
aborted-early-again = Game aborted early, after a takeback: { $white } vs { $black }.
aborted-agreed = Game aborted by agreement: { $white } vs { $black }.
aborted-silence = Game aborted for inactivity: { $white } vs { $black }.

# How a game of another program ended. $how is other where its file does not say.

filed-won = { $how ->
    [checkmate] { wins } against { beaten } by checkmate.
    [resignation] { wins }: { $loser } resigned.
    [timeout] { wins } against { beaten } on time.
    [abandoned] { wins }: { $loser } left the game.
    [adjudication] { wins } against { beaten } by adjudication.
    [infraction] { wins }: { $loser } broke the rules.
    [forfeit] { wins } against { beaten } by forfeit.
   *[other] { wins } against { beaten }.
}
filed-drawn = { $how ->
    [agreement] **Draw** between { both } by agreement.
    [timeout-insufficient] **Draw** between { both }: one side ran out of time, but the other can't checkmate.
    [stalemate] **Draw** between { both } by stalemate.
    [repetition] **Draw** between { both } by repetition.
    [fifty] **Draw** between { both }: too many moves without a capture or pawn move.
    [insufficient] **Draw** between { both } by insufficient material.
    [adjudication] **Draw** between { both } by adjudication.
    [abandoned] **Draw** between { both }: the game was abandoned.
   *[other] **Draw** between { both }.
}
filed-open = Unfinished game: { $white } vs { $black }.
