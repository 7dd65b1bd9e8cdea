/** Decisions: who may make them, that one wins, and that all of their effects happen or none. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import type { Account } from '#catalog/roles.ts';
import { listHistory } from '#catalog/audit/log.ts';
import {
  approveSubmission,
  expireSubmissions,
  rejectSubmission,
  requestChanges,
} from '#catalog/moderation/decisions/submissions.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { appealSubmission, resubmitSubmission, submitTool, withdrawSubmission } from '#catalog/submissions/submit.ts';
import type { Database } from '#database/database.ts';
import { submission } from '../support/factories.ts';
import { sharedCatalog } from './bare-catalog.ts';

const DAY = 86_400_000;
const MESSAGE = 'It does use a language model, see the page about it.';

describe('decisions', () => {
  const catalog = sharedCatalog();
  let owner: Account;
  let editors: Account[];
  before(async () => {
    owner = await catalog.account();
    editors = await Promise.all(Array.from({ length: 5 }, () => catalog.account('editor')));
  });
  const submit = async (by = owner): Promise<string> =>
    (await submitTool(catalog.db, by, submission(), { perHour: 10_000 })).submission.id;

  test('of twenty made at once one wins and nineteen are told', async () => {
    const id = await submit();
    const decisions = Array.from({ length: 20 }, (_, index) => {
      const editor = editors[index % editors.length]!;
      if (index % 3 === 0) return approveSubmission(catalog.db, editor, id);
      return index % 3 === 1
        ? rejectSubmission(catalog.db, editor, id, { reason: 'other' })
        : requestChanges(catalog.db, editor, id, { note: 'More.' });
    });
    const outcomes = await Promise.allSettled(decisions);
    const won = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    assert.equal(won.length, 1);
    for (const outcome of outcomes) if (outcome.status === 'rejected') assert.equal(outcome.reason.code, 'conflict');
    assert.equal((await getSubmission(catalog.db, id)).state, won[0]?.value.state);
    assert.equal((await listHistory(catalog.db, id)).length, 2);
    assert.equal((await catalog.mailsAbout(id)).length, 2);
    const tools = await catalog.db.read.selectFrom('tools').select('id').where('account_id', '=', owner.id).execute();
    assert.equal(tools.length, won[0]?.value.state === 'published' ? 1 : 0);
  });

  test('a submission is confirmed to its owner', async () => {
    assert.deepEqual(await catalog.mailsAbout(await submit()), ['submission_received']);
  });

  test('an approval and a withdrawal at once: one wins', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await submit();
      const outcomes = await Promise.allSettled([
        approveSubmission(catalog.db, editors[0]!, id),
        withdrawSubmission(catalog.db, owner, id),
      ]);
      assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
      const { state, urlKey, toolId } = await getSubmission(catalog.db, id);
      assert.equal(toolId === null, state === 'withdrawn');
      const claims = await catalog.db.read.selectFrom('url_claims').selectAll().where('url_key', '=', urlKey).execute();
      assert.deepEqual(
        claims.map(({ entry_kind }) => entry_kind),
        state === 'published' ? ['tool'] : [],
      );
    }
  });

  test('an editor does not decide about a submission of their own account', async () => {
    const editor = editors[0]!;
    const id = await submit(editor);
    for (const decide of [
      () => approveSubmission(catalog.db, editor, id),
      () => rejectSubmission(catalog.db, editor, id, { reason: 'other' }),
      () => requestChanges(catalog.db, editor, id, { note: 'More.' }),
    ]) {
      await assert.rejects(decide(), { code: 'own_submission' });
    }
    assert.equal((await getSubmission(catalog.db, id)).state, 'awaiting_moderation');
    assert.equal((await approveSubmission(catalog.db, editors[1]!, id)).state, 'published');
  });

  test('an appeal is decided by another editor than the one who rejected', async () => {
    const id = await submit();
    await rejectSubmission(catalog.db, editors[0]!, id, { reason: 'other' });
    await appealSubmission(catalog.db, owner, id, MESSAGE);
    for (const decide of [
      () => approveSubmission(catalog.db, editors[0]!, id),
      () => rejectSubmission(catalog.db, editors[0]!, id, { reason: 'other' }),
      () => requestChanges(catalog.db, editors[0]!, id, { note: 'More.' }),
    ]) {
      await assert.rejects(decide(), { code: 'own_decision' });
    }
    assert.equal((await approveSubmission(catalog.db, editors[1]!, id)).state, 'published');
  });

  test('after an appeal the editor who asked for changes may decide, the one who rejected still may not', async () => {
    const id = await submit();
    await rejectSubmission(catalog.db, editors[0]!, id, { reason: 'other' });
    await appealSubmission(catalog.db, owner, id, MESSAGE);
    await requestChanges(catalog.db, editors[1]!, id, { note: 'More.' });
    await resubmitSubmission(catalog.db, owner, id, submission());
    await assert.rejects(approveSubmission(catalog.db, editors[0]!, id), { code: 'own_decision' });
    assert.equal((await approveSubmission(catalog.db, editors[1]!, id)).state, 'published');
  });

  test('an editor who asked for changes may decide about the answer', async () => {
    const id = await submit();
    await requestChanges(catalog.db, editors[0]!, id, { note: 'More.' });
    await resubmitSubmission(catalog.db, owner, id, submission());
    assert.equal((await approveSubmission(catalog.db, editors[0]!, id)).state, 'published');
  });

  test('a suspended editor decides nothing', async () => {
    const id = await submit();
    const suspended = { ...editors[0]!, suspendedAt: '2026-01-01T00:00:00.000Z' };
    await assert.rejects(approveSubmission(catalog.db, suspended, id), { code: 'account_suspended' });
  });

  test('a decision whose mail cannot be stored does not happen', async () => {
    const id = await submit();
    const waiting = await getSubmission(catalog.db, id);
    await assert.rejects(approveSubmission(withoutTable(catalog.db, 'outbox'), editors[0]!, id), /no outbox/);
    assert.deepEqual(await getSubmission(catalog.db, id), waiting);
    assert.equal((await listHistory(catalog.db, id)).length, 1);
    assert.equal(
      (await catalog.db.read.selectFrom('tools').select('id').where('url_key', '=', waiting.urlKey).execute()).length,
      0,
    );
  });

  test('a decision whose history cannot be stored does not happen', async () => {
    const id = await submit();
    await assert.rejects(
      rejectSubmission(withoutTable(catalog.db, 'history'), editors[0]!, id, { reason: 'other' }),
      /no history/,
    );
    assert.equal((await getSubmission(catalog.db, id)).state, 'awaiting_moderation');
    assert.deepEqual(await catalog.mailsAbout(id), ['submission_received']);
  });

  test('tells the owner in their language, with reason and note', async () => {
    const id = await submit();
    await rejectSubmission(catalog.db, editors[0]!, id, { reason: 'misleading', note: 'It promises too much.' });
    const rows = await catalog.db.read
      .selectFrom('outbox')
      .select('payload')
      .where('payload', 'like', `%"id":"${id}"%`)
      .orderBy('id', 'desc')
      .execute();
    const mail = JSON.parse(rows[0]?.payload ?? '');
    assert.deepEqual([mail.to, mail.template, mail.locale], [owner.email, 'submission_rejected', owner.locale]);
    assert.deepEqual(
      [mail.params.reason_code, mail.params.note, mail.params.status_link],
      ['misleading', 'It promises too much.', { route: 'submission', id }],
    );
  });

  test('what an owner leaves unanswered for 30 days expires, not earlier, and frees its page', async () => {
    const url = 'https://forgotten.example.com/';
    const { id } = (await submitTool(catalog.db, owner, submission({ url }), { perHour: 10_000 })).submission;
    await requestChanges(catalog.db, editors[0]!, id, { note: 'More.' });
    catalog.advance(30 * DAY - 60_000);
    await expireSubmissions(catalog.db);
    assert.equal((await getSubmission(catalog.db, id)).state, 'changes_requested');
    catalog.advance(120_000);
    assert.ok((await expireSubmissions(catalog.db)) >= 1);
    assert.equal((await getSubmission(catalog.db, id)).state, 'expired');
    assert.deepEqual((await catalog.mailsAbout(id)).at(-1), 'submission_expired');
    assert.equal(await expireSubmissions(catalog.db), 0);
    await submitTool(catalog.db, owner, submission({ url }), { perHour: 10_000 });
  });

  test('the 30 days count anew with every request for changes', async () => {
    const id = await submit();
    await requestChanges(catalog.db, editors[0]!, id, { note: 'More.' });
    catalog.advance(20 * DAY);
    await resubmitSubmission(catalog.db, owner, id, submission());
    await requestChanges(catalog.db, editors[0]!, id, { note: 'Still more.' });
    catalog.advance(20 * DAY);
    await expireSubmissions(catalog.db);
    assert.equal((await getSubmission(catalog.db, id)).state, 'changes_requested');
  });

  test('two housekeepers at once expire a submission once', async () => {
    const id = await submit();
    await requestChanges(catalog.db, editors[0]!, id, { note: 'More.' });
    catalog.advance(31 * DAY);
    await Promise.all([expireSubmissions(catalog.db), expireSubmissions(catalog.db), expireSubmissions(catalog.db)]);
    assert.equal((await listHistory(catalog.db, id)).filter(({ action }) => action === 'expire').length, 1);
    assert.equal((await catalog.mailsAbout(id)).filter((template) => template === 'submission_expired').length, 1);
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
