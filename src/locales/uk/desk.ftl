show = Показати

entry = Запис

opinion-title = Друга думка
opinion-verdicts-ai_tool = Інструмент ШІ
opinion-verdicts-not_an_ai_tool = Не інструмент ШІ
opinion-verdicts-spam = Спам
opinion-verdicts-unsure = Немає певності
opinion-by = Думка мовної моделі { $model }, що прочитала запис. Лише для відома.

findings-stateChanged = Було: { $was }. Тепер: { $now }.
findings-noLongerFound = Автоматична перевірка цього більше не знаходить.
findings-foundLater = Знайдено вже після надсилання.
findings-title = Що знайшла автоматична перевірка
findings-none = Автоматична перевірка не знайшла нічого незвичного.
findings-verdicts-flood = Багато одразу
findings-verdicts-duplicate = Можливий дублікат
findings-verdicts-spam = Можливий спам
findings-verdicts-not_an_ai_tool = Можливо, не інструмент ШІ
findings-verdicts-notice = Зауваження
findings-existing = Наявний запис
findings-certain = Правило впевнене й відхилило б цей запис.

decision-reason = Причина
decision-chooseReason = Виберіть причину
decision-note = Повідомлення розробникові

placement-slot = Де
placement-from = Від (UTC)
placement-until = До (UTC)
placement-label = Назва бронювання (видно лише тут)
placement-words = Слова

collection-name = Заголовок
collection-intro = Вступ
collection-from = Перший день (UTC)
collection-until = Останній день (UTC)
collection-members = Інструменти

administration = Керування

sections-changes = Правки
sections-mail = Пошта
sections-overview = Огляд
sections-figures = Ваші рішення
sections-blocks = Блокування
sections-replies = Відповіді
sections-placements = Реклама
sections-queue = Черга
sections-reports = Звернення
sections-tools = Інструменти
sections-categories = Категорії
sections-accounts = Акаунти
sections-audit = Журнал дій
sections-site = Сайт
sections-pages = Сторінки

status = Статус

justNow = Щойно

minutes = { $count ->
    [one] { $count } хвилина
    [few] { $count } хвилини
    [many] { $count } хвилин
   *[other] { $count } хвилини
}

hours = { $count ->
    [one] { $count } година
    [few] { $count } години
    [many] { $count } годин
   *[other] { $count } години
}

days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}

filter = Фільтрувати

all = Усі

clear = Скинути фільтри

save = Зберегти

history-title = Історія
history-when = Коли (UTC)
history-action = Що
history-which = Запис
history-system = Система
history-subjects-list = Список
history-subjects-recommendation = Рекомендація
history-subjects-change_request = Запропонована правка
history-subjects-block = Список блокування
history-subjects-reply = Відповідь
history-subjects-desk = Робота редакції
history-subjects-submission = Заявка
history-subjects-tool = Інструмент
history-subjects-account = Акаунт
history-subjects-token = Токен
history-subjects-category = Категорія
history-subjects-collection = Добірка
history-subjects-placement = Рекламне розміщення
history-subjects-catalog = Каталог
history-subjects-screening_rule = Правило перевірки
history-subjects-site = Сайт
history-subjects-site_page = Сторінка
history-subjects-job = Завдання
history-subjects-invitation = Запрошення
history-subjects-webhook = Вебхук
history-subjects-grant = Під’єднаний застосунок
history-subjects-claim = Права на інструмент
history-actions-publish = Опубліковано
history-actions-claim = Заявлено права
history-actions-prove = Права доведено
history-actions-contest = Доведено спірні права
history-actions-grant = Права визнано
history-actions-refuse = У правах відмовлено
history-actions-lose = Доказ утрачено
history-actions-revoke = Права відкликано
history-actions-owner_changed = Змінився розробник
history-actions-owner_confirmed = Підтвердив розробник
history-actions-suggest = Запропоновано правку
history-actions-ask_removal = Прохання про видалення
history-actions-change = Змінено на пропозицію розробника
history-actions-accept = Правку прийнято
history-actions-decline = Правку відхилено
history-actions-confirm = Правку на сайті підтверджено
history-actions-revert = Правку на сайті скасовано
history-actions-note = Додано нотатку
history-actions-assign = Доручено
history-actions-snooze = Відкладено
history-actions-wake = Повернуто в чергу
history-actions-escalate = Передано адміністраторам
history-actions-settle = Передачу скасовано
history-actions-submit = Надіслано
history-actions-approve = Схвалено
history-actions-reject = Відхилено
history-actions-request_changes = Запит на зміни
history-actions-withdraw = Відкликав розробник
history-actions-resubmit = Надіслано знову
history-actions-expire = Термін минув
history-actions-appeal = Подано апеляцію
history-actions-undo = Рішення скасовано
history-actions-edit = Виправлено
history-actions-imported = Завантажено з файлу
history-actions-quarantine = Приховано
history-actions-restore = Опубліковано знову
history-actions-remove = Видалено
history-actions-merge = Об’єднано з іншим
history-actions-absorb = Приєднано
history-actions-choose = Вибрано для каталогу списків
history-actions-unchoose = Прибрано з вибраних списків
history-actions-post = Написано
history-actions-hold = Написано, чекає на перевірку
history-actions-show = Показано
history-actions-hide = Приховано
history-actions-answer = Розробник відповів
history-actions-drop_answer = Відповідь розробника видалено
history-actions-choose_comparison = Вибрано порівняння:
history-actions-unchoose_comparison = Скасовано вибір порівняння:
history-actions-link_checked = Змінився статус посилання
history-actions-logo_accepted = Показано новий логотип
history-actions-logo_declined = Новий логотип відхилено
history-actions-screenshot_accepted = Показано новий знімок екрана
history-actions-screenshot_declined = Новий знімок екрана відхилено
history-actions-logo_removed = Логотип прибрано
history-actions-screenshot_removed = Зображення прибрано
history-actions-close_report = Звернення закрито
history-actions-reopen_report = Звернення відкрито знову
history-actions-translated = Перекладено
history-actions-translation_removed = Переклад видалено
history-actions-translation_requested = Замовлено машинний переклад
history-actions-create = Створено
history-actions-end = Завершено
history-actions-set_mode = Режим змінено
history-actions-drop_mode = Режим знижено автоматично
history-actions-demo_begun = Розпочато завантаження демонстраційного каталогу
history-actions-demo_loaded = Демонстраційний каталог завантажено
history-actions-demo_removed = Демонстраційний каталог видалено
history-actions-mail_tested = Лист доставлено

