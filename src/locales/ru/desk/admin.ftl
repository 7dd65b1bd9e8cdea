placements-title = Размещения
placements-lead = Платные размещения стоят отдельно от результатов, помечены и никогда не меняют их порядок.
placements-create = Создать размещение
placements-tool = Инструмент
placements-slots-home = Главная страница
placements-slots-results = Результаты
placements-slots-category = Страницы категорий
placements-button = Создать
placements-list = Все размещения
placements-none = Размещений нет.
placements-end = Завершить сейчас
placements-state-upcoming = Запланировано
placements-state-current = Идёт
placements-state-ended = Завершено
placements-created = Размещение создано.
placements-ended = Размещение завершено.
placements-editTitle = Правка размещения
placements-actions = Действия
placements-period = Период (UTC)
placements-endHint = Показ прекратится сразу, и возобновить его будет нельзя.
placements-changed = Размещение изменено.
placements-figures = Показы и переходы
placements-categoriesHint = Только категории, в которых есть инструмент. Если не выбрано ни одной: все страницы этого вида, где он есть.
placements-wordsHint = По одному выражению в строке. Показывается в поиске, где есть все слова выражения и находится инструмент.

twoFactor-title = Двухфакторная аутентификация
twoFactor-on = Включена
twoFactor-off = Выключена
twoFactor-reset = Сбросить двухфакторную аутентификацию
twoFactor-resetHint = Удаляет приложение-аутентификатор, ключи доступа и коды восстановления и завершает сеансы на всех устройствах. После этого для входа хватит пароля.
twoFactor-note = Как вы убедились, кто об этом просит; останется в истории аккаунта
twoFactor-done = Двухфакторная аутентификация сброшена.

audit-newer = К последним записям
audit-older = Более ранние записи
audit-title = Журнал действий
audit-actor = Кто
audit-kind = Вид
audit-actorHint = Адрес почты или «system» для автоматических действий
audit-id = Идентификатор записи
audit-from = С (UTC)
audit-until = По (UTC)
audit-download = Скачать CSV
audit-none = Ничего не найдено.
audit-details = Подробности

accounts-title = Аккаунты
accounts-search = Адрес почты содержит
accounts-role = Роль
accounts-created = Создан
accounts-none = Ничего не найдено.
accounts-count = { $count ->
    [one] { $count } аккаунт
    [few] { $count } аккаунта
    [many] { $count } аккаунтов
   *[other] { $count } аккаунта
}
accounts-changeRole = Изменить роль
accounts-roleHint = После изменения нужно будет заново войти на всех устройствах.
accounts-suspend = Заблокировать
accounts-suspendHint = Завершает сеансы аккаунта, запрещает вход и отключает его токены.
accounts-note = Причина; останется в истории аккаунта
accounts-lift = Снять блокировку
accounts-liftHint = Снова можно будет войти, и токены снова заработают.
accounts-ownAccount = Это ваш аккаунт. Изменить его может только другой администратор.
accounts-you = это вы
accounts-tokens = Токены API
accounts-noTokens = Токенов нет.
accounts-paused = Приостановлен
accounts-revokeAllHint = Программы с этими токенами сразу потеряют доступ. Отменить это нельзя.
accounts-submissions = Заявки
accounts-noSubmissions = Заявок не было.
accounts-activity = Действия аккаунта
accounts-done-role = Роль изменена.
accounts-done-suspended = Аккаунт заблокирован.
accounts-done-lifted = Блокировка снята.
accounts-done-revoked = Токены отозваны.

blocks-title = Списки блокировки
blocks-lead = Автоматическая проверка отклоняет или помечает то, что есть в этих списках, в зависимости от режима правила.
blocks-kind = Список
blocks-kinds-domain = Домен
blocks-kinds-word = Слово
blocks-kinds-mail_domain = Почтовый домен
blocks-value = Значение
blocks-valueHint = Домен, например example.com, слово или выражение.
blocks-scope = Действует на
blocks-scopes-exact = Только на этот домен
blocks-scopes-subdomains = На этот домен и его поддомены
blocks-reason = Причина
blocks-until = До (UTC)
blocks-untilHint = Пусто: бессрочно.
blocks-add = Добавить в список
blocks-added = Добавлено в список.
blocks-removed = Убрано из списка.
blocks-remove = Убрать
blocks-none = Списки пусты.
blocks-forever = бессрочно

