states-published = опубліковано
states-awaiting_moderation = чекає на перевірку
states-changes_requested = чекає на зміни
states-rejected = відхилено
states-withdrawn = відкликано
states-expired = термін минув
states-quarantined = приховано
states-removed = видалено

differences-https = http або https
differences-www = www
differences-path_spelling = написання шляху
differences-fragment = частина після #

relations-same_page_other_form = Інша форма тієї самої адреси
relations-same_store_item = Той самий продукт у магазині
relations-same_repository = Той самий репозиторій
relations-same_repository_name = Репозиторій із тією самою назвою в іншого власника
relations-same_host = Той самий хост
relations-same_word_in_address = Те саме слово в адресі

matches-same_name = Та сама назва
matches-same_name_but_for_common_words = Та сама назва, крім загальних слів
matches-same_name_in_other_letters = Та сама назва іншою абеткою
matches-same_tagline = Той самий короткий опис
matches-one_name_holds_the_other = Одна назва містить іншу
matches-one_letter_apart = Назва відрізняється однією літерою
matches-near_same_tagline = Майже той самий короткий опис

rules-same_page-name = Та сама сторінка
rules-same_page-message = Інструмент із такою адресою вже є в каталозі або чекає на перевірку.
rules-same_page-evidence = Та сама сторінка, що й «{ $name }» ({ $state }, { $url }). Відмінності: { $differs_by }.
rules-same_page-evidence_without_differs_by = Та сама сторінка, що й «{ $name }» ({ $state }, { $url }).
rules-same_store_item-name = Той самий застосунок чи розширення
rules-same_store_item-message = Цей застосунок чи розширення вже є в каталозі або чекає на перевірку під іншою адресою свого магазину.
rules-same_store_item-evidence = Той самий продукт магазину { $store }, { $id }, що й «{ $name }» ({ $state }, { $url }).
rules-related_page-name = Споріднена адреса
rules-related_page-message = Схоже, це ще одна адреса інструмента, який уже є в каталозі.
rules-related_page-evidence = { $relation }: { $shared }. Наявний запис: «{ $name }» ({ $state }, { $url }).
rules-same_name-name = Та сама назва чи опис
rules-same_name-message = Інструмент із такою назвою чи коротким описом уже є в каталозі або чекає на перевірку.
rules-same_name-evidence = { $match }: «{ $name }» ({ $state }, { $url }).
rules-look_alike_name-name = Назва-двійник
rules-look_alike_name-message = Назва виглядає як в іншого інструмента, але написана іншими літерами.
rules-look_alike_name-evidence = Виглядає як назва «{ $name }» ({ $url }), але іншими літерами: { $letters }.
rules-look_alike_name-evidence_without_letters = Виглядає як назва «{ $name }» ({ $url }), але іншими літерами.
rules-gambling-name = Азартні ігри
rules-gambling-message = Це схоже на пропозицію азартних ігор; каталог їх не публікує.
rules-gambling-evidence = Слова про азартні ігри: { $words }.
rules-adult-name = Порнографія та ескорт
rules-adult-message = Це схоже на пропозицію лише для дорослих; каталог таких не публікує.
rules-adult-evidence = Слова про порнографію чи ескорт: { $words }.
rules-pills-name = Ліки та наркотики
rules-pills-message = Це схоже на продаж ліків або наркотиків; каталог такого не публікує.
rules-pills-evidence = Слова про продаж ліків або наркотиків: { $words }.
rules-sold_attention-name = Куплені підписники
rules-sold_attention-message = Це схоже на продаж підписників, уподобань або переглядів; каталог такого не публікує.
rules-sold_attention-evidence = Слова про купівлю підписників, уподобань або переглядів: { $words }.
rules-essay_mill-name = Навчальні роботи на замовлення
rules-essay_mill-message = Це схоже на пропозицію писати чужі навчальні роботи; каталог такого не публікує.
rules-essay_mill-evidence = Слова про навчальні роботи на замовлення: { $words }.
rules-get_rich-name = Швидкі гроші
rules-get_rich-message = Це схоже на обіцянку швидких грошей; каталог такого не публікує.
rules-get_rich-evidence = Слова про швидкі гроші: { $words }.
rules-miracle_cures-name = Чудодійні засоби
rules-miracle_cures-message = Це схоже на пропозицію чудодійних засобів або схуднення без зусиль; каталог такого не публікує.
rules-miracle_cures-evidence = Слова про чудодійні засоби та схуднення: { $words }.
rules-fake_reviews-name = Куплені відгуки
rules-fake_reviews-message = Це схоже на продаж відгуків; каталог такого не публікує.
rules-fake_reviews-evidence = Слова про купівлю відгуків: { $words }.
rules-sold_traffic-name = Куплені відвідувачі
rules-sold_traffic-message = Це схоже на продаж відвідувачів, кліків або баз адрес; каталог такого не публікує.
rules-sold_traffic-evidence = Слова про купівлю відвідувачів, кліків або баз адрес: { $words }.
rules-sold_links-name = Куплені посилання
rules-sold_links-message = Це схоже на продаж посилань або гостьових статей; каталог такого не публікує.
rules-sold_links-evidence = Слова про купівлю посилань або гостьових статей: { $words }.
rules-exam_takers-name = Іспити за інших
rules-exam_takers-message = Це схоже на пропозицію складати іспити за інших; каталог такого не публікує.
rules-exam_takers-evidence = Слова про складання іспитів за інших: { $words }.
rules-fake_diplomas-name = Дипломи без навчання
rules-fake_diplomas-message = Це схоже на продаж дипломів або звань; каталог такого не публікує.
rules-fake_diplomas-evidence = Слова про дипломи без навчання: { $words }.
rules-false_papers-name = Підроблені документи
rules-false_papers-message = Це схоже на пропозицію підроблених документів або довідок; каталог такого не публікує.
rules-false_papers-evidence = Слова про підроблені документи: { $words }.
rules-visa_papers-name = Візи за гроші
rules-visa_papers-message = Це схоже на продаж віз або дозволів на проживання; каталог такого не публікує.
rules-visa_papers-evidence = Слова про візи та дозволи за гроші: { $words }.
rules-account_sale-name = Продаж акаунтів
rules-account_sale-message = Це схоже на продаж акаунтів; каталог такого не публікує.
rules-account_sale-evidence = Слова про продаж акаунтів: { $words }.
rules-quick_loans-name = Швидкі позики
rules-quick_loans-message = Це схоже на пропозицію швидких позик; каталог такого не публікує.
rules-quick_loans-evidence = Слова про швидкі позики: { $words }.
rules-recruiting-name = Фінансові піраміди
rules-recruiting-message = Це схоже на обіцянку доходу за залучення інших; каталог такого не публікує.
rules-recruiting-evidence = Слова про дохід за залучення інших: { $words }.
rules-false_prizes-name = Неправдиві призи
rules-false_prizes-message = Це схоже на повідомлення про приз, якого ніхто не вигравав; каталог такого не публікує.
rules-false_prizes-evidence = Слова про призи, яких ніхто не вигравав: { $words }.
rules-copies-name = Копії брендів
rules-copies-message = Це схоже на продаж копій відомих марок; каталог такого не публікує.
rules-copies-evidence = Слова про копії відомих марок: { $words }.
rules-spells-name = Магія та ворожіння
rules-spells-message = Це схоже на пропозицію магії або ворожіння; каталог такого не публікує.
rules-spells-evidence = Слова про магію та ворожіння: { $words }.
rules-break_ins-name = Злам на замовлення
rules-break_ins-message = Це схоже на пропозицію зламувати акаунти або сайти; каталог такого не публікує.
rules-break_ins-evidence = Слова про злам акаунтів або сайтів: { $words }.
rules-spying-name = Стеження за людьми
rules-spying-message = Це схоже на пропозицію таємно стежити за людьми; каталог такого не публікує.
rules-spying-evidence = Слова про таємне стеження за людьми: { $words }.
rules-piracy-name = Зламані програми
rules-piracy-message = Це схоже на пропозицію зламаних програм або піратських каналів; каталог такого не публікує.
rules-piracy-evidence = Слова про зламані програми або піратські канали: { $words }.
rules-blocked_domain-name = Заблокований домен
rules-blocked_domain-message = Цей сайт не приймається до каталогу.
rules-blocked_domain-evidence = { $value } у списку заблокованих доменів. Причина: { $reason }
rules-blocked_word-name = Заборонене слово
rules-blocked_word-message = У тексті є слово, якого каталог не приймає.
rules-blocked_word-evidence = «{ $value }» у списку заборонених слів. Причина: { $reason }
rules-blocked_mail-name = Заблокований поштовий домен
rules-blocked_mail-message = Укажіть адресу пошти в іншого провайдера.
rules-blocked_mail-evidence = { $value } у списку заблокованих поштових доменів. Причина: { $reason }
rules-template_flood-name = Повторюваний текст
rules-template_flood-message = Майже такий самий текст щойно надіслали кілька разів. Опишіть, чим особливий цей інструмент.
rules-template_flood-evidence = За останню годину майже такий самий текст — { $count ->
        [one] ще в { $count } записі
        [few] ще в { $count } записах
        [many] ще в { $count } записах
       *[other] ще в { $count } запису
    }: { $names }.
