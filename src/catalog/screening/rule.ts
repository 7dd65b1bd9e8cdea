/** The types of screening: entries, lookups, rules and findings. */
import type { ScreenedEntry, ScreenedField } from '#catalog/entries/columns.ts';
import type { Models } from './classifier/scores.ts';
import type { Block } from './blocks.ts';
import type { Opinion } from './opinions.ts';
import type { Reading } from './text/parsed-entry.ts';

export type Entry = ScreenedEntry;

/** A tool (published, quarantined, removed) or a submission (other states); `submittedAt` is RFC 3339. */
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

/** A list holds at most 50 entries (recentTexts: 200) and never the judged entry. */
export interface Lookups {
  byUrlKey(key: string): Promise<KnownEntry[]>;
  byRelatedUrlKeys(keys: readonly string[]): Promise<KnownEntry[]>;
  byNameKeys(keys: readonly string[]): Promise<KnownEntry[]>;
  /** The account's submissions of the last hour. */
  recentByAccount(): Promise<KnownEntry[]>;
  /** Submissions of the last hour from the same client address. Absent for entries of files. */
  recentByAddress?(): Promise<KnownEntry[]>;
  /** All submissions of the last hour. */
  recentTexts?(): Promise<KnownEntry[]>;
  /** The block lists in force. Absent for entries of files. */
  blocks?(): Promise<readonly Block[]>;
  /** A language model's opinion of the entry. Absent unless it may refuse. */
  opinion?(): Promise<Opinion | undefined>;
}

export const RULE_MODES = ['off', 'advisory', 'enforced'] as const;
export type RuleMode = (typeof RULE_MODES)[number];
export type Verdict = 'duplicate' | 'spam' | 'not_an_ai_tool' | 'notice';
export type Field = ScreenedField;
export type Evidence = Record<string, string | number | string[]>;

/** `certain` requests a refusal; the rule's mode decides. */
export interface Judgement {
  certain: boolean;
  /** The rule's, unless given. */
  verdict?: Verdict;
  field: Field | null;
  evidence: Evidence;
  existing?: KnownEntry;
}

export interface Finding extends Omit<Judgement, 'certain'> {
  rule: string;
  verdict: Verdict;
  action: 'refuse' | 'flag';
}

/** Computed once per entry and shared by the rules. */
export interface Context {
  readonly reading: Reading;
  /** The shipped models except in measurements. */
  readonly models: Models;
  /** Findings of the other rules, for a rule that is last. */
  readonly earlier: readonly Finding[];
}

export interface Rule {
  id: string;
  verdict: Verdict;
  defaultMode: RuleMode;
  /** The rule judges the number of entries, not their texts. */
  isFlood?: true;
  /** It judges after the others, and reads their findings. */
  isLast?: true;
  judge(entry: Entry, lookups: Lookups, context: Context): Promise<Judgement | null> | Judgement | null;
}
