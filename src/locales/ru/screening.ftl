states-published = опубликовано
states-awaiting_moderation = ждёт проверки
states-changes_requested = ждёт правок
states-rejected = отклонено
states-withdrawn = отозвано
states-expired = срок истёк
states-quarantined = скрыто
states-removed = удалено

differences-https = http или https
differences-www = www
differences-path_spelling = написание пути
differences-fragment = часть после #

relations-same_page_other_form = Другая форма того же адреса
relations-same_store_item = Тот же продукт в магазине
relations-same_repository = Тот же репозиторий
relations-same_repository_name = Репозиторий с тем же именем у другого владельца
relations-same_host = Тот же хост
relations-same_word_in_address = То же слово в адресе

matches-same_name = То же название
matches-same_name_but_for_common_words = То же название, кроме общих слов
matches-same_name_in_other_letters = То же название другим алфавитом
matches-same_tagline = То же краткое описание
matches-one_name_holds_the_other = Одно название содержит другое
matches-one_letter_apart = Название отличается одной буквой
matches-near_same_tagline = Почти то же краткое описание

rules-same_page-name = Та же страница
rules-same_page-message = Инструмент с таким адресом уже есть в каталоге или ждёт проверки.
rules-same_page-evidence = Та же страница, что «{ $name }» ({ $state }, { $url }). Отличия: { $differs_by }.
rules-same_page-evidence_without_differs_by = Та же страница, что «{ $name }» ({ $state }, { $url }).
rules-same_store_item-name = То же приложение или расширение
rules-same_store_item-message = Это приложение или расширение уже есть в каталоге или ждёт проверки под другим адресом своего магазина.
rules-same_store_item-evidence = Тот же продукт магазина { $store }, { $id }, что «{ $name }» ({ $state }, { $url }).
rules-related_page-name = Родственный адрес
rules-related_page-message = Похоже, это ещё один адрес инструмента, который уже есть в каталоге.
rules-related_page-evidence = { $relation }: { $shared }. Имеющаяся запись: «{ $name }» ({ $state }, { $url }).
rules-same_name-name = То же название или описание
rules-same_name-message = Инструмент с таким названием или кратким описанием уже есть в каталоге или ждёт проверки.
rules-same_name-evidence = { $match }: «{ $name }» ({ $state }, { $url }).
rules-look_alike_name-name = Название-двойник
rules-look_alike_name-message = Название выглядит как у другого инструмента, но написано другими буквами.
rules-look_alike_name-evidence = Выглядит как название «{ $name }» ({ $url }), но другими буквами: { $letters }.
rules-look_alike_name-evidence_without_letters = Выглядит как название «{ $name }» ({ $url }), но другими буквами.
rules-gambling-name = Азартные игры
rules-gambling-message = Это похоже на предложение азартных игр; каталог их не публикует.
rules-gambling-evidence = Слова об азартных играх: { $words }.
rules-adult-name = Порнография и эскорт
rules-adult-message = Это похоже на предложение только для взрослых; каталог такие не публикует.
rules-adult-evidence = Слова о порнографии или эскорте: { $words }.
rules-pills-name = Лекарства и наркотики
rules-pills-message = Это похоже на продажу лекарств или наркотиков; каталог такое не публикует.
rules-pills-evidence = Слова о продаже лекарств или наркотиков: { $words }.
rules-sold_attention-name = Покупка подписчиков
rules-sold_attention-message = Это похоже на продажу подписчиков, лайков или просмотров; каталог такое не публикует.
rules-sold_attention-evidence = Слова о покупке подписчиков, лайков или просмотров: { $words }.
rules-essay_mill-name = Учебные работы на заказ
rules-essay_mill-message = Это похоже на предложение писать чужие учебные работы; каталог такое не публикует.
rules-essay_mill-evidence = Слова об учебных работах на заказ: { $words }.
rules-get_rich-name = Быстрые деньги
rules-get_rich-message = Это похоже на обещание быстрых денег; каталог такое не публикует.
rules-get_rich-evidence = Слова о быстрых деньгах: { $words }.
rules-miracle_cures-name = Чудо-средства
rules-miracle_cures-message = Это похоже на предложение чудо-средств или похудения без усилий; каталог такое не публикует.
rules-miracle_cures-evidence = Слова о чудо-средствах и похудении: { $words }.
rules-fake_reviews-name = Покупка отзывов
rules-fake_reviews-message = Это похоже на продажу отзывов; каталог такое не публикует.
rules-fake_reviews-evidence = Слова о покупке отзывов: { $words }.
rules-sold_traffic-name = Покупка посетителей
rules-sold_traffic-message = Это похоже на продажу посетителей, кликов или баз адресов; каталог такое не публикует.
rules-sold_traffic-evidence = Слова о покупке посетителей, кликов или баз адресов: { $words }.
rules-sold_links-name = Покупка ссылок
rules-sold_links-message = Это похоже на продажу ссылок или гостевых статей; каталог такое не публикует.
rules-sold_links-evidence = Слова о покупке ссылок или гостевых статей: { $words }.
rules-exam_takers-name = Экзамены за других
rules-exam_takers-message = Это похоже на предложение сдавать экзамены за других; каталог такое не публикует.
rules-exam_takers-evidence = Слова о сдаче экзаменов за других: { $words }.
rules-fake_diplomas-name = Дипломы без учёбы
rules-fake_diplomas-message = Это похоже на продажу дипломов или званий; каталог такое не публикует.
rules-fake_diplomas-evidence = Слова о дипломах без учёбы: { $words }.
rules-false_papers-name = Поддельные документы
rules-false_papers-message = Это похоже на предложение поддельных документов или справок; каталог такое не публикует.
rules-false_papers-evidence = Слова о поддельных документах: { $words }.
rules-visa_papers-name = Визы за деньги
rules-visa_papers-message = Это похоже на продажу виз или видов на жительство; каталог такое не публикует.
rules-visa_papers-evidence = Слова о визах и видах на жительство за деньги: { $words }.
rules-account_sale-name = Продажа аккаунтов
rules-account_sale-message = Это похоже на продажу аккаунтов; каталог такое не публикует.
rules-account_sale-evidence = Слова о продаже аккаунтов: { $words }.
rules-quick_loans-name = Быстрые займы
rules-quick_loans-message = Это похоже на предложение быстрых займов; каталог такое не публикует.
rules-quick_loans-evidence = Слова о быстрых займах: { $words }.
rules-recruiting-name = Финансовые пирамиды
rules-recruiting-message = Это похоже на обещание дохода за привлечение других; каталог такое не публикует.
rules-recruiting-evidence = Слова о доходе за привлечение других: { $words }.
rules-false_prizes-name = Ложные призы
rules-false_prizes-message = Это похоже на сообщение о призе, которого никто не выигрывал; каталог такое не публикует.
rules-false_prizes-evidence = Слова о призах, которых никто не выигрывал: { $words }.
rules-copies-name = Копии брендов
rules-copies-message = Это похоже на продажу копий известных марок; каталог такое не публикует.
rules-copies-evidence = Слова о копиях известных марок: { $words }.
rules-spells-name = Магия и гадания
rules-spells-message = Это похоже на предложение магии или гаданий; каталог такое не публикует.
rules-spells-evidence = Слова о магии и гаданиях: { $words }.
rules-break_ins-name = Взлом на заказ
rules-break_ins-message = Это похоже на предложение взламывать аккаунты или сайты; каталог такое не публикует.
rules-break_ins-evidence = Слова о взломе аккаунтов или сайтов: { $words }.
rules-spying-name = Слежка за людьми
rules-spying-message = Это похоже на предложение тайно следить за людьми; каталог такое не публикует.
rules-spying-evidence = Слова о тайной слежке за людьми: { $words }.
rules-piracy-name = Взломанные программы
rules-piracy-message = Это похоже на предложение взломанных программ или пиратских каналов; каталог такое не публикует.
rules-piracy-evidence = Слова о взломанных программах или пиратских каналах: { $words }.
rules-blocked_domain-name = Заблокированный домен
rules-blocked_domain-message = Этот сайт не принимается в каталог.
rules-blocked_domain-evidence = { $value } в списке заблокированных доменов. Причина: { $reason }
rules-blocked_word-name = Запрещённое слово
rules-blocked_word-message = В тексте есть слово, которое каталог не принимает.
rules-blocked_word-evidence = «{ $value }» в списке запрещённых слов. Причина: { $reason }
rules-blocked_mail-name = Заблокированный почтовый домен
rules-blocked_mail-message = Укажите адрес почты у другого провайдера.
rules-blocked_mail-evidence = { $value } в списке заблокированных почтовых доменов. Причина: { $reason }
rules-template_flood-name = Повторяющийся текст
rules-template_flood-message = Почти такой же текст только что прислали несколько раз. Опишите, чем особенен этот инструмент.
rules-template_flood-evidence = За последний час почти такой же текст — { $count ->
        [one] ещё в { $count } записи
        [few] ещё в { $count } записях
        [many] ещё в { $count } записях
       *[other] ещё в { $count } записи
    }: { $names }.
