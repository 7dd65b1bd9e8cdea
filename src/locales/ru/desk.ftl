show = Показать

entry = Запись

opinion-title = Второе мнение
opinion-verdicts-ai_tool = Инструмент ИИ
opinion-verdicts-not_an_ai_tool = Не инструмент ИИ
opinion-verdicts-spam = Спам
opinion-verdicts-unsure = Нет уверенности
opinion-by = Мнение языковой модели { $model }, прочитавшей запись. Только для сведения.

findings-stateChanged = Было: { $was }. Теперь: { $now }.
findings-noLongerFound = Автоматическая проверка этого больше не находит.
findings-foundLater = Найдено уже после отправки.
findings-title = Что нашла автоматическая проверка
findings-none = Автоматическая проверка не нашла ничего необычного.
findings-verdicts-flood = Много сразу
findings-verdicts-duplicate = Возможный дубликат
findings-verdicts-spam = Возможный спам
findings-verdicts-not_an_ai_tool = Возможно, не инструмент ИИ
findings-verdicts-notice = Замечание
findings-existing = Имеющаяся запись
findings-certain = Правило уверено и отклонило бы эту запись.

decision-reason = Причина
decision-chooseReason = Выберите причину
decision-note = Сообщение разработчику

placement-slot = Где
placement-from = С (UTC)
placement-until = По (UTC)
placement-label = Название брони (видно только здесь)
placement-words = Слова

collection-name = Заголовок
collection-intro = Вступление
collection-from = Первый день (UTC)
collection-until = Последний день (UTC)
collection-members = Инструменты

administration = Управление

sections-changes = Правки
sections-mail = Почта
sections-overview = Обзор
sections-figures = Ваши решения
sections-blocks = Блокировки
sections-replies = Ответы
sections-placements = Реклама
sections-queue = Очередь
sections-reports = Обращения
sections-tools = Инструменты
sections-categories = Категории
sections-accounts = Аккаунты
sections-audit = Журнал действий
sections-site = Сайт
sections-pages = Страницы

status = Статус

justNow = Только что

minutes = { $count ->
    [one] { $count } минута
    [few] { $count } минуты
    [many] { $count } минут
   *[other] { $count } минуты
}

hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}

days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}

filter = Фильтровать

all = Все

clear = Сбросить фильтры

save = Сохранить

history-title = История
history-when = Когда (UTC)
history-action = Что
history-which = Запись
history-system = Система
history-subjects-list = Список
history-subjects-recommendation = Рекомендация
history-subjects-change_request = Предложенная правка
history-subjects-block = Список блокировки
history-subjects-reply = Ответ
history-subjects-desk = Работа редакции
history-subjects-submission = Заявка
history-subjects-tool = Инструмент
history-subjects-account = Аккаунт
history-subjects-token = Токен
history-subjects-category = Категория
history-subjects-collection = Подборка
history-subjects-placement = Рекламное размещение
history-subjects-catalog = Каталог
history-subjects-screening_rule = Правило проверки
history-subjects-site = Сайт
history-subjects-site_page = Страница
history-subjects-job = Задача
history-subjects-invitation = Приглашение
history-subjects-webhook = Вебхук
history-subjects-grant = Подключённое приложение
history-subjects-claim = Права на инструмент
history-actions-publish = Опубликовано
history-actions-claim = Заявлены права
history-actions-prove = Права доказаны
history-actions-contest = Доказаны спорные права
history-actions-grant = Права признаны
history-actions-refuse = В правах отказано
history-actions-lose = Доказательство потеряно
history-actions-revoke = Права отозваны
history-actions-owner_changed = Сменился разработчик
history-actions-owner_confirmed = Подтверждено разработчиком
history-actions-suggest = Предложена правка
history-actions-ask_removal = Просьба об удалении
history-actions-change = Изменено по предложению разработчика
history-actions-accept = Правка принята
history-actions-decline = Правка отклонена
history-actions-confirm = Правка на сайте подтверждена
history-actions-revert = Правка на сайте отменена
history-actions-note = Добавлена заметка
history-actions-assign = Поручено
history-actions-snooze = Отложено
history-actions-wake = Возвращено в очередь
history-actions-escalate = Передано администраторам
history-actions-settle = Передача отменена
history-actions-submit = Отправлено
history-actions-approve = Одобрено
history-actions-reject = Отклонено
history-actions-request_changes = Запрос правок
history-actions-withdraw = Отозвано разработчиком
history-actions-resubmit = Отправлено снова
history-actions-expire = Срок истёк
history-actions-appeal = Подана апелляция
history-actions-undo = Решение отменено
history-actions-edit = Исправлено
history-actions-imported = Загружено из файла
history-actions-quarantine = Скрыто
history-actions-restore = Опубликовано снова
history-actions-remove = Удалено
history-actions-merge = Объединено с другим
history-actions-absorb = Присоединено
history-actions-choose = Выбран для каталога списков
history-actions-unchoose = Убран из выбранных списков
history-actions-post = Написано
history-actions-hold = Написано, ждёт проверки
history-actions-show = Показано
history-actions-hide = Скрыто
history-actions-answer = Разработчик ответил
history-actions-drop_answer = Ответ разработчика удалён
history-actions-choose_comparison = Выбрано сравнение:
history-actions-unchoose_comparison = Отменён выбор сравнения:
history-actions-link_checked = Изменился статус ссылки
history-actions-logo_accepted = Показан новый логотип
history-actions-logo_declined = Новый логотип отклонён
history-actions-screenshot_accepted = Показан новый снимок экрана
history-actions-screenshot_declined = Новый снимок экрана отклонён
history-actions-logo_removed = Логотип убран
history-actions-screenshot_removed = Изображение убрано
history-actions-close_report = Обращение закрыто
history-actions-reopen_report = Обращение открыто снова
history-actions-translated = Переведено
history-actions-translation_removed = Перевод удалён
history-actions-translation_requested = Заказан машинный перевод
history-actions-create = Создано
history-actions-end = Завершено
history-actions-set_mode = Режим изменён
history-actions-drop_mode = Режим понижен автоматически
history-actions-demo_begun = Начата загрузка демонстрационного каталога
history-actions-demo_loaded = Демонстрационный каталог загружен
history-actions-demo_removed = Демонстрационный каталог удалён
history-actions-mail_tested = Письмо доставлено

