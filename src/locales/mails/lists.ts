/** The mail that tells the owner of a list that an editor has hidden it, in every language. */
import type { Locale } from '#catalog/locales.ts';
import { noteParagraph, paragraphs, type MailMessages } from './texts.ts';

export const LIST_MAILS: Record<Locale, Pick<MailMessages['mails'], 'list_hidden'>> = {
  en: {
    list_hidden: {
      subject: (_, site) => `Your list on ${site} is hidden`,
      text: ({ name, note, list_link }) =>
        paragraphs(
          `Readers have reported your list “${name}”, and an editor has hidden it. Only you can see it now.`,
          noteParagraph('The editor’s note:', note),
          `Your list:\n${list_link}`,
        ),
    },
  },
  ar: {
    list_hidden: {
      subject: (_, site) => `قائمتك مخفية في ${site}`,
      text: ({ name, note, list_link }) =>
        paragraphs(
          `أبلغ قراء عن قائمتك «${name}»، فأخفاها محرّر. لا يراها الآن سواك.`,
          noteParagraph('ملاحظة المحرّر:', note),
          `قائمتك:\n${list_link}`,
        ),
    },
  },
  ru: {
    list_hidden: {
      subject: (_, site) => `Ваш список на сайте ${site} скрыт`,
      text: ({ name, note, list_link }) =>
        paragraphs(
          `Читатели пожаловались на ваш список «${name}», и редактор скрыл его. Теперь его видите только вы.`,
          noteParagraph('Заметка редактора:', note),
          `Ваш список:\n${list_link}`,
        ),
    },
  },
  uk: {
    list_hidden: {
      subject: (_, site) => `Ваш список на сайті ${site} приховано`,
      text: ({ name, note, list_link }) =>
        paragraphs(
          `Читачі поскаржилися на ваш список «${name}», і редактор приховав його. Тепер його бачите лише ви.`,
          noteParagraph('Нотатка редактора:', note),
          `Ваш список:\n${list_link}`,
        ),
    },
  },
  pl: {
    list_hidden: {
      subject: (_, site) => `Twoja lista w serwisie ${site} jest ukryta`,
      text: ({ name, note, list_link }) =>
        paragraphs(
          `czytelnicy zgłosili Twoją listę „${name}”, a redaktor ją ukrył. Teraz widzisz ją tylko Ty.`,
          noteParagraph('Notatka redaktora:', note),
          `Twoja lista:\n${list_link}`,
        ),
    },
  },
  de: {
    list_hidden: {
      subject: (_, site) => `Ihre Liste bei ${site} ist ausgeblendet`,
      text: ({ name, note, list_link }) =>
        paragraphs(
          `Ihre Liste „${name}“ wurde gemeldet, und die Redaktion hat sie ausgeblendet. Jetzt sehen nur noch Sie sie.`,
          noteParagraph('Die Notiz der Redaktion:', note),
          `Ihre Liste:\n${list_link}`,
        ),
    },
  },
  es: {
    list_hidden: {
      subject: (_, site) => `Su lista en ${site} está oculta`,
      text: ({ name, note, list_link }) =>
        paragraphs(
          `Unos lectores avisaron de un problema con su lista «${name}», y los editores la han ocultado. Ahora solo la ve usted.`,
          noteParagraph('La nota de los editores:', note),
          `Su lista:\n${list_link}`,
        ),
    },
  },
  fr: {
    list_hidden: {
      subject: (_, site) => `Votre liste sur ${site} est masquée`,
      text: ({ name, note, list_link }) =>
        paragraphs(
          `Des lecteurs ont signalé votre liste «\u00A0${name}\u00A0», et les éditeurs l’ont masquée. Vous seul la voyez désormais.`,
          noteParagraph('La note des éditeurs\u00A0:', note),
          `Votre liste\u00A0:\n${list_link}`,
        ),
    },
  },
};
