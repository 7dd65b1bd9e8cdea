/** The mails about claims of tools by their makers, in Polish. */
import { messages as lostTools } from './lost-tools.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    ...lostTools(),
    claim_verified: {
      subject: (_, site) => `Jesteś potwierdzonym twórcą narzędzia w serwisie ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `mamy dowód, że ${subject} należy do Ciebie. „${name}” w serwisie ${site} należy teraz ` +
            `do Twojego konta: możesz zmieniać ten wpis, a czytelnicy widzą potwierdzonego twórcę.`,
          `Wszystko o Twoim zgłoszeniu:\n${claim_link}`,
        ),
    },
    claim_refused: {
      subject: (_, site) => `Twoje prawo do narzędzia w serwisie ${site} nie zostało uznane`,
      text: ({ name, subject, note, claim_link }) =>
        paragraphs(
          `redakcja nie uznała Twojego prawa do narzędzia „${name}”, opartego na ${subject}.`,
          noteParagraph('Powód:', note),
          `Wszystko o Twoim zgłoszeniu:\n${claim_link}`,
        ),
    },
    claim_renewal: {
      subject: (_, site) => `Zaloguj się ponownie do GitHuba w sprawie narzędzia w serwisie ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `„${name}” w serwisie ${site} jest Twoje, bo administrujesz ${subject}. Sprawdzamy to w GitHubie ` +
            `co 90 dni, a do tego potrzebne jest Twoje logowanie. Zaloguj się tam w ciągu dwóch tygodni:`,
          claim_link,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
