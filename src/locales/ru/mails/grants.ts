/** Mails about leaked tokens and connected programs, in Russian. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    token_leaked: {
      subject: (_, site) => `Ваш токен API на сайте ${site} оказался в открытом доступе и отозван`,
      text: ({ name, last_four, address, tokens_link }, site) =>
        paragraphs(
          `Токен API «${name}» вашего аккаунта на сайте ${site} (последние символы: ${last_four}) ` +
            `найден в открытом доступе. Мы его отозвали: программы с ним получают отказ.`,
          address === '' ? '' : `Он найден здесь:\n${address}`,
          `Создайте новый и храните его в хранилище секретов или в переменной окружения:\n${tokens_link}`,
        ),
    },
    grant_created: {
      subject: (_, site) => `Приложение получило доступ к вашему аккаунту на сайте ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Вы дали этому приложению доступ к вашему аккаунту на сайте ${site}:`,
          `${name} (${address})`,
          `Если это были не вы, отключите его здесь и смените пароль:\n${tokens_link}`,
        ),
    },
    grant_leaked: {
      subject: (_, site) => `Токен приложения для вашего аккаунта на сайте ${site} оказался в открытом доступе`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Токен, который даёт приложению ${name} доступ к вашему аккаунту на сайте ${site}, ` +
            `найден в открытом доступе. Мы отключили приложение: его токены больше не действуют.`,
          address === '' ? '' : `Он найден здесь:\n${address}`,
          `Если приложение вам ещё нужно, сообщите его разработчику и подключите его ` +
            `снова, когда утечка будет устранена. Что имеет доступ сейчас:\n${tokens_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
