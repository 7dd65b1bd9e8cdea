reports-title = Звернення відвідувачів
reports-lead = Проблеми, про які повідомили відвідувачі; спершу найдавніші. Хто повідомив, вам не видно. Хто просив відповіді, дізнається підсумок у нейтральній фразі, але не побачить вашої нотатки.
reports-open = Відкриті
reports-closed = Закриті
reports-kind = Причина
reports-tool = Інструмент: коротке ім’я або частина назви
reports-none = Відкритих звернень немає.
reports-noneFound = Нічого не знайдено.
reports-count = { $count ->
    [one] { $count } звернення
    [few] { $count } звернення
    [many] { $count } звернень
   *[other] { $count } звернення
}
reports-more = { $count ->
    [one] ще { $count } звернення
    [few] ще { $count } звернення
    [many] ще { $count } звернень
   *[other] ще { $count } звернення
}
reports-report = Звернення
reports-outcome = Підсумок
reports-choose = Виберіть підсумок
reports-note = Нотатка для редакторів
reports-button = Закрити вибрані
reports-desk = Редагувати, приховати або об’єднати
reports-closing = Закрито
reports-already = Це вже закрив хтось інший. Нічого не перезаписано.
reports-awaited = Просять відповісти
reports-reopen = Відкрити знову
reports-reopened = Відкрито знову.
