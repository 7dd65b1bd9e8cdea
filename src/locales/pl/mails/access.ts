/** Mails about passwords and second factors, in Polish. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    password_changed: {
      subject: (_, site) => `Hasło w serwisie ${site} zostało zmienione`,
      text: ({ reset_link, tokens, grants, webhooks }, site) =>
        paragraphs(
          `hasło do Twojego konta w serwisie ${site} zostało właśnie zmienione i nastąpiło wylogowanie na wszystkich urządzeniach.`,
          tokens === undefined
            ? ''
            : `Razem z hasłem unieważniono – tokeny API: ${tokens}; połączone aplikacje: ${grants}; webhooki: ${webhooks}.`,
          `Jeśli to nie Ty, natychmiast ustaw nowe hasło i unieważnij swoje tokeny API:\n${reset_link}`,
        ),
    },
    password_guessed: {
      subject: (_, site) => `Ktoś próbuje odgadnąć Twoje hasło w serwisie ${site}`,
      text: ({ settings_link, reset_link }, site) =>
        paragraphs(
          `w ciągu godziny podano wiele błędnych haseł do Twojego konta w serwisie ` +
            `${site}. Żadne nie było właściwe. Kolejne próby są na razie odrzucane, ` +
            `z wyjątkiem przeglądarek, w których już się logowałeś lub logowałaś.`,
          `Jeśli to Ty i nie pamiętasz hasła, ustaw tutaj nowe:\n${reset_link}`,
          `Jeśli nie, nie musisz nic robić, o ile nie używasz tego hasła nigdzie indziej. ` +
            `Uwierzytelnianie dwuskładnikowe chroni Cię nawet wtedy, gdy ktoś pozna hasło:\n${settings_link}`,
          'Takie powiadomienie wysyłamy najwyżej raz dziennie.',
        ),
    },
    factor_added: {
      subject: (_, site) => `Do Twojego konta w serwisie ${site} dodano drugi składnik`,
      text: ({ name, reset_link }, site) =>
        paragraphs(
          name === ''
            ? `dla Twojego konta w serwisie ${site} skonfigurowano aplikację uwierzytelniającą.`
            : `do Twojego konta w serwisie ${site} dodano klucz dostępu „${name}”.`,
          `Jeśli to nie Ty, natychmiast ustaw nowe hasło i zawiadom administrację serwisu ${site}:\n${reset_link}`,
        ),
    },
    factor_removed: {
      subject: (_, site) => `Z Twojego konta w serwisie ${site} usunięto drugi składnik`,
      text: ({ name, reset_link }, site) =>
        paragraphs(
          name === ''
            ? `z Twojego konta w serwisie ${site} usunięto aplikację uwierzytelniającą.`
            : `z Twojego konta w serwisie ${site} usunięto klucz dostępu „${name}”.`,
          `Jeśli to nie Ty, natychmiast ustaw nowe hasło i zawiadom administrację serwisu ${site}:\n${reset_link}`,
        ),
    },
    two_factor_off: {
      subject: (_, site) => `Uwierzytelnianie dwuskładnikowe w serwisie ${site} jest wyłączone`,
      text: ({ reset_link }, site) =>
        paragraphs(
          `uwierzytelnianie dwuskładnikowe Twojego konta w serwisie ${site} zostało wyłączone. Od teraz do zalogowania wystarczy hasło.`,
          `Jeśli to nie Ty, natychmiast ustaw nowe hasło i zawiadom administrację serwisu ${site}:\n${reset_link}`,
        ),
    },
    two_factor_reset: {
      subject: (_, site) => `Zresetowano uwierzytelnianie dwuskładnikowe w serwisie ${site}`,
      text: ({ settings_link, reset_link }, site) =>
        paragraphs(
          `operatorzy serwisu ${site} usunęli aplikację uwierzytelniającą, klucze dostępu i kody odzyskiwania ` +
            `Twojego konta i nastąpiło wylogowanie na wszystkich urządzeniach. Od teraz do zalogowania wystarczy hasło.`,
          `Skonfiguruj uwierzytelnianie dwuskładnikowe ponownie w ustawieniach:\n${settings_link}`,
          `Jeśli to nie była Twoja prośba, natychmiast ustaw nowe hasło:\n${reset_link}`,
        ),
    },
    recovery_codes_made: {
      subject: (_, site) => `Nowe kody odzyskiwania do konta w serwisie ${site}`,
      text: ({ reset_link }, site) =>
        paragraphs(
          `dla Twojego konta w serwisie ${site} utworzono nowe kody odzyskiwania. Poprzednie już nie działają.`,
          `Jeśli to nie Ty, natychmiast ustaw nowe hasło i zawiadom administrację serwisu ${site}:\n${reset_link}`,
        ),
    },
    recovery_code_used: {
      subject: (_, site) => `Użyto kodu odzyskiwania konta w serwisie ${site}`,
      text: ({ left, settings_link, reset_link }, site) =>
        paragraphs(
          `właśnie użyto kodu odzyskiwania Twojego konta w serwisie ${site}. Pozostało kodów: ${left}.`,
          `Nowe utworzysz w ustawieniach:\n${settings_link}`,
          `Jeśli to nie Ty, natychmiast ustaw nowe hasło i zawiadom administrację serwisu ${site}:\n${reset_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
