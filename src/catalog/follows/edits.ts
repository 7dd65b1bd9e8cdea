/** Following and stopping; each is one transaction. Nothing of it is in the history, which would outlive it. */
import { fieldError } from '#catalog/errors.ts';
import { foldEmailAddress, isEmailAddress } from '#catalog/email-addresses.ts';
import type { Locale } from '#catalog/locales.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { DAY_MS, PERIODS } from '#catalog/periods.ts';
import type { Account } from '#catalog/roles.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { nextEdition } from './editions.ts';
import { findReader, readerSecret, type FollowingReader } from './readers.ts';
import { MOST_FOLLOWED, MOST_UNCONFIRMED, type Rhythm, type Subject } from './subjects.ts';

export interface Wish {
  subject: Subject;
  rhythm: Rhythm;
}

/**
 * Stores an unconfirmed follow and mails the confirmation link, at most one a day and address. The
 * result does not tell whether the address is known. Throws `validation_failed` on `email`.
 */
export async function askToFollow(
  db: Database,
  { email, locale, ...wish }: Wish & { email: string; locale: Locale },
): Promise<void> {
  const address = foldEmailAddress(email);
  if (address === '') throw fieldError('email', { rule: 'required' });
  if (!isEmailAddress(address)) throw fieldError('email', { rule: 'not_an_email' });
  await db.write(async (trx) => {
    const reader = await lockReader(trx, address, locale);
    const known = reader.follows.find(isAbout(wish.subject));
    const waiting = reader.follows.filter(({ confirmedAt }) => confirmedAt === null);
    // The rhythm of a confirmed follow changes on the reader's own page alone.
    if (known === undefined && waiting.length < MOST_UNCONFIRMED) await insertFollow(trx, reader.id, wish, null);
    const asked = await trx
      .updateTable('readers')
      .set({ asked_at: timestamp(trx.now()) })
      .where('id', '=', reader.id)
      .where((where) =>
        where.or([where('asked_at', 'is', null), where('asked_at', '<=', timestamp(trx.now(), -DAY_MS))]),
      )
      .executeTakeFirst();
    if (Number(asked.numUpdatedRows) === 0) return;
    const link = { route: 'follows', id: await readerSecret(trx, reader.id) } as const;
    await enqueueMail(trx, {
      to: { email: address, locale, emailVerifiedAt: null },
      template: 'follow_confirm',
      params: { link, reader: reader.id },
    });
  });
}

/** Follows as an account with a confirmed address, at once. Throws `validation_failed` on `subject` (`too_many`). */
export async function followAs(db: Database, account: Account, wish: Wish): Promise<void> {
  await db.write(async (trx) => {
    const { id } = await lockReader(trx, account.email, account.locale);
    await trx.updateTable('readers').set({ locale: account.locale }).where('id', '=', id).execute();
    await trx
      .deleteFrom('follows')
      .where('reader_id', '=', id)
      .where('kind', '=', wish.subject.kind)
      .where('subject', '=', wish.subject.id)
      .execute();
    await insertFollow(trx, id, wish, timestamp(trx.now()));
    await requireRoom(trx, id);
    await schedule(trx, id);
  });
}

/** Confirms everything that waits. Throws `validation_failed` on `subject` (`too_many`). */
export async function confirmFollows(db: Database, readerId: string): Promise<void> {
  await db.write(async (trx) => {
    await trx
      .updateTable('follows')
      .set({ confirmed_at: timestamp(trx.now()) })
      .where('reader_id', '=', readerId)
      .where('confirmed_at', 'is', null)
      .execute();
    await requireRoom(trx, readerId);
    await schedule(trx, readerId);
  });
}

/** Changes the rhythm of one subject; nothing for one that the reader does not follow. */
export async function setRhythm(db: Database, readerId: string, { subject, rhythm }: Wish): Promise<void> {
  await db.write(async (trx) => {
    await trx
      .updateTable('follows')
      .set({ rhythm })
      .where('reader_id', '=', readerId)
      .where('kind', '=', subject.kind)
      .where('subject', '=', subject.id)
      .execute();
    await schedule(trx, readerId);
  });
}

/** Stops following a subject; a reader of nothing is forgotten. */
export async function stopFollowing(db: Database, readerId: string, { kind, id }: Subject): Promise<void> {
  await db.write(async (trx) => {
    await trx
      .deleteFrom('follows')
      .where('reader_id', '=', readerId)
      .where('kind', '=', kind)
      .where('subject', '=', id)
      .execute();
    await forgetIdle(trx, [readerId]);
  });
}

