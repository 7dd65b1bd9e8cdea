hello = Guten Tag,

button-open = Seite öffnen
button-sign-in = Anmelden
button-password = Neues Passwort wählen
button-confirm = Adresse bestätigen
button-check = Angaben prüfen
button-accept = Einladung annehmen
button-follow = Ansehen und bestätigen

notice =
    Solche Hinweise erhalten Sie, weil Sie ein Konto haben. Hier stellen Sie sie ab:
    { $link }

following =
    Diese E-Mail erhalten Sie, weil Sie darum gebeten haben. Hier ändern Sie Ihre Abos oder bestellen ab:
    { $link }

news-new = Neu
news-changed = Geändert
news-confirmed = Von den Anbietern bestätigt
news-fact = { $field }: { $to } (vorher: { $from })
news-fields = Geändert: { $fields }
news-dead = Der Link funktioniert nicht mehr.
news-alive = Der Link funktioniert wieder.

follow_confirm-subject = Bestätigen Sie Ihr Abo bei { $site }
follow_confirm-text =
    jemand, vermutlich Sie, hat { $site } gebeten, an diese E-Mail-Adresse zu schreiben, sobald es Neues gibt. Diese Seite zeigt, worum es geht. Bitte bestätigen Sie es dort:

    { $link }

    Wenn Sie nichts tun, erhalten Sie keine E-Mails, und wir löschen diese Adresse nach drei Tagen.

digest-subject = { $rhythm ->
    [day] Ein Preis oder ein Link bei { $site } hat sich geändert
   *[week] Neues aus Ihren Abos bei { $site }
}
digest-text-1 = { $rhythm ->
    [day] ein Preis oder ein Link aus Ihren Abos bei { $site } hat sich geändert.
   *[week] das ist neu in Ihren Abos bei { $site }.
}
digest-text-2 = { $lines }
digest-text-3 = { $news }
digest-text-4 = { $rest ->
    [one] Und { $rest } weiteres Tool.
   *[other] Und { $rest } weitere Tools.
}

verify_email-subject = Bestätigen Sie Ihre E-Mail-Adresse für { $site }
verify_email-text =
    mit dieser E-Mail-Adresse wurde bei { $site } ein Konto angelegt. Bitte bestätigen Sie, dass die Adresse Ihnen gehört:

    { $link }

    Der Link funktioniert nur einmal und gilt 24 Stunden.

    Wenn Sie kein Konto angelegt haben, ignorieren Sie diese Nachricht einfach.

already_registered-subject = Sie haben bereits ein Konto bei { $site }
already_registered-text =
    jemand, vermutlich Sie selbst, wollte mit dieser E-Mail-Adresse ein Konto bei { $site } anlegen. Es gibt dazu schon ein Konto; geändert wurde nichts.

    Hier können Sie sich anmelden:
    { $sign_in_link }

    Wenn Sie Ihr Passwort vergessen haben, wählen Sie hier ein neues:
    { $reset_link }

    Wenn Sie das nicht waren, ignorieren Sie diese Nachricht einfach.

reset_password-subject = Neues Passwort für { $site } wählen
reset_password-text =
    für Ihr Konto bei { $site } wurde ein neues Passwort angefordert. Hier können Sie es wählen:

    { $link }

    Der Link funktioniert nur einmal und gilt eine Stunde.

    Wenn Sie es nicht angefordert haben, ignorieren Sie diese Nachricht: Ihr Passwort bleibt, wie es ist.

confirm_new_email-subject = Bestätigen Sie Ihre neue E-Mail-Adresse für { $site }
confirm_new_email-text =
    für ein Konto bei { $site } soll künftig diese E-Mail-Adresse gelten. Bitte bestätigen Sie, dass die Adresse Ihnen gehört:

    { $link }

    Der Link funktioniert nur einmal und gilt eine Stunde. Bis zur Bestätigung behält das Konto seine alte Adresse.

    Wenn Sie davon nichts wissen, ignorieren Sie diese Nachricht einfach.

