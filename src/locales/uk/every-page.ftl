skip = Перейти до вмісту
skipToResults = Перейти до результатів

mainNav = Головне меню

language = Мова

optional = необов’язково

nav-tools = Інструменти
nav-submit = Додати
nav-account = Акаунт
nav-signOut = Вийти
nav-desk = Редакція
nav-editTool = Редагувати сторінку

footer-order = Оплата ніколи не змінює порядок результатів.
footer-catalog = Каталог
footer-makers = Розробникам
footer-about = Про каталог
footer-feed = Стрічка нових інструментів
footer-poweredBy = Працює на { $program }

pricing-free = Безкоштовно
pricing-freemium = Є безкоштовний тариф
pricing-paid = Платно
pricing-free_trial = Пробний період
pricing-open_source = Відкритий код
pricing-unknown = Ціну не вказано

price-amount = Сума
price-currency = Валюта
price-period = Оплата
price-per-month = на місяць
price-per-year = на рік
price-per-once = разово
price-per-use = за використання
price-from-month = від { $price } на місяць
price-from-year = від { $price } на рік
price-from-once = від { $price }, разовий платіж
price-from-use = від { $price } за використання
price-upTo = до { $price } на місяць
price-title = Ціна на місяць

yes = Так

no = Ні

platforms-web = Веб
platforms-windows = Windows
platforms-macos = macOS
platforms-linux = Linux
platforms-ios = iOS
platforms-android = Android
platforms-browser_extension = Розширення браузера
platforms-cli = Командний рядок
platforms-ide = Редактор коду

states-awaiting_moderation = Чекає на перевірку
states-changes_requested = Потрібні зміни
states-published = Опубліковано
states-rejected = Відхилено
states-withdrawn = Відкликано
states-expired = Термін минув

reasons-duplicate = Уже є в каталозі
reasons-spam = Реклама або спам
reasons-not_an_ai_tool = Не інструмент ШІ
reasons-broken_link = Посилання не працює
reasons-misleading = Текст вводить в оману
reasons-wrong_category = Неправильна категорія
reasons-incomplete = Бракує відомостей
reasons-policy = Порушує наші правила
reasons-other = Інша причина

catalog-screenshot = Знімок екрана: { $name }
catalog-picture = Зображення: { $name }
catalog-title = Каталог інструментів ШІ
catalog-lead = Знайдіть інструмент для свого завдання, дізнайтеся, що він уміє та скільки коштує. Заявки перевіряють редактори.
catalog-newest = Нове в каталозі
catalog-all = Усі інструменти
catalog-verified = Розробника підтверджено
catalog-since = У каталозі з

search-label = Пошук інструментів
search-placeholder = Наприклад: { $category }
search-button = Знайти
search-found = { $count ->
    [one] { $count } інструмент
    [few] { $count } інструменти
    [many] { $count } інструментів
   *[other] { $count } інструмента
}
search-filters = Фільтри
search-suggestions = Підказки
search-earlier = Попередній запит, лише на цьому пристрої
search-forget = Видалити попередні запити
search-help = Візьміть фразу в «лапки», щоб знайти саме її, і поставте мінус перед словом, щоб виключити його: відео -музика.

kept-title = Збережені інструменти
kept-compare = Порівняти

theme-label = Оформлення
theme-system = Як у системі
theme-light = Світле
theme-dark = Темне

pagination-label = Сторінки
pagination-previous = Назад
pagination-next = Далі
pagination-page = Сторінка { NUMBER($page) } з { NUMBER($of) }

titles-categories = Категорії
titles-tasks = Завдання
titles-lists = Списки учасників
titles-report = Повідомити про проблему
titles-ranking = Як упорядковано результати
titles-api = Документація API
titles-apiFile = Опис OpenAPI (JSON)
titles-statistics = Перевірка заявок у цифрах
titles-submit = Додати інструмент

form-check = Перевірте введені дані
form-fix = { $count ->
    [one] Потрібно виправити { $count } пункт
    [few] Потрібно виправити { $count } пункти
    [many] Потрібно виправити { $count } пунктів
   *[other] Потрібно виправити { $count } пункту
}
form-password = Пароль
form-email = Електронна пошта
form-cancel = Скасувати
form-allCategories = Усі категорії
form-mainCategory = Основна категорія
form-mainCategoryHint = Одна з вибраних вище; якщо не вказати, нею стане перша

readOnly-title = Каталог тимчасово доступний лише для читання.
readOnly-closed = Надіслати форму зараз не можна. Спробуйте пізніше.
readOnly-unchanged = Нічого не змінено.