rules-account_flood-name = Багато записів одразу
rules-account_flood-message = З цього акаунта за годину надійшло багато записів. Трохи зачекайте, перш ніж надсилати ще.
rules-account_flood-evidence = { $count ->
        [one] { $count } запис
        [few] { $count } записи
        [many] { $count } записів
       *[other] { $count } запису
    } про { $site } з цього акаунта за годину.
rules-account_flood-evidence_without_site = { $count ->
        [one] { $count } запис
        [few] { $count } записи
        [many] { $count } записів
       *[other] { $count } запису
    } з цього акаунта за годину.
rules-address_flood-name = Багато записів з однієї адреси
rules-address_flood-message = З вашої мережевої адреси за годину надійшло багато записів. Трохи зачекайте, перш ніж надсилати ще.
rules-address_flood-evidence = { $count ->
        [one] { $count } запис
        [few] { $count } записи
        [many] { $count } записів
       *[other] { $count } запису
    } з { $accounts ->
        [one] { $accounts } акаунта
        [few] { $accounts } акаунтів
        [many] { $accounts } акаунтів
       *[other] { $accounts } акаунта
    } з однієї мережевої адреси за годину.
rules-keyword_stuffing-name = Ключові слова замість речень
rules-keyword_stuffing-message = Це схоже на список ключових слів. Опишіть реченнями, що робить інструмент.
rules-keyword_stuffing-evidence = Слово «{ $word }» { $count ->
        [one] { $count } раз
        [few] { $count } рази
        [many] { $count } разів
       *[other] { $count } разу
    } серед { $words ->
        [one] { $words } слова
        [few] { $words } слів
        [many] { $words } слів
       *[other] { $words } слова
    }.
