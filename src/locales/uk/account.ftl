register-title = Створити акаунт
register-lead = З акаунтом можна додавати інструменти, стежити за їх перевіркою та створювати токени API.
register-passwordHint = Щонайменше 12 символів. Кілька випадкових слів — добрий пароль.
register-button = Створити акаунт
register-haveAccount = Уже маєте акаунт?
register-doneTitle = Перевірте пошту
register-done = Ми надіслали вам листа з наступним кроком. А поки можна продовжити.
register-continue = Продовжити

terms-title = Умови користування
terms-lead = Щоб продовжити, прийміть чинні умови користування.
terms-accept = Я приймаю умови користування
terms-button = Прийняти й продовжити
terms-ifDeclined = Якщо ви їх не приймаєте, можна завантажити свої дані або видалити акаунт:

signIn-title = Вхід
signIn-button = Увійти
signIn-forgot = Забули пароль?
signIn-noAccount = Ще не маєте акаунта?
signIn-wait = Звичайний час очікування
signIn-passwordChanged = Пароль змінено. Увійдіть із новим.
signIn-signedOut = Ви вийшли з акаунта.
signIn-needed = Увійдіть, щоб продовжити.
signIn-neededToSubmit = Увійдіть, щоб додати інструмент.
signIn-back = Повернутися до входу
signIn-with = Продовжити через { $name }
signIn-or = або
signIn-failed = Не вдалося ввійти через { $name }. Спробуйте ще раз або введіть пароль.
signIn-unverified = Ваш акаунт { $name } не має підтвердженої адреси пошти. Підтвердьте її там або введіть пароль.
signIn-failedAlone = Не вдалося ввійти через { $name }. Спробуйте ще раз.
signIn-unverifiedAlone = Ваш акаунт { $name } не має підтвердженої адреси пошти. Підтвердьте її там і спробуйте ще раз.
signIn-unreachable = { $name } зараз не відповідає. Спробуйте ще раз за кілька хвилин.
signIn-known = Акаунт із цією адресою вже є. Увійдіть один раз із паролем, і { $name } буде до нього під’єднано.

