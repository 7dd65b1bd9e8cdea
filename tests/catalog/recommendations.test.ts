/** Recommendations: every move from every state, who may recommend and vote, what is refused and held, and where they go. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { listHistory } from '#catalog/audit/log.ts';
import { CatalogError } from '#catalog/errors.ts';
import { RECOMMENDATION_LIFECYCLE, RECOMMENDATION_STATES, type RecommendationState } from '#catalog/lifecycle.ts';
import { suspendAccount } from '#catalog/accounts/accounts.ts';
import { liftSuspension } from '#catalog/moderation/account-list.ts';
import { judgeRecommendation } from '#catalog/moderation/judged-recommendations.ts';
import { mergeTools } from '#catalog/moderation/merge.ts';
import { reportTool } from '#catalog/moderation/reports/reports.ts';
import { quarantineTool } from '#catalog/moderation/quarantine.ts';
import { deleteAccount } from '#catalog/privacy/deletion.ts';
import { exportAccount } from '#catalog/privacy/export.ts';
import { DAY_MS } from '#catalog/periods.ts';
import { answer, recommend, vote, withdraw } from '#catalog/recommendations/edits.ts';
import { countByTask, findOwn, getRecommendation, listShown } from '#catalog/recommendations/recommendations.ts';
import { RECOMMENDATION_LENGTHS } from '#catalog/recommendations/texts.ts';
import type { Locale } from '#catalog/locales.ts';
import type { Account } from '#catalog/roles.ts';
import { addBlock } from '#catalog/screening/blocks.ts';
import { PASSWORD, publish } from '../support/factories.ts';
import { world } from '../support/world.ts';

const w = await world();
const { db } = w;
const { account: editor } = await w.person('editor');
const { account: admin } = await w.person('admin');
const { account: maker } = await w.person();
const settled = [await w.person(), await w.person(), await w.person()].map(({ account }) => account);
const [author, reader, other] = settled as [Account, Account, Account];
// From here on, these accounts are no longer new.
w.clock.advance(8 * DAY_MS);

interface Said {
  task: string;
  text: string;
  toKnow: string;
  locale: Locale;
}
const SAID: Said = {
  task: 'transcribe',
  text: 'It hears every word of a noisy room',
  toKnow: 'One hour a day is free',
  locale: 'en',
};
const RULES = { hasTask: (id: string) => id !== 'unknown' };

interface Told {
  slug: string;
  id: string;
  toolId: string;
}
async function tool(owner: Account | null = maker): Promise<Omit<Told, 'id'>> {
  const [slug = ''] = await publish(db, [{ accountId: owner?.id ?? null }]);
  const { id: toolId } = await db.read
    .selectFrom('tools')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return { slug, toolId };
}
async function recommended(changes: Partial<Said> = {}, by = author): Promise<Told> {
  const made = await tool();
  await recommend(db, by, made.slug, { ...SAID, ...changes }, RULES);
  return { ...made, id: (await findOwn(db.read, by.id, made.toolId))?.id ?? '' };
}
const shown = async (toolId: string, order: 'helpful' | 'newest' = 'helpful'): Promise<string[]> =>
  (await listShown(db.read, toolId, { page: 1, perPage: 10, order })).map(({ id }) => id);
const stateOf = async (id: string): Promise<RecommendationState> => (await getRecommendation(db.read, id)).state;
const refused = (code: string, field?: string) => (error: unknown) => {
  assert.ok(error instanceof CatalogError);
  assert.equal(error.code, code);
  if (field !== undefined) assert.deepEqual(Object.keys(error.fields), [field]);
  return true;
};

/** One in a state, by the moves of people. */
async function inState(state: RecommendationState): Promise<Told> {
  const made = await recommended(state === 'waiting' ? { text: 'Better than Otter.ai in noise' } : {});
  if (state === 'hidden') await judgeRecommendation(db, editor, made.id, { act: 'hide', note: 'No' });
  if (state === 'withdrawn') await withdraw(db, author, made.slug);
  assert.equal(await stateOf(made.id), state);
  return made;
}

