/** The subjects that readers can follow, and the rhythms of their mails. */

/** A category or a task is a search of one filter. */
export const SUBJECT_KINDS = ['tool', 'list', 'search'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

export interface Subject {
  kind: SubjectKind;
  /** Id of a tool or a list; a query of a list of tools, such as `category=video&pricing=free`. */
  id: string;
}

/** `day`: changes of prices and dead links within a day, everything else weekly. */
export const RHYTHMS = ['week', 'day'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

export const isRhythm = (text: string): text is Rhythm => RHYTHMS.some((rhythm) => rhythm === text);

/** Whether this server mails readers: it writes, and sends mails to people. */
export const mailsReaders = (server: { smtpUrl?: string | undefined; outgoing: string; readOnly: boolean }): boolean =>
  server.smtpUrl !== undefined && server.outgoing !== 'off' && !server.readOnly;

/** A subject as one text, for forms. */
export const writeSubject = ({ kind, id }: Subject): string => `${kind} ${id}`;

/** Reads what writeSubject wrote; undefined for other texts. */
export function readSubject(text: string): Subject | undefined {
  const [named = ''] = text.split(' ', 1);
  const kind = SUBJECT_KINDS.find((known) => known === named);
  return kind && { kind, id: text.slice(named.length + 1) };
}

/** Most subjects of a reader, and most that wait for a confirmation. */
export const MOST_FOLLOWED = 100;
export const MOST_UNCONFIRMED = 20;
/** Longest query of a search. */
export const LONGEST_SEARCH = 500;
