/** Topics of a placement: categories and search phrases; and their match with a page. */
import { createFields } from '#catalog/problems.ts';
import { asksForPhrase } from '#catalog/search/catalog-index.ts';
import { cleanText, textProblems } from '#catalog/language/hygiene.ts';

/** Pages with sponsored slots. */
export const PLACEMENT_SLOTS = ['home', 'results', 'category'] as const;
export type PlacementSlot = (typeof PLACEMENT_SLOTS)[number];

export const TOPIC_LENGTHS = { words: 80, most: 20 } as const;

export interface Topics {
  /** Ids of the tool's categories. */
  categories: readonly string[];
  /** Phrases; a search matches one with all its words (`asksForPhrase`). */
  words: readonly string[];
}

/** Slots where a topic applies: not on the home page, and no phrases on category pages. */
const SLOTS_OF: Record<keyof Topics, readonly PlacementSlot[]> = {
  categories: ['results', 'category'],
  words: ['results'],
};

type Add = ReturnType<typeof createFields>['add'];

/** Validates topics; problems go to `add`. `own` are the tool's categories, if known. */
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
  for (const phrase of words) add('words', ...textProblems(phrase, 'single', TOPIC_LENGTHS.words));
  return { categories, words };
}

/** Whether a page's query matches the booking; one without topics always does. */
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
