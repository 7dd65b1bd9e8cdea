corrected = Wpis został poprawiony.

taken_down = Wpis nie jest już widoczny.

nothing_wrong = Wpis został sprawdzony i pozostaje bez zmian.

unclear = Problemu nie udało się potwierdzić, więc wpis pozostaje bez zmian.

not_serious = Zgłoszenie zostało zamknięte, a wpis pozostaje bez zmian.
