queue-title = Kolejka zgłoszeń
queue-waiting = { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
}
queue-flags = Oznaczenia
queue-done-approve = Przyjęto. Narzędzie jest w katalogu.
queue-done-reject = Odrzucono.
queue-done-request_changes = Poproszono o zmiany.
queue-flag = Oznaczenie
queue-category = Kategoria
queue-language = Język
queue-waited = Czeka
queue-openedBy = Otwarte u: { $who }
queue-openedByYou = Otwarte u Ciebie
queue-decidedBy = Autor decyzji
queue-until = do { $date }
queue-select = Zaznacz: { $name }
queue-selectAll = Zaznacz wszystkie na tej stronie
queue-bulk = Zdecyduj o zaznaczonych wpisach
queue-decision = Decyzja
queue-chooseDecision = Wybierz decyzję
queue-selected = Zaznaczono:
queue-noneFound = Żaden wpis nie pasuje do filtrów.
queue-noneIn = Nie ma wpisów o statusie „{ $state }”.
queue-start = Zacznij od najstarszego

review-title = Sprawdź zgłoszenie
review-maker = Twórca
review-contact = E-mail kontaktowy
review-decide = Decyzja
review-approve = Przyjmij
review-reject = Odrzuć
review-requestChanges = Poproś o zmiany
review-ownSubmission = To Twoje własne zgłoszenie. Musi zdecydować inna osoba z redakcji.
review-ownDecision = To odwołanie od Twojej własnej decyzji. Musi zdecydować inna osoba z redakcji.
review-statusPage = Status widoczny dla twórcy
review-waited = Czas oczekiwania: { $time }
review-openAt = Ten wpis jest otwarty u: { $email }. Możesz mimo to zdecydować; liczy się pierwsza decyzja.
review-decidedBy = Decyzja: { $email }.
review-waitsUntil = Czeka na twórcę do { $date }.
review-seeTool = Zobacz w katalogu
review-editTool = Edytuj narzędzie
review-previous = Poprzedni
review-next = Następny
review-edit = Edytuj
review-standsFor = Ten adres liczy się teraz jako { $name }.
review-changed = Zmieniono od ostatniego sprawdzenia
review-corrected = Poprawki redakcji
review-before = Przedtem
review-after = Teraz
review-accountAge = { $days ->
    [0] Konto założone dzisiaj
    [one] Konto ma { $days } dzień
    [few] Konto ma { $days } dni
    [many] Konto ma { $days } dni
   *[other] Konto ma { $days } dnia
}
review-firstOne = Pierwsze zgłoszenie z tego konta.
review-noteMissing = Napisz, co twórca ma zmienić.
review-noteHint = Wymagana, gdy prosisz o zmiany.
review-undoTooLate = Tej decyzji nie można już cofnąć.
review-undone = Decyzja została cofnięta. Wpis znów czeka na swoim miejscu.
review-place = { NUMBER($place) } z { NUMBER($total) }
review-saved = Zmiany zapisane. Twórca został powiadomiony.
review-empty = Kolejka jest pusta. Dobra robota!
review-none = Nikt jeszcze niczego nie zgłosił. Zgłoszenia twórców będą tu czekać na decyzję.

bulk-buttons-approve = { $count ->
    [one] Przyjmij { $count } wpis
    [few] Przyjmij { $count } wpisy
    [many] Przyjmij { $count } wpisów
   *[other] Przyjmij { $count } wpisu
}
bulk-buttons-reject = { $count ->
    [one] Odrzuć { $count } wpis
    [few] Odrzuć { $count } wpisy
    [many] Odrzuć { $count } wpisów
   *[other] Odrzuć { $count } wpisu
}
bulk-buttons-request_changes = { $count ->
    [one] Poproś o zmiany w { $count } wpisie
    [few] Poproś o zmiany w { $count } wpisach
    [many] Poproś o zmiany w { $count } wpisach
   *[other] Poproś o zmiany w { $count } wpisu
}
bulk-confirmHint = Sprawdź jeszcze raz. Przez minutę możesz to cofnąć; twórcy dowiedzą się dopiero potem.
bulk-change = Zmień wybór
bulk-undoAll = Cofnij wszystko
bulk-undone = { $count ->
    [one] Cofnięto { $count } decyzję
    [few] Cofnięto { $count } decyzje
    [many] Cofnięto { $count } decyzji
   *[other] Cofnięto { $count } decyzji
}
bulk-standing = { $count ->
    [one] { $count } decyzja pozostaje w mocy
    [few] { $count } decyzje pozostają w mocy
    [many] { $count } decyzji pozostaje w mocy
   *[other] { $count } decyzji pozostaje w mocy
}
bulk-undoneTitle = Decyzja zbiorcza cofnięta
bulk-title = Wynik decyzji zbiorczej
bulk-done = { $count ->
    [one] Zdecydowano o { $count } wpisie
    [few] Zdecydowano o { $count } wpisach
    [many] Zdecydowano o { $count } wpisach
   *[other] Zdecydowano o { $count } wpisu
}
bulk-refused = { $count ->
    [one] { $count } wpis pozostał bez zmian
    [few] { $count } wpisy pozostały bez zmian
    [many] { $count } wpisów pozostało bez zmian
   *[other] { $count } wpisu pozostało bez zmian
}
bulk-button = Zdecyduj
bulk-unchanged = Bez zmian
bulk-back = Wróć do kolejki