similar-title = Похожие записи
similar-none = Похожих записей нет.
similar-earlier = Прежние решения по этому адресу
similar-noEarlier = Этого адреса в каталоге ещё не было.
similar-duplicateOf = Отклонить как дубликат

selfReview-now-own_submission = Это ваша собственная запись. Другого редактора нет, поэтому вы можете заняться ею как администратор. В журнале это будет отмечено.
selfReview-now-own_decision = Эту заявку отклонили вы сами. Другого редактора нет, поэтому вы можете рассмотреть апелляцию как администратор. В журнале это будет отмечено.
selfReview-queue = Некоторые из этих записей — ваши собственные или апелляции на ваши решения. Другого редактора нет, поэтому вы можете решать по ним как администратор. В журнале это будет отмечено.
selfReview-past-own_submission = собственная запись: другого редактора не было
selfReview-past-own_decision = апелляция на собственный отказ: другого редактора не было

saveChanges = Сохранить изменения

cancel = Отмена

tool-states-published = Опубликовано
tool-states-quarantined = Скрыто
tool-states-removed = Удалено
tool-visible = Открыть в каталоге
tool-mergedInto = Объединён с
tool-hint = Короткое имя, адрес в каталоге или сайт

report-outcomes-corrected = Запись исправлена
report-outcomes-taken_down = Инструмент скрыт, объединён или удалён
report-outcomes-nothing_wrong = Всё верно
report-outcomes-unclear = Проверить нельзя
report-outcomes-not_serious = Несерьёзное обращение
report-earlier = Закрытые обращения
report-done = Закрыто.
report-doneSome = Закрыто. Некоторые уже закрыл кто-то другой; они остались без изменений.

edit = Править

roles-member = Участник
roles-editor = Редактор
roles-admin = Администратор

state = Статус

accountStates-active = Действует
accountStates-suspended = Заблокирован
accountStates-unverified = Адрес не подтверждён

siteTexts-name = Название
siteTexts-tagline = Слоган
siteTexts-description = Описание
siteTexts-footer = Низ страницы
siteTexts-colors = Цвета
siteTexts-accent_light = Акцентный цвет, светлая тема
siteTexts-accent_dark = Акцентный цвет, тёмная тема
siteTexts-terms_version = Версия условий
siteTexts-checklist_hidden = Список подготовки скрыт
siteTexts-release_hidden = Уведомление о новой версии скрыто
siteTexts-logos = Логотип
siteTexts-logo_light = Логотип
siteTexts-logo_dark = Логотип, тёмная тема
siteTexts-logo_icon = Значок

team-title = Заметки редакции
team-none = Заметок пока нет.
team-note = Заметка для редакции
team-noteHint = Её видит только редакция. Упомяните @имя, и человек получит письмо: { $names }
team-add = Добавить заметку
team-noted = Заметка добавлена.
team-assigned = Поручено: { $who }
team-assign = Поручить
team-nobody = Никому
team-snoozed = Отложено до { $date }
team-snooze = Отложить на (дней)
team-snoozeHint = От 1 до 90. До тех пор записи нет в очереди, например пока вы ждёте ответа разработчика.
team-snoozeButton = Отложить
team-wake = Вернуть в очередь
team-escalated = Передано администраторам
team-escalate = Передать администраторам
team-escalateHint = Они получат письмо; остальные пропускают эту запись.
team-escalateNote = Что им нужно решить?
team-settle = Отменить передачу
team-handled = Сохранено.
team-handling = Кто занимается
team-filters-mine = Поручено мне
team-filters-unassigned = Не поручено никому
team-filters-escalated = Передано администраторам
team-filters-snoozed = Отложено
