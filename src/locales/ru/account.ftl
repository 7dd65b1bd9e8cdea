register-title = Создать аккаунт
register-lead = С аккаунтом можно добавлять инструменты, следить за их проверкой и создавать токены API.
register-passwordHint = Не меньше 12 символов. Несколько случайных слов — хороший пароль.
register-button = Создать аккаунт
register-haveAccount = Уже есть аккаунт?
register-doneTitle = Проверьте почту
register-done = Мы отправили вам письмо со следующим шагом. А пока можно продолжить.
register-continue = Продолжить

terms-title = Условия использования
terms-lead = Чтобы продолжить, примите действующие условия использования.
terms-accept = Я принимаю условия использования
terms-button = Принять и продолжить
terms-ifDeclined = Если вы их не принимаете, можно скачать свои данные или удалить аккаунт:

signIn-title = Вход
signIn-button = Войти
signIn-forgot = Забыли пароль?
signIn-noAccount = Ещё нет аккаунта?
signIn-wait = Обычное время ожидания
signIn-passwordChanged = Пароль изменён. Войдите с новым.
signIn-signedOut = Вы вышли из аккаунта.
signIn-needed = Войдите, чтобы продолжить.
signIn-neededToSubmit = Войдите, чтобы добавить инструмент.
signIn-back = Вернуться ко входу
signIn-with = Продолжить через { $name }
signIn-or = или
signIn-failed = Не удалось войти через { $name }. Попробуйте ещё раз или введите пароль.
signIn-unverified = В вашем аккаунте { $name } нет подтверждённого адреса почты. Подтвердите его там или введите пароль.
signIn-failedAlone = Не удалось войти через { $name }. Попробуйте ещё раз.
signIn-unverifiedAlone = В вашем аккаунте { $name } нет подтверждённого адреса почты. Подтвердите его там и попробуйте ещё раз.
signIn-unreachable = { $name } сейчас не отвечает. Попробуйте ещё раз через несколько минут.
signIn-known = Аккаунт с этим адресом уже есть. Войдите один раз с паролем, и вход через { $name } будет к нему подключён.

