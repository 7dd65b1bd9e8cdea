errors-malformed_request = Не удалось прочитать запрос. Проверьте адрес и попробуйте ещё раз.
errors-missing_token = Здесь нужен токен API. Передайте его в заголовке «Authorization: Bearer <token>».
errors-invalid_token = Этот токен API недействителен. Проверьте его или создайте новый в своём аккаунте.
errors-expired_token = Срок действия этого токена API истёк. Создайте новый в своём аккаунте.
errors-revoked_token = Этот токен API отозван. Создайте новый в своём аккаунте.
errors-insufficient_scope = У этого токена API нет нужного разрешения. Создайте в своём аккаунте токен с этим разрешением.
scopes-missing = У этого токена API нет разрешения «{ $permission }» ({ $scope }). Создайте в своём аккаунте токен с этим разрешением.
errors-account_suspended = Этот аккаунт заблокирован. Обратитесь к администратору каталога.
errors-email_unverified = Ваш адрес почты ещё не подтверждён. Откройте ссылку из письма, которое мы вам отправили.
errors-forbidden = У вас нет прав на это действие. Войдите в аккаунт, у которого они есть.
errors-own_submission = Это ваша собственная запись. Оставьте её другому редактору.
errors-own_decision = Эту заявку отклонили вы сами. Апелляцию должен рассмотреть другой редактор.
errors-second_factor_required = Ваша роль требует двухфакторной аутентификации. Включите её в настройках аккаунта.
errors-cross_site = Форма отправлена не с этого сайта. Откройте страницу заново и повторите действие.
errors-read_only = Этот каталог — зеркало другого, только для чтения. Отправьте заявку туда.
errors-not_found = Здесь ничего нет. Проверьте адрес или поищите в каталоге.
errors-method_not_allowed = Этот адрес не принимает такой метод. Допустимые методы указаны в заголовке «Allow».
errors-not_acceptable = В таком формате этого нет. Измените заголовок «Accept».
errors-request_timeout = Запрос передавался слишком долго. Отправьте его ещё раз.
errors-conflict = За это время здесь что-то изменилось. Обновите страницу и проверьте ещё раз.
errors-idempotency_key_in_progress = Запрос с этим Idempotency-Key ещё выполняется. Немного подождите и отправьте его снова.
errors-cursor_expired = Этот курсор относится к прежней версии каталога. Загрузите полную выгрузку и продолжайте с её курсора.
errors-payload_too_large = Запрос слишком большой. Отправляйте не более 64 КиБ.
errors-unsupported_media_type = Такой тип содержимого не принимается. Нужен UTF-8 без сжатия: application/json в API, application/x-www-form-urlencoded в формах.
errors-expectation_failed = Выполнить заголовок «Expect» нельзя. Отправьте запрос без него.
errors-validation_failed = Некоторые поля не заполнены или содержат ошибки. Исправьте их и отправьте снова.
errors-duplicate_submission = Этот инструмент уже есть в каталоге или ждёт проверки. Отправлять его ещё раз не нужно.
errors-spam_detected = Текст принят за рекламу или спам. Опишите простыми словами, что делает инструмент.
errors-not_an_ai_tool = В записи не сказано, что делает ИИ. Добавьте об этом фразу или попросите редактора проверить заявку.
errors-idempotency_key_reused = Этот Idempotency-Key уже использован для другого содержимого. Возьмите новый.
errors-sign_in_failed = Неверный адрес электронной почты или пароль. Проверьте их и попробуйте ещё раз.
errors-link_expired = Эта ссылка больше не действует. Запросите новую.
errors-sign_in_expired = Вход занял слишком много времени или слишком часто не удавался. Начните заново.
errors-rate_limited = Слишком много запросов. Немного подождите и попробуйте ещё раз.
errors-submission_limit_exceeded = Вы достигли часового лимита заявок. Попробуйте позже.
errors-too_many_attempts = Слишком много попыток. Подождите и попробуйте ещё раз.
errors-headers_too_large = Заголовки запроса слишком большие. Сократите адрес или удалите файлы cookie этого сайта.
errors-internal_error = У нас что-то пошло не так. Попробуйте позже.
errors-not_implemented = Сервер не поддерживает этот метод. Используйте один из описания API.
errors-unavailable = Каталог сейчас недоступен. Попробуйте ещё раз через несколько секунд.
errors-overloaded = Каталог сейчас сильно загружен. Попробуйте ещё раз через несколько секунд.
errors-maintenance = Каталог временно доступен только для чтения. Ничего не изменено; попробуйте позже.

