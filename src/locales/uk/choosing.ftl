choosing-sort-label = Сортування
choosing-sort-relevance = За відповідністю
choosing-sort-newest = Спершу нові
choosing-sort-popular = Спершу популярні
choosing-sort-updated = Нещодавно змінені
choosing-sort-price = Спершу дешевші
choosing-sort-name = За абеткою
choosing-sort-close = Лише близькі збіги; порядок «За відповідністю» показує на { NUMBER($count) } більше.
choosing-sort-rule = Список можна впорядкувати й за популярністю, датою додавання, останньою зміною, ціною чи назвою; пошук тоді показує лише близькі збіги.
choosing-popular-title = Популярне за місяць
choosing-popular-all = Усі за популярністю
choosing-fresh = Новинка
choosing-freshCount = { $count ->
    [one] { $count } новий за тиждень
    [few] { $count } нові за тиждень
    [many] { $count } нових за тиждень
   *[other] { $count } нового за тиждень
}
choosing-listedCount = { $count ->
    [one] { $count } додано списком за тиждень
    [few] { $count } додано списком за тиждень
    [many] { $count } додано списком за тиждень
   *[other] { $count } додано списком за тиждень
}
choosing-free = { $count ->
    [one] { $count } безкоштовний або з безкоштовним тарифом
    [few] { $count } безкоштовні або з безкоштовним тарифом
    [many] { $count } безкоштовних або з безкоштовним тарифом
   *[other] { $count } безкоштовного або з безкоштовним тарифом
}
choosing-follow = Підписатися на список:
choosing-reasons-known = Відомий аналог { $name }
choosing-reasons-job = Виконує те саме завдання
choosing-reasons-category = Теж у категорії: { $name }
choosing-share-share = Поділитися
choosing-share-copy = Копіювати посилання
choosing-share-copied = Посилання скопійовано
choosing-undescribed = Докладного опису поки немає.
choosing-kept-keep = Зберегти { $name }
choosing-kept-lead = Збережені інструменти залишаються на цьому пристрої, а після входу — і у вашому акаунті. Поділитися ними можна адресою цієї сторінки.
choosing-kept-none = Поки нічого не збережено
choosing-kept-noneHint = Натисніть закладку біля інструмента, щоб зберегти його тут.
choosing-kept-count = { $count ->
    [one] { $count } збережено
    [few] { $count } збережено
    [many] { $count } збережено
   *[other] { $count } збережено
}
choosing-kept-clear = Прибрати всі
choosing-compare-first = Порівняти перші { $count }
choosing-compare-title = Порівняння інструментів
choosing-compare-lead = До чотирьох інструментів. Адресою цієї сторінки можна поділитися.
choosing-compare-choose = Виберіть від двох до чотирьох інструментів для порівняння.
choosing-compare-withOthers = Порівняти з іншими
choosing-compare-visit = На сайт
choosing-compare-remove = Прибрати
choosing-compare-add = Додати інструмент
choosing-compare-addButton = Додати
choosing-compare-missing = Інструмента «{ $name }» в каталозі немає.
choosing-compare-only = Лише відмінності
choosing-compare-differs = є відмінності
choosing-versus-title = { $first } чи { $second }: порівняння
choosing-versus-lead = { $first } і { $second } поруч: характеристики, ціни й те, що вміє лише один із них.
choosing-versus-differences = Що є лише в одного з них
choosing-versus-known = За даними цього каталогу.
choosing-versus-only = Лише { $name }
choosing-versus-nothing = Нічого такого, чого немає в іншого.
choosing-versus-compared = Порівняння
choosing-moreCategories = { $count ->
    [one] ще { $count }
    [few] ще { $count }
    [many] ще { $count }
   *[other] ще { $count }
}
choosing-collections-title = Добірки
choosing-collections-chosen = Вибір редакції
choosing-collections-all = Усі добірки
choosing-collections-lead = Інструменти, які редакція зібрала для однієї мети. Місце в добірці не можна купити.
choosing-collections-none = Добірок поки немає.
choosing-collections-over = Ця добірка завершена.
choosing-confirmed-title = Підтверджено цього тижня
choosing-confirmed-kinds-maker = Підтвердив розробник
choosing-confirmed-kinds-price = Ціну підтверджено
choosing-confirmed-kinds-link = Сайт працює
choosing-groups-assistants = Асистенти й агенти
choosing-groups-text = Тексти й документи
choosing-groups-images = Зображення та дизайн
choosing-groups-media = Відео, звук та ігри
choosing-groups-code = Код і дані
choosing-groups-work = Робота й офіс
choosing-groups-market = Маркетинг і продажі
choosing-groups-life = Навчання й побут
choosing-groups-more = Інше
