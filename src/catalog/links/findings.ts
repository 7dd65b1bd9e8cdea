/** Findings of link checks, stored until their run ends: a run with many failures is unreliable. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { DAY_MS, HOUR_MS } from '#catalog/periods.ts';
import type { LinkFinding } from './states.ts';

/** A run holds the findings of all servers within an hour. */
export const RUN_MS = HOUR_MS;
/** A finding that was never applied is repeated after this. */
const REPEAT_MS = DAY_MS;

export interface LinkToCheck {
  id: string;
  url: string;
}

export interface LinkAnswer {
  finding: LinkFinding;
  /** `HTTP 404` or a reason for no answer. */
  answer: string;
  /** Milliseconds of the site's Retry-After, or 0. */
  retryAfter: number;
}

/** The run of a time. */
function runAt(now: Date): string {
  return timestamp(Math.floor(now.getTime() / RUN_MS) * RUN_MS);
}

/** A repeated failure says nothing about our own network. */
async function weigh(trx: Tx, link: LinkToCheck, { finding }: LinkAnswer): Promise<string> {
  if (finding.kind !== 'fails') return 'fine';
  const known = await trx
    .selectFrom('link_checks')
    .select(['url', 'halves', 'discards'])
    .where('tool_id', '=', link.id)
    .executeTakeFirst();
  const isKnown = known !== undefined && known.url === link.url && (known.halves > 0 || known.discards > 0);
  return isKnown ? 'again' : 'failed';
}

/** Stores a finding until the end of the current run. */
export async function keepFinding(db: Database, link: LinkToCheck, found: LinkAnswer): Promise<void> {
  await db.write(async (trx) => {
    const now = trx.now();
    const kept = {
      run: runAt(now),
      weight: await weigh(trx, link, found),
      finding: JSON.stringify(found),
      found_at: timestamp(now),
    };
    const fresh = {
      halves: 0,
      failing_since: null,
      dead_since: null,
      asked_at: null,
      moved_to: null,
      moved_count: 0,
      discards: 0,
      answer: null,
    };
    const known = await trx.selectFrom('link_checks').select('url').where('tool_id', '=', link.id).executeTakeFirst();
    const reset = known?.url === link.url ? {} : fresh;
    await trx
      .insertInto('link_checks')
      .values({ tool_id: link.id, url: link.url, ...fresh, ...kept })
      .onConflict((conflict) => conflict.column('tool_id').doUpdateSet({ url: link.url, ...reset, ...kept }))
      .execute();
    const repeat = timestamp(now, REPEAT_MS);
    await trx.updateTable('tools').set({ link_due_at: repeat }).where('id', '=', link.id).execute();
  });
}

/** Postpones a check that could not run now. */
export async function postponeCheck(db: Database, id: string, pause: number): Promise<void> {
  const later = timestamp(db.now(), pause);
  await db.write((trx) => trx.updateTable('tools').set({ link_due_at: later }).where('id', '=', id).execute());
}