rules-keyword_stuffing-evidence_without_word = { $count ->
    [one] { $count } ключове слово замість речення.
    [few] { $count } ключові слова замість речення.
    [many] { $count } ключових слів замість речення.
   *[other] { $count } ключового слова замість речення.
}
rules-link_pile-name = Забагато посилань
rules-link_pile-message = У тексті забагато посилань або номерів телефону. Приберіть їх.
rules-link_pile-evidence = У тексті { $links ->
        [one] { $links } посилання
        [few] { $links } посилання
        [many] { $links } посилань
       *[other] { $links } посилання
    } і { $numbers ->
        [one] { $numbers } телефон або ім’я в месенджері
        [few] { $numbers } телефони або імені в месенджерах
        [many] { $numbers } телефонів або імен у месенджерах
       *[other] { $numbers } телефону або імені в месенджерах
    }.
rules-short_link-name = Коротке посилання або переадресація
rules-short_link-message = Це коротке посилання або переадресація з сайту-каталогу. Укажіть адресу самого інструмента.
rules-short_link-evidence = Коротке посилання, сторінка посилань або переадресація каталогу на { $host }: те, що за ним стоїть, може змінитися.
rules-disposable_mail-name = Одноразова пошта
rules-disposable_mail-message = Це схоже на одноразову адресу. Укажіть постійну.
rules-disposable_mail-evidence = { $domain } надає одноразові поштові скриньки.
rules-parked_page-name = Порожня або припаркована сторінка
rules-parked_page-message = Це схоже на текст порожньої сторінки. Опишіть інструмент.
rules-parked_page-evidence = Слова порожньої або припаркованої сторінки, з назвою «{ $name }»: { $words }.
rules-spam_wording-name = Мова спаму
rules-spam_wording-message = Це схоже на текст спаму. Опишіть простими словами, що робить інструмент.
rules-spam_wording-evidence = Написано як спам; про це свідчать слова: { $words }.
rules-masked_words-name = Замасковані слова
rules-masked_words-message = Деякі слова замасковано. Напишіть їх звичайно.
rules-masked_words-evidence = Слова, замасковані, щоб їх не знайшли: { $words }.
rules-prompt_injection-name = Вказівки мовній моделі
rules-prompt_injection-message = Приберіть те, що звернено до мовної моделі. Опишіть інструмент.
rules-prompt_injection-evidence = Вказівки мовній моделі, яка може оцінювати текст: { $words }. Не покладайтеся на думку моделі про цей запис.
rules-shouting-name = Крик
rules-shouting-message = Використовуйте менше великих літер, знаків оклику та емодзі.
rules-shouting-evidence = { NUMBER($capitals_percent) } % літер — великі, { $exclamation_marks ->
        [one] { $exclamation_marks } знак оклику
        [few] { $exclamation_marks } знаки оклику
        [many] { $exclamation_marks } знаків оклику
       *[other] { $exclamation_marks } знака оклику
    }, { NUMBER($pictures) } емодзі.
