/** Sentences of the pages of mailed links, in Ukrainian. */
import type { MailedMessages } from '#locales/en/account/mailed.ts';

export const messages = (): MailedMessages => ({
  notices: {
    title: 'Сповіщення поштою',
    lead: 'Підтвердження, нагадування та повідомлення інших редакторів. Рішення про ваші заявки й попередження про обліковий запис надходять завжди.',
    on: 'Увімкнено',
    off: 'Вимкнено',
    turnOff: 'Вимкнути',
    turnOn: 'Увімкнути',
    nowOff: 'Сповіщення вимкнено.',
    nowOn: 'Сповіщення ввімкнено.',
    done: 'Змінено.',
  },
  invitation: {
    title: 'Приєднатися до редакції',
    lead: {
      editor: (site) => `Вас запрошують стати редактором ${site}.`,
      admin: (site) => `Вас запрошують стати адміністратором ${site}.`,
    },
    asNew: 'Придумайте пароль для нового облікового запису.',
    asAccount: 'Цю роль отримає ваш теперішній обліковий запис.',
    button: 'Прийняти',
    another: 'Попросіть нове запрошення в того, хто вас запросив.',
  },
});
