/** Sites whose links bring visitors, counted by week and host: no page of theirs, no visitor, no cookie. */
import type { Database } from '#database/database.ts';
import { referringHost } from '#catalog/tools/popularity/sources.ts';
import { createWeeklyCounts, readWeeklyCounts, type WeeklyFigures } from './weekly-counts.ts';

const COUNTED = { table: 'referrers', column: 'site' } as const;

/** Most pairs of a site and a network between two writes; more are not counted. */
const MOST_SEEN = 10_000;
const LONGEST_HOST = 100;

export interface Referrers {
  /** A visitor's network counts once for a site until the next `keep`, however often it comes. */
  note(referrer: string, network: string): void;
  /** Adds the counts to the shared table, and deletes old weeks. */
  keep(): Promise<void>;
}

/** The counts of one server, in memory until `keep`. */
export function createReferrers(db: Database, ownHost: string): Referrers {
  const counts = createWeeklyCounts(db, COUNTED);
  let seen = new Set<string>();
  return {
    note(referrer, network) {
      const host = referringHost(referrer, ownHost).replace(/^www\./, '');
      const pair = `${host} ${network}`;
      if (host === '' || host.length > LONGEST_HOST || seen.size >= MOST_SEEN || seen.has(pair)) return;
      seen.add(pair);
      counts.note(host);
    },
    keep() {
      seen = new Set();
      return counts.keep();
    },
  };
}

/** Visitors from other sites in each recent week, and the sites that sent most. */
export const readReferrers = (db: Database, most: number): Promise<WeeklyFigures> =>
  readWeeklyCounts(db, COUNTED, most);
