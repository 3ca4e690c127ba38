# Offers between players, in public.

offer-open = { $kind ->
    [pause] { $name } просит остановить часы. { $whom }, разрешишь?
    [draw] { $name } предлагает ничью. { $whom }, примешь?
    [takeback] { $name } просит вернуть ход { $notation }{ $rest ->
        [yes] {" "}и всё после него
       *[no] {""}
    }. { $whom }, разрешишь?
    [abort] { $name } просит прервать партию. { $whom }, разрешишь?
   *[rematch] { $name } предлагает реванш со сменой цвета. { $whom }, сыграешь?
}
offer-accepted = { $kind ->
    [pause] { $whom } соглашается остановить часы. Ход или `/pause` запустит их снова.
    [draw] { $whom } соглашается на ничью с { $name }.
    [takeback] { $whom } разрешает игроку { $name } вернуть ход { $notation }.
    [abort] { $whom } соглашается прервать партию.
   *[rematch] { $whom } соглашается на реванш с { $name }.
}
offer-declined = { $kind ->
    [pause] { $whom } не хочет останавливать часы.
    [draw] { $whom } отказывается от ничьей с { $name }.
    [takeback] { $whom } не разрешает игроку { $name } вернуть ход { $notation }.
    [abort] { $whom } не хочет прерывать партию.
   *[rematch] { $whom } отказывается от реванша с { $name }.
}
offer-withdrawn = { $kind ->
    [pause] { $name } больше не просит остановить часы.
    [draw] { $name } больше не предлагает ничью.
    [takeback] { $name } больше не просит вернуть ход { $notation }.
    [abort] { $name } больше не просит прервать партию.
   *[rematch] { $name } больше не предлагает реванш.
}
offer-lapsed = { $kind ->
    [pause] Просьба от { $name } остановить часы больше не действует.
    [draw] Предложение ничьей от { $name } больше не действует.
    [takeback] Просьба от { $name } вернуть ход { $notation } больше не действует.
    [abort] Просьба от { $name } прервать партию больше не действует.
   *[rematch] Предложение реванша от { $name } больше не действует.
}

# Only to the player who made the offer.
proposal-sent = { $kind ->
    [pause] Просьба остановить часы отправлена.
    [draw] Ничья предложена.
   *[takeback] Просьба вернуть ход отправлена.
}
proposal-done = { $kind ->
    [pause] Часы остановлены.
    [draw] Партия закончилась вничью.
   *[takeback] Ход возвращён.
}

took-back = { $name } возвращает ход { $notation }{ $rest ->
    [yes] {" "}и всё после него
   *[no] {""}
}.{ $roll ->
    [0] { $again ->
        [yes] {" "}На кубике выпадет то же самое.
       *[no] {""}
    }
   *[other] {" "}Бросок прежний: { $roll }.
}

rematch-in-thread = Реванш, партия { $game }, идёт в { $thread }.
# A thread's name.
rematch-thread = Реванш за партию { $game } · { $variant }
