/** Fetches and redraws the logos of published tools in the background, once a month each. */
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
  async function find({ id, url }: DueAddress): Promise<FoundLogo | undefined> {
    const { file, answer } = await fetchPicture(fetcher, url, FILE_BYTES.logo);
    if (answer === 'busy') await postponeLogo(db, id, BUSY_MS);
    // An interrupted fetch is leased again by another server.
    if (answer === 'busy' || answer === 'stopped') return undefined;
    if (file === undefined) return { toolId: id, url, drawn: null, answer };
    const shown = await findLogoOf(db, id);
    const before = shown === undefined ? undefined : await findLargestLogo(db.read, shown);
    const drawn = (await drawFile(db, { kind: 'logo', file, before })) ?? null;
    return { toolId: id, url, drawn, answer: drawn === null ? 'not_a_picture' : null };
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
