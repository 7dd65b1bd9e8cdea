sponsored = Sponsorowane

home-categories = Przeglądaj według kategorii
home-submitTitle = Masz własne narzędzie?
home-submitText = Dodaj je formularzem albo przez API. Redakcja sprawdza każde zgłoszenie i podaje powód decyzji.
home-points-1 = Redakcja sprawdza każde zgłoszenie
home-points-2 = Kolejności wyników nie można kupić
home-points-3 = Bez śledzenia i usług innych firm

list-title = Narzędzia AI
list-foundAtLeast = Ponad { NUMBER($count) } narzędzi
list-category = Kategoria
list-anyCategory = Wszystkie kategorie
list-pricing = Cena
list-anyPricing = Dowolna cena
list-clear = Wyczyść wyszukiwanie i filtry
list-none = Żadne narzędzie nie pasuje
list-noneHint = Spróbuj użyć mniej słów lub innych słów albo usuń filtr.
list-about-tools = Wszystkie narzędzia katalogu, najpierw najnowsze. Wybierz cenę i kategorię albo skorzystaj z wyszukiwarki.
list-about-category = Narzędzia AI w kategorii „{ $name }”: co robi każde z nich i ile kosztuje.
list-about-categories = Wszystkie kategorie katalogu i liczba narzędzi w każdej.
list-foundFor = { $found } dla „{ $q }”
list-noneFor = Żadne narzędzie nie pasuje do „{ $q }”
list-fewerWords = Spróbuj użyć mniej słów lub innych słów.
list-beyond = Nie ma takiej strony
list-unlisted = W katalogu nie ma narzędzia o adresie „{ $q }”
list-nearAddress = W katalogu nie ma narzędzia dokładnie o tym adresie. Oto najbliższe.
list-correctedTo = Wyniki dla „{ $q }”.
list-instead = Szukaj „{ $q }”
list-meant = Czy chodziło o „{ $q }”?
list-ignored = Pominięto: { $words }.
list-unmet = O żadnym narzędziu nie wiadomo, czy spełnia warunek „{ $words }”. Te pasują do reszty zapytania.
list-relaxed = { $count ->
    [one] Tylko o jednym narzędziu wiadomo, że spełnia warunek „{ $words }”. Pozostałe pasują do reszty zapytania.
    [few] Tylko o { $count } narzędziach wiadomo, że spełniają warunek „{ $words }”. Pozostałe pasują do reszty zapytania.
    [many] Tylko o { $count } narzędziach wiadomo, że spełniają warunek „{ $words }”. Pozostałe pasują do reszty zapytania.
   *[other] Tylko o { $count } narzędzia wiadomo, że spełniają warunek „{ $words }”. Pozostałe pasują do reszty zapytania.
}
list-hint = Preferowane: { $price }
list-nearest = Najbliższe kategorie

tool-visit = Przejdź do strony
tool-about = Opis
tool-facts = W skrócie
tool-website = Strona internetowa
tool-pricing = Cena
tool-updated = Ostatnia zmiana
tool-checked = Link sprawdzono
tool-pictureFrom = Obraz ze strony
tool-broken = Gdy ostatnio sprawdzaliśmy link, nie działał.
tool-original = Jeszcze nieprzetłumaczone, pokazujemy oryginał: { $language }.
tool-machine = Przetłumaczone maszynowo.
tool-confirmed = Potwierdzono: { $month }
tool-stated-maker = według twórcy, { $month }
tool-stated-editor = według redakcji, { $month }
tool-stated-import = według zaimportowanej listy, { $month }
tool-back = Wróć do narzędzia

badge-listed = W katalogu { $site }
badge-title = Odznaka na Twoją stronę
badge-copy = Skopiuj ten kod na swoją stronę.

alternatives-title = Alternatywy dla { $name }
alternatives-lead = Narzędzia, które mogą zastąpić { $name }, najpierw najbliższe.
alternatives-all = Wszystkie alternatywy
alternatives-none = Nie ma jeszcze alternatyw
alternatives-order = Najpierw najbliższe; płatności nie mają znaczenia.
alternatives-named = Wymienione w zapytaniu
alternatives-words = Szukaj tych słów

