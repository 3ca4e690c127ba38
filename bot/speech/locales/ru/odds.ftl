# /odds. All percentages are those of the side to act: 100 is a win, 50 a draw.

odds-roll = { $side ->
    [white] Бросают белые. Их шансы: **{ $percent } %** в среднем.
   *[black] Бросают чёрные. Их шансы: **{ $percent } %** в среднем.
}
odds-turn = { $side ->
    [white] Ход белых. Их шансы: **{ $percent } %** при лучшем ходе.
   *[black] Ход чёрных. Их шансы: **{ $percent } %** при лучшем ходе.
}
odds-decide = { $side ->
    [white] Белые решают, принять ли бросок. Их шансы: **{ $percent } %** при лучшем решении.
   *[black] Чёрные решают, принять ли бросок. Их шансы: **{ $percent } %** при лучшем решении.
}
odds-face-own = { $how ->
    [won] `{ $number }` **{ $percent } %** · победа: **{ $turn }**
    [lost] `{ $number }` **{ $percent } %** · поражение даже с **{ $turn }**
    [drawn] `{ $number }` **{ $percent } %** · ничья: **{ $turn }**
   *[none] `{ $number }` **{ $percent } %** · лучший ход **{ $turn }**
}
odds-face-other = { $how ->
    [won] `{ $number }` **{ $percent } %** · победа даже после **{ $turn }**
    [lost] `{ $number }` **{ $percent } %** · поражение после **{ $turn }**
    [drawn] `{ $number }` **{ $percent } %** · ничья после **{ $turn }**
   *[none] `{ $number }` **{ $percent } %** · лучший ответ **{ $turn }**
}
odds-face-over = { $how ->
    [won] `{ $number }` **{ $percent } %** · сразу победа
    [lost] `{ $number }` **{ $percent } %** · сразу поражение
   *[drawn] `{ $number }` **{ $percent } %** · сразу ничья
}
odds-line = { $how ->
    [won] **{ $turn }** · { $percent } %, победа
    [lost] **{ $turn }** · { $percent } %, поражение
    [drawn] **{ $turn }** · { $percent } %, ничья
   *[none] **{ $turn }** · { $percent } %
}
# Small print.
odds-place = { $turn ->
    [0] { $variant } · партия { $game }, начало · победа — 100 %, ничья — 50 %
   *[other] { $variant } · партия { $game }, после хода { $turn } · победа — 100 %, ничья — 50 %
}
odds-position = { $variant } · позиция · победа — 100 %, ничья — 50 %
# Alt text.
odds-shown = { $side ->
    [white] Полосы рядом с доской: шансы белых { $percent } %. { LIST($bars, join: ",") }.
   *[black] Полосы рядом с доской: шансы чёрных { $percent } %. { LIST($bars, join: ",") }.
}
odds-shown-bar = { $how ->
    [won] { $what }: { $percent } %, победа
    [lost] { $what }: { $percent } %, поражение
    [drawn] { $what }: { $percent } %, ничья
   *[none] { $what }: { $percent } %
}

# Why there are no odds.
odds-refused-running = В партии { $game } два игрока: шансы покажу, когда она закончится. Попробуй завершённую партию, партию со мной или позицию.
odds-refused-own-game = Эта позиция слишком похожа на твою партию { $game }, которая ещё идёт. Спроси, когда партия закончится.
odds-refused-over = { $turns ->
    [0] К этому ходу партия { $game } уже закончилась. `turn` может быть только 0 (начало).
   *[other] К этому ходу партия { $game } уже закончилась. `turn` — от 0 (начало) до { $turns }.
}
odds-refused-always-over = В партии { $game } не было ни хода, ни броска.
odds-refused-which-variant = Укажи ещё `variant`: без него неясно, из какой игры позиция.
odds-refused-game-and-position = Укажи `game` или `position`, но не оба.
odds-refused-turn-and-position = Укажи `turn` или `position`, но не оба: `turn` — это ход партии.
odds-refused-variant-alone = `variant` нужен вместе с `position`: укажи оба или убери `variant`.
refused-engine-busy = Сейчас я думаю сразу над многими партиями. Попробуй через минуту.
refused-stopping = Я перезапускаюсь. Попробуй через минуту.
