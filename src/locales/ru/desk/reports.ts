/** Sentences of the desk about readers’ reports, in Russian. */
import type { Format } from '#locales/format.ts';
import type { ReportMessages } from '#locales/en/desk/reports.ts';

export const messages = (k: Format): ReportMessages => ({
  reports: {
    title: 'Сообщения читателей',
    lead:
      'Проблемы, о которых сообщили читатели; сначала самые давние. Кто сообщил, вам не ' +
      'видно. Кто просил ответа, узнает итог в нейтральной фразе, но не увидит вашу заметку.',
    open: 'Открытые',
    closed: 'Закрытые',
    kind: 'Причина',
    tool: 'Инструмент: короткое имя или часть названия',
    none: 'Открытых сообщений нет.',
    noneFound: 'Ничего не найдено.',
    count: (n) => k.plural(n, { one: '# сообщение', few: '# сообщения', many: '# сообщений', other: '# сообщения' }),
    more: (n) =>
      k.plural(n, {
        one: 'ещё # сообщение',
        few: 'ещё # сообщения',
        many: 'ещё # сообщений',
        other: 'ещё # сообщения',
      }),
    report: 'Сообщение',
    outcome: 'Итог',
    choose: 'Выберите итог',
    note: 'Заметка для редакторов',
    button: 'Закрыть выбранные',
    desk: 'Править, скрыть или объединить',
    closing: 'Закрыто',
    already: 'Это уже закрыл кто-то другой. Ничего не перезаписано.',
    awaited: 'Просят ответить',
    reopen: 'Открыть снова',
    reopened: 'Открыто снова.',
  },
});
