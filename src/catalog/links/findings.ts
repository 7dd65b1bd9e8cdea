/** Findings of link checks as they come in: kept until their run is over, since a run in which much fails says nothing about the links. */
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { DAY_MS } from '#catalog/periods.ts';
import type { LinkFinding } from './states.ts';

/** A run is what was found within an hour, by all servers. */
export const RUN_MS = 3_600_000;
/** A finding that is never taken over is repeated after this long. */
const REPEAT_MS = DAY_MS;

export interface LinkToCheck {
  id: string;
  url: string;
}

export interface LinkAnswer {
  finding: LinkFinding;
  /** `HTTP 404` or a reason why there was no answer. */
  answer: string;
  /** Milliseconds for which the site asked to be left alone; 0 where it did not. */
  retryAfter: number;
}

/** The name of the run that a time belongs to. */
function runAt(now: Date): string {
  return timestamp(Math.floor(now.getTime() / RUN_MS) * RUN_MS);
}

/** A failure that was known before tells nothing about our own network. */
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

/** Keeps what was found at a link until the run of this moment is over. */
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

/** Lets a link be checked that much later: it could not be asked now, which says nothing about it. */
export async function postponeCheck(db: Database, id: string, pause: number): Promise<void> {
  const later = timestamp(db.now(), pause);
  await db.write((trx) => trx.updateTable('tools').set({ link_due_at: later }).where('id', '=', id).execute());
}
