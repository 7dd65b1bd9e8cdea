/** What becomes of an entry in screening: refused, flagged or accepted, for what it says alone. */
import { lookupsOver } from '#catalog/screening/lookups.ts';
import { scoreEntry, SHIPPED } from '#catalog/screening/classifier/scores.ts';
import type { Models } from '#catalog/screening/classifier/scores.ts';
import { read } from '#catalog/screening/text/parsed-entry.ts';
import { screen } from '#catalog/screening/screening.ts';
import type { Finding } from '#catalog/screening/screening.ts';
import { entryOf } from '../../training/screening/rows.ts';
import type { Row } from '../../training/screening/rows.ts';
import type { Outcome } from './tables.ts';

export interface Judged {
  outcome: Outcome;
  /** What the spam rules make of it, the wording among them. */
  spam: Outcome;
  /** What the spam rules make of it without the model of the wording. */
  rules: Outcome;
  /** The model's score, lower for what is no AI tool. */
  score: number;
  /** The findings, for showing: "gambling refuse, not_ai flag". */
  why: string;
}

export function outcomeOf(findings: readonly Finding[]): Outcome {
  if (findings.some((finding) => finding.action === 'refuse')) return 'refused';
  return findings.length > 0 ? 'flagged' : 'accepted';
}

/** What screening makes of a row by the given models, the shipped ones if none. */
export async function judgeRow(row: Row, models: Models = SHIPPED): Promise<Judged> {
  const entry = entryOf(row);
  const findings = await screen(entry, lookupsOver([]), {}, undefined, models);
  const counted = findings.filter(({ verdict }) => verdict === 'spam' || verdict === 'not_an_ai_tool');
  const spam = counted.filter(({ verdict }) => verdict === 'spam');
  return {
    outcome: outcomeOf(counted),
    spam: outcomeOf(spam),
    rules: outcomeOf(spam.filter(({ rule }) => rule !== 'spam_wording')),
    score: scoreEntry(models, 'ai', entry, read(entry)),
    why: counted.map(({ rule, action, evidence }) => `${rule} ${action} ${String(evidence['words'] ?? '')}`).join('; '),
  };
}
