errors-malformed_request = Не вдалося прочитати запит. Перевірте адресу й спробуйте ще раз.
errors-missing_token = Тут потрібен токен API. Передайте його в заголовку «Authorization: Bearer <token>».
errors-invalid_token = Цей токен API недійсний. Перевірте його або створіть новий у своєму акаунті.
errors-expired_token = Термін дії цього токена API минув. Створіть новий у своєму акаунті.
errors-revoked_token = Цей токен API відкликано. Створіть новий у своєму акаунті.
errors-insufficient_scope = Цей токен API не має потрібного дозволу. Створіть у своєму акаунті токен із цим дозволом.
scopes-missing = Цей токен API не має дозволу «{ $permission }» ({ $scope }). Створіть у своєму акаунті токен із цим дозволом.
errors-account_suspended = Цей акаунт заблоковано. Зверніться до адміністратора каталогу.
errors-email_unverified = Вашу адресу пошти ще не підтверджено. Відкрийте посилання з листа, який ми вам надіслали.
errors-forbidden = Ви не маєте прав на цю дію. Увійдіть до акаунта, який їх має.
errors-own_submission = Це ваш власний запис. Залиште його іншому редакторові.
errors-own_decision = Цю заявку відхилили ви самі. Апеляцію має розглянути інший редактор.
errors-second_factor_required = Ваша роль потребує двофакторної автентифікації. Увімкніть її в налаштуваннях акаунта.
errors-cross_site = Форму надіслано не з цього сайту. Відкрийте сторінку знову й повторіть дію.
errors-read_only = Цей каталог — дзеркало іншого, лише для читання. Надішліть заявку туди.
errors-not_found = Тут нічого немає. Перевірте адресу або пошукайте в каталозі.
errors-method_not_allowed = Ця адреса не приймає такого методу. Дозволені методи вказано в заголовку «Allow».
errors-not_acceptable = У такому форматі цього немає. Змініть заголовок «Accept».
errors-request_timeout = Запит надходив занадто довго. Надішліть його ще раз.
errors-conflict = За цей час тут щось змінилося. Оновіть сторінку й перевірте ще раз.
errors-idempotency_key_in_progress = Запит із цим Idempotency-Key ще виконується. Трохи зачекайте й надішліть його знову.
errors-cursor_expired = Цей курсор належить до попередньої версії каталогу. Завантажте повний експорт і продовжуйте з його курсора.
errors-payload_too_large = Запит завеликий. Надсилайте не більше 64 КіБ.
errors-unsupported_media_type = Такий тип вмісту не приймається. Потрібен UTF-8 без стиснення: application/json в API, application/x-www-form-urlencoded у формах.
errors-expectation_failed = Виконати заголовок «Expect» неможливо. Надішліть запит без нього.
errors-validation_failed = Деякі поля не заповнені або містять помилки. Виправте їх і надішліть знову.
errors-duplicate_submission = Цей інструмент уже є в каталозі або чекає на перевірку. Надсилати його ще раз не потрібно.
errors-spam_detected = Текст сприйнято як рекламу або спам. Опишіть простими словами, що робить інструмент.
errors-not_an_ai_tool = У записі не сказано, що робить ШІ. Додайте про це речення або попросіть редактора перевірити заявку.
errors-idempotency_key_reused = Цей Idempotency-Key уже використано для іншого вмісту. Візьміть новий.
errors-sign_in_failed = Неправильна адреса електронної пошти або пароль. Перевірте їх і спробуйте ще раз.
errors-link_expired = Це посилання більше не діє. Попросіть нове.
errors-sign_in_expired = Вхід тривав надто довго або надто часто не вдавався. Почніть знову.
errors-rate_limited = Забагато запитів. Трохи зачекайте й спробуйте ще раз.
errors-submission_limit_exceeded = Ви досягли погодинного ліміту заявок. Спробуйте пізніше.
errors-too_many_attempts = Забагато спроб. Зачекайте й спробуйте ще раз.
errors-headers_too_large = Заголовки запиту завеликі. Скоротіть адресу або видаліть файли cookie цього сайту.
errors-internal_error = У нас щось пішло не так. Спробуйте пізніше.
errors-not_implemented = Сервер не підтримує цього методу. Скористайтеся одним з опису API.
errors-unavailable = Каталог зараз недоступний. Спробуйте ще раз за кілька секунд.
errors-overloaded = Каталог зараз дуже навантажений. Спробуйте ще раз за кілька секунд.
errors-maintenance = Каталог тимчасово доступний лише для читання. Нічого не змінено; спробуйте пізніше.

