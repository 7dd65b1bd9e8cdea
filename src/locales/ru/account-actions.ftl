registered = Регистрация

created = Создано

email_verified = Адрес подтверждён

terms_accepted = Условия приняты

reclaimed = Возвращён владельцу адреса

role_changed = Роль изменена

suspended = Заблокировано

suspension_lifted = Блокировка снята

revoked = Отозвано

leaked = Отозвано: найдено в открытом доступе

reused = Завершён: код или токен использован повторно

secret_rotated = Новый секрет

turned_on = Включено

turned_off = Выключено

password_reset = Задан новый пароль

guessing_noticed = Много неверных паролей: владелец предупреждён

session_ended = Выход на устройстве

password_changed = Пароль изменён

email_changed = Адрес изменён

identity_linked = Способ входа подключён

identity_unlinked = Способ входа отключён

totp_added = Приложение-аутентификатор добавлено

totp_removed = Приложение-аутентификатор удалено

passkey_added = Ключ доступа добавлен

passkey_removed = Ключ доступа удалён

two_factor_off = Двухфакторная аутентификация выключена

two_factor_reset = Двухфакторная аутентификация сброшена

recovery_codes_made = Созданы новые коды восстановления

recovery_code_used = Использован код восстановления

notices_off = Уведомления выключены

notices_on = Уведомления включены

deleted = Удалено