settings-devices-button = Вийти на всіх пристроях
settings-devices-title = Пристрої
settings-devices-lead = Увійшли ще десь? Вийдіть на всіх пристроях, зокрема й на цьому.
settings-title = Налаштування акаунта
settings-signingIn = Вхід
settings-since = Акаунт створено { $date }
settings-password-title = Пароль
settings-password-lead = Після зміни пароля ви вийдете з акаунта на всіх інших пристроях.
settings-password-current = Поточний пароль
settings-password-next = Новий пароль
settings-password-button = Змінити пароль
settings-password-done = Пароль змінено. На інших пристроях ви вийшли з акаунта.
settings-password-forgotten = Забули або пароля ще немає? Отримати посилання
settings-email-title = Адреса електронної пошти
settings-email-lead = Ми надішлемо посилання на нову адресу. Коли ви його відкриєте, акаунт перейде на неї, а на стару адресу надійде сповіщення.
settings-email-next = Нова адреса електронної пошти
settings-email-now = Поточна адреса
settings-email-button = Змінити адресу пошти
settings-email-done = Ми надіслали посилання на нову адресу. Воно діє одну годину.
settings-email-confirmTitle = Підтвердьте нову адресу електронної пошти
settings-email-confirmLead = Натисніть, щоб перевести акаунт на цю адресу.
settings-email-confirmButton = Підтвердити нову адресу
settings-email-confirmed = Ваш акаунт тепер має нову адресу пошти.
settings-email-verified = Підтверджено
settings-email-unverified = Не підтверджено
settings-providers-off = Не під’єднано
settings-providers-connectLead = Входьте також через { $name }. Підтверджена там адреса має збігатися з адресою цього акаунта.
settings-providers-connect = Під’єднати { $name }
settings-providers-connected = Під’єднано. Тепер можна входити й так.
settings-providers-refused = Не вдалося під’єднати { $name }. Увійдіть там в акаунт із підтвердженою адресою { $email } і спробуйте ще раз.
settings-providers-since = Під’єднано { $date }
settings-providers-disconnect = Від’єднати
settings-providers-title = Від’єднати { $name }
settings-providers-lead = Увійти через { $name } більше не вдасться, лише з паролем. Щоб під’єднати його знову, у ньому потрібен акаунт із підтвердженою адресою { $email }.
settings-providers-done = Від’єднано. Тепер ви входите з паролем.
settings-data-title = Ваші дані
settings-data-file = Копія всіх даних
settings-data-before = Спершу завантажте свої дані
settings-data-lead = Один файл JSON з усім, що ми про вас зберігаємо: акаунт, токени без секретів, заявки з історією.
settings-data-button = Завантажити свої дані
settings-deletion-title = Видалити акаунт
settings-deletion-lead = Відкриті заявки буде відкликано, токени одразу перестануть працювати. Опубліковані інструменти залишаться в каталозі без прив’язки до акаунта. Скасувати це неможливо.
settings-deletion-submissions = { $count ->
    [one] Буде відкликано { $count } відкриту заявку.
    [few] Буде відкликано { $count } відкриті заявки.
    [many] Буде відкликано { $count } відкритих заявок.
   *[other] Буде відкликано { $count } відкритої заявки.
}
settings-deletion-tokens = { $count ->
    [one] { $count } токен одразу перестане працювати.
    [few] { $count } токени одразу перестануть працювати.
    [many] { $count } токенів одразу перестануть працювати.
   *[other] { $count } токена одразу перестане працювати.
}
settings-deletion-tools = { $count ->
    [one] { $count } опублікований інструмент залишиться в каталозі без прив’язки до акаунта.
    [few] { $count } опубліковані інструменти залишаться в каталозі без прив’язки до акаунта.
    [many] { $count } опублікованих інструментів залишаться в каталозі без прив’язки до акаунта.
   *[other] { $count } опублікованого інструмента залишиться в каталозі без прив’язки до акаунта.
}
settings-deletion-final = Скасувати це неможливо.
settings-deletion-openButton = Видалити акаунт…
settings-deletion-button = Видалити назавжди
settings-deletion-keep = Залишити акаунт
settings-deletion-done = Ваш акаунт видалено. Дякуємо, що користувалися каталогом.

verify-title = Підтвердьте адресу пошти
verify-lead = Натисніть, щоб підтвердити цю адресу.
verify-button = Підтвердити адресу
verify-done = Адресу пошти підтверджено.
verify-continue = Повернутися до заявки
verify-wrong = Адреса неправильна? Змінити
verify-password = Щоб підтвердити адресу та ввійти, введіть пароль цього акаунта.
verify-unknown = Це не ваш акаунт або ви не знаєте його пароля?
verify-unknownLead = Задайте новий пароль. Усі сеанси, зокрема й того, хто створив акаунт із вашою адресою, завершаться, а всі токени API буде відкликано.
verify-unknownButton = Задати новий пароль
verify-change = Введіть пароль акаунта, який перейде на цю адресу.

forgot-title = Скидання пароля
forgot-lead = Укажіть адресу пошти. Якщо з нею пов’язано акаунт, ми надішлемо посилання, за яким можна задати новий пароль.
forgot-button = Надіслати посилання
forgot-done = Якщо акаунт із такою адресою існує, лист уже в дорозі. Посилання в ньому діє одну годину.

reset-title = Новий пароль
reset-password = Новий пароль
reset-button = Зберегти пароль
reset-signsOut = Ви вийдете з акаунта на всіх пристроях.

account-title = Ваш акаунт
account-nav = Сторінки акаунта
account-start = Огляд
account-submissions = Мої заявки
account-reports = Мої звернення
account-lists = Мої списки
account-follows = Підписки
account-tokens = Токени API
account-webhooks = Вебхуки
account-queue = Черга на перевірку

