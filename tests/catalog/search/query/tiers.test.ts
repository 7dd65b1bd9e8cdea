/** The order of results: tiers, score, newest, id; and what finds nothing. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { RANKING_RULE, rarityOf, TIERS } from '#catalog/search/query/ranking.ts';
import { demoCategories, indexSketches, toolFrom } from '../sample-index.ts';

describe('jobs', () => {
  const { search } = indexSketches([
    { name: 'Aster', tagline: 'Removes the background from photos', publishedAt: 1 },
    { name: 'Betula', tagline: 'Transparent PNG: cut out the subject of any picture', publishedAt: 2 },
    { name: 'Carex', tagline: 'Adds music in the background', publishedAt: 9 },
    { name: 'Dahlia', tagline: 'Dictate text instead of typing', publishedAt: 3 },
    { name: 'Elder', tagline: 'Speech recognition for doctors', publishedAt: 4 },
  ]);
  it('first come tools with the words that do what is asked for, then those that do it', () =>
    assert.deepEqual(search('remove background').slice(0, 2), ['Aster', 'Betula']));
  it('are met in every language', () => {
    for (const q of [
      'freistellen',
      'enlever le fond',
      'вырезать фон',
      'usuń tło ze zdjęcia',
      'quitar el fondo',
      'إزالة الخلفية',
    ])
      assert.equal(search(q)[0], 'Aster', q);
  });
  it('answer a query that has no word in any text', () => assert.equal(search('diktieren statt tippen')[0], 'Dahlia'));
  it('bring those first whose texts have the words that speak of them, in whatever language is asked', () => {
    const portraits = indexSketches([
      { name: 'Fern', tagline: 'Animate a portrait', publishedAt: 1 },
      { name: 'Gorse', tagline: 'Moving face of an ancestor', publishedAt: 9 },
      ...Array.from({ length: 30 }, (_, at) => ({ name: `Hazel ${at}`, tagline: 'Paints walls' })),
    ]);
    assert.deepEqual(portraits.search('оживити старе фото'), ['Fern', 'Gorse']);
  });
  it('nearly the same ones count as well, behind the one that is asked for', () => {
    const { search: find } = indexSketches([
      { name: 'Ivy', tagline: 'Writes emails for you', publishedAt: 9 },
      { name: 'Jasmine', tagline: 'Answers emails in your inbox', publishedAt: 1 },
      { name: 'Kale', tagline: 'Paints walls', publishedAt: 9 },
    ]);
    for (const q of ['auf Mails antworten', 'أجب على رسائل البريد']) assert.deepEqual(find(q), ['Jasmine', 'Ivy'], q);
  });
  it('are not told from what no tool does', () => {
    for (const q of [
      'diesel engine spare parts',
      'treppenlift gebraucht kaufen',
      'vpn для телефона',
      'скачать драйвер принтера',
    ])
      assert.deepEqual(search(q), [], q);
  });
});

describe('tiers', () => {
  const { search } = indexSketches([
    { name: 'Somewhere', tagline: 'Nothing to see', description: 'It can hold a velvet lantern, too', publishedAt: 9 },
    { name: 'Inky', tagline: 'Velvet lantern from a sentence', publishedAt: 5 },
    { name: 'Velvet Lantern', publishedAt: 1 },
    { name: 'Velvet Lanterns Pro', publishedAt: 2 },
    { name: 'My Lantern of Velvet', publishedAt: 3 },
    { name: 'Needle', tagline: 'A velvet for the patient', publishedAt: 8 },
    { name: 'Brush', tagline: 'Paints walls', publishedAt: 10 },
  ]);
  it('go from the name to the texts to some of the words', () => {
    assert.deepEqual(search('velvet lantern'), [
      'Velvet Lantern',
      'Velvet Lanterns Pro',
      'My Lantern of Velvet',
      'Inky',
      'Somewhere',
      'Needle',
    ]);
  });
  it('inside a tier the newest come first', () => {
    const { search: ask } = indexSketches([
      { name: 'One', tagline: 'Counts sheep', publishedAt: 1 },
      { name: 'Three', tagline: 'Counts sheep', publishedAt: 3 },
      { name: 'Two', tagline: 'Counts sheep', publishedAt: 2 },
    ]);
    assert.deepEqual(ask('sheep'), ['Three', 'Two', 'One']);
  });
  it('of the same moment the lesser id comes first', () => {
    const { search: ask } = indexSketches([
      { name: 'One', tagline: 'Counts sheep' },
      { name: 'Two', tagline: 'Counts sheep' },
    ]);
    assert.deepEqual(ask('sheep'), ['One', 'Two']);
  });
  it('of equal score the shorter text comes first', () => {
    const { search: ask } = indexSketches([
      {
        name: 'One',
        tagline: 'Counts sheep, goats, cows, hens, ducks, pigs, bees and every other animal of a farm',
        publishedAt: 2,
      },
      { name: 'Two', tagline: 'Counts sheep', publishedAt: 1 },
    ]);
    assert.deepEqual(ask('sheep'), ['Two', 'One']);
  });
  it('are told in the rule for the API document, each of them', () => {
    for (const tier of TIERS) assert.ok(RANKING_RULE.includes(tier.rule), tier.id);
  });
});

describe('one word that many tools say', () => {
  // Pieces of no particular order, so that score, length norm and date disagree; added a part at a time.
  const rest = 'cows hens ducks pigs bees horses dogs cats mice geese llamas rabbits donkeys turkeys quails fish'.split(
    ' ',
  );
  const sketches = Array.from({ length: 900 }, (_, at) => {
    const spread = (at * 7919) % 900;
    const place = spread % 4;
    const words = rest.slice(0, [2, 8, 12, 16][(spread >>> 3) % 4]).join(' ');
    return {
      name: place === 0 ? `Sheep ledger ${at}` : `Goat ledger ${at}`,
      tagline: place === 1 || place === 3 ? `Sheep ${words}` : `Yaks ${words}`,
      description: place === 2 ? 'Counts sheep.' : 'Counts.',
      categories: place === 3 ? ['shepherding'] : ['other'],
      pricing: spread % 5 === 0 ? ('paid' as const) : ('free' as const),
      publishedAt: spread % 97,
    };
  });
  const { index } = indexSketches([], [{ id: 'shepherding', words: { en: ['sheep'] } }]);
  for (let from = 0; from < sketches.length; from += 150)
    index.put(sketches.slice(from, from + 150).map((sketch, at) => toolFrom(sketch, from + at + 1)));
  const gone = sketches.flatMap((_, at) => (at % 11 === 0 ? [at + 1] : []));
  index.remove(gone);

  const isNamed = (at: number): boolean => sketches[at]!.name.startsWith('Sheep');
  const length = (at: number): number => `${sketches[at]!.name} ${sketches[at]!.tagline}`.split(' ').length;
  const norm = (at: number): number => [8, 12, 18].filter((most) => length(at) <= most).length;
  /** Of the same rarity all; a tagline weighs 6, a description 3, each step of the norm 1.5. */
  const score = (at: number): number =>
    isNamed(at) ? 0 : (sketches[at]!.tagline.startsWith('Sheep') ? 6 : 3) + 1.5 * norm(at);
  const expected = (pricing?: string): number[] =>
    sketches
      .map((_, at) => at)
      .filter((at) => !gone.includes(at + 1) && (pricing === undefined || sketches[at]!.pricing === pricing))
      .sort(
        (a, b) =>
          Number(isNamed(b)) - Number(isNamed(a)) ||
          score(b) - score(a) ||
          sketches[b]!.publishedAt - sketches[a]!.publishedAt ||
          (String(a) < String(b) ? -1 : 1),
      )
      .map((at) => at + 1);

  it('follow by field and length norm together, then newest and name, over all pages', () => {
    const order = expected();
    for (const offset of [0, 40, 190, 395, 610, 800])
      assert.deepEqual(index.find({ q: 'sheep', offset, limit: 50 }).keys, order.slice(offset, offset + 50));
  });
  it('follow in the same order under a filter, with and without facets', () => {
    const order = expected('paid');
    for (const facets of [false, true])
      for (const offset of [0, 40, 120])
        assert.deepEqual(
          index.find({ q: 'sheep', pricing: 'paid', offset, limit: 50, facets }).keys,
          order.slice(offset, offset + 50),
        );
  });
  it('are counted by category and price', () => {
    const { facets } = index.find({ q: 'sheep', pricing: 'paid', offset: 0, limit: 1, facets: true });
    const of = (test: (sketch: (typeof sketches)[number]) => boolean): number =>
      sketches.filter((sketch, at) => !gone.includes(at + 1) && test(sketch)).length;
    assert.deepEqual(facets, {
      attributes: {},
      categories: {
        other: of(({ pricing, categories }) => pricing === 'paid' && categories[0] === 'other'),
        shepherding: of(({ pricing, categories }) => pricing === 'paid' && categories[0] === 'shepherding'),
      },
      pricing: { free: of(({ pricing }) => pricing === 'free'), paid: of(({ pricing }) => pricing === 'paid') },
    });
  });
});

