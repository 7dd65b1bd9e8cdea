hello = Dzień dobry,

button-open = Otwórz stronę
button-sign-in = Zaloguj się
button-password = Ustaw nowe hasło
button-confirm = Potwierdź adres
button-check = Sprawdź wpis
button-accept = Przyjmij zaproszenie
button-follow = Zobacz i potwierdź

notice =
    Otrzymujesz takie powiadomienia, bo masz konto. Tutaj je wyłączysz:
    { $link }

following =
    Otrzymujesz tę wiadomość na własną prośbę. Tutaj zmienisz, co obserwujesz, albo zrezygnujesz:
    { $link }

news-new = Nowe
news-changed = Zmienione
news-confirmed = Potwierdzone przez twórców
news-fact = { $field }: { $to } (wcześniej: { $from })
news-fields = Zmieniono: { $fields }
news-dead = Link przestał działać.
news-alive = Link znowu działa.

follow_confirm-subject = Potwierdź, co chcesz obserwować w serwisie { $site }
follow_confirm-text =
    ktoś, zapewne Ty, poprosił serwis { $site } o wiadomości na ten adres e-mail, gdy pojawi się coś nowego. Ta strona pokazuje, o co chodzi. Potwierdź to na niej:

    { $link }

    Jeśli nic nie zrobisz, nie dostaniesz żadnych e-maili, a ten adres usuniemy po trzech dniach.

digest-subject = { $rhythm ->
    [day] Zmieniła się cena albo link w serwisie { $site }
   *[week] Nowości w tym, co obserwujesz w serwisie { $site }
}
digest-text-1 = { $rhythm ->
    [day] zmieniła się cena albo link narzędzia, które obserwujesz w serwisie { $site }.
   *[week] oto, co się wydarzyło w tym, co obserwujesz w serwisie { $site }.
}
digest-text-2 = { $lines }
digest-text-3 = { $news }
digest-text-4 = { $rest ->
    [one] I jeszcze { $rest } narzędzie.
    [few] I jeszcze { $rest } narzędzia.
    [many] I jeszcze { $rest } narzędzi.
   *[other] I jeszcze { $rest } narzędzia.
}

verify_email-subject = Potwierdź adres e-mail w serwisie { $site }
verify_email-text =
    w serwisie { $site } założono konto z tym adresem e-mail. Potwierdź, że adres należy do Ciebie:

    { $link }

    Link działa tylko raz, przez 24 godziny.

    Jeśli konto założył ktoś inny, po prostu zignoruj tę wiadomość.

already_registered-subject = Masz już konto w serwisie { $site }
already_registered-text =
    ktoś, prawdopodobnie Ty, próbował założyć konto w serwisie { $site } z tym adresem e-mail. Takie konto już istnieje, więc nic się nie zmieniło.

    Tutaj możesz się zalogować:
    { $sign_in_link }

    Jeśli nie pamiętasz hasła, tutaj ustawisz nowe:
    { $reset_link }

    Jeśli to nie Ty, po prostu zignoruj tę wiadomość.

reset_password-subject = Ustaw nowe hasło w serwisie { $site }
reset_password-text =
    otrzymaliśmy prośbę o nowe hasło do Twojego konta w serwisie { $site }. Możesz je ustawić tutaj:

    { $link }

    Link działa tylko raz, przez godzinę.

    Jeśli to nie Twoja prośba, zignoruj tę wiadomość: hasło pozostanie bez zmian.

confirm_new_email-subject = Potwierdź nowy adres e-mail w serwisie { $site }
confirm_new_email-text =
    właściciel konta w serwisie { $site } chce odtąd używać tego adresu e-mail. Potwierdź, że adres należy do Ciebie:

    { $link }

    Link działa tylko raz, przez godzinę. Do tego czasu konto zachowuje dotychczasowy adres.

    Jeśli nic o tym nie wiesz, po prostu zignoruj tę wiadomość.

