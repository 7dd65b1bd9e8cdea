/** Decisions: who may make them, that one wins, and that all of their effects happen or none. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Account } from '#catalog/actors.ts';
import { listHistory } from '#catalog/history.ts';
import { approveSubmission, expireSubmissions, rejectSubmission, requestChanges } from '#catalog/moderation.ts';
import { getSubmission } from '#catalog/submission-records.ts';
import { appealSubmission, resubmitSubmission, submitTool, withdrawSubmission } from '#catalog/submissions.ts';
import type { Database } from '#database/database.ts';
import { submission } from '../factories.ts';
import { sharedWorld } from './conformance.ts';

const DAY = 86_400_000;
const MESSAGE = 'It does use a language model, see the page about it.';

describe('decisions', () => {
  const world = sharedWorld();
  let owner: Account;
  let editors: Account[];
  before(async () => {
    owner = (await world.person()).account;
    editors = await Promise.all(Array.from({ length: 5 }, async () => (await world.person('editor')).account));
  });
  const submit = async (by = owner): Promise<string> => (await submitTool(world.db, by, submission(), { perHour: 10_000 })).submission.id;
  const mailsAbout = async (id: string): Promise<string[]> => {
    const rows = await world.db.read.selectFrom('outbox').select('payload').where('payload', 'like', `%/submissions/${id}%`).orderBy('id').execute();
    return rows.map(({ payload }) => JSON.parse(payload).template);
  };

  test('of twenty made at once one wins and nineteen are told', async () => {
    const id = await submit();
    const decisions = Array.from({ length: 20 }, (_, index) => {
      const editor = editors[index % editors.length]!;
      if (index % 3 === 0) return approveSubmission(world.db, editor, id);
      return index % 3 === 1 ? rejectSubmission(world.db, editor, id, { reason: 'other' }) : requestChanges(world.db, editor, id, { note: 'More.' });
    });
    const outcomes = await Promise.allSettled(decisions);
    const won = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    assert.equal(won.length, 1);
    for (const outcome of outcomes) if (outcome.status === 'rejected') assert.equal(outcome.reason.code, 'conflict');
    assert.equal((await getSubmission(world.db, id)).state, won[0]?.value.state);
    assert.equal((await listHistory(world.db, id)).length, 2);
    assert.equal((await mailsAbout(id)).length, 2);
    const tools = await world.db.read.selectFrom('tools').select('id').where('account_id', '=', owner.id).execute();
    assert.equal(tools.length, won[0]?.value.state === 'published' ? 1 : 0);
  });

  test('an approval and a withdrawal at once: one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await submit();
      const outcomes = await Promise.allSettled([approveSubmission(world.db, editors[0]!, id), withdrawSubmission(world.db, owner, id)]);
      assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
      const { state, urlKey, toolId } = await getSubmission(world.db, id);
      assert.equal(toolId === null, state === 'withdrawn');
      const claims = await world.db.read.selectFrom('url_claims').selectAll().where('url_key', '=', urlKey).execute();
      assert.deepEqual(claims.map(({ entry_kind }) => entry_kind), state === 'published' ? ['tool'] : []);
    }
  });

  test('an editor does not decide about a submission of their own account', async () => {
    const [editor] = editors;
    const id = await submit(editor!);
    for (const decision of [
      approveSubmission(world.db, editor!, id),
      rejectSubmission(world.db, editor!, id, { reason: 'other' }),
      requestChanges(world.db, editor!, id, { note: 'More.' }),
    ]) {
      await assert.rejects(decision, { code: 'own_submission' });
    }
    assert.equal((await getSubmission(world.db, id)).state, 'awaiting_moderation');
    assert.equal((await approveSubmission(world.db, editors[1]!, id)).state, 'published');
  });

  test('an appeal is decided by another editor than the one who rejected', async () => {
    const id = await submit();
    await rejectSubmission(world.db, editors[0]!, id, { reason: 'other' });
    await appealSubmission(world.db, owner, id, MESSAGE);
    for (const decision of [
      approveSubmission(world.db, editors[0]!, id),
      rejectSubmission(world.db, editors[0]!, id, { reason: 'other' }),
      requestChanges(world.db, editors[0]!, id, { note: 'More.' }),
    ]) {
      await assert.rejects(decision, { code: 'own_submission' });
    }
    assert.equal((await approveSubmission(world.db, editors[1]!, id)).state, 'published');
  });

  test('after an appeal the editor who asked for changes may decide, the one who rejected still may not', async () => {
    const id = await submit();
    await rejectSubmission(world.db, editors[0]!, id, { reason: 'other' });
    await appealSubmission(world.db, owner, id, MESSAGE);
    await requestChanges(world.db, editors[1]!, id, { note: 'More.' });
    await resubmitSubmission(world.db, owner, id, submission());
    await assert.rejects(approveSubmission(world.db, editors[0]!, id), { code: 'own_submission' });
    assert.equal((await approveSubmission(world.db, editors[1]!, id)).state, 'published');
  });

  test('an editor who asked for changes may decide about the answer', async () => {
    const id = await submit();
    await requestChanges(world.db, editors[0]!, id, { note: 'More.' });
    await resubmitSubmission(world.db, owner, id, submission());
    assert.equal((await approveSubmission(world.db, editors[0]!, id)).state, 'published');
  });

  test('a suspended editor decides nothing', async () => {
    const id = await submit();
    const suspended = { ...editors[0]!, suspendedAt: '2026-01-01T00:00:00.000Z' };
    await assert.rejects(approveSubmission(world.db, suspended, id), { code: 'account_suspended' });
  });

  test('a decision whose mail cannot be stored does not happen', async () => {
    const id = await submit();
    const before = await getSubmission(world.db, id);
    await assert.rejects(approveSubmission(withoutTable(world.db, 'outbox'), editors[0]!, id), /no outbox/);
    assert.deepEqual(await getSubmission(world.db, id), before);
    assert.equal((await listHistory(world.db, id)).length, 1);
    assert.equal((await world.db.read.selectFrom('tools').select('id').where('url_key', '=', before.urlKey).execute()).length, 0);
  });

  test('a decision whose history cannot be stored does not happen', async () => {
    const id = await submit();
    await assert.rejects(rejectSubmission(withoutTable(world.db, 'history'), editors[0]!, id, { reason: 'other' }), /no history/);
    assert.equal((await getSubmission(world.db, id)).state, 'awaiting_moderation');
    assert.deepEqual(await mailsAbout(id), ['submission_received']);
  });

  test('tells the owner in their language, with reason and note', async () => {
    const id = await submit();
    await rejectSubmission(world.db, editors[0]!, id, { reason: 'misleading', note: 'It promises too much.' });
    const rows = await world.db.read.selectFrom('outbox').select('payload').where('payload', 'like', `%/submissions/${id}%`).orderBy('id', 'desc').execute();
    const mail = JSON.parse(rows[0]?.payload ?? '');
    assert.deepEqual([mail.to, mail.template, mail.locale], [owner.email, 'submission_rejected', owner.locale]);
    assert.deepEqual([mail.params.reason_code, mail.params.note, mail.params.status_link], ['misleading', 'It promises too much.', `/${owner.locale}/submissions/${id}`]);
  });

  test('what an owner leaves unanswered for 30 days expires, not earlier, and frees its page', async () => {
    const url = 'https://forgotten.example.com/';
    const { id } = (await submitTool(world.db, owner, submission({ url }), { perHour: 10_000 })).submission;
    await requestChanges(world.db, editors[0]!, id, { note: 'More.' });
    world.clock.advance(30 * DAY - 60_000);
    await expireSubmissions(world.db);
    assert.equal((await getSubmission(world.db, id)).state, 'changes_requested');
    world.clock.advance(120_000);
    assert.equal(await expireSubmissions(world.db), 1);
    assert.equal((await getSubmission(world.db, id)).state, 'expired');
    assert.deepEqual((await mailsAbout(id)).at(-1), 'submission_expired');
    assert.equal(await expireSubmissions(world.db), 0);
    await submitTool(world.db, owner, submission({ url }), { perHour: 10_000 });
  });

  test('the 30 days count anew with every request for changes', async () => {
    const id = await submit();
    await requestChanges(world.db, editors[0]!, id, { note: 'More.' });
    world.clock.advance(20 * DAY);
    await resubmitSubmission(world.db, owner, id, submission());
    await requestChanges(world.db, editors[0]!, id, { note: 'Still more.' });
    world.clock.advance(20 * DAY);
    await expireSubmissions(world.db);
    assert.equal((await getSubmission(world.db, id)).state, 'changes_requested');
  });

  test('two housekeepers at once expire a submission once', async () => {
    const id = await submit();
    await requestChanges(world.db, editors[0]!, id, { note: 'More.' });
    world.clock.advance(31 * DAY);
    await Promise.all([expireSubmissions(world.db), expireSubmissions(world.db), expireSubmissions(world.db)]);
    assert.equal((await listHistory(world.db, id)).filter(({ action }) => action === 'expire').length, 1);
    assert.equal((await mailsAbout(id)).filter((template) => template === 'submission_expired').length, 1);
  });
});

/** A handle whose transactions fail at the first insert into `table`, as a full disk would make them. */
function withoutTable(db: Database, table: string): Database {
  return {
    ...db,
    write: (act) =>
      db.write((trx) =>
        act(
          new Proxy(trx, {
            get(target, name) {
              const member = Reflect.get(target, name) as unknown;
              if (typeof member !== 'function') return member;
              return (...given: unknown[]) => {
                if (name === 'insertInto' && given[0] === table) throw new Error(`no ${table}`);
                return (member as (...rest: unknown[]) => unknown).apply(target, given);
              };
            },
          }),
        ),
      ),
  };
}