describe('rarity', () => {
  it('counts halvings of the catalog from 0 to 8', () => {
    assert.deepEqual(
      [1000, 500, 250, 4, 1].map((count) => rarityOf(count, 1000)),
      [0, 1, 2, 8, 8],
    );
  });
});

describe('phrases', () => {
  const { search } = indexSketches(
    [
      { name: 'Speaker', tagline: 'Text to speech with natural voices', publishedAt: 5 },
      { name: 'Listener', tagline: 'Speech to text for long recordings', publishedAt: 4 },
      { name: 'Scribbler', tagline: 'Transcription of audio', publishedAt: 3 },
    ],
    demoCategories(),
  );
  it('are more than their words: speech to text is not text to speech', () => {
    assert.deepEqual(search('speech to text').slice(0, 2).toSorted(), ['Listener', 'Scribbler']);
    assert.equal(search('text to speech')[0], 'Speaker');
  });
});

describe('words', () => {
  const sketches = [
    { name: 'Alpha', tagline: 'Headshots for the office' },
    { name: 'Beta', tagline: 'Erases the background of pictures' },
    { name: 'Gamma', tagline: 'Transcription of interviews' },
    { name: 'Delta', tagline: 'Wandelt Logos um, ein Generator' },
  ];
  const { search } = indexSketches(sketches);
  it('are met by others for the same thing', () => assert.deepEqual(search('remove backdrop'), ['Beta']));
  it('misspelt are corrected', () => {
    assert.deepEqual(search('transcripton'), ['Gamma']);
    assert.deepEqual(search('backgruond'), ['Beta']);
  });
  it('not typed to the end are met by their beginning', () => {
    assert.deepEqual(search('backgr'), ['Beta']);
    assert.deepEqual(search('interv'), ['Gamma']);
  });
  it('written together with "generator" are not the word alone', () => {
    const { search: ask } = indexSketches([
      { name: 'Song Maker', tagline: 'Muzyka' },
      { name: 'Art Generator' },
      { name: 'Text Generator' },
    ]);
    assert.deepEqual(ask('generator muzyki'), ['Song Maker']);
  });
  it('written together are met apart, also where the second has four letters', () => {
    const { search: ask } = indexSketches([
      { name: 'Alpha', tagline: 'Lantern shows', publishedAt: 2 },
      { name: 'Beta', tagline: 'Lantern of every bird', publishedAt: 1 },
    ]);
    assert.equal(ask('lanternbird')[0], 'Beta');
  });
  it('written together are met apart, as German writes them', () =>
    assert.deepEqual(search('Logogenerator'), ['Delta']));
});

