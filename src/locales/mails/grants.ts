/** The mail about a program that was allowed something, in every language. */
import type { Locale } from '#catalog/locales.ts';
import { paragraphs, type MailMessages } from './texts.ts';

export const GRANT_MAILS: Record<Locale, Pick<MailMessages['mails'], 'grant_created'>> = {
  en: {
    grant_created: {
      subject: (_, site) => `An application now has access to your account on ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `You have allowed this application to act for you on ${site}:`,
          `${name} (${address})`,
          `If this was not you, disconnect it here and change your password:\n${tokens_link}`,
        ),
    },
  },
  ar: {
    grant_created: {
      subject: (_, site) => `أصبح لتطبيق وصول إلى حسابك في ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `سمحت لهذا التطبيق بأن يتصرف باسمك في ${site}:`,
          `${name} (${address})`,
          `إن لم تكن أنت من فعل ذلك، فاقطع اتصاله هنا وغيّر كلمة مرورك:\n${tokens_link}`,
        ),
    },
  },
  ru: {
    grant_created: {
      subject: (_, site) => `Приложение получило доступ к вашему аккаунту на сайте ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Вы разрешили этому приложению действовать от вашего имени на сайте ${site}:`,
          `${name} (${address})`,
          `Если это были не вы, отключите его здесь и смените пароль:\n${tokens_link}`,
        ),
    },
  },
  uk: {
    grant_created: {
      subject: (_, site) => `Застосунок отримав доступ до вашого облікового запису на сайті ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Ви дозволили цьому застосунку діяти від вашого імені на сайті ${site}:`,
          `${name} (${address})`,
          `Якщо це були не ви, від’єднайте його тут і змініть пароль:\n${tokens_link}`,
        ),
    },
  },
  pl: {
    grant_created: {
      subject: (_, site) => `Aplikacja ma dostęp do Twojego konta w serwisie ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `ta aplikacja może od teraz działać w Twoim imieniu w serwisie ${site}:`,
          `${name} (${address})`,
          `Jeśli to nie Ty na to pozwalasz, odłącz ją tutaj i zmień hasło:\n${tokens_link}`,
        ),
    },
  },
  de: {
    grant_created: {
      subject: (_, site) => `Eine Anwendung hat jetzt Zugriff auf Ihr Konto bei ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Sie haben dieser Anwendung erlaubt, bei ${site} für Sie zu handeln:`,
          `${name} (${address})`,
          `Falls Sie das nicht waren, trennen Sie sie hier und ändern Sie Ihr Passwort:\n${tokens_link}`,
        ),
    },
  },
  es: {
    grant_created: {
      subject: (_, site) => `Una aplicación ya tiene acceso a su cuenta en ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Ha permitido que esta aplicación actúe por usted en ${site}:`,
          `${name} (${address})`,
          `Si no ha sido usted, desconéctela aquí y cambie su contraseña:\n${tokens_link}`,
        ),
    },
  },
  fr: {
    grant_created: {
      subject: (_, site) => `Une application a maintenant accès à votre compte sur ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Vous avez autorisé cette application à agir pour vous sur ${site}\u00A0:`,
          `${name} (${address})`,
          `Si ce n’était pas vous, déconnectez-la ici et changez votre mot de passe\u00A0:\n${tokens_link}`,
        ),
    },
  },
};
