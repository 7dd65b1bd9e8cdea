/** Arabic broken plurals with their singulars, and words whose first letter is not a prefix. */
import { entriesOf, readVocabulary } from '#catalog/vocabularies.ts';
import { fold } from './fold.ts';

const WORDS = readVocabulary('search/broken-plurals');
const foldedOf = (section: string): string[] => entriesOf(WORDS, section).map(fold);

/** Plural to singular, both folded. */
export const BROKEN_PLURALS: ReadonlyMap<string, string> = new Map(
  foldedOf('plurals').map((pair) => {
    const [plural = '', singular = ''] = pair.split(' ');
    return [plural, singular];
  }),
);

/** Words with an initial "w" that is not "and". */
export const OWN_WAW: ReadonlySet<string> = new Set(foldedOf('own waw'));

/** Beginnings of words whose "b" or "l" is not "with" or "for". */
export const OWN_BA_OR_LAM = new RegExp(`^(?:${foldedOf('own ba or lam').join('|')})`, 'u');
