/** What becomes of an entry in screening: refused, flagged or accepted, for what it says alone. */
import { lookupsOver } from '#catalog/screening/lookups.ts';
import { judgeAi } from '#catalog/screening/classifier/not-ai.ts';
import type { Model } from '#catalog/screening/classifier/model.ts';
import { read } from '#catalog/screening/text/parsed-entry.ts';
import { screen } from '#catalog/screening/screening.ts';
import type { Finding } from '#catalog/screening/screening.ts';
import { entryOf } from './rows.ts';
import type { Row } from './rows.ts';
import type { Outcome } from './tables.ts';

export interface Judged {
  outcome: Outcome;
  /** What the spam rules alone make of it. */
  spam: Outcome;
  /** The model's score, lower for what is no AI tool. */
  score: number;
  /** The findings, for showing: "gambling refuse, not_ai flag". */
  why: string;
}

export function outcomeOf(findings: readonly Finding[]): Outcome {
  if (findings.some((finding) => finding.action === 'refuse')) return 'refused';
  return findings.length > 0 ? 'flagged' : 'accepted';
}

/** What the spam rules say of a row and what the not-an-AI-tool rule says by the given model, the shipped one if none. */
export async function judgeRow(row: Row, model?: Model): Promise<Judged> {
  const entry = entryOf(row);
  const findings = (await screen(entry, lookupsOver([]), { not_ai: 'off' })).filter(
    (finding) => finding.verdict === 'spam',
  );
  const ai = judgeAi(entry, read(entry), model);
  const why = findings.map((finding) => `${finding.rule} ${finding.action}`);
  if (ai.verdict !== 'ai') why.push(`not_ai ${ai.verdict === 'not_ai' ? 'refuse' : 'flag'} ${ai.against.join(', ')}`);
  const spam = outcomeOf(findings);
  const outcome =
    spam === 'refused' || ai.verdict === 'not_ai'
      ? 'refused'
      : spam === 'flagged' || ai.verdict === 'unsure'
        ? 'flagged'
        : 'accepted';
  return { outcome, spam, score: ai.score, why: why.join('; ') };
}