email_changed-subject = Adres e-mail Twojego konta w serwisie { $site } został zmieniony
email_changed-text =
    Twoje konto w serwisie { $site } ma teraz inny adres e-mail. Na dotychczasowy adres wiadomości już nie będą przychodzić.

    Jeśli to nie Ty, odpowiedz na tę wiadomość lub od razu napisz do administracji serwisu: ktoś inny ma dostęp do Twojego konta.

account_deleted-subject = Twoje konto w serwisie { $site } zostało usunięte
account_deleted-text =
    Twoje konto w serwisie { $site } zostało usunięte: oczekujące zgłoszenia są wycofane, tokeny API już nie działają, a Twój adres e-mail został usunięty z naszych danych.

    Opublikowane narzędzia pozostają w katalogu bez przypisania do konta. To ostatnia wiadomość na ten adres.

identity_linked-subject = Twoje konto w serwisie { $site } jest teraz połączone z { $provider }
identity_linked-text =
    od teraz możesz logować się na swoje konto w serwisie { $site } przez { $provider }.

    Jeśli to nie Ty, odłącz { $provider } w ustawieniach i ustaw nowe hasło:
    { $settings_link }

identity_unlinked-subject = Twoje konto w serwisie { $site } nie jest już połączone z { $provider }
identity_unlinked-text =
    na swoje konto w serwisie { $site } nie zalogujesz się już przez { $provider }, tylko hasłem.

    Jeśli to nie Ty, natychmiast ustaw nowe hasło:
    { $reset_link }

token_created-subject = Nowy token API na Twoim koncie w serwisie { $site }
token_created-text =
    na Twoim koncie w serwisie { $site } utworzono token API o nazwie „{ $name }”. Jego ostatnie znaki to { $last_four }.

    Jeśli to nie Ty, unieważnij token i ustaw nowe hasło:
    { $tokens_link }

token_expiring-subject = Jeden z Twoich tokenów API w serwisie { $site } wkrótce wygaśnie
token_expiring-text =
    token API „{ $name }” na Twoim koncie w serwisie { $site } (ostatnie znaki to { $last_four }) działa do { $expires_on }. Potem programy, które go używają, będą odrzucane.

    Nowy token możesz utworzyć tutaj:
    { $tokens_link }

    Jeśli nie jest już potrzebny, nie musisz nic robić. To jedyne przypomnienie o tym tokenie.

submission_received-subject = „{ $name }” czeka na ocenę redakcji
submission_received-text =
    dziękujemy za zgłoszenie „{ $name }” w serwisie { $site }. Redakcja je sprawdzi; do tego czasu nie jest widoczne w katalogu. Napiszemy, gdy tylko zapadnie decyzja.

    Możesz je śledzić tutaj:
    { $status_link }

submission_approved-subject = „{ $name }” jest już w katalogu
submission_approved-text =
    redakcja przyjęła zgłoszenie „{ $name }”. Wpis jest już w katalogu { $site }:

    { $tool_link }

submission_rejected-subject = Zgłoszenie „{ $name }” zostało odrzucone
submission_rejected-text-1 =
    redakcja serwisu { $site } sprawdziła zgłoszenie „{ $name }” i go nie przyjęła.

    Powód:
    { $reason }
submission_rejected-text-2 =
    Wiadomość od redakcji:
    { $note }
submission_rejected-text-3 = { $decision ->
    [appeal]
        To decyzja w sprawie Twojego odwołania i jest ostateczna:
        { $status_link }
   *[first]
        Jeśli uważasz, że to pomyłka, możesz raz złożyć odwołanie; zdecyduje inna osoba z redakcji:
        { $status_link }
}

changes_requested-subject = Prosimy o zmiany w zgłoszeniu „{ $name }”
changes_requested-text-1 = redakcja serwisu { $site } sprawdziła zgłoszenie „{ $name }” i prosi o zmiany przed publikacją.
changes_requested-text-2 =
    Wiadomość od redakcji:
    { $note }
changes_requested-text-3 =
    Masz 30 dni, aby poprawić zgłoszenie i wysłać je ponownie:
    { $status_link }

