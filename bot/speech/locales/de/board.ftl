small-print = { $turn ->
    [0] { $variant } · Partie { $game }
   *[other] { $variant } · Zug { $turn } · Partie { $game }
}
small-print-past = { $turn ->
    [0] { $variant } · Anfang · Partie { $game }
   *[other] { $variant } · Zug { $turn } von { $count } · Partie { $game }
}
small-print-replay = { $variant } · { $count ->
    [one] ein Zug
   *[other] { $count } Züge
} · Partie { $game }
dice-promise = SHA-256 des Würfel-Seeds: `{ $hash }`
against-engine = gegen mich (Stufe { $level })

seats = { $white_is ->
    [engine] Ich spiele Weiß, { $black } spielt Schwarz.
   *[person] { $black_is ->
        [engine] { $white } spielt Weiß, ich spiele Schwarz.
       *[person] { $white } spielt Weiß, { $black } spielt Schwarz.
    }
}
was-next = { next-was } am Zug.
next-was = { $name_is ->
    [engine] Ich war
   *[person] { $name } war
}
is-next = { next-is } am Zug.
next-is = { $name_is ->
    [engine] Ich bin
   *[person] { $name } ist
}
thread-name = { $challenger } gegen { $accepter } · { $variant }
