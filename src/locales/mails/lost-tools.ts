/** The mails about tools whose proof is lost or that have passed to somebody else, in every language. */
import type { Locale } from '#catalog/locales.ts';
import { paragraphs, type MailMessages } from './texts.ts';

export type LostToolMail = 'claim_lost' | 'entry_passed';

export const LOST_TOOL_MAILS: Record<Locale, Pick<MailMessages['mails'], LostToolMail>> = {
  en: {
    claim_lost: {
      subject: (_, site) => `You are no longer the verified maker of a tool on ${site}`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `We could no longer find your proof that ${subject} is yours. “${name}” stays yours for now, but without the mark of a verified maker. You can prove it again:`,
          claim_link,
        ),
    },
    entry_passed: {
      subject: (_, site) => `A tool on ${site} now belongs to another account`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `Somebody has shown that ${subject} is theirs, so “${name}” now belongs to their account. If it is yours, show it here; an editor then decides:`,
          claim_link,
        ),
    },
  },
  ar: {
    claim_lost: {
      subject: (_, site) => `لم تعد صاحب أداة موثَّقًا في ${site}`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `لم نعد نجد ما يثبت أن ${subject} لك. تبقى «${name}» لك حاليًا، لكن بلا علامة التوثيق. يمكنك إثبات ذلك من جديد هنا:`,
          claim_link,
        ),
    },
    entry_passed: {
      subject: (_, site) => `أداة في ${site} أصبحت لحساب آخر`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `أثبت أحدهم أن ${subject} له، فأصبحت «${name}» لحسابه. إن كانت لك فأثبت ذلك هنا، والقرار عندئذ لمحرِّر:`,
          claim_link,
        ),
    },
  },
  ru: {
    claim_lost: {
      subject: (_, site) => `Подтверждение автора на сайте ${site} утрачено`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `Мы больше не находим доказательства, что ${subject} принадлежит вам. «${name}» пока остаётся вашим, но без отметки о подтверждённом авторе. Доказать это снова можно здесь:`,
          claim_link,
        ),
    },
    entry_passed: {
      subject: (_, site) => `Инструмент на сайте ${site} перешёл к другому аккаунту`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `Кто-то доказал, что ${subject} принадлежит ему, поэтому «${name}» теперь в его аккаунте. Если инструмент ваш, докажите это здесь, и решит редактор:`,
          claim_link,
        ),
    },
  },
  uk: {
    claim_lost: {
      subject: (_, site) => `Підтвердження автора на сайті ${site} втрачено`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `Ми більше не знаходимо доказу, що ${subject} належить вам. «${name}» поки лишається вашим, але без позначки про підтвердженого автора. Довести це знову можна тут:`,
          claim_link,
        ),
    },
    entry_passed: {
      subject: (_, site) => `Інструмент на сайті ${site} перейшов до іншого акаунта`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `Хтось довів, що ${subject} належить йому, тож «${name}» тепер у його акаунті. Якщо інструмент ваш, доведіть це тут, і вирішить редактор:`,
          claim_link,
        ),
    },
  },
  pl: {
    claim_lost: {
      subject: (_, site) => `Nie jesteś już potwierdzonym twórcą narzędzia w serwisie ${site}`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `nie znajdujemy już dowodu, że ${subject} należy do Ciebie. „${name}” na razie pozostaje Twoje, ale bez oznaczenia. Tutaj możesz wykazać to ponownie:`,
          claim_link,
        ),
    },
    entry_passed: {
      subject: (_, site) => `Narzędzie w serwisie ${site} należy teraz do innego konta`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `ktoś wykazał, że ${subject} należy do niego, więc „${name}” przeszło na jego konto. Jeśli jest Twoje, wykaż to tutaj; wtedy decyduje redakcja:`,
          claim_link,
        ),
    },
  },
  de: {
    claim_lost: {
      subject: (_, site) => `Sie sind nicht mehr bestätigter Anbieter eines Werkzeugs bei ${site}`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `Ihr Nachweis, dass ${subject} Ihnen gehört, war nicht mehr zu finden. „${name}“ bleibt vorerst Ihres, aber ohne Bestätigung. Hier können Sie es erneut nachweisen:`,
          claim_link,
        ),
    },
    entry_passed: {
      subject: (_, site) => `Ein Werkzeug bei ${site} gehört nun einem anderen Konto`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `jemand hat nachgewiesen, dass ${subject} ihm gehört. Deshalb gehört „${name}“ nun dessen Konto. Gehört es Ihnen, weisen Sie es hier nach; dann entscheidet die Redaktion:`,
          claim_link,
        ),
    },
  },
  es: {
    claim_lost: {
      subject: (_, site) => `Ya no es el creador verificado de una herramienta en ${site}`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `Ya no encontramos la prueba de que ${subject} es suyo. «${name}» sigue siendo suya por ahora, pero sin la marca. Puede demostrarlo de nuevo aquí:`,
          claim_link,
        ),
    },
    entry_passed: {
      subject: (_, site) => `Una herramienta en ${site} pertenece ahora a otra cuenta`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `Alguien ha demostrado que ${subject} es suyo, así que «${name}» pertenece ahora a su cuenta. Si es de usted, demuéstrelo aquí; entonces decidirá un editor:`,
          claim_link,
        ),
    },
  },
  fr: {
    claim_lost: {
      subject: (_, site) => `Vous n’êtes plus le créateur vérifié d’un outil sur ${site}`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `Nous ne trouvons plus la preuve que ${subject} est à vous. « ${name} » reste à vous pour l’instant, mais sans la marque. Vous pouvez le prouver à nouveau ici :`,
          claim_link,
        ),
    },
    entry_passed: {
      subject: (_, site) => `Un outil sur ${site} appartient désormais à un autre compte`,
      text: ({ name, subject, claim_link }) =>
        paragraphs(
          `Quelqu’un a montré que ${subject} est à lui, et « ${name} » appartient désormais à son compte. S’il est à vous, montrez-le ici ; un éditeur décidera :`,
          claim_link,
        ),
    },
  },
};
