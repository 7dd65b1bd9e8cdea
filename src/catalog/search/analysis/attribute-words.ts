/** Phrases for attributes of tools, in queries and texts: platforms, an API, self-hosting, no account, a local model. */
import { readVocabulary } from '#catalog/vocabularies.ts';
import type { AttributeName } from '#fields/fields.ts';
import { phraseList, findPhrases } from '#catalog/language/word-lists.ts';

/** An attribute in a query, and the positions of its words. */
export interface AttributeWish {
  /** `told` is no field: only texts tell it. */
  parameter: AttributeName | 'told';
  value: string;
  words: readonly number[];
}

/** Exact words, with each form listed: the phrases have stop words ("with", "no", "for"). */
const PHRASES = phraseList(() =>
  Object.entries(readVocabulary('search/attributes')).flatMap(([section, phrases]) => {
    const [parameter, value] = section.split(' ') as [AttributeWish['parameter'], string];
    const tag = { parameter, value };
    return phrases.split('\n').map((phrase) => [phrase, tag] as const);
  }),
);

/** The term of tools whose texts tell an attribute; no text can contain it. */
export const toldTerm = ({ parameter, value }: Pick<AttributeWish, 'parameter' | 'value'>): string =>
  `@t:${parameter}=${value}`;

/** Unique attributes in the order of the words; at one position the longest phrase wins. */
export function findAttributes(words: readonly string[]): AttributeWish[] {
  const hits = findPhrases(PHRASES, words);
  const first = hits.filter(({ tag }, place) => hits.findIndex((hit) => hit.tag === tag) === place);
  return first.map(({ tag, at, length }) => ({ ...tag, words: Array.from({ length }, (_, of) => at + of) }));
}
