choosing-sort-label = Sortowanie
choosing-sort-relevance = Trafność
choosing-sort-newest = Najnowsze
choosing-sort-popular = Najpopularniejsze
choosing-sort-updated = Ostatnio zmienione
choosing-sort-price = Najtańsze
choosing-sort-name = A–Z
choosing-sort-close = Tylko bliskie trafienia; „Trafność” pokazuje o { NUMBER($count) } więcej.
choosing-sort-rule = Listę można też sortować według popularności, daty dodania, ostatniej zmiany, ceny lub nazwy; wyszukiwanie pokazuje wtedy tylko bliskie trafienia.
choosing-popular-title = Popularne w tym miesiącu
choosing-popular-all = Wszystkie według popularności
choosing-fresh = Nowość
choosing-freshCount = { $count ->
    [one] { $count } nowe w tym tygodniu
    [few] { $count } nowe w tym tygodniu
    [many] { $count } nowych w tym tygodniu
   *[other] { $count } nowego w tym tygodniu
}
choosing-listedCount = { $count ->
    [one] { $count } dodane z listy w tym tygodniu
    [few] { $count } dodane z list w tym tygodniu
    [many] { $count } dodanych z list w tym tygodniu
   *[other] { $count } dodanego z list w tym tygodniu
}
choosing-free = { $count ->
    [one] { $count } bezpłatne lub z planem bezpłatnym
    [few] { $count } bezpłatne lub z planem bezpłatnym
    [many] { $count } bezpłatnych lub z planem bezpłatnym
   *[other] { $count } bezpłatnego lub z planem bezpłatnym
}
choosing-follow = Obserwuj tę listę:
choosing-reasons-known = Znane jako alternatywa dla { $name }
choosing-reasons-job = Robi to samo
choosing-reasons-category = Także w kategorii: { $name }
choosing-share-share = Udostępnij
choosing-share-copy = Kopiuj link
choosing-share-copied = Skopiowano link
choosing-undescribed = Nie ma jeszcze szczegółowego opisu.
choosing-kept-keep = Zapisz { $name }
choosing-kept-lead = Zapisane narzędzia zostają na tym urządzeniu, a po zalogowaniu także na Twoim koncie. Udostępnisz je adresem tej strony.
choosing-kept-none = Nic jeszcze nie zapisano
choosing-kept-noneHint = Kliknij zakładkę przy narzędziu, aby je tu zapisać.
choosing-kept-count = { $count ->
    [one] { $count } zapisane
    [few] { $count } zapisane
    [many] { $count } zapisanych
   *[other] { $count } zapisanego
}
choosing-kept-clear = Usuń wszystkie
choosing-compare-first = Porównaj { $count } pierwsze
choosing-compare-title = Porównanie narzędzi
choosing-compare-lead = Do czterech narzędzi. Adresem tej strony można się podzielić.
choosing-compare-choose = Wybierz od dwóch do czterech narzędzi do porównania.
choosing-compare-withOthers = Porównaj z innymi
choosing-compare-visit = Odwiedź
choosing-compare-remove = Usuń
choosing-compare-add = Dodaj narzędzie
choosing-compare-addButton = Dodaj
choosing-compare-missing = W katalogu nie ma narzędzia „{ $name }”.
choosing-compare-only = Tylko różnice
choosing-compare-differs = różni się
choosing-versus-title = { $first } czy { $second }: porównanie
choosing-versus-lead = { $first } i { $second } obok siebie: dane, ceny i to, co potrafi tylko jedno z nich.
choosing-versus-differences = Co oferuje tylko jedno z nich
choosing-versus-known = Według wpisów w tym katalogu.
choosing-versus-only = Tylko { $name }
choosing-versus-nothing = Nic, czego brakuje drugiemu.
choosing-versus-compared = Porównania
choosing-moreCategories = { $count ->
    [one] jeszcze { $count }
    [few] jeszcze { $count }
    [many] jeszcze { $count }
   *[other] jeszcze { $count }
}
choosing-collections-title = Kolekcje
choosing-collections-chosen = Wybór redakcji
choosing-collections-all = Wszystkie kolekcje
choosing-collections-lead = Narzędzia zebrane przez redakcję z myślą o jednym celu. Miejsca w nich nie można kupić.
choosing-collections-none = Nie ma jeszcze kolekcji.
choosing-collections-over = Ta kolekcja jest już nieaktualna.
choosing-confirmed-title = Potwierdzone w tym tygodniu
choosing-confirmed-kinds-maker = Potwierdzone przez twórcę
choosing-confirmed-kinds-price = Cena potwierdzona
choosing-confirmed-kinds-link = Strona działa
choosing-groups-assistants = Asystenci i agenci
choosing-groups-text = Teksty i dokumenty
choosing-groups-images = Obrazy i projektowanie
choosing-groups-media = Wideo, dźwięk i gry
choosing-groups-code = Kod i dane
choosing-groups-work = Praca i biuro
choosing-groups-market = Marketing i sprzedaż
choosing-groups-life = Nauka i codzienność
choosing-groups-more = Inne
