/** Merging tools: the loser vanishes, and everything it was known by answers for the winner. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findWinners } from '#catalog/entries/redirects.ts';
import { CatalogError } from '#catalog/errors.ts';
import { listHistory } from '#catalog/audit/log.ts';
import { undoDecision } from '#catalog/moderation/decisions/undo.ts';
import { UNDO_MS } from '#catalog/moderation/decisions/undo-window.ts';
import { findMergedInto, findWinnerNamed, mergeTools } from '#catalog/moderation/merge.ts';
import { approveSubmission, rejectAsDuplicate, rejectSubmission } from '#catalog/moderation/decisions/submissions.ts';
import { checkSubmission, validateSubmission } from '#catalog/submissions/validation.ts';
import { appealSubmission, submitTool } from '#catalog/submissions/submit.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import { quarantineTool, restoreTool } from '#catalog/moderation/quarantine.ts';
import { publish, submission } from '../../support/factories.ts';
import { world } from '../../support/world.ts';

const w = await world();
const editor = (await w.person('editor')).account;
const maker = (await w.person()).account;
const judged = { accountId: maker.id, except: null };

let made = 0;

/** Two published tools: the duplicate and the one that stays. */
async function pair(): Promise<{ from: string; into: string; url: string; name: string }> {
  made += 1;
  const url = `https://old-quartz-${made}.example.com/`;
  const name = `Quartzlamp Duplicate ${made}`;
  const [from = '', into = ''] = await publish(w.db, [
    { name, url, tagline: `Speaks texts aloud with a neural voice, edition ${made}` },
    { name: `Winner ${made}`, url: `https://winner-${made}.example.net/` },
  ]);
  return { from, into, url, name };
}

const duplicateOf = (slug: string | undefined) => (error: unknown) => {
  assert.ok(error instanceof CatalogError && error.code === 'duplicate_submission');
  assert.deepEqual(error.extra['existing'], slug === undefined ? undefined : { kind: 'tool', slug });
  return true;
};

const isCode = (code: string) => (error: unknown) => error instanceof CatalogError && error.code === code;

describe('a merged tool', () => {
  test('is removed, with history at both', async () => {
    const { from, into } = await pair();
    await mergeTools(w.db, editor, { from, into });
    const tools = await w.db.read
      .selectFrom('tools')
      .select(['id', 'slug', 'state'])
      .where('slug', 'in', [from, into])
      .execute();
    const states = new Map(tools.map((tool) => [tool.slug, tool]));
    assert.deepEqual([states.get(from)?.state, states.get(into)?.state], ['removed', 'published']);
    const [lost] = await listHistory(w.db, states.get(from)?.id ?? '');
    assert.deepEqual(
      [lost?.action, lost?.fromState, lost?.toState, lost?.reasonCode, lost?.actorId, lost?.detail],
      ['merge', 'published', 'removed', 'duplicate', editor.id, { slug: from, into }],
    );
    const [kept] = await listHistory(w.db, states.get(into)?.id ?? '');
    assert.deepEqual([kept?.action, kept?.detail], ['absorb', { slug: into, from }]);
    assert.equal(await findMergedInto(w.db.read, from), into);
    assert.equal(await findMergedInto(w.db.read, into), undefined);
  });
  test('leaves its address answering as a duplicate of the winner, in every spelling', async () => {
    const { from, into, url } = await pair();
    await mergeTools(w.db, editor, { from, into });
    for (const spelling of [url, url.replace('https:', 'http:'), `${url}?utm_source=x`]) {
      await assert.rejects(checkSubmission(w.db, judged, submission({ url: spelling })), duplicateOf(into));
    }
    const winner = await w.db.read
      .selectFrom('tools')
      .select(['slug', 'name', 'url'])
      .where('slug', '=', into)
      .executeTakeFirst();
    const verdict = await validateSubmission(w.db, maker, submission({ url }));
    assert.deepEqual([verdict.acceptable, verdict.similar], [false, [winner]]);
  });
  test('leaves its name answering for the winner', async () => {
    const { from, into, name } = await pair();
    await mergeTools(w.db, editor, { from, into });
    const { findings } = await checkSubmission(w.db, judged, submission({ name }));
    const finding = findings.find((one) => one.rule === 'same_name');
    assert.deepEqual(
      [finding?.existing?.slug, finding?.existing?.state, finding?.evidence['name']],
      [into, 'published', name],
    );
  });
  test('is a duplicate still when the winner is hidden, and again when it is back', async () => {
    const { from, into, url } = await pair();
    await mergeTools(w.db, editor, { from, into });
    await quarantineTool(w.db, editor, into, { reason: 'policy' });
    await assert.rejects(submitTool(w.db, maker, submission({ url }), { perHour: 1_000 }), duplicateOf(undefined));
    await restoreTool(w.db, editor, into);
    await assert.rejects(submitTool(w.db, maker, submission({ url }), { perHour: 1_000 }), duplicateOf(into));
  });
  test('takes what was merged into it along', async () => {
    const [first, second] = [await pair(), await pair()];
    await mergeTools(w.db, editor, { from: first.from, into: first.into });
    await mergeTools(w.db, editor, { from: first.into, into: second.into });
    assert.equal(await findMergedInto(w.db.read, first.from), second.into);
    await assert.rejects(checkSubmission(w.db, judged, submission({ url: first.url })), duplicateOf(second.into));
  });
  test('may have been hidden, and takes its free address back', async () => {
    const { from, into, url } = await pair();
    await quarantineTool(w.db, editor, from, { reason: 'duplicate' });
    await mergeTools(w.db, editor, { from, into });
    await assert.rejects(submitTool(w.db, maker, submission({ url }), { perHour: 1_000 }), duplicateOf(into));
  });
  test('shows that the rules which had called it a duplicate were right', async () => {
    const { into, from, name } = await pair();
    const { submission: stored } = await submitTool(w.db, maker, submission({ name }), { perHour: 1_000 });
    const approved = await approveSubmission(w.db, editor, stored.id);
    const tool = await w.db.read
      .selectFrom('tools')
      .select('slug')
      .where('id', '=', approved.toolId ?? '')
      .executeTakeFirstOrThrow();
    const agreed = async (): Promise<unknown> =>
      (
        await w.db.read
          .selectFrom('finding_outcomes')
          .select('agreed')
          .where('submission_id', '=', stored.id)
          .where('rule', '=', 'same_name')
          .executeTakeFirst()
      )?.agreed;
    assert.equal(await agreed(), 0);
    await mergeTools(w.db, editor, { from: tool.slug, into: from });
    assert.equal(await agreed(), 1);
    await mergeTools(w.db, editor, { from, into });
  });
});

