/** The topics of spam, one rule each; their words are in corpus/screening/spam. */
import { entriesOf, readVocabulary } from '#catalog/vocabularies.ts';

export const TOPIC_LINES = [
  'gambling adult pills miracle_cures sold_attention fake_reviews sold_traffic sold_links essay_mill exam_takers fake_diplomas',
  'false_papers visa_papers account_sale quick_loans get_rich recruiting false_prizes copies spells break_ins spying piracy parked_page',
] as const;
export const TOPIC_IDS: readonly string[] = TOPIC_LINES.join(' ').split(' ');

/**
 * Lists of terms (language/word-lists.ts): `sure` ones are an offer, `dressed` ones in spam that pretends to be an AI
 * tool; `strong` ones name the goods, `weak` ones also occur in honest texts, `excuses` explain or fight the topic.
 */
export type TopicSection = 'sure' | 'dressed' | 'strong' | 'weak' | 'excuses';

/** The terms of a section of a topic. */
export const termsOfTopic = (id: string, section: TopicSection) =>
  entriesOf(readVocabulary(`screening/spam/${id}`), section);
