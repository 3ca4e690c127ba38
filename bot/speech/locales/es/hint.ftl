hint-best = Mejor jugada: { $turn }.
hint-best-move = Mejor jugada: { $turn } ({ $words }).
hint-wins = Gana en el acto.
hint-checks = Da jaque.
hint-threat = { $count ->
    [0] Amenaza con ganar en la próxima jugada.
   *[other] Amenaza con ganar en la próxima jugada { danger-on-mid }.
}
hint-saved = { $count ->
    [0] Sin ella, { side-name } podrían ganar en la próxima jugada.
   *[other] Sin ella, { side-name } podrían ganar en la próxima jugada { danger-on-mid }.
}
hint-left = { $count ->
    [0] Aun así, { side-name } pueden ganar en la próxima jugada.
   *[other] Aun así, { side-name } pueden ganar en la próxima jugada { danger-on-mid }.
}
danger-on-mid = { $count ->
    [8] con cualquier tirada
    [one] con un { LIST($numbers, join: "or") }
   *[other] con una tirada de { LIST($numbers, join: "or") }
}
hint-attacks = Ataca { LIST($pieces) }.
hint-rescues = Salva { LIST($pieces) }.
hint-averted = Sin ella corres peligro. { $dangers }
hint-dangers = Después: { $dangers }
hint-answer = Respuesta prevista: { $turn } ({ $words }).
hint-worth = Tus posibilidades con ella: { $percent } % (100 % = victoria, 50 % = tablas).
hint-forced = { $turns ->
    [0] Así ganas, salga lo que salga.
    [one] Así ganas en la próxima jugada, pase lo que pase.
   *[other] Así ganas en { $turns } jugadas, pase lo que pase.
}
hint-lost = Pero la partida está perdida: no veo defensa.
