/** Rows to import: made-up tools whose texts have 60 to 100 words, put together from sentences of our corpus. Deterministic. */
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { randomNumbers, rareWords, type SyntheticTool } from '../corpus.ts';
import { CORPUS_LOCALES, corpusOf } from '../../training/screening/corpus.ts';
import { PRICING_MODELS } from '#fields/pricing.ts';

const WORDS = { least: 60, most: 100 };
/** The first language has most rows, as in lists of the trade; the others share the rest. */
const FIRST_SHARE = 0.8;
/** A word in so many is a name that hardly another tool uses. */
const NAMES = 0.03;

/** Sentences by language, and taglines. */
const TEXTS = CORPUS_LOCALES.map((locale) => {
  const rows = corpusOf(locale).filter((row) => row.class !== 'spam');
  return {
    taglines: rows.map(({ tagline }) => tagline).filter((tagline) => tagline.length <= 150),
    sentences: rows.flatMap(({ description }) => (description ?? '').split(/(?<=[.!?؟])\s+/u)).filter(Boolean),
  };
});

/** The row of a number; the same number always gives the same row. */
function createRows(categoryIds: readonly string[]): (number: number) => SyntheticTool {
  return (number) => {
    const random = randomNumbers(number * 2_654_435_761 + 1);
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
    const category = (): string => categoryIds[Math.floor(categoryIds.length * random() ** 2)] ?? 'other';
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
  };
}

/** Writes the rows from..to as JSON Lines. */
export async function writeRows(file: string, from: number, to: number, categoryIds: readonly string[]): Promise<void> {
  const rowOf = createRows(categoryIds);
  const out = createWriteStream(file);
  for (let number = from; number < to; number += 1)
    if (!out.write(`${JSON.stringify(rowOf(number))}\n`)) await once(out, 'drain');
  out.end();
  await once(out, 'finish');
}