rules-account_flood-name = Много записей сразу
rules-account_flood-message = С этого аккаунта за час пришло много записей. Немного подождите, прежде чем присылать ещё.
rules-account_flood-evidence = { $count ->
        [one] { $count } запись
        [few] { $count } записи
        [many] { $count } записей
       *[other] { $count } записи
    } о { $site } с этого аккаунта за час.
rules-account_flood-evidence_without_site = { $count ->
        [one] { $count } запись
        [few] { $count } записи
        [many] { $count } записей
       *[other] { $count } записи
    } с этого аккаунта за час.
rules-address_flood-name = Много записей с одного адреса
rules-address_flood-message = С вашего сетевого адреса за час пришло много записей. Немного подождите, прежде чем присылать ещё.
rules-address_flood-evidence = { $count ->
        [one] { $count } запись
        [few] { $count } записи
        [many] { $count } записей
       *[other] { $count } записи
    } с { $accounts ->
        [one] { $accounts } аккаунта
        [few] { $accounts } аккаунтов
        [many] { $accounts } аккаунтов
       *[other] { $accounts } аккаунта
    } с одного сетевого адреса за час.
rules-keyword_stuffing-name = Ключевые слова вместо предложений
rules-keyword_stuffing-message = Это похоже на список ключевых слов. Опишите предложениями, что делает инструмент.
rules-keyword_stuffing-evidence = Слово «{ $word }» { $count ->
        [one] { $count } раз
        [few] { $count } раза
        [many] { $count } раз
       *[other] { $count } раза
    } среди { $words ->
        [one] { $words } слова
        [few] { $words } слов
        [many] { $words } слов
       *[other] { $words } слова
    }.
