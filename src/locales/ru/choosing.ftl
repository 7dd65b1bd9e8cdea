choosing-sort-label = Сортировка
choosing-sort-relevance = По соответствию
choosing-sort-newest = Сначала новые
choosing-sort-popular = Сначала популярные
choosing-sort-updated = Недавно изменённые
choosing-sort-price = Сначала дешёвые
choosing-sort-name = По алфавиту
choosing-sort-close = Только близкие совпадения; порядок «По соответствию» показывает на { NUMBER($count) } больше.
choosing-sort-rule = Список можно упорядочить и по популярности, дате добавления, последнему изменению, цене или названию; поиск тогда показывает только близкие совпадения.
choosing-popular-title = Популярное за месяц
choosing-popular-all = Все по популярности
choosing-fresh = Новинка
choosing-freshCount = { $count ->
    [one] { $count } новый за неделю
    [few] { $count } новых за неделю
    [many] { $count } новых за неделю
   *[other] { $count } нового за неделю
}
choosing-listedCount = { $count ->
    [one] { $count } добавлен списком за неделю
    [few] { $count } добавлено списком за неделю
    [many] { $count } добавлено списком за неделю
   *[other] { $count } добавлено списком за неделю
}
choosing-free = { $count ->
    [one] { $count } бесплатный или с бесплатным тарифом
    [few] { $count } бесплатных или с бесплатным тарифом
    [many] { $count } бесплатных или с бесплатным тарифом
   *[other] { $count } бесплатного или с бесплатным тарифом
}
choosing-follow = Подписаться на список:
choosing-reasons-known = Известный аналог { $name }
choosing-reasons-job = Решает ту же задачу
choosing-reasons-category = Тоже в категории: { $name }
choosing-share-share = Поделиться
choosing-share-copy = Копировать ссылку
choosing-share-copied = Ссылка скопирована
choosing-undescribed = Подробного описания пока нет.
choosing-kept-keep = Сохранить { $name }
choosing-kept-lead = Сохранённые инструменты остаются на этом устройстве, а после входа — и в вашем аккаунте. Поделиться ими можно адресом этой страницы.
choosing-kept-none = Пока ничего не сохранено
choosing-kept-noneHint = Нажмите на закладку рядом с инструментом, чтобы сохранить его здесь.
choosing-kept-count = { $count ->
    [one] { $count } сохранён
    [few] { $count } сохранено
    [many] { $count } сохранено
   *[other] { $count } сохранено
}
choosing-kept-clear = Убрать все
choosing-compare-first = Сравнить первые { $count }
choosing-compare-title = Сравнение инструментов
choosing-compare-lead = До четырёх инструментов. Адресом этой страницы можно поделиться.
choosing-compare-choose = Выберите от двух до четырёх инструментов для сравнения.
choosing-compare-withOthers = Сравнить с другими
choosing-compare-visit = На сайт
choosing-compare-remove = Убрать
choosing-compare-add = Добавить инструмент
choosing-compare-addButton = Добавить
choosing-compare-missing = Инструмента «{ $name }» в каталоге нет.
choosing-compare-only = Только различия
choosing-compare-differs = есть различия
choosing-versus-title = { $first } или { $second }: сравнение
choosing-versus-lead = { $first } и { $second } рядом: характеристики, цены и то, что умеет только один из них.
choosing-versus-differences = Что есть только у одного из них
choosing-versus-known = По данным этого каталога.
choosing-versus-only = Только { $name }
choosing-versus-nothing = Ничего такого, чего нет у другого.
choosing-versus-compared = Сравнения
choosing-moreCategories = { $count ->
    [one] ещё { $count }
    [few] ещё { $count }
    [many] ещё { $count }
   *[other] ещё { $count }
}
choosing-collections-title = Подборки
choosing-collections-chosen = Выбор редакции
choosing-collections-all = Все подборки
choosing-collections-lead = Инструменты, которые редакция собрала для одной цели. Место в подборке нельзя купить.
choosing-collections-none = Подборок пока нет.
choosing-collections-over = Эта подборка завершена.
choosing-confirmed-title = Подтверждено на этой неделе
choosing-confirmed-kinds-maker = Подтверждено разработчиком
choosing-confirmed-kinds-price = Цена подтверждена
choosing-confirmed-kinds-link = Сайт работает
choosing-groups-assistants = Ассистенты и агенты
choosing-groups-text = Тексты и документы
choosing-groups-images = Изображения и дизайн
choosing-groups-media = Видео, звук и игры
choosing-groups-code = Код и данные
choosing-groups-work = Работа и офис
choosing-groups-market = Маркетинг и продажи
choosing-groups-life = Учёба и быт
choosing-groups-more = Прочее
