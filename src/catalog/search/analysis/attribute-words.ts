/** The words of eight languages by which a query asks for what is stated about tools: platforms, an API, one's own server, no account. */
import { readVocabulary } from '#catalog/vocabularies.ts';
import type { AttributeName } from '#fields/fields.ts';
import { fold } from '#catalog/language/fold.ts';
import { tokensOf } from '#catalog/language/words.ts';

/** What a query asks for beside its subject, and the places of the words that ask for it. */
export interface AttributeWish {
  parameter: AttributeName;
  value: string;
  words: readonly number[];
}

interface Phrase extends Pick<AttributeWish, 'parameter' | 'value'> {
  words: readonly string[];
}

/**
 * By their first word, the longest first. Unlike prices they are told by small words ("with", "no", "for"), so they are
 * compared word by word, and forms stand side by side.
 */
const byFirst = new Map<string, Phrase[]>();
for (const [section, phrases] of Object.entries(readVocabulary('search/attributes'))) {
  const [parameter, value] = section.split(' ') as [AttributeName, string];
  for (const phrase of phrases.split('\n')) {
    const words = tokensOf(fold(phrase));
    const [first = ''] = words;
    byFirst.set(first, [...(byFirst.get(first) ?? []), { parameter, value, words }]);
  }
}
for (const phrases of byFirst.values()) phrases.sort((a, b) => b.words.length - a.words.length);

/** What folded words ask for, each once, in the order of the words; of two phrases at one place the longer one counts. */
export function findAttributes(words: readonly string[]): AttributeWish[] {
  const found: AttributeWish[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const phrase = byFirst.get(words[at]!)?.find((each) => each.words.every((word, of) => words[at + of] === word));
    if (phrase === undefined) continue;
    const { parameter, value } = phrase;
    const isKnown = found.some((wish) => wish.parameter === parameter && wish.value === value);
    if (!isKnown) found.push({ parameter, value, words: phrase.words.map((_, of) => at + of) });
    at += phrase.words.length - 1;
  }
  return found;
}