const MOVES: Record<string, (told: Told) => Promise<unknown>> = {
  show: ({ id }) => judgeRecommendation(db, editor, id, { act: 'show' }),
  hide: ({ id }) => judgeRecommendation(db, editor, id, { act: 'hide', note: 'An advertisement' }),
  withdraw: ({ slug }) => withdraw(db, author, slug),
  post: ({ slug }) => recommend(db, author, slug, { ...SAID, text: 'Even better now' }, RULES),
  hold: ({ slug }) => recommend(db, author, slug, { ...SAID, text: 'Better than Trint.com now' }, RULES),
};

describe('a recommendation', () => {
  for (const state of RECOMMENDATION_STATES)
    for (const [action, act] of Object.entries(MOVES)) {
      const row: Partial<Record<string, { to: string }>> = RECOMMENDATION_LIFECYCLE[state];
      const move = row[action];
      // What an author posts where it cannot be shown at once is held instead.
      const held = action === 'post' && move === undefined ? row['hold'] : undefined;
      const to = move?.to ?? held?.to;
      test(`in ${state}: ${action} ${to === undefined ? 'is a conflict' : `leads to ${to}, with its history`}`, async () => {
        const told = await inState(state);
        const before = (await listHistory(db, told.id)).length;
        if (to === undefined) {
          await assert.rejects(act(told), refused('conflict'));
          assert.equal(await stateOf(told.id), state);
        } else {
          await act(told);
          assert.equal(await stateOf(told.id), to);
          const added = (await listHistory(db, told.id)).slice(before);
          assert.deepEqual(
            added.map((each) => [each.action, each.fromState, each.toState]),
            [[held ? 'hold' : action, state, to]],
          );
        }
        assert.equal((await shown(told.toolId)).length, (to ?? state) === 'shown' ? 1 : 0);
      });
    }

  test('is one an account; a changed one has neither votes nor an answer', async () => {
    const { slug, toolId, id } = await recommended();
    await vote(db, reader, id, true);
    await answer(db, maker, id, { answer: 'Thank you', locale: 'en' });
    await recommend(db, author, slug, SAID, RULES);
    assert.equal((await getRecommendation(db.read, id)).helpful, 1, 'the same text again changes nothing');
    await recommend(db, author, slug, { ...SAID, toKnow: 'Two hours a day are free' }, RULES);
    assert.deepEqual(await shown(toolId), [id]);
    const { helpful, answeredBy, toKnow } = await getRecommendation(db.read, id);
    assert.deepEqual([helpful, answeredBy, toKnow], [0, null, 'Two hours a day are free']);
  });

  test('of a new account waits, and after a decision that hid it for good', async () => {
    const { account: newcomer } = await w.person();
    const { slug, id } = await recommended({}, newcomer);
    assert.equal(await stateOf(id), 'waiting');
    await judgeRecommendation(db, editor, id, { act: 'hide', note: 'No' });
    await withdraw(db, newcomer, slug);
    w.clock.advance(8 * DAY_MS);
    assert.equal(await recommend(db, newcomer, slug, SAID, RULES), 'waiting');
  });

  test('needs a confirmed address, and a tool that is not one’s own', async () => {
    const made = await tool();
    await assert.rejects(recommend(db, maker, made.slug, SAID, RULES), refused('conflict'));
    const { account: unconfirmed } = await w.person();
    await db.write((trx) =>
      trx.updateTable('accounts').set({ email_verified_at: null }).where('id', '=', unconfirmed.id).execute(),
    );
    await assert.rejects(recommend(db, unconfirmed, made.slug, SAID, RULES), refused('email_unverified'));
    await assert.rejects(recommend(db, author, 'nowhere', SAID, RULES), refused('not_found'));
  });

  const long = (field: keyof typeof RECOMMENDATION_LENGTHS): string => 'é'.repeat(RECOMMENDATION_LENGTHS[field]);
  for (const [name, changes, field] of [
    ['no task', { task: 'unknown' }, 'task'],
    ['an empty text', { text: ' ' }, 'text'],
    ['a text without letters', { text: '!!!' }, 'text'],
    ['a text that is too long', { text: `${long('text')}é` }, 'text'],
    ['a note that is too long', { toKnow: `${long('to_know')}é` }, 'to_know'],
    ['a link', { text: 'See https://example.org' }, 'text'],
    ['a domain with a path', { text: 'See example.org/me' }, 'text'],
    ['an address', { toKnow: 'Write to me@example.org' }, 'to_know'],
    ['a name in a network', { text: 'Ask @me_there' }, 'text'],
    ['a telephone number', { toKnow: 'Call +49 30 1234 5678' }, 'to_know'],
    [
      'an advertisement',
      { text: 'Best online casino, free spins, betting bonus, slots and jackpots, play now' },
      'text',
    ],
  ] as const)
    test(`with ${name} is refused at its field`, async () => {
      await assert.rejects(recommended(changes), refused('validation_failed', field));
    });

  test('may be as long as its bounds, and has one paragraph', async () => {
    const { id } = await recommended({ text: long('text'), toKnow: 'One\r\ntwo' });
    assert.equal((await getRecommendation(db.read, id)).toKnow, 'One two');
  });

  test('with a blocked word waits where the rule only advises', async () => {
    await addBlock(db, admin, { kind: 'word', value: 'zweedle', scope: 'exact', reason: 'No', until: '' });
    assert.equal(await stateOf((await recommended({ text: 'Zweedle is the best' })).id), 'waiting');
  });
});

