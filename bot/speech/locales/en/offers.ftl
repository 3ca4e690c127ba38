# Offers between players, in public: $name makes one to $whom. $notation is the move to be taken back,
# and $rest whether anything came after it.

offer-open = { $kind ->
    [pause] { $whom }, { $name } would like to pause the clock.
    [draw] { $whom }, { $name } offers a draw.
    [takeback] { $whom }, { $name } would like to take back { $notation }{ $rest ->
        [yes] {" "}and everything after it
       *[no] {""}
    }.
    [abort] { $whom }, { $name } would like to abort this game.
   *[rematch] { $whom }, { $name } would like a rematch with colors swapped.
}
offer-accepted = { $kind ->
    [pause] { $whom } agreed to pause the clock. A move or `/pause` resumes it.
    [draw] { $whom } accepted { $name }'s draw offer.
    [takeback] { $whom } let { $name } take back { $notation }.
    [abort] { $whom } agreed to abort the game.
   *[rematch] { $whom } accepted { $name }'s rematch offer.
}
offer-declined = { $kind ->
    [pause] { $whom } declined to pause the clock.
    [draw] { $whom } declined { $name }'s draw offer.
    [takeback] { $whom } didn't let { $name } take back { $notation }.
    [abort] { $whom } declined to abort the game.
   *[rematch] { $whom } declined { $name }'s rematch offer.
}
offer-withdrawn = { $kind ->
    [pause] { $name } withdrew the request to pause the clock.
    [draw] { $name } withdrew the draw offer.
    [takeback] { $name } withdrew the request to take back { $notation }.
    [abort] { $name } withdrew the request to abort the game.
   *[rematch] { $name } withdrew the rematch offer.
}
offer-lapsed = { $kind ->
    [pause] { $name }'s request to pause the clock expired.
    [draw] { $name }'s draw offer expired.
    [takeback] { $name }'s request to take back { $notation } expired.
    [abort] { $name }'s request to abort the game expired.
   *[rematch] { $name }'s rematch offer expired.
}

# Only to the player who made the offer, while it is open or once it is done.
proposal-sent = { $kind ->
    [pause] You asked to pause the clock.
    [draw] You offered a draw.
   *[takeback] You asked to take back your move.
}
proposal-done = { $kind ->
    [pause] The clock is paused.
    [draw] The game is a draw.
   *[takeback] You took back your move.
}

# On the board after a takeback. $again: whether rolls were taken back, which will come up again;
# $roll: the roll before the move, or 0.
took-back = { $name } took back { $notation }{ $rest ->
    [yes] {" "}and everything after it
   *[no] {""}
}.{ $roll ->
    [0] { $again ->
        [yes] {" "}The same rolls will come up again.
       *[no] {""}
    }
    [8] {" "}The roll is still an 8.
   *[other] {" "}The roll is still a { $roll }.
}

rematch-in-thread = Game { $game }, the rematch, is in { $thread }.
# A thread's name.
rematch-thread = Rematch of game { $game } · { $variant }
