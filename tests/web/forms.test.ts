/** Refused forms and tables, as every page shows them. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { openBrowser, signedIn, textOf } from './browser.ts';

const w = await world();
const maker = await signedIn(w, (await w.person()).account.email);

describe('a form that was left empty', () => {
  test('is answered in one list of links to its fields, in the order of the form', async () => {
    const page = await maker.send('/en/submit');
    assert.equal(page.status, 422);
    const summary = page.text.slice(
      page.text.indexOf('class="summary"'),
      page.text.indexOf('<form action="/en/submit'),
    );
    const links = [...summary.matchAll(/<a href="#field-(\w+)">/g)].map(([, field]) => field);
    assert.deepEqual(links, ['url', 'name', 'tagline', 'pricing_model', 'categories']);
    assert.match(textOf(page), /Still missing: Website ?, Name ?, Tagline ?, Price ?, Categories/);
    for (const field of links) assert.ok(page.text.includes(`id="field-${field}"`), field);
  });

  test('asks to choose what is offered and to fill in what is typed', async () => {
    const page = await maker.send('/en/submit');
    const said = (field: string): string =>
      (new RegExp(`id="field-${field}-error">([^]*?)</p>`).exec(page.text)?.[1] ?? '')
        .replaceAll(/<[^>]+>|\s+/g, ' ')
        .trim();
    assert.equal(said('name'), 'Fill this in.');
    assert.equal(said('pricing_model'), 'Choose one.');
    assert.equal(said('categories'), 'Choose at least one.');
  });

  test('names no value that people cannot see', async () => {
    const page = await maker.send('/ar/submit', { pricing_model: 'for_nothing' });
    assert.ok(!textOf(page).includes('free_trial'));
    assert.match(page.text, /<li><a href="#field-pricing_model">السعر: اختر أحد الخيارات\.<\/a><\/li>/);
  });

  test('puts no colon after a label that is a question', async () => {
    const [slug = ''] = await publish(w.db, [{ name: 'Lantern Otter' }]);
    await w.app.context.live.refresh();
    const page = await openBrowser(w).send(`/en/tools/${slug}/report`, { kind: 'nonsense' });
    assert.ok(textOf(page).includes('What is wrong? Choose one.'), textOf(page));
  });
});

test('an empty field has the direction of the page, a filled one that of its text', async () => {
  const page = await maker.send('/ar/submit', { name: 'Lantern' });
  const field = (name: string): string =>
    new RegExp(`<(?:input|textarea)[^>]*id="field-${name}"[^>]*>`).exec(page.text)?.[0] ?? '';
  assert.match(field('name'), /dir="auto"/);
  for (const name of ['tagline', 'description']) assert.doesNotMatch(field(name), /dir=/, name);
});

test('the cells of a table carry the names of their columns, its first one does not', async () => {
  const chief = await signedIn(w, (await w.person('admin')).account.email);
  const { text } = await chief.get('/en/admin/accounts');
  const heads = [...text.matchAll(/<th scope="col">([^<]*)<\/th>/g)].map(([, head]) => head);
  const [, row = ''] = /<tbody>\s*(<tr[^>]*>[^]*?<\/tr>)/.exec(text) ?? [];
  assert.ok(heads.length > 2);
  assert.deepEqual(
    [...row.matchAll(/data-label="([^"]*)"/g)].map(([, label]) => label),
    heads.slice(1),
  );
});

test('a cell of a table without content is marked, as it takes no room on a phone', async () => {
  const desk = await signedIn(w, (await w.person('editor')).account.email);
  // What is no submission has no state.
  const ids = ['00000000-0000-4000-8000-000000000000'];
  const { text } = await desk.send('/en/editor/decisions', { ids, decision: 'approve', confirmed: 'yes' });
  const [, row = ''] = /<tbody>\s*(<tr[^>]*>[^]*?<\/tr>)/.exec(text) ?? [];
  const cells = [...row.matchAll(/<td([^>]*)>([^]*?)<\/td>/g)].map(([, own = '', content = '']) => ({ own, content }));
  assert.deepEqual(
    cells.map(({ content }) => content.trim() === ''),
    [false, true],
  );
  assert.match(cells[0]?.own ?? '', /data-label/);
  assert.match(cells[1]?.own ?? '', /data-empty/);
});
