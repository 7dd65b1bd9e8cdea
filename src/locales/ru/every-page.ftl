skip = Перейти к содержанию
skipToResults = Перейти к результатам

mainNav = Главное меню

language = Язык

optional = необязательно

nav-tools = Инструменты
nav-submit = Добавить
nav-account = Аккаунт
nav-signOut = Выйти
nav-desk = Редакция
nav-editTool = Изменить страницу

footer-order = Оплата никогда не меняет порядок результатов.
footer-catalog = Каталог
footer-makers = Разработчикам
footer-about = О каталоге
footer-feed = Лента новых инструментов
footer-poweredBy = Работает на { $program }

pricing-free = Бесплатно
pricing-freemium = Есть бесплатный тариф
pricing-paid = Платно
pricing-free_trial = Пробный период
pricing-open_source = Открытый код
pricing-unknown = Цена не указана

price-amount = Сумма
price-currency = Валюта
price-period = Оплата
price-per-month = в месяц
price-per-year = в год
price-per-once = разово
price-per-use = за использование
price-from-month = от { $price } в месяц
price-from-year = от { $price } в год
price-from-once = от { $price }, разовый платёж
price-from-use = от { $price } за использование
price-upTo = до { $price } в месяц
price-title = Цена в месяц

yes = Да

no = Нет

platforms-web = Веб
platforms-windows = Windows
platforms-macos = macOS
platforms-linux = Linux
platforms-ios = iOS
platforms-android = Android
platforms-browser_extension = Расширение браузера
platforms-cli = Командная строка
platforms-ide = Редактор кода

states-awaiting_moderation = Ждёт проверки
states-changes_requested = Нужны правки
states-published = Опубликовано
states-rejected = Отклонено
states-withdrawn = Отозвано
states-expired = Срок истёк

reasons-duplicate = Уже есть в каталоге
reasons-spam = Реклама или спам
reasons-not_an_ai_tool = Не инструмент ИИ
reasons-broken_link = Ссылка не работает
reasons-misleading = Текст вводит в заблуждение
reasons-wrong_category = Неверная категория
reasons-incomplete = Не хватает сведений
reasons-policy = Нарушает наши правила
reasons-other = Другая причина

catalog-screenshot = Снимок экрана: { $name }
catalog-picture = Изображение: { $name }
catalog-title = Каталог инструментов ИИ
catalog-lead = Найдите инструмент для своей задачи, узнайте, что он умеет и сколько стоит. Заявки проверяют редакторы.
catalog-newest = Новое в каталоге
catalog-all = Все инструменты
catalog-verified = Разработчик подтверждён
catalog-since = В каталоге с

search-label = Поиск инструментов
search-placeholder = Например: { $category }
search-button = Найти
search-found = { $count ->
    [one] { $count } инструмент
    [few] { $count } инструмента
    [many] { $count } инструментов
   *[other] { $count } инструмента
}
search-filters = Фильтры
search-suggestions = Подсказки
search-earlier = Прежний запрос, только на этом устройстве
search-forget = Удалить прежние запросы
search-help = Возьмите фразу в «кавычки», чтобы найти именно её, и поставьте минус перед словом, чтобы исключить его: видео -музыка.

kept-title = Сохранённые инструменты
kept-compare = Сравнить

theme-label = Оформление
theme-system = Как в системе
theme-light = Светлое
theme-dark = Тёмное

pagination-label = Страницы
pagination-previous = Назад
pagination-next = Далее
pagination-page = Страница { NUMBER($page) } из { NUMBER($of) }

titles-categories = Категории
titles-tasks = Задачи
titles-lists = Списки участников
titles-report = Сообщить о проблеме
titles-ranking = Как упорядочены результаты
titles-api = Документация API
titles-apiFile = Описание OpenAPI (JSON)
titles-statistics = Проверка заявок в цифрах
titles-submit = Добавить инструмент

form-check = Проверьте введённые данные
form-fix = { $count ->
    [one] Нужно исправить { $count } пункт
    [few] Нужно исправить { $count } пункта
    [many] Нужно исправить { $count } пунктов
   *[other] Нужно исправить { $count } пункта
}
form-password = Пароль
form-email = Электронная почта
form-cancel = Отмена
form-allCategories = Все категории
form-mainCategory = Основная категория
form-mainCategoryHint = Одна из выбранных выше; если не указать, ею станет первая

readOnly-title = Каталог временно доступен только для чтения.
readOnly-closed = Отправить форму сейчас нельзя. Попробуйте позже.
readOnly-unchanged = Ничего не изменено.

