site-lead = Nazwa i opis tego katalogu na stronach, w wiadomościach, kanałach i dokumentach. Puste pola mają wartość domyślną.
site-nameHint = Domyślnie: { $name }
site-taglineHint = Nagłówek strony głównej
site-descriptionHint = Jedno lub dwa zdania dla strony głównej, kanałów i wyszukiwarek
site-fallback = Puste pola używają tekstu w języku: { $language }.
site-poweredBy = Wymieniaj { $program } w stopce („Oparte na”)
site-preview = Podgląd
site-saved = Witryna została zmieniona. Odwiedzający widzą to od razu.
site-history = Historia zmian
site-accentHint = Na przykład { $example }. Jeśli podasz tylko jeden, drugi zostanie z niego wyprowadzony.
site-termsHint = Data lub numer. Użytkownicy akceptują regulamin przy rejestracji i ponownie, gdy zmienisz wersję. Wymaga strony „terms”; gdy pole jest puste, nikt nie jest pytany.
site-logoLead = SVG lub PNG, najwyżej 512 KiB. Plik jest rysowany na nowo jako PNG, więc zamień wcześniej litery na krzywe. Szerokie logo zastępuje nazwę.
site-logoHints-light = Także dla motywu ciemnego, kart przeglądarki i udostępnianych linków, jeśli nie dodasz innych
site-logoHints-dark = Na ciemne tło, na którym tamto słabo widać
site-logoHints-icon = Kwadratowy obrazek na karty przeglądarki i ekran telefonu
site-upload = Prześlij
site-removeLogo = Usuń
site-logoSaved = Logo zostało zmienione. Odwiedzający widzą to od razu.
site-logoRemoved = Obrazek został usunięty.

demo-title = Katalog demonstracyjny
demo-lead = Przykładowe wpisy dołączone do programu. Te, które od tego czasu edytowano, zgłoszono, promowano lub wykorzystano, pozostają, podobnie jak kategorie.
demo-entries = Wpisy
demo-goes = Do usunięcia
demo-stays = Pozostaje
demo-tools = Narzędzia
demo-collections = Kolekcje
demo-warning = Tego nie można cofnąć. Katalog demonstracyjny nie wczyta się ponownie automatycznie.
demo-remove = Usuń katalog demonstracyjny
demo-removed = Katalog demonstracyjny został usunięty.
demo-none = Nie ma tu katalogu demonstracyjnego.

pages-lead = Nota prawna, polityka prywatności, regulamin, kontakt, zasady i wszystko, czego ten katalog jeszcze potrzebuje. Linki do nich są na dole każdej strony.
pages-none = Nie ma jeszcze stron.
pages-page = Strona
pages-languages = Języki
pages-create = Dodaj stronę
pages-name = Nazwa w adresie
pages-nameHint = Małe litery łacińskie, cyfry i łączniki, na przykład privacy
pages-button = Utwórz
pages-text = Tekst w formacie Markdown
pages-textHint = Pierwszy wiersz „# Tytuł” jest tytułem. Pusty tekst usuwa stronę w tym języku.
pages-draftWhy = Szkic mówi, co ten program przechowuje o osobach.
pages-draft = Zacznij od szkicu
pages-draftShown = Ten szkic nie jest jeszcze zapisany. Zastąp tekst w [nawiasach kwadratowych], uzupełnij informacje o hostingu, poczcie i ustawieniach i poproś kogoś o sprawdzenie.
pages-inFile = Ten tekst pochodzi z pliku { $file }. Gdy zapiszesz tekst tutaj, będzie użyty zamiast niego.
pages-view = Zobacz stronę
pages-saved = Strona została zapisana.
pages-placeholdersLeft = Stronę widzą odwiedzający, a te miejsca są jeszcze do uzupełnienia:
pages-removed = Tekst został usunięty.
pages-versions = Wcześniejsze wersje

# Heading.
digest-title = Cotygodniowy e-mail
# $date: when the e-mail is sent
digest-lead = Trzy wiersze nad nowościami w następnym cotygodniowym e-mailu, wysyłanym { $date }. Są tylko w tym e-mailu; kto czyta w języku bez wierszy, dostaje same nowości.
# Before the name of a language.
digest-lines = Wiersze
digest-saved = Zapisano wiersze.
# Link.
digest-link = Wiersze do cotygodniowego e-maila
