/** The lifecycle: every action in every state, by everyone who could try it; generated from the table. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Account } from '#catalog/roles.ts';
import { listHistory } from '#catalog/audit/log.ts';
import {
  LIFECYCLE,
  REASON_CODES,
  SUBMISSION_STATES,
  TOOL_LIFECYCLE,
  TOOL_STATES,
  type SubmissionAction,
  type SubmissionState,
  type ToolAction,
  type ToolState,
} from '#catalog/lifecycle.ts';
import {
  approveSubmission,
  expireSubmissions,
  rejectSubmission,
  requestChanges,
} from '#catalog/moderation/decisions/submissions.ts';
import { appealSubmission, resubmitSubmission, submitTool, withdrawSubmission } from '#catalog/submissions/submit.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { openLiveCatalog } from '#catalog/tools/serving/live-catalog.ts';
import { quarantineTool, removeTool, restoreTool } from '#catalog/moderation/quarantine.ts';
import { getTool } from '#catalog/tools/tools.ts';
import { assertEach } from '../support/assert-each.ts';
import { publish, submission } from '../support/factories.ts';
import { sharedCatalog } from './bare-catalog.ts';

/** A merge needs a second tool and has tests of its own. */
type EditorAct = Exclude<ToolAction, 'merge'>;

const DAY = 86_400_000;
const NOTE = 'Say what the model does.';
const MESSAGE = 'It does use a language model, see the page about it.';

