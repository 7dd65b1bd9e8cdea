/** The words of eight languages by which a query asks for what is stated about tools: platforms, an API, one's own server, no account. */
import { readVocabulary } from '#catalog/vocabularies.ts';
import type { AttributeName } from '#fields/fields.ts';
import { phraseList, findPhrases } from '#catalog/language/word-lists.ts';

/** What a query asks for beside its subject, and the places of the words that ask for it. */
export interface AttributeWish {
  parameter: AttributeName;
  value: string;
  words: readonly number[];
}

/**
 * Unlike prices they are told by small words ("with", "no", "for"), so they are compared word by word, and forms stand side by
 * side.
 */
const PHRASES = phraseList(() =>
  Object.entries(readVocabulary('search/attributes')).flatMap(([section, phrases]) => {
    const [parameter, value] = section.split(' ') as [AttributeName, string];
    const tag = { parameter, value };
    return phrases.split('\n').map((phrase) => [phrase, tag] as const);
  }),
);

/** What folded words ask for, each once, in the order of the words; of two phrases at one place the longer one counts. */
export function findAttributes(words: readonly string[]): AttributeWish[] {
  const hits = findPhrases(PHRASES, words);
  const first = hits.filter(({ tag }, place) => hits.findIndex((hit) => hit.tag === tag) === place);
  return first.map(({ tag, at, length }) => ({ ...tag, words: Array.from({ length }, (_, of) => at + of) }));
}
