/** The pages of kept and compared tools, which work by their addresses alone, and why alternatives are ones. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mergeTools } from '#catalog/moderation/merge.ts';
import { quarantineTool } from '#catalog/moderation/quarantine.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { textOf } from './browser.ts';

const w = await world();
const { visitor } = w;
const slugs = await publish(w.db, [
  { name: 'Otter Notes', tagline: 'Writes down what was said', categories: ['writing'], pricingModel: 'free' },
  { name: 'Heron', tagline: 'Draws pictures from words', categories: ['image-generation'], pricingModel: 'paid' },
  { name: 'Wader', tagline: 'An alternative to Otter Notes', categories: ['chatbots'], pricingModel: 'paid' },
  { name: 'Gull', tagline: 'Answers letters', categories: ['writing'], pricingModel: 'free' },
  { name: 'Coot', tagline: 'Cuts films', categories: ['video'], pricingModel: 'freemium' },
  { name: 'Hidden Rail', categories: ['video'] },
]);
const [otter = '', heron = '', wader = '', gull = '', coot = '', rail = ''] = slugs;
await quarantineTool(w.db, (await w.person('editor')).account, rail, { reason: 'misleading' });
await w.app.context.live.refresh();

const namesOf = (html: string): string[] =>
  [...html.matchAll(/<h3>\s*<a[^>]*><bdi>([^<]*)/g)].map(([, name = '']) => name);

describe('the page of kept tools', () => {
  test('shows those of its address in their order, each once, and nothing that is not published', async () => {
    const { status, text } = await visitor.get(`/en/kept?tools=${gull},${otter},${gull},${rail},no-such-tool,%00`);
    assert.equal(status, 200);
    assert.deepEqual(namesOf(text), ['Gull', 'Otter Notes']);
    assert.match(text, /<meta name="robots" content="noindex"/);
  });
  test('shows in place of merged tools those they were merged into, and tells the device', async () => {
    const [twin = '', other = ''] = await publish(w.db, [{ name: 'Otter Twin' }, { name: 'Otter Triplet' }]);
    const { account } = await w.person('editor');
    for (const from of [twin, other]) await mergeTools(w.db, account, { from, into: otter });
    await w.app.context.live.refresh();
    const { text } = await visitor.get(`/en/kept?tools=${gull},${twin},${otter},${other}`);
    assert.deepEqual(namesOf(text), ['Gull', 'Otter Notes']);
    for (const from of [twin, other]) assert.ok(text.includes(`<data hidden value="${otter}" data-was="${from}">`));
    assert.ok(!(await visitor.get(`/en/kept?tools=${gull},${otter}`)).text.includes('data-was'));
    assert.deepEqual(headsOf((await visitor.get(`/en/compare?tools=${twin},${gull}`)).text), ['Otter Notes', 'Gull']);
  });
  test('leads to a comparison by a form that needs no script', async () => {
    const { text } = await visitor.get(`/de/kept?tools=${slugs.slice(0, 5).join(',')}`);
    assert.match(text, /<form class="compare-form" method="get" action="\/de\/compare"/);
    assert.equal(text.match(/name="tools"/g)?.length, 5);
    assert.equal(text.match(/name="tools"[^>]* checked/g)?.length, 4, 'four can be compared');
  });
  test('says what to do while nothing is kept', async () => {
    const { none, noneHint } = visitorMessages('en').choosing.kept;
    const text = textOf(await visitor.get('/en/kept'));
    assert.ok(text.includes(none) && text.includes(noneHint));
  });
});

const headsOf = (html: string): string[] =>
  [...html.matchAll(/class="compare-name"[^>]*><bdi>([^<]*)/g)].map(([, name = '']) => name);

describe('the comparison', () => {
  test('shows at most four tools side by side, however its address names them', async () => {
    for (const query of [`tools=${slugs.slice(0, 5).join(',')}`, slugs.map((slug) => `tools=${slug}`).join('&')]) {
      const { text } = await visitor.get(`/en/compare?${query}`);
      assert.deepEqual(headsOf(text), ['Otter Notes', 'Heron', 'Wader', 'Gull']);
      assert.ok(text.includes('Draws pictures from words') && !text.includes('Cuts films'));
    }
  });
  test('leaves out what is not published, and asks for tools where none is left', async () => {
    const { text } = await visitor.get(`/en/compare?tools=${rail},${coot},${heron}`);
    assert.ok(text.includes('Coot') && !text.includes('Hidden Rail'));
    assert.ok(textOf(await visitor.get('/en/compare')).includes(visitorMessages('en').choosing.compare.choose));
  });
  test('marks what differs and nothing else', async () => {
    const { text } = await visitor.get(`/en/compare?tools=${otter},${gull},${heron}`);
    const marked = [...text.matchAll(/<tr[^>]*class="differs"[^>]*>\s*<th scope="row">\s*([^<]*?)\s*</g)];
    assert.deepEqual(
      marked.map(([, name]) => name),
      ['Price', 'Categories'],
    );
    const alike = await visitor.get(`/en/compare?tools=${otter},${gull}`);
    assert.doesNotMatch(alike.text, /class="differs"|data-only-differences/);
  });
  test('takes a tool out by a link, and adds one by its name or its beginning', async () => {
    const { text } = await visitor.get(`/en/compare?tools=${otter},${heron}`);
    assert.match(text, new RegExp(`class="compare-remove" href="/en/compare\\?tools=${heron}"`));
    for (const typed of ['Coot', 'coot', 'coo'])
      assert.deepEqual(headsOf((await visitor.get(`/en/compare?tools=${otter}&add=${typed}`)).text), [
        'Otter Notes',
        'Coot',
      ]);
    const missing = await visitor.get(`/en/compare?tools=${otter}&add=%3Cnothing%3E`);
    assert.deepEqual(headsOf(missing.text), ['Otter Notes']);
    assert.ok(missing.text.includes('no tool called “&lt;nothing&gt;”'));
    assert.equal((await visitor.get(`/en/compare?add=${'x'.repeat(101)}`)).status, 200);
  });
  test('has no room for a fifth tool', async () => {
    const four = await visitor.get(`/en/compare?tools=${slugs.slice(0, 4).join(',')}&add=Coot`);
    assert.deepEqual(headsOf(four.text), ['Otter Notes', 'Heron', 'Wader', 'Gull']);
    assert.doesNotMatch(four.text, /name="add"/);
  });
  test('begins on the page of a tool, and offers its alternatives', async () => {
    assert.match((await visitor.get(`/en/tools/${otter}`)).text, new RegExp(`href="/en/compare\\?tools=${otter}"`));
    const { text } = await visitor.get(`/en/compare?tools=${otter}`);
    assert.match(text, new RegExp(`href="/en/compare\\?tools=${otter}(?:,|%2C)${wader}"`));
  });
});

describe('a tool', () => {
  test('says of its alternatives in half a sentence why they are ones', async () => {
    const { text } = await visitor.get(`/en/tools/${otter}`);
    const { reasons } = visitorMessages('en').choosing;
    const cardOf = (slug: string): string => text.slice(text.indexOf(`/en/tools/${slug}"`)).split('</li>', 1)[0]!;
    assert.ok(cardOf(wader).includes(reasons.known('Otter Notes')));
    assert.ok([reasons.job, reasons.category('Writing')].some((reason) => cardOf(gull).includes(reason)));
  });
  test('without a description says so and asks for one', async () => {
    const [bare = ''] = await publish(w.db, [{ name: 'Dipper', description: null }]);
    await w.app.context.live.refresh();
    const reply = await visitor.get(`/en/tools/${bare}`);
    assert.ok(textOf(reply).includes(visitorMessages('en').choosing.undescribed));
  });
});
