limit-challenges = { $count ->
    [one] Ya tienes un reto abierto, el máximo. Retíralo o espera: expira { $lapses }.
   *[other] Tienes { $count } retos abiertos, el máximo. Retira uno (`/games`) o espera: el más antiguo expira { $lapses }.
}
limit-challenges-here = { $count ->
    [one] Este servidor ya tiene un reto abierto, el máximo. Acéptalo (`/games`) o espera: expira { $lapses }.
   *[other] Este servidor tiene { $count } retos abiertos, el máximo. Acepta uno (`/games`) o espera: el más antiguo expira { $lapses }.
}
limit-commands = Demasiados comandos: el máximo es { $count } por minuto. Vuelve a intentarlo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}. Las jugadas no cuentan.
limit-rolls = Demasiadas tiradas libres: el máximo es { $count } por minuto. Vuelve a intentarlo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}. Las tiradas de tus partidas no cuentan.

refused-busy = Ahora mismo tengo mucho trabajo. Vuelve a intentarlo dentro de unos segundos.
