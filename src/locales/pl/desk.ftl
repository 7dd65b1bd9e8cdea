show = Pokaż

entry = Wpis

opinion-title = Druga opinia
opinion-verdicts-ai_tool = Narzędzie AI
opinion-verdicts-not_an_ai_tool = To nie narzędzie AI
opinion-verdicts-spam = Spam
opinion-verdicts-unsure = Brak pewności
opinion-by = Opinia modelu językowego { $model }, który przeczytał wpis. Tylko do informacji.

findings-stateChanged = Wcześniej: { $was }. Teraz: { $now }.
findings-noLongerFound = Wstępna kontrola już tego nie znajduje.
findings-foundLater = Znalezione dopiero po przesłaniu.
findings-title = Wyniki wstępnej kontroli
findings-none = Wstępna kontrola nie znalazła niczego niezwykłego.
findings-verdicts-flood = Wiele naraz
findings-verdicts-duplicate = Możliwy duplikat
findings-verdicts-spam = Możliwy spam
findings-verdicts-not_an_ai_tool = Być może to nie narzędzie AI
findings-verdicts-notice = Uwaga
findings-existing = Istniejący wpis
findings-certain = Reguła jest jednoznaczna i odrzuciłaby ten wpis.

decision-reason = Powód
decision-chooseReason = Wybierz powód
decision-note = Wiadomość do twórcy

placement-slot = Gdzie
placement-from = Od (UTC)
placement-until = Do (UTC)
placement-label = Nazwa rezerwacji (widoczna tylko tutaj)
placement-words = Słowa

collection-name = Tytuł
collection-intro = Wprowadzenie
collection-from = Pierwszy dzień (UTC)
collection-until = Ostatni dzień (UTC)
collection-members = Narzędzia

administration = Zarządzanie

sections-changes = Zmiany
sections-mail = Poczta
sections-overview = Przegląd
sections-figures = Twoje decyzje
sections-blocks = Blokady
sections-replies = Odpowiedzi
sections-placements = Miejsca sponsorowane
sections-queue = Kolejka
sections-reports = Problemy
sections-tools = Narzędzia
sections-categories = Kategorie
sections-accounts = Konta
sections-audit = Dziennik działań
sections-site = Witryna
sections-pages = Strony

status = Status

justNow = Przed chwilą

minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}

hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}

days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}

filter = Filtruj

all = Wszystkie

clear = Wyczyść filtry

save = Zapisz

history-title = Historia
history-when = Kiedy (UTC)
history-action = Co
history-which = Wpis
history-system = System
history-subjects-list = Lista
history-subjects-recommendation = Rekomendacja
history-subjects-change_request = Proponowana zmiana
history-subjects-block = Lista blokad
history-subjects-reply = Odpowiedź
history-subjects-desk = Praca redakcji
history-subjects-submission = Zgłoszenie
history-subjects-tool = Narzędzie
history-subjects-account = Konto
history-subjects-token = Token
history-subjects-category = Kategoria
history-subjects-collection = Kolekcja
history-subjects-placement = Miejsce sponsorowane
history-subjects-catalog = Katalog
history-subjects-screening_rule = Reguła kontroli
history-subjects-site = Witryna
history-subjects-site_page = Strona
history-subjects-job = Zadanie
history-subjects-invitation = Zaproszenie
history-subjects-webhook = Webhook
history-subjects-grant = Połączona aplikacja
history-subjects-claim = Prawo do narzędzia
history-actions-publish = Opublikowano
history-actions-claim = Zgłoszono prawo
history-actions-prove = Wykazano prawo
history-actions-contest = Wykazano sporne prawo
history-actions-grant = Uznano prawo
history-actions-refuse = Nie uznano prawa
history-actions-lose = Utracono dowód
history-actions-revoke = Cofnięto prawo
history-actions-owner_changed = Zmieniono twórcę
history-actions-owner_confirmed = Potwierdzone przez twórcę
history-actions-suggest = Zaproponowano zmianę
history-actions-ask_removal = Poproszono o usunięcie
history-actions-change = Zmieniono na wniosek twórcy
history-actions-accept = Zmiana przyjęta
history-actions-decline = Zmiana odrzucona
history-actions-confirm = Widoczna zmiana potwierdzona
history-actions-revert = Widoczna zmiana cofnięta
history-actions-note = Dodano notatkę
history-actions-assign = Przydzielono
history-actions-snooze = Odłożono
history-actions-wake = Zakończono odłożenie
history-actions-escalate = Przekazano administratorom
history-actions-settle = Cofnięto przekazanie
history-actions-submit = Zgłoszono
history-actions-approve = Przyjęto
history-actions-reject = Odrzucono
history-actions-request_changes = Poproszono o zmiany
history-actions-withdraw = Wycofano
history-actions-resubmit = Zgłoszono ponownie
history-actions-expire = Wygasło
history-actions-appeal = Złożono odwołanie
history-actions-undo = Cofnięto decyzję
history-actions-edit = Poprawiono
history-actions-imported = Zaimportowano
history-actions-quarantine = Ukryto
history-actions-restore = Opublikowano ponownie
history-actions-remove = Usunięto
history-actions-merge = Połączono z innym
history-actions-absorb = Dołączono
history-actions-choose = Wybrano do spisu list
history-actions-unchoose = Cofnięto wybór listy
history-actions-post = Napisano
history-actions-hold = Napisano, czeka na sprawdzenie
history-actions-show = Pokazano
history-actions-hide = Ukryto
history-actions-answer = Twórca odpowiedział
history-actions-drop_answer = Usunięto odpowiedź twórcy
history-actions-choose_comparison = Wybrano porównanie:
history-actions-unchoose_comparison = Cofnięto wybór porównania:
history-actions-link_checked = Zmienił się status linku
history-actions-logo_accepted = Pokazano nowe logo
history-actions-logo_declined = Odrzucono nowe logo
history-actions-screenshot_accepted = Pokazano nowy zrzut ekranu
history-actions-screenshot_declined = Odrzucono nowy zrzut ekranu
history-actions-logo_removed = Usunięto logo
history-actions-screenshot_removed = Usunięto obraz
history-actions-close_report = Zamknięto problem
history-actions-reopen_report = Ponownie otwarto problem
history-actions-translated = Przetłumaczono
history-actions-translation_removed = Usunięto tłumaczenie
history-actions-translation_requested = Zamówiono tłumaczenie maszynowe
history-actions-create = Utworzono
history-actions-end = Zakończono
history-actions-set_mode = Zmieniono tryb
history-actions-drop_mode = Tryb obniżony automatycznie
history-actions-demo_begun = Rozpoczęto wczytywanie katalogu demonstracyjnego
history-actions-demo_loaded = Wczytano katalog demonstracyjny
history-actions-demo_removed = Usunięto katalog demonstracyjny
history-actions-mail_tested = Wiadomość dostarczona