email_changed-subject = Ihre E-Mail-Adresse bei { $site } wurde geändert
email_changed-text =
    Ihr Konto bei { $site } hat jetzt eine andere E-Mail-Adresse. An die bisherige kommen keine Nachrichten mehr.

    Wenn Sie das nicht waren, antworten Sie auf diese Nachricht oder wenden Sie sich sofort an die Betreiber der Website: Jemand anders hat Zugang zu Ihrem Konto.

account_deleted-subject = Ihr Konto bei { $site } wurde gelöscht
account_deleted-text =
    Ihr Konto bei { $site } ist gelöscht: Ihre offenen Einreichungen sind zurückgezogen, Ihre API-Token funktionieren nicht mehr, und Ihre E-Mail-Adresse ist aus unseren Daten entfernt.

    Veröffentlichte Tools bleiben im Katalog, gehören aber zu keinem Konto mehr. Dies ist die letzte Nachricht an diese Adresse.

identity_linked-subject = { $provider } ist jetzt mit Ihrem Konto bei { $site } verbunden
identity_linked-text =
    ab jetzt können Sie sich bei { $site } mit { $provider } anmelden.

    Wenn Sie das nicht waren, trennen Sie die Verbindung in Ihren Einstellungen und wählen Sie ein neues Passwort:
    { $settings_link }

identity_unlinked-subject = { $provider } ist nicht mehr mit Ihrem Konto bei { $site } verbunden
identity_unlinked-text =
    bei { $site } können Sie sich nicht mehr mit { $provider } anmelden, nur noch mit Ihrem Passwort.

    Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort:
    { $reset_link }

token_created-subject = Ein neues API-Token für Ihr Konto bei { $site }
token_created-text =
    in Ihrem Konto bei { $site } wurde ein API-Token mit dem Namen „{ $name }“ erstellt. Es endet auf { $last_four }.

    Wenn Sie das nicht waren, widerrufen Sie das Token und wählen Sie ein neues Passwort:
    { $tokens_link }

token_expiring-subject = Eines Ihrer API-Token für { $site } läuft bald ab
token_expiring-text =
    das API-Token „{ $name }“ Ihres Kontos bei { $site }, das auf { $last_four } endet, gilt bis zum { $expires_on }. Danach werden Programme, die es verwenden, abgewiesen.

    Ein neues können Sie hier erstellen:
    { $tokens_link }

    Wenn Sie es nicht mehr brauchen, müssen Sie nichts tun. An dieses Token erinnern wir nur einmal.

submission_received-subject = „{ $name }“ wartet auf Prüfung
submission_received-text =
    vielen Dank, dass Sie „{ $name }“ bei { $site } eingereicht haben. Die Redaktion prüft den Eintrag; bis dahin erscheint er nicht im Katalog. Sobald sie entschieden hat, schreiben wir Ihnen.

    Hier können Sie den Stand verfolgen:
    { $status_link }

submission_approved-subject = „{ $name }“ ist veröffentlicht
submission_approved-text =
    die Redaktion hat „{ $name }“ angenommen. Der Eintrag steht jetzt im Katalog von { $site }:

    { $tool_link }

submission_rejected-subject = „{ $name }“ wurde nicht aufgenommen
submission_rejected-text-1 =
    die Redaktion von { $site } hat „{ $name }“ geprüft und nicht angenommen.

    Grund:
    { $reason }
submission_rejected-text-2 =
    Nachricht der Redaktion:
    { $note }
submission_rejected-text-3 = { $decision ->
    [appeal]
        Das ist die Entscheidung über Ihren Einspruch; sie ist endgültig:
        { $status_link }
   *[first]
        Wenn Sie das für einen Irrtum halten, können Sie einmal Einspruch erheben; darüber entscheidet jemand anders aus der Redaktion:
        { $status_link }
}

changes_requested-subject = Änderungen erbeten: „{ $name }“
changes_requested-text-1 = die Redaktion von { $site } hat „{ $name }“ geprüft und bittet um Änderungen, bevor der Eintrag veröffentlicht werden kann.
changes_requested-text-2 =
    Nachricht der Redaktion:
    { $note }
