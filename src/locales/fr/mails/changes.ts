/** Mails about changes of published tools, in French. */
import type { Locale } from '#catalog/locales.ts';
import { fieldLines } from '#locales/mails/field-names.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale) =>
  ({
    change_received: {
      subject: (_, site) => `Nous avons reçu votre modification sur ${site}`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `Vous avez proposé une modification de «\u00A0${name}\u00A0» sur ${site}. Un éditeur l’examinera avant qu’elle soit visible.`,
          `Suivez-la ici\u00A0:\n${status_link}`,
        ),
    },
    change_accepted: {
      subject: (_, site) => `Votre modification sur ${site} est publiée`,
      text: ({ name, fields, declined, note, tool_link }, site) =>
        paragraphs(
          `Un éditeur de ${site} a accepté votre modification de «\u00A0${name}\u00A0». Champs modifiés\u00A0:`,
          fieldLines(locale, fields),
          declined === '' ? '' : `Non repris\u00A0:\n${fieldLines(locale, declined)}`,
          noteParagraph('Message de l’éditeur\u00A0:', note),
          `Voir la fiche\u00A0:\n${tool_link}`,
        ),
    },
    change_declined: {
      subject: (_, site) => `Votre modification sur ${site} a été refusée`,
      text: ({ name, reason_code, note, status_link }, site) =>
        paragraphs(
          `Un éditeur de ${site} a refusé votre modification de «\u00A0${name}\u00A0».`,
          `Motif\u00A0:\n${reasonSentence(locale, reason_code)}`,
          noteParagraph('Message de l’éditeur\u00A0:', note),
          `La voir ici\u00A0:\n${status_link}`,
        ),
    },
    removal_accepted: {
      subject: (_, site) => `Votre outil a été retiré de ${site}`,
      text: ({ name }, site) =>
        paragraphs(`Comme vous l’avez demandé, «\u00A0${name}\u00A0» a été retiré du catalogue ${site}.`),
    },
  }) satisfies Partial<MailMessages['mails']>;
