/** Sentences of pages that mails lead to, in Russian. */
import type { MailedMessages } from '#locales/en/account/mailed.ts';

export const messages = (): MailedMessages => ({
  notices: {
    title: 'Уведомления по почте',
    lead: 'Подтверждения, напоминания и то, что вам сообщают другие редакторы. Решения о ваших заявках и предупреждения об аккаунте приходят всегда.',
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
      editor: (site) => `Вас приглашают следить за ${site} как редактора.`,
      admin: (site) => `Вас приглашают следить за ${site} как администратора.`,
    },
    asNew: 'Придумайте пароль для нового аккаунта.',
    asAccount: 'Роль получит аккаунт, который у вас уже есть.',
    button: 'Принять',
    another: 'Попросите новое приглашение у того, кто вас пригласил.',
  },
});
