# Games taught in five small positions. The positions are in each game's own file: what a message
# itself says is the heading of its position; idea, task and praise are told around the answer, and
# every other attribute is why an answer is wrong. All of it together fits a Discord message.

button-learn = Научиться за 2 минуты

lesson-heading = **{ $game } за 2 минуты** ({ $number } из { $count }): { $title }
lesson-task = **Задание:** { $task }
lesson-die = В уроке бросок подстроен: выпадет { $number }.
lesson-rolled = У тебя выпало **{ $number }**.
lesson-wrong = **{ $answer }** — не то. { $because } Попробуй ещё раз.
lesson-right = **Верно!** { $account }
lesson-done = **Урок по игре «{ $game }» пройден!** Сыграй со мной на самом лёгком уровне. Все правила — в `/rules`.

refused-lesson-gone = Этот урок изменился. `/learn` начнёт его заново.

lesson-only-kings-capture = Берут только короли. Другим фигурам на занятые поля нельзя.
lesson-no-castling = Рокировки в этой игре нет.
