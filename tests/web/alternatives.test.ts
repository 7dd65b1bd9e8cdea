/** The page of a tool's alternatives: what it lists, for whom search engines find it, and where old addresses lead. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { mergeTools } from '#catalog/moderation/merge.ts';
import { quarantineTool, removeTool } from '#catalog/moderation/quarantine.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { textOf } from './browser.ts';

const w = await world();
const { visitor } = w;
const text = { tagline: 'Turns recorded interviews into text', categories: ['writing'] };
const slugs = await publish(w.db, [
  { ...text, name: 'Scribomat', pricingModel: 'paid' },
  ...Array.from(
    { length: 22 },
    (_, at) => ({ ...text, name: `Heard ${at}`, pricingModel: at < 4 ? 'free' : 'paid' }) as const,
  ),
  { name: 'Gramofono', tagline: 'Hums a song', categories: ['design'] },
  { name: 'Chordly', tagline: 'Plucks a string', categories: ['design', 'chatbots'] },
  { name: 'Drumly', tagline: 'Beats a rhythm', categories: ['design'] },
  { name: 'Hornly', tagline: 'A free alternative to Gramofono', categories: ['design'] },
  { name: 'Paintly', tagline: 'Draws horses', categories: ['video'] },
  { name: 'Brushly', tagline: 'Draws dogs', categories: ['video'] },
  { name: 'Inkly', tagline: 'Draws cats', categories: ['video'] },
]);
const [scribe = '', twin = '', removed = ''] = slugs;
const fewer = slugs.at(-1) ?? '';
const tune = slugs.find((slug) => slug.startsWith('gramofono')) ?? '';
const editor = (await w.person('editor')).account;
await mergeTools(w.db, editor, { from: twin, into: scribe });
await quarantineTool(w.db, editor, removed, { reason: 'spam' });
await removeTool(w.db, editor, removed, { reason: 'spam' });
await w.app.context.live.refresh();

describe('the page of alternatives', () => {
  for (const locale of LOCALES) {
    test(`says whose they are and how they are ordered in ${locale}`, async () => {
      const t = visitorMessages(locale);
      const page = await visitor.get(`/${locale}/tools/${scribe}/alternatives`);
      assert.equal(page.status, 200);
      for (const sentence of [t.alternatives.title('Scribomat'), t.alternatives.order, t.search.found(20)])
        assert.ok(textOf(page).includes(sentence), sentence);
    });
  }

  test('is linked from the page of the tool and leads back', async () => {
    assert.ok((await visitor.get(`/en/tools/${scribe}`)).text.includes(`href="/en/tools/${scribe}/alternatives"`));
    assert.ok((await visitor.get(`/en/tools/${scribe}/alternatives`)).text.includes(`href="/en/tools/${scribe}"`));
  });

  test('names a reason that most of them share at none, and first the categories that the tool is not in', async () => {
    const t = visitorMessages('en').choosing.reasons;
    const page = await visitor.get(`/en/tools/${tune}/alternatives`);
    const why = [...page.text.matchAll(/class="card-why">([^<]*)</g)].map(([, reason]) => reason);
    assert.deepEqual(why, [t.known('Gramofono')]);
    const card = page.text.slice(page.text.indexOf('>Chordly<'));
    assert.ok(card.indexOf('/categories/chatbots"') < card.indexOf('/categories/design"'));
  });

  test('narrows by price and names the whole as canonical', async () => {
    const { text: page } = await visitor.get(`/en/tools/${scribe}/alternatives?pricing=free`);
    assert.equal([...page.matchAll(/class="card"/g)].length, 2);
    assert.match(page, new RegExp(`rel="canonical" href="[^"]*/en/tools/${scribe}/alternatives"`));
  });

  test('is found by search engines from three alternatives on', async () => {
    const listed = await visitor.get(`/en/tools/${scribe}/alternatives`);
    assert.ok(!listed.text.includes('noindex') && listed.text.includes('hreflang="ar"'));
    const two = await visitor.get(`/en/tools/${fewer}/alternatives`);
    assert.equal([...two.text.matchAll(/class="card"/g)].length, 2);
    assert.ok(two.text.includes('<meta name="robots" content="noindex"'));
  });

  test('holds the list as structured data', async () => {
    const { text: page } = await visitor.get(`/en/tools/${scribe}/alternatives`);
    const [, data = ''] = /<script type="application\/ld\+json">(\{[^<]*"ItemList"[^<]*)<\/script>/.exec(page) ?? [];
    const { itemListElement: items, name } = JSON.parse(data);
    assert.equal(name, 'Alternatives to Scribomat');
    assert.equal(items.length, 20);
    assert.deepEqual(
      items.map(({ position }: { position: number }) => position),
      Array.from({ length: 20 }, (_, at) => at + 1),
    );
    for (const { url } of items) assert.ok(page.includes(`href="${new URL(url).pathname}"`));
  });

  test('of a merged tool leads to that of the one that was kept, and of a removed one says so', async () => {
    const merged = await visitor.get(`/de/tools/${twin}/alternatives`);
    assert.equal(merged.status, 308);
    assert.equal(merged.headers.get('location'), `/de/tools/${scribe}/alternatives`);
    assert.equal((await visitor.get(`/de/tools/${removed}/alternatives`)).status, 410);
  });

  test('is 404 for unknown tools, prices and pages', async () => {
    for (const address of [
      'nobody/alternatives',
      `${scribe}/alternatives?pricing=cheap`,
      `${scribe}/alternatives?page=0`,
    ])
      assert.equal((await visitor.get(`/en/tools/${address}`)).status, 404, address);
  });
});

describe('the list of a search for alternatives', () => {
  for (const locale of LOCALES) {
    test(`marks the tool that was named and leads to the page of its alternatives in ${locale}`, async () => {
      const t = visitorMessages(locale);
      const page = await visitor.get(`/${locale}/tools?q=scribomat+alternative`);
      const cards = page.text.slice(page.text.indexOf('class="cards"'));
      assert.ok(
        cards.indexOf(t.alternatives.named) > 0 && cards.indexOf(t.alternatives.named) < cards.indexOf('</li>'),
      );
      assert.ok(page.text.includes(`href="/${locale}/tools/${scribe}/alternatives"`));
      for (const sentence of [t.alternatives.title('Scribomat'), t.alternatives.words, t.alternatives.order])
        assert.ok(textOf(page).includes(sentence), sentence);
    });
  }
  test('can be left for a search of the words', async () => {
    const page = await visitor.get('/en/tools?q=scribomat+alternative&exact=true');
    assert.ok(!page.text.includes(visitorMessages('en').alternatives.named));
  });
});
