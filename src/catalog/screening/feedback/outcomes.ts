/** Outcomes of findings: editors' decisions confirm or reject them; refusals are counted by day. */
import { sql } from 'kysely';
import { DAY_MS } from '#catalog/periods.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import type { FindingOutcomeRow } from '#database/schema.ts';
import type { SubmissionAction } from '#catalog/lifecycle.ts';
import type { Finding } from '#catalog/screening/screening.ts';

/** Days of outcomes and refusals in reports. */
const REPORT_DAYS = 90;

/** The key of the daily count of refusals. */
export function dayOf(date: Date): string {
  return timestamp(date).slice(0, 10);
}

export function reportStart(db: Database): Date {
  return new Date(db.now().getTime() - REPORT_DAYS * DAY_MS);
}

/** A failed rule found nothing. */
function hasSpoken(finding: Finding): boolean {
  return finding.evidence['not_checked'] === undefined;
}

/** Stores the findings of a new submission that waits for editors. */
export async function noteFindings(trx: Tx, submissionId: string, findings: readonly Finding[]): Promise<void> {
  await writeOutcomes(trx, submissionId, findings, () => null);
}

/** Stores the findings of a new version in place of undecided earlier ones. */
export async function replaceFindings(trx: Tx, submissionId: string, findings: readonly Finding[]): Promise<void> {
  await trx
    .deleteFrom('finding_outcomes')
    .where('submission_id', '=', submissionId)
    .where('agreed', 'is', null)
    .execute();
  await noteFindings(trx, submissionId, findings);
}

export type Outcome = Omit<FindingOutcomeRow, 'submission_id'>;

/** Read before a decision, to undo it. */
export async function listOutcomes(trx: Tx, submissionId: string): Promise<Outcome[]> {
  return trx
    .selectFrom('finding_outcomes')
    .select(['rule', 'action', 'agreed', 'at'])
    .where('submission_id', '=', submissionId)
    .orderBy('rule')
    .execute();
}

/** Replaces all outcomes of a submission by the result of `listOutcomes`. */
export async function restoreOutcomes(trx: Tx, submissionId: string, outcomes: readonly Outcome[]): Promise<void> {
  await trx.deleteFrom('finding_outcomes').where('submission_id', '=', submissionId).execute();
  if (outcomes.length === 0) return;
  const rows = outcomes.map((outcome) => ({ submission_id: submissionId, ...outcome }));
  await trx.insertInto('finding_outcomes').values(rows).execute();
}

/**
 * Marks the findings of a submission in the transaction of a decision; a decision after an appeal
 * replaces the first. Approval disagrees with every finding; rejection as duplicate, spam or not an
 * AI tool agrees with findings of that verdict. Nothing else says anything about a finding, and no
 * decision about a notice.
 */
export async function noteDecision(
  trx: Tx,
  submission: { id: string; findings: readonly Finding[] },
  decision: { action: SubmissionAction; reasonCode: string | null },
): Promise<void> {
  await writeOutcomes(trx, submission.id, submission.findings, (finding) => agreement(finding, decision));
}

function agreement(finding: Finding, decision: { action: SubmissionAction; reasonCode: string | null }): number | null {
  if (finding.verdict === 'notice') return null;
  if (decision.action === 'approve') return 0;
  return decision.action === 'reject' && decision.reasonCode === finding.verdict ? 1 : null;
}

async function writeOutcomes(
  trx: Tx,
  submissionId: string,
  findings: readonly Finding[],
  agreed: (finding: Finding) => number | null,
): Promise<void> {
  // One row for each rule: its last finding.
  const spoken = new Map(findings.filter(hasSpoken).map((finding) => [finding.rule, finding]));
  if (spoken.size === 0) return;
  const at = timestamp(trx.now());
  const rows = [...spoken.values()].map((finding) => ({
    submission_id: submissionId,
    rule: finding.rule,
    action: finding.action,
    agreed: agreed(finding),
    at,
  }));
  await trx
    .insertInto('finding_outcomes')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['submission_id', 'rule']).doUpdateSet((of) => ({
        action: of.ref('excluded.action'),
        agreed: of.ref('excluded.agreed'),
        at: of.ref('excluded.at'),
      })),
    )
    .execute();
}

/** Confirms the duplicate rules: an editor merged the tool of an approved submission later. */
export async function noteMerge(trx: Tx, toolId: string, duplicateRules: readonly string[]): Promise<void> {
  const submissions = await trx.selectFrom('submissions').select('id').where('tool_id', '=', toolId).execute();
  if (submissions.length === 0) return;
  const ids = submissions.map(({ id }) => id);
  await trx
    .updateTable('finding_outcomes')
    .set({ agreed: 1, at: timestamp(trx.now()) })
    .where('submission_id', 'in', ids)
    .where('rule', 'in', [...duplicateRules])
    .execute();
}

/** Counts a refusal for each rule that requested it. */
export async function countRefusal(db: Database, findings: readonly Finding[]): Promise<void> {
  const day = dayOf(db.now());
  const rules = [...new Set(findings.filter((finding) => finding.action === 'refuse').map((finding) => finding.rule))];
  await db.write(async (trx) => {
    // One order everywhere, so that two refusals cannot deadlock.
    for (const rule of rules.toSorted()) {
      await trx
        .insertInto('screening_refusals')
        .values({ day, rule, count: 1 })
        .onConflict((conflict) =>
          conflict.columns(['day', 'rule']).doUpdateSet({ count: sql<number>`screening_refusals.count + 1` }),
        )
        .execute();
    }
  });
}

/** Deletes counts older than the report. */
export async function pruneRefusals(db: Database): Promise<void> {
  const first = dayOf(reportStart(db));
  await db.write((trx) => trx.deleteFrom('screening_refusals').where('day', '<', first).execute());
}
