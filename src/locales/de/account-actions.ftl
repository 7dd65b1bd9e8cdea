registered = Registriert

created = Angelegt

email_verified = Adresse bestätigt

terms_accepted = Nutzungsbedingungen akzeptiert

reclaimed = Vom Inhaber der Adresse übernommen

role_changed = Rolle geändert

suspended = Gesperrt

suspension_lifted = Sperre aufgehoben

revoked = Widerrufen

leaked = Widerrufen: öffentlich gefunden

reused = Beendet: ein Code oder Token wurde erneut benutzt

secret_rotated = Neuer Signaturschlüssel

turned_on = Eingeschaltet

turned_off = Ausgeschaltet

password_reset = Neues Passwort gesetzt

guessing_noticed = Viele falsche Passwörter: per E-Mail gewarnt

session_ended = Gerät abgemeldet

password_changed = Passwort geändert

email_changed = Adresse geändert

identity_linked = Anmeldedienst verbunden

identity_unlinked = Anmeldedienst getrennt

totp_added = Authenticator-App eingerichtet

totp_removed = Authenticator-App entfernt

passkey_added = Passkey hinzugefügt

passkey_removed = Passkey entfernt

two_factor_off = Zwei-Faktor-Authentifizierung ausgeschaltet

two_factor_reset = Zwei-Faktor-Authentifizierung zurückgesetzt

recovery_codes_made = Neue Wiederherstellungscodes erstellt

recovery_code_used = Wiederherstellungscode benutzt

notices_off = Hinweise abgestellt

notices_on = Hinweise eingeschaltet

deleted = Gelöscht
