/** Duplicates: pairs of the shared data that are the same tool, and pairs that are not. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lookupsOver } from '#catalog/screening/lookups.ts';
import { screen } from '#catalog/screening/screening.ts';
import type { KnownEntry } from '#catalog/screening/screening.ts';
import { outcomeOf } from './outcomes.ts';
import { entryOf } from '../../training/screening/rows.ts';
import type { Row } from '../../training/screening/rows.ts';
import { print, report } from './tables.ts';
import type { Outcome } from './tables.ts';

export function knownEntry(row: Row, id: string): KnownEntry {
  return {
    kind: 'tool',
    id,
    slug: id,
    name: row.name,
    url: row.url,
    tagline: row.tagline,
    state: 'published',
    accountId: null,
    submittedAt: null,
  };
}

interface Pair {
  a: Row;
  b: Row;
  same: boolean;
}

function pairsOf(path: string): Pair[] | undefined {
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line): Pair => JSON.parse(line));
}

export async function duplicates(folder: string, show: boolean): Promise<void> {
  const pairs = pairsOf(join(folder, 'duplicates.dev.jsonl'));
  if (pairs === undefined) {
    print('skipped: duplicates.dev.jsonl is not there');
    return;
  }
  for (const same of [true, false]) {
    const outcomes: Outcome[] = [];
    for (const pair of pairs.filter((one) => one.same === same)) {
      const findings = (await screen(entryOf(pair.b), lookupsOver([knownEntry(pair.a, 'a')]))).filter(
        (finding) => finding.verdict === 'duplicate',
      );
      if (findings.length > 0 !== same)
        if (show)
          print(
            `   ${pair.b.name} ${pair.b.url} | ${pair.a.name} ${pair.a.url} ${JSON.stringify(findings.map((finding) => finding.evidence))}`,
          );
      outcomes.push(outcomeOf(findings));
    }
    report(
      `duplicates, ${same ? 'same' : 'not same'}`,
      outcomes,
      same ? 'refused >= 55 %, seen >= 98 %' : 'refused 0, seen <= 20 %',
    );
  }
}
