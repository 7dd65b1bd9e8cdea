/** Commands about changes suggested by makers: list, accept, decline. */
import type { Account } from '#catalog/roles.ts';
import { OPEN_CHANGE_STATES, REASON_CODES } from '#catalog/lifecycle.ts';
import type { ChangeRequest } from '#catalog/submissions/change-requests.ts';
import { orMissing, AS_OPTION, tabbed, type Answer, type Command, type Invocation } from './command.ts';
import { saySelfReview } from './self-review.ts';

const PAGE = 500;

function shown(change: ChangeRequest) {
  const { id, state, kind, changes, accepted, message, createdAt, findings } = change;
  return { id, status: state, kind, changes, accepted, message, created_at: createdAt, findings };
}

async function decide(call: Invocation, act: (editor: Account, id: string) => Promise<ChangeRequest>): Promise<Answer> {
  const { getChange } = await import('#catalog/submissions/change-requests.ts');
  const id = call.args[0] ?? '';
  const editor = await call.editor();
  const before = await orMissing(`change ${id}`, getChange(call.db.read, id));
  await saySelfReview(call, editor, { owners: [before.accountId] });
  const change = await act(editor, id);
  return { text: tabbed([[change.id, change.state, (change.accepted ?? []).join(' ')]]), json: shown(change) };
}

export const changeCommands: Command[] = [
  {
    name: 'changes list',
    sentence: 'Lists suggested changes awaiting a decision: id, status, tool, fields, since.',
    async run(call) {
      const { listChanges } = await import('#catalog/submissions/change-requests.ts');
      const { items } = await listChanges(call.db, OPEN_CHANGE_STATES, { page: 1, perPage: PAGE });
      const rows = items.map((change) => [
        change.id,
        change.state,
        change.tool.slug,
        change.kind === 'removal' ? 'removal' : Object.keys(change.changes).join(' '),
        change.createdAt,
      ]);
      return { text: tabbed(rows), json: items.map((change) => ({ ...shown(change), tool: change.tool.slug })) };
    },
  },
  {
    name: 'changes accept',
    arguments: ['ID'],
    options: {
      fields: { value: 'FIELDS', sentence: 'Fields to accept, separated by commas; by default all.' },
      as: AS_OPTION,
    },
    sentence: 'Accepts a suggested change, in whole or in part, or a requested removal.',
    async run(call) {
      const { acceptChange } = await import('#catalog/moderation/decisions/changes.ts');
      const fields = call.option('fields')?.split(',');
      return decide(call, (editor, id) => acceptChange(call.db, editor, id, { fields }));
    },
  },
  {
    name: 'changes decline',
    arguments: ['ID'],
    options: {
      reason: { value: 'CODE', required: true, choices: REASON_CODES, sentence: 'Reason code.' },
      as: AS_OPTION,
      note: { value: 'TEXT', sentence: 'Note to the maker, in addition to the reason.' },
    },
    sentence: 'Declines a suggested change; one that is already live is reverted.',
    async run(call) {
      const { declineChange } = await import('#catalog/moderation/decisions/changes.ts');
      const decision = { reason: call.need('reason'), note: call.option('note') };
      return decide(call, (editor, id) => declineChange(call.db, editor, id, decision));
    },
  },
];
