/** What became of findings: each decision of an editor says whether they were right, and refusals are counted by the day. */
import { sql } from 'kysely';
import { DAY_MS } from '#catalog/periods.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import type { FindingOutcomeRow } from '#database/schema.ts';
import type { SubmissionAction } from '#catalog/lifecycle.ts';
import type { Finding } from '#catalog/screening/screening.ts';

/** Days for which refusals are counted and outcomes looked at. */
const REPORT_DAYS = 90;

/** The day of a time as refusals are counted under. */
export function dayOf(date: Date): string {
  return timestamp(date).slice(0, 10);
}

/** The beginning of the time that reports look at. */
export function reportStart(db: Database): Date {
  return new Date(db.now().getTime() - REPORT_DAYS * DAY_MS);
}

/** Whether the rule has spoken; one that failed has found nothing. */
function hasSpoken(finding: Finding): boolean {
  return finding.evidence['not_checked'] === undefined;
}

/** Notes the findings under which a new submission goes to the editors. */
export async function noteFindings(trx: Tx, submissionId: string, findings: readonly Finding[]): Promise<void> {
  await writeOutcomes(trx, submissionId, findings, () => null);
}

/** As noteFindings for another version of a submission: in place of those of the earlier one that nobody has decided on. */
export async function replaceFindings(trx: Tx, submissionId: string, findings: readonly Finding[]): Promise<void> {
  await trx
    .deleteFrom('finding_outcomes')
    .where('submission_id', '=', submissionId)
    .where('agreed', 'is', null)
    .execute();
  await noteFindings(trx, submissionId, findings);
}

/** What decisions have said of the findings of a submission so far. */
export type Outcome = Omit<FindingOutcomeRow, 'submission_id'>;

/** What is to be kept so that a decision can be taken back. */
export async function listOutcomes(trx: Tx, submissionId: string): Promise<Outcome[]> {
  return trx
    .selectFrom('finding_outcomes')
    .select(['rule', 'action', 'agreed', 'at'])
    .where('submission_id', '=', submissionId)
    .orderBy('rule')
    .execute();
}

/** Puts back what listOutcomes gave, in place of all that was noted since. */
export async function restoreOutcomes(trx: Tx, submissionId: string, outcomes: readonly Outcome[]): Promise<void> {
  await trx.deleteFrom('finding_outcomes').where('submission_id', '=', submissionId).execute();
  if (outcomes.length === 0) return;
  const rows = outcomes.map((outcome) => ({ submission_id: submissionId, ...outcome }));
  await trx.insertInto('finding_outcomes').values(rows).execute();
}

/**
 * Marks the findings of a submission by an editor's decision, in its transaction; a second decision after an appeal
 * replaces what the first one said. Approval disagrees with every finding; rejection as duplicate, spam or not an AI
 * tool agrees with findings of that verdict. Anything else says nothing, and so does any decision about a notice,
 * which claims nothing that a decision could confirm.
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
  // The last of a rule stands, as if they were written one after the other.
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

/** An editor found out later that an approved submission was a duplicate: the rules that had said so were right. */
export async function noteMerge(trx: Tx, toolId: string, duplicateRules: readonly string[]): Promise<void> {
  const submissions = await trx.selectFrom('submissions').select('id').where('tool_id', '=', toolId).execute();
  if (submissions.length === 0) return;
  await trx
    .updateTable('finding_outcomes')
    .set({ agreed: 1, at: timestamp(trx.now()) })
    .where(
      'submission_id',
      'in',
      submissions.map((submission) => submission.id),
    )
    .where('rule', 'in', [...duplicateRules])
    .execute();
}

/** Counts a refusal for every rule that asked for it. */
export async function countRefusal(db: Database, findings: readonly Finding[]): Promise<void> {
  const day = dayOf(db.now());
  const rules = [...new Set(findings.filter((finding) => finding.action === 'refuse').map((finding) => finding.rule))];
  await db.write(async (trx) => {
    // In one order everywhere, so that two refusals at once cannot wait for each other's rows.
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

/** Forgets counts of refusals that no report looks at any more; returns how many rows went. */
export async function pruneRefusals(db: Database): Promise<number> {
  const first = dayOf(reportStart(db));
  const old = await db.read.selectFrom('screening_refusals').select('day').where('day', '<', first).limit(1).execute();
  if (old.length === 0) return 0;
  const result = await db.write((trx) =>
    trx.deleteFrom('screening_refusals').where('day', '<', first).executeTakeFirst(),
  );
  return Number(result.numDeletedRows);
}