problems-required = Это обязательное поле. Заполните его.
problems-not_a_string = Укажите здесь текст.
problems-not_an_array = Укажите здесь список.
problems-not_an_object = Отправьте объект JSON.
problems-not_an_integer = Укажите целое число, только цифрами.
problems-leading_zeros = Напишите число без нулей в начале.
problems-not_a_boolean = Укажите true или false.
problems-out_of_range = Укажите число от { NUMBER($min) } до { NUMBER($max) }.
problems-too_short = { $min ->
    [one] Слишком коротко. Введите не менее { $min } символа.
    [few] Слишком коротко. Введите не менее { $min } символов.
    [many] Слишком коротко. Введите не менее { $min } символов.
   *[other] Слишком коротко. Введите не менее { $min } символа.
}
problems-too_long = { $max ->
    [one] Слишком длинно. Введите не более { $max } символа.
    [few] Слишком длинно. Введите не более { $max } символов.
    [many] Слишком длинно. Введите не более { $max } символов.
   *[other] Слишком длинно. Введите не более { $max } символа.
}
problems-too_few = { $min ->
    [one] Слишком мало. Укажите не менее { $min } значения.
    [few] Слишком мало. Укажите не менее { $min } значений.
    [many] Слишком мало. Укажите не менее { $min } значений.
   *[other] Слишком мало. Укажите не менее { $min } значения.
}
problems-too_many = { $max ->
    [one] Слишком много. Укажите не более { $max } значения.
    [few] Слишком много. Укажите не более { $max } значений.
    [many] Слишком много. Укажите не более { $max } значений.
   *[other] Слишком много. Укажите не более { $max } значения.
}
problems-not_one_of = Выберите одно из значений: { $allowed }.
problems-not_one_of_without_allowed = Выберите одно из предложенных значений.
problems-unchanged = Всё совпадает с нынешней записью. Измените хотя бы одно поле.
problems-repeated = Укажите каждое значение только один раз.
problems-control_characters = Удалите управляющие символы.
problems-line_break = Напишите это в одну строку, без переносов и табуляции.
problems-invisible_characters = Удалите невидимые символы. Обычно помогает набрать текст заново.
problems-direction_marks = Удалите невидимые символы, меняющие направление текста.
problems-broken_characters = Некоторые символы повреждены. Введите их заново.
problems-too_many_marks = Слишком много диакритических знаков у одной буквы. Допускается не более { NUMBER($max) }.
problems-no_letters = В названии должна быть хотя бы одна буква или цифра.
problems-contact_data = Уберите ссылки, адреса почты, номера телефонов и имена аккаунтов.
problems-not_a_url = Это не полный веб-адрес. Он должен выглядеть так: https://example.org.
problems-url_scheme = Укажите веб-адрес, который начинается с http:// или https://.
problems-url_credentials = Уберите из веб-адреса имя пользователя и пароль.
problems-url_host = Укажите адрес общедоступного сайта.
problems-unknown_host = Этот каталог работает по адресу { $value }, а не под этим именем хоста. Если должен — укажите этот адрес в PUBLIC_URL.
problems-url_port = Уберите из веб-адреса номер порта.
problems-not_https = Укажите адрес, который начинается с https://.
problems-not_an_email = Это не адрес электронной почты. Он должен выглядеть так: name@example.org.
problems-unknown_category = Категории «{ $value }» нет. Выберите из списка категорий.
problems-unknown_category_without_value = Такой категории нет. Выберите из списка категорий.
problems-bad_identifier = Такой идентификатор не подходит. Проверьте, правильно ли он написан.
problems-bad_slug = Используйте строчные латинские буквы и цифры, между словами — один дефис, например image-generation.
problems-unreadable_json = Не удалось прочитать JSON. Проверьте скобки, кавычки и запятые.
problems-cut_array = Список JSON обрывается: нет закрывающей скобки.
problems-not_utf8 = Текст не является корректным UTF-8. Отправьте его в этой кодировке.
problems-repeated_key = Имя «{ $value }» повторяется. Укажите его один раз.
problems-repeated_key_without_value = Одно из имён повторяется. Укажите его один раз.
problems-unknown_field = Такого поля здесь нет. Доступные поля: { $allowed }.
problems-not_a_key = Используйте от 1 до 255 видимых символов ASCII без пробелов.
problems-not_a_cursor = Это не курсор. Возьмите курсор из списка изменений или из полной выгрузки.
problems-duplicate = Инструмент с таким адресом уже есть в каталоге или ждёт проверки.
problems-spam = Это похоже на рекламу или спам. Опишите простыми словами, что делает инструмент.
problems-not_ai = В записи сказано «{ $value }», а каталог принимает только инструменты ИИ. Если ИИ всё же используется, напишите, для чего.
problems-not_ai_without_value = В записи не сказано, что делает ИИ. Добавьте об этом фразу.
problems-review_used = Вы уже просили редактора о проверке. Попробуйте позже.
problems-common_password = Этот пароль слишком легко угадать. Выберите другой.
problems-address_in_password = Этот пароль содержит часть вашего адреса почты до знака @. Выберите другой.
problems-site_in_password = Этот пароль содержит название или адрес этого каталога. Выберите другой.
problems-leaked_password = Этот пароль или очень похожий уже утёк с другого сайта. Выберите другой.
problems-wrong_password = Неверный пароль. Попробуйте ещё раз.
problems-wrong_code = Этот код неверен, устарел или уже использован. Введите другой.
problems-passkey_failed = Ключ доступа не принят. Попробуйте ещё раз.
problems-in_the_past = Это время слишком раннее. Выберите более позднее.
problems-not_a_color = Это не цвет. Запишите его в шестнадцатеричном виде, как показывают палитры.
problems-low_contrast = Текст такого цвета трудно читать: нужен контраст не меньше 4,5:1. Ближайший подходящий цвет: { $value }.
problems-low_contrast_without_value = Текст такого цвета трудно читать: нужен контраст не меньше 4,5:1.
problems-not_a_picture = Этот файл не удаётся прочитать как SVG или PNG. Сохраните его заново как простой SVG или как PNG.
problems-unreadable_picture = Это изображение не удаётся прочитать, или оно слишком маленькое. Отправьте файл PNG, JPEG, WebP или GIF; логотип можно и в SVG.
problems-picture_too_complex = Отрисовка этого изображения занимает слишком много времени. Упростите его или отправьте в PNG.
problems-picture_too_long = Одна сторона этого изображения больше другой в десять с лишним раз. Обрежьте его или выберите другое.
problems-picture_too_small = Это изображение слишком маленькое. Нужно хотя бы 32 пикселя, а лучше 512.
problems-picture_empty = Это изображение пустое. Выберите другое.
problems-picture_with_text = В этом SVG есть буквы в виде текста, а их шрифт при перерисовке теряется. Переведите их в кривые и сохраните файл заново или отправьте его в PNG.
problems-picture_not_square = Этот значок не квадратный. Обрежьте изображение или добавьте поля, чтобы ширина и высота совпали.
problems-pictures_full = Ваши неопубликованные изображения уже занимают { NUMBER($max) } МБ. Удалите ненужные или дождитесь решения редактора.
problems-being_reviewed = Редактор сейчас проверяет эту запись. Попробуйте позже.
problems-file_too_large = Файл слишком большой. Отправьте не больше { NUMBER($max) } КиБ.
problems-body_too_large = Запрос слишком большой. Отправляйте не более { NUMBER($max) } КиБ.
problems-too_many_fields = В форме слишком много полей. Отправляйте не более { NUMBER($max) }.
problems-field_header_too_large = Заголовок одного из полей формы слишком большой. Сократите имя файла: читается не более { NUMBER($max) } байт.
problems-field_name_too_long = Имя одного из полей формы слишком длинное. Используйте не более { NUMBER($max) } символов.
problems-too_many_tokens = { $max ->
    [one] У вас уже есть { $max } токен. Чтобы создать новый, отзовите один из имеющихся.
    [few] У вас уже есть { $max } токена. Чтобы создать новый, отзовите один из имеющихся.
    [many] У вас уже есть { $max } токенов. Чтобы создать новый, отзовите один из имеющихся.
   *[other] У вас уже есть { $max } токена. Чтобы создать новый, отзовите один из имеющихся.
}
problems-name_taken = Это уже занято. Выберите что-нибудь другое.
problems-page_blocked = Сайт не разрешает программам читать эту страницу. Заполните поля вручную.
problems-page_not_html = По этому адресу не веб-страница, а файл другого типа. Проверьте адрес или заполните поля вручную.
problems-page_empty = На странице нет сведений об инструменте. Заполните поля вручную.
problems-page_unread = Не удалось прочитать страницу: { $value }. Проверьте адрес или заполните поля вручную.

