registered = Реєстрація

created = Створено

email_verified = Адресу підтверджено

terms_accepted = Умови прийнято

reclaimed = Повернуто власнику адреси

role_changed = Роль змінено

suspended = Заблоковано

suspension_lifted = Блокування знято

revoked = Відкликано

leaked = Відкликано: знайдено у відкритому доступі

reused = Завершено: код або токен використано повторно

secret_rotated = Новий секрет

turned_on = Увімкнено

turned_off = Вимкнено

password_reset = Задано новий пароль

guessing_noticed = Багато неправильних паролів: власника попереджено

session_ended = Вихід на пристрої

password_changed = Пароль змінено

email_changed = Адресу змінено

identity_linked = Спосіб входу під’єднано

identity_unlinked = Спосіб входу від’єднано

totp_added = Додано застосунок-автентифікатор

totp_removed = Видалено застосунок-автентифікатор

passkey_added = Додано ключ доступу

passkey_removed = Видалено ключ доступу

two_factor_off = Двофакторну автентифікацію вимкнено

two_factor_reset = Двофакторну автентифікацію скинуто

recovery_codes_made = Створено нові коди відновлення

recovery_code_used = Використано код відновлення

notices_off = Сповіщення вимкнено

notices_on = Сповіщення ввімкнено

deleted = Видалено
