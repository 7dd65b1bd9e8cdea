/** The mail with the outcome of a report, in French. */
import type { Locale } from '#catalog/locales.ts';
import { outcomeSentence } from '#locales/report-outcomes.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale) =>
  ({
    report_answered: {
      subject: (_, site) => `La suite donnée à votre signalement sur ${site}`,
      text: ({ outcome, tool_link }, site) =>
        paragraphs(
          `Quelqu’un a signalé sur ${site}, avec cette adresse, un problème concernant une fiche et a demandé à en connaître la suite\u00A0:`,
          outcomeSentence(locale, outcome),
          noteParagraph('Voir la fiche\u00A0:', tool_link),
          'Si ce n’était pas vous, ignorez simplement cet e-mail.',
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
