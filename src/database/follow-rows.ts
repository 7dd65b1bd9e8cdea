/** Rows of readers and of the subjects that they follow. */

export interface FollowTables {
  readers: ReaderRow;
  follows: FollowRow;
  digest_lines: DigestLinesRow;
}

/** An address that receives mails about followed subjects. */
export interface ReaderRow {
  id: string;
  /** As accounts store it. */
  email: string;
  locale: string;
  created_at: string;
  /** When the latest confirmation mail was queued. */
  asked_at: string | null;
  /** News from this time on were in no weekly mail yet; `day_from` is the same for daily mails. */
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