invitations-title = Приглашения
invitations-lead = Приглашённые придумывают пароль и получают доступ в раздел «Редакция». У кого уже есть аккаунт, тот его сохраняет.
invitations-link = Пригласить редактора
invitations-invite = Пригласить
invitations-button = Отправить приглашение
invitations-language = Язык письма
invitations-until = Действует до (UTC)
invitations-withdraw = Отозвать
invitations-none = Сейчас никто не приглашён.
invitations-sent = Приглашение ждёт отправки. Ушло ли оно, показывает страница «Почта».
invitations-withdrawn = Приглашение отозвано.

mail-title = Почта
mail-by = Письма отправляются через { $server }.
mail-asFiles = Без { $setting } письма записываются файлами в { $folder } и никому не приходят.
mail-from = Отправитель:
mail-test = Отправить себе пробное письмо
mail-sent = Почтовый сервер принял пробное письмо.
mail-underWay = Пробное письмо отправляется.
mail-refresh = Обновить
mail-failed = Пробное письмо не ушло:
mail-waiting = Неотправленные письма
mail-none = Все письма отправлены.
mail-template = Вид
mail-to = Кому
mail-state = Статус
mail-attempts = Попытки
mail-next = Следующая попытка или конец (UTC)
mail-error = Последняя ошибка
mail-states-waiting = Ждёт
mail-states-retrying = Будет повтор
mail-states-given_up = Отправка прекращена

forgottenProxies = Похоже, все посетители приходят с { $address }, а запросы оттуда называют другие адреса (X-Forwarded-For). Если это ваш прокси, задайте TRUSTED_PROXIES={ $address }; до тех пор у всех один общий лимит.

checklist-title = Прежде чем открыть каталог
checklist-progress = Сделано: { NUMBER($done) } из { NUMBER($all) }.
checklist-done = Сделано
checklist-hide = Скрыть этот список
checklist-hidden = Список подготовки скрыт, и в нём осталось несделанное.
checklist-show = Показать список
checklist-states-invited = Приглашение отправлено, но ещё не принято.
checklist-states-draft = На странице остался текст в [квадратных скобках], который нужно заменить.
checklist-items-writes-title = Выключить режим «только чтение»
checklist-items-writes-why = До этого никто не может войти, отправить заявку или принять решение.

checklist-items-name-title = Дать каталогу название
checklist-items-name-why = До тех пор он называется так же, как программа.
checklist-items-demo-title = Удалить демонстрационный каталог
checklist-items-demo-why = Посетители и поисковики видят его примеры среди настоящих инструментов.
checklist-items-categories-title = Создать категории
checklist-items-categories-why = Без категорий никто не сможет добавить инструмент.
checklist-items-imprint-title = Написать выходные данные
checklist-items-imprint-why = Во многих странах их требуют от публичных сайтов.
checklist-items-privacy-title = Написать политику конфиденциальности
checklist-items-privacy-why = В ней сказано, что каталог хранит об участниках и посетителях.
checklist-items-mail-title = Отправить пробное письмо
checklist-items-mail-why = Пока письма не доходят, никто не сможет подтвердить адрес или сбросить пароль. Доставленное приглашение тоже считается.
checklist-items-proxies-title = Указать доверенные прокси
checklist-items-proxies-why = Иначе у всех посетителей один общий лимит запросов.
checklist-items-backups-title = Настроить ежедневные резервные копии
checklist-items-backups-why = Лучше на другом диске.
checklist-items-editors-title = Пригласить второго редактора
checklist-items-editors-why = Редакторы не могут решать судьбу собственных записей.
checklist-items-second_factor-title = Включить двухфакторную аутентификацию у всех администраторов
checklist-items-second_factor-why = Тогда одного украденного пароля для входа не хватит.

overview-searches-title = Запросы без результатов
overview-searches-counted = Запросы
overview-searches-texts = Слова, которые искали не меньше трёх раз
overview-referrers-title = Сайты, с которых приходят посетители
overview-referrers-counted = Посетители
overview-referrers-texts = От трёх посетителей
overview-tasks-title = Задачи без инструментов
overview-tasks-count = { NUMBER($count) } из { NUMBER($all) } задач
overview-tasks-show = Показать
# Column.
overview-followed-title = Инструменты с наибольшим числом подписчиков
# Column.
overview-followed-readers = Подписчики
overview-title = Обзор
overview-lead = Последние двенадцать недель.
overview-sites = Проверено сайтов на логотипы и изображения: { $done } из { $all }
overview-none = Цифр пока нет.
overview-editors = Редакция
overview-json = Скачать как JSON

release-title = Вышла версия { $version }
release-own = На этом сервере работает версия { $version }.
release-notes = Что нового
release-hide = Скрыть уведомление
