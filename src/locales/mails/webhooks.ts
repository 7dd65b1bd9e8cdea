/** The mail about a webhook that was turned off, in every language. */
import type { Locale } from '#catalog/locales.ts';
import { paragraphs, type MailMessages } from './texts.ts';

export const WEBHOOK_MAILS: Record<Locale, Pick<MailMessages['mails'], 'webhook_off'>> = {
  en: {
    webhook_off: {
      subject: (_, site) => `Your webhook on ${site} was turned off`,
      text: ({ address, webhook_link }, site) =>
        paragraphs(
          `Nothing from ${site} has arrived at this address for five days, or its server answered that the address is gone:`,
          address,
          `So nothing more is sent there. Turn it on again and send what was missed here:\n${webhook_link}`,
        ),
    },
  },
  ar: {
    webhook_off: {
      subject: (_, site) => `أُوقف خطاف الويب الخاص بك في ${site}`,
      text: ({ address, webhook_link }, site) =>
        paragraphs(
          `لم يصل شيء من ${site} إلى هذا العنوان طوال خمسة أيام، أو أجاب خادمه بأنه لم يعد موجودًا:`,
          address,
          `لذلك لا يُرسل إليه شيء بعد الآن. شغّل الخطاف من جديد وأرسل ما فات هنا:\n${webhook_link}`,
        ),
    },
  },
  ru: {
    webhook_off: {
      subject: (_, site) => `Ваш вебхук на сайте ${site} выключен`,
      text: ({ address, webhook_link }, site) =>
        paragraphs(
          `Пять дней на этот адрес ничего не доходило от ${site}, или его сервер ответил, что адреса больше нет:`,
          address,
          `Поэтому туда больше ничего не отправляется. Включить вебхук снова и отправить недостающее можно здесь:\n${webhook_link}`,
        ),
    },
  },
  uk: {
    webhook_off: {
      subject: (_, site) => `Ваш вебхук на сайті ${site} вимкнено`,
      text: ({ address, webhook_link }, site) =>
        paragraphs(
          `П’ять днів на цю адресу нічого не доходило від ${site}, або її сервер відповів, що адреси більше немає:`,
          address,
          `Тому туди більше нічого не надсилається. Увімкнути вебхук знову й надіслати те, чого бракує, можна тут:\n${webhook_link}`,
        ),
    },
  },
  pl: {
    webhook_off: {
      subject: (_, site) => `Twój webhook w serwisie ${site} jest wyłączony`,
      text: ({ address, webhook_link }, site) =>
        paragraphs(
          `przez pięć dni nic z ${site} nie dotarło pod ten adres albo jego serwer odpowiedział, że adresu już nie ma:`,
          address,
          `Dlatego nic więcej tam nie wysyłamy. Tutaj włączysz webhook ponownie i wyślesz to, czego brakuje:\n${webhook_link}`,
        ),
    },
  },
  de: {
    webhook_off: {
      subject: (_, site) => `Ihr Webhook bei ${site} ist ausgeschaltet`,
      text: ({ address, webhook_link }, site) =>
        paragraphs(
          `an dieser Adresse ist fünf Tage lang nichts von ${site} angekommen, oder ihr Server antwortete, dass es sie nicht mehr gibt:`,
          address,
          `Deshalb wird nichts mehr dorthin gesendet. Hier schalten Sie den Webhook wieder ein und senden nach, was fehlt:\n${webhook_link}`,
        ),
    },
  },
  es: {
    webhook_off: {
      subject: (_, site) => `Su webhook en ${site} se ha desactivado`,
      text: ({ address, webhook_link }, site) =>
        paragraphs(
          `Durante cinco días no ha llegado nada de ${site} a esta dirección, o su servidor respondió que ya no existe:`,
          address,
          `Por eso no se envía nada más allí. Active de nuevo el webhook y envíe lo que falta aquí:\n${webhook_link}`,
        ),
    },
  },
  fr: {
    webhook_off: {
      subject: (_, site) => `Votre webhook sur ${site} est désactivé`,
      text: ({ address, webhook_link }, site) =>
        paragraphs(
          `Rien de ${site} n’est arrivé à cette adresse pendant cinq jours, ou son serveur a répondu qu’elle n’existe plus\u00A0:`,
          address,
          `Plus rien n’y est donc envoyé. Réactivez le webhook et renvoyez ce qui manque ici\u00A0:\n${webhook_link}`,
        ),
    },
  },
};
