queue-title = Очередь на проверку
queue-waiting = { $count ->
    [one] { $count } запись
    [few] { $count } записи
    [many] { $count } записей
   *[other] { $count } записи
}
queue-flags = Пометки
queue-done-approve = Одобрено. Инструмент в каталоге.
queue-done-reject = Отклонено.
queue-done-request_changes = Запрос правок отправлен.
queue-flag = Пометка
queue-category = Категория
queue-language = Язык
queue-waited = Ждёт
queue-openedBy = Смотрит { $who }
queue-openedByYou = Открыта у вас
queue-decidedBy = Кто решил
queue-until = до { $date }
queue-select = Выбрать: { $name }
queue-selectAll = Выбрать все на этой странице
queue-bulk = Решение по выбранным записям
queue-decision = Решение
queue-chooseDecision = Выберите решение
queue-selected = Выбрано:
queue-noneFound = Нет записей, подходящих под фильтры.
queue-noneIn = Нет записей со статусом «{ $state }».
queue-start = Начать с самой старой

review-title = Проверка заявки
review-maker = Разработчик
review-contact = Почта для связи
review-decide = Решение
review-approve = Одобрить
review-reject = Отклонить
review-requestChanges = Запросить правки
review-ownSubmission = Это ваша собственная заявка. Решать должен другой редактор.
review-ownDecision = Это апелляция на ваше собственное решение. Решать должен другой редактор.
review-statusPage = Статус заявки, каким его видит разработчик
review-waited = Время ожидания: { $time }
review-openAt = Эта запись открыта у редактора { $email }. Решить можете и вы: действует первое решение.
review-decidedBy = Решение редактора { $email }.
review-waitsUntil = Ждёт разработчика до { $date }
review-seeTool = Открыть в каталоге
review-editTool = Править инструмент
review-previous = Предыдущая
review-next = Следующая
review-edit = Править
review-standsFor = Теперь этот адрес считается адресом «{ $name }».
review-changed = Изменено после последней проверки
review-corrected = Исправления редакторов
review-before = Было
review-after = Стало
review-accountAge = { $days ->
    [0] Аккаунт создан сегодня
    [one] Аккаунту { $days } день
    [few] Аккаунту { $days } дня
    [many] Аккаунту { $days } дней
   *[other] Аккаунту { $days } дня
}
review-firstOne = Первая заявка этого аккаунта.
review-noteMissing = Напишите, что разработчику нужно исправить.
review-noteHint = Нужно, когда вы просите внести правки.
review-undoTooLate = Это решение уже нельзя отменить.
review-undone = Решение отменено. Запись снова ждёт на прежнем месте.
review-place = { NUMBER($place) } из { NUMBER($total) }
review-saved = Изменения сохранены. Разработчику сообщили.
review-empty = Очередь пуста. Отличная работа!
review-none = Заявок пока не было. Заявки разработчиков будут ждать решения здесь.

bulk-buttons-approve = { $count ->
    [one] Одобрить { $count } запись
    [few] Одобрить { $count } записи
    [many] Одобрить { $count } записей
   *[other] Одобрить { $count } записи
}
bulk-buttons-reject = { $count ->
    [one] Отклонить { $count } запись
    [few] Отклонить { $count } записи
    [many] Отклонить { $count } записей
   *[other] Отклонить { $count } записи
}
bulk-buttons-request_changes = { $count ->
    [one] Запросить правки для { $count } записи
    [few] Запросить правки для { $count } записей
    [many] Запросить правки для { $count } записей
   *[other] Запросить правки для { $count } записи
}
bulk-confirmHint = Проверьте ещё раз. Решение можно отменить в течение минуты; разработчики узнают о нём только потом.
bulk-change = Изменить выбор
bulk-undoAll = Отменить всё
bulk-undone = { $count ->
    [one] Отменено { $count } решение
    [few] Отменено { $count } решения
    [many] Отменено { $count } решений
   *[other] Отменено { $count } решения
}
bulk-standing = { $count ->
    [one] { $count } решение остаётся в силе
    [few] { $count } решения остаются в силе
    [many] { $count } решений остаются в силе
   *[other] { $count } решения остаются в силе
}
bulk-undoneTitle = Групповое решение отменено
bulk-title = Итог группового решения
bulk-done = { $count ->
    [one] Решение принято по { $count } записи
    [few] Решение принято по { $count } записям
    [many] Решение принято по { $count } записям
   *[other] Решение принято по { $count } записи
}
bulk-refused = { $count ->
    [one] { $count } запись осталась без изменений
    [few] { $count } записи остались без изменений
    [many] { $count } записей осталось без изменений
   *[other] { $count } записи осталось без изменений
}
bulk-button = Принять решение
bulk-unchanged = Без изменений
bulk-back = Назад к очереди

editing-title = Правка записи
editing-lead = Действуют те же правила, что и для разработчика. Старые и новые значения остаются в истории, а разработчик узнает, какие поля вы изменили.
editing-changedMeanwhile = Тем временем кто-то изменил эту запись или принял по ней решение. Ничего не перезаписано; вот как она выглядит сейчас.

keys-title = Горячие клавиши
keys-move = Следующая и предыдущая запись
keys-open = Открыть отмеченную запись
keys-approve = Одобрить
keys-reject = Отклонить, затем цифра причины
keys-changes = Запросить правки: напишите сообщение, затем Ctrl+Enter
keys-duplicate = Отклонить как дубликат первого похожего инструмента
keys-edit = Править
keys-note = Перейти к сообщению
keys-undo = Отменить последнее решение
keys-leave = Выйти из поля или прервать
keys-help = Показать эту справку
keys-pickReason = Нажмите цифру от 1 до 9, чтобы отклонить; Esc — прервать.
keys-writeNote = Напишите сообщение и нажмите Ctrl+Enter. Esc — прервать.
keys-off = Выполнять команды одной клавишей на этом устройстве
keys-close = Закрыть

replies-title = Ответы
replies-lead = Тексты, с которых начинается сообщение, по причинам и языкам. Предлагаются те, что на языке разработчика.
replies-builtIn = Отправляется с этой причиной всегда
replies-none = Своих ответов пока нет.
replies-text = Текст
replies-placeholders = Подстановки
replies-placeholder-name = название записи
replies-placeholder-url = её адрес
replies-placeholder-site = название каталога
replies-add = Добавить ответ
replies-saved = Ответ сохранён.
replies-removed = Ответ удалён.
replies-remove = Удалить
replies-insert = Вставить ответ
replies-insertHint = Он вставляется перед вашим текстом.

suspendAndReject-title = Отклонить всё и заблокировать
suspendAndReject-hint = Блокирует этот аккаунт и отклоняет все его записи в очереди по одной причине. Разработчик узнает об этом. Отменить это одним действием нельзя.
suspendAndReject-button = { $count ->
    [one] Заблокировать и отклонить { $count } запись
    [few] Заблокировать и отклонить { $count } записи
    [many] Заблокировать и отклонить { $count } записей
   *[other] Заблокировать и отклонить { $count } записи
}
suspendAndReject-done = Аккаунт заблокирован, его записи в очереди отклонены.

ownFigures-title = Ваши решения
ownFigures-lead = Эти цифры видите только вы и администраторы. Отменённые решения не считаются.
ownFigures-period = Период
ownFigures-total = Решения
ownFigures-appeals = Апелляции на ваши отказы (90 дней)
ownFigures-upheld = Отклонены снова
ownFigures-overturned = Всё же опубликованы
ownFigures-open = Ещё не решены
ownFigures-agreement = Совпадение
ownFigures-none = Апелляций нет.
