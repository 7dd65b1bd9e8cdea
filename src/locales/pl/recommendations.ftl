recommendations-title = Rekomendacje
recommendations-titleOf = Kto poleca { $name }
recommendations-lead = Piszą je osoby, które mają tu konto. Rekomendacje nie wpływają na kolejność wyników.
recommendations-people = { $people ->
    [one] Poleca je jedna osoba
    [few] Polecają je { $people } osoby
    [many] Poleca je { $people } osób
    *[other] Poleca je { $people } osoby
}
recommendations-peopleFor = { $people ->
    [one] Jedna osoba poleca je do zadań
    [few] { $people } osoby polecają je do zadań
    [many] { $people } osób poleca je do zadań
    *[other] { $people } osoby poleca je do zadań
}
recommendations-toKnow = Warto wiedzieć
recommendations-helpful = { $people ->
    [one] Pomogło jednej osobie
    [few] Pomogło { $people } osobom
    [many] Pomogło { $people } osobom
    *[other] Pomogło { $people } osoby
}
recommendations-vote = Pomocne
recommendations-unvote = Cofnij „Pomocne”
recommendations-orders-helpful = Najbardziej pomocne
recommendations-orders-newest = Najnowsze
recommendations-order = Kolejność
recommendations-all = Wszystkie rekomendacje
recommendations-none = Nikt jeszcze nie polecił tego narzędzia.
recommendations-link = Poleć to narzędzie
recommendations-edit = Zmień swoją rekomendację
recommendations-own = Moje rekomendacje
recommendations-versus = Kto które poleca i do czego
recommendations-versusNone = Jeszcze bez rekomendacji
recommendations-answer-title = Odpowiedź twórcy
recommendations-answer-label = Twoja odpowiedź jako twórcy
recommendations-answer-hint = Na każdą rekomendację można odpowiedzieć raz.
recommendations-answer-button = Odpowiedz
recommendations-form-title = Poleć { $name }
recommendations-form-lead = Napisz, do czego go używasz, w czym jest dobre i co warto wiedzieć. Twój adres e-mail nie jest pokazywany. Coś jest nie tak z narzędziem? Wtedy zgłoś problem.
recommendations-form-task = Do czego go używasz?
recommendations-form-choose = Wybierz zadanie
recommendations-form-allTasks = Pokaż wszystkie zadania
recommendations-form-text = Dlaczego je polecasz?
recommendations-form-textHint = Najwyżej { NUMBER($most) } znaków, bez linków i danych kontaktowych
recommendations-form-toKnow = Co warto wiedzieć na początek
recommendations-form-toKnowHint = Na przykład ograniczenie, cena lub ustawienie
recommendations-form-button = Poleć
recommendations-form-change = Zapisz zmiany
recommendations-form-changeHint = Zmiana usuwa głosy i odpowiedź twórcy.
recommendations-form-withdraw = Wycofaj rekomendację
recommendations-form-withdrawHint = Jej treść i głosy zostaną usunięte.
recommendations-form-confirmFirst = Potwierdź adres e-mail, zanim polecisz narzędzie.
recommendations-form-note = Powód podany przez redakcję
recommendations-states-waiting = Czeka na sprawdzenie
recommendations-states-shown = Publiczna
recommendations-states-hidden = Ukryta przez redakcję
recommendations-states-withdrawn = Wycofana
recommendations-done-shown = Dziękujemy. Twoja rekomendacja jest publiczna.
recommendations-done-waiting = Dziękujemy. Zanim rekomendację zobaczą inni, przeczyta ją redakcja.
recommendations-done-hidden = Redakcja ukryła tę rekomendację. Widzisz ją tylko Ty i możesz ją zmienić.
recommendations-done-withdrawn = Twoja rekomendacja została wycofana.
recommendations-done-answered = Twoja odpowiedź jest publiczna.
recommendations-report-link = Zgłoś
recommendations-report-title = Zgłoszenie rekomendacji: { $name }
recommendations-report-message = Co jest nie tak z tą rekomendacją?
recommendations-desk-lead = Od kont młodszych niż tydzień, ze słowami, które budzą wątpliwości wstępnej kontroli, albo zmienione po ukryciu. Gdy ukryjesz rekomendację, jej autor dostanie powód e-mailem.
recommendations-desk-none = Nic tu nie ma.
recommendations-desk-show = Pokaż
recommendations-desk-hide = Ukryj
recommendations-desk-drop_answer = Usuń odpowiedź
recommendations-desk-note = Powód, który przeczyta autor
recommendations-desk-author = Autor
recommendations-desk-reported = Rekomendacja, której dotyczy zgłoszenie
recommendations-desk-done-show = Rekomendacja jest publiczna.
recommendations-desk-done-hide = Rekomendacja jest ukryta, autor się o tym dowie.
recommendations-desk-done-drop_answer = Odpowiedź usunięto.
recommendations-desk-stale = Ta rekomendacja w międzyczasie się zmieniła. Tak wygląda teraz.
