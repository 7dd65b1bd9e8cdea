/** Current findings of a waiting submission: the entries that they name may have changed since. */
import type { Database } from '#database/database.ts';
import { RULES, screen, type Finding, type RuleMode } from '#catalog/screening/screening.ts';
import { lookupsFor } from '#catalog/screening/lookups.ts';
import { readModes } from '#catalog/screening/feedback/modes.ts';
import { pickScreened } from '#catalog/entries/columns.ts';
import type { Submission } from '#catalog/submissions/records.ts';
import type { OnRuleError } from '#catalog/submissions/validation.ts';

export interface RefreshedFinding extends Finding {
  /** `new`: found only now; `gone`: found only at submission. */
  age: 'same' | 'new' | 'gone';
  /** The former state of the entry that it names; null if unchanged. */
  was: string | null;
}

/**
 * The findings of a waiting submission, with duplicates searched again; stores nothing. Findings
 * about its texts or about floods stay, as do all findings of decided submissions.
 */
export async function refreshFindings(
  db: Database,
  submission: Submission,
  onError?: OnRuleError,
): Promise<RefreshedFinding[]> {
  const then = submission.findings;
  const unchanged = (finding: Finding): RefreshedFinding => ({ ...finding, age: 'same', was: null });
  if (submission.state !== 'awaiting_moderation') return then.map(unchanged);
  const now = await findDuplicates(db, submission, onError);
  const since = await findSince(db, then);
  const seen = new Set<Finding>();
  const aged = then.flatMap((finding): RefreshedFinding[] => {
    if (finding.verdict !== 'duplicate') return [unchanged(finding)];
    const { existing } = finding;
    const become = since.get(existing?.id ?? '');
    const ids = [existing?.id, become?.toolId];
    const again = now.find((each) => each.rule === finding.rule && ids.includes(each.existing?.id));
    if (again !== undefined) seen.add(again);
    if (existing === undefined)
      return [again === undefined ? { ...unchanged(finding), age: 'gone' } : unchanged(again)];
    const state = again?.existing?.state ?? become?.state ?? existing.state;
    const current = again ?? { ...finding, existing: { ...existing, state } };
    const was = state === existing.state ? null : existing.state;
    return [{ ...current, age: again === undefined ? 'gone' : 'same', was }];
  });
  return [
    ...aged,
    ...now
      .filter((finding) => !seen.has(finding))
      .map((finding): RefreshedFinding => ({ ...finding, age: 'new', was: null })),
  ];
}

/** The duplicate findings of today's rules. */
async function findDuplicates(db: Database, submission: Submission, onError?: OnRuleError): Promise<Finding[]> {
  const modes: Partial<Record<string, RuleMode>> = await readModes(db.read);
  for (const { id, verdict } of RULES) if (verdict !== 'duplicate') modes[id] = 'off';
  const judged = { accountId: submission.accountId, except: submission.id };
  const findings = await screen(pickScreened(submission), lookupsFor(db, judged), modes, onError);
  return findings.filter(({ verdict }) => verdict === 'duplicate');
}

/** Current states of entries in findings, by id, and the tools of published submissions. */
async function findSince(
  db: Database,
  findings: readonly Finding[],
): Promise<Map<string, { state: string; toolId: string | null }>> {
  const ids = findings.flatMap(({ existing }) => (existing == null ? [] : [existing.id]));
  if (ids.length === 0) return new Map();
  const [tools, submissions] = await Promise.all([
    db.read.selectFrom('tools').select(['id', 'state']).where('id', 'in', ids).execute(),
    db.read.selectFrom('submissions').select(['id', 'state', 'tool_id']).where('id', 'in', ids).execute(),
  ]);
  return new Map([
    ...tools.map(({ id, state }) => [id, { state, toolId: null }] as const),
    ...submissions.map(({ id, state, tool_id }) => [id, { state, toolId: tool_id }] as const),
  ]);
}
