/** Mails in Polish. */
import type { Locale } from '#catalog/locales.ts';
import { confirmationMails } from '#locales/mails/confirmations.ts';
import { messages as claims } from './mails/claims.ts';
import { messages as lists } from './mails/lists.ts';
import { messages as access } from './mails/access.ts';
import { messages as grants } from './mails/grants.ts';
import { messages as reports } from './mails/reports.ts';
import { messages as changes } from './mails/changes.ts';
import { messages as webhooks } from './mails/webhooks.ts';
import { formatOf } from '#locales/format.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { ruleName } from '#locales/screening.ts';
import { fieldLines } from '#locales/mails/field-names.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale): MailMessages => ({
  hello: 'Dzień dobry,',
  notice: (link) => `Otrzymujesz takie powiadomienia, bo masz konto. Tutaj je wyłączysz:\n${link}`,
  mails: {
    verify_email: {
      subject: (_, site) => `Potwierdź adres e-mail w serwisie ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `w serwisie ${site} założono konto z tym adresem e-mail. Potwierdź, że adres należy do Ciebie:`,
          link,
          'Link działa tylko raz, przez 24 godziny.',
          'Jeśli to nie Ty zakładasz konto, po prostu zignoruj tę wiadomość.',
        ),
    },
    already_registered: {
      subject: (_, site) => `Masz już konto w serwisie ${site}`,
      text: ({ sign_in_link, reset_link }, site) =>
        paragraphs(
          `ktoś, prawdopodobnie Ty, próbował założyć konto w serwisie ${site} z tym adresem e-mail. Takie konto już istnieje, więc nic się nie zmieniło.`,
          `Tutaj możesz się zalogować:\n${sign_in_link}`,
          `Jeśli nie pamiętasz hasła, tutaj ustawisz nowe:\n${reset_link}`,
          'Jeśli to nie Ty, po prostu zignoruj tę wiadomość.',
        ),
    },
    reset_password: {
      subject: (_, site) => `Ustaw nowe hasło w serwisie ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `otrzymaliśmy prośbę o nowe hasło do Twojego konta w serwisie ${site}. Możesz je ustawić tutaj:`,
          link,
          'Link działa tylko raz, przez godzinę.',
          'Jeśli to nie Twoja prośba, zignoruj tę wiadomość: hasło pozostanie bez zmian.',
        ),
    },
    confirm_new_email: {
      subject: (_, site) => `Potwierdź nowy adres e-mail w serwisie ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `właściciel konta w serwisie ${site} chce odtąd używać tego adresu e-mail. Potwierdź, że adres należy do Ciebie:`,
          link,
          'Link działa tylko raz, przez godzinę. Do tego czasu konto zachowuje dotychczasowy adres.',
          'Jeśli nic o tym nie wiesz, po prostu zignoruj tę wiadomość.',
        ),
    },
    email_changed: {
      subject: (_, site) => `Adres e-mail Twojego konta w serwisie ${site} został zmieniony`,
      text: (_, site) =>
        paragraphs(
          `Twoje konto w serwisie ${site} ma teraz inny adres e-mail. Na dotychczasowy adres wiadomości już nie będą przychodzić.`,
          'Jeśli to nie Ty, odpowiedz na tę wiadomość lub od razu napisz do operatora serwisu: ktoś inny ma dostęp do Twojego konta.',
        ),
    },
    account_deleted: {
      subject: (_, site) => `Twoje konto w serwisie ${site} zostało usunięte`,
      text: (_, site) =>
        paragraphs(
          `Twoje konto w serwisie ${site} zostało usunięte: oczekujące zgłoszenia są wycofane, ` +
            `tokeny API już nie działają, a Twój adres e-mail został usunięty z naszych danych.`,
          'Opublikowane narzędzia pozostają w katalogu bez właściciela. To ostatnia wiadomość na ten adres.',
        ),
    },
    identity_linked: {
      subject: ({ provider }, site) => `Twoje konto w serwisie ${site} jest teraz połączone z ${provider}`,
      text: ({ provider, settings_link }, site) =>
        paragraphs(
          `od teraz możesz logować się na swoje konto w serwisie ${site} przez ${provider}.`,
          `Jeśli to nie Ty, odłącz ${provider} w ustawieniach i ustaw nowe hasło:\n${settings_link}`,
        ),
    },
    identity_unlinked: {
      subject: ({ provider }, site) => `Twoje konto w serwisie ${site} nie jest już połączone z ${provider}`,
      text: ({ provider, reset_link }, site) =>
        paragraphs(
          `na swoje konto w serwisie ${site} nie zalogujesz się już przez ${provider}, tylko hasłem.`,
          `Jeśli to nie Ty, natychmiast ustaw nowe hasło:\n${reset_link}`,
        ),
    },
    token_created: {
      subject: (_, site) => `Nowy token API na Twoim koncie w serwisie ${site}`,
      text: ({ name, last_four, tokens_link }, site) =>
        paragraphs(
          `na Twoim koncie w serwisie ${site} utworzono token API o nazwie „${name}”. Jego ostatnie znaki to ${last_four}.`,
          `Jeśli to nie Ty, unieważnij token i ustaw nowe hasło:\n${tokens_link}`,
        ),
    },
    token_expiring: {
      subject: (_, site) => `Jeden z Twoich tokenów API w serwisie ${site} wkrótce wygaśnie`,
      text: ({ name, last_four, expires_at, tokens_link }, site) =>
        paragraphs(
          `token API „${name}” na Twoim koncie w serwisie ${site} (ostatnie znaki to ${last_four}) działa ` +
            `do ${formatOf(locale).date(expires_at)}. Potem programy, które go używają, będą odrzucane.`,
          `Nowy token możesz utworzyć tutaj:\n${tokens_link}`,
          'Jeśli nie jest już potrzebny, nie musisz nic robić. To jedyne przypomnienie o tym tokenie.',
        ),
    },
    submission_received: {
      subject: (_, site) => `Twoje zgłoszenie w serwisie ${site} dotarło do nas`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `dziękujemy za zgłoszenie „${name}” w serwisie ${site}. Redakcja je sprawdzi; do ` +
            `tego czasu nie jest widoczne w katalogu. Napiszemy, gdy tylko zapadnie decyzja.`,
          `Możesz je śledzić tutaj:\n${status_link}`,
        ),
    },
    submission_approved: {
      subject: (_, site) => `Twoje zgłoszenie w serwisie ${site} zostało opublikowane`,
      text: ({ name, tool_link }, site) =>
        paragraphs(`redakcja przyjęła zgłoszenie „${name}”. Wpis jest już w katalogu ${site}:`, tool_link),
    },
    submission_rejected: {
      subject: (_, site) => `Twoje zgłoszenie w serwisie ${site} zostało odrzucone`,
      text: ({ name, reason_code, note, status_link, appealed }, site) =>
        paragraphs(
          `redakcja serwisu ${site} sprawdziła zgłoszenie „${name}” i go nie przyjęła.`,
          `Powód:\n${reasonSentence(locale, reason_code)}`,
          noteParagraph('Wiadomość od redakcji:', note),
          appealed === undefined
            ? `Jeśli uważasz, że to pomyłka, możesz raz złożyć odwołanie; zdecyduje inna osoba z redakcji:\n${status_link}`
            : `To decyzja w sprawie Twojego odwołania i jest ostateczna:\n${status_link}`,
        ),
    },
    changes_requested: {
      subject: (_, site) => `Prosimy o zmiany w Twoim zgłoszeniu w serwisie ${site}`,
      text: ({ name, note, status_link }, site) =>
        paragraphs(
          `redakcja serwisu ${site} sprawdziła zgłoszenie „${name}” i prosi o zmiany przed publikacją.`,
          noteParagraph('Wiadomość od redakcji:', note),
          `Masz 30 dni, aby je poprawić i wysłać ponownie:\n${status_link}`,
        ),
    },
    submission_expired: {
      subject: (_, site) => `Twoje zgłoszenie w serwisie ${site} wygasło`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `w serwisie ${site} poprosiliśmy o zmiany w zgłoszeniu „${name}”, ale w ciągu 30 dni nie przyszły. Zgłoszenie zostało zamknięte:`,
          status_link,
          'Narzędzie możesz w każdej chwili zgłosić ponownie.',
        ),
    },
    tool_quarantined: {
      subject: (_, site) => `Twój wpis w serwisie ${site} jest na razie ukryty`,
      text: ({ name, reason_code }, site) =>
        paragraphs(
          `redakcja ukryła Twoje narzędzie „${name}” w katalogu ${site} do czasu sprawdzenia.`,
          `Powód:\n${reasonSentence(locale, reason_code)}`,
        ),
    },
    link_dead: {
      subject: (_, site) => `Link Twojego narzędzia w serwisie ${site} nie działa`,
      text: ({ name, address, tool_link }, site) =>
        paragraphs(
          `kilka razy sprawdziliśmy adres narzędzia „${name}” i nie działa:`,
          address,
          `Jego strona w katalogu ${site} informuje o tym, dopóki adres nie zacznie działać:`,
          tool_link,
        ),
    },
    screening_rule_dropped: {
      subject: ({ rule }) => `Reguła kontroli „${ruleName(locale, rule)}” już niczego nie odrzuca`,
      text: ({ rule, agreed, decided, screening_link }, site) =>
        paragraphs(
          `reguła kontroli „${ruleName(locale, rule)}” w serwisie ${site} myliła się zbyt często. ` +
            `Ostatnie wyniki, o których zdecydowała redakcja: ${decided}, w tym potwierdzone: ${agreed}.`,
          `Od teraz reguła tylko pokazuje wyniki redakcji i niczego nie odrzuca. Liczby i tryb reguły znajdziesz tutaj:\n${screening_link}`,
        ),
    },
    submission_edited: {
      subject: (_, site) => `Redakcja poprawiła Twoje zgłoszenie w serwisie ${site}`,
      text: ({ name, fields, status_link }, site) =>
        paragraphs(
          `redakcja serwisu ${site} poprawiła Twoje zgłoszenie „${name}” przed podjęciem decyzji. Zmienione pola:`,
          fieldLines(locale, fields),
          `Nie musisz nic robić. Zgłoszenie w obecnej postaci i jego stan znajdziesz tutaj:\n${status_link}`,
        ),
    },
    desk_mention: {
      subject: (_, site) => `Wspomniano o Tobie w notatce w serwisie ${site}`,
      text: ({ name, author, note, desk_link }, site) =>
        paragraphs(
          `${author} wspomina o Tobie w notatce o „${name}” w serwisie ${site}:`,
          note,
          `Otwórz tutaj:\n${desk_link}`,
        ),
    },
    submission_assigned: {
      subject: (_, site) => `Przydzielono Ci wpis w serwisie ${site}`,
      text: ({ name, author, desk_link }, site) =>
        paragraphs(`${author} przydziela Ci wpis „${name}” w serwisie ${site}.`, `Otwórz tutaj:\n${desk_link}`),
    },
    submission_escalated: {
      subject: (_, site) => `Wpis w serwisie ${site} czeka na administratora`,
      text: ({ name, author, note, desk_link }, site) =>
        paragraphs(
          `${author} prosi administratorów ${site} o decyzję w sprawie „${name}”:`,
          note,
          `Otwórz tutaj:\n${desk_link}`,
        ),
    },
    ...claims(),
    ...lists(),
    ...access(),
    ...grants(),
    ...reports(locale),
    ...changes(locale),
    ...webhooks(),
    ...confirmationMails(locale),
    invitation: {
      subject: (_, site) => `Zaproszenie do ${site}`,
      text: ({ role, link }, site) =>
        paragraphs(
          role === 'admin'
            ? `Zapraszamy do administracji ${site}: administracja dba o katalog, jego ustawienia i konta.`
            : `Zapraszamy do redakcji ${site}: redakcja sprawdza zgłoszenia i dba o katalog.`,
          `Przyjmij zaproszenie tutaj:\n${link}`,
          'Link działa raz i wygasa po 7 dniach.',
          'Jeśli nie wiesz, o co chodzi, po prostu zignoruj tę wiadomość.',
        ),
    },
    test_mail: {
      subject: (_, site) => `Wiadomość próbna z ${site}`,
      text: (_, site) => `Tę wiadomość próbną wysłano z biurka redakcji ${site}. Dotarła, więc poczta działa.`,
    },
  },
});