submission_expired-subject = Zgłoszenie „{ $name }” wygasło
submission_expired-text =
    w serwisie { $site } poprosiliśmy o zmiany w zgłoszeniu „{ $name }”, ale nie wprowadzono ich w ciągu 30 dni. Zgłoszenie zostało zamknięte:

    { $status_link }

    Zgłoszenie możesz w każdej chwili wysłać ponownie.

tool_quarantined-subject = Wpis „{ $name }” jest na razie ukryty
tool_quarantined-text =
    redakcja ukryła Twoje narzędzie „{ $name }” w katalogu { $site } do czasu sprawdzenia.

    Powód:
    { $reason }

link_dead-subject = Link do „{ $name }” nie działa
link_dead-text =
    kilka razy sprawdziliśmy adres narzędzia „{ $name }” i nie działa:

    { $address }

    Jego strona w katalogu { $site } informuje o tym, dopóki adres nie zacznie działać:

    { $tool_link }

screening_rule_dropped-subject = Reguła kontroli „{ $rule }” już niczego nie odrzuca
screening_rule_dropped-text =
    reguła kontroli „{ $rule }” w serwisie { $site } myliła się zbyt często. Ostatnie wyniki, o których zdecydowała redakcja: { $decided }, w tym potwierdzone: { $agreed }.

    Od teraz reguła tylko pokazuje wyniki redakcji i niczego nie odrzuca. Liczby i tryb reguły znajdziesz tutaj:
    { $screening_link }

submission_edited-subject = Redakcja poprawiła „{ $name }”
submission_edited-text =
    redakcja serwisu { $site } poprawiła Twoje zgłoszenie „{ $name }” przed podjęciem decyzji. Zmienione pola:

    { $fields }

    Nie musisz nic robić. Zgłoszenie w obecnej postaci i jego status znajdziesz tutaj:
    { $status_link }

desk_mention-subject = Wspomniano o Tobie w notatce w serwisie { $site }
desk_mention-text =
    { $author } wspomina o Tobie w notatce o „{ $name }” w serwisie { $site }:

    { $note }

    Otwórz tutaj:
    { $desk_link }

submission_assigned-subject = Przydzielono Ci wpis w serwisie { $site }
submission_assigned-text =
    { $author } przydziela Ci wpis „{ $name }” w serwisie { $site }.

    Otwórz tutaj:
    { $desk_link }

submission_escalated-subject = Wpis w serwisie { $site } czeka na administratora
submission_escalated-text =
    { $author } prosi administratorów serwisu { $site } o decyzję w sprawie „{ $name }”:

    { $note }

    Otwórz tutaj:
    { $desk_link }

claim_lost-subject = Nie jesteś już potwierdzonym twórcą „{ $name }”
claim_lost-text =
    nie znajdujemy już dowodu, że { $subject } należy do Ciebie. „{ $name }” na razie pozostaje Twoje, ale bez oznaczenia potwierdzonego twórcy. Tutaj możesz udowodnić to ponownie:

    { $claim_link }

entry_passed-subject = Wpis „{ $name }” należy teraz do innego konta
entry_passed-text =
    ktoś udowodnił, że { $subject } należy do niego, więc „{ $name }” przeszło na jego konto. Jeśli jest Twoje, udowodnij to tutaj, a zdecyduje redakcja:

    { $claim_link }

claim_verified-subject = Jesteś potwierdzonym twórcą „{ $name }”
claim_verified-text =
    mamy dowód, że { $subject } należy do Ciebie. „{ $name }” w serwisie { $site } należy teraz do Twojego konta: możesz zmieniać ten wpis, a odwiedzający widzą potwierdzonego twórcę.

    Szczegóły:
    { $claim_link }

claim_refused-subject = Twoje prawo do „{ $name }” nie zostało uznane
claim_refused-text-1 = redakcja nie uznała Twojego prawa do narzędzia „{ $name }”, opartego na { $subject }.
claim_refused-text-2 =
    Powód:
    { $note }
