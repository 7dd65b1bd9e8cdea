/** Screening without storage: of a file's rows, or of a stored submission. */
import type { Database } from '#database/database.ts';
import { findCategoryIds } from '#catalog/tools/categories/categories.ts';
import { fileLookups } from '#catalog/screening/lookups.ts';
import type { PricingModel } from '#fields/pricing.ts';
import { mapCategories, type CategoryMap } from './category-map.ts';
import { linesOf, readImportChunks } from './import-lines.ts';
import type { Fields } from '#catalog/problems.ts';
import { readModes, type RuleModes } from '#catalog/screening/feedback/modes.ts';
import { RULES, type Finding, type RuleMode } from '#catalog/screening/screening.ts';
import { checkEntry, type CheckedEntry } from '#catalog/entries/check.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { refusalsIn, screenEntry, type OnRuleError, type Refusal } from '#catalog/submissions/validation.ts';

const CHUNK_ROWS = 500;

export type TrialVerdict = 'accepted' | 'flagged' | 'refused' | 'invalid';

export interface Trial {
  verdict: TrialVerdict;
  name: string | null;
  url: string | null;
  /** Each with its rule's current mode. */
  findings: (Finding & { mode: RuleMode })[];
  /** The gravest refusal, as in the answer to a submission. */
  refusal: Refusal | null;
  /** Problems of fields, which prevent screening. */
  fields: Fields | null;
}

function trialOf(entry: { name: string; url: string }, found: readonly Finding[], modes: RuleModes): Trial {
  const findings = found.map((finding) => {
    const mode = modes[finding.rule] ?? RULES.find((rule) => rule.id === finding.rule)?.defaultMode ?? 'advisory';
    return { ...finding, mode };
  });
  const refusal = refusalsIn(findings)[0] ?? null;
  const verdict = refusal !== null ? 'refused' : findings.length > 0 ? 'flagged' : 'accepted';
  return { verdict, name: entry.name, url: entry.url, findings, refusal, fields: null };
}

/** Screens a stored submission with the current modes. Throws `not_found`. */
export async function screenSubmission(db: Database, id: string, onError?: OnRuleError): Promise<Trial> {
  const submission = await getSubmission(db, id);
  const judged = { accountId: submission.accountId, except: id };
  return trialOf(submission, await screenEntry(db, judged, submission, onError), await readModes(db.read));
}

export interface ScreenOptions {
  onError: OnRuleError;
  /** As of an import. */
  defaultPricing?: PricingModel | undefined;
  categoryMap?: CategoryMap | undefined;
}

/**
 * The answers to submitting each row of a JSON Lines file in order: accepted rows are known to
 * later ones. A price may be missing, as in an import. Ignores limits and floods by account or address.
 */
export async function* screenFile(
  db: Database,
  file: string,
  { onError, defaultPricing, categoryMap }: ScreenOptions,
): AsyncGenerator<{ line: number; trial: Trial }> {
  const ids = await findCategoryIds(db.read);
  const hasCategory = (id: string): boolean => ids.has(id);
  const asImported = (body: unknown): unknown => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
    const row = body as Record<string, unknown>;
    return {
      ...row,
      ...(categoryMap && { categories: mapCategories(row['categories'], categoryMap, hasCategory) }),
      ...((row['pricing_model'] ?? null) === null && { pricing_model: defaultPricing }),
    };
  };
  const modes = await readModes(db.read);
  const known = fileLookups(db);
  const judged = { accountId: '', except: null, lookups: known };
  for await (const { chunk } of readImportChunks(file, () => CHUNK_ROWS)) {
    for (const line of linesOf(chunk)) {
      const checked: { entry: CheckedEntry | null; fields: Fields | null } =
        line.fields === null
          ? checkEntry(asImported(line.body), { hasCategory }, { blanks: 'judged', isNew: false })
          : { entry: null, fields: line.fields };
      if (checked.entry === null) {
        const fields = checked.fields ?? {};
        yield {
          line: line.number,
          trial: { verdict: 'invalid', name: null, url: null, findings: [], refusal: null, fields },
        };
        continue;
      }
      const trial = trialOf(checked.entry, await screenEntry(db, judged, checked.entry, onError), modes);
      if (trial.refusal === null) known.add(line.number, checked.entry);
      yield { line: line.number, trial };
    }
  }
}
