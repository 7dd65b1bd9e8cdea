/** Quotes mean a phrase and a leading minus leaves out; told in the help of the box in eight languages. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { assertEach } from '../support/assert-each.ts';
import { publish } from '../support/factories.ts';
import { textOf } from '../web/browser.ts';
import { checkedWorld } from './conformance.ts';

const w = await checkedWorld();
await publish(w.db, [
  { name: 'Quince', tagline: 'Meeting notes that write themselves', pricingModel: 'paid' },
  { name: 'Medlar', tagline: 'Notes after a meeting', categories: ['writing'] },
  { name: 'Sorbus', tagline: 'Video from a sentence, with music', categories: ['video'] },
  { name: 'Rowan', tagline: 'Video from a sentence', categories: ['video'] },
  { name: 'Aronia', tagline: 'Text-to-speech for video', categories: ['video'] },
  {
    name: 'Damson',
    tagline: 'Vertont Filme',
    originalLocale: 'de',
    translations: { fr: { tagline: 'Le mot juste pour vos notes', description: null } },
  },
]);
await w.app.context.live.refresh();
const search = async (q: string, more = '') => {
  const reply = await w.visitor.get(`/api/v1/tools?q=${encodeURIComponent(q)}${more}`);
  assert.equal(reply.status, 200);
  return reply.json;
};
const namesOf = async (q: string, more = ''): Promise<string[]> =>
  ((await search(q, more)).data as { name: string }[]).map(({ name }) => name).toSorted();

describe('a phrase in quotes', () => {
  test('is found in its order alone, in the quotes of any language', async () => {
    assert.ok((await namesOf('meeting notes')).includes('Medlar'));
    await assertEach(
      ['"meeting notes"', '“meeting notes”', '„meeting notes“', '«meeting notes»', '"Meeting  NOTES"'],
      String,
      async (q) => assert.deepEqual(await namesOf(q), ['Quince']),
    );
  });
  test('counts its stop words and is found in translations', async () => {
    assert.deepEqual(await namesOf('"after a meeting"'), ['Medlar']);
    assert.deepEqual(await namesOf('"after the meeting"'), []);
    assert.deepEqual(await namesOf('"le mot juste"'), ['Damson']);
  });
  test('is found beside other words, and counts for total, filters and facets', async () => {
    const { data, pagination, facets, search: read } = await search('video "a sentence"', '&facets=true');
    assert.deepEqual(data.map(({ name }: { name: string }) => name).toSorted(), ['Rowan', 'Sorbus']);
    assert.deepEqual([pagination.total, facets.categories.video], [2, 2]);
    assert.deepEqual([read.phrases, read.excluded], [['a sentence'], []]);
    assert.deepEqual(await namesOf('"meeting notes"', '&pricing=free'), []);
  });
  test('of one word is that word', async () => {
    assert.deepEqual(await namesOf('"sentence"'), ['Rowan', 'Sorbus']);
    assert.deepEqual(await namesOf('"sentences"'), []);
  });
  test('without its second quote is words', async () => {
    assert.deepEqual((await search('"meeting notes')).search.phrases, []);
    assert.deepEqual(await namesOf('"meeting notes'), await namesOf('meeting notes'));
    assert.deepEqual((await search('5" screen')).search.phrases, []);
  });
});

describe('a minus before a word', () => {
  test('leaves out tools with the word, its forms and its category', async () => {
    assert.deepEqual(await namesOf('video -music'), ['Aronia', 'Rowan']);
    assert.deepEqual(await namesOf('notes -meetings'), ['Damson']);
    assert.deepEqual(await namesOf('sentence -video'), []);
    assert.deepEqual((await search('video −music')).search.excluded, ['music']);
  });
  test('leaves out a phrase', async () => {
    assert.ok(!(await namesOf('notes -"meeting notes"')).includes('Quince'));
    assert.ok((await namesOf('notes -"meeting notes"')).includes('Medlar'));
    assert.deepEqual(await namesOf('video -text-to-speech'), ['Rowan', 'Sorbus']);
  });
  test('counts in other orders, and in a search for alternatives', async () => {
    assert.deepEqual((await search('video -music', '&sort=name')).pagination.total, 2);
    const { data } = await search('alternative to rowan -music');
    assert.ok(data.length > 0 && data.every(({ name }: { name: string }) => name !== 'Sorbus'));
  });
  test('is none within a word, between two, or before nothing else', async () => {
    for (const q of ['text-to-speech', 'text - speech', '-', 'video -', '-video'])
      assert.deepEqual((await search(q)).search.excluded, [], q);
    assert.ok((await namesOf('text-to-speech')).includes('Aronia'));
  });
});

describe('the help of the search box', () => {
  for (const locale of LOCALES)
    test(`tells both in ${locale}, and so does the page on ranking`, async () => {
      const { help } = visitorMessages(locale).search;
      for (const path of ['tools', 'ranking'])
        assert.ok(textOf(await w.visitor.get(`/${locale}/${path}`)).includes(help), path);
    });
});
