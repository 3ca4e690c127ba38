# How a game ended, on turn $turn. $winner, $loser, $white and $black are people. $side is the side
# that lost, white or black, and $piece one of its pieces.

won-checkmate = **{ $winner } выигрывает** у { $loser } матом на { $turn }-м ходу.
won-resignation = **{ $winner } выигрывает**: { $loser } сдаётся на { $turn }-м ходу.
won-resignation-at-start = **{ $winner } выигрывает**: { $loser } сдаётся до первого хода.
won-time = **{ $winner } выигрывает** у { $loser } по времени на { $turn }-м ходу.
won-null = **{ $winner } выигрывает** у { $loser }: на { $turn }-м ходу всё решает Нуль.
won-null-takes = **{ $winner } выигрывает** у { $loser }: на { $turn }-м ходу Нуль берёт { PIECE($piece, form: "acc") }.
won-totem-strikes = **{ $winner } выигрывает** у { $loser }: на { $turn }-м ходу Тотем, возвращаясь домой, бьёт { PIECE($piece, form: "acc") }.
won-null-check-in-vain = **{ $winner } выигрывает** у { $loser }: на { $turn }-м ходу бросок даёт шах { side-dat }, и жертва Тотема не помогла бы.
won-null-demotes = **{ $winner } выигрывает** у { $loser }: на { $turn }-м ходу Нуль встречает вознёсшегося короля { side-gen }, а Тотема у них нет.
won-null-check = **{ $winner } выигрывает** у { $loser }: на { $turn }-м ходу бросок даёт шах { side-dat }, а Тотема, чтобы его предотвратить, у них нет.

drawn-stalemate = **Ничья** в партии { $white } — { $black }: пат на { $turn }-м ходу.
drawn-material = **Ничья** в партии { $white } — { $black } на { $turn }-м ходу: ни одна сторона уже не может поставить мат.
drawn-fivefold = **Ничья** в партии { $white } — { $black } на { $turn }-м ходу: одна и та же позиция в пятый раз.
drawn-threefold = **Ничья** в партии { $white } — { $black } по требованию на { $turn }-м ходу: одна и та же позиция в третий раз.
drawn-moves = **Ничья** в партии { $white } — { $black } на { $turn }-м ходу: по 75 ходов без взятий и ходов пешками.
drawn-moves-claimed = **Ничья** в партии { $white } — { $black } по требованию на { $turn }-м ходу: по 50 ходов без взятий и ходов пешками.
drawn-agreed = **Ничья** в партии { $white } — { $black } по соглашению на { $turn }-м ходу.
drawn-agreed-at-start = **Ничья** в партии { $white } — { $black } по соглашению до первого хода.
drawn-time = **Ничья** в партии { $white } — { $black }: на { $turn }-м ходу время вышло, но мат другая сторона поставить не может.
drawn-null-returns = **Ничья** в партии { $white } — { $black }: на { $turn }-м ходу Нуль возвращается на { $square } и снимает оттуда { PIECE($piece, form: "acc") }.
drawn-null-checks-both = **Ничья** в партии { $white } — { $black }: на { $turn }-м ходу бросок даёт шах обоим королям, а Тотема, чтобы его предотвратить, ни у кого нет.

aborted-early = Партия { $white } — { $black } закрыта: один из соперников так и не начал играть.
aborted-early-again = Партия { $white } — { $black } закрыта: после возвращённых ходов один из соперников ещё не начал играть.
aborted-agreed = Партия { $white } — { $black } закрыта без результата по согласию соперников.
aborted-silence = Партия { $white } — { $black } закрыта без результата после долгого молчания.

# How a game of another program ended, as its file says. $how is other where it does not say.

filed-won = **{ $winner } выигрывает** { $how ->
    [checkmate] у { $loser }: мат
    [resignation] у { $loser }: соперник сдаётся
    [timeout] у { $loser } по времени
    [abandoned] у { $loser }: соперник покинул партию
    [adjudication] у { $loser } по решению судьи
    [infraction] у { $loser } из-за нарушения правил
    [forfeit] у { $loser } без игры
   *[other] у { $loser }
}.
filed-drawn = **Ничья** в партии { $white } — { $black }{ $how ->
    [agreement] {" "}по соглашению.
    [timeout-insufficient] : время вышло, а другая сторона не может поставить мат.
    [stalemate] : пат.
    [repetition] : позиция повторилась слишком много раз.
    [fifty] : слишком много ходов без взятий и ходов пешек.
    [insufficient] : ни одна сторона уже не может поставить мат.
    [adjudication] {" "}по решению судьи.
    [abandoned] : партия прервана.
   *[other] .
}
filed-open = Партия { $white } — { $black } прервана.
