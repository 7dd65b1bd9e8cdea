/** The mails about claims of tools by their makers, in German. */
import { messages as lostTools } from './lost-tools.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    ...lostTools(),
    claim_verified: {
      subject: (_, site) => `Sie sind nun bestätigter Anbieter eines Werkzeugs bei ${site}`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `Sie haben nachgewiesen, dass ${subject} Ihnen gehört. „${name}“ bei ${site} gehört nun zu ` +
            `Ihrem Konto: Sie können den Eintrag ändern, und es steht dort, dass der Anbieter bestätigt ist.`,
          `Alles über Ihren Anspruch:\n${claim_link}`,
        ),
    },
    claim_refused: {
      subject: (_, site) => `Ihr Anspruch bei ${site} wurde nicht anerkannt`,
      text: ({ name, subject, note, claim_link }) =>
        paragraphs(
          `die Redaktion hat Ihren Anspruch auf „${name}“, den Sie mit ${subject} begründet haben, nicht anerkannt.`,
          noteParagraph('Begründung der Redaktion:', note),
          `Alles über Ihren Anspruch:\n${claim_link}`,
        ),
    },
    claim_renewal: {
      subject: (_, site) => `Bitte melden Sie sich für Ihr Werkzeug bei ${site} erneut bei GitHub an`,
      text: ({ name, subject, claim_link }, site) =>
        paragraphs(
          `„${name}“ bei ${site} gehört Ihnen, weil Sie ${subject} verwalten. Wir prüfen das alle 90 Tage ` +
            `bei GitHub, wofür Sie sich dort anmelden müssen. Bitte tun Sie das innerhalb von zwei Wochen:`,
          claim_link,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