error-notFound = Сторінку не знайдено
error-failed = Не вдалося
error-retrySeconds = Спробуйте знову через { $count ->
        [one] { $count } секунду
        [few] { $count } секунди
        [many] { $count } секунд
       *[other] { $count } секунди
    }.
error-retryMinutes = Спробуйте знову через { $count ->
        [one] { $count } хвилину
        [few] { $count } хвилини
        [many] { $count } хвилин
       *[other] { $count } хвилини
    }.
error-tryAgain = Спробувати знову
error-formOnly = Ця сторінка відкривається лише після надсилання форми. Поверніться назад і скористайтеся формою.
error-home = На головну

unverified-needed = Вашу адресу пошти ще не підтверджено. Відкрийте посилання, яке ми надіслали на { $email }.
unverified-resend = Надіслати листа ще раз
unverified-sent = Листа надіслано. Посилання в ньому діє 24 години.

token-never = Безстроково
token-lastUsed = Останнє використання
token-neverUsed = Ніколи
token-validUntil = Діє до
token-state-active = Діє
token-state-expired = Термін минув
token-state-revoked = Відкликано
token-revoke = Відкликати
token-revokeAll = Відкликати всі токени
token-revokeHint = Програми, які ним користуються, одразу втратять доступ. Скасувати це неможливо.

appeal = Апеляція

fields-url-label = Сайт
fields-url-hint = Відкрита сторінка інструмента, починається з https://
fields-name-label = Назва
fields-name-hint = Від 2 до 80 символів
fields-tagline-label = Короткий опис
fields-tagline-hint = Одне речення про те, що він робить, від 5 до 200 символів
fields-description-label = Опис
fields-description-hint = До { 2000 } символів
fields-logo_url-label = Адреса логотипа
fields-logo_url-hint = Починається з https://
fields-pricing_model-label = Ціна
fields-price_from-label = Платні тарифи
fields-price_from-hint = Найнижча звичайна ціна, без знижок
fields-free_limit-label = Безкоштовний тариф
fields-free_limit-hint = Що він охоплює, наприклад «20 сторінок на місяць». До 80 символів
fields-pricing_url-label = Сторінка з цінами
fields-pricing_url-hint = Починається з https://
fields-categories-label = Категорії
fields-categories-hint = Виберіть від однієї до п’яти. Опишіть, що робить інструмент, і тут з’являться відповідні.
fields-platforms-label = Платформи
fields-platforms-hint = Де працює
fields-has_api-label = Є API
fields-self_hosted-label = Можна встановити на свій сервер
fields-license-label = Відкрита ліцензія
fields-license-hint = Ідентифікатор SPDX, лише для відкритого коду
fields-interface_languages-label = Мови інтерфейсу
fields-free_trial-label = Пробний період
fields-needs_account-label = Потрібна реєстрація
fields-eu_data-label = Дані залишаються в ЄС
fields-contact_email-label = Пошта для зв’язку
fields-contact_email-hint = Для запитань редакторів. Ніколи не показується.

clipboard-copy = Копіювати
clipboard-copied = Скопійовано

password-show = Показати
password-hide = Сховати

reportKinds-broken_link = Посилання не працює
reportKinds-wrong_price = Неправильна ціна
reportKinds-wrong_text = Опис неправильний або застарілий
reportKinds-misleading = Обіцяє те, чого не вміє
reportKinds-not_an_ai_tool = Це не інструмент ШІ
reportKinds-closed = Інструмента вже немає
reportKinds-other = Інше

sitePages-imprint = Вихідні дані
sitePages-privacy = Політика конфіденційності
sitePages-terms = Умови користування
sitePages-contact = Контакти
sitePages-about = Про нас
sitePages-guidelines = Правила подання заявок
sitePages-onlyIn = Цей текст є лише мовою: { $language }.

charts-week = Тиждень з
charts-growth = Інструменти в каталозі
charts-tools = Інструменти
charts-submissions = Заявки по тижнях
charts-submitted = Надіслано
charts-decisions = Рішення по тижнях
charts-published = Опубліковано
charts-rejected = Відхилено
charts-changes = Запити на зміни
charts-waiting = Годин до рішення
charts-median = Медіана
charts-p95 = Термін для 95 % заявок
charts-age = Скільки чекають заявки
charts-entries = Записи
charts-ages-1 = < 1 дня
charts-ages-2 = 1–3 дні
charts-ages-3 = 3–7 днів
charts-ages-4 = 7–30 днів
charts-ages-5 = > 30 днів
charts-precision = Точність правил
charts-table = Показати таблицею