claim_refused-text-3 =
    Szczegóły:
    { $claim_link }

claim_renewal-subject = Zaloguj się ponownie do GitHuba w sprawie „{ $name }”
claim_renewal-text =
    „{ $name }” w serwisie { $site } jest Twoje, bo administrujesz { $subject }. Sprawdzamy to w GitHubie co 90 dni, a do tego potrzebne jest Twoje logowanie. Zaloguj się tam w ciągu dwóch tygodni:

    { $claim_link }

list_hidden-subject = Twoja lista „{ $name }” jest ukryta
list_hidden-text-1 = do Twojej listy „{ $name }” zgłoszono zastrzeżenia, a redakcja ją ukryła. Teraz widzisz ją tylko Ty.
list_hidden-text-2 =
    Notatka redakcji:
    { $note }
list_hidden-text-3 =
    Twoja lista:
    { $list_link }

recommendation_hidden-subject = Twoja rekomendacja w serwisie { $site } jest ukryta
recommendation_hidden-text-1 = redakcja ukryła Twoją rekomendację narzędzia „{ $name }” w serwisie { $site }. Teraz widzisz ją tylko Ty i możesz ją zmienić.
recommendation_hidden-text-2 =
    Notatka redakcji:
    { $note }
recommendation_hidden-text-3 =
    Twoja rekomendacja:
    { $recommend_link }

password_changed-subject = Hasło w serwisie { $site } zostało zmienione
password_changed-text-1 = hasło do Twojego konta w serwisie { $site } zostało właśnie zmienione i nastąpiło wylogowanie na wszystkich urządzeniach.
password_changed-text-2 = Unieważniono też: tokeny API ({ $tokens }), połączone aplikacje ({ $grants }), webhooki ({ $webhooks }).
password_changed-text-3 =
    Jeśli to nie Ty, natychmiast ustaw nowe hasło i unieważnij swoje tokeny API:
    { $reset_link }

password_guessed-subject = Ktoś próbuje odgadnąć Twoje hasło w serwisie { $site }
password_guessed-text =
    w ciągu godziny podano wiele błędnych haseł do Twojego konta w serwisie { $site }. Żadne nie było właściwe. Kolejne próby są na razie odrzucane, z wyjątkiem przeglądarek, z których już się logowano.

    Jeśli to Ty i nie pamiętasz hasła, ustaw tutaj nowe:
    { $reset_link }

    Jeśli nie, nie musisz nic robić, o ile nie używasz tego hasła nigdzie indziej. Uwierzytelnianie dwuskładnikowe chroni Cię nawet wtedy, gdy ktoś pozna hasło:
    { $settings_link }

    Takie powiadomienie wysyłamy najwyżej raz dziennie.

factor_added-subject = Do Twojego konta w serwisie { $site } dodano drugi składnik uwierzytelniania
factor_added-text =
    { $factor ->
        [app] dla Twojego konta w serwisie { $site } skonfigurowano aplikację uwierzytelniającą.
       *[passkey] do Twojego konta w serwisie { $site } dodano klucz dostępu „{ $name }”.
    }

    Jeśli to nie Ty, natychmiast ustaw nowe hasło i zawiadom administrację serwisu { $site }:
    { $reset_link }

factor_removed-subject = Z Twojego konta w serwisie { $site } usunięto drugi składnik uwierzytelniania
factor_removed-text =
    { $factor ->
        [app] z Twojego konta w serwisie { $site } usunięto aplikację uwierzytelniającą.
       *[passkey] z Twojego konta w serwisie { $site } usunięto klucz dostępu „{ $name }”.
    }

    Jeśli to nie Ty, natychmiast ustaw nowe hasło i zawiadom administrację serwisu { $site }:
    { $reset_link }

