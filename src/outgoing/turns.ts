/** Turns at other people's sites: one request to a registrable domain in ten seconds, over all servers that share the database. */
import { sql } from 'kysely';
import { parse } from 'tldts';
import { SHARED_HOSTS } from '#catalog/entries/urls/web-addresses.ts';
import type { Database } from '#database/database.ts';

const SPACING_MS = 10_000;
/** Hosts that carry many people's sites are built for more. */
const SHARED_SPACING_MS = 1_000;
/** Rows older than this tell nothing any more. */
const KEPT_MS = 60_000;

/** Who shares a turn, and milliseconds from one turn to the next. */
export interface Site {
  domain: string;
  spacing: number;
}

/** The site that a host belongs to. Hosts of a platform with a domain of its own for each customer share the platform's. */
export function siteOfHost(host: string): Site {
  const name = host.replace(/\.$/, '');
  const own = parse(name, { allowPrivateDomains: true });
  const domain = parse(name).domain ?? name;
  const isShared = own.isPrivate === true || SHARED_HOSTS.has(name) || SHARED_HOSTS.has(domain);
  return { domain, spacing: isShared ? SHARED_SPACING_MS : SPACING_MS };
}

/**
 * Takes the next free turn at a site and gives the milliseconds until it comes; undefined, and no turn, where that is longer
 * than `patience`. One statement, so that no two servers get the same turn.
 */
export async function takeTurn(db: Database, { domain, spacing }: Site, patience: number): Promise<number | undefined> {
  const now = db.now().getTime();
  const row = await db.write((trx) =>
    trx
      .insertInto('outgoing_turns')
      .values({ domain, next_at: now + spacing })
      .onConflict((conflict) =>
        conflict
          .column('domain')
          .doUpdateSet({
            next_at: sql<number>`case when outgoing_turns.next_at > ${sql.lit(now)} then outgoing_turns.next_at else ${sql.lit(now)} end + ${sql.lit(spacing)}`,
          })
          .where('outgoing_turns.next_at', '<=', now + patience),
      )
      .returning('next_at')
      .executeTakeFirst(),
  );
  return row === undefined ? undefined : Math.max(0, Number(row.next_at) - spacing - now);
}

/** Of the domains, those whose next turn has not come yet. */
export async function findBusy(db: Database, domains: readonly string[]): Promise<Set<string>> {
  if (domains.length === 0) return new Set();
  const rows = await db.read
    .selectFrom('outgoing_turns')
    .select('domain')
    .where('domain', 'in', [...new Set(domains)])
    .where('next_at', '>', db.now().getTime())
    .execute();
  return new Set(rows.map(({ domain }) => domain));
}

/** Forgets turns that are long over. */
export async function pruneTurns(db: Database): Promise<void> {
  await db.write((trx) =>
    trx
      .deleteFrom('outgoing_turns')
      .where('next_at', '<', db.now().getTime() - KEPT_MS)
      .execute(),
  );
}
