# What players propose to each other, in public. $kind is draw, takeback, abort or rematch; $name proposes
# it to $whom. $notation is the turn to be taken back, $rest whether something came after it.

offer-open = { $kind ->
    [pause] { $whom }, { $name } quiere parar el reloj de esta partida.
    [draw] { $whom }, { $name } ofrece tablas.
    [takeback] { $whom }, { $name } quiere deshacer { $notation }{ $rest ->
        [yes] {" "}y todo lo que vino después
       *[no] {""}
    }.
    [abort] { $whom }, { $name } quiere cerrar esta partida sin resultado.
   *[rematch] { $whom }, { $name } quiere la revancha, con los colores cambiados.
}
offer-accepted = { $kind ->
    [pause] { $whom } está de acuerdo con { $name } en parar el reloj. Un turno o `/pause` lo vuelve a poner en marcha.
    [draw] { $whom } acepta las tablas que ofreció { $name }.
    [takeback] { $whom } deja que { $name } deshaga { $notation }.
    [abort] { $whom } y { $name } están de acuerdo en cerrar la partida sin resultado.
   *[rematch] { $whom } acepta la revancha de { $name }.
}
offer-declined = { $kind ->
    [pause] { $whom } no quiere parar el reloj.
    [draw] { $whom } rechaza las tablas que ofreció { $name }.
    [takeback] { $whom } no deja que { $name } deshaga { $notation }.
    [abort] { $whom } quiere seguir: la partida no se cierra.
   *[rematch] { $whom } rechaza la revancha de { $name }.
}
offer-withdrawn = { $kind ->
    [pause] { $name } ya no pide parar el reloj.
    [draw] { $name } ha retirado su oferta de tablas.
    [takeback] { $name } ya no pide deshacer { $notation }.
    [abort] { $name } ya no pide cerrar la partida.
   *[rematch] { $name } ya no pide la revancha.
}
offer-lapsed = { $kind ->
    [pause] { $name } pidió parar el reloj; la propuesta ya no vale.
    [draw] { $name } ofreció tablas; la propuesta ya no vale.
    [takeback] { $name } pidió deshacer { $notation }; la propuesta ya no vale.
    [abort] { $name } pidió cerrar la partida; la propuesta ya no vale.
   *[rematch] { $name } pidió la revancha; la propuesta ya no vale.
}

# To who proposes it, alone: the offer is public, or was done at once.
proposal-sent = { $kind ->
    [pause] Has pedido parar el reloj.
    [draw] Has ofrecido tablas.
   *[takeback] Has pedido deshacer tu jugada.
}
proposal-done = { $kind ->
    [pause] El reloj está parado.
    [draw] La partida acaba en tablas.
   *[takeback] Tu jugada queda deshecha.
}

# On the board after it. $rest: whether something came after the turn; $again: whether dice did, which
# fall by the same secret; $roll: the number of the roll that stands before the turn, or 0.
took-back = { $name } deshace { $notation }{ $rest ->
    [yes] {" "}y todo lo que vino después
   *[no] {""}
}.{ $roll ->
    [0] { $again ->
        [yes] {" "}Los dados volverán a caer como cayeron.
       *[no] {""}
    }
   *[other] {" "}La tirada sigue siendo un { $roll }.
}

rematch-in-thread = La partida { $game }, la revancha, se juega en { $thread }.
# The name of a thread.
rematch-thread = Revancha de la partida { $game } · { $variant }
