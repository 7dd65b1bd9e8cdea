/**
 * Where the people who open a tool come from, for the order by popularity. A network counts once a
 * day and twice in 30 days, however often it comes. Networks are kept as marks of 16 bits,
 * keyed and different for each tool: 256 IPv4 networks share one, and no visitor can be followed.
 */
import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { parse } from 'tldts';
import { DAY_MS } from '#catalog/periods.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import { timestamp, type Database, type Reader } from '#database/database.ts';
import type { VisitSourceRow } from '#database/visit-rows.ts';

/** Days that a network's visits count. */
export const SOURCE_DAYS = 30;
/** Days on which a network counts in that time, for views and for clicks. */
export const MOST_OF_NETWORK = 2;

/** A view of a tool's page by a person, or a click on its website. */
export interface SourceVisit {
  slug: string;
  kind: 'views' | 'clicks';
  /** An IPv4 /24 or an IPv6 /48. */
  network: string;
  /** The Referer header; absent for clicks, whose page is ours. */
  referrer?: string | undefined;
}

export interface VisitSources {
  note(visit: SourceVisit): void;
  /** Adds the visits to the shared table under the current day (UTC); gives the number of rows. */
  keep(): Promise<number>;
}

/** Most pairs of a tool and a network between two writes; more are not counted. */
const MOST_WAITING = 20_000;
/** Rows of one transaction. */
const BATCH = 200;
const LONGEST_REFERRER = 300;

interface Waiting {
  slug: string;
  network: string;
  referrer: string;
  views: boolean;
  clicks: boolean;
}

/** The visits of one server, in memory until `keep`. `ownHost` is no referrer. */
export function createVisitSources(db: Database, ownHost: string): VisitSources {
  let waiting = new Map<string, Waiting>();
  return {
    note({ slug, kind, network, referrer = '' }) {
      const key = `${slug} ${network}`;
      const known = waiting.get(key);
      if (known !== undefined) known[kind] = true;
      else if (waiting.size < MOST_WAITING && isSlug(slug))
        waiting.set(key, { slug, network, referrer, views: kind === 'views', clicks: kind === 'clicks' });
    },
    async keep() {
      const all = [...waiting];
      waiting = new Map();
      let kept = 0;
      for (let from = 0; from < all.length; from += BATCH) {
        const batch = all.slice(from, from + BATCH).map(([, visit]) => visit);
        try {
          kept += await write(db, batch, ownHost);
        } catch (error) {
          waiting = new Map([...all.slice(from), ...waiting]);
          throw error;
        }
      }
      return kept;
    },
  };
}

/** The host of a page of another site; empty for none. */
export function referringHost(referrer: string, ownHost: string): string {
  if (referrer === '' || referrer.length > LONGEST_REFERRER || !URL.canParse(referrer)) return '';
  const { protocol, hostname } = new URL(referrer);
  return !['http:', 'https:'].includes(protocol) || hostname === ownHost ? '' : hostname.replace(/\.$/, '');
}

/** Its registrable domain, where it has one. */
export function referringSite(referrer: string, ownHost: string): string {
  const host = referringHost(referrer, ownHost);
  return parse(host).domain ?? host;
}

/** 16 bits of a keyed hash: one of 65,536 marks. */
export const markOf = (secret: Buffer, text: string): number =>
  createHmac('sha256', secret).update(text).digest().readUInt16BE(0);

/** The key of the marks. */
export async function readSecret(db: Reader): Promise<Buffer> {
  const { secret } = await db.selectFrom('address_key').select('secret').executeTakeFirstOrThrow();
  return Buffer.from(secret, 'base64url');
}

/** The rows of visits; two networks may have one mark. */
function rowsOf(visits: readonly Waiting[], ids: ReadonlyMap<string, string>, marks: Marks, day: string) {
  const rows = new Map<string, VisitSourceRow>();
  for (const { slug, network, referrer, views, clicks } of visits) {
    const id = ids.get(slug);
    if (id === undefined) continue;
    const mark = markOf(marks.secret, `network ${slug} ${network}`);
    const same = rows.get(`${id} ${mark}`);
    const isViewed = views || same?.views === 1;
    const isClicked = clicks || same?.clicks === 1;
    rows.set(`${id} ${mark}`, {
      tool_id: id,
      network: mark,
      referrer: same?.referrer ?? siteMark(marks, referrer),
      since: day,
      views: Number(isViewed),
      clicks: Number(isClicked),
      viewed_on: isViewed ? day : '',
      clicked_on: isClicked ? day : '',
    });
  }
  return rows;
}

interface Marks {
  secret: Buffer;
  ownHost: string;
}

/** The mark of a referring site; 0 for none. */
function siteMark({ secret, ownHost }: Marks, referrer: string): number {
  const site = referringSite(referrer, ownHost);
  return site === '' ? 0 : markOf(secret, `site ${site}`) || 1;
}

async function write(db: Database, visits: readonly Waiting[], ownHost: string): Promise<number> {
  const day = timestamp(db.now()).slice(0, 10);
  const slugs = [...new Set(visits.map(({ slug }) => slug))];
  const tools = await db.read.selectFrom('published_tools').select(['id', 'slug']).where('slug', 'in', slugs).execute();
  const ids = new Map(tools.map(({ id, slug }) => [slug, id]));
  const rows = rowsOf(visits, ids, { secret: await readSecret(db.read), ownHost }, day);
  if (rows.size === 0) return 0;
  // The same order on every server prevents deadlocks.
  const sorted = [...rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  await db.write((trx) =>
    trx
      .insertInto('visit_sources')
      .values(sorted)
      .onConflict((conflict) =>
        conflict.columns(['tool_id', 'network']).doUpdateSet({
          ...raised('views', 'viewed_on'),
          ...raised('clicks', 'clicked_on'),
        }),
      )
      .execute(),
  );
  return sorted.length;
}

/** One more, if the network did not count today and has not counted often enough. */
function raised(kind: 'views' | 'clicks', on: 'viewed_on' | 'clicked_on') {
  const [count, last] = [sql.ref(`visit_sources.${kind}`), sql.ref(`visit_sources.${on}`)];
  const [added, day] = [sql.ref(`excluded.${kind}`), sql.ref(`excluded.${on}`)];
  return {
    [kind]: sql<number>`case when ${last} < ${day} and ${count} < ${sql.lit(MOST_OF_NETWORK)}
      then ${count} + ${added} else ${count} end`,
    [on]: sql<string>`case when ${last} < ${day} then ${day} else ${last} end`,
  };
}

/** The first of the 30 days (UTC), such as `2026-01-26`. */
export const firstSourceDay = (db: Pick<Database, 'now'>): string =>
  timestamp(db.now(), -(SOURCE_DAYS - 1) * DAY_MS).slice(0, 10);

/** Deletes what networks have added more than 30 days ago, and tools that are gone. */
export async function pruneVisitSources(db: Database): Promise<void> {
  const first = firstSourceDay(db);
  const old = await db.read.selectFrom('visit_sources').select('since').where('since', '<', first).limit(1).execute();
  if (old.length > 0) await db.write((trx) => trx.deleteFrom('visit_sources').where('since', '<', first).execute());
}
