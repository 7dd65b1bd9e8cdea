/** Phrases of queries for attributes of tools: platforms, an API, self-hosting, no account. */
import { readVocabulary } from '#catalog/vocabularies.ts';
import type { AttributeName } from '#fields/fields.ts';
import { phraseList, findPhrases } from '#catalog/language/word-lists.ts';

/** An attribute in a query, and the positions of its words. */
export interface AttributeWish {
  parameter: AttributeName;
  value: string;
  words: readonly number[];
}

/** Exact words, with each form listed: the phrases have stop words ("with", "no", "for"). */
const PHRASES = phraseList(() =>
  Object.entries(readVocabulary('search/attributes')).flatMap(([section, phrases]) => {
    const [parameter, value] = section.split(' ') as [AttributeName, string];
    const tag = { parameter, value };
    return phrases.split('\n').map((phrase) => [phrase, tag] as const);
  }),
);

/** Unique attributes in the order of the words; at one position the longest phrase wins. */
export function findAttributes(words: readonly string[]): AttributeWish[] {
  const hits = findPhrases(PHRASES, words);
  const first = hits.filter(({ tag }, place) => hits.findIndex((hit) => hit.tag === tag) === place);
  return first.map(({ tag, at, length }) => ({ ...tag, words: Array.from({ length }, (_, of) => at + of) }));
}
