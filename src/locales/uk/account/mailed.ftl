notices-title = Сповіщення поштою
notices-lead = Підтвердження, нагадування та повідомлення інших редакторів. Рішення про ваші заявки й попередження про акаунт надходять завжди.
notices-on = Увімкнено
notices-off = Вимкнено
notices-turnOff = Вимкнути
notices-turnOn = Увімкнути
notices-nowOff = Сповіщення вимкнено.
notices-nowOn = Сповіщення ввімкнено.
notices-done = Змінено.

invitation-title = Приєднатися до редакції
invitation-lead-editor = Вас запрошують стати редактором { $site }.
invitation-lead-admin = Вас запрошують стати адміністратором { $site }.
invitation-asNew = Придумайте пароль для нового акаунта.
invitation-asAccount = Цю роль отримає ваш теперішній акаунт.
invitation-button = Прийняти
invitation-another = Попросіть нове запрошення в того, хто вас запросив.