similar-title = Схожі записи
similar-none = Схожих записів немає.
similar-earlier = Попередні рішення щодо цієї адреси
similar-noEarlier = Цієї адреси в каталозі ще не було.
similar-duplicateOf = Відхилити як дублікат

selfReview-now-own_submission = Це ваш власний запис. Іншого редактора немає, тож ви можете зайнятися ним як адміністратор. У журналі це буде зазначено.
selfReview-now-own_decision = Цю заявку відхилили ви самі. Іншого редактора немає, тож ви можете розглянути апеляцію як адміністратор. У журналі це буде зазначено.
selfReview-queue = Деякі з цих записів — ваші власні або апеляції на ваші рішення. Іншого редактора немає, тож ви можете ухвалювати щодо них рішення як адміністратор. У журналі це буде зазначено.
selfReview-past-own_submission = власний запис: іншого редактора не було
selfReview-past-own_decision = апеляція на власну відмову: іншого редактора не було

saveChanges = Зберегти зміни

cancel = Скасувати

tool-states-published = Опубліковано
tool-states-quarantined = Приховано
tool-states-removed = Видалено
tool-visible = Відкрити в каталозі
tool-mergedInto = Об’єднано з
tool-hint = Коротке ім’я, адреса в каталозі або сайт

report-outcomes-corrected = Запис виправлено
report-outcomes-taken_down = Інструмент приховано, об’єднано або видалено
report-outcomes-nothing_wrong = Усе правильно
report-outcomes-unclear = Перевірити неможливо
report-outcomes-not_serious = Несерйозне звернення
report-earlier = Закриті звернення
report-done = Закрито.
report-doneSome = Закрито. Деякі вже закрив хтось інший; вони залишилися без змін.

edit = Редагувати

roles-member = Учасник
roles-editor = Редактор
roles-admin = Адміністратор

state = Статус

accountStates-active = Діє
accountStates-suspended = Заблоковано
accountStates-unverified = Адресу не підтверджено

siteTexts-name = Назва
siteTexts-tagline = Гасло
siteTexts-description = Опис
siteTexts-footer = Низ сторінки
siteTexts-colors = Кольори
siteTexts-accent_light = Акцентний колір, світла тема
siteTexts-accent_dark = Акцентний колір, темна тема
siteTexts-terms_version = Версія умов
siteTexts-checklist_hidden = Список підготовки сховано
siteTexts-release_hidden = Сповіщення про нову версію сховано
siteTexts-logos = Логотип
siteTexts-logo_light = Логотип
siteTexts-logo_dark = Логотип, темна тема
siteTexts-logo_icon = Значок

team-title = Нотатки редакції
team-none = Нотаток ще немає.
team-note = Нотатка для редакції
team-noteHint = Її бачить лише редакція. Згадайте @ім’я, і людина отримає лист: { $names }
team-add = Додати нотатку
team-noted = Нотатку додано.
team-assigned = Доручено: { $who }
team-assign = Доручити
team-nobody = Нікому
team-snoozed = Відкладено до { $date }
team-snooze = Відкласти на (днів)
team-snoozeHint = Від 1 до 90. До того запису немає в черзі, наприклад поки ви чекаєте на відповідь розробника.
team-snoozeButton = Відкласти
team-wake = Повернути в чергу
team-escalated = Передано адміністраторам
team-escalate = Передати адміністраторам
team-escalateHint = Вони отримають лист; інші пропускають цей запис.
team-escalateNote = Що їм потрібно вирішити?
team-settle = Скасувати передачу
team-handled = Збережено.
team-handling = Хто займається
team-filters-mine = Доручено мені
team-filters-unassigned = Не доручено нікому
team-filters-escalated = Передано адміністраторам
team-filters-snoozed = Відкладено
