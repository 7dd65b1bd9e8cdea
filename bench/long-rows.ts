/** Rows of an import whose texts have 60 to 100 words, as those of other catalogs. */
import { PRICING_MODELS } from '#fields/pricing.ts';
import { createRandom } from '../tests/support/random.ts';
import { CORPUS_LOCALES, corpusOf } from '../training/screening/corpus.ts';
import { CATEGORY_IDS, rareWords, type SyntheticTool } from './catalogs.ts';

/** Words of a text. */
const WORDS = { least: 60, most: 100 };
/** Share of rows in the first language. */
const FIRST_SHARE = 0.8;
/** Share of words that hardly another tool uses. */
const NAMES = 0.03;

/** Sentences by language, and taglines. */
const TEXTS = CORPUS_LOCALES.map((locale) => {
  const texts = corpusOf(locale).filter((row) => row.class !== 'spam');
  return {
    taglines: texts.map(({ tagline }) => tagline).filter((tagline) => tagline.length <= 150),
    sentences: texts.flatMap(({ description }) => (description ?? '').split(/(?<=[.!?؟])\s+/u)).filter(Boolean),
  };
});

/** The row of a number, put together from sentences of our corpus; the same number always gives the same row. */
export function longRow(number: number): SyntheticTool {
  const random = createRandom(number * 2_654_435_761 + 1);
  const anyOf = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!;
  const rareWord = rareWords(random);
  const texts = random() < FIRST_SHARE ? TEXTS[0]! : anyOf(TEXTS.slice(1));
  const tagline = anyOf(texts.taglines);
  const length = WORDS.least + Math.floor(random() * (WORDS.most - WORDS.least));
  const words = tagline.split(' ');
  const described: string[] = [];
  while (words.length + described.length < length) {
    const sentence = anyOf(texts.sentences).split(' ');
    if (random() < NAMES * sentence.length) sentence.splice(Math.floor(random() * sentence.length), 0, rareWord());
    described.push(...sentence);
  }
  const name = `${rareWord()} ${rareWord()}`;
  const category = (): string => CATEGORY_IDS[Math.floor(CATEGORY_IDS.length * random() ** 2)] ?? 'other';
  return {
    slug: `row-${number}`,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    url: `https://${rareWord()}-${number}.example.com/`,
    tagline,
    description: described.join(' ').slice(0, 1_900),
    categories: [...new Set([category(), category()])],
    pricing_model: anyOf(PRICING_MODELS),
    published_at: new Date(Date.UTC(2020, 0, 1) + number * 60_000).toISOString(),
  };
}