changes_requested-text-3 =
    Sie haben 30 Tage Zeit, die Einreichung zu verbessern und erneut zu senden:
    { $status_link }

submission_expired-subject = „{ $name }“ ist abgelaufen
submission_expired-text =
    bei { $site } wurden Änderungen an „{ $name }“ erbeten, doch innerhalb von 30 Tagen kamen keine an. Die Einreichung ist geschlossen:

    { $status_link }

    Sie können das Tool gern erneut einreichen.

tool_quarantined-subject = „{ $name }“ ist vorerst ausgeblendet
tool_quarantined-text =
    die Redaktion hat Ihr Tool „{ $name }“ im Katalog von { $site } ausgeblendet, bis sie es geprüft hat.

    Grund:
    { $reason }

link_dead-subject = Der Link von „{ $name }“ funktioniert nicht
link_dead-text =
    wir haben die Adresse von „{ $name }“ mehrmals geprüft, und sie funktioniert nicht:

    { $address }

    Die Seite im Katalog von { $site } weist darauf hin, bis die Adresse wieder funktioniert:

    { $tool_link }

screening_rule_dropped-subject = Die Prüfregel „{ $rule }“ lehnt nichts mehr ab
screening_rule_dropped-text =
    die Prüfregel „{ $rule }“ von { $site } lag zu oft falsch: Von den letzten { $decided } Hinweisen, über die entschieden wurde, hat die Redaktion { $agreed } bestätigt.

    Ab jetzt zeigt sie der Redaktion nur noch, was sie findet, und lehnt nichts ab. Hier können Sie die Zahlen ansehen und den Modus ändern:
    { $screening_link }

submission_edited-subject = Die Redaktion hat „{ $name }“ korrigiert
submission_edited-text =
    die Redaktion von { $site } hat Ihre Einreichung „{ $name }“ vor der Entscheidung korrigiert. Geändert wurden:

    { $fields }

    Sie brauchen nichts zu tun. Hier sehen Sie die Einreichung in ihrer jetzigen Form und ihren Stand:
    { $status_link }

desk_mention-subject = Sie wurden in einer Notiz bei { $site } erwähnt
desk_mention-text =
    { $author } erwähnt Sie in einer Notiz zu „{ $name }“ bei { $site }:

    { $note }

    Hier öffnen:
    { $desk_link }

submission_assigned-subject = Ein Eintrag bei { $site } ist Ihnen zugewiesen
submission_assigned-text =
    { $author } hat Ihnen den Eintrag „{ $name }“ bei { $site } zugewiesen.

    Hier öffnen:
    { $desk_link }

submission_escalated-subject = Ein Eintrag bei { $site } braucht einen Admin
submission_escalated-text =
    { $author } bittet die Admins von { $site }, über „{ $name }“ zu entscheiden:

    { $note }

    Hier öffnen:
    { $desk_link }

claim_lost-subject = Sie sind nicht mehr bestätigter Anbieter von „{ $name }“
claim_lost-text =
    Ihr Nachweis, dass { $subject } Ihnen gehört, ist nicht mehr zu finden. „{ $name }“ bleibt vorerst Ihres, aber ohne bestätigten Anbieter. Hier können Sie es erneut nachweisen:

    { $claim_link }

entry_passed-subject = „{ $name }“ gehört nun einem anderen Konto
entry_passed-text =
    jemand hat nachgewiesen, { $subject } zu besitzen. Deshalb gehört „{ $name }“ nun zu diesem anderen Konto. Gehört es Ihnen, weisen Sie es hier nach; dann entscheidet die Redaktion:

    { $claim_link }

claim_verified-subject = Sie sind nun bestätigter Anbieter von „{ $name }“
claim_verified-text =
    Sie haben nachgewiesen, dass { $subject } Ihnen gehört. „{ $name }“ bei { $site } gehört nun zu Ihrem Konto: Sie können den Eintrag ändern, und die Seite zeigt „Anbieter bestätigt“.

    Alles über Ihren Anspruch:
    { $claim_link }

