# What commands and their options are for, as Discord shows it while a command is typed: at most 100
# characters each. An attribute is an option; the names themselves stay English.

command-challenge = Вызвать кого-нибудь или самого Eightfold на партию
    .variant = Во что играть
    .opponent = Кого вызвать: человека или Eightfold; если не указать, примет любой
    .level = Сила игры Eightfold, от 1 до 8; по умолчанию 3. Только против Eightfold
    .color = Каким цветом играть; если не указать, решит жребий
    .thread = Играть в отдельной ветке
command-roll = Бросить кубик, которого ждёт партия, или любые другие кубики
    .dice = Другие кубики, например 2d6+1 или d20
command-move = Сделать ход
    .turn = Твой ход, например e2e4 или Nf3; подсказки появляются по мере ввода
command-board = Показать доску ещё раз или такой, какой она была
    .side = С чьей стороны смотреть; если не указать — со стороны того, чья очередь
    .turn = После какого хода показать доску; 0 — начало
    .text = Показать доску ещё и буквами
command-replay = Посмотреть партию этого канала анимацией, даже незаконченную
command-hint = Лучший ход и почему, в партии против Eightfold; увидишь только ты
command-draw = Предложить ничью, принять её или потребовать, где это разрешают правила
command-takeback = Попросить вернуть твой последний ход; против Eightfold он возвращается сразу
command-resign = Сдать партию этого канала; сначала я переспрошу
command-abort = Закрыть партию без результата: пока оба не сделали ход или по согласию
command-rules = Узнать правила игры, с картинками
    .variant = Правила какой игры показать
command-settings = Посмотреть и выбрать, как я выгляжу и на каком языке с тобой говорю
    .theme = Цвета картинок
    .size = Размер картинок
    .language = На каком языке я тебе отвечаю
    .confirm = Показывать ли тебе доску ещё раз, прежде чем сделать твой ход
command-config = Посмотреть и выбрать, как я выгляжу и говорю на этом сервере (право «Управлять сервером»)
    .theme = Цвета картинок
    .size = Размер картинок
    .language = Язык досок
    .one_theme = Показывать ли все доски в теме сервера, чья бы ни была очередь
    .white_below = Показывать ли белых всегда снизу, чья бы ни была очередь
command-help = Что я умею и в какие игры играю

# Choices of options. The games, themes and sizes are in files of their own.

choice-white = Белые
choice-black = Чёрные
choice-random = Случайно
# Takes back what was chosen before.
choice-default = По умолчанию: ничего не выбрано

# Above the commands and games that /help lists.
help-opening = **Шахматы и их разновидности — с восьмигранным кубиком и без него.** Вызови соперника командой `/challenge`; когда придёт твоя очередь, я тебя упомяну. Тогда ходи кнопками под доской или набери ход командой `/move`.
