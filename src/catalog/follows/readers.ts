/** Readers: addresses with what they follow, found by the secret in their mails or by an address. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#catalog/locales.ts';
import type { Reader as Connection } from '#database/database.ts';
import { SUBJECT_KINDS, isRhythm, type Rhythm, type Subject } from './subjects.ts';

export interface Follow extends Subject {
  rhythm: Rhythm;
  createdAt: string;
  /** Null while it waits for a confirmation. */
  confirmedAt: string | null;
}

export interface FollowingReader {
  id: string;
  email: string;
  locale: Locale;
  weekFrom: string;
  dayFrom: string;
  nextAt: string | null;
  /** Latest first. */
  follows: readonly Follow[];
}

const SECRET = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/** HMAC-SHA-256 of the id with the secret of the database: not stored, never expires. */
async function markOf(db: Connection, readerId: string): Promise<string> {
  const { secret } = await db.selectFrom('address_key').select('secret').executeTakeFirstOrThrow();
  return createHmac('sha256', Buffer.from(secret, 'base64url')).update(`reader ${readerId}`).digest('base64url');
}

/** The secret in a reader's mails: it allows to see and change all that the reader follows. */
export async function readerSecret(db: Connection, readerId: string): Promise<string> {
  return `${readerId}.${await markOf(db, readerId)}`;
}

/** The id in a secret, also of a reader that has stopped; undefined for a wrong one. */
export async function readerOfSecret(db: Connection, secret: string): Promise<string | undefined> {
  const [, readerId = '', mark = ''] = SECRET.exec(secret) ?? [];
  if (readerId === '') return undefined;
  return timingSafeEqual(Buffer.from(await markOf(db, readerId)), Buffer.from(mark)) ? readerId : undefined;
}

/** A reader by its id, or by the address as accounts store it. */
export async function findReader(
  db: Connection,
  column: 'id' | 'email',
  value: string,
): Promise<FollowingReader | undefined> {
  const [reader] = await readReaders(db, (query) => query.where(column, '=', value));
  return reader;
}

/** The published tools that most readers follow, with their number; equal ones by slug. */
export async function listMostFollowed(
  db: Connection,
  most: number,
): Promise<{ slug: string; name: string; count: number }[]> {
  const rows = await db
    .selectFrom('follows')
    .innerJoin('published_tools as tool', 'tool.id', 'follows.subject')
    .select((row) => ['tool.slug', 'tool.name', row.fn.countAll<number>().as('count')])
    .where('follows.kind', '=', 'tool' satisfies Subject['kind'])
    .where('follows.confirmed_at', 'is not', null)
    .groupBy(['tool.slug', 'tool.name'])
    .orderBy('count', 'desc')
    .orderBy('tool.slug')
    .limit(most)
    .execute();
  return rows.map(({ slug, name, count }) => ({ slug, name, count: Number(count) }));
}

/** Readers that are due, the longest first. */
export function listDueReaders(db: Connection, now: string, most: number): Promise<FollowingReader[]> {
  return readReaders(db, (query) =>
    query.where('next_at', 'is not', null).where('next_at', '<=', now).orderBy('next_at').orderBy('id').limit(most),
  );
}

const readersOf = (db: Connection) => db.selectFrom('readers').selectAll();

async function readReaders(
  db: Connection,
  narrow: (query: ReturnType<typeof readersOf>) => ReturnType<typeof readersOf>,
): Promise<FollowingReader[]> {
  const rows = await narrow(readersOf(db)).execute();
  if (rows.length === 0) return [];
  const follows = await db
    .selectFrom('follows')
    .selectAll()
    .where(
      'reader_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('created_at', 'desc')
    .orderBy('kind')
    .orderBy('subject')
    .execute();
  const byReader = Map.groupBy(follows, (row) => row.reader_id);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    locale: isLocale(row.locale) ? row.locale : DEFAULT_LOCALE,
    weekFrom: row.week_from,
    dayFrom: row.day_from,
    nextAt: row.next_at,
    follows: (byReader.get(row.id) ?? []).flatMap(({ kind: named, subject, rhythm, created_at, confirmed_at }) => {
      const kind = SUBJECT_KINDS.find((known) => known === named);
      if (kind === undefined || !isRhythm(rhythm)) return [];
      return [{ kind, id: subject, rhythm, createdAt: created_at, confirmedAt: confirmed_at }];
    }),
  }));
}
