/** A language model's opinions on entries, and DOUBTS, the rules whose flags it is asked about at once. */
import type { ScreenedEntry } from '#catalog/entries/columns.ts';
import { TOPIC_IDS } from './topics.ts';

export const OPINIONS = ['ai_tool', 'not_an_ai_tool', 'spam', 'unsure'] as const;
export type OpinionVerdict = (typeof OPINIONS)[number];

/** The only data sent to a model; nothing about the sender. */
export type JudgedText = Pick<ScreenedEntry, 'name' | 'url' | 'tagline' | 'description' | 'categories'>;

export interface Opinion {
  verdict: OpinionVerdict;
  /** One English sentence that a submitter's text may have influenced. */
  reason: string;
  model: string;
}

/** Never throws; undefined without an answer in time. */
export type AskModel = (text: JudgedText) => Promise<Opinion | undefined>;

/** Rules that read the text: the model is asked about what one of them flags, and its no refuses. */
export const DOUBTS: readonly string[] = ['not_ai', 'spam_wording', 'masked_words', 'prompt_injection', ...TOPIC_IDS];

/** The text that a model judges. */
export function judgedText({ name, url, tagline, description, categories }: JudgedText): JudgedText {
  return { name, url, tagline, description, categories };
}
