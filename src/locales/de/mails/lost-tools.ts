/** The mails about tools with a lost proof or a new owner, in German. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    claim_lost: {
      subject: (_, site) => `Sie sind nicht mehr bestätigter Anbieter eines Werkzeugs bei ${site}`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `Ihr Nachweis, dass ${subject} Ihnen gehört, ist nicht mehr zu finden. „${name}“ bleibt ` +
            `vorerst Ihres, aber ohne bestätigten Anbieter. Hier können Sie es erneut nachweisen:`,
          claim_link,
        ),
    },
    entry_passed: {
      subject: (_, site) => `Ein Werkzeug bei ${site} gehört nun einem anderen Konto`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `jemand hat nachgewiesen, ${subject} zu besitzen. Deshalb gehört „${name}“ nun zu diesem ` +
            `anderen Konto. Gehört es Ihnen, weisen Sie es hier nach; dann entscheidet die Redaktion:`,
          claim_link,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
