/** Host spacing: one request to a domain in ten seconds, over all servers of one database. */
import { sql } from 'kysely';
import { parse } from 'tldts';
import { MINUTE_MS } from '#catalog/periods.ts';
import { SHARED_HOSTS } from '#catalog/entries/urls/web-addresses.ts';
import type { Database } from '#database/database.ts';

const SPACING_MS = 10_000;
/** For hosts with the sites of many people. */
const SHARED_SPACING_MS = 1_000;
/** Older rows have no effect and are deleted. */
const KEPT_MS = MINUTE_MS;

/** A registrable domain, and the milliseconds between two requests to it. */
export interface Site {
  domain: string;
  spacing: number;
}

/** All customers of a hosting platform share the platform's domain. */
export function siteOfHost(host: string): Site {
  const name = host.replace(/\.$/, '');
  const own = parse(name, { allowPrivateDomains: true });
  const domain = parse(name).domain ?? name;
  const isShared = own.isPrivate === true || SHARED_HOSTS.has(name) || SHARED_HOSTS.has(domain);
  return { domain, spacing: isShared ? SHARED_SPACING_MS : SPACING_MS };
}

/**
 * Reserves the next time for a request to a site and returns the milliseconds until then; undefined
 * if that is longer than `patience`. One statement, so no two servers get the same time.
 */
export async function takeSlot(db: Database, { domain, spacing }: Site, patience: number): Promise<number | undefined> {
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

/** The domains that a request would have to wait for now. */
export async function findBusyDomains(db: Database, domains: readonly string[]): Promise<Set<string>> {
  if (domains.length === 0) return new Set();
  const rows = await db.read
    .selectFrom('outgoing_turns')
    .select('domain')
    .where('domain', 'in', [...new Set(domains)])
    .where('next_at', '>', db.now().getTime())
    .execute();
  return new Set(rows.map(({ domain }) => domain));
}

/** Deletes old rows. */
export async function pruneSlots(db: Database): Promise<void> {
  await db.write((trx) =>
    trx
      .deleteFrom('outgoing_turns')
      .where('next_at', '<', db.now().getTime() - KEPT_MS)
      .execute(),
  );
}
