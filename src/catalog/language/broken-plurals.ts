/** Arabic plurals that are made inside the word, which no ending tells, with their singulars; as written, folded when read. */
import { entriesOf, readVocabulary } from '#catalog/vocabularies.ts';
import { fold } from './fold.ts';

const WORDS = readVocabulary('search/broken-plurals');
const foldedOf = (section: string): string[] => entriesOf(WORDS, section).map(fold);

/** The singular of each plural, both folded. */
export const BROKEN_PLURALS: ReadonlyMap<string, string> = new Map(
  foldedOf('plurals').map((pair) => {
    const [plural = '', singular = ''] = pair.split(' ');
    return [plural, singular];
  }),
);

/** Words that begin with a "w" of their own, which is no "and". */
export const OWN_WAW: ReadonlySet<string> = new Set(foldedOf('own waw'));

/** How words begin that have a "b" or an "l" of their own, which is no "with" and no "for". */
export const OWN_BA_OR_LAM = new RegExp(`^(?:${foldedOf('own ba or lam').join('|')})`, 'u');
