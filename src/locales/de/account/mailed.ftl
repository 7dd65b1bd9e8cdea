notices-title = Hinweise per E-Mail
notices-lead = Eingangsbestätigungen, Erinnerungen und Nachrichten anderer aus der Redaktion. Entscheidungen über Ihre Einreichungen und Warnungen zu Ihrem Konto senden wir immer.
notices-on = An
notices-off = Aus
notices-turnOff = Abstellen
notices-turnOn = Einschalten
notices-nowOff = Hinweise sind abgestellt.
notices-nowOn = Hinweise sind eingeschaltet.
notices-done = Geändert.

invitation-title = Einladung in die Redaktion
invitation-lead-editor = Sie sind eingeladen, in der Redaktion von { $site } mitzuarbeiten.
invitation-lead-admin = Sie sind eingeladen, { $site } zu verwalten.
invitation-asNew = Wählen Sie ein Passwort für Ihr neues Konto.
invitation-asAccount = Ihr vorhandenes Konto erhält diese Rolle.
invitation-button = Annehmen
invitation-another = Bitten Sie die Person, die Sie eingeladen hat, um eine neue Einladung.