rules-keyword_stuffing-evidence_without_word = { $count ->
    [one] { $count } ключевое слово вместо предложения.
    [few] { $count } ключевых слова вместо предложения.
    [many] { $count } ключевых слов вместо предложения.
   *[other] { $count } ключевого слова вместо предложения.
}
rules-link_pile-name = Слишком много ссылок
rules-link_pile-message = В тексте слишком много ссылок или номеров телефона. Уберите их.
rules-link_pile-evidence = В тексте { $links ->
        [one] { $links } ссылка
        [few] { $links } ссылки
        [many] { $links } ссылок
       *[other] { $links } ссылки
    } и { $numbers ->
        [one] { $numbers } телефон или имя в мессенджере
        [few] { $numbers } телефона или имени в мессенджерах
        [many] { $numbers } телефонов или имён в мессенджерах
       *[other] { $numbers } телефона или имени в мессенджерах
    }.
rules-short_link-name = Короткая ссылка или переадресация
rules-short_link-message = Это короткая ссылка или переадресация с сайта-каталога. Укажите адрес самого инструмента.
rules-short_link-evidence = Короткая ссылка, страница ссылок или переадресация каталога на { $host }: то, что за ней стоит, может измениться.
rules-disposable_mail-name = Одноразовая почта
rules-disposable_mail-message = Это похоже на одноразовый адрес. Укажите постоянный.
rules-disposable_mail-evidence = { $domain } предоставляет одноразовые почтовые ящики.
rules-parked_page-name = Пустая или припаркованная страница
rules-parked_page-message = Это похоже на текст пустой страницы. Опишите инструмент.
rules-parked_page-evidence = Слова пустой или припаркованной страницы, с названием «{ $name }»: { $words }.
rules-spam_wording-name = Язык спама
rules-spam_wording-message = Это похоже на текст спама. Опишите простыми словами, что делает инструмент.
rules-spam_wording-evidence = Написано как спам; за это говорят слова: { $words }.
rules-masked_words-name = Замаскированные слова
rules-masked_words-message = Некоторые слова замаскированы. Напишите их обычным образом.
rules-masked_words-evidence = Слова, замаскированные, чтобы их не нашли: { $words }.
rules-prompt_injection-name = Указания языковой модели
rules-prompt_injection-message = Уберите то, что обращено к языковой модели. Опишите инструмент.
rules-prompt_injection-evidence = Указания языковой модели, которая может оценивать текст: { $words }. Не полагайтесь на мнение модели об этой записи.
rules-shouting-name = Крик
rules-shouting-message = Используйте меньше заглавных букв, восклицательных знаков и эмодзи.
rules-shouting-evidence = { NUMBER($capitals_percent) } % букв — заглавные, { $exclamation_marks ->
        [one] { $exclamation_marks } восклицательный знак
        [few] { $exclamation_marks } восклицательных знака
        [many] { $exclamation_marks } восклицательных знаков
       *[other] { $exclamation_marks } восклицательного знака
    }, { NUMBER($pictures) } эмодзи.