problems-required = Це обов’язкове поле. Заповніть його.
problems-not_a_string = Введіть тут текст.
problems-not_an_array = Введіть тут список.
problems-not_an_object = Надішліть об’єкт JSON.
problems-not_an_integer = Укажіть ціле число, лише цифрами.
problems-leading_zeros = Напишіть число без нулів на початку.
problems-not_a_boolean = Укажіть true або false.
problems-out_of_range = Укажіть число від { NUMBER($min) } до { NUMBER($max) }.
problems-too_short = { $min ->
    [one] Закоротке значення. Введіть щонайменше { $min } символ.
    [few] Закоротке значення. Введіть щонайменше { $min } символи.
    [many] Закоротке значення. Введіть щонайменше { $min } символів.
   *[other] Закоротке значення. Введіть щонайменше { $min } символу.
}
problems-too_long = { $max ->
    [one] Задовге значення. Введіть щонайбільше { $max } символ.
    [few] Задовге значення. Введіть щонайбільше { $max } символи.
    [many] Задовге значення. Введіть щонайбільше { $max } символів.
   *[other] Задовге значення. Введіть щонайбільше { $max } символу.
}
problems-too_few = { $min ->
    [one] Замало. Укажіть щонайменше { $min } значення.
    [few] Замало. Укажіть щонайменше { $min } значення.
    [many] Замало. Укажіть щонайменше { $min } значень.
   *[other] Замало. Укажіть щонайменше { $min } значення.
}
problems-too_many = { $max ->
    [one] Забагато. Укажіть щонайбільше { $max } значення.
    [few] Забагато. Укажіть щонайбільше { $max } значення.
    [many] Забагато. Укажіть щонайбільше { $max } значень.
   *[other] Забагато. Укажіть щонайбільше { $max } значення.
}
problems-not_one_of = Виберіть одне зі значень: { $allowed }.
problems-not_one_of_without_allowed = Виберіть одне із запропонованих значень.
problems-unchanged = Усе збігається з теперішнім записом. Змініть хоча б одне поле.
problems-repeated = Укажіть кожне значення лише один раз.
problems-control_characters = Видаліть керівні символи.
problems-line_break = Напишіть це в один рядок, без розривів рядка й табуляції.
problems-invisible_characters = Видаліть невидимі символи. Зазвичай допомагає набрати текст заново.
problems-direction_marks = Видаліть невидимі символи, що змінюють напрямок тексту.
problems-broken_characters = Деякі символи пошкоджені. Введіть їх заново.
problems-too_many_marks = Забагато діакритичних знаків біля однієї літери. Дозволено щонайбільше { NUMBER($max) }.
problems-no_letters = У назві має бути хоча б одна літера або цифра.
problems-contact_data = Приберіть посилання, адреси пошти, номери телефонів та імена акаунтів.
problems-not_a_url = Це не повна вебадреса. Вона має виглядати так: https://example.org.
problems-url_scheme = Укажіть вебадресу, яка починається з http:// або https://.
problems-url_credentials = Приберіть із вебадреси ім’я користувача й пароль.
problems-url_host = Укажіть адресу загальнодоступного сайту.
problems-unknown_host = Цей каталог працює за адресою { $value }, а не під цим іменем хоста. Якщо має — вкажіть цю адресу в PUBLIC_URL.
problems-url_port = Приберіть із вебадреси номер порту.
problems-not_https = Укажіть адресу, яка починається з https://.
problems-not_an_email = Це не адреса електронної пошти. Вона має виглядати так: name@example.org.
problems-unknown_category = Категорії «{ $value }» немає. Виберіть зі списку категорій.
problems-unknown_category_without_value = Такої категорії немає. Виберіть зі списку категорій.
problems-bad_identifier = Такий ідентифікатор не підходить. Перевірте, чи правильно його написано.
problems-bad_slug = Використовуйте малі латинські літери й цифри, між словами — один дефіс, наприклад image-generation.
problems-unreadable_json = Не вдалося прочитати JSON. Перевірте дужки, лапки й коми.
problems-cut_array = Список JSON обривається: немає закривальної дужки.
problems-not_utf8 = Текст не є коректним UTF-8. Надішліть його в цьому кодуванні.
problems-repeated_key = Ім’я «{ $value }» повторюється. Укажіть його один раз.
problems-repeated_key_without_value = Одне з імен повторюється. Укажіть його один раз.
problems-unknown_field = Такого поля тут немає. Доступні поля: { $allowed }.
problems-not_a_key = Використовуйте від 1 до 255 видимих символів ASCII без пробілів.
problems-not_a_cursor = Це не курсор. Візьміть курсор зі списку змін або з повного експорту.
problems-duplicate = Інструмент із такою адресою вже є в каталозі або чекає на перевірку.
problems-spam = Це схоже на рекламу або спам. Опишіть простими словами, що робить інструмент.
problems-not_ai = У записі сказано «{ $value }», а каталог приймає лише інструменти ШІ. Якщо ШІ все ж використовується, напишіть, для чого.
problems-not_ai_without_value = У записі не сказано, що робить ШІ. Додайте про це речення.
problems-review_used = Ви вже просили редактора про перевірку. Спробуйте пізніше.
problems-common_password = Цей пароль надто легко вгадати. Виберіть інший.
problems-address_in_password = Цей пароль містить частину вашої адреси пошти до знака @. Виберіть інший.
problems-site_in_password = Цей пароль містить назву або адресу цього каталогу. Виберіть інший.
problems-leaked_password = Цей або дуже схожий пароль уже витік з іншого сайту. Виберіть інший.
problems-wrong_password = Неправильний пароль. Спробуйте ще раз.
problems-wrong_code = Цей код неправильний, застарілий або вже використаний. Введіть інший.
problems-passkey_failed = Ключ доступу не прийнято. Спробуйте ще раз.
problems-in_the_past = Цей час надто ранній. Виберіть пізніший.
problems-not_a_color = Це не колір. Запишіть його в шістнадцятковому вигляді, як показують палітри.
problems-low_contrast = Текст такого кольору важко читати: потрібен контраст щонайменше 4,5:1. Найближчий придатний колір: { $value }.
problems-low_contrast_without_value = Текст такого кольору важко читати: потрібен контраст щонайменше 4,5:1.
problems-not_a_picture = Цей файл не вдається прочитати як SVG або PNG. Збережіть його заново як простий SVG або як PNG.
problems-unreadable_picture = Це зображення не вдається прочитати, або воно замале. Надішліть файл PNG, JPEG, WebP чи GIF; логотип можна і в SVG.
problems-picture_too_complex = Побудова цього зображення триває надто довго. Спростіть його або надішліть у PNG.
problems-picture_too_long = Одна сторона цього зображення більш ніж удесятеро довша за іншу. Обріжте його або виберіть інше.
problems-picture_too_small = Це зображення замале. Потрібно щонайменше 32 пікселі, а краще 512.
problems-picture_empty = Це зображення порожнє. Виберіть інше.
problems-picture_with_text = У цьому SVG є літери у вигляді тексту, а їхній шрифт під час перемальовування губиться. Переведіть їх у криві й збережіть файл заново або надішліть його в PNG.
problems-picture_not_square = Цей значок не квадратний. Обріжте зображення або додайте поля, щоб ширина й висота збіглися.
problems-pictures_full = Ваші неопубліковані зображення вже займають { NUMBER($max) } МБ. Видаліть непотрібні або дочекайтеся рішення редактора.
problems-being_reviewed = Редактор саме перевіряє цей запис. Спробуйте пізніше.
problems-file_too_large = Файл завеликий. Надішліть щонайбільше { NUMBER($max) } КіБ.
problems-body_too_large = Запит завеликий. Надсилайте не більше { NUMBER($max) } КіБ.
problems-too_many_fields = У формі забагато полів. Надсилайте не більше { NUMBER($max) }.
problems-field_header_too_large = Заголовок одного з полів форми завеликий. Скоротіть назву файлу: читається не більше { NUMBER($max) } байтів.
problems-field_name_too_long = Назва одного з полів форми задовга. Використовуйте не більше { NUMBER($max) } символів.
problems-too_many_tokens = { $max ->
    [one] Ви вже маєте { $max } токен. Щоб створити новий, відкличте один із наявних.
    [few] Ви вже маєте { $max } токени. Щоб створити новий, відкличте один із наявних.
    [many] Ви вже маєте { $max } токенів. Щоб створити новий, відкличте один із наявних.
   *[other] Ви вже маєте { $max } токена. Щоб створити новий, відкличте один із наявних.
}
problems-name_taken = Це вже зайнято. Виберіть щось інше.
problems-page_blocked = Сайт не дозволяє програмам читати цю сторінку. Заповніть поля вручну.
problems-page_not_html = За цією адресою не вебсторінка, а файл іншого типу. Перевірте адресу або заповніть поля вручну.
problems-page_empty = На сторінці немає відомостей про інструмент. Заповніть поля вручну.
problems-page_unread = Не вдалося прочитати сторінку: { $value }. Перевірте адресу або заповніть поля вручну.