suggest-category = Kategoria
suggest-task = Zadanie
suggest-count = { $count ->
    [one] { $count } podpowiedź
    [few] { $count } podpowiedzi
    [many] { $count } podpowiedzi
   *[other] { $count } podpowiedzi
}
suggest-none = Brak podpowiedzi

facets-features = Cechy
facets-noAccount = Bez konta
facets-more = Więcej kategorii
facets-chosen = Wybrane filtry
facets-remove = Usuń filtr: { $name }
facets-clear = Wyczyść wszystko

sort-why = Jak powstaje kolejność

category-search = Szukaj w tej kategorii
category-others = Inne kategorie

tasks-lead = Co chcesz zrobić? Przy każdym zadaniu są narzędzia, które je wykonują.
tasks-all = Wszystkie zadania
tasks-none = Nie ma jeszcze zadań.
tasks-others = Podobne zadania
tasks-search = Szukaj wśród tych narzędzi
tasks-sure = Tylko narzędzia, z których opisów jasno to wynika.
tasks-more = Szukaj wśród wszystkich narzędzi
tasks-roles = Dla kogo
tasks-role = { $role }: zadania dla narzędzi AI i narzędzia, które je wykonują.
tasks-otherRoles = Dla kogo jeszcze

report-title = Zgłoś problem: { $name }
report-sent = Problem zgłoszony
report-lead = Napisz, co jest nie tak. Redakcja czyta każde zgłoszenie, ale nie widzi, kto je wysłał.
report-kind = Co jest nie tak?
report-message = Co powinna wiedzieć redakcja?
report-messageHint = Do { 1000 } znaków
report-replyTo = E-mail do odpowiedzi
report-replyToHint = Wyślemy jedną wiadomość po zamknięciu zgłoszenia (najwyżej trzy dziennie), a potem usuniemy adres, najpóźniej po 90 dniach.
report-signedIn = Wynik znajdziesz na swoim koncie w części „Zgłoszone problemy”.
report-button = Zgłoś problem
report-done = Dziękujemy. Redakcja to sprawdzi.
report-doneNoMail = Dziękujemy. Redakcja to sprawdzi. Nie dostaniesz wiadomości: przyszło dziś od Ciebie za dużo zgłoszeń z adresem.

