/** How alike two sentences are, by the words that carry their content. */
import { memoize } from '#catalog/memoize.ts';
import { foldClosely } from './fold.ts';
import { bareWordsOf } from './words.ts';

/** Sentences of one judgement and of the last hour. */
const SENTENCES = { most: 500, longest: 300 };

const STOP_WORDS = new Set(
  (
    'и в на для с i w z na do a an the and or of for to in on with your you our is are by from at as ' +
    'it its that this ai de la le les el los las y et en und der die das für mit des du au aux pour ' +
    'avec dans sur vos votre con para por una del que mit von auf ihre ist oraz jest или по из от до'
  ).split(' '),
);

/** Words without stop words, to compare texts that fill one template. */
export const contentWords = memoize(
  (text: string): readonly string[] => bareWordsOf(foldClosely(text)).filter((word) => !STOP_WORDS.has(word)),
  SENTENCES,
);

/** Jaccard similarity, 0 to 1, of content words and pairs of neighbours. */
export function sentenceLikeness(a: string, b: string): number {
  const left = shingles(a);
  const right = shingles(b);
  if (left.size === 0 || right.size === 0) return 0;
  let shared = 0;
  for (const piece of left) if (right.has(piece)) shared++;
  return shared / (left.size + right.size - shared);
}

const shingles = memoize((text: string): ReadonlySet<string> => {
  const words = contentWords(text);
  const pieces = new Set(words);
  for (let at = 0; at + 1 < words.length; at++) pieces.add(`${words[at]} ${words[at + 1]}`);
  return pieces;
}, SENTENCES);
