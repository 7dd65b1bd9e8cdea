/** Links that are due: leased in the database, so that of several servers one checks each, and of one site no more than one at a time. */
import { sql } from 'kysely';
import type { LinkToCheck } from '#catalog/links/findings.ts';
import { timestamp, type Database } from '#database/database.ts';
import { findBusy, siteOfHost, type Site } from '#outgoing/turns.ts';

/** A check takes a minute or two with its turns; a server that dies in between loses its leases after this long. */
const LEASE_MS = 15 * 60_000;
/** Links that are looked at for `most` of different sites. */
const CANDIDATES = 100;

function dueTools(reader: Pick<Database['read'], 'selectFrom'>, now: string) {
  return reader
    .selectFrom('tools')
    .select(['id', 'url'])
    .where(sql<boolean>`state = 'published'`)
    .where('link_due_at', '<=', now);
}

function siteOfUrl(url: string): Site {
  return siteOfHost(URL.parse(url)?.hostname ?? url);
}

/** For each of those that wait for another of their site, in milliseconds. */
function queueUp(links: readonly LinkToCheck[], busy: ReadonlySet<string>, most: number) {
  const chosen: LinkToCheck[] = [];
  const waiting: { id: string; pause: number }[] = [];
  const ahead = new Map<string, number>();
  for (const link of links) {
    const { domain, spacing } = siteOfUrl(link.url);
    const count = ahead.get(domain) ?? (busy.has(domain) ? 1 : 0);
    if (count === 0 && chosen.length >= most) continue;
    ahead.set(domain, count + 1);
    // A check asks twice or three times.
    if (count === 0) chosen.push(link);
    else waiting.push({ id: link.id, pause: count * 3 * spacing });
  }
  return { chosen, waiting };
}

/** Takes up to `most` due links for this server alone, each of another site. */
export async function leaseDueLinks(db: Database, most: number): Promise<LinkToCheck[]> {
  const now = db.now();
  // Asked on the reading connection first, so that an idle worker takes no write lock.
  const seen = await dueTools(db.read, timestamp(now)).orderBy('link_due_at').limit(CANDIDATES).execute();
  if (seen.length === 0) return [];
  const busy = await findBusy(
    db,
    seen.map(({ url }) => siteOfUrl(url).domain),
  );
  return db.write(async (trx) => {
    const ids = seen.map(({ id }) => id);
    // In one order on all servers, and without those that another one has in hand.
    const free = trx.lockFreeRows(
      dueTools(trx, timestamp(now)).where('id', 'in', ids).orderBy('link_due_at').orderBy('id'),
    );
    const { chosen, waiting } = queueUp(await free.execute(), busy, most);
    const until = (pause: number) => ({ link_due_at: timestamp(new Date(now.getTime() + pause)) });
    if (chosen.length > 0) {
      const leased = chosen.map(({ id }) => id);
      await trx.updateTable('tools').set(until(LEASE_MS)).where('id', 'in', leased).execute();
    }
    for (const { id, pause } of waiting)
      await trx.updateTable('tools').set(until(pause)).where('id', '=', id).execute();
    return chosen;
  });
}
