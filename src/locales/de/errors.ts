/** Sentences of errors and field problems in German. */
import type { ErrorMessages } from '#locales/en/errors.ts';

export const messages: ErrorMessages = {
  errors: {
    malformed_request: 'Die Anfrage war nicht lesbar. Prüfen Sie die Adresse und versuchen Sie es erneut.',
    missing_token: 'Hier ist ein API-Token nötig. Senden Sie es im Header „Authorization: Bearer <token>“.',
    invalid_token: 'Dieses API-Token ist ungültig. Prüfen Sie es oder erstellen Sie in Ihrem Konto ein neues.',
    expired_token: 'Dieses API-Token ist abgelaufen. Erstellen Sie in Ihrem Konto ein neues.',
    revoked_token: 'Dieses API-Token wurde widerrufen. Erstellen Sie in Ihrem Konto ein neues.',
    insufficient_scope:
      'Diesem API-Token fehlt die nötige Berechtigung. Erstellen Sie in Ihrem Konto eines, das sie hat.',
    account_suspended: 'Dieses Konto ist gesperrt. Wenden Sie sich an die Betreiber des Katalogs.',
    email_unverified:
      'Ihre E-Mail-Adresse ist noch nicht bestätigt. Öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben.',
    forbidden: 'Das dürfen Sie nicht. Melden Sie sich mit einem Konto an, das dazu berechtigt ist.',
    own_submission: 'Das ist Ihr eigener Eintrag. Überlassen Sie ihn jemand anderem aus der Redaktion.',
    own_decision:
      'Sie haben diese Einreichung selbst abgelehnt. Über den Einspruch muss jemand anders aus der Redaktion entscheiden.',
    second_factor_required:
      'Ihre Rolle verlangt Zwei-Faktor-Authentifizierung. Richten Sie sie in Ihren Kontoeinstellungen ein.',
    cross_site: 'Das Formular kam nicht von dieser Website. Öffnen Sie die Seite neu und wiederholen Sie den Schritt.',
    read_only: 'Dieser Katalog ist ein schreibgeschützter Spiegel eines anderen. Reichen Sie Ihren Eintrag dort ein.',
    not_found: 'Hier ist nichts zu finden. Prüfen Sie die Adresse oder durchsuchen Sie den Katalog.',
    method_not_allowed: 'Diese Adresse nimmt diese Methode nicht an. Der Header „Allow“ nennt die zulässigen.',
    not_acceptable: 'Im gewünschten Format gibt es das nicht. Ändern Sie den Header „Accept“.',
    request_timeout: 'Die Anfrage kam zu langsam an. Senden Sie sie erneut.',
    conflict: 'Das wurde inzwischen geändert. Laden Sie die Seite neu und sehen Sie noch einmal nach.',
    idempotency_key_in_progress:
      'Eine Anfrage mit diesem Idempotency-Key läuft noch. Warten Sie einen Moment und senden Sie sie erneut.',
    cursor_expired:
      'Dieser Cursor gehört zu einem früheren Stand des Katalogs. Laden Sie den Gesamtabzug und machen Sie mit dessen Cursor weiter.',
    payload_too_large: 'Die Anfrage ist zu groß. Senden Sie höchstens 64\u00A0KiB.',
    unsupported_media_type:
      'Diese Art von Inhalt wird nicht angenommen. Senden Sie JSON in UTF-8, unkomprimiert, als application/json.',
    expectation_failed: 'Der Header „Expect“ lässt sich nicht erfüllen. Senden Sie die Anfrage ohne ihn.',
    validation_failed: 'Einige Felder fehlen oder sind ungültig. Korrigieren Sie sie und senden Sie erneut.',
    duplicate_submission:
      'Dieses Werkzeug steht bereits im Katalog oder wartet auf die Prüfung. Sie brauchen es nicht noch einmal einzureichen.',
    spam_detected: 'Das wurde als Werbung oder Spam eingestuft. Beschreiben Sie sachlich, was das Werkzeug kann.',
    not_an_ai_tool:
      'Der Eintrag sagt nicht, was die KI leistet. Ergänzen Sie einen Satz dazu, oder lassen Sie die Redaktion entscheiden.',
    idempotency_key_reused:
      'Dieser Idempotency-Key wurde schon für einen anderen Inhalt benutzt. Verwenden Sie einen neuen.',
    sign_in_failed: 'Die E-Mail-Adresse oder das Passwort ist falsch. Prüfen Sie beides und versuchen Sie es erneut.',
    link_expired: 'Dieser Link gilt nicht mehr. Fordern Sie einen neuen an.',
    sign_in_expired: 'Die Anmeldung hat zu lange gedauert oder ist zu oft gescheitert. Beginnen Sie von vorn.',
    rate_limited: 'Zu viele Anfragen. Warten Sie einen Moment und versuchen Sie es erneut.',
    submission_limit_exceeded:
      'Die Höchstzahl an Einreichungen pro Stunde ist erreicht. Versuchen Sie es später erneut.',
    too_many_attempts: 'Zu viele Versuche. Warten Sie eine Weile und versuchen Sie es erneut.',
    headers_too_large:
      'Die Header der Anfrage sind zu groß. Kürzen Sie die Adresse oder löschen Sie die Cookies dieser Website.',
    internal_error: 'Bei uns ist etwas schiefgegangen. Versuchen Sie es später erneut.',
    not_implemented: 'Der Server unterstützt diese Methode nicht. Verwenden Sie eine aus der API-Beschreibung.',
    unavailable: 'Der Katalog ist gerade nicht erreichbar. Versuchen Sie es in einigen Sekunden erneut.',
    overloaded: 'Der Katalog ist gerade stark ausgelastet. Versuchen Sie es in einigen Sekunden erneut.',
  },
  problems: {
    required: 'Diese Angabe fehlt. Füllen Sie das Feld aus.',
    not_a_string: 'Geben Sie hier Text ein.',
    not_an_array: 'Geben Sie hier eine Liste ein.',
    not_an_object: 'Senden Sie ein JSON-Objekt.',
    not_an_integer: 'Geben Sie eine ganze Zahl ein, nur mit Ziffern.',
    not_a_boolean: 'Geben Sie true oder false an.',
    out_of_range: ({ min, max }, k) => `Geben Sie eine Zahl von ${k.number(min)} bis ${k.number(max)} ein.`,
    too_short: ({ min }, k) => `Zu kurz. Schreiben Sie mindestens ${k.number(min)} Zeichen.`,
    too_long: ({ max }, k) => `Zu lang. Schreiben Sie höchstens ${k.number(max)} Zeichen.`,
    too_few: ({ min }, k) =>
      k.plural(min, {
        one: 'Zu wenige. Geben Sie mindestens # Eintrag an.',
        other: 'Zu wenige. Geben Sie mindestens # Einträge an.',
      }),
    too_many: ({ max }, k) =>
      k.plural(max, {
        one: 'Zu viele. Geben Sie höchstens # Eintrag an.',
        other: 'Zu viele. Geben Sie höchstens # Einträge an.',
      }),
    not_one_of: ({ allowed }) =>
      allowed === '' ? 'Wählen Sie einen der angebotenen Werte.' : `Wählen Sie einen dieser Werte: ${allowed}.`,
    unchanged: 'Nichts unterscheidet sich vom jetzigen Eintrag.',
    repeated: 'Geben Sie jeden Wert nur einmal an.',
    control_characters: 'Entfernen Sie die Steuerzeichen.',
    line_break: 'Schreiben Sie das in eine Zeile, ohne Umbrüche oder Tabulatoren.',
    invisible_characters: 'Entfernen Sie die unsichtbaren Zeichen. Meist hilft es, den Text neu einzutippen.',
    direction_marks: 'Entfernen Sie die unsichtbaren Zeichen, die die Schreibrichtung ändern.',
    broken_characters: 'Einige Zeichen sind beschädigt. Tippen Sie sie neu ein.',
    too_many_marks: ({ max }, k) => `Zu viele Akzente auf einem Buchstaben. Verwenden Sie höchstens ${k.number(max)}.`,
    no_letters: () => 'Verwenden Sie mindestens einen Buchstaben oder eine Ziffer.',
    not_a_url: 'Das ist keine vollständige Webadresse. Schreiben Sie sie so: https://example.org.',
    url_scheme: 'Verwenden Sie eine Webadresse, die mit http:// oder https:// beginnt.',
    url_credentials: 'Entfernen Sie Benutzernamen und Passwort aus der Webadresse.',
    url_host: 'Verwenden Sie die Adresse einer öffentlichen Website.',
    url_port: 'Entfernen Sie die Portnummer aus der Webadresse.',
    not_https: 'Verwenden Sie eine Adresse, die mit https:// beginnt.',
    not_an_email: 'Das ist keine E-Mail-Adresse. Schreiben Sie sie so: name@example.org.',
    unknown_category: ({ value }) =>
      value === ''
        ? 'Diese Kategorie gibt es nicht. Wählen Sie aus der Liste der Kategorien.'
        : `Die Kategorie „${value}“ gibt es nicht. Wählen Sie aus der Liste der Kategorien.`,
    bad_identifier: 'Diese Kennung ist ungültig. Prüfen Sie die Schreibweise.',
    unreadable_json: 'Das ist kein lesbares JSON. Prüfen Sie Klammern, Anführungszeichen und Kommas.',
    not_utf8: 'Dieser Text ist kein gültiges UTF-8. Senden Sie ihn in dieser Kodierung.',
    repeated_key: ({ value }) =>
      value === ''
        ? 'Ein Name kommt mehrfach vor. Geben Sie ihn nur einmal an.'
        : `Der Name „${value}“ kommt mehrfach vor. Geben Sie ihn nur einmal an.`,
    not_a_key: 'Verwenden Sie 1 bis 255 sichtbare ASCII-Zeichen, ohne Leerzeichen.',
    not_a_cursor: 'Das ist kein Cursor. Verwenden Sie einen aus der Änderungsliste oder dem Gesamtabzug.',
    duplicate: 'Ein Werkzeug mit dieser Adresse steht bereits im Katalog oder wartet auf die Prüfung.',
    spam: 'Das liest sich wie Werbung oder Spam. Beschreiben Sie sachlich, was das Werkzeug kann.',
    not_ai: 'Der Eintrag sagt nicht, was die KI leistet. Ergänzen Sie einen Satz dazu.',
    review_used: 'Sie haben schon um eine Prüfung durch die Redaktion gebeten. Versuchen Sie es später erneut.',
    common_password: 'Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein anderes.',
    leaked_password:
      'Dieses Passwort oder ein sehr ähnliches wurde schon bei einer anderen Website entwendet und veröffentlicht. Wählen Sie ein anderes.',
    wrong_password: 'Dieses Passwort ist falsch. Versuchen Sie es erneut.',
    wrong_code: 'Dieser Code ist falsch, zu alt oder schon benutzt. Geben Sie einen anderen ein.',
    passkey_failed: 'Der Passkey wurde nicht angenommen. Versuchen Sie es erneut.',
    in_the_past: 'Dieser Zeitpunkt ist zu früh. Wählen Sie einen späteren.',
    not_a_color: 'Das ist keine Farbe. Schreiben Sie sie hexadezimal, wie Farbwähler sie anzeigen.',
    low_contrast: ({ value }) =>
      value === ''
        ? 'Text in dieser Farbe ist schwer zu lesen: Der Kontrast muss mindestens 4,5:1 betragen.'
        : `Text in dieser Farbe ist schwer zu lesen: Der Kontrast muss mindestens 4,5:1 betragen. Die nächste passende Farbe ist ${value}.`,
    not_a_picture:
      'Diese Datei lässt sich nicht als SVG oder PNG lesen. Exportieren Sie sie neu als einfaches SVG oder als PNG.',
    unreadable_picture:
      'Dieses Bild lässt sich nicht lesen oder ist zu klein. Senden Sie eine PNG-, JPEG-, WebP- oder GIF-Datei, ein Logo auch als SVG.',
    picture_too_complex: 'Dieses Bild zu zeichnen dauert zu lange. Vereinfachen Sie es oder senden Sie es als PNG.',
    pictures_full: ({ max }, k) =>
      `Ihre nicht veröffentlichten Bilder belegen bereits ${k.number(max)}\u00A0MB. Entfernen Sie überflüssige Bilder oder warten Sie die Entscheidung ab.`,
    being_reviewed: 'Die Redaktion sieht sich den Eintrag gerade an. Versuchen Sie es später noch einmal.',
    file_too_large: ({ max }, k) => `Die Datei ist zu groß. Senden Sie höchstens ${k.number(max)}\u00A0KiB.`,
    body_too_large: ({ max }, k) => `Die Anfrage ist zu groß. Senden Sie höchstens ${k.number(max)}\u00A0KiB.`,
    too_many_fields: ({ max }, k) => `Das Formular hat zu viele Felder. Senden Sie höchstens ${k.number(max)}.`,
    field_header_too_large: ({ max }, k) =>
      `Der Header eines Formularfelds ist zu groß. Kürzen Sie den Dateinamen: Höchstens ${k.number(max)} Bytes werden gelesen.`,
    field_name_too_long: ({ max }, k) =>
      `Der Name eines Formularfelds ist zu lang. Verwenden Sie höchstens ${k.number(max)} Zeichen.`,
    too_many_tokens: ({ max }, k) =>
      k.plural(max, {
        one: 'Sie haben bereits # Token. Widerrufen Sie es, um ein neues zu erstellen.',
        other: 'Sie haben bereits # Token. Widerrufen Sie eines, um ein neues zu erstellen.',
      }),
    name_taken: 'Das ist bereits vergeben. Wählen Sie etwas anderes.',
  },
  missing: 'Es fehlt noch:',
  fields: {
    typed: { required: 'Füllen Sie dieses Feld aus.' },
    one: { required: 'Treffen Sie eine Auswahl.', not_one_of: 'Treffen Sie eine Auswahl.' },
    several: {
      required: 'Wählen Sie mindestens eine Möglichkeit aus.',
      too_few: 'Wählen Sie mindestens eine Möglichkeit aus.',
      too_many: ({ max }, k) => `Zu viele. Wählen Sie höchstens ${k.number(max)} aus.`,
    },
  },
  conflicts: {
    submission: {
      awaiting_moderation: 'Diese Einreichung wartet auf die Prüfung.',
      changes_requested: 'Die Redaktion hat um Änderungen an dieser Einreichung gebeten.',
      published: 'Diese Einreichung ist veröffentlicht.',
      rejected: 'Diese Einreichung wurde abgelehnt.',
      withdrawn: 'Diese Einreichung wurde zurückgezogen.',
      expired: 'Diese Einreichung ist abgelaufen.',
    },
    change: {
      awaiting_moderation: 'Diese Änderung wartet auf die Prüfung.',
      live: 'Diese Änderung ist schon sichtbar.',
      accepted: 'Diese Änderung ist angenommen.',
      declined: 'Diese Änderung ist abgelehnt.',
      withdrawn: 'Diese Änderung ist zurückgezogen.',
    },
    tool: {
      published: 'Dieses Werkzeug ist veröffentlicht.',
      quarantined: 'Dieses Werkzeug ist ausgeblendet.',
      removed: 'Dieses Werkzeug wurde endgültig entfernt.',
    },
    possible: (acts) => `Möglich ist jetzt: ${acts}.`,
    acts: {
      accept: 'annehmen',
      decline: 'ablehnen',
      confirm: 'bestätigen',
      revert: 'rückgängig machen',
      approve: 'annehmen',
      reject: 'ablehnen',
      request_changes: 'um Änderungen bitten',
      withdraw: 'zurückziehen',
      resubmit: 'korrigieren und erneut einreichen',
      expire: 'ablaufen lassen',
      appeal: 'Einspruch gegen die Ablehnung erheben',
      quarantine: 'ausblenden',
      restore: 'wieder veröffentlichen',
      remove: 'endgültig entfernen',
      merge: 'mit einem anderen Werkzeug zusammenführen',
    },
    nothing: {
      published: 'Schlagen Sie eine Änderung am veröffentlichten Eintrag vor oder bitten Sie, ihn zu entfernen.',
      rejected: 'Einspruch ist nur einmal möglich.',
      withdrawn: 'Das Werkzeug kann erneut eingereicht werden.',
      expired: 'Das Werkzeug kann erneut eingereicht werden.',
    },
    undecidable: 'Für die Redaktion gibt es hier nichts zu entscheiden.',
    reasons: {
      address_taken: 'Die Adresse gehört inzwischen zu einem anderen Eintrag.',
      winner_hidden: 'Das Werkzeug, das bleiben soll, ist nicht veröffentlicht.',
      undo_over: 'Diese Entscheidung lässt sich nicht mehr zurücknehmen.',
      entry_changed:
        'Der Eintrag hat sich seither geändert, daher lässt sich diese Entscheidung nicht mehr zurücknehmen.',
      reports_closed: 'Diese Meldungen hat schon jemand anders abgeschlossen. Es wurde nichts überschrieben.',
      reports_open: 'Diese Meldungen sind schon offen.',
      placement_ended: 'Dieser Anzeigenplatz ist abgelaufen.',
      original_language: 'Das ist die Originalsprache. Ihr Text wird beim Werkzeug selbst bearbeitet.',
      written_by_person: 'Diese Übersetzung stammt von einem Menschen. Eine Maschine ersetzt sie nicht.',
      no_translator: 'Maschinelle Übersetzung ist auf diesem Server nicht eingerichtet.',
      webhook_off: 'Dieser Webhook ist aus. Schalten Sie ihn zuerst wieder ein.',
      tool_hidden: 'Dieses Werkzeug ist ausgeblendet. Es lässt sich erst ändern, wenn die Redaktion es geprüft hat.',
      change_waits:
        'Eine andere Änderung an diesem Werkzeug wartet auf die Prüfung. Ziehen Sie sie zurück, um eine neue vorzuschlagen.',
      only_admin: 'Das ist das einzige Admin-Konto. Geben Sie zuerst jemand anderem diese Rolle.',
    },
  },
};
