/** Screening of import rows: a refused submission cannot come in by a file either. */
import { fileLookups } from '#catalog/screening/lookups.ts';
import { lookupsOver } from '#catalog/screening/lookups.ts';
import type { ImportRun } from './import-batches.ts';
import type { ImportRow } from './import-rows.ts';
import type { Finding, KnownEntry, Lookups } from '#catalog/screening/screening.ts';
import { refusalsIn, screenEntry, type OnRuleError } from '#catalog/submissions/validation.ts';
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';

/** Screens row by row: true stores the findings; false has reported a refused row as invalid. */
export function createRowScreening(run: ImportRun, onRuleError?: OnRuleError): (row: ImportRow) => Promise<boolean> {
  const known = fileLookups(run.db);
  return async (row) => {
    const lookups = withoutItself(known, row);
    const findings = await screenEntry(run.db, { accountId: '', except: null, lookups }, row.entry, onRuleError);
    const [refusal] = refusalsIn(findings);
    if (refusal !== undefined) {
      run.refuse(row.line, { [refusal.field]: [refusal.problem] });
      return false;
    }
    known.add(row.line, row.entry);
    findings.push(...(await screenTranslations(run, row, findings, onRuleError)));
    row.findings = findings;
    if (findings.length > 0) run.result.flagged = (run.result.flagged ?? 0) + 1;
    return true;
  };
}

/** Spam findings only in translations: for editors, not a refusal. */
async function screenTranslations(
  run: ImportRun,
  row: ImportRow,
  known: readonly Finding[],
  onRuleError?: OnRuleError,
): Promise<Finding[]> {
  const found = new Map<string, Finding>();
  const judged = { accountId: '', except: null, lookups: lookupsOver([]) };
  for (const texts of Object.values(row.translations)) {
    for (const finding of await screenEntry(run.db, judged, { ...row.entry, ...texts }, onRuleError)) {
      const isNew = finding.verdict === 'spam' && !known.some(({ rule }) => rule === finding.rule);
      if (isNew) found.set(finding.rule, { ...finding, action: 'flag' });
    }
  }
  return [...found.values()];
}

/** The entry that a row updates, by slug or address, is not its duplicate. */
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
    recentByAccount: () => lookups.recentByAccount(),
    recentTexts: async () => others((await lookups.recentTexts?.()) ?? []),
  };
}
