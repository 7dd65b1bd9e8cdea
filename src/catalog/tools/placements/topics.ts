/** What a placement is booked for: categories, words, both or neither; and where it may stand for it. */
import { createFields } from '#catalog/problems.ts';
import { asksForPhrase } from '#catalog/search/catalog-index.ts';
import { cleanText, countCharacters, findTextProblem } from '#catalog/language/hygiene.ts';

/** The pages that have a sponsored slot. */
export const PLACEMENT_SLOTS = ['home', 'results', 'category'] as const;
export type PlacementSlot = (typeof PLACEMENT_SLOTS)[number];

export const TOPIC_LENGTHS = { words: 80, most: 20 } as const;

export interface Topics {
  /** Ids, each of them one of the tool's. */
  categories: readonly string[];
  /** Phrases; a search asks for one when it has all its words (`asksForPhrase`). */
  words: readonly string[];
}

/** The slots in which a topic says something: the home page is about everything, the page of a category is no search. */
const SLOTS_OF: Record<keyof Topics, readonly PlacementSlot[]> = {
  categories: ['results', 'category'],
  words: ['results'],
};

type Add = ReturnType<typeof createFields>['add'];

/** The topics as they are stored; problems go to `add`. `own` are the categories of the tool, where it is known. */
export function checkTopics(
  slot: PlacementSlot | undefined,
  input: Partial<Topics>,
  own: readonly string[] | undefined,
  add: Add,
): Topics {
  const categories = [...new Set((input.categories ?? []).map((id) => id.trim()).filter(Boolean))];
  const words = [...new Set((input.words ?? []).map(cleanText).filter(Boolean))];
  for (const [name, values] of Object.entries({ categories, words }) as [keyof Topics, string[]][]) {
    if (values.length > TOPIC_LENGTHS.most) add(name, { rule: 'too_many', max: TOPIC_LENGTHS.most });
    if (values.length > 0 && slot !== undefined && !SLOTS_OF[name].includes(slot))
      add('slot', { rule: 'not_one_of', allowed: SLOTS_OF[name] });
  }
  const strange = own === undefined ? undefined : categories.find((id) => !own.includes(id));
  if (strange !== undefined)
    add('categories', { rule: 'not_one_of', allowed: own ?? [], value: strange.slice(0, TOPIC_LENGTHS.words) });
  for (const phrase of words) {
    const dirt = findTextProblem(phrase, 'single');
    if (dirt) add('words', dirt);
    if (countCharacters(phrase) > TOPIC_LENGTHS.words) add('words', { rule: 'too_long', max: TOPIC_LENGTHS.words });
  }
  return { categories, words };
}

/** Whether a page that lists what was asked for is what a placement was booked for; one without topics is for all. */
export function isBookedFor(
  { categories, words }: Topics,
  asked: { q: string; categories: readonly string[] },
): boolean {
  if (categories.length + words.length === 0) return true;
  return (
    asked.categories.some((id) => categories.includes(id)) ||
    (asked.q !== '' && words.some((phrase) => asksForPhrase(asked.q, phrase)))
  );
}
