/** Placements on pages: booked by category or words, never above what they have nothing to do with, and counted for who booked. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createPlacement, type Booking } from '#catalog/tools/placements/placements.ts';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { openBrowser, signedIn, textOf } from './browser.ts';

const w = await world();
const { visitor, db } = w;
const admin = await w.person('admin');
const maker = await w.person();
const [otter = '', heron = '', gull = '', tern = ''] = await publish(db, [
  {
    name: 'Otter Notes',
    tagline: 'Writes subtitles for films',
    categories: ['writing', 'video'],
    pricingModel: 'paid',
  },
  {
    name: 'Heron',
    tagline: 'Draws pictures from words',
    categories: ['image-generation'],
    accountId: maker.account.id,
  },
  { name: 'Gull', tagline: 'Writes subtitles and letters', categories: ['writing'], pricingModel: 'free' },
  {
    name: 'Tern',
    tagline: 'Beantwortet Briefe',
    originalLocale: 'de',
    translations: { fr: { tagline: 'Répond aux lettres', description: null } },
    categories: ['chatbots'],
  },
]);
await w.app.context.live.refresh();

async function book(slug: string, slot: string, topics: Pick<Booking, 'categories' | 'words'> = {}): Promise<string> {
  const times = { startsAt: '2026-01-01', endsAt: '2099-01-01' };
  const id = await createPlacement(db, admin.account, { slug, slot, ...times, label: 'Booked', ...topics });
  // Finished pages may be given out for two seconds more.
  w.clock.advance(2_500);
  return id;
}

/** The names in the sponsored box of a page. */
async function sponsoredOn(path: string): Promise<string[]> {
  const { text } = await visitor.get(path);
  const [box = ''] = /<aside class="sponsored"[\s\S]*?<\/aside>/.exec(text) ?? [];
  return [...box.matchAll(/<bdi>([^<]*)<\/bdi> <svg/g)].map(([, name = '']) => name);
}

describe('a placement', () => {
  test('on pages of categories stands where its tool is listed, and where it is booked for', async () => {
    await book(otter, 'category', { categories: ['video'] });
    await book(heron, 'category');
    assert.deepEqual(await sponsoredOn('/en/categories/video'), ['Otter Notes']);
    assert.deepEqual(await sponsoredOn('/en/categories/writing'), [], 'listed there, but not booked for it');
    assert.deepEqual(await sponsoredOn('/en/categories/image-generation'), ['Heron']);
    assert.deepEqual(await sponsoredOn('/en/categories/video?pricing=free'), [], 'not in what the filters leave');
  });

  test('names the language of its tagline where it is not that of the page', async () => {
    await book(tern, 'category', { categories: ['chatbots'] });
    for (const [locale, tagline] of [
      ['en', '<bdi lang="de" dir="ltr">Beantwortet Briefe</bdi>'],
      ['fr', '<bdi>Répond aux lettres</bdi>'],
    ] as const) {
      const { text } = await visitor.get(`/${locale}/categories/chatbots`);
      const [, shown = ''] =
        /<aside class="sponsored"[\s\S]*?<p class="card-tagline">\s*([\s\S]*?)\s*<\/p>/.exec(text) ?? [];
      assert.equal(shown, tagline);
    }
  });

  test('booked for words stands above searches that have them and find its tool, in other forms and orders too', async () => {
    await book(otter, 'results', { words: ['film subtitles', 'pictures'] });
    assert.deepEqual(await sponsoredOn('/en/tools?q=subtitles+for+films'), ['Otter Notes']);
    assert.deepEqual(await sponsoredOn('/en/tools?q=subtitle+film&pricing=paid'), ['Otter Notes']);
    for (const query of [
      'q=subtitles',
      'q=pictures',
      'q=subtitles+for+films&pricing=free',
      'q=heron',
      'q=zzzz+films',
      '',
    ])
      assert.deepEqual(await sponsoredOn(`/en/tools?${query}`), [], query);
  });

  test('booked for words whose order counts does not stand above the opposite job', async () => {
    const [lyre = ''] = await publish(db, [{ name: 'Lyre', tagline: 'Speech to text, and text to speech' }]);
    await w.app.context.live.refresh();
    await book(lyre, 'results', { words: ['text to speech'] });
    assert.deepEqual(await sponsoredOn('/en/tools?q=text+to+speech+for+lectures'), ['Lyre']);
    const opposite = '/en/tools?q=speech+to+text';
    assert.ok((await visitor.get(opposite)).text.includes('>Lyre<'));
    assert.deepEqual(await sponsoredOn(opposite), []);
  });

  test('booked for all stands above the lists and searches that hold its tool closely, and changes no order', async () => {
    const listOf = async (path: string) => (await visitor.get(path)).text.match(/<ol class="cards">[\s\S]*<\/ol>/)?.[0];
    const before = await listOf('/en/tools?q=writes');
    await book(gull, 'results');
    assert.deepEqual(await sponsoredOn('/en/tools?q=letters'), ['Gull']);
    assert.deepEqual(await sponsoredOn('/en/tools'), ['Gull']);
    assert.deepEqual(await sponsoredOn('/en/tools?category=video'), []);
    assert.deepEqual(await sponsoredOn('/en/tools?q=pictures'), []);
    assert.deepEqual(await sponsoredOn('/en/tools?q=alternative+to+otter+notes'), []);
    assert.equal(await listOf('/en/tools?q=writes'), before);
  });

  test('is refused for categories of other tools, and for topics where they say nothing', async () => {
    const fieldsOf = async (slug: string, slot: string, topics: object): Promise<string[]> => {
      try {
        await book(slug, slot, topics);
        return [];
      } catch (error) {
        return Object.keys((error as { fields: object }).fields);
      }
    };
    assert.deepEqual(await fieldsOf(heron, 'category', { categories: ['video'] }), ['categories']);
    assert.deepEqual(await fieldsOf(heron, 'home', { words: ['pictures'] }), ['slot']);
    assert.deepEqual(await fieldsOf(heron, 'results', { words: ['x'.repeat(81)] }), ['words']);
  });

  test('is booked and changed with its topics at the desk, and told in the history', async () => {
    const boss = await signedIn(w, admin.account.email);
    const list = '/en/admin/placements';
    const fields = { slot: 'results', starts_at: '2026-01-01', ends_at: '2099-12-31', label: 'Spring' };
    const page = await boss.follow(await boss.send(list, { ...fields, slug: heron, words: 'sea birds\r\nherons' }));
    assert.ok(textOf(page).includes('sea birds, herons'));
    const [, id = ''] = /href="\/en\/admin\/placements\/([^"]+)"/.exec(page.text) ?? [];
    const [, mark = ''] = /name="mark" value="([^"]+)"/.exec((await boss.get(`${list}/${id}`)).text) ?? [];
    await boss.follow(await boss.send(`${list}/${id}`, { ...fields, categories: 'image-generation', mark }));
    const log = textOf(await boss.get(`/en/admin/audit?id=${id}`));
    assert.ok(log.includes('sea birds') && log.includes('image-generation'));
  });
});