claim_refused-subject = Ihr Anspruch auf „{ $name }“ wurde nicht anerkannt
claim_refused-text-1 = die Redaktion hat Ihren Anspruch auf „{ $name }“, den Sie mit { $subject } begründet haben, nicht anerkannt.
claim_refused-text-2 =
    Begründung der Redaktion:
    { $note }
claim_refused-text-3 =
    Alles über Ihren Anspruch:
    { $claim_link }

claim_renewal-subject = Bitte melden Sie sich für „{ $name }“ erneut bei GitHub an
claim_renewal-text =
    „{ $name }“ bei { $site } gehört Ihnen, weil Sie { $subject } verwalten. Wir prüfen das alle 90 Tage bei GitHub, wofür Sie sich dort anmelden müssen. Bitte tun Sie das innerhalb von zwei Wochen:

    { $claim_link }

list_hidden-subject = Ihre Liste „{ $name }“ ist ausgeblendet
list_hidden-text-1 = Ihre Liste „{ $name }“ wurde gemeldet, und die Redaktion hat sie ausgeblendet. Jetzt sehen nur noch Sie sie.
list_hidden-text-2 =
    Nachricht der Redaktion:
    { $note }
list_hidden-text-3 =
    Ihre Liste:
    { $list_link }

recommendation_hidden-subject = Ihre Empfehlung bei { $site } ist ausgeblendet
recommendation_hidden-text-1 = die Redaktion hat Ihre Empfehlung für „{ $name }“ bei { $site } ausgeblendet. Jetzt sehen nur noch Sie sie und können sie ändern.
recommendation_hidden-text-2 =
    Nachricht der Redaktion:
    { $note }
recommendation_hidden-text-3 =
    Ihre Empfehlung:
    { $recommend_link }

password_changed-subject = Ihr Passwort für { $site } wurde geändert
password_changed-text-1 = das Passwort Ihres Kontos bei { $site } wurde soeben geändert, und Sie wurden auf allen Geräten abgemeldet.
password_changed-text-2 = Dabei wurden widerrufen: API-Token ({ $tokens }), verbundene Anwendungen ({ $grants }), Webhooks ({ $webhooks }).
password_changed-text-3 =
    Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort und widerrufen Sie Ihre API-Token:
    { $reset_link }

password_guessed-subject = Jemand versucht, Ihr Passwort bei { $site } zu erraten
password_guessed-text =
    für Ihr Konto bei { $site } wurden innerhalb einer Stunde viele falsche Passwörter eingegeben. Keines davon war richtig. Weitere Versuche werden vorerst abgelehnt, außer in Browsern, in denen Sie sich schon einmal angemeldet haben.

    Wenn Sie das waren und Ihr Passwort vergessen haben, wählen Sie hier ein neues:
    { $reset_link }

    Wenn nicht, müssen Sie nichts tun, solange Sie Ihr Passwort nirgendwo sonst verwenden. Die Zwei-Faktor-Authentifizierung schützt Sie auch dann, wenn es bekannt wird:
    { $settings_link }

    Diesen Hinweis senden wir höchstens einmal am Tag.

factor_added-subject = Zweiter Faktor für Ihr Konto bei { $site } hinzugefügt
factor_added-text =
    { $factor ->
        [app] für Ihr Konto bei { $site } wurde eine Authenticator-App eingerichtet.
       *[passkey] zu Ihrem Konto bei { $site } wurde der Passkey „{ $name }“ hinzugefügt.
    }

    Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort und melden Sie sich bei den Betreibern von { $site }:
    { $reset_link }

factor_removed-subject = Ein zweiter Faktor Ihres Kontos bei { $site } wurde entfernt
factor_removed-text =
    { $factor ->
        [app] von Ihrem Konto bei { $site } wurde die Authenticator-App entfernt.
       *[passkey] von Ihrem Konto bei { $site } wurde der Passkey „{ $name }“ entfernt.
    }

    Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort und melden Sie sich bei den Betreibern von { $site }:
    { $reset_link }

