/** A decision that is taken back leaves every row of every table as it was, but for what the list here names. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { choosableEvents, createWebhook } from '#catalog/webhooks/webhooks.ts';
import type { CHANGE_LIFECYCLE, LIFECYCLE, Transition } from '#catalog/lifecycle.ts';
import { acceptChange, declineChange } from '#catalog/moderation/decisions/changes.ts';
import { undoChangeDecision } from '#catalog/moderation/decisions/change-undo.ts';
import { decideMany, undoMany } from '#catalog/moderation/decisions/bulk.ts';
import {
  approveSubmission,
  rejectAsDuplicate,
  rejectSubmission,
  requestChanges,
} from '#catalog/moderation/decisions/submissions.ts';
import { escalateSubmission } from '#catalog/moderation/handling.ts';
import { undoDecision } from '#catalog/moderation/decisions/undo.ts';
import { UNDO_MS } from '#catalog/moderation/decisions/undo-window.ts';
import type { Account } from '#catalog/roles.ts';
import { lockForReview } from '#catalog/submissions/review-locks.ts';
import { appealSubmission, submitTool } from '#catalog/submissions/submit.ts';
import { suggestChange } from '#catalog/submissions/suggest.ts';
import { sharedCatalog } from '../../api/bare-catalog.ts';
import { dump, type Dump, type Row } from '../../support/database-rows.ts';
import { publish, submission } from '../../support/factories.ts';

/** The transitions of a table that can be undone, whatever the state. */
type Undoables<Table extends Record<string, Record<string, Transition>>> = {
  [State in keyof Table]: {
    [Action in keyof Table[State]]: Table[State][Action] extends { undo: true } ? Action : never;
  }[keyof Table[State]];
}[keyof Table];

type Undoable =
  | Undoables<typeof LIFECYCLE>
  | Undoables<typeof CHANGE_LIFECYCLE>
  | 'reject_as_duplicate'
  | 'reject_appeal'
  | 'accept_some'
  | 'accept_removal'
  | 'bulk';

/** Rows that may be new after the decision was taken back, and why. None may be gone, and none may be changed. */
const NEW_ROWS: Record<string, (row: Row) => boolean> = {
  // Both moves stay in the history.
  history: () => true,
  // The tool was public for seconds: the row tells every process that it has gone, and names no slug that anybody wants.
  tools: ({ state, slug, id }) => state === 'removed' && slug === `undone-${String(id)}`,
};

/** Columns that may differ, and why. */
const CHANGED_COLUMNS: Record<string, readonly string[]> = {
  // Processes learn by it that something has changed, twice.
  catalog_revision: ['revision'],
  // Readers of changes see that the entry was touched.
  tools: ['revision', 'updated_at'],
};

