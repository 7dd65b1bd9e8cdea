/** The lifecycle: every action in every state, by everyone who could try it; generated from the table. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { listHistory } from '#catalog/history.ts';
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
import { approveSubmission, expireSubmissions, rejectSubmission, requestChanges } from '#catalog/moderation.ts';
import { appealSubmission, resubmitSubmission, submitTool, withdrawSubmission } from '#catalog/submissions.ts';
import { getSubmission } from '#catalog/submission-records.ts';
import { quarantineTool, removeTool, restoreTool } from '#catalog/tool-moderation.ts';
import type { Account } from '#catalog/actors.ts';
import { publish, submission } from '../factories.ts';
import { sharedWorld } from './conformance.ts';

/** A merge needs a second tool and has tests of its own. */
type EditorAct = Exclude<ToolAction, 'merge'>;

const DAY = 86_400_000;
const NOTE = 'Say what the model does.';
const MESSAGE = 'It does use a language model, see the page about it.';

describe('the lifecycle', () => {
  const world = sharedWorld();
  let owner: Account;
  let editors: Account[];
  let member: Account;
  before(async () => {
    owner = (await world.person()).account;
    member = (await world.person()).account;
    editors = [(await world.person('editor')).account, (await world.person('admin')).account];
  });

  const submit = async (): Promise<string> => (await submitTool(world.db, owner, submission(), { perHour: 10_000 })).submission.id;

  /** Each action as the program offers it, done by someone who may. */
  const acts: Record<SubmissionAction, (id: string, editor: Account) => Promise<unknown>> = {
    approve: (id, editor) => approveSubmission(world.db, editor, id),
    reject: (id, editor) => rejectSubmission(world.db, editor, id, { reason: 'other', note: NOTE }),
    request_changes: (id, editor) => requestChanges(world.db, editor, id, { note: NOTE }),
    withdraw: (id) => withdrawSubmission(world.db, owner, id),
    resubmit: (id) => resubmitSubmission(world.db, owner, id, submission()),
    appeal: (id) => appealSubmission(world.db, owner, id, MESSAGE),
    async expire() {
      world.clock.advance(31 * DAY);
      await expireSubmissions(world.db);
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
    assert.equal((await getSubmission(world.db, id)).state, state);
    return id;
  }
  const countMails = async (id: string): Promise<number> =>
    (await world.db.read.selectFrom('outbox').select('id').where('payload', 'like', `%/submissions/${id}%`).execute()).length;
  const mailed: SubmissionAction[] = ['approve', 'reject', 'request_changes', 'expire'];

  for (const state of SUBMISSION_STATES) {
    for (const action of Object.keys(acts) as SubmissionAction[]) {
      const moves = LIFECYCLE[state] as Record<string, { to: SubmissionState; by: string }>;
      const move = moves[action];

      if (move !== undefined) {
        test(`${state}: ${action} leads to ${move.to} with one history row and ${mailed.includes(action) ? 'one mail' : 'no mail'}`, async () => {
          const id = await submissionIn(state);
          const [historyBefore, mailsBefore] = [await listHistory(world.db, id), await countMails(id)];
          await acts[action](id, editors[1]!);
          assert.equal((await getSubmission(world.db, id)).state, move.to);
          const added = (await listHistory(world.db, id)).slice(historyBefore.length);
          const actor = { editor: editors[1]!.id, owner: owner.id, system: null }[move.by];
          assert.deepEqual(
            added.map(({ action: done, fromState, toState, actorId }) => [done, fromState, toState, actorId]),
            [[action, state, move.to, actor]],
          );
          assert.equal((await countMails(id)) - mailsBefore, mailed.includes(action) ? 1 : 0);
        });
      } else {
        test(`${state}: ${action} is refused and changes nothing`, async () => {
          const id = await submissionIn(state);
          const before = await getSubmission(world.db, id);
          const [historyBefore, mailsBefore] = [await listHistory(world.db, id), await countMails(id)];
          if (action === 'expire') await acts.expire(id, editors[1]!);
          else await assert.rejects(acts[action](id, editors[1]!), { code: 'conflict' });
          assert.deepEqual(await getSubmission(world.db, id), before);
          assert.deepEqual(await listHistory(world.db, id), historyBefore);
          assert.equal(await countMails(id), mailsBefore);
        });
      }
    }

    test(`${state}: nobody but an editor decides, nobody but the owner acts for the owner`, async () => {
      const id = await submissionIn(state);
      const before = await getSubmission(world.db, id);
      for (const account of [owner, member]) {
        for (const action of ['approve', 'reject', 'request_changes'] as const) await assert.rejects(acts[action](id, account), { code: 'forbidden' });
      }
      for (const stranger of [member, ...editors]) {
        await assert.rejects(withdrawSubmission(world.db, stranger, id), { code: 'not_found' });
        await assert.rejects(resubmitSubmission(world.db, stranger, id, submission()), { code: 'not_found' });
        await assert.rejects(appealSubmission(world.db, stranger, id, MESSAGE), { code: 'not_found' });
      }
      assert.deepEqual(await getSubmission(world.db, id), before);
    });
  }

  test('an id that is none cannot be decided', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '']) {
      for (const action of ['approve', 'reject', 'request_changes'] as const) await assert.rejects(acts[action](id, editors[0]!), { code: 'not_found' });
    }
  });

  for (const reason of REASON_CODES) {
    test(`a rejection may say ${reason}`, async () => {
      const id = await submit();
      await rejectSubmission(world.db, editors[0]!, id, { reason });
      assert.equal((await getSubmission(world.db, id)).reasonCode, reason);
      assert.equal((await listHistory(world.db, id)).at(-1)?.reasonCode, reason);
    });
  }
  for (const reason of [undefined, null, '', 'Spam', 'because', 1, ['spam']]) {
    test(`a rejection may not say ${JSON.stringify(reason)}`, async () => {
      const id = await submit();
      await assert.rejects(rejectSubmission(world.db, editors[0]!, id, { reason }), (error: any) => error.code === 'validation_failed' && 'reason' in error.fields);
      assert.equal((await getSubmission(world.db, id)).state, 'awaiting_moderation');
    });
  }
  for (const note of [undefined, null, '', '   ', 1, 'a\u0000', 'a'.repeat(1001)]) {
    test(`a request for changes may not say ${JSON.stringify(note)}`.slice(0, 80), async () => {
      const id = await submit();
      await assert.rejects(requestChanges(world.db, editors[0]!, id, { note }), (error: any) => error.code === 'validation_failed' && 'note' in error.fields);
      assert.equal((await getSubmission(world.db, id)).state, 'awaiting_moderation');
    });
  }

  const toolActs: Record<EditorAct, (slug: string, editor: Account) => Promise<void>> = {
    quarantine: (slug, editor) => quarantineTool(world.db, editor, slug, { reason: 'policy', note: NOTE }),
    restore: (slug, editor) => restoreTool(world.db, editor, slug),
    remove: (slug, editor) => removeTool(world.db, editor, slug, { reason: 'spam' }),
  };
  const toolWays: Record<ToolState, readonly EditorAct[]> = { published: [], quarantined: ['quarantine'], removed: ['quarantine', 'remove'] };
  const stateOf = (slug: string) => world.db.read.selectFrom('tools').select(['id', 'state', 'slug']).where('slug', '=', slug).executeTakeFirstOrThrow();

  for (const state of TOOL_STATES) {
    for (const action of Object.keys(toolActs) as EditorAct[]) {
      const move = (TOOL_LIFECYCLE[state] as Record<string, { to: ToolState }>)[action];
      test(`a ${state} tool: ${action} ${move ? `leads to ${move.to}` : 'is refused'}`, async () => {
        const [slug = ''] = await publish(world.db, [{ accountId: owner.id }]);
        for (const way of toolWays[state]) await toolActs[way](slug, editors[0]!);
        const { id } = await stateOf(slug);
        const historyBefore = (await listHistory(world.db, id)).length;
        for (const account of [owner, member]) await assert.rejects(toolActs[action](slug, account), { code: 'forbidden' });
        if (move === undefined) {
          await assert.rejects(toolActs[action](slug, editors[1]!), { code: 'conflict' });
          assert.equal((await listHistory(world.db, id)).length, historyBefore);
          return;
        }
        await toolActs[action](slug, editors[1]!);
        assert.equal((await stateOf(slug)).state, move.to);
        const added = (await listHistory(world.db, id)).slice(historyBefore);
        assert.deepEqual(added.map((entry) => [entry.action, entry.fromState, entry.toState, entry.actorId]), [[action, state, move.to, editors[1]!.id]]);
        await world.app.parts.live.refresh();
        assert.equal((await world.visitor.get(`/api/v1/tools/${slug}`)).status, move.to === 'published' ? 200 : 404);
      });
    }
  }

  test('a tool that is unknown cannot be taken down', async () => {
    for (const action of Object.values(toolActs)) await assert.rejects(action('no-such-tool', editors[0]!), { code: 'not_found' });
  });

  test('a slug stays taken after removal', async () => {
    const name = 'Brief Sparrow';
    const first = await submitTool(world.db, owner, submission({ name }), { perHour: 10_000 });
    await approveSubmission(world.db, editors[0]!, first.submission.id);
    await toolActs.quarantine('brief-sparrow', editors[0]!);
    await toolActs.remove('brief-sparrow', editors[0]!);
    const second = await submitTool(world.db, member, submission({ name }), { perHour: 10_000 });
    await approveSubmission(world.db, editors[0]!, second.submission.id);
    const slugs = await world.db.read.selectFrom('tools').select('slug').where('name', '=', name).orderBy('seq').execute();
    assert.deepEqual(slugs.map(({ slug }) => slug), ['brief-sparrow', 'brief-sparrow-2']);
  });
});
