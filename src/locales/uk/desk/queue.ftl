queue-title = Черга на перевірку
queue-waiting = { $count ->
    [one] { $count } запис
    [few] { $count } записи
    [many] { $count } записів
   *[other] { $count } запису
}
queue-flags = Позначки
queue-done-approve = Схвалено. Інструмент у каталозі.
queue-done-reject = Відхилено.
queue-done-request_changes = Запит на зміни надіслано.
queue-flag = Позначка
queue-category = Категорія
queue-language = Мова
queue-waited = Чекає
queue-openedBy = Переглядає { $who }
queue-openedByYou = Відкрито у вас
queue-decidedBy = Хто вирішив
queue-until = до { $date }
queue-select = Вибрати: { $name }
queue-selectAll = Вибрати всі на цій сторінці
queue-bulk = Рішення щодо вибраних записів
queue-decision = Рішення
queue-chooseDecision = Виберіть рішення
queue-selected = Вибрано:
queue-noneFound = Немає записів, що відповідають фільтрам.
queue-noneIn = Немає записів зі статусом «{ $state }».
queue-start = Почати з найдавнішого

review-title = Перевірка заявки
review-maker = Розробник
review-contact = Пошта для зв’язку
review-decide = Рішення
review-approve = Схвалити
review-reject = Відхилити
review-requestChanges = Попросити внести зміни
review-ownSubmission = Це ваша власна заявка. Вирішувати має інший редактор.
review-ownDecision = Це апеляція на ваше власне рішення. Вирішувати має інший редактор.
review-statusPage = Статус заявки, яким його бачить розробник
review-waited = Час очікування: { $time }
review-openAt = Цей запис відкрито в редактора { $email }. Вирішити можете й ви: діє перше рішення.
review-decidedBy = Рішення редактора { $email }.
review-waitsUntil = Чекає на розробника до { $date }
review-seeTool = Відкрити в каталозі
review-editTool = Редагувати інструмент
review-previous = Попередній
review-next = Наступний
review-edit = Редагувати
review-standsFor = Тепер ця адреса вважається адресою «{ $name }».
review-changed = Змінено після останньої перевірки
review-corrected = Виправлення редакторів
review-before = Було
review-after = Стало
review-accountAge = { $days ->
    [0] Акаунт створено сьогодні
    [one] Акаунту { $days } день
    [few] Акаунту { $days } дні
    [many] Акаунту { $days } днів
   *[other] Акаунту { $days } дня
}
review-firstOne = Перша заявка цього акаунта.
review-noteMissing = Напишіть, що розробникові треба змінити.
review-noteHint = Потрібне, коли ви просите внести зміни.
review-undoTooLate = Це рішення вже не можна скасувати.
review-undone = Рішення скасовано. Запис знову чекає на попередньому місці.
review-place = { NUMBER($place) } з { NUMBER($total) }
review-saved = Зміни збережено. Розробникові повідомили.
review-empty = Черга порожня. Чудова робота!
review-none = Заявок поки не було. Заявки розробників чекатимуть на рішення тут.

