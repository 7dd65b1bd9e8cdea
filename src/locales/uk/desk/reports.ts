/** Sentences of the desk about readers’ reports, in Ukrainian. */
import type { Format } from '#locales/format.ts';
import type { ReportMessages } from '#locales/en/desk/reports.ts';

export const messages = (k: Format): ReportMessages => ({
  reports: {
    title: 'Повідомлення читачів',
    lead:
      'Проблеми, про які повідомили читачі; спершу найдавніші. Хто повідомив, вам не видно. Хто ' +
      'просив відповіді, дізнається підсумок у нейтральній фразі, але не побачить вашої нотатки.',
    open: 'Відкриті',
    closed: 'Закриті',
    kind: 'Причина',
    tool: 'Інструмент: коротке ім’я або частина назви',
    none: 'Відкритих повідомлень немає.',
    noneFound: 'Нічого не знайдено.',
    count: (n) =>
      k.plural(n, { one: '# повідомлення', few: '# повідомлення', many: '# повідомлень', other: '# повідомлення' }),
    more: (n) =>
      k.plural(n, {
        one: 'ще # повідомлення',
        few: 'ще # повідомлення',
        many: 'ще # повідомлень',
        other: 'ще # повідомлення',
      }),
    report: 'Повідомлення',
    outcome: 'Підсумок',
    choose: 'Виберіть підсумок',
    note: 'Нотатка для редакторів',
    button: 'Закрити вибрані',
    desk: 'Редагувати, приховати або об’єднати',
    closing: 'Закрито',
    already: 'Це вже закрив хтось інший. Нічого не перезаписано.',
    awaited: 'Просять відповісти',
    reopen: 'Відкрити знову',
    reopened: 'Відкрито знову.',
  },
});