error-notFound = Страница не найдена
error-failed = Не получилось
error-retrySeconds = Повторите через { $count ->
        [one] { $count } секунду
        [few] { $count } секунды
        [many] { $count } секунд
       *[other] { $count } секунды
    }.
error-retryMinutes = Повторите через { $count ->
        [one] { $count } минуту
        [few] { $count } минуты
        [many] { $count } минут
       *[other] { $count } минуты
    }.
error-tryAgain = Повторить
error-formOnly = Эта страница открывается только при отправке формы. Вернитесь назад и воспользуйтесь формой.
error-home = На главную

unverified-needed = Ваш адрес почты ещё не подтверждён. Откройте ссылку, которую мы отправили на { $email }.
unverified-resend = Отправить письмо ещё раз
unverified-sent = Письмо отправлено. Ссылка в нём действует 24 часа.

token-never = Бессрочно
token-lastUsed = Последнее использование
token-neverUsed = Никогда
token-validUntil = Действует до
token-state-active = Действует
token-state-expired = Истёк
token-state-revoked = Отозван
token-revoke = Отозвать
token-revokeAll = Отозвать все токены
token-revokeHint = Программы, которые им пользуются, сразу потеряют доступ. Отменить это нельзя.

appeal = Апелляция

fields-url-label = Сайт
fields-url-hint = Открытая страница инструмента, начинается с https://
fields-name-label = Название
fields-name-hint = От 2 до 80 символов
fields-tagline-label = Краткое описание
fields-tagline-hint = Одно предложение о том, что он делает, от 5 до 200 символов
fields-description-label = Описание
fields-description-hint = До { 2000 } символов
fields-logo_url-label = Адрес логотипа
fields-logo_url-hint = Начинается с https://
fields-pricing_model-label = Цена
fields-price_from-label = Платные тарифы
fields-price_from-hint = Самая низкая обычная цена, без скидок
fields-free_limit-label = Бесплатный тариф
fields-free_limit-hint = Что в него входит, например «20 страниц в месяц». До 80 символов
fields-pricing_url-label = Страница с ценами
fields-pricing_url-hint = Начинается с https://
fields-categories-label = Категории
fields-categories-hint = Выберите от одной до пяти. Опишите, что делает инструмент, и здесь появятся подходящие.
fields-platforms-label = Платформы
fields-platforms-hint = Где работает
fields-has_api-label = Есть API
fields-self_hosted-label = Можно установить на свой сервер
fields-license-label = Открытая лицензия
fields-license-hint = Идентификатор SPDX, только для открытого кода
fields-interface_languages-label = Языки интерфейса
fields-free_trial-label = Пробный период
fields-needs_account-label = Нужна регистрация
fields-eu_data-label = Данные остаются в ЕС
fields-contact_email-label = Почта для связи
fields-contact_email-hint = Для вопросов редакторов. Никогда не показывается.

clipboard-copy = Копировать
clipboard-copied = Скопировано

password-show = Показать
password-hide = Скрыть

reportKinds-broken_link = Ссылка не работает
reportKinds-wrong_price = Неверная цена
reportKinds-wrong_text = Описание неверно или устарело
reportKinds-misleading = Обещает то, чего не умеет
reportKinds-not_an_ai_tool = Это не инструмент ИИ
reportKinds-closed = Инструмента больше нет
reportKinds-other = Другое

sitePages-imprint = Выходные данные
sitePages-privacy = Политика конфиденциальности
sitePages-terms = Условия использования
sitePages-contact = Контакты
sitePages-about = О нас
sitePages-guidelines = Правила подачи заявок
sitePages-onlyIn = Этот текст есть только на языке: { $language }.

charts-week = Неделя с
charts-growth = Инструменты в каталоге
charts-tools = Инструменты
charts-submissions = Заявки по неделям
charts-submitted = Отправлено
charts-decisions = Решения по неделям
charts-published = Опубликовано
charts-rejected = Отклонено
charts-changes = Запросы правок
charts-waiting = Часов до решения
charts-median = Медиана
charts-p95 = Срок для 95 % заявок
charts-age = Сколько ждут заявки
charts-entries = Записи
charts-ages-1 = < 1 дня
charts-ages-2 = 1–3 дня
charts-ages-3 = 3–7 дней
charts-ages-4 = 7–30 дней
charts-ages-5 = > 30 дней
charts-precision = Точность правил
charts-table = Показать таблицей
