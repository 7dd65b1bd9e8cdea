/** Searches that are made to keep a server busy, as long as a query may be. None may hold the event loop for more than 25 ms at 100,000 tools. */
import { LOCALES } from '#catalog/locales.ts';
import { hostileTexts } from './hold/texts.ts';
import { readJobs } from '../training/jobs/training.ts';
import { anyOf, WORDS, zipfWord } from './search-catalog.ts';

const LENGTH = 100;
const EACH = 300;

/** A word with a letter too few, another one or one too many. */
const misspell = (word: string, random: () => number): string => {
  const at = 1 + Math.floor(random() * Math.max(1, word.length - 2));
  return word.slice(0, at) + anyOf(['', 'x', `${word.charAt(at)}q`], random) + word.slice(at + 1);
};

/** Texts by what is hard about them. */
export function hostileQueries(random: () => number): { kind: string; texts: string[] }[] {
  const phrases = LOCALES.flatMap((locale) => readJobs(locale).flatMap((job) => job.phrases));
  const scripts = (): string[] => Array.from({ length: 5 }, () => anyOf(phrases, random).split(' ')).flat();
  const common = (): string[] => Array.from({ length: 20 }, () => zipfWord(random));
  const wrong = (words: readonly string[]): string[] => words.map((word) => misspell(word, random));
  const texts = (words: () => readonly string[]): string[] =>
    Array.from({ length: EACH }, () => words().join(' ').slice(0, LENGTH));
  return [
    { kind: '100 letters, words of all languages', texts: texts(scripts) },
    { kind: '100 letters, words of all languages misspelt', texts: texts(() => wrong(scripts())) },
    { kind: '100 letters, common words', texts: texts(common) },
    { kind: '100 letters, common words misspelt', texts: texts(() => wrong(common())) },
    { kind: '100 letters, runs of one sign', texts: hostileTexts(LENGTH, 'all').map(({ text }) => text) },
    {
      kind: 'a common word among unknown ones, which finds nothing',
      texts: texts(() => [
        anyOf(WORDS.slice(0, 8), random),
        ...Array.from({ length: 4 }, () => `qq${anyOf(WORDS, random)}`),
      ]),
    },
  ];
}
