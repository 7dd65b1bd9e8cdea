/** The shapes of screening: what is judged, what a rule may look up, and what it finds. */
import type { ScreenedEntry, ScreenedField } from '#catalog/entries/columns.ts';
import type { Models } from './classifier/scores.ts';
import type { Block } from './blocks.ts';
import type { Reading } from './text/parsed-entry.ts';

export type Entry = ScreenedEntry;

/**
 * An entry that the catalog knows already. `state` of a tool: published, quarantined, removed; of a submission:
 * awaiting_moderation, changes_requested, rejected, withdrawn, expired. `submittedAt` is RFC 3339 or null.
 */
export interface KnownEntry {
  kind: 'tool' | 'submission';
  id: string;
  slug: string | null;
  name: string;
  url: string;
  tagline: string;
  state: string;
  accountId: string | null;
  submittedAt: string | null;
}

/** Questions to the catalog. Each list holds at most 50 entries (recentTexts: 200) and never the entry being judged. */
export interface Lookups {
  byUrlKey(key: string): Promise<KnownEntry[]>;
  byRelatedUrlKeys(keys: readonly string[]): Promise<KnownEntry[]>;
  byNameKeys(keys: readonly string[]): Promise<KnownEntry[]>;
  /** The account's submissions of the last hour. */
  recentByAccount(): Promise<KnownEntry[]>;
  /** Submissions of the last hour from the same client address, the account's own among them. Absent for entries of files. */
  recentByAddress?(): Promise<KnownEntry[]>;
  /** Everybody's submissions of the last hour. */
  recentTexts?(): Promise<KnownEntry[]>;
  /** The operator's block lists as they hold now. Absent for entries of files. */
  blocks?(): Promise<readonly Block[]>;
}

export const RULE_MODES = ['off', 'advisory', 'enforced'] as const;
export type RuleMode = (typeof RULE_MODES)[number];
export type Verdict = 'duplicate' | 'spam' | 'not_an_ai_tool' | 'notice';
export type Field = ScreenedField;
export type Evidence = Record<string, string | number | string[]>;

export interface Finding {
  rule: string;
  verdict: Verdict;
  action: 'refuse' | 'flag';
  field: Field | null;
  evidence: Evidence;
  existing?: KnownEntry;
}

/** What a rule says. `certain` asks for a refusal; the rule's mode decides whether it becomes one. */
export interface Judgement {
  certain: boolean;
  field: Field | null;
  evidence: Evidence;
  existing?: KnownEntry;
}

/** What is worked out once per entry and shared by the rules. */
export interface Context {
  readonly reading: Reading;
  /** The shipped ones except while models are being measured. */
  readonly models: Models;
}

export interface Rule {
  id: string;
  looksAt: readonly Field[];
  verdict: Verdict;
  defaultMode: RuleMode;
  /** It tells of how many came at once, not of what the entry says. */
  isFlood?: true;
  judge(entry: Entry, lookups: Lookups, context: Context): Promise<Judgement | null> | Judgement | null;
}