tokens-title = Токени API
tokens-lead = З токеном програма може від вашого імені додавати інструменти й читати ваші заявки. Бережіть його, як пароль.
tokens-create = Створити токен
tokens-name = Назва
tokens-nameHint = Для чого він потрібен, наприклад назва скрипту.
tokens-scopes = Дозволи
tokens-scope-submissions_write = Додавати інструменти й змінювати ваші заявки
tokens-scope-submissions_read = Отримувати список ваших заявок
tokens-expires = Термін дії
tokens-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}
tokens-button = Створити токен
tokens-createdTitle = Ваш новий токен
tokens-shownOnce = Скопіюйте його зараз: більше він не з’явиться. Ми зберігаємо лише його хеш.
tokens-tryIt = Спробуйте додати інструмент
tokens-back = До ваших токенів
tokens-list = Ваші токени
tokens-none = У вас ще немає токенів.
tokens-created = Створено
tokens-revoked = Токен відкликано, він більше не працює.
tokens-allRevoked = Усі ваші токени відкликано.
tokens-verifyFirst = Перш ніж створити токен, підтвердьте адресу пошти.
tokens-confirmPassword = Підтвердьте пароль
tokens-confirmPasswordHint = Ви ввійшли понад 15 хвилин тому. Для нового токена пароль потрібен ще раз.
tokens-until = { $days }, до { $date }
tokens-never = Безстроково
tokens-soon = Термін скоро мине
tokens-nothingYet = З токеном можна надсилати заявки зі скрипта, конвеєра збирання чи агента.
tokens-revokeAllHint = Програми з вашими токенами одразу втратять доступ. Скасувати це неможливо.
tokens-ended = { $count ->
    [one] { $count } прострочений або відкликаний токен
    [few] { $count } прострочені або відкликані токени
    [many] { $count } прострочених або відкликаних токенів
   *[other] { $count } простроченого або відкликаного токена
}
tokens-tryList = Спробуйте отримати список своїх заявок
tokens-storageAdvice = Зберігайте токен не в коді, а у сховищі секретів або у змінній середовища.

deadLink-title = Це посилання більше не діє
deadLink-lead = Його вже використали, його термін минув або його замінило новіше.
deadLink-verify = Увійдіть і надішліть листа ще раз зі свого акаунта.
deadLink-reset = Попросіть нове посилання.
deadLink-change = Увійдіть і вкажіть нову адресу ще раз.

