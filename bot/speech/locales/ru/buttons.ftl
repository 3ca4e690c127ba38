# What buttons say.

button-accept = Принять
button-decline = Отклонить
button-withdraw = Отозвать
button-roll = Бросить кубик
button-more = Ещё
button-prevent = Предотвратить
button-accept-roll = Принять бросок
button-sacrifice = Пожертвовать Тотем
button-undo = Отменить бросок
button-resign = Сдаться
button-resign-game = Сдаться в партии { $game }
button-go-on-here = Продолжить здесь: партия { $game }
button-replay = Посмотреть партию
button-animation = Показать анимацией
button-check-dice = Проверить кубик
button-without-effect = Поставить без эффекта
button-rules = Правила
button-back = Вернуться
button-play = Сделать ход
button-type = Набрать ход
button-play-engine = Играть с Eightfold
button-hint = Подсказка
# What players propose to each other, and the answers.
button-offer-draw = Предложить ничью
button-claim-draw = Потребовать ничью
button-accept-draw = Принять ничью
button-take-back = Вернуть ход
button-oops = Ой!
button-allow = Разрешить
button-rematch = Реванш
button-claim-win = Потребовать победу
button-give-day = Дать день
button-stop-clock = Остановить часы
button-run-clock = Запустить часы

# $piece is a kind of piece that has just appeared, and the button shows its page of the rules.
button-what-is = Что такое { PIECE($piece) }?
button-yes = Да
button-no = Нет
button-first = В начало
button-previous = Назад
button-next = Вперёд
button-last = В конец

## The form in which a move is typed: its title, at most 45 characters, and what it asks for.

form-title = Набрать ход
form-label = Твой ход
form-hint = Например, e2e4, Nf3 или O-O
