/** Commands about unsent mails. */
import { columns, orMissing, type Command } from './command.ts';

export const outboxCommands: Command[] = [
  {
    name: 'outbox list',
    sentence: 'Lists unsent mail: id, state, template, recipient, attempts, next attempt, last error.',
    async run(call) {
      const { listOutbox } = await import('#catalog/mail/outbox-list.ts');
      const items = await listOutbox(call.db);
      const shown = items.map((item) => ({ ...item, template: item.template.replaceAll('_', '-') }));
      return { text: columns(shown, ['id', 'state', 'template', 'to', 'attempts', 'at', 'error']), json: items };
    },
  },
  {
    name: 'outbox retry',
    options: { id: { value: 'ID', sentence: 'One mail; by default all that have failed.' } },
    sentence: 'Makes failed mail due now and prints how many; a running server sends it within a second.',
    async run(call) {
      const { retryOutbox } = await import('#catalog/mail/outbox-list.ts');
      const id = call.option('id');
      const due = await orMissing(`waiting mail ${id}`, retryOutbox(call.db, id));
      return { text: `${due}\n`, json: { due } };
    },
  },
];
