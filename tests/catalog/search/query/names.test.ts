/** Names win: what a search must do with the names of tools. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertEach } from '../../../support/assert-each.ts';
import { indexSketches, toolFrom } from '../sample-index.ts';

const CATALOG = [
  { name: 'ChatGPT', publishedAt: 1 },
  { name: 'ChatGPT Writer', publishedAt: 9 },
  { name: 'Mail Buddy', tagline: 'Answers mail with ChatGPT', publishedAt: 10 },
  { name: 'Perplexity AI', publishedAt: 1 },
  { name: 'Perplexitree', publishedAt: 8 },
  { name: 'Play.ht', publishedAt: 1 },
  { name: 'AnythingLLM', publishedAt: 1 },
  { name: 'GitHub Copilot', publishedAt: 1 },
  { name: 'Midjourney', publishedAt: 1 },
  { name: 'Midjourney Prompt Helper', publishedAt: 7 },
  { name: 'Café Rêve', publishedAt: 1 },
  { name: 'Łódka', publishedAt: 1 },
  { name: 'Straße', publishedAt: 1 },
  { name: 'Grok', url: 'https://x.ai/', publishedAt: 1 },
  { name: 'Orbit', url: 'https://www.moonphase.app/', publishedAt: 1 },
];
const { search, index } = indexSketches(CATALOG);
const first = (q: string): string | undefined => search(q)[0];

describe('the exact name comes first', () => {
  it('in every spelling', () =>
    assertEach(
      ['ChatGPT', 'chatgpt', 'chat gpt', 'chat-gpt', 'CHAT_GPT', 'ＣｈａｔＧＰＴ', 'chat.gpt', ' "chatgpt" '],
      (q) => `for ${q}`,
      (q) => assert.equal(first(q), 'ChatGPT'),
    ));
  it('without its accents', () => assert.equal(first('cafe reve'), 'Café Rêve'));
  it('with letters that have no mark to drop', () => {
    assert.equal(first('lodka'), 'Łódka');
    assert.equal(first('strasse'), 'Straße');
  });
  it('without its domain-like ending', () => {
    assert.equal(first('perplexity'), 'Perplexity AI');
    assert.equal(first('perplexity.ai'), 'Perplexity AI');
    assert.equal(first('playht'), 'Play.ht');
  });
  it('split where its words begin', () => assert.equal(first('anything llm'), 'AnythingLLM'));
  it('by the domain that is the tool\u2019s own', () => assert.equal(first('moonphase'), 'Orbit'));
});

describe('names before texts', () => {
  it('a name that begins with the query stands before a text that holds it', () => {
    assert.deepEqual(search('chatgpt'), ['ChatGPT', 'ChatGPT Writer', 'Mail Buddy']);
  });
  it('a name in which a word ends there stands before one in which it goes on', () => {
    assert.deepEqual(search('perplexity').slice(0, 1), ['Perplexity AI']);
    assert.deepEqual(
      search('perplexit').slice(0, 2),
      ['Perplexitree', 'Perplexity AI'].toSorted((a, b) => (a < b ? 1 : -1)),
    );
  });
  it('the words of a name in another order find it', () => assert.equal(first('copilot github'), 'GitHub Copilot'));
});

describe('one wrong letter in a name', () => {
  const mistakes = {
    'missing: midjorney': 'midjorney',
    'extra: midjourrney': 'midjourrney',
    'wrong: midjaurney': 'midjaurney',
    'swapped: mijdourney': 'mijdourney',
    'swapped first letters: imdjourney': 'imdjourney',
    'swapped across the middle: midjuorney': 'midjuorney',
    'missing at the end: midjourne': 'midjourne',
    'extra at the end: midjourneys': 'midjourneyx',
  };
  it('wherever it stands', () =>
    assertEach(
      Object.entries(mistakes),
      ([title]) => title,
      ([, q]) => assert.equal(first(q), 'Midjourney'),
    ));
  it('that is of another script', () => {
    const { search: ask } = indexSketches([{ name: 'Midj\u043eurney' }, { name: '\u0413rok' }]);
    assert.deepEqual(ask('midjourney'), ['Midj\u043eurney']);
    assert.deepEqual(ask('grok'), ['\u0413rok']);
  });
  it('in one of two words', () => assert.equal(first('githib copilot'), 'GitHub Copilot'));
  it('when a longer word merely contains the mistake', () => {
    const { search: ask } = indexSketches([...CATALOG, { name: 'Midjorneyland', publishedAt: 99 }]);
    assert.ok(ask('midjorney').slice(0, 2).includes('Midjourney'));
  });
});

describe('a name written in another script', () => {
  const heard = {
    ChatGPT: ['чатгпт', 'чат гпт', 'чат джипити', 'شات جي بي تي'],
    Midjourney: ['миджорни', 'мидджорни', 'міджорні', 'ميدجورني'],
    'Perplexity AI': ['перплексити', 'перплексіті', 'بيربلكسيتي'],
    'GitHub Copilot': ['гитхаб копайлот', 'гітхаб копілот'],
  };
  it('is found as it is heard', () =>
    assertEach(
      Object.entries(heard),
      ([name]) => name,
      ([name, spellings]) =>
        assertEach(
          spellings,
          (q) => `${q} is ${name}`,
          (q) => assert.equal(first(q), name),
        ),
    ));
  it('is offered while typing', () =>
    assert.equal(CATALOG[(index.suggest('миджорни', 5)[0] ?? 0) - 1]?.name, 'Midjourney'));
  it('is found among names that came one by one', () => {
    const { index: own } = indexSketches([]);
    const names = ['Midjourney', 'Kandinsky', 'Copy.ai', 'Leonardo'];
    names.forEach((name, at) => own.put([toolFrom({ name }, at + 1)]));
    const found = own.find({ q: 'леонардо', offset: 0, limit: 5 }).keys;
    assert.deepEqual(found, [4]);
  });
  it('gives way to what known words mean', () => {
    const { search: ask } = indexSketches([{ name: 'Musico' }, { name: 'Lyra', tagline: 'Music for films' }]);
    assert.deepEqual(ask('музыка'), ['Lyra']);
  });
});

describe('the name of a service in another script', () => {
  const ROWS = [
    { name: 'Wire', tagline: 'Answers your customers in WhatsApp' },
    { name: 'Reach', tagline: 'Posts for LinkedIn that are read' },
  ];
  const { search: ask } = indexSketches(ROWS);
  it('is that in a text', () =>
    assertEach(
      [
        ['чат в ватсапе', 'Wire'],
        ['رسائل واتساب', 'Wire'],
        ['посты для линкедин', 'Reach'],
      ] as const,
      ([q]) => `is that in a text: ${q}`,
      ([q, name]) => assert.equal(ask(q)[0], name),
    ));
  it('is still a name where alternatives are asked for', () =>
    assert.equal(index.find({ q: 'аналог копайлот', offset: 0, limit: 1 }).keys.length, 1));
});

describe('words around a name', () => {
  it('do not hide it', () =>
    assertEach(
      ['what is midjourney', 'midjourney free', 'Midjourney kostenlos', 'midjourney бесплатно', 'best midjourney app'],
      (q) => `do not hide it: ${q}`,
      (q) => assert.equal(first(q), 'Midjourney'),
    ));
});

describe('suggestions while typing', () => {
  it('ask for a price that no tool has as for one that a tool had', () => {
    const { index: priced } = indexSketches([{ name: 'Midjourney Helper', pricing: 'paid' }]);
    const before = priced.suggest('free midjourney', 5);
    priced.put([toolFrom({ name: 'Orbit', pricing: 'free' }, 2)]);
    priced.remove([2]);
    assert.deepEqual(before, priced.suggest('free midjourney', 5));
  });
  const suggest = (prefix: string): string[] => index.suggest(prefix, 5).map((key) => CATALOG[key - 1]?.name ?? '');
  it('give names that begin with what was typed', () =>
    assert.deepEqual(suggest('chatg'), ['ChatGPT Writer', 'ChatGPT']));
  it('give names with a word that begins so', () => assert.deepEqual(suggest('copil'), ['GitHub Copilot']));
  it('give the name itself first', () => assert.equal(suggest('chatgpt')[0], 'ChatGPT'));
  it('give no more than asked for', () => assert.equal(index.suggest('m', 1).length, 1));
  it('give nothing for nothing', () => assert.deepEqual(suggest('  '), []));
  it('leave texts alone', () => assert.deepEqual(suggest('answers'), []));
});
