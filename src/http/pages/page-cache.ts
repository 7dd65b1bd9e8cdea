/** The cache of public pages, as bytes, until the catalog or the placements change. */
import { createPageMark } from './page-mark.ts';
import type { PageAnswer, Site } from './page-types.ts';
import type { AppContext } from '#http/app-context.ts';
import type { CachedResponse } from '#http/send/cached-response.ts';
import { createResponseCache } from '#http/send/response-cache.ts';

const CACHE_BYTES = 32 * 1024 * 1024;
const DAY_LENGTH = '2026-01-31'.length;
/** Pages with longer URLs are not cached. */
const LONGEST = 1_000;

export interface PageCache {
  /** The page of an address, made by `act` under the mark unless it is kept. Answers that are no page with status 200 are given back as they are. */
  answer(
    address: string,
    act: (mark: string) => Promise<PageAnswer>,
  ): Promise<{ kept: CachedResponse } | { answer: PageAnswer }>;
  /** A form was submitted: what pages depend on besides the catalog is checked again. */
  doubt(): void;
}

/** Every page follows from its address, the catalog's revision, the day, the operator's files and the mark of `site`, so these are the key. */
export function createPageCache(context: AppContext, site: Pick<Site, 'pageMark'>): PageCache {
  // Most searches are made once; pages without a query are requested by everybody.
  const cache = createResponseCache(CACHE_BYTES, { admitOnSecondHit: (key) => key.includes('?') });
  const unkept = createResponseCache(0);
  const mark = createPageMark(() => site.pageMark(context), context.db.clock);

  return {
    async answer(address, act) {
      const current = await mark.current();
      // What is new this week is another thing every day.
      const day = context.db.now().toISOString().slice(0, DAY_LENGTH);
      const key = `${current} ${context.pageFiles.version} ${day} ${address}`;
      const { version: revision } = context.live;
      const kept = cache.get(key, revision);
      if (kept !== undefined) return { kept };
      const answer = await act(current);
      if ('redirect' in answer || (answer.status ?? 200) !== 200) return { answer };
      const store = address.length > LONGEST ? unkept : cache;
      const { headers = {}, body, sighting, placements } = answer;
      return { kept: store.set(key, revision, { status: 200, headers, body, sighting, placements }) };
    },
    doubt: () => mark.doubt(),
  };
}