two_factor_off-subject = Uwierzytelnianie dwuskładnikowe w serwisie { $site } jest wyłączone
two_factor_off-text =
    uwierzytelnianie dwuskładnikowe Twojego konta w serwisie { $site } zostało wyłączone. Od teraz do zalogowania wystarczy hasło.

    Jeśli to nie Ty, natychmiast ustaw nowe hasło i zawiadom administrację serwisu { $site }:
    { $reset_link }

two_factor_reset-subject = Zresetowano uwierzytelnianie dwuskładnikowe w serwisie { $site }
two_factor_reset-text =
    administratorzy serwisu { $site } usunęli aplikację uwierzytelniającą, klucze dostępu i kody odzyskiwania Twojego konta i nastąpiło wylogowanie na wszystkich urządzeniach. Od teraz do zalogowania wystarczy hasło.

    Skonfiguruj uwierzytelnianie dwuskładnikowe ponownie w ustawieniach:
    { $settings_link }

    Jeśli to nie była Twoja prośba, natychmiast ustaw nowe hasło:
    { $reset_link }

recovery_codes_made-subject = Nowe kody odzyskiwania do konta w serwisie { $site }
recovery_codes_made-text =
    dla Twojego konta w serwisie { $site } utworzono nowe kody odzyskiwania. Poprzednie już nie działają.

    Jeśli to nie Ty, natychmiast ustaw nowe hasło i zawiadom administrację serwisu { $site }:
    { $reset_link }

recovery_code_used-subject = Użyto kodu odzyskiwania konta w serwisie { $site }
recovery_code_used-text =
    właśnie użyto kodu odzyskiwania Twojego konta w serwisie { $site }. Pozostało kodów: { $left }.

    Nowe utworzysz w ustawieniach:
    { $settings_link }

    Jeśli to nie Ty, natychmiast ustaw nowe hasło i zawiadom administrację serwisu { $site }:
    { $reset_link }

token_leaked-subject = Twój token API do serwisu { $site } był publicznie dostępny i został unieważniony
token_leaked-text-1 = token API „{ $name }” z Twojego konta w serwisie { $site } (ostatnie znaki: { $last_four }) znaleziono w miejscu publicznym. Unieważniliśmy go: programy, które go używają, są odrzucane.
token_leaked-text-2 =
    Znaleziono go tutaj:
    { $address }
token_leaked-text-3 =
    Utwórz nowy i trzymaj go w menedżerze sekretów albo w zmiennej środowiskowej:
    { $tokens_link }

grant_created-subject = Aplikacja ma dostęp do Twojego konta w serwisie { $site }
grant_created-text =
    ta aplikacja ma od teraz dostęp do Twojego konta w serwisie { $site }:

    { $name } ({ $address })

    Jeśli to nie Twoja decyzja, odłącz ją tutaj i zmień hasło:
    { $tokens_link }

grant_leaked-subject = Token aplikacji do Twojego konta w serwisie { $site } był publicznie dostępny
grant_leaked-text-1 = token, który daje aplikacji { $name } dostęp do Twojego konta w serwisie { $site }, znaleziono w miejscu publicznym. Odłączyliśmy aplikację: jej tokeny są odrzucane.
grant_leaked-text-2 =
    Znaleziono go tutaj:
    { $address }
grant_leaked-text-3 =
    Jeśli nadal z niej korzystasz, powiadom jej twórcę i połącz ją ponownie, gdy wyciek zostanie usunięty. Tu zobaczysz, co ma teraz dostęp:
    { $tokens_link }

report_answered-subject = Wynik Twojego zgłoszenia problemu w serwisie { $site }
report_answered-text-1 =
    ktoś, podając ten adres, zgłosił problem z wpisem w serwisie { $site } i poprosił o informację o wyniku:

    { $outcome }
report_answered-text-2 =
    Wpis znajdziesz tutaj:
    { $tool_link }
report_answered-text-3 = Jeśli to nie Ty, po prostu zignoruj tę wiadomość.

change_received-subject = Twoja zmiana wpisu „{ $name }” dotarła do nas
change_received-text =
    w serwisie { $site } czeka Twoja propozycja zmiany wpisu „{ $name }”. Redakcja sprawdzi ją przed publikacją.

    Jej status znajdziesz tutaj:
    { $status_link }