ranking-lead = Kolejność zależy od tego, jak dobrze wpis pasuje do Twoich słów. To samo wyszukiwanie daje każdemu tę samą kolejność.
ranking-paidTitle = Płatności nie mają znaczenia
ranking-paid = Lepszego miejsca nie można kupić. Opłacone wpisy stoją w osobnej ramce ze słowem „Sponsorowane”, najwyżej dwa na stronie, i tylko nad wynikami, które zawierają samo narzędzie. Wyszukiwarka nie wie, kto płaci: nigdy nie czyta tej tabeli, a automatyczny test porównuje wszystkie wyniki z miejscami sponsorowanymi i bez nich.
ranking-withoutTitle = Bez szukanych słów
ranking-without = Listy i kategorie pokazują najpierw najnowsze wpisy.
ranking-popularTitle = Według popularności
ranking-popular = Tę kolejność wybierasz tylko Ty; żadne wyszukiwanie nie stosuje jej samo. Liczy się ostatnie 30 dni: kto otwiera stronę narzędzia, liczy się raz, a kto przechodzi z niej do witryny, jeszcze dwa razy. Wszyscy w jednej sieci (te same pierwsze 24 bity adresu IPv4 lub 48 bitów adresu IPv6) liczą się jako jedna osoba, najwyżej raz dziennie i nie więcej niż w dwóch dniach. Witryna, która odsyła do narzędzia, dodaje najwyżej połowę tego, co wszystkie inne źródła razem, i jeszcze pięć punktów. Narzędzia otwarte z mniej niż dziesięciu sieci nie mają miejsca w tej kolejności; stoją dalej, od najnowszych. Znane roboty się nie liczą i niczego nie można kupić. Adresów nie zapisujemy: przez 30 dni przechowujemy tylko znacznik wspólny dla 256 sieci i inny dla każdego narzędzia.
ranking-priceTitle = Według ceny
ranking-price = Tę kolejność także wybierasz tylko Ty. Najpierw są narzędzia, z których można korzystać za darmo, potem ceny miesięczne od najniższej; z ceny rocznej liczy się jedna dwunasta. Inne waluty są przeliczane na dolary amerykańskie po stałym, zaokrąglonym kursie, więc zbliżone ceny mogą zamienić się miejscami. Dalej są ceny jednorazowe, potem ceny za jedno użycie, a na końcu narzędzia, których ceny nikt nie podał. Przy równej cenie decyduje nazwa. Filtr ceny porównuje tak samo.
ranking-withTitle = Z szukanymi słowami
ranking-with = Narzędzie trafia do pierwszej grupy, do której pasuje:
ranking-tiers-1 = Nazwa jest dokładnie tym, co wpisano; wielkość liter, akcenty, odstępy i znaki przestankowe się nie liczą.
ranking-tiers-2 = Nazwa różni się tylko końcówką, taką jak „AI” lub „.com”, narzędzie ma taką domenę, wpisano nazwę jego twórcy albo nazwa jest wśród wpisanych słów, a inne z nich pasują do narzędzia.
ranking-tiers-3 = Do nazwy brakuje jednej litery.
ranking-tiers-4 = Nazwa zaczyna się od tego, co wpisano.
ranking-tiers-5 = Nazwa zawiera wszystkie słowa, ostatnie jako początek słowa.
ranking-tiers-6 = Nazwa różni się jedną błędną, brakującą, zbędną lub przestawioną literą albo brzmi jak to, co wpisano innym pismem, a wpisanych słów nie używa prawie żadne narzędzie.
ranking-tiers-7 = Nazwa, teksty i kategorie zawierają wszystkie słowa albo narzędzie robi to, czego szukasz, lub coś bardzo podobnego, choć opisano to inaczej.
ranking-tiers-8 = Występuje co najmniej połowa słów; rzadkie liczą się bardziej niż częste.
ranking-withinTitle = Wewnątrz grupy
ranking-within = Gdy pasuje nazwa, pierwszy jest najnowszy wpis. Gdy pasują słowa, nazwa liczy się bardziej niż krótki opis, a krótki opis bardziej niż pełny; przy równej wadze pierwsze są krótsze opisy, potem nowsze wpisy. Słowa takie jak „najlepszy” lub „za darmo” nie muszą wystąpić. Co robi narzędzie, wynika z jego tekstów i z listy zadań w ośmiu językach.
ranking-alternativesTitle = Alternatywy dla narzędzia
ranking-alternatives = Narzędzie jest alternatywą dla innego, jeśli wynika to z jego tekstów, jeśli oba są znane z tego samego albo jeśli łączy je kategoria i słowa o tym, co robią. Najwięcej waży pierwsze, potem drugie, potem wspólne słowa (rzadkie bardziej niż częste), a na końcu wspólne kategorie. Przy równej wadze pierwszy jest nowszy wpis. Alternatyw jest najwyżej 50, a po dziesiątej zostają tylko bliskie najlepszym. Gdy zapytanie dotyczy alternatyw, pierwsze stoi wymienione w nim narzędzie, a narzędzia w szukanej cenie przesuwają się wyżej.
ranking-understoodTitle = Jak czytamy słowa
ranking-understood = Słowo, którego nie używa prawie żadne narzędzie, jest poprawiane, gdy podobne występuje znacznie częściej; strona o tym mówi i proponuje pisownię z zapytania. Słowa o cenie, takie jak „za darmo” lub „open source”, podnoszą narzędzia o takiej cenie. Słowa o jakiejś cesze, takie jak „wtyczka do przeglądarki” lub „bez rejestracji”, podnoszą narzędzia, które mają ją w danych lub tekstach. Tego, co następuje po „zamiast”, nie szukamy. Numery wersji, jak w „DALL·E 3”, nie muszą wystąpić.
ranking-meanings = Ta strona porównuje też znaczenia: model językowy zamienia Twoje słowa i teksty każdego narzędzia na liczby. Narzędzia, których liczby są najbliższe Twoim, najwyżej 50, pojawiają się nawet bez wspólnego słowa i przesuwają się nieco w górę. W tym celu słowa wyszukiwania trafiają na serwer modelu, bez żadnych innych danych o Tobie; jeśli nie odpowie od razu, liczą się same słowa.
ranking-languagesTitle = W Twoim języku
ranking-languages = Szukać można w każdym z ośmiu języków. Pasują też inne formy słowa, a nazwy kategorii prowadzą także do narzędzi opisanych w innym języku.
ranking-notTitle = Co się nie liczy
ranking-ignored-1 = Jakakolwiek płatność
ranking-ignored-2 = Kliknięcia i odwiedziny, chyba że sortujesz według popularności
ranking-ignored-3 = Kim jesteś i jakie były Twoje wcześniejsze wyszukiwania
ranking-ignored-4 = Kto dodał narzędzie
ranking-check = Sprawdź: otwarte API daje tę samą kolejność, bez miejsc sponsorowanych.
ranking-apiLink = Przeczytaj dokumentację API