missing = Не заповнено:

fields-typed-required = Заповніть це поле.
fields-one-required = Виберіть один варіант.
fields-one-not_one_of = Виберіть один варіант.
fields-several-required = Виберіть хоча б один варіант.
fields-several-too_few = Виберіть хоча б один варіант.
fields-several-too_many = Забагато. Виберіть не більше ніж { NUMBER($max) }.

conflicts-submission-awaiting_moderation = Ця заявка чекає на перевірку.
conflicts-submission-changes_requested = Редактор попросив внести зміни в цю заявку.
conflicts-submission-published = Цю заявку опубліковано.
conflicts-submission-rejected = Цю заявку відхилено.
conflicts-submission-withdrawn = Цю заявку відкликано.
conflicts-submission-expired = Термін цієї заявки минув.
conflicts-change-awaiting_moderation = Ця правка чекає на перевірку.
conflicts-change-live = Ця правка вже на сайті.
conflicts-change-accepted = Цю правку прийнято.
conflicts-change-declined = Цю правку відхилено.
conflicts-change-withdrawn = Цю правку відкликано.
conflicts-tool-published = Цей інструмент опубліковано.
conflicts-tool-quarantined = Цей інструмент приховано.
conflicts-tool-removed = Цей інструмент видалено назавжди.
conflicts-possible = Зараз можна: { $acts }.
conflicts-acts-accept = прийняти її
conflicts-acts-decline = відхилити її
conflicts-acts-confirm = підтвердити її
conflicts-acts-revert = скасувати її
conflicts-acts-approve = схвалити її
conflicts-acts-reject = відхилити її
conflicts-acts-request_changes = попросити внести зміни
conflicts-acts-withdraw = відкликати її
conflicts-acts-resubmit = виправити її й надіслати знову
conflicts-acts-expire = дочекатися кінця терміну
conflicts-acts-appeal = подати апеляцію на відмову
conflicts-acts-quarantine = приховати його
conflicts-acts-restore = опублікувати його знову
conflicts-acts-remove = видалити його назавжди
conflicts-acts-merge = об’єднати його з іншим інструментом
conflicts-nothing-published = Запропонуйте правку опублікованого запису або попросіть його видалити.
conflicts-nothing-rejected = Апеляцію можна подати лише один раз.
conflicts-nothing-withdrawn = Інструмент можна додати знову.
conflicts-nothing-expired = Інструмент можна додати знову.
conflicts-undecidable = Редакторові тут більше немає чого вирішувати.
conflicts-reasons-address_taken = Його адреса тепер належить іншому запису.
conflicts-reasons-winner_hidden = Інструмент, який має залишитися, не опубліковано.
conflicts-reasons-undo_over = Це рішення вже не можна скасувати.
conflicts-reasons-entry_changed = Відтоді запис змінився, тому це рішення вже не можна скасувати.
conflicts-reasons-reports_closed = Ці звернення вже закрив хтось інший. Нічого не перезаписано.
conflicts-reasons-reports_open = Ці звернення вже відкриті.
conflicts-reasons-placement_ended = Це рекламне розміщення вже завершилося.
conflicts-reasons-original_language = Це мова оригіналу. Текст оригіналу змінюють у самому інструменті.
conflicts-reasons-written_by_person = Цей переклад написала людина. Машина його не замінює.
conflicts-reasons-no_translator = Машинний переклад на цьому сервері не налаштовано.
conflicts-reasons-webhook_off = Цей вебхук вимкнено. Спершу увімкніть його знову.
conflicts-reasons-webhook_has_address = Цей вебхук має адресу, на яку надсилаються його події.
conflicts-reasons-outgoing_off = Цей сервер не звертається до інших сайтів. Заповніть поля вручну.
conflicts-reasons-own_tool = Не можна рекомендувати свій інструмент або голосувати за свою рекомендацію.
conflicts-reasons-tool_hidden = Цей інструмент приховано. Змінити його не можна, доки його не перевірить редактор.
conflicts-reasons-change_waits = Інша правка цього інструмента чекає на перевірку. Відкличте її, щоб запропонувати нову.
conflicts-reasons-only_admin = Це єдиний акаунт адміністратора. Спершу надайте цю роль комусь іншому.