describe('the lifecycle', () => {
  const catalog = sharedCatalog();
  let owner: Account;
  let editors: Account[];
  let member: Account;
  before(async () => {
    owner = await catalog.account();
    member = await catalog.account();
    editors = [await catalog.account('editor'), await catalog.account('admin')];
  });

  const submit = async (): Promise<string> =>
    (await submitTool(catalog.db, owner, submission(), { perHour: 10_000 })).submission.id;

  /** Each action as the program offers it, done by someone who may. */
  const acts: Record<SubmissionAction, (id: string, editor: Account) => Promise<unknown>> = {
    approve: (id, editor) => approveSubmission(catalog.db, editor, id),
    reject: (id, editor) => rejectSubmission(catalog.db, editor, id, { reason: 'other', note: NOTE }),
    request_changes: (id, editor) => requestChanges(catalog.db, editor, id, { note: NOTE }),
    withdraw: (id) => withdrawSubmission(catalog.db, owner, id),
    resubmit: (id) => resubmitSubmission(catalog.db, owner, id, submission()),
    appeal: (id) => appealSubmission(catalog.db, owner, id, MESSAGE),
    async expire() {
      catalog.advance(31 * DAY);
      await expireSubmissions(catalog.db);
    },
  };
  const ways: Record<SubmissionState, readonly SubmissionAction[]> = {
    awaiting_moderation: [],
    changes_requested: ['request_changes'],
    published: ['approve'],
    rejected: ['reject'],
    withdrawn: ['withdraw'],
    expired: ['request_changes', 'expire'],
  };
  async function submissionIn(state: SubmissionState): Promise<string> {
    const id = await submit();
    for (const action of ways[state]) await acts[action](id, editors[0]!);
    assert.equal((await getSubmission(catalog.db, id)).state, state);
    return id;
  }
  const countMails = async (id: string): Promise<number> => (await catalog.mailsAbout(id)).length;
  const mailed: SubmissionAction[] = ['approve', 'reject', 'request_changes', 'expire'];

  const cases = SUBMISSION_STATES.flatMap((state) =>
    (Object.keys(acts) as SubmissionAction[]).map((action) => {
      const moves = LIFECYCLE[state] as Record<string, { to: SubmissionState; by: string }>;
      return { state, action, move: moves[action] };
    }),
  );
  const nameOf = ({ state, action }: { state: string; action: string }): string => `${state}: ${action}`;

  test('every move leads to its state with one history row, and to one mail where its owner waits for it', () =>
    assertEach(
      cases.flatMap(({ move, ...rest }) => (move === undefined ? [] : [{ ...rest, move }])),
      nameOf,
      async ({ state, action, move }) => {
        const id = await submissionIn(state);
        const [historyBefore, mailsBefore] = [await listHistory(catalog.db, id), await countMails(id)];
        await acts[action](id, editors[1]!);
        assert.equal((await getSubmission(catalog.db, id)).state, move.to);
        const added = (await listHistory(catalog.db, id)).slice(historyBefore.length);
        const actor = { editor: editors[1]!.id, owner: owner.id, system: null }[move.by];
        assert.deepEqual(
          added.map(({ action: done, fromState, toState, actorId }) => [done, fromState, toState, actorId]),
          [[action, state, move.to, actor]],
        );
        assert.equal((await countMails(id)) - mailsBefore, mailed.includes(action) ? 1 : 0);
      },
    ));

  test('every other action is refused and changes nothing', () =>
    assertEach(
      cases.filter(({ move }) => move === undefined),
      nameOf,
      async ({ state, action }) => {
        const id = await submissionIn(state);
        const unmoved = await getSubmission(catalog.db, id);
        const [historyBefore, mailsBefore] = [await listHistory(catalog.db, id), await countMails(id)];
        if (action === 'expire') await acts.expire(id, editors[1]!);
        else await assert.rejects(acts[action](id, editors[1]!), { code: 'conflict' });
        assert.deepEqual(await getSubmission(catalog.db, id), unmoved);
        assert.deepEqual(await listHistory(catalog.db, id), historyBefore);
        assert.equal(await countMails(id), mailsBefore);
      },
    ));

  test('nobody but an editor decides, nobody but the owner acts for the owner', () =>
    assertEach(SUBMISSION_STATES, String, async (state) => {
      const id = await submissionIn(state);
      const unmoved = await getSubmission(catalog.db, id);
      for (const account of [owner, member]) {
        for (const action of ['approve', 'reject', 'request_changes'] as const)
          await assert.rejects(acts[action](id, account), { code: 'forbidden' });
      }
      for (const stranger of [member, ...editors]) {
        await assert.rejects(withdrawSubmission(catalog.db, stranger, id), { code: 'not_found' });
        await assert.rejects(resubmitSubmission(catalog.db, stranger, id, submission()), { code: 'not_found' });
        await assert.rejects(appealSubmission(catalog.db, stranger, id, MESSAGE), { code: 'not_found' });
      }
      assert.deepEqual(await getSubmission(catalog.db, id), unmoved);
    }));

  test('an id that is none cannot be decided', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '']) {
      for (const action of ['approve', 'reject', 'request_changes'] as const)
        await assert.rejects(acts[action](id, editors[0]!), { code: 'not_found' });
    }
  });

  test('a rejection may say each of the reasons', () =>
    assertEach(
      REASON_CODES,
      (reason) => `a rejection may say ${reason}`,
      async (reason) => {
        const id = await submit();
        await rejectSubmission(catalog.db, editors[0]!, id, { reason });
        assert.equal((await getSubmission(catalog.db, id)).reasonCode, reason);
        assert.equal((await listHistory(catalog.db, id)).at(-1)?.reasonCode, reason);
      },
    ));
  test('a rejection may say nothing else', () =>
    assertEach(
      [undefined, null, '', 'Spam', 'because', 1, ['spam']],
      (reason) => `a rejection may not say ${JSON.stringify(reason)}`,
      async (reason) => {
        const id = await submit();
        await assert.rejects(
          rejectSubmission(catalog.db, editors[0]!, id, { reason }),
          (error: any) => error.code === 'validation_failed' && 'reason' in error.fields,
        );
        assert.equal((await getSubmission(catalog.db, id)).state, 'awaiting_moderation');
      },
    ));
  test('a request for changes may not say nothing, too much or no text', () =>
    assertEach(
      [undefined, null, '', '   ', 1, 'a\u0000', 'a'.repeat(1001)],
      (note) => `a request for changes may not say ${JSON.stringify(note)}`.slice(0, 80),
      async (note) => {
        const id = await submit();
        await assert.rejects(
          requestChanges(catalog.db, editors[0]!, id, { note }),
          (error: any) => error.code === 'validation_failed' && 'note' in error.fields,
        );
        assert.equal((await getSubmission(catalog.db, id)).state, 'awaiting_moderation');
      },
    ));

  const toolActs: Record<EditorAct, (slug: string, editor: Account) => Promise<void>> = {
    quarantine: (slug, editor) => quarantineTool(catalog.db, editor, slug, { reason: 'policy', note: NOTE }),
    restore: (slug, editor) => restoreTool(catalog.db, editor, slug),
    remove: (slug, editor) => removeTool(catalog.db, editor, slug, { reason: 'spam' }),
  };
  const toolWays: Record<ToolState, readonly EditorAct[]> = {
    published: [],
    quarantined: ['quarantine'],
    removed: ['quarantine', 'remove'],
  };
  const stateOf = (slug: string) =>
    catalog.db.read
      .selectFrom('tools')
      .select(['id', 'state', 'slug'])
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();

  test('a tool moves as its table says and in no other way', () =>
    assertEach(
      TOOL_STATES.flatMap((state) => (Object.keys(toolActs) as EditorAct[]).map((action) => ({ state, action }))),
      nameOf,
      async ({ state, action }) => {
        const move = (TOOL_LIFECYCLE[state] as Record<string, { to: ToolState }>)[action];
        const [slug = ''] = await publish(catalog.db, [{ accountId: owner.id }]);
        for (const way of toolWays[state]) await toolActs[way](slug, editors[0]!);
        const { id } = await stateOf(slug);
        const historyBefore = (await listHistory(catalog.db, id)).length;
        for (const account of [owner, member])
          await assert.rejects(toolActs[action](slug, account), { code: 'forbidden' });
        if (move === undefined) {
          await assert.rejects(toolActs[action](slug, editors[1]!), { code: 'conflict' });
          assert.equal((await listHistory(catalog.db, id)).length, historyBefore);
          return;
        }
        await toolActs[action](slug, editors[1]!);
        assert.equal((await stateOf(slug)).state, move.to);
        const added = (await listHistory(catalog.db, id)).slice(historyBefore);
        assert.deepEqual(
          added.map((entry) => [entry.action, entry.fromState, entry.toState, entry.actorId]),
          [[action, state, move.to, editors[1]!.id]],
        );
        const live = await openLiveCatalog(catalog.db, {
          onError: assert.ifError,
          onIndexFileError: assert.ifError,
          onLost: assert.ifError,
          onFound: () => undefined,
        });
        await live.loaded;
        const shown = getTool(live, slug, 'en');
        if (move.to === 'published') assert.equal((await shown).slug, slug);
        else await assert.rejects(shown, { code: 'not_found' });
      },
    ));

  test('a tool that is unknown cannot be taken down', async () => {
    for (const action of Object.values(toolActs))
      await assert.rejects(action('no-such-tool', editors[0]!), { code: 'not_found' });
  });

  test('a slug stays taken after removal', async () => {
    const name = 'Brief Sparrow';
    const first = await submitTool(catalog.db, owner, submission({ name }), { perHour: 10_000 });
    await approveSubmission(catalog.db, editors[0]!, first.submission.id);
    await toolActs.quarantine('brief-sparrow', editors[0]!);
    await toolActs.remove('brief-sparrow', editors[0]!);
    const second = await submitTool(catalog.db, member, submission({ name }), { perHour: 10_000 });
    await approveSubmission(catalog.db, editors[0]!, second.submission.id);
    const slugs = await catalog.db.read
      .selectFrom('tools')
      .select('slug')
      .where('name', '=', name)
      .orderBy('seq')
      .execute();
    assert.deepEqual(
      slugs.map(({ slug }) => slug),
      ['brief-sparrow', 'brief-sparrow-2'],
    );
  });
});
