# Odds: what each number of the die, each good turn or each decision leads to. $side is the side that
# acts, which all percentages are seen from: 100 is a win, 50 a draw. $how is how the game ends at once:
# none, won, lost or drawn, as that side sees it. $turn is a turn as it is written, or the name of a
# decision.

# Who is to roll, to move or to decide, and what they can expect.
odds-roll = { $side ->
    [white] Бросают белые; в среднем по восьми числам они могут рассчитывать на **{ $percent } %**.
   *[black] Бросают чёрные; в среднем по восьми числам они могут рассчитывать на **{ $percent } %**.
}
odds-turn = { $side ->
    [white] Ход белых; с лучшим ходом они могут рассчитывать на **{ $percent } %**.
   *[black] Ход чёрных; с лучшим ходом они могут рассчитывать на **{ $percent } %**.
}
odds-decide = { $side ->
    [white] О броске решают белые; с лучшим решением они могут рассчитывать на **{ $percent } %**.
   *[black] О броске решают чёрные; с лучшим решением они могут рассчитывать на **{ $percent } %**.
}
# A number, and the best turn or decision after it: the same side's, or the other side's.
odds-face-own = { $how ->
    [won] `{ $number }` **{ $percent } %** · сразу выигрывает: **{ $turn }**
    [lost] `{ $number }` **{ $percent } %** · сразу проигрывает: **{ $turn }**
    [drawn] `{ $number }` **{ $percent } %** · сразу ничья: **{ $turn }**
   *[none] `{ $number }` **{ $percent } %** · лучше всего **{ $turn }**
}
odds-face-other = { $how ->
    [won] `{ $number }` **{ $percent } %** · сразу выигрывает даже при лучшем ответе **{ $turn }**
    [lost] `{ $number }` **{ $percent } %** · сразу проигрывает: ответ — **{ $turn }**
    [drawn] `{ $number }` **{ $percent } %** · сразу ничья: ответ — **{ $turn }**
   *[none] `{ $number }` **{ $percent } %** · лучший ответ — **{ $turn }**
}
# A number that ends the game by itself.
odds-face-over = { $how ->
    [won] `{ $number }` **{ $percent } %** · бросок выигрывает партию
    [lost] `{ $number }` **{ $percent } %** · бросок проигрывает партию
   *[drawn] `{ $number }` **{ $percent } %** · после броска ничья
}
# A turn or decision.
odds-line = { $how ->
    [won] **{ $turn }** · { $percent } %, сразу выигрывает
    [lost] **{ $turn }** · { $percent } %, сразу проигрывает
    [drawn] **{ $turn }** · { $percent } %, сразу ничья
   *[none] **{ $turn }** · { $percent } %
}
# The small print: which game, and after how many turns; or a position by itself.
odds-place = { $turn ->
    [0] «{ $variant }» · партия { $game }, начало · 100 % — победа, 50 % — ничья
   *[other] «{ $variant }» · партия { $game }, после хода { $turn } · 100 % — победа, 50 % — ничья
}
odds-position = «{ $variant }» · отдельная позиция · 100 % — победа, 50 % — ничья
# The picture, for those who do not see it.
odds-shown = { $side ->
    [white] Полосы рядом с доской: белые могут рассчитывать на { $percent } %. { LIST($bars, join: ",") }.
   *[black] Полосы рядом с доской: чёрные могут рассчитывать на { $percent } %. { LIST($bars, join: ",") }.
}
odds-shown-bar = { $how ->
    [won] { $what }: { $percent } % и сразу победа
    [lost] { $what }: { $percent } % и сразу поражение
    [drawn] { $what }: { $percent } % и сразу ничья
   *[none] { $what }: { $percent } %
}

# What is refused.
odds-refused-running = Партию { $game } играют люди, и она ещё идёт: пока она не закончится, о шансах в ней я молчу. Я говорю о законченных партиях, о партиях со мной и об отдельных позициях.
odds-refused-own-game = Твоя партия { $game } ещё идёт, и эта позиция в ней уже была или может возникнуть следующим ходом. Спроси снова, когда она закончится.
odds-refused-over = { $turns ->
    [0] После этого хода партия { $game } была закончена. `turn` может быть 0 (начало).
   *[other] После этого хода партия { $game } была закончена. `turn` — это число от 0 (начало) до { $turns }.
}
odds-refused-always-over = В партии { $game } ни разу не было ни выбора, ни броска.
odds-refused-which-variant = Позиция относится к какой-то игре: укажи ещё и `variant`.
odds-refused-game-and-position = Укажи либо `game`, либо `position`, но не оба: одно — партия, сыгранная здесь, другое — любая позиция.
odds-refused-turn-and-position = `turn` — это ход партии, а у `position` ходов нет: убери одно из двух.
odds-refused-variant-alone = `variant` говорит, из какой игры `position`: укажи ещё и позицию в FEN или убери `variant`.
refused-engine-busy = Сейчас слишком многие просят меня подумать. Спроси ещё раз через минуту.
refused-stopping = Меня как раз перезапускают. Попробуй ещё раз через минуту.