bulk-buttons-approve = { $count ->
    [one] Схвалити { $count } запис
    [few] Схвалити { $count } записи
    [many] Схвалити { $count } записів
   *[other] Схвалити { $count } запису
}
bulk-buttons-reject = { $count ->
    [one] Відхилити { $count } запис
    [few] Відхилити { $count } записи
    [many] Відхилити { $count } записів
   *[other] Відхилити { $count } запису
}
bulk-buttons-request_changes = { $count ->
    [one] Попросити внести зміни до { $count } запису
    [few] Попросити внести зміни до { $count } записів
    [many] Попросити внести зміни до { $count } записів
   *[other] Попросити внести зміни до { $count } запису
}
bulk-confirmHint = Перевірте ще раз. Рішення можна скасувати протягом хвилини; розробники дізнаються про нього лише потім.
bulk-change = Змінити вибір
bulk-undoAll = Скасувати все
bulk-undone = { $count ->
    [one] Скасовано { $count } рішення
    [few] Скасовано { $count } рішення
    [many] Скасовано { $count } рішень
   *[other] Скасовано { $count } рішення
}
bulk-standing = { $count ->
    [one] { $count } рішення лишається чинним
    [few] { $count } рішення лишаються чинними
    [many] { $count } рішень лишаються чинними
   *[other] { $count } рішення лишаються чинними
}
bulk-undoneTitle = Групове рішення скасовано
bulk-title = Підсумок групового рішення
bulk-done = { $count ->
    [one] Рішення ухвалено щодо { $count } запису
    [few] Рішення ухвалено щодо { $count } записів
    [many] Рішення ухвалено щодо { $count } записів
   *[other] Рішення ухвалено щодо { $count } запису
}
bulk-refused = { $count ->
    [one] { $count } запис залишився без змін
    [few] { $count } записи залишилися без змін
    [many] { $count } записів залишилося без змін
   *[other] { $count } запису залишилося без змін
}
bulk-button = Ухвалити рішення
bulk-unchanged = Без змін
bulk-back = Назад до черги

editing-title = Редагування запису
editing-lead = Діють ті самі правила, що й для розробника. Старі й нові значення залишаються в історії, а розробник дізнається, які поля ви змінили.
editing-changedMeanwhile = Тим часом хтось змінив цей запис або ухвалив щодо нього рішення. Нічого не перезаписано; ось який він зараз.

keys-title = Гарячі клавіші
keys-move = Наступний і попередній запис
keys-open = Відкрити позначений запис
keys-approve = Схвалити
keys-reject = Відхилити, потім цифра причини
keys-changes = Попросити внести зміни: напишіть повідомлення, потім Ctrl+Enter
keys-duplicate = Відхилити як дублікат першого схожого інструмента
keys-edit = Редагувати
keys-note = Перейти до повідомлення
keys-undo = Скасувати останнє рішення
keys-leave = Вийти з поля або перервати
keys-help = Показати цю довідку
keys-pickReason = Натисніть цифру від 1 до 9, щоб відхилити; Esc — перервати.
keys-writeNote = Напишіть повідомлення й натисніть Ctrl+Enter. Esc — перервати.
keys-off = Виконувати команди однією клавішею на цьому пристрої
keys-close = Закрити

replies-title = Відповіді
replies-lead = Тексти, з яких починається повідомлення, за причинами й мовами. Пропонуються ті, що мовою розробника.
replies-builtIn = Надсилається з цією причиною завжди
replies-none = Власних відповідей ще немає.
replies-text = Текст
replies-placeholders = Підстановки
replies-placeholder-name = назва запису
replies-placeholder-url = його адреса
replies-placeholder-site = назва каталогу
replies-add = Додати відповідь
replies-saved = Відповідь збережено.
replies-removed = Відповідь видалено.
replies-remove = Видалити
replies-insert = Вставити відповідь
replies-insertHint = Вона вставляється перед вашим текстом.

suspendAndReject-title = Відхилити все й заблокувати
suspendAndReject-hint = Блокує цей акаунт і відхиляє всі його записи в черзі з однієї причини. Розробник дізнається про це. Скасувати це однією дією не можна.
suspendAndReject-button = { $count ->
    [one] Заблокувати й відхилити { $count } запис
    [few] Заблокувати й відхилити { $count } записи
    [many] Заблокувати й відхилити { $count } записів
   *[other] Заблокувати й відхилити { $count } запису
}
suspendAndReject-done = Акаунт заблоковано, його записи в черзі відхилено.

ownFigures-title = Ваші рішення
ownFigures-lead = Ці цифри бачите лише ви та адміністратори. Скасовані рішення не рахуються.
ownFigures-period = Період
ownFigures-total = Рішення
ownFigures-appeals = Апеляції на ваші відмови (90 днів)
ownFigures-upheld = Відхилено знову
ownFigures-overturned = Усе ж опубліковано
ownFigures-open = Ще не вирішено
ownFigures-agreement = Збіг
ownFigures-none = Апеляцій немає.
