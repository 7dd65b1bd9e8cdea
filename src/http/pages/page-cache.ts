/** The cache of public pages, as bytes, until the catalog or the placements change. */
import { createPlacementVersion } from './placement-version.ts';
import type { PageAnswer, Site } from './page-types.ts';
import type { AppContext } from '#http/app-context.ts';
import { uncached, type CachedResponse } from '#http/send/cached-response.ts';
import { createResponseCache } from '#http/send/response-cache.ts';

const CACHE_BYTES = 32 * 1024 * 1024;
const DAY_LENGTH = '2026-01-31'.length;
/** Pages with longer URLs are not cached. */
const LONGEST = 1_000;

export interface PageCache {
  /** The page of an address, made by `act` under the mark unless it is cached. Answers that are no page with status 200 are given back as they are. */
  answer(
    address: string,
    act: (mark: string) => Promise<PageAnswer>,
  ): Promise<{ cached: CachedResponse } | { answer: PageAnswer }>;
  /** A form was submitted: what pages depend on besides the catalog is checked again. */
  invalidate(): void;
}

/** Every page follows from its address, the catalog's revision, the day, the operator's files and the mark of `site`, so these are the key. */
export function createPageCache(context: AppContext, site: Pick<Site, 'placementVersion'>): PageCache {
  // Most searches are made once; pages without a query are requested by everybody.
  const cache = createResponseCache(CACHE_BYTES, { admitOnSecondHit: (key) => key.includes('?') });
  const mark = createPlacementVersion(() => site.placementVersion(context), context.db.clock);

  return {
    async answer(address, act) {
      const current = await mark.current();
      // What is new this week is another thing every day.
      const day = context.db.now().toISOString().slice(0, DAY_LENGTH);
      const key = `${current} ${context.pageFiles.version} ${day} ${address}`;
      const { version: revision } = context.live;
      const cached = cache.get(key, revision);
      if (cached !== undefined) return { cached };
      const answer = await act(current);
      if ('redirect' in answer || (answer.status ?? 200) !== 200) return { answer };
      const { headers = {}, body, sighting, placements } = answer;
      const page = { status: 200, headers, body, sighting, placements };
      return { cached: address.length > LONGEST ? uncached(page) : cache.set(key, revision, page) };
    },
    invalidate: () => mark.invalidate(),
  };
}