change_accepted-subject = Twoja zmiana wpisu „{ $name }” jest opublikowana
change_accepted-text-1 =
    redakcja serwisu { $site } przyjęła Twoją zmianę wpisu „{ $name }”. Zmienione pola:

    { $fields }
change_accepted-text-2 =
    Nieprzyjęte:
    { $declined }
change_accepted-text-3 =
    Wiadomość od redakcji:
    { $note }
change_accepted-text-4 =
    Wpis znajdziesz tutaj:
    { $tool_link }

change_declined-subject = Twoja zmiana wpisu „{ $name }” została odrzucona
change_declined-text-1 =
    redakcja serwisu { $site } odrzuciła Twoją zmianę wpisu „{ $name }”.

    Powód:
    { $reason }
change_declined-text-2 =
    Wiadomość od redakcji:
    { $note }
change_declined-text-3 =
    Znajdziesz ją tutaj:
    { $status_link }

removal_accepted-subject = Wpis „{ $name }” usunięto z serwisu { $site }
removal_accepted-text = zgodnie z Twoją prośbą wpis „{ $name }” został usunięty z katalogu { $site }.

webhook_off-subject = Twój webhook w serwisie { $site } jest wyłączony
webhook_off-text =
    przez pięć dni nic z serwisu { $site } nie dotarło pod ten adres albo jego serwer odpowiedział, że adresu już nie ma:

    { $address }

    Nic więcej tam nie wysyłamy. Tutaj włączysz webhook ponownie i wyślesz to, czego brakuje:
    { $webhook_link }

invitation-subject = Zaproszenie do serwisu { $site }
invitation-text-1 =
    { $role ->
        [admin] Zapraszamy do administracji serwisu { $site }: administracja dba o katalog, jego ustawienia i konta.
       *[editor] Zapraszamy do redakcji serwisu { $site }: redakcja sprawdza zgłoszenia i dba o katalog.
    }
invitation-text-2 = Zaproszenie wysyła { $inviter }.
invitation-text-3 =
    Przyjmij zaproszenie tutaj:
    { $link }

    Link działa raz i wygasa po 7 dniach.

    Jeśli nie wiesz, o co chodzi, po prostu zignoruj tę wiadomość.

test_mail-subject = Wiadomość próbna z serwisu { $site }
test_mail-text = Tę wiadomość próbną wysłano z panelu redakcji serwisu { $site }. Dotarła, więc poczta działa.

still_right-subject = { $count ->
    [1] Czy wpis Twojego narzędzia w serwisie { $site } jest nadal aktualny?
   *[other] Czy wpisy Twoich narzędzi w serwisie { $site } są nadal aktualne?
}
still_right-text-1 =
    { $count ->
        [1] raz w roku prosimy twórców o sprawdzenie wpisów. Oto, co serwis { $site } podaje o Twoim narzędziu:
       *[other] raz w roku prosimy twórców o sprawdzenie wpisów. Oto, co serwis { $site } podaje o Twoich narzędziach:
    }

    { $tools }
still_right-text-2 = { $more ->
    [one] Strona poniżej pokazuje jeszcze { $more } narzędzie.
    [few] Strona poniżej pokazuje jeszcze { $more } narzędzia.
    [many] Strona poniżej pokazuje jeszcze { $more } narzędzi.
   *[other] Strona poniżej pokazuje jeszcze { $more } narzędzia.
}
still_right-text-3 =
    Jeśli wszystko się zgadza, otwórz tę stronę i naciśnij przycisk. Logowanie nie jest potrzebne:
    { $link }

    { $entry ->
        [one]
            Jeśli coś się zmieniło, popraw to tutaj:
            { $suggest_link }
       *[several] Jeśli coś się zmieniło, możesz to poprawić z tej strony.
    }

    Link działa przez 90 dni. Na stronie narzędzia pojawi się miesiąc potwierdzenia.
