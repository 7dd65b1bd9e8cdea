/** The mail that tells a reader what came of a report, in every language. */
import type { Locale } from '#catalog/locales.ts';
import { outcomeSentence } from '#locales/report-outcomes.ts';
import { noteParagraph, paragraphs, type MailMessages } from './texts.ts';

export const REPORT_MAILS: Record<Locale, Pick<MailMessages['mails'], 'report_answered'>> = {
  en: {
    report_answered: {
      subject: (_, site) => `What came of your report on ${site}`,
      text: ({ outcome, tool_link }, site) =>
        paragraphs(
          `Somebody with this address reported a problem with an entry on ${site} and asked to be told what came of it:`,
          outcomeSentence('en', outcome),
          noteParagraph('See the entry here:', tool_link),
          'If that was not you, there is nothing to do.',
        ),
    },
  },
  ar: {
    report_answered: {
      subject: (_, site) => `نتيجة بلاغك في ${site}`,
      text: ({ outcome, tool_link }, site) =>
        paragraphs(
          `أبلغ أحدهم بهذا العنوان عن مشكلة في مدخل من ${site} وطلب أن يعرف النتيجة:`,
          outcomeSentence('ar', outcome),
          noteParagraph('تجد المدخل هنا:', tool_link),
          'إن لم تكن أنت من أبلغ، فلا حاجة إلى فعل شيء.',
        ),
    },
  },
  ru: {
    report_answered: {
      subject: (_, site) => `Что стало с вашим сообщением на сайте ${site}`,
      text: ({ outcome, tool_link }, site) =>
        paragraphs(
          `С этого адреса на сайте ${site} сообщили о проблеме с записью и попросили рассказать, чем всё закончилось:`,
          outcomeSentence('ru', outcome),
          noteParagraph('Запись находится здесь:', tool_link),
          'Если это были не вы, ничего делать не нужно.',
        ),
    },
  },
  uk: {
    report_answered: {
      subject: (_, site) => `Що сталося з вашим повідомленням на сайті ${site}`,
      text: ({ outcome, tool_link }, site) =>
        paragraphs(
          `З цієї адреси на сайті ${site} повідомили про проблему із записом і попросили розповісти, чим усе закінчилося:`,
          outcomeSentence('uk', outcome),
          noteParagraph('Запис тут:', tool_link),
          'Якщо це були не ви, нічого робити не потрібно.',
        ),
    },
  },
  pl: {
    report_answered: {
      subject: (_, site) => `Co wynikło z Twojego zgłoszenia w serwisie ${site}`,
      text: ({ outcome, tool_link }, site) =>
        paragraphs(
          `ktoś, podając ten adres, zgłosił problem z wpisem w serwisie ${site} i poprosił o odpowiedź:`,
          outcomeSentence('pl', outcome),
          noteParagraph('Wpis znajdziesz tutaj:', tool_link),
          'Jeśli to nie Ty, nie musisz nic robić.',
        ),
    },
  },
  de: {
    report_answered: {
      subject: (_, site) => `Was aus Ihrer Meldung bei ${site} geworden ist`,
      text: ({ outcome, tool_link }, site) =>
        paragraphs(
          `jemand hat bei ${site} mit dieser Adresse ein Problem mit einem Eintrag gemeldet und um eine Antwort gebeten:`,
          outcomeSentence('de', outcome),
          noteParagraph('Hier finden Sie den Eintrag:', tool_link),
          'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
        ),
    },
  },
  es: {
    report_answered: {
      subject: (_, site) => `Qué ha pasado con su aviso en ${site}`,
      text: ({ outcome, tool_link }, site) =>
        paragraphs(
          `Alguien con esta dirección avisó de un problema con una ficha en ${site} y pidió una respuesta:`,
          outcomeSentence('es', outcome),
          noteParagraph('Vea la ficha aquí:', tool_link),
          'Si no fue usted, no tiene que hacer nada.',
        ),
    },
  },
  fr: {
    report_answered: {
      subject: (_, site) => `La suite donnée à votre signalement sur ${site}`,
      text: ({ outcome, tool_link }, site) =>
        paragraphs(
          `Quelqu’un a signalé sur ${site}, avec cette adresse, un problème concernant une fiche et a demandé une réponse\u00A0:`,
          outcomeSentence('fr', outcome),
          noteParagraph('Voir la fiche\u00A0:', tool_link),
          'Si ce n’était pas vous, il n’y a rien à faire.',
        ),
    },
  },
};
