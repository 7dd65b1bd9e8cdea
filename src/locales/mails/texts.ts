/** Parts of mails in every language: their type, paragraphs and notes. */
import type { MailTemplate } from '#catalog/mail/outbox.ts';
import type { MailParams } from './params.ts';

/**
 * The parameters of subjects: only our own words. Names and notes are users' words, and inboxes
 * show subjects before anyone has checked the sender.
 */
export type SubjectParams<Params> = Pick<Params, Extract<keyof Params, (typeof SUBJECT_PARAMS)[number]>>;
export const SUBJECT_PARAMS = ['provider', 'rule', 'count'] as const;

export interface MailMessages {
  hello: string;
  /** The end of a notice: why it was sent, and where to unsubscribe. */
  notice(link: string): string;
  mails: {
    [Template in MailTemplate]: {
      subject(params: SubjectParams<MailParams[Template]>, site: string): string;
      text(params: MailParams[Template], site: string): string;
    };
  };
}

/** Paragraphs separated by blank lines, without empty ones. */
export function paragraphs(...texts: string[]): string {
  return texts.filter((text) => text !== '').join('\n\n');
}

/** A note under its heading; empty without a note. */
export function noteParagraph(heading: string, note: string | undefined): string {
  return note === undefined || note === '' ? '' : `${heading}\n${note}`;
}

/** A text isolated in its own direction (FSI … PDI, UAX #9). */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
