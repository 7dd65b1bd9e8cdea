/** Screening of import rows: what would be refused as a submission does not come in by a file either. */
import type { ImportRun } from './import-batches.ts';
import type { ImportRow } from './import-rows.ts';
import { lookupsFor } from './known-entries.ts';
import type { KnownEntry, Lookups } from './screening/screening.ts';
import { refusalsIn, screenEntry, type OnRuleError } from './submission-verdicts.ts';
import { checkPublicUrl } from './urls.ts';

/**
 * Screens a row and keeps the findings with it; false when it is refused, which is reported as a bad row. Rows are
 * compared with what is stored, so not with their nearest neighbours in the file; equal addresses in one file are
 * refused anyway.
 */
export async function screenImportRow(run: ImportRun, row: ImportRow, onRuleError?: OnRuleError): Promise<boolean> {
  const lookups = withoutItself(lookupsFor(run.db, { accountId: '', except: null }), row);
  const findings = await screenEntry(run.db, { accountId: '', except: null, lookups }, row.entry, onRuleError);
  const [refusal] = refusalsIn(findings);
  if (refusal !== undefined) {
    run.refuse(row.line, { [refusal.field]: [refusal.problem] });
    return false;
  }
  row.findings = findings;
  if (findings.length > 0) run.result.flagged = (run.result.flagged ?? 0) + 1;
  return true;
}

/** An import updates what it finds under its slug or address; that entry is no duplicate of the row. */
function withoutItself(lookups: Lookups, row: ImportRow): Lookups {
  const others = (found: readonly KnownEntry[]): KnownEntry[] =>
    found.filter((known) => {
      if (row.slug !== null && known.slug === row.slug) return false;
      const check = checkPublicUrl(known.url);
      return !check.ok || check.key !== row.entry.urlKey;
    });
  return {
    byUrlKey: async (key) => others(await lookups.byUrlKey(key)),
    byRelatedUrlKeys: async (keys) => others(await lookups.byRelatedUrlKeys(keys)),
    byNameKeys: async (keys) => others(await lookups.byNameKeys(keys)),
    // A file is one batch by intent: what the rules about floods look at is no sign of anything here.
    recentByAccount: () => Promise.resolve([]),
    recentTexts: () => Promise.resolve([]),
  };
}