describe('votes and answers', () => {
  test('a vote counts once an account, can be taken back, and orders', async () => {
    const { slug, toolId, id } = await recommended();
    w.clock.advance(1_000);
    await recommend(db, other, slug, SAID, RULES);
    const second = (await findOwn(db.read, other.id, toolId))?.id ?? '';
    for (const _ of [1, 2]) await vote(db, reader, id, true);
    assert.equal((await getRecommendation(db.read, id)).helpful, 1);
    assert.deepEqual(await shown(toolId, 'helpful'), [id, second]);
    assert.deepEqual(await shown(toolId, 'newest'), [second, id]);
    await vote(db, reader, id, false);
    assert.equal((await getRecommendation(db.read, id)).helpful, 0);
    assert.deepEqual(await countByTask(db.read, toolId), [{ task: 'transcribe', people: 2 }]);
  });

  test('neither its author nor the maker votes, and nobody for a hidden one', async () => {
    const { id } = await recommended();
    for (const one of [author, maker]) await assert.rejects(vote(db, one, id, true), refused('conflict'));
    await judgeRecommendation(db, editor, id, { act: 'hide', note: 'No' });
    await assert.rejects(vote(db, reader, id, true), refused('not_found'));
  });

  test('the maker answers once, also after an editor has taken the answer away; nobody else does', async () => {
    const { id } = await recommended();
    await assert.rejects(answer(db, reader, id, { answer: 'Thanks', locale: 'en' }), refused('not_found'));
    await assert.rejects(
      answer(db, maker, id, { answer: 'See www.x.y', locale: 'en' }),
      refused('validation_failed', 'answer'),
    );
    await answer(db, maker, id, { answer: 'Thanks', locale: 'en' });
    assert.equal((await getRecommendation(db.read, id)).answer?.text, 'Thanks');
    await judgeRecommendation(db, editor, id, { act: 'drop_answer' });
    assert.equal((await getRecommendation(db.read, id)).answer, null);
    await assert.rejects(answer(db, maker, id, { answer: 'Again', locale: 'en' }), refused('conflict'));
    await assert.rejects(judgeRecommendation(db, editor, id, { act: 'drop_answer' }), refused('conflict'));
  });
});

