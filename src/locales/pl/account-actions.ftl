registered = Zarejestrowano

created = Utworzono

email_verified = Potwierdzono adres

terms_accepted = Zaakceptowano regulamin

reclaimed = Konto odzyskał właściciel adresu

role_changed = Zmieniono rolę

suspended = Zawieszono

suspension_lifted = Cofnięto zawieszenie

revoked = Unieważniono

leaked = Unieważniono: znaleziono w miejscu publicznym

reused = Zakończono: użyto ponownie kodu lub tokenu

secret_rotated = Nowy klucz podpisu

turned_on = Włączono

turned_off = Wyłączono

password_reset = Ustawiono nowe hasło

guessing_noticed = Wiele błędnych haseł: powiadomiono właściciela

session_ended = Wylogowano urządzenie

password_changed = Zmieniono hasło

email_changed = Zmieniono adres

identity_linked = Połączono metodę logowania

identity_unlinked = Odłączono metodę logowania

totp_added = Dodano aplikację uwierzytelniającą

totp_removed = Usunięto aplikację uwierzytelniającą

passkey_added = Dodano klucz dostępu

passkey_removed = Usunięto klucz dostępu

two_factor_off = Wyłączono uwierzytelnianie dwuskładnikowe

two_factor_reset = Zresetowano uwierzytelnianie dwuskładnikowe

recovery_codes_made = Utworzono nowe kody odzyskiwania

recovery_code_used = Użyto kodu odzyskiwania

notices_off = Wyłączono powiadomienia

notices_on = Włączono powiadomienia

deleted = Usunięto
