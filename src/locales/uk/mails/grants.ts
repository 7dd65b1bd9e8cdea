/** Mails about leaked tokens and connected programs, in Ukrainian. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    token_leaked: {
      subject: (_, site) => `Ваш токен API на сайті ${site} опинився у відкритому доступі й відкликаний`,
      text: ({ name, last_four, address, tokens_link }, site) =>
        paragraphs(
          `Токен API «${name}» вашого облікового запису на сайті ${site} (останні символи: ${last_four}) ` +
            `знайдено у відкритому доступі. Ми його відкликали: програми з ним отримують відмову.`,
          address === '' ? '' : `Його знайдено тут:\n${address}`,
          `Створіть новий і зберігайте його у сховищі секретів або у змінній середовища:\n${tokens_link}`,
        ),
    },
    grant_created: {
      subject: (_, site) => `Застосунок отримав доступ до вашого облікового запису на сайті ${site}`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Ви надали цьому застосунку доступ до вашого облікового запису на сайті ${site}:`,
          `${name} (${address})`,
          `Якщо це були не ви, від’єднайте його тут і змініть пароль:\n${tokens_link}`,
        ),
    },
    grant_leaked: {
      subject: (_, site) =>
        `Токен застосунку для вашого облікового запису на сайті ${site} опинився у відкритому доступі`,
      text: ({ name, address, tokens_link }, site) =>
        paragraphs(
          `Токен, який дає застосунку ${name} доступ до вашого облікового запису на сайті ${site}, ` +
            `знайдено у відкритому доступі. Ми від’єднали застосунок: його токени більше не діють.`,
          address === '' ? '' : `Його знайдено тут:\n${address}`,
          `Якщо застосунок вам ще потрібен, повідомте його розробника й під’єднайте його знову, коли витік буде усунено. Що має доступ зараз:\n${tokens_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