describe('a merge', () => {
  test('is refused for members, unknown tools, one tool, and tools that cannot take part', async () => {
    const { from, into } = await pair();
    await assert.rejects(mergeTools(w.db, maker, { from, into }), isCode('forbidden'));
    await assert.rejects(mergeTools(w.db, editor, { from, into: 'nothing' }), isCode('not_found'));
    await assert.rejects(mergeTools(w.db, editor, { from: 'nothing', into }), isCode('not_found'));
    await assert.rejects(mergeTools(w.db, editor, { from, into: from }), isCode('validation_failed'));
    await quarantineTool(w.db, editor, into, { reason: 'policy' });
    await assert.rejects(mergeTools(w.db, editor, { from, into }), isCode('conflict'));
    await restoreTool(w.db, editor, into);
    await mergeTools(w.db, editor, { from, into });
    await assert.rejects(mergeTools(w.db, editor, { from, into }), isCode('conflict'));
    await assert.rejects(mergeTools(w.db, editor, { from: into, into: from }), isCode('conflict'));
  });
  test('of two tools into each other at once happens one way', async () => {
    const { from, into } = await pair();
    const results = await Promise.allSettled([
      mergeTools(w.db, editor, { from, into }),
      mergeTools(w.db, editor, { from: into, into: from }),
    ]);
    assert.deepEqual(results.map((result) => result.status).toSorted(), ['fulfilled', 'rejected']);
    const published = await w.db.read
      .selectFrom('published_tools')
      .select('slug')
      .where('slug', 'in', [from, into])
      .execute();
    assert.equal(published.length, 1);
  });
});

