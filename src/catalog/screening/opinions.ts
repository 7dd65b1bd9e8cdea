/** A language model's opinions on entries, and DOUBTS, the findings about which it is asked at once. */
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

/**
 * The band of doubt: rules that read the text with the trained models, and `prompt_injection`. The
 * model is asked where one of them flags an entry and none refuses it.
 */
export const DOUBTS: readonly string[] = ['not_ai', 'spam_wording', 'masked_words', 'prompt_injection', ...TOPIC_IDS];

/** Whether findings put an entry into the band of doubt. */
export function isInDoubt(findings: readonly { rule: string; action: 'refuse' | 'flag' }[]): boolean {
  return findings.some(({ rule }) => DOUBTS.includes(rule)) && findings.every(({ action }) => action === 'flag');
}

/** The text that a model judges. */
export function judgedText({ name, url, tagline, description, categories }: JudgedText): JudgedText {
  return { name, url, tagline, description, categories };
}