twoFactor-title = Двофакторна автентифікація
twoFactor-on = Увімкнено
twoFactor-off = Вимкнено
twoFactor-lead = З другим кроком викраденого пароля не досить, щоб увійти.
twoFactor-required = Ваша роль потребує двофакторної автентифікації. Налаштуйте застосунок-автентифікатор або ключ доступу, щоб відкрити розділ «Редакція».
twoFactor-unverified = Перш ніж налаштовувати двофакторну автентифікацію, підтвердьте адресу пошти.
twoFactor-remove = Видалити
twoFactor-app-title = Застосунок-автентифікатор
twoFactor-app-lead = Застосунок на телефоні показує новий код кожні 30 секунд.
twoFactor-app-since = Налаштовано { $date }
twoFactor-app-setUp = Налаштувати
twoFactor-app-setUpTitle = Налаштування застосунку-автентифікатора
twoFactor-app-scan = Відскануйте цей QR-код застосунком-автентифікатором.
twoFactor-app-picture = QR-код із ключем налаштування
twoFactor-app-key = Не вдається відсканувати? Введіть цей ключ у застосунку:
twoFactor-app-code = Код із застосунку
twoFactor-app-button = Увімкнути
twoFactor-app-removeTitle = Видалення застосунку-автентифікатора
twoFactor-app-removeLead = Його коди перестануть діяти під час входу.
twoFactor-app-done = Застосунок-автентифікатор налаштовано.
twoFactor-app-removed = Застосунок-автентифікатор видалено.
twoFactor-passkeys-title = Ключі доступу
twoFactor-passkeys-lead = Відбиток пальця, обличчя, блокування екрана або апаратний ключ безпеки.
twoFactor-passkeys-add = Додати ключ доступу
twoFactor-passkeys-addLead = Браузер попросить підтвердити це пристроєм або ключем безпеки.
twoFactor-passkeys-name = Назва
twoFactor-passkeys-nameHint = Де він зберігається, наприклад назва телефона.
twoFactor-passkeys-added = Додано { $date }
twoFactor-passkeys-used = Останнє використання: { $date }
twoFactor-passkeys-unused = Ще не використовувався
twoFactor-passkeys-removeTitle = Видалення ключа доступу «{ $name }»
twoFactor-passkeys-removeLead = Він перестане діяти під час входу. Видаліть його й на пристрої.
twoFactor-passkeys-use = Скористатися ключем доступу
twoFactor-passkeys-failed = Ключ доступу не використано. Спробуйте ще раз.
twoFactor-passkeys-notAdded = Ключ доступу не додано. Спробуйте ще раз.
twoFactor-passkeys-needsScript = Для ключів доступу потрібні JavaScript і браузер, який їх підтримує.
twoFactor-passkeys-done = Ключ доступу додано.
twoFactor-passkeys-removed = Ключ доступу видалено.
twoFactor-recovery-title = Коди відновлення
twoFactor-recovery-lead = На випадок, якщо телефон або ключі доступу втрачено. Кожен код діє один раз.
twoFactor-recovery-left = Залишилося: { NUMBER($count) } із { NUMBER($of) }
twoFactor-recovery-make = Створити нові коди
twoFactor-recovery-makeLead = Ви отримаєте десять нових кодів. Теперішні перестануть діяти.
twoFactor-recovery-yours = Ваші коди відновлення
twoFactor-recovery-turnedOn = Двофакторну автентифікацію ввімкнено.
twoFactor-recovery-saveNow = Збережіть їх зараз: більше вони не з’являться.
twoFactor-recovery-storageAdvice = Зберігайте їх там, куди дістанетеся без телефона: у менеджері паролів або на папері.
twoFactor-recovery-saved = Коди збережено
twoFactor-turnOff-title = Вимкнення двофакторної автентифікації
twoFactor-turnOff-lead = Після цього для входу вистачить пароля. Застосунок-автентифікатор, ключі доступу й коди відновлення буде видалено.
twoFactor-turnOff-open = Вимкнути…
twoFactor-turnOff-button = Вимкнути
twoFactor-turnOff-done = Двофакторну автентифікацію вимкнено.
twoFactor-turnOff-needed = Вона обов’язкова для вашої ролі; вимкнути її не можна.
twoFactor-confirmation-title = Підтвердьте, що це ви
twoFactor-confirmation-lead = Ви ввійшли деякий час тому, а цей крок потребує підтвердження.
twoFactor-confirmation-button = Підтвердити
twoFactor-code = Код автентифікації
twoFactor-codeHint = Шість цифр із застосунку-автентифікатора.
twoFactor-useRecovery = Скористатися кодом відновлення
twoFactor-recoveryCode = Код відновлення
twoFactor-signIn-lead = Ще один крок: підтвердьте, що це ви.
twoFactor-signIn-lost = Втрачено телефон, ключі доступу й коди відновлення? Зверніться до адміністратора каталогу.
twoFactor-signIn-another = Увійти до іншого акаунта

setUp-title = Налаштування каталогу
setUp-lead = Це буде акаунт адміністратора: з ним ви назвете сайт, напишете його сторінки й запросите редакторів.
setUp-button = Створити акаунт адміністратора
setUp-another = Якщо адміністратора ще немає, перезапустіть сервер, щоб отримати нове посилання.

# Heading.
start-news = Нове у ваших підписках
start-noNews = За останні два тижні нічого нового.
# Link to all lists of the account.
start-all = Усі списки
# Heading of the empty page.
start-none = Тут поки нічого немає
start-noneHint = Зберігайте інструменти закладкою, підписуйтеся на цікаве поштою або збирайте інструменти у список. Усе це буде тут.
