# What players propose to each other, in public. $kind is draw, takeback, abort or rematch; $name proposes
# it to $whom. $notation is the turn to be taken back, $rest whether something came after it.

offer-open = { $kind ->
    [pause] { $whom }, { $name } would like to stop the clock of this game.
    [draw] { $whom }, { $name } offers a draw.
    [takeback] { $whom }, { $name } would like to take back { $notation }{ $rest ->
        [yes] {" "}and all that came after it
       *[no] {""}
    }.
    [abort] { $whom }, { $name } would like to close this game without a result.
   *[rematch] { $whom }, { $name } would like a rematch, with colours swapped.
}
offer-accepted = { $kind ->
    [pause] { $whom } agrees with { $name } to stop the clock. A turn or `/pause` lets it run again.
    [draw] { $whom } accepts { $name }’s offer of a draw.
    [takeback] { $whom } lets { $name } take back { $notation }.
    [abort] { $whom } agrees with { $name } to close the game.
   *[rematch] { $whom } accepts { $name }’s offer of a rematch.
}
offer-declined = { $kind ->
    [pause] { $whom } does not want the clock to stop.
    [draw] { $whom } declines { $name }’s offer of a draw.
    [takeback] { $whom } does not let { $name } take back { $notation }.
    [abort] { $whom } wants to go on: the game is not closed.
   *[rematch] { $whom } declines { $name }’s offer of a rematch.
}
offer-withdrawn = { $kind ->
    [pause] { $name } no longer asks to stop the clock.
    [draw] { $name } has withdrawn the offer of a draw.
    [takeback] { $name } no longer asks to take back { $notation }.
    [abort] { $name } no longer asks to close the game.
   *[rematch] { $name } no longer asks for a rematch.
}
offer-lapsed = { $kind ->
    [pause] { $name } asked to stop the clock; that no longer stands.
    [draw] { $name } offered a draw; the offer no longer stands.
    [takeback] { $name } asked to take back { $notation }; that no longer stands.
    [abort] { $name } asked to close the game; that no longer stands.
   *[rematch] { $name } asked for a rematch; that no longer stands.
}

# To who proposes it, alone: the offer is public, or was done at once.
proposal-sent = { $kind ->
    [pause] You have asked to stop the clock.
    [draw] You have offered a draw.
   *[takeback] You have asked to take your turn back.
}
proposal-done = { $kind ->
    [pause] The clock is stopped.
    [draw] The game is a draw.
   *[takeback] Your turn is taken back.
}

# On the board after it. $rest: whether something came after the turn; $again: whether dice did, which
# fall by the same secret; $roll: the number of the roll that stands before the turn, or 0.
took-back = { $name } takes back { $notation }{ $rest ->
    [yes] {" "}and all that came after it
   *[no] {""}
}.{ $roll ->
    [0] { $again ->
        [yes] {" "}The dice will fall again as they did.
       *[no] {""}
    }
    [8] {" "}The roll stays an 8.
   *[other] {" "}The roll stays a { $roll }.
}

rematch-in-thread = Game { $game }, the rematch, is played in { $thread }.
# The name of a thread.
rematch-thread = Rematch of game { $game } · { $variant }
