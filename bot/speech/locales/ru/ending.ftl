# How a game ended. A move's number, such as 12 or 12..., stands in brackets: it takes no ending.

wins = { $winner_is ->
    [engine] **Я выигрываю**
   *[person] **{ $winner } выигрывает**
}
# After «у».
beaten = { $loser_is ->
    [engine] меня
   *[person] { $loser }
}
both = { $white_is ->
    [engine] я — { $black }
   *[person] { $black_is ->
        [engine] { $white } — я
       *[person] { $white } — { $black }
    }
}

won-checkmate = { wins } у { beaten }: мат (ход { $turn }).
won-resignation = { wins }: { $loser } сдаётся (ход { $turn }).
won-resignation-at-start = { wins }: { $loser } сдаётся до первого хода.
won-time = { wins }: у { $loser } вышло время (ход { $turn }).
won-null = { wins } у { beaten } благодаря Нулю (ход { $turn }).
won-null-takes = { wins } у { beaten }: Нуль берёт { PIECE($piece, form: "acc") } (ход { $turn }).
won-totem-strikes = { wins } у { beaten }: Тотем уходит домой и берёт { PIECE($piece, form: "acc") } (ход { $turn }).
won-null-check-in-vain = { wins } у { beaten }: бросок даёт шах { side-dat }, и жертва Тотема не спасает (ход { $turn }).
won-null-demotes = { wins } у { beaten }: Нуль встречает Вознёсшегося Короля { side-gen }, а Тотема у них нет (ход { $turn }).
won-null-check = { wins } у { beaten }: бросок даёт шах { side-dat }, а Тотема у них нет (ход { $turn }).

drawn-stalemate = **Ничья** ({ both }): пат (ход { $turn }).
drawn-material = **Ничья** ({ both }): недостаточно материала (ход { $turn }).
drawn-fivefold = **Ничья** ({ both }): пятикратное повторение позиции (ход { $turn }).
drawn-threefold = **Ничья по требованию** ({ both }): троекратное повторение позиции (ход { $turn }).
drawn-moves = **Ничья** ({ both }): правило 75 ходов (ход { $turn }).
drawn-moves-claimed = **Ничья по требованию** ({ both }): правило 50 ходов (ход { $turn }).
drawn-agreed = **Ничья по соглашению** ({ both }, ход { $turn }).
drawn-agreed-at-start = **Ничья по соглашению** до первого хода ({ both }).
drawn-time = **Ничья** ({ both }): время вышло, но выиграть соперник уже не мог (ход { $turn }).
drawn-null-returns = **Ничья** ({ both }): Нуль возвращается на { $square } и снимает с доски { PIECE($piece, form: "acc") } (ход { $turn }).
drawn-null-checks-both = **Ничья** ({ both }): бросок даёт шах обоим королям, а Тотема ни у кого нет (ход { $turn }).

aborted-early = Партия прервана: { $white } — { $black }. Одна из сторон так и не сделала хода.
aborted-early-again = Партия прервана: { $white } — { $black }. Ход вернули, и одна из сторон так и не сходила.
aborted-agreed = Партия прервана по соглашению: { $white } — { $black }.
aborted-silence = Партия прервана после долгого молчания: { $white } — { $black }.

# How a game of another program ended.

filed-won = { $how ->
    [checkmate] { wins } у { beaten }: мат.
    [resignation] { wins }: { $loser } сдаётся.
    [timeout] { wins } у { beaten } по времени.
    [abandoned] { wins }: { $loser } покидает партию.
    [adjudication] { wins } у { beaten } по решению судьи.
    [infraction] { wins }: { $loser } нарушает правила.
    [forfeit] { wins } у { beaten } из-за неявки.
   *[other] { wins } у { beaten }.
}
filed-drawn = { $how ->
    [agreement] **Ничья по соглашению** ({ both }).
    [timeout-insufficient] **Ничья** ({ both }): время вышло, но выиграть соперник уже не мог.
    [stalemate] **Ничья** ({ both }): пат.
    [repetition] **Ничья** ({ both }): повторение позиции.
    [fifty] **Ничья** ({ both }): слишком много ходов без взятий и ходов пешками.
    [insufficient] **Ничья** ({ both }): недостаточно материала.
    [adjudication] **Ничья по решению судьи** ({ both }).
    [abandoned] **Ничья** ({ both }): партия не доиграна.
   *[other] **Ничья** ({ both }).
}
filed-open = Партия не доиграна: { $white } — { $black }.
