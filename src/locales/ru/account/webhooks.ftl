webhooks-title = Вебхуки
webhooks-lead = Мы сообщаем вашему серверу, как только с вашими записями что-то происходит, и опрашивать каталог не нужно.
webhooks-off = Ничего не отправляется: этот сервер не обращается к другим.
webhooks-list = Ваши вебхуки
webhooks-none = У вас пока нет вебхуков.
webhooks-noneLead = Добавьте адрес сервера, который принимает JSON методом POST.
webhooks-add = Добавить вебхук
webhooks-url = Адрес
webhooks-urlHint = Открытый адрес http или https на обычном порту.
webhooks-events = События
webhooks-button = Добавить вебхук
webhooks-verifyFirst = Прежде чем добавить вебхук, подтвердите адрес почты.
webhooks-documentation = Как их принимать
webhooks-chosen = { $count ->
    [one] { $count } событие
    [few] { $count } события
    [many] { $count } событий
   *[other] { $count } события
}
webhooks-secretTitle = Секрет этого вебхука
webhooks-secretOnce = Скопируйте его сейчас: больше он не появится.
webhooks-secretUse = С ним проверяют, что сообщение от нас. Библиотеки Standard Webhooks сделают это за вас.
webhooks-secretOld = Ещё 24 часа каждое сообщение подписывается и прежним секретом.
webhooks-toWebhook = К вебхуку
webhooks-back = Все вебхуки
webhooks-states-on = Включён
webhooks-states-failing = Со сбоями
webhooks-states-off = Выключен
webhooks-failingSince = С { $date } ничего не доходит. Через пять дней вебхук будет выключен.
webhooks-offReasons-gone = Выключен: сервер ответил, что адреса больше нет (410).
webhooks-offReasons-failing = Выключен: пять дней ничего не доходило.
webhooks-turnOn = Включить снова
webhooks-test = Отправить пробное событие
webhooks-save = Сохранить события
webhooks-rotate = Новый секрет
webhooks-rotateHint = Вы получите новый секрет. Прежний действует ещё 24 часа.
webhooks-remove = Удалить вебхук
webhooks-removeHint = Больше ничего не отправляется, а список его доставок удаляется.
webhooks-deliveries = Доставки за семь дней
webhooks-noDeliveries = Ещё ничего не отправлено.
webhooks-event = Событие
webhooks-when = Когда (UTC)
webhooks-state = Статус
webhooks-answer = Ответ
webhooks-resendButton = Отправить снова
webhooks-duration = { $milliseconds } мс
webhooks-attempts = { $count ->
    [one] { $count } попытка
    [few] { $count } попытки
    [many] { $count } попыток
   *[other] { $count } попытки
}
webhooks-next = следующая { $time }
webhooks-body = Ответ сервера
webhooks-deliveryStates-waiting = Ждёт
webhooks-deliveryStates-retrying = Будет повторено
webhooks-deliveryStates-delivered = Доставлено
webhooks-deliveryStates-failed = Не доставлено
webhooks-deliveryStates-missed = Не отправлено (вебхук выключен)
webhooks-resend = { $count ->
    [one] Отправить снова { $count } неудачную доставку
    [few] Отправить снова { $count } неудачные доставки
    [many] Отправить снова { $count } неудачных доставок
   *[other] Отправить снова { $count } неудачной доставки
}
webhooks-done-saved = События сохранены.
webhooks-done-removed = Вебхук удалён.
webhooks-done-turned_on = Вебхук снова включён.
webhooks-done-test = Пробное событие в пути. Обновите страницу чуть позже.
webhooks-done-again = Отправляем снова. Обновите страницу чуть позже.
webhooks-testEvent = Пробное событие
webhooks-fetched = Забирают ваши программы
webhooks-names-submission_approved = Заявка одобрена
webhooks-names-submission_rejected = Заявка отклонена
webhooks-names-submission_changes_requested = Нужны правки
webhooks-names-submission_edited = Заявка исправлена редактором
webhooks-names-submission_expired = Срок заявки истёк
webhooks-names-tool_updated = Инструмент изменён
webhooks-names-tool_hidden = Инструмент скрыт
webhooks-names-tool_restored = Инструмент опубликован снова
webhooks-names-tool_removed = Инструмент удалён или объединён с другим
webhooks-names-tool_price_changed = Цена изменилась: ваши инструменты и инструменты из ваших списков
webhooks-names-tool_link_dead = Ссылка не работает: ваши инструменты и инструменты из ваших списков
webhooks-names-change_accepted = Предложенная правка принята
webhooks-names-change_declined = Предложенная правка отклонена
webhooks-names-tool_news = Новое в ваших подписках — вместе с письмом
webhooks-names-desk_submission_waiting = Редакция: заявка ждёт
webhooks-names-desk_change_waiting = Редакция: предложенная правка ждёт
webhooks-names-desk_report_opened = Редакция: сообщили о проблеме
webhooks-names-desk_report_closed = Редакция: обращение закрыто
webhooks-names-desk_link_dead = Редакция: ссылка инструмента не работает