two_factor_off-subject = Zwei-Faktor-Authentifizierung bei { $site } ist ausgeschaltet
two_factor_off-text =
    die Zwei-Faktor-Authentifizierung Ihres Kontos bei { $site } wurde ausgeschaltet. Zum Anmelden genügt jetzt Ihr Passwort.

    Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort und melden Sie sich bei den Betreibern von { $site }:
    { $reset_link }

two_factor_reset-subject = Zwei-Faktor-Authentifizierung bei { $site } wurde zurückgesetzt
two_factor_reset-text =
    die Betreiber von { $site } haben Authenticator-App, Passkeys und Wiederherstellungscodes Ihres Kontos entfernt, und Sie wurden auf allen Geräten abgemeldet. Zum Anmelden genügt jetzt Ihr Passwort.

    Richten Sie die Zwei-Faktor-Authentifizierung in Ihren Einstellungen neu ein:
    { $settings_link }

    Wenn Sie nicht darum gebeten haben, wählen Sie sofort ein neues Passwort:
    { $reset_link }

recovery_codes_made-subject = Neue Wiederherstellungscodes für Ihr Konto bei { $site }
recovery_codes_made-text =
    für Ihr Konto bei { $site } wurden neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr.

    Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort und melden Sie sich bei den Betreibern von { $site }:
    { $reset_link }

recovery_code_used-subject = Ein Wiederherstellungscode Ihres Kontos bei { $site } wurde benutzt
recovery_code_used-text =
    soeben wurde ein Wiederherstellungscode Ihres Kontos bei { $site } benutzt. Noch übrig: { $left }.

    Neue erstellen Sie in Ihren Einstellungen:
    { $settings_link }

    Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort und melden Sie sich bei den Betreibern von { $site }:
    { $reset_link }

token_leaked-subject = Ihr API-Token für { $site } war öffentlich zu finden und ist widerrufen
token_leaked-text-1 = das API-Token „{ $name }“ Ihres Kontos bei { $site }, das auf { $last_four } endet, wurde an einer öffentlichen Stelle gefunden. Wir haben es widerrufen: Programme, die es verwenden, werden abgewiesen.
token_leaked-text-2 =
    Es wurde hier gefunden:
    { $address }
token_leaked-text-3 =
    Erstellen Sie ein neues und bewahren Sie es in einem Secrets-Manager oder einer Umgebungsvariablen auf:
    { $tokens_link }

grant_created-subject = Eine Anwendung hat jetzt Zugriff auf Ihr Konto bei { $site }
grant_created-text =
    Sie haben dieser Anwendung Zugriff auf Ihr Konto bei { $site } gegeben:

    { $name } ({ $address })

    Falls Sie das nicht waren, trennen Sie sie hier und ändern Sie Ihr Passwort:
    { $tokens_link }

grant_leaked-subject = Das Token einer Anwendung für Ihr Konto bei { $site } war öffentlich
grant_leaked-text-1 = ein Token, das { $name } Zugriff auf Ihr Konto bei { $site } gibt, wurde an einer öffentlichen Stelle gefunden. Wir haben die Anwendung getrennt; deren Token werden abgewiesen.
grant_leaked-text-2 =
    Es wurde hier gefunden:
    { $address }
grant_leaked-text-3 =
    Falls Sie sie noch verwenden, informieren Sie den Hersteller und verbinden Sie sie wieder, sobald das Leck geschlossen ist. Hier sehen Sie, was jetzt Zugriff hat:
    { $tokens_link }

report_answered-subject = Das Ergebnis Ihrer Meldung bei { $site }
report_answered-text-1 =
    jemand hat bei { $site } mit dieser Adresse ein Problem mit einem Eintrag gemeldet und wollte das Ergebnis erfahren:

    { $outcome }
report_answered-text-2 =
    Hier finden Sie den Eintrag:
    { $tool_link }
report_answered-text-3 = Wenn Sie das nicht waren, ignorieren Sie diese E-Mail einfach.