describe('wishes', () => {
  const { search } = indexSketches([
    { name: 'Alpha', tagline: 'Counts sheep' },
    { name: 'Beta', tagline: 'Counts sheep, free' },
    { name: 'Gamma', tagline: 'Free as a bird' },
  ]);
  it('need not be met, and are worth something when they are', () => {
    assert.deepEqual(search('best free sheep'), ['Beta', 'Alpha']);
    assert.deepEqual(search('best sheep'), ['Alpha', 'Beta']);
  });
  it('are looked for when there is nothing else', () => assert.deepEqual(search('free'), ['Beta', 'Gamma']));
});

describe('nothing', () => {
  const { search, index } = indexSketches([
    { name: 'The Visualizer', tagline: 'Shows what you mean' },
    { name: 'Other', tagline: 'The best of all and for you' },
  ]);
  it('is found for nonsense', () => {
    for (const q of ['xqzvbw', 'blorptastic zzyx', 'ыъыъыъ', 'ءءءء', '🎉', '!!!']) assert.deepEqual(search(q), [], q);
  });
  it('but a name is found for stop words alone', () => {
    assert.deepEqual(search('the'), ['The Visualizer']);
    assert.deepEqual(search('and for you'), []);
  });
  it('asked for is the whole catalog', () => {
    for (const q of ['', '  ', '\u200f\u00a0']) assert.equal(index.find({ q, offset: 0, limit: 9 }).total, 2);
  });
});

describe('a change', () => {
  it('is found by the next search, and what it replaced is not', () => {
    const { index } = indexSketches([{ name: 'Before', tagline: 'Old words' }]);
    index.put([toolFrom({ name: 'After', tagline: 'New speech' }, 1)]);
    assert.equal(index.find({ q: 'before', offset: 0, limit: 9 }).total, 0);
    assert.deepEqual(index.find({ q: 'after', offset: 0, limit: 9 }).keys, [1]);
    index.remove([1, 77]);
    assert.equal(index.size, 0);
    assert.deepEqual(index.find({ q: 'after', offset: 0, limit: 9 }).keys, []);
  });
  it('of the categories is found by the next search', () => {
    const { index } = indexSketches([{ name: 'Alpha', categories: ['pets'] }]);
    const ask = (): number => index.find({ q: 'Haustier', offset: 0, limit: 9 }).total;
    assert.equal(ask(), 0);
    index.setCategories([{ id: 'pets', words: { de: ['Haustiere'] } }]);
    assert.equal(ask(), 1);
  });
});
