webhooks-title = Вебхуки
webhooks-lead = Ми сповіщаємо ваш сервер, щойно з вашими записами щось відбувається, тож опитувати каталог не потрібно.
webhooks-off = Нічого не надсилається: цей сервер не звертається до інших.
webhooks-list = Ваші вебхуки
webhooks-none = У вас ще немає вебхуків.
webhooks-noneLead = Додайте адресу сервера, який приймає JSON методом POST.
webhooks-add = Додати вебхук
webhooks-url = Адреса
webhooks-urlHint = Відкрита адреса http або https на звичайному порту.
webhooks-events = Події
webhooks-button = Додати вебхук
webhooks-verifyFirst = Перш ніж додати вебхук, підтвердьте адресу пошти.
webhooks-documentation = Як їх приймати
webhooks-chosen = { $count ->
    [one] { $count } подія
    [few] { $count } події
    [many] { $count } подій
   *[other] { $count } події
}
webhooks-secretTitle = Секрет цього вебхука
webhooks-secretOnce = Скопіюйте його зараз: більше він не з’явиться.
webhooks-secretUse = З ним перевіряють, що повідомлення від нас. Бібліотеки Standard Webhooks зроблять це за вас.
webhooks-secretOld = Ще 24 години кожне повідомлення підписується й попереднім секретом.
webhooks-toWebhook = До вебхука
webhooks-back = Усі вебхуки
webhooks-states-on = Увімкнено
webhooks-states-failing = Зі збоями
webhooks-states-off = Вимкнено
webhooks-failingSince = З { $date } нічого не доходить. Через п’ять днів вебхук буде вимкнено.
webhooks-offReasons-gone = Вимкнено: сервер відповів, що адреси більше немає (410).
webhooks-offReasons-failing = Вимкнено: п’ять днів нічого не доходило.
webhooks-turnOn = Увімкнути знову
webhooks-test = Надіслати пробну подію
webhooks-save = Зберегти події
webhooks-rotate = Новий секрет
webhooks-rotateHint = Ви отримаєте новий секрет. Попередній діє ще 24 години.
webhooks-remove = Видалити вебхук
webhooks-removeHint = Більше нічого не надсилається, а список його доставок видаляється.
webhooks-deliveries = Доставки за сім днів
webhooks-noDeliveries = Ще нічого не надіслано.
webhooks-event = Подія
webhooks-when = Коли (UTC)
webhooks-state = Статус
webhooks-answer = Відповідь
webhooks-resendButton = Надіслати знову
webhooks-duration = { $milliseconds } мс
webhooks-attempts = { $count ->
    [one] { $count } спроба
    [few] { $count } спроби
    [many] { $count } спроб
   *[other] { $count } спроби
}
webhooks-next = наступна { $time }
webhooks-body = Відповідь сервера
webhooks-deliveryStates-waiting = Чекає
webhooks-deliveryStates-retrying = Буде повторено
webhooks-deliveryStates-delivered = Доставлено
webhooks-deliveryStates-failed = Не доставлено
webhooks-deliveryStates-missed = Не надіслано (вебхук вимкнено)
webhooks-resend = { $count ->
    [one] Надіслати знову { $count } невдалу доставку
    [few] Надіслати знову { $count } невдалі доставки
    [many] Надіслати знову { $count } невдалих доставок
   *[other] Надіслати знову { $count } невдалої доставки
}
webhooks-done-saved = Події збережено.
webhooks-done-removed = Вебхук видалено.
webhooks-done-turned_on = Вебхук знову увімкнено.
webhooks-done-test = Пробна подія в дорозі. Оновіть сторінку трохи згодом.
webhooks-done-again = Надсилаємо знову. Оновіть сторінку трохи згодом.
webhooks-testEvent = Пробна подія
webhooks-fetched = Забирають ваші програми
webhooks-names-submission_approved = Заявку схвалено
webhooks-names-submission_rejected = Заявку відхилено
webhooks-names-submission_changes_requested = Потрібні зміни
webhooks-names-submission_edited = Заявку виправив редактор
webhooks-names-submission_expired = Термін заявки минув
webhooks-names-tool_updated = Інструмент змінено
webhooks-names-tool_hidden = Інструмент приховано
webhooks-names-tool_restored = Інструмент опубліковано знову
webhooks-names-tool_removed = Інструмент видалено або об’єднано з іншим
webhooks-names-tool_price_changed = Ціна змінилася: ваші інструменти та інструменти з ваших списків
webhooks-names-tool_link_dead = Посилання не працює: ваші інструменти та інструменти з ваших списків
webhooks-names-change_accepted = Запропоновану правку прийнято
webhooks-names-change_declined = Запропоновану правку відхилено
webhooks-names-tool_news = Нове у ваших підписках — разом із листом
webhooks-names-desk_submission_waiting = Редакція: заявка чекає
webhooks-names-desk_change_waiting = Редакція: запропонована правка чекає
webhooks-names-desk_report_opened = Редакція: повідомили про проблему
webhooks-names-desk_report_closed = Редакція: звернення закрито
webhooks-names-desk_link_dead = Редакція: посилання інструмента не працює
