/** Mails about changes of published tools, in every language. */
import type { Locale } from '#catalog/locales.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { fieldLines } from './field-names.ts';
import { noteParagraph, paragraphs, type MailMessages } from './texts.ts';

type ChangeMails = Pick<
  MailMessages['mails'],
  'change_received' | 'change_accepted' | 'change_declined' | 'removal_accepted'
>;

export const CHANGE_MAILS: Record<Locale, ChangeMails> = {
  en: {
    change_received: {
      subject: (_, site) => `An editor will look at your change on ${site}`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `You suggested a change of “${name}” on ${site}. An editor looks at it before readers see it.`,
          `Follow it here:\n${status_link}`,
        ),
    },
    change_accepted: {
      subject: (_, site) => `Your change on ${site} is published`,
      text: ({ name, fields, declined, note, tool_link }, site) =>
        paragraphs(
          `An editor accepted your change of “${name}” on ${site}. Changed now:`,
          fieldLines('en', fields),
          declined === '' ? '' : `Not taken over:\n${fieldLines('en', declined)}`,
          noteParagraph('Note from the editor:', note),
          `See the entry here:\n${tool_link}`,
        ),
    },
    change_declined: {
      subject: (_, site) => `Your change on ${site} was declined`,
      text: ({ name, reason_code, note, status_link }, site) =>
        paragraphs(
          `An editor declined your change of “${name}” on ${site}.`,
          `Reason:\n${reasonSentence('en', reason_code)}`,
          noteParagraph('Note from the editor:', note),
          `Read it again here:\n${status_link}`,
        ),
    },
    removal_accepted: {
      subject: (_, site) => `Your tool was removed from ${site}`,
      text: ({ name }, site) => paragraphs(`As you asked, “${name}” has been removed from the ${site} catalog.`),
    },
  },
  ar: {
    change_received: {
      subject: (_, site) => `سيراجع أحد محرِّري ${site} تعديلك`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `اقترحت تعديلًا على «${name}» في ${site}. سيراجعه محرِّر قبل أن يراه القرّاء.`,
          `يمكنك متابعته هنا:\n${status_link}`,
        ),
    },
    change_accepted: {
      subject: (_, site) => `نُشر تعديلك في ${site}`,
      text: ({ name, fields, declined, note, tool_link }, site) =>
        paragraphs(
          `قبل أحد محرِّري ${site} تعديلك على «${name}». الحقول التي تغيّرت:`,
          fieldLines('ar', fields),
          declined === '' ? '' : `لم يُقبل:\n${fieldLines('ar', declined)}`,
          noteParagraph('ملاحظة المحرِّر:', note),
          `تجد المدخل هنا:\n${tool_link}`,
        ),
    },
    change_declined: {
      subject: (_, site) => `رُفض تعديلك في ${site}`,
      text: ({ name, reason_code, note, status_link }, site) =>
        paragraphs(
          `رفض أحد محرِّري ${site} تعديلك على «${name}».`,
          `السبب:\n${reasonSentence('ar', reason_code)}`,
          noteParagraph('ملاحظة المحرِّر:', note),
          `يمكنك قراءته من جديد هنا:\n${status_link}`,
        ),
    },
    removal_accepted: {
      subject: (_, site) => `أُزيلت أداتك من ${site}`,
      text: ({ name }, site) => paragraphs(`بناءً على طلبك، أُزيل «${name}» من دليل ${site}.`),
    },
  },
  ru: {
    change_received: {
      subject: (_, site) => `Редактор сайта ${site} посмотрит вашу правку`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `Вы предложили правку записи «${name}» на сайте ${site}. Редактор проверит её, прежде чем её увидят читатели.`,
          `Следить за ней можно здесь:\n${status_link}`,
        ),
    },
    change_accepted: {
      subject: (_, site) => `Ваша правка на сайте ${site} опубликована`,
      text: ({ name, fields, declined, note, tool_link }, site) =>
        paragraphs(
          `Редактор сайта ${site} принял вашу правку записи «${name}». Изменены поля:`,
          fieldLines('ru', fields),
          declined === '' ? '' : `Не приняты:\n${fieldLines('ru', declined)}`,
          noteParagraph('Сообщение редактора:', note),
          `Запись находится здесь:\n${tool_link}`,
        ),
    },
    change_declined: {
      subject: (_, site) => `Ваша правка на сайте ${site} отклонена`,
      text: ({ name, reason_code, note, status_link }, site) =>
        paragraphs(
          `Редактор сайта ${site} отклонил вашу правку записи «${name}».`,
          `Причина:\n${reasonSentence('ru', reason_code)}`,
          noteParagraph('Сообщение редактора:', note),
          `Перечитать её можно здесь:\n${status_link}`,
        ),
    },
    removal_accepted: {
      subject: (_, site) => `Ваш инструмент удалён с сайта ${site}`,
      text: ({ name }, site) => paragraphs(`По вашей просьбе запись «${name}» удалена из каталога ${site}.`),
    },
  },
  uk: {
    change_received: {
      subject: (_, site) => `Редактор сайту ${site} перегляне вашу правку`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `Ви запропонували правку запису «${name}» на сайті ${site}. Редактор перевірить її, перш ніж її побачать читачі.`,
          `Стежити за нею можна тут:\n${status_link}`,
        ),
    },
    change_accepted: {
      subject: (_, site) => `Вашу правку на сайті ${site} опубліковано`,
      text: ({ name, fields, declined, note, tool_link }, site) =>
        paragraphs(
          `Редактор сайту ${site} прийняв вашу правку запису «${name}». Змінено поля:`,
          fieldLines('uk', fields),
          declined === '' ? '' : `Не прийнято:\n${fieldLines('uk', declined)}`,
          noteParagraph('Повідомлення редактора:', note),
          `Запис тут:\n${tool_link}`,
        ),
    },
    change_declined: {
      subject: (_, site) => `Вашу правку на сайті ${site} відхилено`,
      text: ({ name, reason_code, note, status_link }, site) =>
        paragraphs(
          `Редактор сайту ${site} відхилив вашу правку запису «${name}».`,
          `Причина:\n${reasonSentence('uk', reason_code)}`,
          noteParagraph('Повідомлення редактора:', note),
          `Перечитати її можна тут:\n${status_link}`,
        ),
    },
    removal_accepted: {
      subject: (_, site) => `Ваш інструмент видалено із сайту ${site}`,
      text: ({ name }, site) => paragraphs(`На ваше прохання запис «${name}» видалено з каталогу ${site}.`),
    },
  },
  pl: {
    change_received: {
      subject: (_, site) => `Redakcja serwisu ${site} sprawdzi Twoją zmianę`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `w serwisie ${site} czeka Twoja propozycja zmiany wpisu „${name}”. Redakcja sprawdzi ją przed publikacją.`,
          `Jej stan znajdziesz tutaj:\n${status_link}`,
        ),
    },
    change_accepted: {
      subject: (_, site) => `Twoja zmiana w serwisie ${site} jest opublikowana`,
      text: ({ name, fields, declined, note, tool_link }, site) =>
        paragraphs(
          `redakcja serwisu ${site} przyjęła Twoją zmianę wpisu „${name}”. Zmienione pola:`,
          fieldLines('pl', fields),
          declined === '' ? '' : `Nieprzyjęte:\n${fieldLines('pl', declined)}`,
          noteParagraph('Wiadomość od redakcji:', note),
          `Wpis znajdziesz tutaj:\n${tool_link}`,
        ),
    },
    change_declined: {
      subject: (_, site) => `Twoja zmiana w serwisie ${site} została odrzucona`,
      text: ({ name, reason_code, note, status_link }, site) =>
        paragraphs(
          `redakcja serwisu ${site} odrzuciła Twoją zmianę wpisu „${name}”.`,
          `Powód:\n${reasonSentence('pl', reason_code)}`,
          noteParagraph('Wiadomość od redakcji:', note),
          `Możesz ją przeczytać tutaj:\n${status_link}`,
        ),
    },
    removal_accepted: {
      subject: (_, site) => `Twojego narzędzia nie ma już w serwisie ${site}`,
      text: ({ name }, site) => paragraphs(`zgodnie z Twoją prośbą wpis „${name}” został usunięty z katalogu ${site}.`),
    },
  },
  de: {
    change_received: {
      subject: (_, site) => `Die Redaktion von ${site} sieht sich Ihre Änderung an`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `Sie haben bei ${site} eine Änderung an „${name}“ vorgeschlagen. Die Redaktion prüft sie, bevor sie sichtbar wird.`,
          `Hier sehen Sie den Stand:\n${status_link}`,
        ),
    },
    change_accepted: {
      subject: (_, site) => `Ihre Änderung bei ${site} ist veröffentlicht`,
      text: ({ name, fields, declined, note, tool_link }, site) =>
        paragraphs(
          `die Redaktion von ${site} hat Ihre Änderung an „${name}“ angenommen. Geändert sind jetzt:`,
          fieldLines('de', fields),
          declined === '' ? '' : `Nicht übernommen:\n${fieldLines('de', declined)}`,
          noteParagraph('Nachricht der Redaktion:', note),
          `Hier finden Sie den Eintrag:\n${tool_link}`,
        ),
    },
    change_declined: {
      subject: (_, site) => `Ihre Änderung bei ${site} wurde abgelehnt`,
      text: ({ name, reason_code, note, status_link }, site) =>
        paragraphs(
          `die Redaktion von ${site} hat Ihre Änderung an „${name}“ abgelehnt.`,
          `Grund:\n${reasonSentence('de', reason_code)}`,
          noteParagraph('Nachricht der Redaktion:', note),
          `Hier können Sie sie nachlesen:\n${status_link}`,
        ),
    },
    removal_accepted: {
      subject: (_, site) => `Ihr Werkzeug ist nicht mehr bei ${site}`,
      text: ({ name }, site) => paragraphs(`wie von Ihnen gewünscht, ist „${name}“ nicht mehr im Katalog von ${site}.`),
    },
  },
  es: {
    change_received: {
      subject: (_, site) => `Un editor de ${site} revisará su cambio`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `Ha propuesto un cambio de «${name}» en ${site}. Un editor lo revisa antes de que sea visible.`,
          `Puede seguirlo aquí:\n${status_link}`,
        ),
    },
    change_accepted: {
      subject: (_, site) => `Su cambio en ${site} está publicado`,
      text: ({ name, fields, declined, note, tool_link }, site) =>
        paragraphs(
          `Un editor de ${site} ha aceptado su cambio de «${name}». Se han cambiado:`,
          fieldLines('es', fields),
          declined === '' ? '' : `No se ha aceptado:\n${fieldLines('es', declined)}`,
          noteParagraph('Nota del editor:', note),
          `Vea la ficha aquí:\n${tool_link}`,
        ),
    },
    change_declined: {
      subject: (_, site) => `Su cambio en ${site} fue rechazado`,
      text: ({ name, reason_code, note, status_link }, site) =>
        paragraphs(
          `Un editor de ${site} ha rechazado su cambio de «${name}».`,
          `Motivo:\n${reasonSentence('es', reason_code)}`,
          noteParagraph('Nota del editor:', note),
          `Puede volver a leerlo aquí:\n${status_link}`,
        ),
    },
    removal_accepted: {
      subject: (_, site) => `Su herramienta ya no está en ${site}`,
      text: ({ name }, site) => paragraphs(`Como pidió, «${name}» ya no está en el catálogo de ${site}.`),
    },
  },
  fr: {
    change_received: {
      subject: (_, site) => `Un éditeur de ${site} va examiner votre modification`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `Vous avez proposé une modification de «\u00A0${name}\u00A0» sur ${site}. Un éditeur l’examine avant qu’elle ne soit visible.`,
          `Suivez-la ici\u00A0:\n${status_link}`,
        ),
    },
    change_accepted: {
      subject: (_, site) => `Votre modification sur ${site} est publiée`,
      text: ({ name, fields, declined, note, tool_link }, site) =>
        paragraphs(
          `Un éditeur de ${site} a accepté votre modification de «\u00A0${name}\u00A0». Champs modifiés\u00A0:`,
          fieldLines('fr', fields),
          declined === '' ? '' : `Non repris\u00A0:\n${fieldLines('fr', declined)}`,
          noteParagraph('Message de l’éditeur\u00A0:', note),
          `Voir la fiche\u00A0:\n${tool_link}`,
        ),
    },
    change_declined: {
      subject: (_, site) => `Votre modification sur ${site} a été refusée`,
      text: ({ name, reason_code, note, status_link }, site) =>
        paragraphs(
          `Un éditeur de ${site} a refusé votre modification de «\u00A0${name}\u00A0».`,
          `Motif\u00A0:\n${reasonSentence('fr', reason_code)}`,
          noteParagraph('Message de l’éditeur\u00A0:', note),
          `La relire ici\u00A0:\n${status_link}`,
        ),
    },
    removal_accepted: {
      subject: (_, site) => `Votre outil a été retiré de ${site}`,
      text: ({ name }, site) =>
        paragraphs(`Comme vous l’avez demandé, «\u00A0${name}\u00A0» a été retiré du catalogue ${site}.`),
    },
  },
};
