/** Sentences of the pages of mailed links, in Russian. */
import type { MailedMessages } from '#locales/en/account/mailed.ts';

export const messages = (): MailedMessages => ({
  notices: {
    title: 'Уведомления по почте',
    lead: 'Подтверждения, напоминания и сообщения других редакторов. Решения о ваших заявках и предупреждения об аккаунте приходят всегда.',
    on: 'Включены',
    off: 'Выключены',
    turnOff: 'Выключить',
    turnOn: 'Включить',
    nowOff: 'Уведомления выключены.',
    nowOn: 'Уведомления включены.',
    done: 'Изменено.',
  },
  invitation: {
    title: 'Присоединиться к редакции',
    lead: {
      editor: (site) => `Вас приглашают в редакторы ${site}.`,
      admin: (site) => `Вас приглашают в администраторы ${site}.`,
    },
    asNew: 'Придумайте пароль для нового аккаунта.',
    asAccount: 'Эту роль получит ваш нынешний аккаунт.',
    button: 'Принять',
    another: 'Попросите новое приглашение у того, кто вас пригласил.',
  },
});
