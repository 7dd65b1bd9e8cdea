notices-title = Уведомления по почте
notices-lead = Подтверждения, напоминания и сообщения других редакторов. Решения о ваших заявках и предупреждения об аккаунте приходят всегда.
notices-on = Включены
notices-off = Выключены
notices-turnOff = Выключить
notices-turnOn = Включить
notices-nowOff = Уведомления выключены.
notices-nowOn = Уведомления включены.
notices-done = Изменено.

invitation-title = Присоединиться к редакции
invitation-lead-editor = Вас приглашают в редакторы { $site }.
invitation-lead-admin = Вас приглашают в администраторы { $site }.
invitation-asNew = Придумайте пароль для нового аккаунта.
invitation-asAccount = Эту роль получит ваш нынешний аккаунт.
invitation-button = Принять
invitation-another = Попросите новое приглашение у того, кто вас пригласил.
