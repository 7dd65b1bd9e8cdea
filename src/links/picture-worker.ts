/**
 * Looks for the logos and pictures of published tools in the background, once a month each: at the
 * logo's address, and on the site.
 */
import { isOwnRefusal } from '#outgoing/refusals.ts';
import { HOUR_MS } from '#catalog/periods.ts';
import { FILE_BYTES, type DrawnPicture, type PictureKind } from '#catalog/pictures/kinds.ts';
import {
  findPicturesOf,
  keepFound,
  postponePictures,
  type FoundPictures,
  type Pictured,
} from '#catalog/pictures/found-pictures.ts';
import { drawFile, findLargest } from '#catalog/pictures/pictures.ts';
import { isMirror } from '#catalog/revision.ts';
import type { Database } from '#database/database.ts';
import type { Fetcher } from '#outgoing/fetcher.ts';
import { startPolling, type Polling } from '#workers/polling.ts';
import { leaseDue, type DueAddress } from './due-addresses.ts';
import { fetchPicture } from './picture-file.ts';
import { findSitePictures } from './site-pictures.ts';

const POLL_MS = 10_000;
/** An interrupted fetch is leased again later. */
const STOP_PATIENCE_MS = 1_000;
/**
 * Sites at a time, whose pictures change the catalog together. With ten seconds between two requests
 * a site with everything takes 80 s: 2,000 sites take two hours, or five if all are slow.
 */
export const SITES_AT_ONCE = 32;
const BUSY_MS = HOUR_MS;

export interface PictureOptions {
  fetcher: Fetcher;
  log: { warn(fields: object, message: string): void };
  /** Called after pictures changed, so that this process shows them at once. */
  onChanged(): Promise<void>;
}

/** The first address that gives a picture of this kind. */
interface Sought {
  found: { drawn: DrawnPicture; address: string } | null;
  /** Of the last address; null for a picture. */
  answer: string | null;
}

/** Polls every ten seconds. A mirror does not fetch: it has the pictures of its origin. */
export function startPictures(db: Database, { fetcher, log, onChanged }: PictureOptions): Polling {
  async function seek(
    kind: PictureKind,
    addresses: readonly string[],
    shown: string | null,
    without: string,
  ): Promise<Sought> {
    const before = shown === null || addresses.length === 0 ? undefined : await findLargest(db, kind, shown);
    let answer = without;
    for (const address of addresses) {
      const fetched = await fetchPicture(fetcher, address, FILE_BYTES[kind]);
      answer = fetched.answer;
      if (fetched.file === undefined) continue;
      const drawn = await drawFile(db, { kind, file: fetched.file, isFound: kind === 'screenshot', before });
      if (drawn !== undefined) return { found: { drawn, address }, answer: null };
      answer = 'not_a_picture';
    }
    return { found: null, answer };
  }

  /** The pictures that the site names; reads no page if none is wanted. */
  async function lookAtSite({ page, logo_url }: DueAddress, { isWanted }: Pictured) {
    const icon = isWanted.logo && logo_url === null;
    if (!icon && !isWanted.screenshot) return { icons: [], pictures: [], answer: 'no_icon' };
    return findSitePictures(fetcher, page, { icon });
  }

  async function find(due: DueAddress): Promise<FoundPictures | undefined> {
    const { id, url, page, logo_url: given } = due;
    const pictured = await findPicturesOf(db, id);
    if (pictured === undefined) return undefined;
    const { isWanted } = pictured;
    const site = await lookAtSite(due, pictured);
    const addresses = given === null ? site.icons : [given];
    const logo: Sought = isWanted.logo
      ? await seek('logo', addresses, pictured.logo, site.answer)
      : { found: null, answer: site.answer };
    const picture = await seek('screenshot', isWanted.screenshot ? site.pictures : [], pictured.screenshot, '');
    const answers = [site.answer, logo.answer, picture.answer];
    const own = answers.filter((answer) => answer !== null && isOwnRefusal(answer));
    // An interrupted fetch is leased again by another server.
    if (own.some((answer) => answer !== 'stopped')) await postponePictures(db, id, BUSY_MS);
    if (own.length > 0) return undefined;
    return { toolId: id, url, page, logo: logo.found?.drawn ?? null, screenshot: picture.found, answer: logo.answer };
  }

  return startPolling({
    clock: db.clock,
    async round(signal) {
      if (await isMirror(db.read)) return 0;
      let requested = 0;
      while (!signal.aborted) {
        const due = await leaseDue(db, 'logo', SITES_AT_ONCE);
        if (due.length === 0) break;
        const done = await Promise.allSettled(due.map((each) => find(each)));
        for (const each of done)
          if (each.status === 'rejected') log.warn({ err: each.reason }, 'a site could not be looked at for pictures');
        const found = done.flatMap((each) => (each.status === 'fulfilled' ? (each.value ?? []) : []));
        if ((await keepFound(db, found)) > 0) await onChanged();
        requested += due.length;
      }
      return requested;
    },
    pause: () => POLL_MS,
    patience: STOP_PATIENCE_MS,
    onError: (error) => log.warn({ err: error }, 'could not look for pictures to fetch; retrying'),
  });
}
