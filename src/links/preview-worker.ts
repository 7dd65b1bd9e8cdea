/** Fetches the addresses and logos of pending submissions in the background. */
import { isOwnRefusal } from '#outgoing/refusals.ts';
import {
  findDuePreviews,
  findWithoutPreview,
  keepPreview,
  takePreview,
  type PreviewRequest,
} from '#catalog/submissions/previews.ts';
import {
  findWithoutLogo,
  keepSubmittedLogo,
  takeSubmittedLogo,
  type SubmittedLogo,
} from '#catalog/submissions/pictures.ts';
import { CatalogError } from '#catalog/errors.ts';
import { FILE_BYTES } from '#catalog/pictures/kinds.ts';
import { drawFile } from '#catalog/pictures/pictures.ts';
import type { Database } from '#database/database.ts';
import type { Fetcher } from '#outgoing/fetcher.ts';
import { readPageTexts } from '#outgoing/page-texts.ts';
import { fetchPicture } from './picture-file.ts';
import { startPolling, type Polling } from '#workers/polling.ts';

const POLL_MS = 3_000;
/** An interrupted lookup is taken again later. */
const STOP_PATIENCE_MS = 1_000;
const BATCH = 8;
const PAGE_BYTES = 128 * 1024;

export interface PreviewOptions {
  fetcher: Fetcher;
  log: { warn(fields: object, message: string): void };
}

/** Polls every three seconds. */
export function startPreviews(db: Database, { fetcher, log }: PreviewOptions): Polling {
  let since = '';
  let logosSince = '';

  async function lookUpLogo(logo: SubmittedLogo): Promise<void> {
    if (!(await takeSubmittedLogo(db, logo))) return;
    const { file, answer } = await fetchPicture(fetcher, logo.address, FILE_BYTES.logo);
    try {
      const drawn = file && (await drawFile(db, { kind: 'logo', file }));
      await keepSubmittedLogo(db, logo, drawn, drawn ? null : file === undefined ? answer : 'not_a_picture');
    } catch (error) {
      if (!(error instanceof CatalogError) || error.code !== 'overloaded') throw error;
      await keepSubmittedLogo(db, logo, undefined, 'later');
    }
  }

  /** Resolves with the number of logos. */
  async function lookUpLogos(signal: AbortSignal): Promise<number> {
    let count = 0;
    while (!signal.aborted) {
      const found = await findWithoutLogo(db, logosSince, BATCH);
      await Promise.all(found.waiting.map((logo) => lookUpLogo(logo)));
      logosSince = found.since;
      count += found.waiting.length;
      if (found.waiting.length < BATCH) break;
    }
    return count;
  }

  async function lookUp(request: PreviewRequest): Promise<void> {
    const fetched = await fetcher.get(request.url, { bytes: PAGE_BYTES, overflow: 'cut' });
    const hops = fetched.hops.map(({ url }) => url);
    if (fetched.refusal === null) {
      const texts = await readPageTexts(fetched);
      await keepPreview(db, request, { answer: `HTTP ${fetched.status}`, hops, ...texts }, false);
      return;
    }
    // An interrupted lookup is taken again by another server.
    if (fetched.refusal === 'stopped') return;
    const isAgain = isOwnRefusal(fetched.refusal);
    const answer = isAgain ? 'later' : fetched.refusal;
    await keepPreview(db, request, { answer, hops, title: null, description: null }, isAgain);
  }

  return startPolling({
    clock: db.clock,
    async round(signal) {
      let count = 0;
      while (!signal.aborted) {
        const found = await findWithoutPreview(db, since, BATCH);
        const waiting = found.waiting.length > 0 ? found.waiting : await findDuePreviews(db, BATCH);
        const taken = await Promise.all(waiting.map((each) => takePreview(db, each)));
        const requests = taken.filter((request) => request !== undefined);
        await Promise.all(requests.map((request) => lookUp(request)));
        since = found.since;
        count += requests.length;
        if (waiting.length === 0) break;
      }
      return count + (await lookUpLogos(signal));
    },
    pause: () => POLL_MS,
    patience: STOP_PATIENCE_MS,
    onError: (error) => log.warn({ err: error }, 'could not look up the address of a submission; retrying'),
  });
}
