/** Leases of due links and pictures: one server requests each, and one at a time of a site. */
import { sql } from 'kysely';
import { MINUTE_MS } from '#catalog/periods.ts';
import { timestamp, type Database } from '#database/database.ts';
import { findBusyDomains, siteOfHost, type Site } from '#outgoing/host-spacing.ts';

/** A check takes a minute or two with host spacing; a dead server's leases end after this long. */
const LEASE_MS = 15 * MINUTE_MS;
/** Due addresses that are read to find `most` of different sites. */
const CANDIDATES = 100;

/** The address and the column of its due time, each with an index. A tool without the address of a logo may get its site's icon. */
const DUE = {
  link: { address: sql<string>`url`, due: 'link_due_at', among: sql<boolean>`state = 'published'` },
  logo: { address: sql<string>`coalesce(logo_url, url)`, due: 'logo_due_at', among: sql<boolean>`state = 'published'` },
} as const;
type Kind = keyof typeof DUE;

export interface DueAddress {
  id: string;
  url: string;
  /** The address of the tool itself. */
  page: string;
  /** The address of the logo that the maker gave. */
  logo_url: string | null;
}

function dueTools(reader: Pick<Database['read'], 'selectFrom'>, kind: Kind, now: string) {
  const { address, due, among } = DUE[kind];
  return reader
    .selectFrom('tools')
    .select(['id', 'logo_url', 'url as page', address.as('url')])
    .where(among)
    .where(due, '<=', now);
}

function siteOfUrl(url: string): Site {
  return siteOfHost(URL.parse(url)?.hostname ?? url);
}

/** Chooses one address of each site and postpones the others, in milliseconds. */
function queueUp(links: readonly DueAddress[], busy: ReadonlySet<string>, most: number) {
  const chosen: DueAddress[] = [];
  const waiting: { id: string; pause: number }[] = [];
  const ahead = new Map<string, number>();
  for (const link of links) {
    const { domain, spacing } = siteOfUrl(link.url);
    const count = ahead.get(domain) ?? (busy.has(domain) ? 1 : 0);
    if (count === 0 && chosen.length >= most) continue;
    ahead.set(domain, count + 1);
    // A check sends two or three requests.
    if (count === 0) chosen.push(link);
    else waiting.push({ id: link.id, pause: count * 3 * spacing });
  }
  return { chosen, waiting };
}

/** Leases up to `most` due addresses, each of a different site. */
export async function leaseDue(db: Database, kind: Kind, most: number): Promise<DueAddress[]> {
  const { due } = DUE[kind];
  const now = db.now();
  // The read connection looks first, so an idle worker takes no write lock.
  const seen = await dueTools(db.read, kind, timestamp(now)).orderBy(due).limit(CANDIDATES).execute();
  if (seen.length === 0) return [];
  const busy = await findBusyDomains(
    db,
    seen.map(({ url }) => siteOfUrl(url).domain),
  );
  return db.write(async (trx) => {
    const ids = seen.map(({ id }) => id);
    // In one order on all servers, without rows that another one has locked.
    const free = trx.lockFreeRows(
      dueTools(trx, kind, timestamp(now)).where('id', 'in', ids).orderBy(due).orderBy('id'),
    );
    const { chosen, waiting } = queueUp(await free.execute(), busy, most);
    const until = (pause: number) => ({ [due]: timestamp(now, pause) });
    if (chosen.length > 0) {
      const leased = chosen.map(({ id }) => id);
      await trx.updateTable('tools').set(until(LEASE_MS)).where('id', 'in', leased).execute();
    }
    for (const { id, pause } of waiting)
      await trx.updateTable('tools').set(until(pause)).where('id', '=', id).execute();
    return chosen;
  });
}
