/** Releases of the program: the newest of a feed, and the notice about it that admins can hide. */
import { DAY_MS } from '#catalog/periods.ts';
import { timestamp, type Database, type Reader } from '#database/database.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { changeSite, lockSite } from './edits.ts';

export interface Release {
  /** As `1.2.0`. */
  version: string;
  /** The http or https address of its notes; null without one. */
  url: string | null;
}

/** Most entries of a feed that are read; the newest come first. */
const MOST_ENTRIES = 100;
/** A version of three numbers; one with a suffix, such as `2.0.0-rc.1`, is no release (https://semver.org, 9). */
const VERSION = /(?<![\w.-])v?(\d{1,5}\.\d{1,5}\.\d{1,5})(?![\w+-]|\.\d)/;

/** Whether one version comes after the other (https://semver.org, 11). */
export function isNewer(version: string, other: string): boolean {
  const [mine, theirs] = [version, other].map((text) => text.split('.').map(Number));
  for (const [at, number] of (mine ?? []).entries()) if (number !== theirs?.[at]) return number > (theirs?.[at] ?? 0);
  return false;
}

/** Title and address of the entries of a JSON Feed (https://www.jsonfeed.org/version/1.1/). */
function jsonEntries(text: string): (readonly [string, string])[] {
  const { items } = JSON.parse(text) as { items?: unknown };
  if (!Array.isArray(items)) return [];
  return items.slice(0, MOST_ENTRIES).map((item: unknown) => {
    const { title, url } = (item ?? {}) as { title?: unknown; url?: unknown };
    return [typeof title === 'string' ? title.slice(0, 300) : '', typeof url === 'string' ? url : ''] as const;
  });
}

/** The same of an Atom feed (RFC 4287). */
function atomEntries(text: string): (readonly [string, string])[] {
  const entries = text.split(/<entry(?=[\s>])/, MOST_ENTRIES + 1).slice(1);
  return entries.map((entry) => {
    const [own = ''] = entry.split('</entry>', 1);
    const title = /<title(?:\s[^<>]{0,200})?>\s{0,50}(?:<!\[CDATA\[)?([^<]{0,300})/.exec(own)?.[1] ?? '';
    const links = own.match(/<link\s[^<>]{0,1000}>/g) ?? [];
    const link = links.find((each) => !/\srel=/.test(each) || /\srel=["']alternate["']/.test(each)) ?? '';
    const href = /\shref=["']([^"']{0,900})["']/.exec(link)?.[1] ?? '';
    return [title, href.replaceAll('&amp;', '&')] as const;
  });
}

/** The newest release that a feed names, in its titles. Undefined without one, and for anything but a feed. */
export function findNewestRelease(text: string): Release | undefined {
  let entries: (readonly [string, string])[];
  try {
    entries = text.trimStart().startsWith('{') ? jsonEntries(text) : atomEntries(text);
  } catch {
    return undefined;
  }
  let newest: Release | undefined;
  for (const [title, address] of entries) {
    const version = VERSION.exec(title)?.[1];
    if (version === undefined || (newest !== undefined && !isNewer(version, newest.version))) continue;
    const url = URL.parse(address);
    newest = { version, url: url !== null && /^https?:$/.test(url.protocol) ? url.href : null };
  }
  return newest;
}

/** Whether a feed is due: once a day, for all servers together. The caller then asks it. */
export async function takeFeed(db: Database, feed: string): Promise<boolean> {
  const [now, due] = [timestamp(db.now()), timestamp(db.now(), -DAY_MS)];
  const asked = await db.read
    .selectFrom('release_feeds')
    .select('asked_at')
    .where('feed', '=', feed)
    .executeTakeFirst();
  if (asked !== undefined && asked.asked_at > due) return false;
  const taken = await db.write((trx) =>
    trx
      .insertInto('release_feeds')
      .values({ feed, asked_at: now, version: null, url: null })
      .onConflict((conflict) =>
        conflict.column('feed').doUpdateSet({ asked_at: now }).where('release_feeds.asked_at', '<=', due),
      )
      .returning('feed')
      .executeTakeFirst(),
  );
  return taken !== undefined;
}

/** Keeps the newest release of a feed that was taken. */
export async function keepRelease(db: Database, feed: string, release: Release): Promise<void> {
  await db.write((trx) => trx.updateTable('release_feeds').set(release).where('feed', '=', feed).execute());
}

/** The newest release of a feed, if it is newer than this program. */
export async function readNewer(db: Reader, feed: string, own: string): Promise<Release | undefined> {
  const { version = null, url = null } =
    (await db.selectFrom('release_feeds').select(['version', 'url']).where('feed', '=', feed).executeTakeFirst()) ?? {};
  return version !== null && isNewer(version, own) ? { version, url } : undefined;
}

/** Hides the notice of a version for all admins, until there is a newer one. Throws `forbidden`. */
export async function hideRelease(db: Database, admin: Account, version: string): Promise<void> {
  requireRole(admin, 'admin');
  await db.write(async (trx) => {
    const before = await lockSite(trx);
    await changeSite(trx, admin.id, before, { ...before, releaseHidden: version });
  });
}
