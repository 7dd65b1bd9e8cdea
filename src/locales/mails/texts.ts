/** What every language's mails are made of: their type, paragraphs and notes. */
import type { MailTemplate } from '#catalog/mail/outbox.ts';
import type { MailParams } from './params.ts';

/**
 * What a subject is told: words of ours. Names and notes are somebody's words, and subjects are read in a list before
 * anybody knows whose they are.
 */
export type SubjectParams<Params> = Pick<Params, Extract<keyof Params, (typeof SUBJECT_PARAMS)[number]>>;
export const SUBJECT_PARAMS = ['provider', 'rule', 'count'] as const;

export interface MailMessages {
  hello: string;
  /** Beneath a notice: why it came, and where notices are turned off. */
  notice(link: string): string;
  mails: {
    [Template in MailTemplate]: {
      subject(params: SubjectParams<MailParams[Template]>, site: string): string;
      text(params: MailParams[Template], site: string): string;
    };
  };
}

/** Paragraphs with a blank line between them; empty ones are left out. */
export function paragraphs(...texts: string[]): string {
  return texts.filter((text) => text !== '').join('\n\n');
}

/** A note under its heading, nothing when there is none. */
export function noteParagraph(heading: string, note: string | undefined): string {
  return note === undefined || note === '' ? '' : `${heading}\n${note}`;
}

/** A word of another direction, kept apart from the sentence around it. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
