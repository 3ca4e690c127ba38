# What players propose to each other, in public. $kind is draw, takeback, abort or rematch; $name proposes
# it to $whom. $notation is the turn to be taken back, $rest whether something came after it.

offer-open = { $kind ->
    [pause] { $whom }, { $name } предлагает остановить часы этой партии.
    [draw] { $whom }, { $name } предлагает ничью.
    [takeback] { $whom }, { $name } просит вернуть ход { $notation }{ $rest ->
        [yes] {" "}и всё, что было после него
       *[no] {""}
    }.
    [abort] { $whom }, { $name } предлагает закрыть партию без результата.
   *[rematch] { $whom }, { $name } хочет реванш с переменой цвета.
}
offer-accepted = { $kind ->
    [pause] { $whom } и { $name } согласны остановить часы. Ход или `/pause` снова их запустит.
    [draw] { $whom } принимает предложение ничьей от { $name }.
    [takeback] { $whom } разрешает игроку { $name } вернуть ход { $notation }.
    [abort] { $whom } и { $name } согласны закрыть партию без результата.
   *[rematch] { $whom } соглашается на реванш с игроком { $name }.
}
offer-declined = { $kind ->
    [pause] { $whom } не хочет останавливать часы.
    [draw] { $whom } отклоняет предложение ничьей от { $name }.
    [takeback] { $whom } не разрешает игроку { $name } вернуть ход { $notation }.
    [abort] { $whom } хочет играть дальше: партия не закрыта.
   *[rematch] { $whom } отказывается от реванша с игроком { $name }.
}
offer-withdrawn = { $kind ->
    [pause] { $name } больше не предлагает остановить часы.
    [draw] { $name } больше не предлагает ничью.
    [takeback] { $name } больше не просит вернуть ход { $notation }.
    [abort] { $name } больше не предлагает закрыть партию.
   *[rematch] { $name } больше не просит реванш.
}
offer-lapsed = { $kind ->
    [pause] Предложение от { $name } остановить часы потеряло силу.
    [draw] Предложение ничьей от { $name } потеряло силу.
    [takeback] Просьба от { $name } вернуть ход { $notation } потеряла силу.
    [abort] Предложение от { $name } закрыть партию потеряло силу.
   *[rematch] Просьба о реванше от { $name } потеряла силу.
}

# To who proposes it, alone: the offer is public, or was done at once.
proposal-sent = { $kind ->
    [pause] Предложение остановить часы отправлено.
    [draw] Ничья предложена.
   *[takeback] Просьба вернуть ход отправлена.
}
proposal-done = { $kind ->
    [pause] Часы остановлены.
    [draw] Партия закончилась вничью.
   *[takeback] Ход возвращён.
}

# On the board after it. $rest: whether something came after the turn; $again: whether dice did, which
# fall by the same secret; $roll: the number of the roll that stands before the turn, or 0.
took-back = { $name } возвращает ход { $notation }{ $rest ->
    [yes] {" "}и всё, что было после него
   *[no] {""}
}.{ $roll ->
    [0] { $again ->
        [yes] {" "}На кубиках снова выпадет то же самое.
       *[no] {""}
    }
   *[other] {" "}Бросок остаётся: { $roll }.
}

rematch-in-thread = Партия { $game }, реванш, идёт в { $thread }.
# The name of a thread.
rematch-thread = Реванш партии { $game } · { $variant }
