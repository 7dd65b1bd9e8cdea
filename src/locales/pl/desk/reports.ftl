reports-title = Problemy zgłoszone przez odwiedzających
reports-lead = Problemy zgłoszone przez odwiedzających, od najstarszego. Nie widzisz, kto je zgłosił. Kto prosił o odpowiedź, pozna wynik w neutralnym zdaniu, ale nigdy nie zobaczy Twojej notatki.
reports-open = Otwarte
reports-closed = Zamknięte
reports-kind = Powód
reports-tool = Narzędzie: krótka nazwa lub część nazwy
reports-none = Nie ma otwartych problemów.
reports-noneFound = Żaden problem nie pasuje.
reports-count = { $count ->
    [one] { $count } problem
    [few] { $count } problemy
    [many] { $count } problemów
   *[other] { $count } problemu
}
reports-more = { $count ->
    [one] jeszcze { $count } problem
    [few] jeszcze { $count } problemy
    [many] jeszcze { $count } problemów
   *[other] jeszcze { $count } problemu
}
reports-report = Problem
reports-outcome = Wynik
reports-choose = Wybierz wynik
reports-note = Notatka dla redakcji
reports-button = Zamknij zaznaczone
reports-desk = Edytuj, ukryj lub połącz
reports-closing = Zamknięto
reports-already = Ktoś inny już to zamknął. Nic nie zostało nadpisane.
reports-awaited = Poproszono o odpowiedź
reports-reopen = Otwórz ponownie
reports-reopened = Otwarto ponownie.