describe('the figures of a placement', () => {
  const PERSON = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  const click = (id: string, headers: Record<string, string>) =>
    visitor.request('POST', `/placement-clicks/${id}`, '', headers);

  test('count views, those from the page cache too, and clicks of people, for its owner and admins alone', async () => {
    const id = await book(heron, 'home');
    for (let n = 0; n < 3; n += 1)
      assert.ok(
        (await visitor.get('/en', PERSON)).text.includes(`ping="${w.config.publicUrl}/placement-clicks/${id}"`),
      );
    await visitor.get('/en', { 'user-agent': 'Googlebot/2.1' });
    const own = { ...PERSON, 'sec-fetch-site': 'same-origin' };
    assert.equal((await click(id, own)).status, 204);
    assert.equal((await click(id, { ...own, 'user-agent': 'curl/8' })).status, 204);
    assert.equal((await click(id, { ...PERSON, 'sec-fetch-site': 'cross-site' })).status, 403);
    assert.equal((await click('no-such-id', own)).status, 204);
    await w.app.context.placementCounts.keep();
    const path = `/en/tools/${heron}/placements`;
    for (const account of [maker.account, admin.account]) {
      const csv = (await (await signedIn(w, account.email)).get(`${path}.csv`)).text;
      const day = w.clock.now().toISOString().slice(0, 10);
      assert.ok(csv.includes(`${id},home,${day},3,1\r\n`), csv);
      const before = new Date(w.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10);
      assert.ok(csv.includes(`${id},home,${before},0,0\r\n`), 'a day without views is zero');
      assert.ok(!csv.includes('2025-12-31') && csv.includes(`${id},home,2026-01-01,0,0\r\n`), 'from its start on');
    }
    const page = await (await signedIn(w, maker.account.email)).get(path);
    assert.match(textOf(page), /Views\s*3\s*Clicks\s*1/);
    assert.ok(!textOf(page).includes('Booked'), 'the name of the booking is internal');
    const other = await signedIn(w, (await w.person('editor')).account.email);
    assert.equal((await other.get(path)).status, 404);
    assert.equal((await openBrowser(w).get(path)).status, 303);
  });
});