rules-not_ai-name = Не інструмент ШІ
rules-not_ai-message = У записі не сказано, що робить ШІ. Додайте про це речення.
rules-not_ai-evidence-1 = { $silent ->
    [yes] У назві, короткому й повному описі майже ніщо не вказує на ШІ.
   *[no] { "" }
}
rules-not_ai-evidence-2 = У записі є «{ $said }», але решта тексту не схожа на опис інструмента ШІ.
rules-not_ai-evidence-3 = На ШІ може вказувати лише «{ $perhaps }».
rules-not_ai-evidence-4 = Текст сам виключає ШІ: «{ $denial }».
rules-not_ai-evidence-5 = Слова проти: { $words }.
rules-not_ai-evidence-6 = { $known_style ->
    [yes] { "" }
   *[no] Мова або стиль правилу незнайомі, тому воно не впевнене.
}
rules-second_opinion-name = Вердикт мовної моделі
rules-second_opinion-message = Мовна модель, яка допомагає редакторам, вважає запис спамом або не інструментом ШІ. Якщо вона помилилася, попросіть редактора перевірити.
rules-second_opinion-evidence = Мовна модель { $model } проти: { $reason }

notChecked = Правило дало збій і не перевірило запис. Перевірте його самі.

page-title = Правила перевірки
page-lead = Що кожне правило знайшло за останні 90 днів і як часто редактори з ним погоджувалися.
page-modes-off = Вимкнено
page-modes-advisory = Радить
page-modes-enforced = Відхиляє
page-modesHint = Правило, що радить, показує спрацювання редакторам. Правило, що відхиляє, ще й відмовляє там, де певне; якщо воно надто часто помиляється, то автоматично починає лише радити.
page-rule = Правило
page-mode = Режим
page-modeOf = Режим правила «{ $rule }»
page-fired = Спрацювань
page-refused = Відмов
page-agreed = Згодні
page-disagreed = Не згодні
page-precision = Точність
page-percent = { NUMBER($value) } %
page-floor = щонайменше { $percent }
page-save = Зберегти
page-changed = Режими збережено.

page-model-title = Мовна модель
page-model-asked = Якщо жодне правило не відхиляє запис, модель одразу питають про записи, які позначає одне з цих правил або тема спаму ({ $rules }), і про тексти, у яких не певен класифікатор. Якщо вона проти, правило «{ $rule }» відмовляє, а за слабких сумнівів класифікатора позначає запис; розробник може попросити редактора перевірити.
page-model-advises = Вона лише радить редакторам: JUDGE_REFUSES вимкнено.
page-model-budget = Запитів сьогодні (UTC): { $asked } із { $most }.
page-model-editors = Рішення за останні 90 днів: { $agreed } згідно з моделлю, { $disagreed } інакше.
