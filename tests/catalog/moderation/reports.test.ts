/** Readers' reports: stored with nothing about the reader, listed by tool for editors, closed once with an outcome. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CatalogError } from '#catalog/errors.ts';
import { listHistory } from '#catalog/audit/log.ts';
import { closeReports } from '#catalog/moderation/reports/close.ts';
import {
  countReports,
  findReportedTools,
  listClosedReports,
  listOpenReports,
} from '#catalog/moderation/reports/list.ts';
import { reportTool } from '#catalog/moderation/reports/reports.ts';
import { publish } from '../../support/factories.ts';
import { world } from '../../support/world.ts';

const w = await world();
const editor = (await w.person('editor')).account;
const isCode = (code: string) => (error: unknown) => error instanceof CatalogError && error.code === code;
const PAGE = { page: 1, perPage: 10, most: 10 };

async function tool(name: string): Promise<string> {
  const [slug = ''] = await publish(w.db, [{ name }]);
  return slug;
}
const report = (slug: string, kind = 'broken_link', message = '') =>
  reportTool(w.db, { slug, kind, message, locale: 'en' });
const of = async (text: string) => ({ tools: await findReportedTools(w.db, text) });
const openOf = async (slug: string) => (await listOpenReports(w.db, await of(slug), PAGE)).items[0]?.reports ?? [];

test('open reports are listed by tool, the tool with the oldest report first, each with its oldest reports', async () => {
  const [first, second] = [await tool('Lantern'), await tool('Beacon')];
  await report(first);
  await report(second, 'closed');
  await reportTool(w.db, { slug: first, kind: 'other', message: 'سعره تغيّر', locale: 'ar' });
  const { items, total } = await listOpenReports(w.db, {}, { ...PAGE, most: 1 });
  assert.deepEqual(
    [total, items.map((group) => [group.tool.slug, group.total, group.reports.map(({ kind }) => kind)])],
    [
      2,
      [
        [first, 2, ['broken_link']],
        [second, 1, ['closed']],
      ],
    ],
  );
  assert.deepEqual(
    (await openOf(first)).map(({ kind, message, locale }) => [kind, message, locale]),
    [
      ['broken_link', null, 'en'],
      ['other', 'سعره تغيّر', 'ar'],
    ],
  );
  const pages = await Promise.all(
    [1, 2, 3].map(async (page) => (await listOpenReports(w.db, {}, { page, perPage: 1, most: 5 })).items),
  );
  assert.deepEqual(
    pages.map((groups) => groups.map((group) => group.tool.slug)),
    [[first], [second], []],
  );
});

test('the filter takes a kind, a slug or a part of a name, and counts follow it', async () => {
  const [slug, other] = [await tool('Copper Kettle'), await tool('Copper Kettle Pro')];
  await report(slug, 'wrong_price');
  await report(other, 'wrong_price');
  await report(other, 'misleading');
  const found = async (filter: Parameters<typeof listOpenReports>[1]) =>
    (await listOpenReports(w.db, filter, PAGE)).items.map((group) => group.tool.slug);
  assert.deepEqual(await found({ kind: 'misleading' }), [other]);
  assert.deepEqual(await found(await of(slug)), [slug], 'a slug is that tool alone');
  assert.deepEqual(await found(await of('COPPER ket')), [slug, other]);
  assert.deepEqual(await found(await of('%')), []);
  assert.deepEqual(await found(await of('\0')), []);
  const counts = await countReports(w.db, 'open', await of(other));
  assert.deepEqual(
    [counts.open, counts.closed, counts.kinds.wrong_price, counts.kinds.misleading, counts.kinds.other],
    [2, 0, 1, 1, 0],
  );
});

test('an editor closes reports of one tool with an outcome, which stands in the history of the tool', async () => {
  const slug = await tool('Tin Kettle');
  await report(slug);
  await report(slug, 'wrong_text', 'It has a new name.');
  const ids = (await openOf(slug)).map(({ id }) => id);
  assert.deepEqual(await closeReports(w.db, editor, slug, { ids, outcome: 'corrected', note: ' Renamed. ' }), {
    closed: 2,
    earlier: 0,
  });
  assert.deepEqual(await openOf(slug), []);
  const { items, total } = await listClosedReports(w.db, await of(slug), PAGE);
  assert.equal(total, 2);
  assert.deepEqual(
    items.map(({ id, closedBy, outcome, note }) => [id, closedBy, outcome, note]),
    ids.toReversed().map((id) => [id, editor.email, 'corrected', 'Renamed.']),
  );
  const row = await w.db.read.selectFrom('tools').select('id').where('slug', '=', slug).executeTakeFirstOrThrow();
  const history = (await listHistory(w.db, row.id)).filter(({ action }) => action === 'close_report');
  assert.deepEqual(
    history.map(({ actorId, note, detail }) => [actorId, note, detail]),
    ids.map((id, index) => [
      editor.id,
      'Renamed.',
      { slug, report: id, kind: ['broken_link', 'wrong_text'][index], outcome: 'corrected' },
    ]),
  );
});

test('what another editor has closed stays as it was', async () => {
  const slug = await tool('Iron Kettle');
  const second = (await w.person('editor')).account;
  await report(slug);
  await report(slug, 'closed');
  const ids = (await openOf(slug)).map(({ id }) => id);
  await closeReports(w.db, editor, slug, { ids: ids.slice(0, 1), outcome: 'nothing_wrong' });
  assert.deepEqual(await closeReports(w.db, second, slug, { ids, outcome: 'taken_down' }), { closed: 1, earlier: 1 });
  await assert.rejects(closeReports(w.db, second, slug, { ids, outcome: 'unclear' }), isCode('conflict'));
  const { items } = await listClosedReports(w.db, await of(slug), PAGE);
  const closed = new Map(items.map(({ id, outcome, closedBy }) => [id, [outcome, closedBy]]));
  assert.deepEqual(
    ids.map((id) => closed.get(id)),
    [
      ['nothing_wrong', editor.email],
      ['taken_down', second.email],
    ],
  );
  await report(slug);
  const [one] = await openOf(slug);
  const both = await Promise.allSettled(
    [editor, second].map((by) => closeReports(w.db, by, slug, { ids: [one?.id ?? ''], outcome: 'unclear' })),
  );
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected']);
});

test('closing is refused to members, for other tools, and without reports or an outcome', async () => {
  const [slug, other] = [await tool('Clay Kettle'), await tool('Glass Kettle')];
  await report(slug);
  const ids = (await openOf(slug)).map(({ id }) => id);
  const member = (await w.person()).account;
  const close = (by: typeof editor, owner: string, closing: Parameters<typeof closeReports>[3]) =>
    closeReports(w.db, by, owner, closing);
  await assert.rejects(close(member, slug, { ids, outcome: 'corrected' }), isCode('forbidden'));
  await assert.rejects(close(editor, other, { ids, outcome: 'corrected' }), isCode('not_found'));
  await assert.rejects(close(editor, '\0', { ids, outcome: 'corrected' }), isCode('not_found'));
  await assert.rejects(close(editor, slug, { ids: ['nothing'], outcome: 'corrected' }), isCode('not_found'));
  const unknown = (many: number): string[] => Array.from({ length: many }, () => w.db.newId());
  await assert.rejects(close(editor, slug, { ids: unknown(100), outcome: 'corrected' }), isCode('not_found'));
  await assert.rejects(close(editor, slug, { ids: unknown(101), outcome: 'corrected' }), isCode('validation_failed'));
  await assert.rejects(close(editor, slug, { ids: ['\0'], outcome: 'maybe', note: 'x'.repeat(1_001) }), (error) => {
    assert.ok(error instanceof CatalogError);
    assert.deepEqual(Object.keys(error.fields), ['ids', 'outcome', 'note']);
    return true;
  });
  assert.equal((await openOf(slug)).length, 1);
});

test('a report names every bad field and only published tools', async () => {
  const slug = await tool('Paper Kettle');
  await assert.rejects(reportTool(w.db, { slug, kind: 'nope', message: '\u0000', locale: 'en' }), (error) => {
    assert.ok(error instanceof CatalogError);
    assert.deepEqual(Object.keys(error.fields), ['kind', 'message']);
    return true;
  });
  await assert.rejects(
    reportTool(w.db, { slug: 'no-such', kind: 'closed', message: '', locale: 'en' }),
    isCode('not_found'),
  );
});