similar-title = Podobne wpisy
similar-none = Brak podobnych wpisów.
similar-earlier = Wcześniejsze decyzje o tym adresie
similar-noEarlier = Tego adresu nie było jeszcze w katalogu.
similar-duplicateOf = Odrzuć jako duplikat

selfReview-now-own_submission = To Twój własny wpis. Ponieważ nie ma nikogo innego w redakcji, możesz się nim zająć jako administrator. Zostanie to odnotowane w dzienniku działań.
selfReview-now-own_decision = To zgłoszenie odrzucono Twoją decyzją. Ponieważ nie ma nikogo innego w redakcji, możesz rozpatrzyć odwołanie jako administrator. Zostanie to odnotowane w dzienniku działań.
selfReview-queue = Niektóre z tych wpisów są Twoje albo dotyczą odwołań od Twoich decyzji. Ponieważ nie ma nikogo innego w redakcji, możesz o nich zdecydować jako administrator. Zostanie to odnotowane w dzienniku działań.
selfReview-past-own_submission = własny wpis: nie było nikogo innego w redakcji
selfReview-past-own_decision = odwołanie od własnej decyzji: nie było nikogo innego w redakcji

saveChanges = Zapisz zmiany

cancel = Anuluj

tool-states-published = Opublikowane
tool-states-quarantined = Ukryte
tool-states-removed = Usunięte
tool-visible = Zobacz w katalogu
tool-mergedInto = Połączono z
tool-hint = Krótka nazwa, adres w katalogu albo strona internetowa

report-outcomes-corrected = Poprawiono wpis
report-outcomes-taken_down = Narzędzie ukryto, połączono lub usunięto
report-outcomes-nothing_wrong = Wszystko się zgadza
report-outcomes-unclear = Nie da się sprawdzić
report-outcomes-not_serious = Niepoważne zgłoszenie
report-earlier = Zamknięte problemy
report-done = Zamknięto.
report-doneSome = Zamknięto. Niektóre zamknął już ktoś inny; zostają bez zmian.

edit = Edytuj

roles-member = Użytkownik
roles-editor = Redakcja
roles-admin = Administracja

state = Status

accountStates-active = Aktywne
accountStates-suspended = Zawieszone
accountStates-unverified = Adres niepotwierdzony

siteTexts-name = Nazwa
siteTexts-tagline = Hasło
siteTexts-description = Opis
siteTexts-footer = Stopka
siteTexts-colors = Kolory
siteTexts-accent_light = Kolor akcentu, motyw jasny
siteTexts-accent_dark = Kolor akcentu, motyw ciemny
siteTexts-terms_version = Wersja regulaminu
siteTexts-checklist_hidden = Lista przygotowań ukryta
siteTexts-release_hidden = Informacja o nowej wersji ukryta
siteTexts-logos = Logo
siteTexts-logo_light = Logo
siteTexts-logo_dark = Logo, motyw ciemny
siteTexts-logo_icon = Ikona

team-title = Notatki redakcji
team-none = Nie ma jeszcze notatek.
team-note = Notatka dla redakcji
team-noteHint = Widzi ją tylko redakcja. @nazwa powiadamia kogoś e-mailem: { $names }
team-add = Dodaj notatkę
team-noted = Notatka została dodana.
team-assigned = Przydzielono: { $who }
team-assign = Przydziel
team-nobody = Nikomu
team-snoozed = Odłożono do { $date }
team-snooze = Odłóż na (dni)
team-snoozeHint = Od 1 do 90. Do tego czasu wpisu nie ma w kolejce, na przykład gdy czekasz na odpowiedź twórcy.
team-snoozeButton = Odłóż
team-wake = Zakończ odłożenie
team-escalated = Przekazano administratorom
team-escalate = Przekaż administratorom
team-escalateHint = Dostaną e-mail; pozostali pomijają wpis.
team-escalateNote = Co mają rozstrzygnąć?
team-settle = Cofnij przekazanie
team-handled = Zapisano.
team-handling = Kto się zajmuje
team-filters-mine = Przydzielone mnie
team-filters-unassigned = Nieprzydzielone
team-filters-escalated = Przekazane administratorom
team-filters-snoozed = Odłożone