change_received-subject = Ihre Änderung an „{ $name }“ ist eingegangen
change_received-text =
    Sie haben bei { $site } eine Änderung an „{ $name }“ vorgeschlagen. Die Redaktion prüft sie, bevor sie sichtbar wird.

    Hier sehen Sie den Stand:
    { $status_link }

change_accepted-subject = Ihre Änderung an „{ $name }“ ist veröffentlicht
change_accepted-text-1 =
    die Redaktion von { $site } hat Ihre Änderung an „{ $name }“ angenommen. Geändert:

    { $fields }
change_accepted-text-2 =
    Nicht übernommen:
    { $declined }
change_accepted-text-3 =
    Nachricht der Redaktion:
    { $note }
change_accepted-text-4 =
    Hier finden Sie den Eintrag:
    { $tool_link }

change_declined-subject = Ihre Änderung an „{ $name }“ wurde abgelehnt
change_declined-text-1 =
    die Redaktion von { $site } hat Ihre Änderung an „{ $name }“ abgelehnt.

    Grund:
    { $reason }
change_declined-text-2 =
    Nachricht der Redaktion:
    { $note }
change_declined-text-3 =
    Hier finden Sie sie:
    { $status_link }

removal_accepted-subject = „{ $name }“ wurde aus { $site } entfernt
removal_accepted-text = auf Ihren Wunsch wurde „{ $name }“ aus dem Katalog von { $site } entfernt.

webhook_off-subject = Ihr Webhook bei { $site } ist ausgeschaltet
webhook_off-text =
    an dieser Adresse ist fünf Tage lang nichts von { $site } angekommen, oder ihr Server antwortete, dass es sie nicht mehr gibt:

    { $address }

    Wir senden nichts mehr dorthin. Hier schalten Sie den Webhook wieder ein und senden erneut, was fehlt:
    { $webhook_link }

invitation-subject = Einladung zu { $site }
invitation-text-1 =
    { $role ->
        [admin] Sie sind eingeladen, { $site } zu verwalten: Admins kümmern sich um den Katalog, seine Einstellungen und seine Konten.
       *[editor] Sie sind eingeladen, bei { $site } in der Redaktion mitzuarbeiten. Die Redaktion prüft Einreichungen und pflegt den Katalog.
    }
invitation-text-2 = Die Einladung kommt von { $inviter }.
invitation-text-3 =
    Nehmen Sie die Einladung hier an:
    { $link }

    Der Link funktioniert nur einmal und gilt 7 Tage.

    Wenn Sie nicht wissen, worum es geht, ignorieren Sie diese Nachricht einfach.

test_mail-subject = Testnachricht von { $site }
test_mail-text = Ein Admin von { $site } hat diese Testnachricht verschickt. Sie ist angekommen, also funktioniert der Versand.

still_right-subject = { $count ->
    [1] Stimmt der Eintrag Ihres Tools bei { $site } noch?
   *[other] Stimmen die Einträge Ihrer Tools bei { $site } noch?
}
still_right-text-1 =
    { $count ->
        [1] einmal im Jahr bitten wir Anbieter, ihre Einträge zu prüfen. Das sagt { $site } über Ihr Tool:
       *[other] einmal im Jahr bitten wir Anbieter, ihre Einträge zu prüfen. Das sagt { $site } über Ihre Tools:
    }

    { $tools }
still_right-text-2 = { $more ->
    [one] Die Seite unten zeigt { $more } weiteres Tool.
   *[other] Die Seite unten zeigt { $more } weitere Tools.
}
still_right-text-3 =
    Wenn alles noch stimmt, öffnen Sie diese Seite und klicken Sie auf die Schaltfläche. Anmelden müssen Sie sich nicht:
    { $link }

    { $entry ->
        [one]
            Wenn sich etwas geändert hat, berichtigen Sie es hier:
            { $suggest_link }
       *[several] Wenn sich etwas geändert hat, können Sie es von dieser Seite aus berichtigen.
    }

    Der Link gilt 90 Tage. Auf der Seite des Tools steht dann der Monat Ihrer Bestätigung.
