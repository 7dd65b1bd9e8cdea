/** Readers' reports: stored with nothing about the reader, listed for editors, closed once. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CatalogError } from '#catalog/errors.ts';
import { closeReport, listReports, reportTool } from '#catalog/reports.ts';
import { publish } from '../factories.ts';
import { world } from '../world.ts';

const w = await world();
const [slug = ''] = await publish(w.db, [{ name: 'Lantern' }]);
const isCode = (code: string) => (error: unknown) => error instanceof CatalogError && error.code === code;

test('reports are listed oldest first until an editor closes them, once', async () => {
  const editor = (await w.person('editor')).account;
  const member = (await w.person()).account;
  await reportTool(w.db, { slug, kind: 'broken_link', message: '', locale: 'en' });
  await reportTool(w.db, { slug, kind: 'other', message: 'سعره تغيّر', locale: 'ar' });
  const { items, total } = await listReports(w.db, { page: 1, perPage: 10 });
  assert.deepEqual(
    [total, items.map((report) => [report.slug, report.kind, report.message, report.locale])],
    [
      2,
      [
        [slug, 'broken_link', null, 'en'],
        [slug, 'other', 'سعره تغيّر', 'ar'],
      ],
    ],
  );
  const [first] = items;
  await assert.rejects(closeReport(w.db, member, first?.id ?? ''), isCode('forbidden'));
  await closeReport(w.db, editor, first?.id ?? '');
  await assert.rejects(closeReport(w.db, editor, first?.id ?? ''), isCode('conflict'));
  await assert.rejects(closeReport(w.db, editor, 'nothing'), isCode('not_found'));
  assert.equal((await listReports(w.db, { page: 1, perPage: 10 })).total, 1);
});

test('a report names every bad field and only published tools', async () => {
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