settings-devices-button = Выйти на всех устройствах
settings-devices-title = Устройства
settings-devices-lead = Вошли где-то ещё? Выйдите на всех устройствах, включая это.
settings-title = Настройки аккаунта
settings-signingIn = Вход
settings-since = Аккаунт создан { $date }
settings-password-title = Пароль
settings-password-lead = При смене пароля вы выйдете из аккаунта на всех остальных устройствах.
settings-password-current = Текущий пароль
settings-password-next = Новый пароль
settings-password-button = Изменить пароль
settings-password-done = Пароль изменён. На остальных устройствах вы вышли из аккаунта.
settings-password-forgotten = Забыли или пароля ещё нет? Получить ссылку
settings-email-title = Адрес электронной почты
settings-email-lead = Мы отправим ссылку на новый адрес. Когда вы её откроете, аккаунт перейдёт на него, а на старый адрес придёт уведомление.
settings-email-next = Новый адрес электронной почты
settings-email-now = Текущий адрес
settings-email-button = Изменить адрес почты
settings-email-done = Мы отправили ссылку на новый адрес. Она действует один час.
settings-email-confirmTitle = Подтвердите новый адрес электронной почты
settings-email-confirmLead = Нажмите, чтобы перевести аккаунт на этот адрес.
settings-email-confirmButton = Подтвердить новый адрес
settings-email-confirmed = У вашего аккаунта теперь новый адрес почты.
settings-email-verified = Подтверждён
settings-email-unverified = Не подтверждён
settings-providers-off = Не подключено
settings-providers-connectLead = Входите также через { $name }. Подтверждённый там адрес должен совпадать с адресом этого аккаунта.
settings-providers-connect = Подключить { $name }
settings-providers-connected = Подключено. Теперь можно входить и так.
settings-providers-refused = Не удалось подключить { $name }. Войдите там в аккаунт с подтверждённым адресом { $email } и попробуйте ещё раз.
settings-providers-since = Подключено { $date }
settings-providers-disconnect = Отключить
settings-providers-title = Отключить { $name }
settings-providers-lead = Входить через { $name } больше не получится, только с паролем. Чтобы подключить его снова, в нём нужен аккаунт с подтверждённым адресом { $email }.
settings-providers-done = Отключено. Теперь вы входите с паролем.
settings-data-title = Ваши данные
settings-data-file = Копия всех данных
settings-data-before = Сначала скачайте свои данные
settings-data-lead = Один файл JSON со всем, что мы о вас храним: аккаунт, токены без секретов, заявки с историей.
settings-data-button = Скачать свои данные
settings-deletion-title = Удалить аккаунт
settings-deletion-lead = Открытые заявки будут отозваны, токены сразу перестанут работать. Опубликованные инструменты останутся в каталоге без привязки к аккаунту. Отменить это нельзя.
settings-deletion-submissions = { $count ->
    [one] Будет отозвана { $count } открытая заявка.
    [few] Будут отозваны { $count } открытые заявки.
    [many] Будет отозвано { $count } открытых заявок.
   *[other] Будет отозвано { $count } открытой заявки.
}
settings-deletion-tokens = { $count ->
    [one] { $count } токен сразу перестанет работать.
    [few] { $count } токена сразу перестанут работать.
    [many] { $count } токенов сразу перестанут работать.
   *[other] { $count } токена сразу перестанет работать.
}
settings-deletion-tools = { $count ->
    [one] { $count } опубликованный инструмент останется в каталоге без привязки к аккаунту.
    [few] { $count } опубликованных инструмента останутся в каталоге без привязки к аккаунту.
    [many] { $count } опубликованных инструментов останутся в каталоге без привязки к аккаунту.
   *[other] { $count } опубликованного инструмента останется в каталоге без привязки к аккаунту.
}
settings-deletion-final = Отменить это нельзя.
settings-deletion-openButton = Удалить аккаунт…
settings-deletion-button = Удалить навсегда
settings-deletion-keep = Оставить аккаунт
settings-deletion-done = Ваш аккаунт удалён. Спасибо, что пользовались каталогом.

verify-title = Подтвердите адрес почты
verify-lead = Нажмите, чтобы подтвердить этот адрес.
verify-button = Подтвердить адрес
verify-done = Адрес почты подтверждён.
verify-continue = Вернуться к заявке
verify-wrong = Адрес неверный? Изменить
verify-password = Чтобы подтвердить адрес и войти, введите пароль этого аккаунта.
verify-unknown = Это не ваш аккаунт или вы не знаете его пароль?
verify-unknownLead = Задайте новый пароль. Все сеансы, в том числе того, кто создал аккаунт с вашим адресом, завершатся, а все токены API будут отозваны.
verify-unknownButton = Задать новый пароль
verify-change = Введите пароль аккаунта, который перейдёт на этот адрес.

forgot-title = Сброс пароля
forgot-lead = Укажите адрес почты. Если с ним связан аккаунт, мы пришлём ссылку, по которой можно задать новый пароль.
forgot-button = Отправить ссылку
forgot-done = Если аккаунт с таким адресом есть, письмо уже в пути. Ссылка в нём действует один час.

reset-title = Новый пароль
reset-password = Новый пароль
reset-button = Сохранить пароль
reset-signsOut = Вы выйдете из аккаунта на всех устройствах.

account-title = Ваш аккаунт
account-nav = Страницы аккаунта
account-start = Обзор
account-submissions = Мои заявки
account-reports = Мои обращения
account-lists = Мои списки
account-follows = Подписки
account-tokens = Токены API
account-webhooks = Вебхуки
account-queue = Очередь на проверку