describe('where recommendations go', () => {
  test('an author reads why one was hidden, by mail, too', async () => {
    const { id } = await recommended();
    await assert.rejects(judgeRecommendation(db, editor, id, { act: 'hide' }), refused('validation_failed', 'note'));
    await assert.rejects(judgeRecommendation(db, author, id, { act: 'hide', note: 'No' }), refused('forbidden'));
    await judgeRecommendation(db, editor, id, { act: 'hide', note: 'It names a person' });
    assert.equal((await getRecommendation(db.read, id)).editorNote, 'It names a person');
    const mail = await db.read.selectFrom('outbox').select('payload').orderBy('id', 'desc').executeTakeFirstOrThrow();
    assert.ok(mail.payload.includes('recommendation_hidden') && mail.payload.includes('It names a person'));
  });

  test('a hidden tool shows none, nor does one show those of its new maker or of a suspended account', async () => {
    const { slug, toolId, id } = await recommended();
    assert.deepEqual(await shown(toolId), [id]);
    const suspend = (at: string | null) =>
      db.write((trx) => trx.updateTable('accounts').set({ suspended_at: at }).where('id', '=', author.id).execute());
    await suspend('2026-01-01T00:00:00.000Z');
    assert.deepEqual(await shown(toolId), []);
    await suspend(null);
    await db.write((trx) => trx.updateTable('tools').set({ account_id: author.id }).where('id', '=', toolId).execute());
    assert.deepEqual(await shown(toolId), []);
    await db.write((trx) => trx.updateTable('tools').set({ account_id: null }).where('id', '=', toolId).execute());
    await quarantineTool(db, editor, slug, { reason: 'spam' });
    assert.deepEqual(await shown(toolId), []);
    await assert.rejects(recommend(db, reader, slug, SAID, RULES), refused('not_found'));
  });

  test('votes, suspensions and their ends draw the pages anew', async () => {
    const { id } = await recommended();
    const revision = async () =>
      (await db.read.selectFrom('catalog_revision').select('revision').executeTakeFirstOrThrow()).revision;
    const acts: (() => Promise<unknown>)[] = [
      () => vote(db, reader, id, true),
      () => suspendAccount(db, admin, { email: author.email, note: '' }),
      () => liftSuspension(db, admin, author.id),
    ];
    for (const act of acts) {
      const before = await revision();
      await act();
      assert.ok((await revision()) > before, String(act));
    }
  });

  test('an answer is shown while its author is the maker; the next maker has one of their own', async () => {
    const { toolId, id } = await recommended();
    await answer(db, maker, id, { answer: 'Thank you', locale: 'en' });
    await db.write((trx) => trx.updateTable('tools').set({ account_id: other.id }).where('id', '=', toolId).execute());
    const answerShown = async () =>
      (await listShown(db.read, toolId, { page: 1, perPage: 10, order: 'newest' }))[0]?.answer?.text;
    assert.equal(await answerShown(), undefined);
    await answer(db, other, id, { answer: 'Welcome', locale: 'en' });
    assert.equal(await answerShown(), 'Welcome');
    await assert.rejects(answer(db, other, id, { answer: 'Again', locale: 'en' }), refused('conflict'));
  });

  test('an answer that names a site is refused, since nobody reads it first', async () => {
    const { id } = await recommended();
    await assert.rejects(
      answer(db, maker, id, { answer: 'See ours at trint.com', locale: 'en' }),
      refused('validation_failed', 'answer'),
    );
  });

  test('names of sites wait, however they are spelled', async () => {
    const spelled = [
      'ann (at) mail (dot) com',
      'write to t . me now',
      'see evil[.]com',
      'see evil dot com',
      'see evil。com',
    ];
    for (const text of spelled) {
      const { id } = await recommended({ text: `Good, ${text}` });
      assert.equal(await stateOf(id), 'waiting', text);
    }
    assert.equal(await stateOf((await recommended({ text: '12345' })).id), 'waiting', 'digits alone');
    for (const text of ['It is fast. Me, I like it.', 'A dot on every i', 'Version 2.5 is better'])
      assert.equal(await stateOf((await recommended({ text })).id), 'shown', text);
  });

  test('nobody votes for or reports what visitors do not see: of a suspended account, of the present maker', async () => {
    const { slug, toolId, id } = await recommended();
    const report = () =>
      reportTool(db, { slug, kind: 'other', message: 'An advertisement', locale: 'en', recommendation: id });
    const set = (owner: string | null, suspended_at: string | null) =>
      db.write(async (trx) => {
        await trx.updateTable('tools').set({ account_id: owner }).where('id', '=', toolId).execute();
        await trx.updateTable('accounts').set({ suspended_at }).where('id', '=', author.id).execute();
      });
    for (const [owner, suspended] of [
      [maker.id, '2026-01-01T00:00:00.000Z'],
      [author.id, null],
    ] as const) {
      await set(owner, suspended);
      await assert.rejects(vote(db, reader, id, true), refused('not_found'));
      await assert.rejects(report(), refused('not_found'));
    }
    await set(maker.id, null);
    await vote(db, reader, id, true);
    await report();
  });

  test('reports about one that goes with its account, or with a merge, are closed and answered', async () => {
    const leaving = (await w.person()).account;
    w.clock.advance(8 * DAY_MS);
    const [one, from, into] = [await recommended({}, leaving), await recommended(), await recommended()];
    for (const { slug, id } of [one, from])
      await reportTool(
        db,
        { slug, kind: 'other', message: 'An advertisement', locale: 'en', recommendation: id },
        { accountId: reader.id },
      );
    await deleteAccount(db, leaving, PASSWORD);
    await mergeTools(db, editor, { from: from.slug, into: into.slug });
    const rows = db.read.selectFrom('reports').select(['outcome', 'closed_by']).where('reporter_id', '=', reader.id);
    const closed = { outcome: 'taken_down', closed_by: null };
    assert.deepEqual(await rows.where('tool_id', 'in', [one.toolId, into.toolId]).execute(), [closed, closed]);
  });

  test('a vote can be taken back by who has become the maker', async () => {
    const { toolId, id } = await recommended();
    await vote(db, reader, id, true);
    await db.write((trx) => trx.updateTable('tools').set({ account_id: reader.id }).where('id', '=', toolId).execute());
    await vote(db, reader, id, false);
    assert.equal((await getRecommendation(db.read, id)).helpful, 0);
  });

  test('what its author has withdrawn, or an account that has gone, stands in no history', async () => {
    const said = 'It hears whispers behind doors';
    const { account: leaving } = await w.person();
    w.clock.advance(8 * DAY_MS);
    const gone = [await recommended({ text: said }), await recommended({ text: said }, leaving)];
    for (const { id } of gone) await judgeRecommendation(db, editor, id, { act: 'hide', note: 'No' });
    await withdraw(db, author, gone[0]!.slug);
    await deleteAccount(db, leaving, PASSWORD);
    for (const { id } of gone) {
      const history = await listHistory(db, id);
      assert.ok(
        history.some(({ action }) => action === 'hide'),
        'the decision stays',
      );
      assert.ok(!JSON.stringify(history).includes(said));
    }
  });

  test('a merge keeps one that is there rather than one that its author has withdrawn', async () => {
    const [from, into] = [await recommended(), await recommended()];
    await withdraw(db, author, into.slug);
    await mergeTools(db, editor, { from: from.slug, into: into.slug });
    assert.deepEqual(await shown(into.toolId), [from.id]);
  });

  test('a merge carries them, one an account', async () => {
    const [from, into] = [await recommended(), await recommended()];
    await recommend(db, other, from.slug, SAID, RULES);
    await mergeTools(db, editor, { from: from.slug, into: into.slug });
    const rows = await listShown(db.read, into.toolId, { page: 1, perPage: 10, order: 'newest' });
    assert.deepEqual(new Set(rows.map(({ authorId }) => authorId)), new Set([author.id, other.id]));
    assert.ok(
      rows.some(({ id }) => id === into.id),
      'of the two of one account, the one of the winner stays',
    );
  });

  test('a deleted account leaves neither its own, nor votes, nor answers; its export has had them', async () => {
    const { account: leaving } = await w.person();
    w.clock.advance(8 * DAY_MS);
    const [slug = ''] = await publish(db, [{ accountId: leaving.id }]);
    const { id: toolId } = await db.read
      .selectFrom('tools')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    await recommend(db, author, slug, SAID, RULES);
    const [answered = ''] = await shown(toolId);
    await answer(db, leaving, answered, { answer: 'Thanks', locale: 'en' });
    const voted = await recommended();
    await vote(db, leaving, voted.id, true);
    const own = await recommended({}, leaving);
    const { recommendations, found_helpful, answers } = await exportAccount(db, leaving);
    assert.ok(JSON.stringify(recommendations).includes(SAID.text) && JSON.stringify(found_helpful).includes(voted.id));
    assert.deepEqual(answers, [
      { recommendation: answered, tool: slug, text: 'Thanks', locale: 'en', answered_at: w.clock.now().toISOString() },
    ]);
    await deleteAccount(db, leaving, PASSWORD);
    await assert.rejects(getRecommendation(db.read, own.id), refused('not_found'));
    assert.equal((await getRecommendation(db.read, voted.id)).helpful, 0);
    assert.equal((await getRecommendation(db.read, answered)).answer, null);
    assert.ok((await listHistory(db, own.id)).every(({ actorId }) => actorId !== leaving.id));
  });
});
