recommendations-title = Рекомендації
recommendations-titleOf = Хто рекомендує { $name }
recommendations-lead = Їх пишуть люди, які мають тут акаунт. На порядок результатів рекомендації не впливають.
recommendations-people = { $people ->
    [one] Рекомендує { $people } людина
    [few] Рекомендують { $people } людини
    [many] Рекомендують { $people } людей
    *[other] Рекомендують { $people } людини
}
recommendations-peopleFor = { $people ->
    [one] { $people } людина рекомендує його для завдань
    [few] { $people } людини рекомендують його для завдань
    [many] { $people } людей рекомендують його для завдань
    *[other] { $people } людини рекомендують його для завдань
}
recommendations-toKnow = Варто знати
recommendations-helpful = { $people ->
    [one] Допомогло { $people } людині
    [few] Допомогло { $people } людям
    [many] Допомогло { $people } людям
    *[other] Допомогло { $people } людини
}
recommendations-vote = Корисно
recommendations-unvote = Скасувати «Корисно»
recommendations-orders-helpful = Спершу корисні
recommendations-orders-newest = Спершу нові
recommendations-order = Порядок
recommendations-all = Усі рекомендації
recommendations-none = Цей інструмент поки ніхто не рекомендував.
recommendations-link = Рекомендувати інструмент
recommendations-edit = Змінити свою рекомендацію
recommendations-own = Мої рекомендації
recommendations-versus = Хто і для чого їх рекомендує
recommendations-versusNone = Рекомендацій поки немає
recommendations-answer-title = Відповідь розробника
recommendations-answer-label = Ваша відповідь як розробника
recommendations-answer-hint = На кожну рекомендацію можна відповісти один раз.
recommendations-answer-button = Відповісти
recommendations-form-title = Рекомендувати { $name }
recommendations-form-lead = Напишіть, для чого ви його використовуєте, чим він добрий і що варто знати. Адреса вашої пошти не показується. З інструментом щось не так? Тоді повідомте про проблему.
recommendations-form-task = Для чого ви його використовуєте?
recommendations-form-choose = Виберіть завдання
recommendations-form-allTasks = Показати всі завдання
recommendations-form-text = Чому ви його рекомендуєте?
recommendations-form-textHint = Щонайбільше { NUMBER($most) } символів, без посилань і контактів
recommendations-form-toKnow = Що варто знати перед початком
recommendations-form-toKnowHint = Наприклад, обмеження, ціна чи налаштування
recommendations-form-button = Рекомендувати
recommendations-form-change = Зберегти зміни
recommendations-form-changeHint = Після зміни позначки «Корисно» й відповідь розробника буде видалено.
recommendations-form-withdraw = Відкликати рекомендацію
recommendations-form-withdrawHint = Її текст і позначки «Корисно» буде видалено.
recommendations-form-confirmFirst = Підтвердьте адресу пошти, перш ніж рекомендувати інструмент.
recommendations-form-note = Причина, яку вказав редактор
recommendations-states-waiting = Чекає на перевірку
recommendations-states-shown = Опублікована
recommendations-states-hidden = Прихована редактором
recommendations-states-withdrawn = Відкликана
recommendations-done-shown = Дякуємо. Вашу рекомендацію опубліковано.
recommendations-done-waiting = Дякуємо. Перш ніж рекомендацію побачать інші, її прочитає редактор.
recommendations-done-hidden = Редактор приховав цю рекомендацію. Тепер її видно лише вам, і ви можете її змінити.
recommendations-done-withdrawn = Вашу рекомендацію відкликано.
recommendations-done-answered = Вашу відповідь опубліковано.
recommendations-report-link = Поскаржитися
recommendations-report-title = Скарга на рекомендацію: { $name }
recommendations-report-message = Що не так із цією рекомендацією?
recommendations-desk-lead = З акаунтів, молодших за тиждень, зі словами, що викликали сумніви в перевірки, або змінені після того, як їх приховав редактор. Якщо ви приховаєте рекомендацію, той, хто її написав, дізнається причину з листа.
recommendations-desk-none = Рекомендацій на перевірці немає.
recommendations-desk-show = Показати
recommendations-desk-hide = Приховати
recommendations-desk-drop_answer = Видалити відповідь
recommendations-desk-note = Причина; її прочитає той, хто написав рекомендацію
recommendations-desk-author = Від кого
recommendations-desk-reported = Рекомендація, про яку йдеться
recommendations-desk-done-show = Рекомендацію опубліковано.
recommendations-desk-done-hide = Рекомендацію приховано, причину надіслано листом.
recommendations-desk-done-drop_answer = Відповідь видалено.
recommendations-desk-stale = Рекомендація тим часом змінилася. Ось якою вона стала.