tokens-title = Токены API
tokens-lead = С токеном программа может от вашего имени добавлять инструменты и читать ваши заявки. Храните его как пароль.
tokens-create = Создать токен
tokens-name = Название
tokens-nameHint = Для чего он нужен, например имя скрипта.
tokens-scopes = Разрешения
tokens-scope-submissions_write = Добавлять инструменты и менять ваши заявки
tokens-scope-submissions_read = Получать список ваших заявок
tokens-expires = Срок действия
tokens-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
tokens-button = Создать токен
tokens-createdTitle = Ваш новый токен
tokens-shownOnce = Скопируйте его сейчас: больше он не появится. Мы храним только его хеш.
tokens-tryIt = Попробуйте добавить инструмент
tokens-back = К вашим токенам
tokens-list = Ваши токены
tokens-none = У вас пока нет токенов.
tokens-created = Создан
tokens-revoked = Токен отозван и больше не работает.
tokens-allRevoked = Все ваши токены отозваны.
tokens-verifyFirst = Прежде чем создать токен, подтвердите адрес почты.
tokens-confirmPassword = Подтвердите пароль
tokens-confirmPasswordHint = Вы вошли больше 15 минут назад. Для нового токена пароль нужен ещё раз.
tokens-until = { $days }, до { $date }
tokens-never = Бессрочно
tokens-soon = Срок скоро истечёт
tokens-nothingYet = С токеном можно отправлять заявки из скрипта, конвейера сборки или агента.
tokens-revokeAllHint = Программы с вашими токенами сразу потеряют доступ. Отменить это нельзя.
tokens-ended = { $count ->
    [one] { $count } истёкший или отозванный токен
    [few] { $count } истёкших или отозванных токена
    [many] { $count } истёкших или отозванных токенов
   *[other] { $count } истёкшего или отозванного токена
}
tokens-tryList = Попробуйте получить список своих заявок
tokens-storageAdvice = Храните токен не в коде, а в хранилище секретов или в переменной окружения.

deadLink-title = Эта ссылка больше не действует
deadLink-lead = Её уже использовали, её срок истёк или её сменила более новая.
deadLink-verify = Войдите и отправьте письмо ещё раз из своего аккаунта.
deadLink-reset = Запросите новую ссылку.
deadLink-change = Войдите и укажите новый адрес ещё раз.

