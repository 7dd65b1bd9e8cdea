/** What a search asks for beside the job: where a tool runs, what it extends, for whom it is. */
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
  { name: 'Harborchat', tagline: 'A self-hosted chat with language models', categories: ['chatbots'] },
  { name: 'Botsmith', tagline: 'Builds a chatbot for your website', categories: ['chatbots'] },
  { name: 'Parley', tagline: 'Chat with an AI assistant', categories: ['chatbots'] },
  { name: 'Tabhelper', tagline: 'A browser extension with an AI assistant for every page', categories: ['writing'] },
  { name: 'Linkquill', tagline: 'Writes posts for LinkedIn', categories: ['social-media'] },
  { name: 'Dayleaf', tagline: 'A personal journal with AI prompts for your diary', categories: ['lifestyle'] },
  { name: 'Paperchat', tagline: 'Chat with your documents, just upload them', categories: ['productivity'] },
  {
    name: 'Keepsafe',
    tagline: 'Chat with your documents without an internet connection',
    categories: ['productivity'],
  },
  { name: 'Chalkmark', tagline: 'Makes quizzes for teachers', categories: ['education'] },
  { name: 'Quizling', tagline: 'Makes quizzes from any text', categories: ['education'] },
  {
    name: 'Chalkprint',
    tagline: 'Makes pictures from words',
    description: 'Made for teachers and their classes.',
    categories: ['design'],
  },
  { name: 'Pixelford', tagline: 'AI image generator', categories: ['design'] },
  { name: 'Inkwell Images', tagline: 'Image generator for artists', categories: ['design'] },
  { name: 'Roomquill', tagline: 'Writes listings for realtors', categories: ['writing'] },
  ...Array.from({ length: 40 }, (_, at) => ({ name: `Rowan ${at}`, tagline: 'Draws figs', categories: ['design'] })),
]);
await w.app.context.live.refresh();

const search = async (q: string) => (await w.visitor.get(`/api/v1/tools?q=${encodeURIComponent(q)}`)).json;
const first = async (q: string): Promise<string> => (await search(q)).data[0]?.name;

describe('a search for a job and an attribute', () => {
  test('finds what has both first', async () =>
    assertEach(
      [
        ['czat AI na własnym serwerze', 'Harborchat'],
        ['self-hosted AI chat', 'Harborchat'],
        ['chat with my own documents without uploading them', 'Keepsafe'],
        ['mit eigenen Dokumenten chatten, ohne sie hochzuladen', 'Keepsafe'],
        ['чат с документами без загрузки в облако', 'Keepsafe'],
        ['quizzes for teachers', 'Chalkmark'],
        ['Quiz für Lehrer', 'Chalkmark'],
        ['викторины для учителей', 'Chalkmark'],
        ['image generator for teachers', 'Chalkprint'],
        ['Bildgenerator für Lehrer', 'Chalkprint'],
        ['генератор изображений для учителей', 'Chalkprint'],
        ['AI for real estate agents', 'Roomquill'],
        ['KI für Immobilienmakler', 'Roomquill'],
        ['ذكاء اصطناعي لوسطاء العقارات', 'Roomquill'],
      ] as const,
      ([q]) => q,
      async ([q, name]) => assert.equal(await first(q), name),
    ));

  test('of an extension for a service finds tools for the service', async () =>
    assertEach(
      ['browser extension for LinkedIn', 'Browser-Erweiterung für LinkedIn', 'расширение браузера для LinkedIn'],
      String,
      async (q) => assert.equal(await first(q), 'Linkquill'),
    ));

  test('finds the job where no tool has the attribute', async () =>
    assertEach(
      ['diario personal en el iPhone', 'journal intime sur iPhone', 'personal diary on iPhone'],
      String,
      async (q) => {
        const { data, search: read } = await search(q);
        assert.equal(data[0].name, 'Dayleaf');
        assert.deepEqual(read.relaxed, [{ parameter: 'platforms', value: 'ios', met: 0 }]);
      },
    ));
});

describe('what few hits have of it', () => {
  test('is told in the answer, with the number of hits that have it', async () => {
    assert.deepEqual((await search('quizzes for teachers')).search.relaxed, [
      { parameter: 'audience', value: 'teachers', met: 1 },
    ]);
    assert.deepEqual((await search('chat with documents without uploading them')).search.relaxed, [
      { parameter: 'runs', value: 'locally', met: 2 },
    ]);
    assert.deepEqual((await search('quizzes')).search.relaxed, []);
  });

  test('is not told where ten hits have it, and is where nine do', async () => {
    await publish(
      w.db,
      Array.from({ length: 10 }, (_, at) => ({ name: `Sorb ${at}`, tagline: 'Medlar calendar for parents' })),
    );
    await publish(
      w.db,
      Array.from({ length: 9 }, (_, at) => ({ name: `Pip ${at}`, tagline: 'Quince ledger for parents' })),
    );
    await w.app.context.live.refresh();
    assert.deepEqual((await search('medlar calendar for parents')).search.relaxed, []);
    assert.deepEqual((await search('quince ledger for parents')).search.relaxed, [
      { parameter: 'audience', value: 'parents', met: 9 },
    ]);
  });

  test('is said on the page in every language, with the words as typed', async () =>
    assertEach(LOCALES, String, async (locale) => {
      const t = visitorMessages(locale).list;
      const bare = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');
      const page = async (q: string): Promise<string> =>
        bare(textOf(await w.visitor.get(`/${locale}/tools?q=${encodeURIComponent(q)}`)));
      assert.ok((await page('personal diary on iPhone')).includes(t.unmet('on iPhone')));
      assert.ok((await page('quizzes for teachers')).includes(bare(t.relaxed({ count: 1, words: 'for teachers' }))));
    }));
});
