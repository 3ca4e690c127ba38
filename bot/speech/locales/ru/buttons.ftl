# Button labels: a few words each.

button-accept = Принять
button-decline = Отклонить
button-withdraw = Отозвать
button-roll = Бросить кубик
button-more = Ещё
button-prevent = Отклонить бросок
button-accept-roll = Принять бросок
button-sacrifice = Пожертвовать Тотем
button-undo = Откатить бросок
button-resign = Сдаться
button-resign-game = Сдать партию { $game }
button-go-on-here = Продолжить партию { $game } здесь
button-replay = Посмотреть партию
button-animation = Анимация
button-check-dice = Проверить кубик
button-share = Поделиться
button-without-effect = Поставить без эффекта
button-rules = Правила
button-back = Вернуться
button-play = Сделать ход
button-type = Ввести ход
button-play-engine = Играть с Eightfold
button-hint = Подсказка
button-offer-draw = Предложить ничью
button-claim-draw = Потребовать ничью
button-accept-draw = Принять ничью
button-take-back = Вернуть ход
button-oops = Ой!
button-allow = Разрешить
button-rematch = Реванш
button-claim-win = Потребовать победу
button-give-day = Добавить день
button-stop-clock = Остановить часы
button-run-clock = Запустить часы

button-what-is = Что такое { PIECE($piece) }?
button-yes = Да
button-no = Нет
button-first = В начало
button-previous = Назад
button-next = Вперёд
button-last = В конец

form-title = Ввести ход
form-label = Твой ход
form-hint = Например, e2e4, Nf3 или O-O