api-lead = Katalog można czytać bez klucza, a narzędzia zgłaszać z tokenem. Ta strona powstaje z opisu OpenAPI; jego objaśnienia są po angielsku.
api-start = Na początek
api-startRead = Do czytania token nie jest potrzebny. Spróbuj w terminalu:
api-startToken = Do zgłaszania narzędzi potrzebny jest token.
api-makeToken = Utwórz token API
api-startErrors = Każdy błąd to JSON z `code` i `message`, a gdy któreś pole jest nieprawidłowe, także z wyjaśnieniem w `fields`.
api-startPages = Listy są podzielone na strony po `per_page` wpisów; `links.next` prowadzi do następnej.
api-startLimits = Po przekroczeniu limitu odpowiedzią jest 429, a `Retry-After` podaje, ile sekund czekać.
api-base = Adres bazowy
api-contents = Operacje
api-parameters = Parametry
api-required = wymagane
api-body = Treść (JSON)
api-answers = Odpowiedzi
api-errors = Błędy
api-token = Wymaga tokenu
api-open = Otwarte dla wszystkich
api-example = Przykład
api-values = Jedna z wartości
api-standard = Domyślnie

statistics-lead = Jak długo czekają zgłoszenia i jak decyduje redakcja. Liczone automatycznie, bez nazwisk.
statistics-waiting = Teraz czeka
statistics-oldest = Najstarsze czeka od
statistics-nobody = Nic nie czeka
statistics-period = { $days ->
    [one] Ostatni dzień
    [few] Ostatnie { $days } dni
    [many] Ostatnie { $days } dni
   *[other] Ostatnie { $days } dnia
}
statistics-decisions = Decyzje
statistics-published = Opublikowane
statistics-rejected = Odrzucone
statistics-changes = Prośby o zmiany
statistics-median = Typowy czas oczekiwania (mediana)
statistics-p95 = Czas rozpatrzenia 95% zgłoszeń
statistics-noDecisions = Jeszcze brak decyzji
statistics-reasons = Powody odrzuceń
statistics-span = Okres
statistics-at = Dane z { $time } (UTC).
statistics-json = Te same liczby jako JSON

noTool-gone = Tego narzędzia nie ma już w katalogu
noTool-goneText = Redakcja usunęła wpis. Spróbuj wyszukać.
noTool-missing = Tego narzędzia nie ma w katalogu
noTool-missingText = Może tutaj nazywa się inaczej. Wyszukaj je, przejrzyj kategorie albo dodaj je.
