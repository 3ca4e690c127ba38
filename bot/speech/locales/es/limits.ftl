# That somebody asks for more than anybody may, and when it would work; to that person alone. $count
# is how many may be at a time, or in a minute; $lapses is shown by Discord, as "in 3 hours".

limit-challenges = { $count ->
    [one] Tienes un reto abierto, y solo puedes tener uno a la vez. Pulsa **Retirar** debajo de él o espera: caduca { $lapses }.
   *[other] Tienes { $count } retos abiertos, y no puedes tener más a la vez. Pulsa **Retirar** debajo de alguno (`/games` los muestra donde los lanzaste) o espera: el más antiguo caduca { $lapses }.
}
limit-challenges-here = { $count ->
    [one] En este servidor hay un reto abierto, y solo puede haber uno a la vez. `/games` lo muestra: acéptalo o espera, porque caduca { $lapses }.
   *[other] En este servidor hay { $count } retos abiertos, y no puede haber más a la vez. `/games` los muestra: acepta alguno o espera, porque el más antiguo caduca { $lapses }.
}
limit-commands = Ese comando ya fue demasiado: respondo { $count ->
    [one] uno
   *[other] { $count }
} por minuto a cada persona. Inténtalo de nuevo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}. Las jugadas nunca cuentan.
limit-rolls = Esa tirada libre ya fue demasiado: hago { $count ->
    [one] una
   *[other] { $count }
} por minuto para cada persona. Inténtalo de nuevo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}. Los dados de tus partidas nunca cuentan.

refused-busy = Ahora mismo tengo muchísimo trabajo. Vuelve a intentarlo dentro de unos segundos.
