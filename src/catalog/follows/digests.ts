/** The mails of readers: written when they are due, in small batches while the outbox has room. */
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { readSummaries } from '#catalog/tools/tools.ts';
import { announceNews, type ToldNews } from '#catalog/webhook-outbox.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { lastEdition, nextEdition } from './editions.ts';
import { readEditorsLines } from './editors-lines.ts';
import { mergeNews } from './merged-news.ts';
import { isUrgent, type News, type NewsBook, type NewsSource } from './news.ts';
import { listDueReaders, readerSecret, type Follow, type FollowingReader } from './readers.ts';
import { forgetReader } from './edits.ts';
import type { Rhythm } from './subjects.ts';

/** Readers of one transaction. */
const BATCH = 25;
/** No more mails are written while the outbox has this many due, or waiting at all. */
const MOST_DUE = 25;
const MOST_WAITING = 1_000;
/** Tools of a kind in a mail; the others are counted. */
const MOST_TOLD = 10;
/** Consecutive mails that were given up until a reader is forgotten. */
const MOST_FAILURES = 4;

/** One tool in a mail, as stored. */
export interface ToldTool extends Pick<News, 'kind' | 'fields' | 'facts'> {
  slug: string;
  name: string;
  tagline: string;
}

/** Writes the mails of one batch of due readers; gives the number of readers, 0 if none is due or the outbox is full. */
export async function writeDigests(
  db: Database,
  source: NewsSource,
  openBook: () => Promise<NewsBook>,
): Promise<number> {
  const due = await listDueReaders(db.read, timestamp(db.now()), BATCH);
  if (due.length === 0 || !(await hasRoom(db))) return 0;
  const book = await openBook();
  const letters: Letter[] = [];
  for (const reader of due) letters.push(await writeLetter(db, source, book, reader));
  await db.write(async (trx) => {
    for (const letter of letters) await post(trx, letter);
  });
  return due.length;
}

/** So that other mails wait for a few of these only, and none are written for a mail server that is down. */
async function hasRoom(db: Database): Promise<boolean> {
  const open = db.read.selectFrom('outbox').select('id').where('kind', '=', 'mail').where('done_at', 'is', null);
  const due = await open.where('run_at', '<=', timestamp(db.now())).limit(MOST_DUE).execute();
  if (due.length >= MOST_DUE) return false;
  return (await open.limit(MOST_WAITING).execute()).length < MOST_WAITING;
}

interface Letter {
  reader: FollowingReader;
  rhythm: Rhythm;
  /** Of the news. */
  since: string;
  until: string;
  told: readonly ToldTool[];
  /** The same for webhooks. */
  announced: readonly ToldNews[];
  /** The number of news that the mail leaves out. */
  rest: number;
  /** The editors' lines above the news. */
  lines: string | undefined;
}

async function writeLetter(
  db: Database,
  { live }: NewsSource,
  book: NewsBook,
  reader: FollowingReader,
): Promise<Letter> {
  const isWeekly = reader.weekFrom < timestamp(lastEdition('week', db.now()));
  const rhythm = isWeekly ? 'week' : 'day';
  const all: News[] = [];
  for (const follow of reader.follows)
    for (const news of await book.about(follow)) if (isFor(reader, follow, news, isWeekly)) all.push(news);
  const news = mergeNews(all);
  const shown = [...Map.groupBy(news, ({ kind }) => kind).values()].flatMap((some) => some.slice(0, MOST_TOLD));
  const tools = new Map<number, Pick<ToldTool, 'slug' | 'name' | 'tagline'>>();
  const announced: ToldNews[] = [];
  for (const { tool, at } of shown)
    for (const { slug, name, tagline } of await readSummaries(live, [tool], reader.locale)) {
      tools.set(tool, { slug, name, tagline });
      announced.push({ slug, at });
    }
  const told = shown.flatMap(({ kind, tool, fields, facts }) => {
    const named = tools.get(tool);
    return named === undefined ? [] : [{ kind, fields, facts, ...named }];
  });
  const since = isWeekly ? reader.weekFrom : reader.dayFrom;
  const edition = lastEdition('week', db.now());
  const lines = isWeekly ? (await readEditorsLines(db.read, edition))[reader.locale] : undefined;
  return { reader, rhythm, since, until: book.until, told, announced, rest: news.length - shown.length, lines };
}

/** Whether the reader's next mail reports the news of a follow. */
function isFor(reader: FollowingReader, follow: Follow, news: News, isWeekly: boolean): boolean {
  const { confirmedAt, rhythm } = follow;
  if (confirmedAt === null || news.at <= confirmedAt) return false;
  if (rhythm === 'day' && isUrgent(news)) return news.at > reader.dayFrom;
  return isWeekly && news.at > reader.weekFrom;
}

/** Moves the reader on to the next edition and enqueues the mail, unless another server has done so. */
async function post(trx: Tx, { reader, rhythm, since, until, told, announced, rest, lines }: Letter): Promise<void> {
  const now = trx.now();
  const wantsDays = reader.follows.some((follow) => follow.rhythm === 'day' && follow.confirmedAt !== null);
  const noted = await trx
    .updateTable('readers')
    .set({
      day_from: until,
      ...(rhythm === 'week' && { week_from: until }),
      next_at: timestamp(nextEdition(wantsDays ? 'day' : 'week', now)),
    })
    .where('id', '=', reader.id)
    .where('next_at', '=', reader.nextAt)
    .executeTakeFirst();
  if (Number(noted.numUpdatedRows) === 0 || told.length === 0) return;
  await announceNews(trx, reader.email, announced);
  await enqueueMail(trx, {
    // Confirmed by the link of a mail.
    to: { email: reader.email, locale: reader.locale, emailVerifiedAt: until },
    template: 'digest',
    params: {
      rhythm,
      news: JSON.stringify(told),
      ...(lines !== undefined && { lines }),
      ...(rest > 0 && { rest: String(rest) }),
      follows_link: { route: 'follows', id: await readerSecret(trx, reader.id) },
      reader: reader.id,
      since,
    },
  });
}

/**
 * Records that a mail did not arrive; the next one, after the first failure that of the next day, repeats its news. Deletes the reader if the
 * mailbox does not exist (`isRefused`) or four mails in a row have failed.
 */
export async function noteUndelivered(
  trx: Tx,
  { reader, since, rhythm }: { reader: string; since?: string | undefined; rhythm?: string | undefined },
  isRefused: boolean,
): Promise<void> {
  if (isRefused) {
    await forgetReader(trx, 'id', reader);
    return;
  }
  if (since === undefined) return;
  await trx
    .updateTable('readers')
    .set((set) => ({
      day_from: since,
      ...(rhythm === 'week' && { week_from: since }),
      failures: set('failures', '+', 1),
    }))
    .where('id', '=', reader)
    .execute();
  // The day after, once: what goes on failing waits for its week, or a reader would be forgotten in four days.
  const tomorrow = timestamp(nextEdition('day', trx.now()));
  await trx
    .updateTable('readers')
    .set({ next_at: tomorrow })
    .where('id', '=', reader)
    .where('failures', '=', 1)
    .where('next_at', '>', tomorrow)
    .execute();
  await trx.deleteFrom('readers').where('id', '=', reader).where('failures', '>=', MOST_FAILURES).execute();
}

/** Ends a row of failures. */
export async function noteDelivered(trx: Tx, reader: string): Promise<void> {
  await trx.updateTable('readers').set({ failures: 0 }).where('id', '=', reader).where('failures', '>', 0).execute();
}