describe('a submission rejected as a duplicate of a tool', () => {
  const perHour = { perHour: 1_000 };
  const second = w.person('editor').then(({ account }) => account);
  const stored = async (changes: Record<string, unknown> = {}) =>
    (await submitTool(w.db, maker, submission(changes), perHour)).submission;

  test('stands for it: its address is a duplicate of the tool, its name is known as the tool’s', async () => {
    const { into } = await pair();
    const { id, url, name } = await stored({ name: 'Velvet Anvil' });
    const rejected = await rejectAsDuplicate(w.db, editor, id, { of: into, note: 'See there.' });
    assert.deepEqual(
      [rejected.state, rejected.reasonCode, rejected.editorNote],
      ['rejected', 'duplicate', 'See there.'],
    );
    const last = (await listHistory(w.db, id)).at(-1);
    assert.deepEqual(
      [last?.action, last?.actorId, last?.reasonCode, last?.detail],
      ['reject', editor.id, 'duplicate', { duplicate_of: into }],
    );
    await assert.rejects(submitTool(w.db, maker, submission({ url }), perHour), duplicateOf(into));
    const verdict = await validateSubmission(w.db, maker, submission({ url: `${url}?utm_source=x` }));
    assert.deepEqual([verdict.acceptable, verdict.similar.map(({ slug }) => slug)], [false, [into]]);
    const { findings } = await checkSubmission(w.db, judged, submission({ name }));
    assert.equal(findings.find(({ rule }) => rule === 'same_name')?.existing?.slug, into);
  });
  test('keeps doing so while the tool is hidden, and follows it into another', async () => {
    const [{ into }, { into: other }] = [await pair(), await pair()];
    const { id, url } = await stored();
    await rejectAsDuplicate(w.db, editor, id, { of: into });
    await quarantineTool(w.db, editor, into, { reason: 'policy' });
    await assert.rejects(
      submitTool(w.db, (await w.person()).account, submission({ url }), perHour),
      duplicateOf(undefined),
    );
    await restoreTool(w.db, editor, into);
    await mergeTools(w.db, editor, { from: into, into: other });
    await assert.rejects(submitTool(w.db, maker, submission({ url }), perHour), duplicateOf(other));
  });
  test('stands for itself again after an appeal, and can be published then', async () => {
    const { into } = await pair();
    const { id, url } = await stored();
    await rejectAsDuplicate(w.db, editor, id, { of: into });
    await appealSubmission(w.db, maker, id, 'It is another tool by another maker.');
    await assert.rejects(submitTool(w.db, maker, submission({ url }), perHour), (error: unknown) => {
      assert.ok(error instanceof CatalogError);
      assert.deepEqual(error.extra['existing'], { kind: 'submission', id });
      return true;
    });
    assert.equal((await approveSubmission(w.db, await second, id)).state, 'published');
  });
  test('can be rejected so again after the appeal', async () => {
    const { into } = await pair();
    const { id, url } = await stored();
    await rejectAsDuplicate(w.db, editor, id, { of: into });
    await appealSubmission(w.db, maker, id, 'It is another tool by another maker.');
    await rejectAsDuplicate(w.db, await second, id, { of: into });
    await assert.rejects(submitTool(w.db, maker, submission({ url }), perHour), duplicateOf(into));
  });
  test('waits again when the decision is taken back', async () => {
    const { into } = await pair();
    const before = await stored();
    await rejectAsDuplicate(w.db, editor, before.id, { of: into }, { undoMs: UNDO_MS });
    assert.deepEqual(await undoDecision(w.db, editor, before.id), before);
    assert.equal((await findWinners(w.db.read, 'submission', [before.id])).size, 0);
    await rejectSubmission(w.db, editor, before.id, { reason: 'other' });
    assert.equal((await stored({ url: before.url })).state, 'awaiting_moderation', 'its address is free');
  });
  test('agrees with the rules that had called it a duplicate', async () => {
    const { into, name } = await pair();
    const { id, findings } = await stored({ name });
    assert.ok(findings.some(({ rule }) => rule === 'same_name'));
    await rejectAsDuplicate(w.db, editor, id, { of: into });
    const outcome = await w.db.read
      .selectFrom('finding_outcomes')
      .select('agreed')
      .where('submission_id', '=', id)
      .where('rule', '=', 'same_name')
      .executeTakeFirst();
    assert.equal(outcome?.agreed, 1);
  });
  test('is refused for tools that readers do not see, with nothing changed', async () => {
    const { into } = await pair();
    const { id } = await stored();
    await quarantineTool(w.db, editor, into, { reason: 'policy' });
    await assert.rejects(rejectAsDuplicate(w.db, editor, id, { of: into }), isCode('conflict'));
    await assert.rejects(rejectAsDuplicate(w.db, editor, id, { of: 'nothing-here' }), isCode('conflict'));
    await assert.rejects(rejectAsDuplicate(w.db, editor, id, { of: '\0' }), isCode('not_found'));
    await assert.rejects(rejectAsDuplicate(w.db, maker, id, { of: into }), isCode('forbidden'));
    assert.deepEqual(
      (await listHistory(w.db, id)).map(({ action }) => action),
      ['submit'],
    );
  });
});

describe('the tool that stays', () => {
  test('is named by its slug, a page of its own here, its address, or what stands for it', async () => {
    const { from, into, url } = await pair();
    await mergeTools(w.db, editor, { from, into });
    const { url: site } = await getDeskTool(w.db, into);
    for (const named of [
      into,
      ` ${into} `,
      `http://localhost:3000/ar/tools/${into}?x=1`,
      site,
      `${site}#top`,
      from,
      url,
    ])
      assert.equal(await findWinnerNamed(w.db.read, named), into, named);
    for (const named of ['', 'nothing-here', 'https://nowhere.example.com/', 'https://x', '\0'])
      assert.equal(await findWinnerNamed(w.db.read, named), undefined, named);
  });
});