missing = Не заполнено:

fields-typed-required = Заполните это поле.
fields-one-required = Выберите один вариант.
fields-one-not_one_of = Выберите один вариант.
fields-several-required = Выберите хотя бы один вариант.
fields-several-too_few = Выберите хотя бы один вариант.
fields-several-too_many = Слишком много. Выберите не больше { NUMBER($max) }.

conflicts-submission-awaiting_moderation = Эта заявка ждёт проверки.
conflicts-submission-changes_requested = Редактор попросил внести в эту заявку правки.
conflicts-submission-published = Эта заявка опубликована.
conflicts-submission-rejected = Эта заявка отклонена.
conflicts-submission-withdrawn = Эта заявка отозвана.
conflicts-submission-expired = Срок этой заявки истёк.
conflicts-change-awaiting_moderation = Эта правка ждёт проверки.
conflicts-change-live = Эта правка уже на сайте.
conflicts-change-accepted = Эта правка принята.
conflicts-change-declined = Эта правка отклонена.
conflicts-change-withdrawn = Эта правка отозвана.
conflicts-tool-published = Этот инструмент опубликован.
conflicts-tool-quarantined = Этот инструмент скрыт.
conflicts-tool-removed = Этот инструмент удалён навсегда.
conflicts-possible = Сейчас можно: { $acts }.
conflicts-acts-accept = принять её
conflicts-acts-decline = отклонить её
conflicts-acts-confirm = подтвердить её
conflicts-acts-revert = отменить её
conflicts-acts-approve = одобрить её
conflicts-acts-reject = отклонить её
conflicts-acts-request_changes = запросить правки
conflicts-acts-withdraw = отозвать её
conflicts-acts-resubmit = исправить её и отправить снова
conflicts-acts-expire = дождаться конца срока
conflicts-acts-appeal = подать апелляцию на отказ
conflicts-acts-quarantine = скрыть его
conflicts-acts-restore = опубликовать его снова
conflicts-acts-remove = удалить его навсегда
conflicts-acts-merge = объединить его с другим инструментом
conflicts-nothing-published = Предложите правку опубликованной записи или попросите её удалить.
conflicts-nothing-rejected = Апелляцию можно подать только один раз.
conflicts-nothing-withdrawn = Инструмент можно добавить снова.
conflicts-nothing-expired = Инструмент можно добавить снова.
conflicts-undecidable = Редактору здесь больше нечего решать.
conflicts-reasons-address_taken = Его адрес теперь принадлежит другой записи.
conflicts-reasons-winner_hidden = Инструмент, который должен остаться, не опубликован.
conflicts-reasons-undo_over = Это решение уже нельзя отменить.
conflicts-reasons-entry_changed = С тех пор запись изменилась, поэтому это решение уже нельзя отменить.
conflicts-reasons-reports_closed = Эти обращения уже закрыл кто-то другой. Ничего не перезаписано.
conflicts-reasons-reports_open = Эти обращения уже открыты.
conflicts-reasons-placement_ended = Это рекламное размещение уже закончилось.
conflicts-reasons-original_language = Это язык оригинала. Текст оригинала меняют в самом инструменте.
conflicts-reasons-written_by_person = Этот перевод написал человек. Машина его не заменяет.
conflicts-reasons-no_translator = Машинный перевод на этом сервере не настроен.
conflicts-reasons-webhook_off = Этот вебхук выключен. Сначала включите его снова.
conflicts-reasons-webhook_has_address = У этого вебхука есть адрес, на который отправляются его события.
conflicts-reasons-outgoing_off = Этот сервер не обращается к другим сайтам. Заполните поля вручную.
conflicts-reasons-own_tool = Нельзя рекомендовать свой инструмент или голосовать за свою рекомендацию.
conflicts-reasons-tool_hidden = Этот инструмент скрыт. Изменить его нельзя, пока его не проверит редактор.
conflicts-reasons-change_waits = Другая правка этого инструмента ждёт проверки. Отзовите её, чтобы предложить новую.
conflicts-reasons-only_admin = Это единственный аккаунт администратора. Сначала дайте эту роль кому-то ещё.