/** Deletes an address with everything that it follows; gives their number, 0 or 1. */
export async function forgetReader(trx: Tx, column: 'id' | 'email', value: string): Promise<number> {
  const gone = await trx.deleteFrom('readers').where(column, '=', value).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** Replaces a merged tool. Of two follows of one reader the confirmed one stays, with the quicker rhythm. Both tools are locked. */
export async function moveFollows(trx: Tx, from: string, into: string): Promise<void> {
  const tools = trx.selectFrom('follows').select('reader_id').where('kind', '=', 'tool');
  const moved = tools.where('subject', '=', from).where('confirmed_at', 'is not', null);
  await trx
    .deleteFrom('follows')
    .where('kind', '=', 'tool')
    .where('subject', '=', into)
    .where('confirmed_at', 'is', null)
    .where('reader_id', 'in', moved)
    .execute();
  await trx
    .updateTable('follows')
    .set({ rhythm: 'day' })
    .where('kind', '=', 'tool')
    .where('subject', '=', into)
    .where('reader_id', 'in', moved.where('rhythm', '=', 'day'))
    .execute();
  await trx
    .deleteFrom('follows')
    .where('kind', '=', 'tool')
    .where('subject', '=', from)
    .where('reader_id', 'in', tools.where('subject', '=', into))
    .execute();
  await trx
    .updateTable('follows')
    .set({ subject: into })
    .where('kind', '=', 'tool')
    .where('subject', '=', from)
    .execute();
}

/** Forgets what was not confirmed in time, with its addresses; gives the number of subjects. */
export async function pruneFollows(db: Database): Promise<number> {
  const before = timestamp(db.now(), -PERIODS.unconfirmedFollow.lasts);
  const late = db.read
    .selectFrom('follows')
    .select('reader_id')
    .distinct()
    .where('confirmed_at', 'is', null)
    .where('created_at', '<=', before)
    .limit(500);
  const readers = (await late.execute()).map((row) => row.reader_id);
  if (readers.length === 0) return 0;
  return db.write(async (trx) => {
    const gone = await trx
      .deleteFrom('follows')
      .where('reader_id', 'in', readers)
      .where('confirmed_at', 'is', null)
      .where('created_at', '<=', before)
      .executeTakeFirst();
    await forgetIdle(trx, readers);
    return Number(gone.numDeletedRows);
  });
}

const isAbout =
  ({ kind, id }: Subject) =>
  (other: Subject): boolean =>
    other.kind === kind && other.id === id;

/** The reader of an address, locked; a new one if there is none. */
async function lockReader(trx: Tx, email: string, locale: Locale): Promise<FollowingReader> {
  const now = timestamp(trx.now());
  await trx
    .insertInto('readers')
    .values({
      id: trx.newId(),
      email,
      locale,
      created_at: now,
      asked_at: null,
      week_from: now,
      day_from: now,
      next_at: null,
      failures: 0,
    })
    // The update locks an existing reader.
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ email }))
    .execute();
  const reader = await findReader(trx, 'email', email);
  if (reader === undefined) throw new Error('a reader that was just stored is gone');
  return reader;
}

async function insertFollow(trx: Tx, readerId: string, wish: Wish, confirmedAt: string | null): Promise<void> {
  const { subject, rhythm } = wish;
  await trx
    .insertInto('follows')
    .values({
      reader_id: readerId,
      kind: subject.kind,
      subject: subject.id,
      rhythm,
      created_at: timestamp(trx.now()),
      confirmed_at: confirmedAt,
    })
    .execute();
}

async function requireRoom(trx: Tx, readerId: string): Promise<void> {
  const { held } = await trx
    .selectFrom('follows')
    .select((row) => row.fn.countAll<number>().as('held'))
    .where('reader_id', '=', readerId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (Number(held) > MOST_FOLLOWED) throw fieldError('subject', { rule: 'too_many', max: MOST_FOLLOWED });
}

/** Sets the time of the reader's next mail; the first mail reports what happens from now on. */
async function schedule(trx: Tx, readerId: string): Promise<void> {
  const reader = await findReader(trx, 'id', readerId);
  const confirmed = reader?.follows.filter(({ confirmedAt }) => confirmedAt !== null) ?? [];
  if (reader === undefined || confirmed.length === 0) return;
  const now = trx.now();
  const next = timestamp(nextEdition(confirmed.some(({ rhythm }) => rhythm === 'day') ? 'day' : 'week', now));
  const isFirst = reader.nextAt === null;
  if (reader.nextAt !== null && reader.nextAt <= next) return;
  await trx
    .updateTable('readers')
    .set({ next_at: next, ...(isFirst && { week_from: timestamp(now), day_from: timestamp(now) }) })
    .where('id', '=', readerId)
    .execute();
}

/** Deletes readers that follow nothing any more. */
async function forgetIdle(trx: Tx, readers: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('readers')
    .where('id', 'in', readers)
    .where('id', 'not in', trx.selectFrom('follows').select('reader_id').where('reader_id', 'in', readers))
    .execute();
}