editing-title = Edycja wpisu
editing-lead = Obowiązują te same zasady co dla twórcy. Stare i nowe wartości zostają w historii, a twórca dowie się, które pola zmieniono.
editing-changedMeanwhile = W międzyczasie ktoś inny zmienił ten wpis albo o nim zdecydował. Nic nie zostało nadpisane; oto jego obecna postać.

keys-title = Skróty klawiszowe
keys-move = Następny i poprzedni wpis
keys-open = Otwórz zaznaczony wpis
keys-approve = Przyjmij
keys-reject = Odrzuć, potem cyfra powodu
keys-changes = Poproś o zmiany: napisz wiadomość, potem Ctrl+Enter
keys-duplicate = Odrzuć jako duplikat pierwszego podobnego narzędzia
keys-edit = Edytuj
keys-note = Przejdź do wiadomości
keys-undo = Cofnij ostatnią decyzję
keys-leave = Opuść pole lub anuluj
keys-help = Pokaż tę pomoc
keys-pickReason = Naciśnij cyfrę od 1 do 9, aby odrzucić; Esc anuluje.
keys-writeNote = Napisz wiadomość i naciśnij Ctrl+Enter. Esc anuluje.
keys-off = Używaj skrótów jednoklawiszowych na tym urządzeniu
keys-close = Zamknij

replies-title = Odpowiedzi
replies-lead = Teksty, od których zaczyna się wiadomość, według powodu i języka. Proponowane są te w języku twórcy.
replies-builtIn = Zawsze wysyłane z tym powodem
replies-none = Nie ma jeszcze własnych odpowiedzi.
replies-text = Tekst
replies-placeholders = Pola do podstawienia
replies-placeholder-name = nazwa wpisu
replies-placeholder-url = jego adres
replies-placeholder-site = nazwa tego katalogu
replies-add = Dodaj odpowiedź
replies-saved = Odpowiedź została zapisana.
replies-removed = Odpowiedź została usunięta.
replies-remove = Usuń
replies-insert = Wstaw odpowiedź
replies-insertHint = Zostanie wstawiona przed Twoim tekstem.

suspendAndReject-title = Odrzuć wszystko i zawieś
suspendAndReject-hint = Zawiesza to konto i odrzuca wszystkie jego czekające wpisy z jednego powodu. Twórca zostanie powiadomiony. Tego nie da się cofnąć jednym krokiem.
suspendAndReject-button = { $count ->
    [one] Zawieś i odrzuć { $count } wpis
    [few] Zawieś i odrzuć { $count } wpisy
    [many] Zawieś i odrzuć { $count } wpisów
   *[other] Zawieś i odrzuć { $count } wpisu
}
suspendAndReject-done = Konto jest zawieszone, a jego czekające wpisy odrzucone.

ownFigures-title = Twoje decyzje
ownFigures-lead = Te liczby widzisz tylko Ty i administratorzy. Cofnięte decyzje się nie liczą.
ownFigures-period = Okres
ownFigures-total = Decyzje
ownFigures-appeals = Odwołania od Twoich odrzuceń (90 dni)
ownFigures-upheld = Odrzucone ponownie
ownFigures-overturned = Jednak opublikowane
ownFigures-open = Jeszcze nierozstrzygnięte
ownFigures-agreement = Zgodność
ownFigures-none = Brak odwołań.
