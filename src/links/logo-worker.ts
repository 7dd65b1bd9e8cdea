/** Fetches and redraws the logos of published tools in the background, once a month each; without an address, the icons of their sites. */
import { HOUR_MS } from '#catalog/periods.ts';
import { FILE_BYTES } from '#catalog/pictures/kinds.ts';
import { findLogoOf, keepLogos, postponeLogo, type FoundLogo } from '#catalog/pictures/logos.ts';
import { drawFile, findLargestLogo } from '#catalog/pictures/pictures.ts';
import { isMirror } from '#catalog/revision.ts';
import type { Database } from '#database/database.ts';
import type { Fetcher } from '#outgoing/fetcher.ts';
import { startPolling, type Polling } from '#workers/polling.ts';
import { leaseDue, type DueAddress } from './due-addresses.ts';
import { fetchPicture } from './picture-file.ts';
import { findSiteIcons } from './site-icons.ts';

const POLL_MS = 10_000;
/** An interrupted fetch is leased again later. */
const STOP_PATIENCE_MS = 1_000;
/** Concurrent fetches; the logos of a batch change the catalog together. */
const BATCH = 12;
const BUSY_MS = HOUR_MS;

export interface LogoOptions {
  fetcher: Fetcher;
  log: { warn(fields: object, message: string): void };
  /** Called after logos changed, so that this process shows them at once. */
  onChanged(): Promise<void>;
}

/** Polls every ten seconds. A mirror does not fetch: it has the logos of its origin. */
export function startLogos(db: Database, { fetcher, log, onChanged }: LogoOptions): Polling {
  async function find({ id, url, logo_url: given }: DueAddress): Promise<FoundLogo | undefined> {
    const { addresses, answer: without } =
      given === null ? await findSiteIcons(fetcher, url) : { addresses: [given], answer: '' };
    const shown = addresses.length === 0 ? undefined : await findLogoOf(db, id);
    const before = shown === undefined ? undefined : await findLargestLogo(db.read, shown);
    let answer = without;
    for (const address of addresses) {
      const fetched = await fetchPicture(fetcher, address, FILE_BYTES.logo);
      answer = fetched.answer;
      if (fetched.file === undefined) continue;
      const drawn = await drawFile(db, { kind: 'logo', file: fetched.file, before });
      if (drawn !== undefined) return { toolId: id, url, drawn, answer: null };
      answer = 'not_a_picture';
    }
    if (answer === 'busy') await postponeLogo(db, id, BUSY_MS);
    // An interrupted fetch is leased again by another server.
    if (answer === 'busy' || answer === 'stopped') return undefined;
    return { toolId: id, url, drawn: null, answer };
  }

  return startPolling({
    clock: db.clock,
    async round(signal) {
      if (await isMirror(db.read)) return 0;
      let requested = 0;
      while (!signal.aborted) {
        const logos = await leaseDue(db, 'logo', BATCH);
        if (logos.length === 0) break;
        const done = await Promise.allSettled(logos.map((logo) => find(logo)));
        for (const each of done)
          if (each.status === 'rejected') log.warn({ err: each.reason }, 'a logo could not be looked at');
        const found = done.flatMap((each) => (each.status === 'fulfilled' ? (each.value ?? []) : []));
        if ((await keepLogos(db, found)) > 0) await onChanged();
        requested += logos.length;
      }
      return requested;
    },
    pause: () => POLL_MS,
    patience: STOP_PATIENCE_MS,
    onError: (error) => log.warn({ err: error }, 'could not look for logos to fetch; retrying'),
  });
}
