/** EVIDENCE, the values of each screening rule's evidence, and their types in sentences. */
import { TOPIC_IDS, type TOPIC_LINES } from '#catalog/screening/topics.ts';

/**
 * Kinds of values: `text` and `list` are shortened and isolated, `letters` read "с (U+0441) → c",
 * the coded ones (`state`, `differences`, `relation`, `match`) are localized, `count` is a number,
 * `flag` is `yes` or `no`.
 */
export type EvidenceKind =
  | 'text'
  | 'list'
  | 'letters'
  | 'state'
  | 'differences'
  | 'relation'
  | 'match'
  | 'count'
  | 'flag';

const KNOWN = { name: 'text', url: 'text', state: 'state' } as const;
const WORDS = { words: 'list' } as const;
type WordIn<Line extends string> = Line extends `${infer First} ${infer Rest}` ? First | WordIn<Rest> : Line;
type TopicId = WordIn<(typeof TOPIC_LINES)[number]>;
const TOPICS = Object.fromEntries(TOPIC_IDS.map((id) => [id, WORDS])) as Record<TopicId, typeof WORDS>;

export const EVIDENCE = {
  same_page: { ...KNOWN, differs_by: 'differences' },
  same_store_item: { ...KNOWN, store: 'text', id: 'text' },
  related_page: { ...KNOWN, relation: 'relation', shared: 'text' },
  same_name: { ...KNOWN, match: 'match' },
  look_alike_name: { name: 'text', url: 'text', letters: 'letters' },
  ...TOPICS,
  blocked_domain: { value: 'text', reason: 'text' },
  blocked_mail: { value: 'text', reason: 'text' },
  blocked_word: { value: 'text', reason: 'text' },
  template_flood: { count: 'count', names: 'list' },
  account_flood: { count: 'count', site: 'text' },
  address_flood: { count: 'count', accounts: 'count' },
  keyword_stuffing: { word: 'text', count: 'count', words: 'count' },
  link_pile: { links: 'count', numbers: 'count' },
  short_link: { host: 'text' },
  disposable_mail: { domain: 'text' },
  parked_page: { ...WORDS, name: 'text' },
  spam_wording: WORDS,
  masked_words: WORDS,
  prompt_injection: WORDS,
  shouting: { capitals_percent: 'count', exclamation_marks: 'count', pictures: 'count' },
  not_ai: { silent: 'flag', said: 'list', perhaps: 'list', denial: 'text', ...WORDS, known_style: 'flag' },
  second_opinion: { reason: 'text', model: 'text' },
} as const satisfies Record<string, Readonly<Record<string, EvidenceKind>>>;

export type ScreeningRuleId = keyof typeof EVIDENCE;
