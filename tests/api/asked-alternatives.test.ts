/** Searches that ask for the alternatives to a tool, in eight languages: that tool first and named, then its alternatives. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertEach } from '../support/assert-each.ts';
import { publish } from '../support/factories.ts';
import { checkedWorld } from './conformance.ts';

const w = await checkedWorld();
const { visitor } = w;
const text = { tagline: 'Turns recorded interviews into text', categories: ['writing'] };
const [scribe = ''] = await publish(w.db, [
  { ...text, name: 'Scribomat', pricingModel: 'paid' },
  { ...text, name: 'Heardly', pricingModel: 'paid' },
  { ...text, name: 'Notewise', pricingModel: 'freemium' },
  { ...text, name: 'Wordfall', pricingModel: 'free', categories: ['writing', 'video'] },
  { name: 'Scribomat Buttons', tagline: 'Buttons for Scribomat', categories: ['writing'], pricingModel: 'free' },
  { name: 'Paintly', tagline: 'Draws horses', categories: ['image-generation'], pricingModel: 'free' },
  { name: 'Human', tagline: 'Talks with you', categories: ['chatbots'] },
]);
await w.app.context.live.refresh();

const search = async (q: string, more = '') => {
  const reply = await visitor.get(`/api/v1/tools?q=${encodeURIComponent(q)}${more}`);
  assert.equal(reply.status, 200);
  return reply.json;
};
const namesOf = (json: { data: { name: string }[] }): string[] => json.data.map(({ name }) => name);

const QUESTIONS = {
  en: [
    'alternative to scribomat',
    'scribomat alternatives',
    'something like scribomat',
    'instead of scribomat',
    'scribomat vs',
    'cheaper than scribomat',
  ],
  de: ['Alternative zu Scribomat', 'so etwas wie Scribomat', 'Ersatz für Scribomat', 'Programm wie Scribomat'],
  fr: ['alternative à Scribomat', 'un truc comme scribomat', 'équivalent de scribomat', 'logiciel comme scribomat'],
  es: ['alternativa a scribomat', 'parecido a scribomat', 'algo como scribomat', 'programas como scribomat'],
  pl: ['zamiennik scribomat', 'coś jak scribomat', 'alternatywa dla scribomat', 'tańsze niż scribomat'],
  ru: [
    'аналог scribomat',
    'чем заменить scribomat',
    'похожее на scribomat',
    'аналог скрибомат',
    'дешевле чем scribomat',
  ],
  uk: ['альтернатива scribomat', 'щось як scribomat', 'замість scribomat', 'застосунок як scribomat'],
  ar: ['بديل scribomat', 'تطبيق شبيه scribomat', 'بدائل سكريبومات', 'ارخص من scribomat'],
} as const;

describe('a search for alternatives', () => {
  test('gives the tool first and its alternatives behind it, in every language', () =>
    assertEach(
      Object.entries(QUESTIONS),
      ([language]) => language,
      ([language, questions]) =>
        assertEach(
          questions,
          (q) => `in ${language} (${q}) gives the tool first and its alternatives behind it`,
          async (q) => {
            const json = await search(q);
            assert.equal(json.search.alternatives_to, scribe);
            const [first, ...others] = namesOf(json);
            assert.equal(first, 'Scribomat');
            assert.deepEqual(others.slice(0, 3).toSorted(), ['Heardly', 'Notewise', 'Wordfall']);
            assert.deepEqual(others.slice(3), ['Scribomat Buttons']);
          },
        ),
    ));

  test('may name nothing but a price that the tool does not have', async () => {
    assert.equal((await search('open source scribomat')).search.alternatives_to, scribe);
    assert.equal((await search('scribomat mais open source')).search.alternatives_to, scribe);
    assert.equal((await search('open source writing')).search.alternatives_to, null);
  });

  test('understands misspelt names', async () =>
    assert.equal((await search('scribommat alternative')).search.alternatives_to, scribe));

  test('raises the price that it asks for and tells it', async () => {
    for (const q of ['free alternative to scribomat', 'alternativa a scribomat gratis', 'аналог scribomat бесплатно']) {
      const json = await search(q);
      assert.deepEqual(namesOf(json), ['Scribomat', 'Wordfall', 'Notewise', 'Heardly', 'Scribomat Buttons'], q);
      assert.deepEqual(json.search.hints, [{ parameter: 'pricing', value: 'free' }]);
    }
  });

  test('is narrowed by filters, counted by facets and paged like others', async () => {
    assert.deepEqual(namesOf(await search('scribomat alternatives', '&pricing=freemium')), ['Notewise']);
    assert.deepEqual(namesOf(await search('scribomat alternatives', '&category=video')), ['Wordfall']);
    const whole = await search('scribomat alternatives', '&facets=true');
    assert.equal(whole.pagination.total, 5);
    assert.deepEqual(whole.facets, {
      categories: { video: 1, writing: 5 },
      pricing: { free: 2, freemium: 1, paid: 2 },
    });
    const pages = [];
    for (const page of [1, 2, 3])
      pages.push(...namesOf(await search('scribomat alternatives', `&per_page=2&page=${page}`)));
    assert.deepEqual(pages, namesOf(whole));
  });

  test('is one for its words when it names no published tool, or its words are to be taken exactly', async () => {
    for (const [q, more] of [
      ['alternative to nobodyknows', ''],
      ['alternative medicine', ''],
      ['talks like human', ''],
      ['horses alternative', ''],
      ['scribomat', ''],
      ['alternative to scribomat', '&exact=true'],
    ] as const)
      assert.equal((await search(q, more)).search.alternatives_to, null, q);
  });

  test('finds what is known for the same as a well-known tool that is not listed', async () => {
    await publish(w.db, [{ name: 'QuillBot', tagline: 'Says it in other words', categories: ['writing'] }]);
    await w.app.context.live.refresh();
    for (const q of ['alternatives to Grammarly', 'alternativa a grammarly', 'аналоги граммарли']) {
      const json = await search(q);
      assert.equal(namesOf(json)[0], 'QuillBot', q);
      assert.equal(json.search.alternatives_to, null, q);
    }
  });
});
