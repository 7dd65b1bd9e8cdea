/** EVIDENCE, the values of each screening rule's evidence, and their types in sentences. */

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

export const EVIDENCE = {
  same_page: { ...KNOWN, differs_by: 'differences' },
  same_store_item: { ...KNOWN, store: 'text', id: 'text' },
  related_page: { ...KNOWN, relation: 'relation', shared: 'text' },
  same_name: { ...KNOWN, match: 'match' },
  look_alike_name: { name: 'text', url: 'text', letters: 'letters' },
  gambling: WORDS,
  adult: WORDS,
  pills: WORDS,
  sold_attention: WORDS,
  essay_mill: WORDS,
  get_rich: WORDS,
  miracle_cures: WORDS,
  fake_reviews: WORDS,
  sold_traffic: WORDS,
  sold_links: WORDS,
  exam_takers: WORDS,
  fake_diplomas: WORDS,
  false_papers: WORDS,
  visa_papers: WORDS,
  account_sale: WORDS,
  quick_loans: WORDS,
  recruiting: WORDS,
  false_prizes: WORDS,
  copies: WORDS,
  spells: WORDS,
  break_ins: WORDS,
  spying: WORDS,
  piracy: WORDS,
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
  not_ai: { ...WORDS, nearest: 'list', known_style: 'flag' },
  second_opinion: { reason: 'text', model: 'text' },
} as const satisfies Record<string, Readonly<Record<string, EvidenceKind>>>;

export type ScreeningRuleId = keyof typeof EVIDENCE;

/** States of known entries, of tools and of submissions. */
export const KNOWN_STATES = [
  'published',
  'awaiting_moderation',
  'changes_requested',
  'rejected',
  'withdrawn',
  'expired',
  'quarantined',
  'removed',
] as const;

/** Differences between two URLs of one page; others are names of query parameters. */
export const DIFFERENCES = ['https', 'www', 'path spelling', 'fragment'] as const;

export const RELATIONS = [
  'same_page_other_form',
  'same_store_item',
  'same_repository',
  'same_repository_name',
  'same_host',
  'same_word_in_address',
] as const;

export const MATCHES = [
  'same_name',
  'same_name_but_for_common_words',
  'same_name_in_other_letters',
  'same_tagline',
  'one_name_holds_the_other',
  'one_letter_apart',
  'near_same_tagline',
] as const;
