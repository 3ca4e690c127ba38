# Games as files. $game is a game's number, $variant what is played. $told: yes where the dice's is
# still kept, no where it is told, none where there are no dice.

file-text = { $told ->
    [yes] Партия { $game }, { $variant }, текстом: ходы, которые в силе, и броски. Секрет кубика попадёт в файл, только когда партия закончится.
    [none] Партия { $game }, { $variant }, текстом: ходы, которые в силе. Обычные шахматы откроет любая шахматная программа.
   *[no] Партия { $game }, { $variant }, текстом: ходы, которые в силе, броски и итог.
}
file-json = { $told ->
    [yes] Партия { $game }, { $variant }, в JSON: весь её журнал. Секрет кубика попадёт в файл, только когда партия закончится.
   *[no] Партия { $game }, { $variant }, в JSON: весь её журнал, со всем, что было возвращено.
}
file-again = Чтобы посмотреть партию снова, дай этот файл команде `/replay`.
# In place of that where the file is too large.
file-large = Этот файл больше 64 кБ, и `/replay` его не прочитает; текстом партия поместится.
# What these files are, for those who cannot see them.
file-text-about = Партия { $game }, { $variant }, текстом
file-json-about = Партия { $game }, { $variant }, в JSON

# Above a game that was read from a file; the names are those in the file.
file-heading = Из твоего файла: белыми — { $white }, чёрными — { $black }.
# What became of the dice when they were computed again from the file's own secret.
file-dice-hold = Броски вычислены заново: все они в этом файле следуют из его секрета. Тот ли это секрет, что был обещан, покажет SHA-256 под первой доской партии: у выдуманного он другой.
file-dice-wrong-secret = Это не те броски, что были обещаны: у секрета в этом файле не тот SHA-256, что там записан.
file-dice-wrong-roll = В этом файле что-то изменили: бросок { $number } не следует из его секрета.
file-dice-unknown = В этом файле нет секрета кубика или номера партии, поэтому броски никто не может вычислить заново. И то и другое есть в файле законченной партии.

# Why a file is not read. $number is a line, or an entry of the log; $typed stands between backticks.
file-refused-too-large = Этот файл слишком большой: я читаю файлы до 64 кБ, такие как даёт `/export`.
file-refused-elsewhere = Я читаю только файлы, прикреплённые здесь, в Discord.
file-refused-failed = Не удалось получить этот файл от Discord. Прикрепи его, пожалуйста, ещё раз.
file-refused-not-kept = Этого файла у меня больше нет. Дай его команде `/replay` ещё раз.
file-refused-unknown = В этом файле нет партии. Я читаю то, что даёт `/export`, текст или JSON, и шахматы в PGN.
file-refused-json = Этот файл обрывается или повреждён в строке { $number }. Я читаю JSON в том виде, в каком его даёт `/export`.
file-refused-newer = Этот файл сделала более новая моя версия.
file-refused-tag = Строка { $number } этого файла — не тег. Тег выглядит так: `[White "Ada"]`.
file-refused-unclosed = То, что начинается в строке { $number } этого файла, комментарий или вариант, не заканчивается.
file-refused-variant = Игры { $typed } я не знаю. Мои перечисляет `/help`.
file-refused-start = Начальная позиция в этом файле неверна: { position-part }
file-refused-turn = Со строки { $number } этого файла продолжить нельзя.
file-refused-die = В строке { $number } этого файла { $typed } невозможно.
file-refused-over = В строке { $number } этого файла играют после конца партии.
file-refused-second = В строке { $number } этого файла начинается ещё одна партия, а я показываю по одной.
file-refused-entry = Запись { $number } журнала в этом файле не может следовать за предыдущими.
file-refused-field = То, что файл указывает как { $typed }, не имеет смысла.
file-refused-result = Результат в этом файле — не тот, чем закончилась его партия.
file-refused-long = Эта партия слишком длинная: я читаю не больше 3000 ходов и бросков.

# Why a text is no position. $fen is the start of that game, which is one.
position-part = { $part ->
    [fields] в ней слишком мало или слишком много частей.
    [placement] первая часть не говорит, что стоит на каждой горизонтали.
    [turn] вторая часть — не `w` и не `b`.
    [castling] права на рокировку в третьей части не подходят.
    [passing] поля взятия на проходе в четвёртой части не подходят.
    [clock] пятая часть, ходы без взятий и ходов пешек, — недопустимое число.
    [moves] шестая часть, номер хода, — недопустимое число.
    [die] седьмая часть, кубик, не подходит: это `?`, от `1` до `8` или `-`.
    [null] последние четыре части, о бросках Нуля, не подходят.
    [counts] у каждой стороны должен быть ровно один король и не больше одного Тотема, а Нуль может быть только один.
    [rank] фигура стоит на горизонтали, где стоять не может.
   *[check] сторона, которая сейчас не ходит, стоит под шахом.
}
position-refused = В игре «{ $game }» такой позиции нет: { position-part } Начальная, например, такая: { $fen }.
position-refused-over = В этой позиции партия уже закончена. Выбери такую, в которой можно сделать ход.
# In a challenge. $fen stands between backticks.
challenge-position = Партия товарищеская и начинается с позиции выше, { $fen }.
