reports-title = Обращения посетителей
reports-lead = Проблемы, о которых сообщили посетители; сначала самые давние. Кто сообщил, вам не видно. Кто просил ответа, узнает итог в нейтральной фразе, но не увидит вашу заметку.
reports-open = Открытые
reports-closed = Закрытые
reports-kind = Причина
reports-tool = Инструмент: короткое имя или часть названия
reports-none = Открытых обращений нет.
reports-noneFound = Ничего не найдено.
reports-count = { $count ->
    [one] { $count } обращение
    [few] { $count } обращения
    [many] { $count } обращений
   *[other] { $count } обращения
}
reports-more = { $count ->
    [one] ещё { $count } обращение
    [few] ещё { $count } обращения
    [many] ещё { $count } обращений
   *[other] ещё { $count } обращения
}
reports-report = Обращение
reports-outcome = Итог
reports-choose = Выберите итог
reports-note = Заметка для редакторов
reports-button = Закрыть выбранные
reports-desk = Править, скрыть или объединить
reports-closing = Закрыто
reports-already = Это уже закрыл кто-то другой. Ничего не перезаписано.
reports-awaited = Просят ответить
reports-reopen = Открыть снова
reports-reopened = Открыто снова.
