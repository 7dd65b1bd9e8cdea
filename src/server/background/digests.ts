/** Writes the mails of readers when they are due; the outbox sends them. */
import { writeDigests } from '#catalog/follows/digests.ts';
import { lastEdition } from '#catalog/follows/editions.ts';
import { openNewsBook, type NewsBook } from '#catalog/follows/news.ts';
import { filtersOfSearch } from '#http/api/followed-subjects.ts';
import type { AppContext } from '#http/app-context.ts';
import { startPolling, type Polling } from '#workers/polling.ts';

/** Pauses after a batch, and while no reader is due. */
const BUSY_MS = 2_000;
const IDLE_MS = 60_000;
const STOP_PATIENCE_MS = 1_000;

/** A round resolves with the number of readers; it ends when no reader is due or the outbox is full. */
export function startDigests({ db, live, log }: Pick<AppContext, 'db' | 'live' | 'log'>): Polling {
  const source = { live, filtersOf: filtersOfSearch };
  let book: { edition: number; opened: Promise<NewsBook> } | undefined;
  let isBusy = false;

  function openBook(): Promise<NewsBook> {
    const until = lastEdition('day', db.now());
    if (book?.edition !== until.getTime()) {
      book = { edition: until.getTime(), opened: openNewsBook(source, until) };
      book.opened.catch(() => (book = undefined));
    }
    return book.opened;
  }

  return startPolling({
    clock: db.clock,
    async round(signal) {
      let written = 0;
      isBusy = false;
      await live.loaded;
      for (let count = -1; count !== 0 && !signal.aborted; written += Math.max(count, 0))
        count = await writeDigests(db, source, openBook);
      isBusy = written > 0;
      return written;
    },
    pause: () => (isBusy ? BUSY_MS : IDLE_MS),
    patience: STOP_PATIENCE_MS,
    onError: (error) => log.warn({ err: error }, 'mails to readers could not be written; trying again'),
  });
}
