# Small messages. $name and $challenger are people, as a mention or a name. Every $variant is a
# plural whose accusative is its nominative: «в Тотемные шахматы».

challenged-person = { $name } вызывает { $whom } на партию в **{ $variant }**. { $summary }
challenged-anybody = { $name } ищет соперника для партии в **{ $variant }**. { $summary }
challenger-side = { $name } играет { $side ->
    [white] белыми
   *[black] чёрными
}.
challenger-lot = Цвет фигур решит жребий.
challenge-accepted = { $name } принимает вызов { $challenger }: партия { $game } начинается.
challenge-accepted-in-thread = { $name } принимает вызов { $challenger }: партия { $game } идёт в { $thread }.
challenge-declined = { $name } отклоняет вызов { $challenger }.
challenge-withdrawn = { $name } отзывает этот вызов.

# $then: roll where the player rolls for the Null next, else turn. $side is the player's.
ask-resign = Сдать партию { $game }? Ты играешь { $side ->
    [white] белыми, и чёрные
   *[black] чёрными, и белые
} сразу победят.
what-follows = { $then ->
    [roll] затем тебе бросать кубик для Нуля
   *[turn] следующий ход за { $side ->
        [white] чёрными
       *[black] белыми
    }
}
ask-sacrifice = Пожертвовать свой Тотем в партии { $game }? Он уйдёт с доски; это и будет твой ход, и { what-follows }.
ask-undo = Пожертвовать свой Тотем в партии { $game }, чтобы отменить бросок? Вернётся позиция до броска, но без Тотема; это и будет твой ход, и { what-follows }.
declined-resign = Игра продолжается.
declined-sacrifice = Тотем остаётся у тебя.
declined-undo = Тотем остаётся у тебя, бросок в силе.
agreed-resign = Партия сдана.
agreed-sacrifice = Тотем пожертвован.
agreed-undo = Тотем пожертвован, бросок отменён.

# Above a page of a game's rules: which of how many.
guide-heading = **{ $game }. { $title }** ({ $number } из { $count })

you-played = Твой ход: { $notation }.
# $last: what happened last, a whole sentence.
game-went-on = Игра ушла вперёд. { $last }
more-about = { $variant }, партия { $game }: следующий ход за { $name }.

# How the dice are checked. $hash is what was published at the start, $rolls are numbers.
dice-promised = Все броски партии { $game } вычисляются из секрета в 32 байта, случайно выбранного в её начале. Его SHA-256, `{ $hash }`, стоит под первой доской; когда партия закончится, я открою секрет здесь, и каждый бросок можно будет пересчитать.
dice-proof = { $count ->
    [0] В партии { $game } кубик не бросали.
   *[other] Броски партии { $game } по порядку: { $rolls }.
} Первая строка ниже выводит SHA-256, { $filed ->
    [yes] чтобы сравнить с тем, что под первой доской
   *[no] который стоял под первой доской
}, `{ $hash }`; вторая — цифры броска 1. Для другого броска подставь его номер вместо 1 после двоеточия.
dice-formula = Бросок — это 1 + (две первые шестнадцатеричные цифры как число, mod 8): `a3` — это 163, 163 mod 8 — это 3, значит, выпало 4.
rolls-freely = { $name } бросает { $dice }

fault-logged = У меня что-то сломалось; запись в журнале — `{ $id }`. Попробуй ещё раз, а если не поможет, сообщи тем, кто меня запускает.
unreadable-logged = Не получилось прочесть то, что прислал Discord; это записано в журнал. Попробуй ещё раз, а если не поможет, сообщи тем, кто меня запускает.
board-follows = Готово; доска появится, как только я смогу её показать.

# A person is challenged by the command on their name. $whom is a mention.
challenge-which = Во что сыграть с { $whom }?
challenge-sent = Вызов отправлен.

# Games against the engine, which plays at a $level from 1 to 8.
engine-begun = Партия { $game } против Eightfold (уровень { $level }) начинается.
engine-begun-in-thread = Партия { $game } против Eightfold (уровень { $level }) идёт в { $thread }.
engine-which = Во что сыграть с Eightfold? Партия начнётся сразу, на уровне { $level }, а цвет фигур решит жребий.
engine-level = Уровень { $level }
engine-level-about = { $level ->
    [1] самый лёгкий
    [8] в полную силу
   *[3] для начала
}
# In place of a choice from the menu of levels.
menu-level = Уровень { $level }; выбрать другой
# Where the bot is tried out, for who comes first.
greeting = **Добро пожаловать!** Я Eightfold, бот для шахмат с восьмигранным кубиком. Нажми **Играть с Eightfold**, выбери игру — и партия начнётся: ходи кнопками под доской или набери ход командой `/move`. Чтобы сыграть вдвоём, открой эту страницу ещё раз под другим именем и набери `/challenge`. `/rules` объясняет каждую игру с картинками, а `/help` показывает всё, что я умею.
