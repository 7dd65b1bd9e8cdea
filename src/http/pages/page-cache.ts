/** The cache of public pages, until the catalog or the placements change. */
import { createPlacementVersion } from './placement-version.ts';
import type { PageAnswer, Site } from './page-types.ts';
import type { AppContext } from '#http/app-context.ts';
import { CachedResponse } from '#http/send/cached-response.ts';
import { createResponseCache } from '#http/send/response-cache.ts';

const CACHE_BYTES = 32 * 1024 * 1024;
const LONGEST = 1_000;

export interface PageCache {
  /**
   * The page of a URL, from the cache or made by `act`. Answers other than pages with status 200
   * are returned as they are.
   */
  answer(
    address: string,
    act: (mark: string) => Promise<PageAnswer>,
  ): Promise<{ cached: CachedResponse } | { answer: PageAnswer }>;
  /** Rereads the placement version, because a form was submitted. */
  invalidate(): void;
}

/**
 * Pages depend only on URL, catalog revision, day, the operator's files and the placement version:
 * these are the key.
 */
export function createPageCache(context: AppContext, site: Pick<Site, 'placementVersion'>): PageCache {
  // Most searches are made once; pages without a query are requested by everyone.
  const cache = createResponseCache(CACHE_BYTES, { admitOnSecondHit: (key) => key.includes('?') });
  const mark = createPlacementVersion(() => site.placementVersion(context), context.db.clock);

  return {
    async answer(address, act) {
      const current = await mark.current();
      // The tools new this week change daily.
      const day = context.db.now().toISOString().slice(0, 10);
      const key = `${current} ${context.pageFiles.version} ${day} ${address}`;
      const { version: revision } = context.live;
      const cached = cache.get(key, revision);
      if (cached !== undefined) return { cached };
      const answer = await act(current);
      if ('redirect' in answer || (answer.status ?? 200) !== 200) return { answer };
      const { headers = {}, body, visitCount, placements, compared } = answer;
      const page = { status: 200, headers, body, visitCount, placements, compared };
      return { cached: address.length > LONGEST ? new CachedResponse(page) : cache.set(key, revision, page) };
    },
    invalidate: () => mark.invalidate(),
  };
}
