placements-title = Розміщення
placements-lead = Платні розміщення стоять окремо від результатів, позначені й ніколи не змінюють їхнього порядку.
placements-create = Створити розміщення
placements-tool = Інструмент
placements-slots-home = Головна сторінка
placements-slots-results = Результати
placements-slots-category = Сторінки категорій
placements-button = Створити
placements-list = Усі розміщення
placements-none = Розміщень немає.
placements-end = Завершити зараз
placements-state-upcoming = Заплановано
placements-state-current = Триває
placements-state-ended = Завершено
placements-created = Розміщення створено.
placements-ended = Розміщення завершено.
placements-editTitle = Редагування розміщення
placements-actions = Дії
placements-period = Період (UTC)
placements-endHint = Показ припиниться одразу, і відновити його буде неможливо.
placements-changed = Розміщення змінено.
placements-figures = Покази й переходи
placements-categoriesHint = Лише категорії, у яких є інструмент. Якщо не вибрано жодної: усі сторінки цього виду, де він є.
placements-wordsHint = По одному виразу в рядку. Показується в пошуку, де є всі слова виразу й знаходиться інструмент.

twoFactor-title = Двофакторна автентифікація
twoFactor-on = Увімкнено
twoFactor-off = Вимкнено
twoFactor-reset = Скинути двофакторну автентифікацію
twoFactor-resetHint = Видалає застосунок-автентифікатор, ключі доступу й коди відновлення та завершує сеанси на всіх пристроях. Після цього для входу вистачить пароля.
twoFactor-note = Як ви переконалися, хто про це просить; залишиться в історії акаунта
twoFactor-done = Двофакторну автентифікацію скинуто.

audit-newer = До останніх записів
audit-older = Раніші записи
audit-title = Журнал дій
audit-actor = Хто
audit-kind = Вид
audit-actorHint = Адреса пошти або «system» для автоматичних дій
audit-id = Ідентифікатор запису
audit-from = Від (UTC)
audit-until = До (UTC)
audit-download = Завантажити CSV
audit-none = Нічого не знайдено.
audit-details = Подробиці

accounts-title = Акаунти
accounts-search = Адреса пошти містить
accounts-role = Роль
accounts-created = Створено
accounts-none = Нічого не знайдено.
accounts-count = { $count ->
    [one] { $count } акаунт
    [few] { $count } акаунти
    [many] { $count } акаунтів
   *[other] { $count } акаунта
}
accounts-changeRole = Змінити роль
accounts-roleHint = Після зміни потрібно буде знову ввійти на всіх пристроях.
accounts-suspend = Заблокувати
accounts-suspendHint = Завершує сеанси акаунта, забороняє вхід і вимикає його токени.
accounts-note = Причина; залишиться в історії акаунта
accounts-lift = Зняти блокування
accounts-liftHint = Знову можна буде ввійти, і токени знову запрацюють.
accounts-ownAccount = Це ваш акаунт. Змінити його може лише інший адміністратор.
accounts-you = це ви
accounts-tokens = Токени API
accounts-noTokens = Токенів немає.
accounts-paused = Призупинено
accounts-revokeAllHint = Програми з цими токенами одразу втратять доступ. Скасувати це неможливо.
accounts-submissions = Заявки
accounts-noSubmissions = Заявок не було.
accounts-activity = Дії акаунта
accounts-done-role = Роль змінено.
accounts-done-suspended = Акаунт заблоковано.
accounts-done-lifted = Блокування знято.
accounts-done-revoked = Токени відкликано.

blocks-title = Списки блокування
blocks-lead = Автоматична перевірка відхиляє або позначає те, що є в цих списках, залежно від режиму правила.
blocks-kind = Список
blocks-kinds-domain = Домен
blocks-kinds-word = Слово
blocks-kinds-mail_domain = Поштовий домен
blocks-value = Значення
blocks-valueHint = Домен, наприклад example.com, слово або вислів.
blocks-scope = Діє на
blocks-scopes-exact = Лише на цей домен
blocks-scopes-subdomains = На цей домен і його піддомени
blocks-reason = Причина
blocks-until = До (UTC)
blocks-untilHint = Порожньо: безстроково.
blocks-add = Додати до списку
blocks-added = Додано до списку.
blocks-removed = Прибрано зі списку.
blocks-remove = Прибрати
blocks-none = Списки порожні.
blocks-forever = безстроково

