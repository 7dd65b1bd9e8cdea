/** Rows of readers and of what they follow. */

export interface FollowTables {
  readers: ReaderRow;
  follows: FollowRow;
  digest_lines: DigestLinesRow;
}

/** An address that mails about followed subjects go to. */
export interface ReaderRow {
  id: string;
  /** As accounts store it. */
  email: string;
  locale: string;
  created_at: string;
  /** The time of the last mail that asked for a confirmation. */
  asked_at: string | null;
  /** From when on news are in no weekly and no daily mail yet. */
  week_from: string;
  day_from: string;
  /** When to look for news again; null until something is confirmed. */
  next_at: string | null;
  /** Consecutive mails that were given up. */
  failures: number;
}

export interface FollowRow {
  reader_id: string;
  /** `tool`, `list` or `search`. */
  kind: string;
  /** Id of a tool or list, or the query of a list of tools. */
  subject: string;
  /** `week` or `day`. */
  rhythm: string;
  created_at: string;
  confirmed_at: string | null;
}

/** Editors' lines above a weekly mail. */
interface DigestLinesRow {
  /** When the mail is due. */
  edition: string;
  locale: string;
  lines: string;
}
