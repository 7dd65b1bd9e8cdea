notices-title = Powiadomienia e-mailem
notices-lead = Potwierdzenia, przypomnienia i wiadomości od innych osób z redakcji. Decyzje o zgłoszeniach i ostrzeżenia dotyczące konta przychodzą zawsze.
notices-on = Włączone
notices-off = Wyłączone
notices-turnOff = Wyłącz
notices-turnOn = Włącz
notices-nowOff = Powiadomienia wyłączone.
notices-nowOn = Powiadomienia włączone.
notices-done = Zmieniono.

invitation-title = Dołącz do redakcji
invitation-lead-editor = Zapraszamy do redakcji serwisu { $site }.
invitation-lead-admin = Zapraszamy do administracji serwisu { $site }.
invitation-asNew = Wybierz hasło do nowego konta.
invitation-asAccount = Tę rolę otrzyma Twoje obecne konto.
invitation-button = Przyjmij
invitation-another = Poproś o nowe zaproszenie osobę, która je wysłała.