describe('a decision that was taken back', () => {
  const catalog = sharedCatalog();
  const undo = { undoMs: UNDO_MS };
  const note = 'Say what the model does.';
  const reason = 'misleading';
  let owner: Account;
  let editor: Account;
  let second: Account;
  before(async () => {
    owner = await catalog.account();
    editor = await catalog.account('editor');
    second = await catalog.account('editor');
    for (const account of [owner, second]) {
      const input = { url: `https://hooks.example.com/${account.id}`, events: choosableEvents(account) };
      await createWebhook(catalog.db, account, input, { verificationRequired: false });
    }
  });

  const submit = async (changes: Row = {}): Promise<string> => {
    const { submission: made } = await submitTool(catalog.db, owner, submission(changes), { perHour: 10_000 });
    await lockForReview(catalog.db, editor, made.id);
    await escalateSubmission(catalog.db, editor, made.id, 'Is this one of ours?');
    return made.id;
  };
  const tool = async (): Promise<string> => {
    const priceStated = { by: 'import', at: '2026-01-01T00:00:00.000Z' } as const;
    const [slug = ''] = await publish(catalog.db, [{ accountId: owner.id, priceStated }]);
    return slug;
  };
  const suggest = async (body: Row, smallAtOnce = false): Promise<string> => {
    const options = { perHour: 1_000, smallAtOnce };
    return (await suggestChange(catalog.db, owner, await tool(), body, options)).change.id;
  };
  const change = { pricing_model: 'paid', url: 'https://moved.example.com/', platforms: ['cli'], tagline: 'Paints.' };

  interface Way {
    /** Makes what is decided on; gives its id. */
    open(): Promise<string>;
    decide(id: string): Promise<unknown>;
    undo?(id: string): Promise<unknown>;
  }
  const undoChange = (id: string): Promise<unknown> => undoChangeDecision(catalog.db, editor, id);
  const spam = { tagline: 'The BEST AI assistant EVER!!! Try it NOW!!!' };

  /** Every decision of an editor that can be taken back. */
  const ways: Record<Undoable, Way> = {
    approve: { open: () => submit(spam), decide: (id) => approveSubmission(catalog.db, editor, id, undo) },
    reject: {
      open: () => submit(spam),
      decide: (id) => rejectSubmission(catalog.db, editor, id, { reason: 'spam', note }, undo),
    },
    request_changes: { open: submit, decide: (id) => requestChanges(catalog.db, editor, id, { note }, undo) },
    reject_as_duplicate: {
      open: submit,
      decide: async (id) => rejectAsDuplicate(catalog.db, editor, id, { of: twin }, undo),
    },
    reject_appeal: {
      async open() {
        const id = await submit();
        await rejectSubmission(catalog.db, second, id, { reason: 'spam', note });
        await appealSubmission(catalog.db, owner, id, 'It does use a language model, see the page about it.');
        return id;
      },
      decide: (id) => rejectSubmission(catalog.db, editor, id, { reason: 'other' }, undo),
    },
    bulk: {
      open: submit,
      decide: (id) => decideMany(catalog.db, editor, [id], { decision: 'approve' }),
      undo: (id) => undoMany(catalog.db, editor, [id]),
    },
    accept: {
      open: () => suggest(change),
      decide: (id) => acceptChange(catalog.db, editor, id, {}, undo),
      undo: undoChange,
    },
    accept_some: {
      open: () => suggest(change),
      decide: (id) => acceptChange(catalog.db, editor, id, { fields: ['url'], note }, undo),
      undo: undoChange,
    },
    accept_removal: {
      open: () => suggest({ remove: true }),
      decide: (id) => acceptChange(catalog.db, editor, id, {}, undo),
      undo: undoChange,
    },
    decline: {
      open: () => suggest(change),
      decide: (id) => declineChange(catalog.db, editor, id, { reason, note }, undo),
      undo: undoChange,
    },
    confirm: {
      open: () => suggest({ pricing_model: 'paid' }, true),
      decide: (id) => acceptChange(catalog.db, editor, id, {}, undo),
      undo: undoChange,
    },
    revert: {
      open: () => suggest({ pricing_model: 'paid' }, true),
      decide: (id) => declineChange(catalog.db, editor, id, { reason, note }, undo),
      undo: undoChange,
    },
  };
  let twin = '';
  before(async () => {
    twin = await tool();
  });

  for (const [name, way] of Object.entries(ways)) {
    test(`leaves every table as it was: ${name}`, async () => {
      const id = await way.open();
      catalog.advance(60_000);
      const was = await dump(catalog.db);
      await way.decide(id);
      assert.notDeepEqual(differencesOf(was, await dump(catalog.db)), [], 'the decision changes something');
      catalog.advance(UNDO_MS / 2);
      await (way.undo?.(id) ?? undoDecision(catalog.db, editor, id));
      assert.deepEqual(differencesOf(was, await dump(catalog.db)), []);
    });
  }
});

/** What is gone or changed, and new rows that no reason excuses, as `table.column: was, is`. */
function differencesOf(was: Dump, is: Dump): string[] {
  return [...was].flatMap(([table, old]) => {
    const ignored = CHANGED_COLUMNS[table] ?? [];
    const textOf = (row: Row): string =>
      JSON.stringify(Object.entries(row).filter(([column]) => !ignored.includes(column)));
    const now = is.get(table) ?? [];
    const same = new Set(old.map(textOf)).intersection(new Set(now.map(textOf)));
    const fresh = now.filter((row) => !same.has(textOf(row)));
    const lost = old.filter((row) => !same.has(textOf(row)));
    const changed = lost.map((row) => {
      const [column = ''] = Object.keys(row);
      const at = fresh.findIndex((each) => each[column] === row[column]);
      const [found] = at < 0 ? [] : fresh.splice(at, 1);
      return found === undefined ? `${table} lost ${textOf(row)}` : `${table}: ${changesOf(row, found, ignored)}`;
    });
    const added = fresh.filter((row) => NEW_ROWS[table]?.(row) !== true).map((row) => `${table} has ${textOf(row)}`);
    return [...changed, ...added];
  });
}

function changesOf(was: Row, is: Row, ignored: readonly string[]): string {
  const columns = Object.keys(was).filter((column) => was[column] !== is[column] && !ignored.includes(column));
  return columns.map((column) => `${column} was ${String(was[column])}, is ${String(is[column])}`).join('; ');
}