rules-not_ai-name = Не инструмент ИИ
rules-not_ai-message = В записи не сказано, что делает ИИ. Добавьте об этом фразу.
rules-not_ai-evidence-1 = { $silent ->
    [yes] В названии, кратком и полном описании почти ничто не говорит об ИИ.
   *[no] { "" }
}
rules-not_ai-evidence-2 = В записи есть «{ $said }», но остальной текст не похож на описание инструмента ИИ.
rules-not_ai-evidence-3 = Об ИИ может говорить только «{ $perhaps }».
rules-not_ai-evidence-4 = Текст сам исключает ИИ: «{ $denial }».
rules-not_ai-evidence-5 = Слова против: { $words }.
rules-not_ai-evidence-6 = { $known_style ->
    [yes] { "" }
   *[no] Язык или стиль правилу незнаком, поэтому оно не уверено.
}
rules-second_opinion-name = Вердикт языковой модели
rules-second_opinion-message = Языковая модель, которая помогает редакторам, сочла запись спамом или не инструментом ИИ. Если она ошиблась, попросите редактора проверить.
rules-second_opinion-evidence = Языковая модель { $model } против: { $reason }

notChecked = Правило дало сбой и не проверило запись. Посмотрите сами.

page-title = Правила проверки
page-lead = Что каждое правило нашло за последние 90 дней и как часто редакторы с ним соглашались.
page-modes-off = Выключено
page-modes-advisory = Советует
page-modes-enforced = Отклоняет
page-modesHint = Советующее правило показывает срабатывания редакторам. Отклоняющее ещё и отказывает там, где уверено; если оно слишком часто ошибается, то автоматически становится советующим.
page-rule = Правило
page-mode = Режим
page-modeOf = Режим правила «{ $rule }»
page-fired = Срабатываний
page-refused = Отказов
page-agreed = Согласны
page-disagreed = Не согласны
page-precision = Точность
page-percent = { NUMBER($value) } %
page-floor = не меньше { $percent }
page-save = Сохранить
page-changed = Режимы сохранены.

page-model-title = Языковая модель
page-model-asked = Если ни одно правило не отклоняет запись, модель сразу спрашивают о записях, которые отмечает одно из этих правил или тема спама ({ $rules }), и о текстах, в которых не уверен классификатор. Если она против, правило «{ $rule }» отказывает, а при слабых сомнениях классификатора отмечает запись; разработчик может попросить редактора проверить.
page-model-advises = Она только советует редакторам: JUDGE_REFUSES выключено.
page-model-budget = Запросов сегодня (UTC): { $asked } из { $most }.
page-model-editors = Решения за последние 90 дней: { $agreed } согласно модели, { $disagreed } иначе.