invitations-title = Запрошення
invitations-lead = Запрошені придумують пароль і отримують доступ до розділу «Редакція». Хто вже має акаунт, той його зберігає.
invitations-link = Запросити редактора
invitations-invite = Запросити
invitations-button = Надіслати запрошення
invitations-language = Мова листа
invitations-until = Діє до (UTC)
invitations-withdraw = Відкликати
invitations-none = Зараз нікого не запрошено.
invitations-sent = Запрошення чекає на надсилання. Чи його надіслано, показує сторінка «Пошта».
invitations-withdrawn = Запрошення відкликано.

mail-title = Пошта
mail-by = Листи надсилаються через { $server }.
mail-asFiles = Без { $setting } листи записуються файлами в { $folder } і нікому не надходять.
mail-from = Відправник:
mail-test = Надіслати собі пробний лист
mail-sent = Поштовий сервер прийняв пробний лист.
mail-underWay = Пробний лист надсилається.
mail-refresh = Оновити
mail-failed = Пробний лист не надіслано:
mail-waiting = Ненадіслані листи
mail-none = Усі листи надіслано.
mail-template = Вид
mail-to = Кому
mail-state = Статус
mail-attempts = Спроби
mail-next = Наступна спроба або кінець (UTC)
mail-error = Остання помилка
mail-states-waiting = Чекає
mail-states-retrying = Буде повтор
mail-states-given_up = Надсилання припинено

forgottenProxies = Схоже, усі відвідувачі приходять з { $address }, а запити звідти називають інші адреси (X-Forwarded-For). Якщо це ваш проксі, задайте TRUSTED_PROXIES={ $address }; доти в усіх один спільний ліміт.

checklist-title = Перш ніж відкрити каталог
checklist-progress = Зроблено: { NUMBER($done) } із { NUMBER($all) }.
checklist-done = Зроблено
checklist-hide = Сховати цей список
checklist-hidden = Список підготовки сховано, і в ньому ще не все зроблено.
checklist-show = Показати список
checklist-states-invited = Запрошення надіслано, але ще не прийнято.
checklist-states-draft = На сторінці залишився текст у [квадратних дужках], який треба замінити.
checklist-items-writes-title = Вимкнути режим «лише читання»
checklist-items-writes-why = Доти ніхто не може ввійти, надіслати заявку чи ухвалити рішення.

checklist-items-name-title = Дати каталогу назву
checklist-items-name-why = Доти він називається так само, як програма.
checklist-items-demo-title = Видалити демонстраційний каталог
checklist-items-demo-why = Відвідувачі та пошуковики бачать його приклади серед справжніх інструментів.
checklist-items-categories-title = Створити категорії
checklist-items-categories-why = Без категорій ніхто не зможе додати інструмент.
checklist-items-imprint-title = Написати вихідні дані
checklist-items-imprint-why = У багатьох країнах їх вимагають від публічних сайтів.
checklist-items-privacy-title = Написати політику конфіденційності
checklist-items-privacy-why = У ній сказано, що каталог зберігає про учасників і відвідувачів.
checklist-items-mail-title = Надіслати пробний лист
checklist-items-mail-why = Поки листи не доходять, ніхто не зможе підтвердити адресу чи скинути пароль. Доставлене запрошення теж рахується.
checklist-items-proxies-title = Указати довірені проксі
checklist-items-proxies-why = Інакше в усіх відвідувачів один спільний ліміт запитів.
checklist-items-backups-title = Налаштувати щоденні резервні копії
checklist-items-backups-why = Краще на іншому диску.
checklist-items-editors-title = Запросити другого редактора
checklist-items-editors-why = Редактори не можуть вирішувати долю власних записів.
checklist-items-second_factor-title = Увімкнути двофакторну автентифікацію в усіх адміністраторів
checklist-items-second_factor-why = Тоді самого викраденого пароля для входу не вистачить.

overview-searches-title = Запити без результатів
overview-searches-counted = Запити
overview-searches-texts = Слова, які шукали щонайменше тричі
overview-referrers-title = Сайти, з яких приходять відвідувачі
overview-referrers-counted = Відвідувачі
overview-referrers-texts = Від трьох відвідувачів
overview-tasks-title = Завдання без інструментів
overview-tasks-count = { NUMBER($count) } із { NUMBER($all) } завдань
overview-tasks-show = Показати
# Column.
overview-followed-title = Інструменти, за якими стежать найбільше
# Column.
overview-followed-readers = Підписники
overview-title = Огляд
overview-lead = Останні дванадцять тижнів.
overview-sites = Перевірено сайтів на логотипи й зображення: { $done } із { $all }
overview-none = Цифр ще немає.
overview-editors = Редакція
overview-json = Завантажити як JSON

release-title = Вийшла версія { $version }
release-own = На цьому сервері працює версія { $version }.
release-notes = Що нового
release-hide = Сховати сповіщення
