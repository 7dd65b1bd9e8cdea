reports-title = Повідомлення читачів
reports-lead = Проблеми, про які повідомили читачі; спершу найдавніші. Хто повідомив, вам не видно. Хто просив відповіді, дізнається підсумок у нейтральній фразі, але не побачить вашої нотатки.
reports-open = Відкриті
reports-closed = Закриті
reports-kind = Причина
reports-tool = Інструмент: коротке ім’я або частина назви
reports-none = Відкритих повідомлень немає.
reports-noneFound = Нічого не знайдено.
reports-count = { $count ->
    [one] { $count } повідомлення
    [few] { $count } повідомлення
    [many] { $count } повідомлень
   *[other] { $count } повідомлення
}
reports-more = { $count ->
    [one] ще { $count } повідомлення
    [few] ще { $count } повідомлення
    [many] ще { $count } повідомлень
   *[other] ще { $count } повідомлення
}
reports-report = Повідомлення
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
