webhooks-title = Webhooki
webhooks-lead = Powiadomimy Twój serwer, gdy tylko coś się stanie z Twoimi wpisami, więc nie musisz ich ciągle sprawdzać.
webhooks-off = Nic nie jest wysyłane: ten serwer nie łączy się z innymi.
webhooks-list = Twoje webhooki
webhooks-none = Nie masz jeszcze webhooków.
webhooks-noneLead = Dodaj adres serwera, który przyjmuje JSON metodą POST.
webhooks-add = Dodaj webhook
webhooks-url = Adres
webhooks-urlHint = Publiczny adres http lub https na zwykłym porcie.
webhooks-events = Zdarzenia
webhooks-button = Dodaj webhook
webhooks-verifyFirst = Zanim dodasz webhook, potwierdź adres e-mail.
webhooks-documentation = Jak je odbierać
webhooks-chosen = { $count ->
    [one] { $count } zdarzenie
    [few] { $count } zdarzenia
    [many] { $count } zdarzeń
   *[other] { $count } zdarzenia
}
webhooks-secretTitle = Klucz podpisu tego webhooka
webhooks-secretOnce = Skopiuj go teraz, bo więcej się nie pojawi.
webhooks-secretUse = Służy do sprawdzania, czy wiadomość jest od nas. Biblioteki Standard Webhooks zrobią to za Ciebie.
webhooks-secretOld = Przez 24 godziny każda wiadomość jest podpisana także poprzednim kluczem.
webhooks-toWebhook = Do webhooka
webhooks-back = Wszystkie webhooki
webhooks-states-on = Włączony
webhooks-states-failing = Z błędami
webhooks-states-off = Wyłączony
webhooks-failingSince = Od { $date } nic nie dotarło. Po pięciu dniach webhook zostanie wyłączony.
webhooks-offReasons-gone = Wyłączony: serwer odpowiedział, że adresu już nie ma (410).
webhooks-offReasons-failing = Wyłączony: przez pięć dni nic nie dotarło.
webhooks-turnOn = Włącz ponownie
webhooks-test = Wyślij zdarzenie testowe
webhooks-save = Zapisz zdarzenia
webhooks-rotate = Nowy klucz podpisu
webhooks-rotateHint = Otrzymasz nowy klucz. Poprzedni działa jeszcze 24 godziny.
webhooks-remove = Usuń webhook
webhooks-removeHint = Nic więcej nie zostanie wysłane, a lista jego doręczeń zostanie usunięta.
webhooks-deliveries = Doręczenia z ostatnich siedmiu dni
webhooks-noDeliveries = Nic jeszcze nie wysłano.
webhooks-event = Zdarzenie
webhooks-when = Kiedy (UTC)
webhooks-state = Status
webhooks-answer = Odpowiedź
webhooks-resendButton = Wyślij ponownie
webhooks-duration = { $milliseconds } ms
webhooks-attempts = { $count ->
    [one] { $count } próba
    [few] { $count } próby
    [many] { $count } prób
   *[other] { $count } próby
}
webhooks-next = następna { $time }
webhooks-body = Odpowiedź serwera
webhooks-deliveryStates-waiting = Czeka
webhooks-deliveryStates-retrying = Będzie ponowione
webhooks-deliveryStates-delivered = Doręczono
webhooks-deliveryStates-failed = Nie powiodło się
webhooks-deliveryStates-missed = Niewysłane (webhook wyłączony)
webhooks-resend = { $count ->
    [one] Wyślij ponownie { $count } nieudane doręczenie
    [few] Wyślij ponownie { $count } nieudane doręczenia
    [many] Wyślij ponownie { $count } nieudanych doręczeń
   *[other] Wyślij ponownie { $count } nieudanego doręczenia
}
webhooks-done-saved = Zdarzenia zapisane.
webhooks-done-removed = Webhook usunięty.
webhooks-done-turned_on = Webhook jest znów włączony.
webhooks-done-test = Zdarzenie testowe jest w drodze. Za chwilę odśwież stronę.
webhooks-done-again = Wysyłamy ponownie. Za chwilę odśwież stronę.
webhooks-testEvent = Zdarzenie testowe
webhooks-fetched = Pobierany przez Twoje programy
webhooks-names-submission_approved = Zgłoszenie przyjęte
webhooks-names-submission_rejected = Zgłoszenie odrzucone
webhooks-names-submission_changes_requested = Poproszono o zmiany
webhooks-names-submission_edited = Redakcja poprawiła zgłoszenie
webhooks-names-submission_expired = Zgłoszenie wygasło
webhooks-names-tool_updated = Narzędzie zmienione
webhooks-names-tool_hidden = Narzędzie ukryte
webhooks-names-tool_restored = Narzędzie opublikowane ponownie
webhooks-names-tool_removed = Narzędzie usunięte lub połączone z innym
webhooks-names-tool_price_changed = Zmiana ceny: Twoje narzędzia i te z Twoich list
webhooks-names-tool_link_dead = Link nie działa: Twoje narzędzia i te z Twoich list
webhooks-names-change_accepted = Proponowana zmiana przyjęta
webhooks-names-change_declined = Proponowana zmiana odrzucona
webhooks-names-tool_news = Nowości w tym, co obserwujesz, razem z e-mailem o nich
webhooks-names-desk_submission_waiting = Redakcja: zgłoszenie czeka
webhooks-names-desk_change_waiting = Redakcja: proponowana zmiana czeka
webhooks-names-desk_report_opened = Redakcja: zgłoszono problem
webhooks-names-desk_report_closed = Redakcja: zamknięto problem
webhooks-names-desk_link_dead = Redakcja: link narzędzia nie działa