twoFactor-title = Двухфакторная аутентификация
twoFactor-on = Включена
twoFactor-off = Выключена
twoFactor-lead = Со вторым шагом украденного пароля недостаточно, чтобы войти.
twoFactor-required = Ваша роль требует двухфакторной аутентификации. Настройте приложение-аутентификатор или ключ доступа, чтобы открыть раздел «Редакция».
twoFactor-unverified = Прежде чем настраивать двухфакторную аутентификацию, подтвердите адрес почты.
twoFactor-remove = Удалить
twoFactor-app-title = Приложение-аутентификатор
twoFactor-app-lead = Приложение на телефоне показывает новый код каждые 30 секунд.
twoFactor-app-since = Настроено { $date }
twoFactor-app-setUp = Настроить
twoFactor-app-setUpTitle = Настройка приложения-аутентификатора
twoFactor-app-scan = Отсканируйте этот QR-код приложением-аутентификатором.
twoFactor-app-picture = QR-код с ключом настройки
twoFactor-app-key = Не получается отсканировать? Введите этот ключ в приложении:
twoFactor-app-code = Код из приложения
twoFactor-app-button = Включить
twoFactor-app-removeTitle = Удаление приложения-аутентификатора
twoFactor-app-removeLead = Его коды перестанут действовать при входе.
twoFactor-app-done = Приложение-аутентификатор настроено.
twoFactor-app-removed = Приложение-аутентификатор удалено.
twoFactor-passkeys-title = Ключи доступа
twoFactor-passkeys-lead = Отпечаток пальца, лицо, блокировка экрана или аппаратный ключ безопасности.
twoFactor-passkeys-add = Добавить ключ доступа
twoFactor-passkeys-addLead = Браузер попросит подтвердить это устройством или ключом безопасности.
twoFactor-passkeys-name = Название
twoFactor-passkeys-nameHint = Где он хранится, например название телефона.
twoFactor-passkeys-added = Добавлен { $date }
twoFactor-passkeys-used = Последнее использование: { $date }
twoFactor-passkeys-unused = Ещё не использовался
twoFactor-passkeys-removeTitle = Удаление ключа доступа «{ $name }»
twoFactor-passkeys-removeLead = Он перестанет действовать при входе. Удалите его и с устройства.
twoFactor-passkeys-use = Использовать ключ доступа
twoFactor-passkeys-failed = Ключ доступа не использован. Попробуйте ещё раз.
twoFactor-passkeys-notAdded = Ключ доступа не добавлен. Попробуйте ещё раз.
twoFactor-passkeys-needsScript = Для ключей доступа нужны JavaScript и браузер, который их поддерживает.
twoFactor-passkeys-done = Ключ доступа добавлен.
twoFactor-passkeys-removed = Ключ доступа удалён.
twoFactor-recovery-title = Коды восстановления
twoFactor-recovery-lead = На случай, если телефон или ключи доступа потеряны. Каждый код действует один раз.
twoFactor-recovery-left = Осталось: { NUMBER($count) } из { NUMBER($of) }
twoFactor-recovery-make = Создать новые коды
twoFactor-recovery-makeLead = Вы получите десять новых кодов. Нынешние перестанут действовать.
twoFactor-recovery-yours = Ваши коды восстановления
twoFactor-recovery-turnedOn = Двухфакторная аутентификация включена.
twoFactor-recovery-saveNow = Сохраните их сейчас: больше они не появятся.
twoFactor-recovery-storageAdvice = Храните их там, куда доберётесь без телефона: в менеджере паролей или на бумаге.
twoFactor-recovery-saved = Коды сохранены
twoFactor-turnOff-title = Выключение двухфакторной аутентификации
twoFactor-turnOff-lead = После этого для входа хватит пароля. Приложение-аутентификатор, ключи доступа и коды восстановления будут удалены.
twoFactor-turnOff-open = Выключить…
twoFactor-turnOff-button = Выключить
twoFactor-turnOff-done = Двухфакторная аутентификация выключена.
twoFactor-turnOff-needed = Она обязательна для вашей роли; выключить её нельзя.
twoFactor-confirmation-title = Подтвердите, что это вы
twoFactor-confirmation-lead = Вы вошли некоторое время назад, а этот шаг требует подтверждения.
twoFactor-confirmation-button = Подтвердить
twoFactor-code = Код аутентификации
twoFactor-codeHint = Шесть цифр из приложения-аутентификатора.
twoFactor-useRecovery = Использовать код восстановления
twoFactor-recoveryCode = Код восстановления
twoFactor-signIn-lead = Ещё один шаг: подтвердите, что это вы.
twoFactor-signIn-lost = Потеряны телефон, ключи доступа и коды восстановления? Обратитесь к администратору каталога.
twoFactor-signIn-another = Войти в другой аккаунт

setUp-title = Настройка каталога
setUp-lead = Это будет аккаунт администратора: с ним вы назовёте сайт, напишете его страницы и пригласите редакторов.
setUp-button = Создать аккаунт администратора
setUp-another = Если администратора ещё нет, перезапустите сервер, чтобы получить новую ссылку.

# Heading.
start-news = Новое в ваших подписках
start-noNews = За последние две недели ничего нового.
# Link to all lists of the account.
start-all = Все списки
# Heading of the empty page.
start-none = Здесь пока ничего нет
start-noneHint = Сохраняйте инструменты закладкой, подписывайтесь на интересное по почте или собирайте инструменты в список. Всё это будет здесь.
