/** The outbox worker: takes mails that are due, sends them one by one and tries again later what failed. */
import { setTimeout as wait } from 'node:timers/promises';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { findReaderByEmail, noticeSecret } from '#catalog/accounts/notices.ts';
import { NOTICES, aboutOf, maySend, type MailTemplate } from '#catalog/outbox.ts';
import { startPolling } from '#workers/polling.ts';
import type { Mailer } from './delivery.ts';
import { readStored, renderMail, type MailSite } from './messages.ts';

const POLL_MS = 1_000;
const BATCH = 5;
/** A worker that dies leaves its mails to others after this time; sending one takes far less. */
const LEASE_MS = 6 * 60_000;
/** That a mail has left is noted at the latest so long before its lease ends, and tried again after the pause. */
const NOTING_MARGIN_MS = 60_000;
const NOTING_PAUSE_MS = 500;
const ATTEMPTS = 8;
/** A mail server that hangs must not hold up the end of the process for longer. */
const STOP_PATIENCE_MS = 5_000;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;
const KEPT_FOR_MS = 7 * 86_400_000;
const SWEEP_MS = 3_600_000;

export interface OutboxLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface OutboxOptions {
  mailer: Pick<Mailer, 'send'>;
  /** Origin that links begin with; a function where it is known only once the server listens. */
  publicUrl: string | (() => string);
  siteName: MailSite['siteName'];
  locales?: MailSite['locales'];
  pathOf: MailSite['pathOf'];
  /** Whether mails reach real mailboxes; then few go to addresses that nobody has verified. */
  reachesPeople: boolean;
  log: OutboxLog;
}

export interface Outbox {
  /** Ends after the mail that is being sent; what was leased is left to the next worker. */
  stop(): Promise<void>;
  /** Sends everything that is due now and tells how many mails were delivered. */
  drain(): Promise<number>;
}

interface LeasedMail {
  id: string;
  payload: string;
  attempts: number;
}

/** Time to wait after the given number of failed attempts: ten seconds, then four times as long each time. */
function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 4 ** (attempts - 1), LONGEST_PAUSE_MS);
}

/**
 * Starts to look for due mails every second. A mail is delivered at least once: after a crash between sending and
 * noting it, it is sent again, with the same Message-ID.
 */
export function startOutbox(db: Database, options: OutboxOptions): Outbox {
  let sweptAt = 0;

  async function sendDue(signal: AbortSignal): Promise<number> {
    let delivered = 0;
    while (!signal.aborted && (await isAnyDue(db))) {
      const mails = await db.write((trx) => lease(trx));
      // Another worker has them in hand.
      if (mails.length === 0) break;
      for (const [index, mail] of mails.entries()) {
        if (signal.aborted) {
          await db.write((trx) => release(trx, mails.slice(index)));
          break;
        }
        if (await sendOne(db, options, mail)) delivered += 1;
      }
    }
    return delivered;
  }

  async function sweep(): Promise<void> {
    const now = db.now().getTime();
    if (now - sweptAt < SWEEP_MS) return;
    sweptAt = now;
    const before = timestamp(new Date(now - KEPT_FOR_MS));
    await db.write((trx) => trx.deleteFrom('outbox').where('done_at', '<', before).execute());
  }

  return startPolling({
    async round(signal) {
      const delivered = await sendDue(signal);
      await sweep();
      return delivered;
    },
    pause: () => POLL_MS,
    patience: STOP_PATIENCE_MS,
    onError: (error) => options.log.warn({ err: error }, 'could not read the outbox; retrying'),
  });
}

/** Asked on the reading connection first, so that an idle worker takes no write lock. */
async function isAnyDue(db: Database): Promise<boolean> {
  const now = timestamp(db.now());
  const row = await db.read
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'mail')
    .where('done_at', 'is', null)
    .where('run_at', '<=', now)
    .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<', now)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes a few due mails for this worker alone and counts the attempt. */
async function lease(trx: Tx): Promise<LeasedMail[]> {
  const now = trx.now();
  const due = trx.lockFreeRows(
    trx
      .selectFrom('outbox')
      .select('id')
      .where('kind', '=', 'mail')
      .where('done_at', 'is', null)
      .where('run_at', '<=', timestamp(now))
      .where((where) => where.or([where('locked_until', 'is', null), where('locked_until', '<', timestamp(now))]))
      .orderBy('run_at')
      .orderBy('id')
      .limit(BATCH),
  );
  const ids = (await due.execute()).map((row) => row.id);
  if (ids.length === 0) return [];
  const rows = await trx
    .updateTable('outbox')
    .set((set) => ({
      locked_until: timestamp(new Date(now.getTime() + LEASE_MS)),
      attempts: set('attempts', '+', 1),
    }))
    .where('id', 'in', ids)
    .returning(['id', 'payload', 'attempts'])
    .execute();
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Gives back what was leased and not tried. */
async function release(trx: Tx, mails: LeasedMail[]): Promise<void> {
  await trx
    .updateTable('outbox')
    .set((set) => ({ locked_until: null, attempts: set('attempts', '-', 1) }))
    .where(
      'id',
      'in',
      mails.map((mail) => mail.id),
    )
    .execute();
}

/** A payload that no longer says to whom or what: links in it are secrets. */
const withoutSecrets = (template: string, about: string | null = null): string =>
  JSON.stringify({ template, ...(about !== null && { about }) });

/** The code of a failure; its message may hold the address and stays out of logs and table. */
function codeOf(error: unknown): string {
  const { code, responseCode, name } = error as { code?: unknown; responseCode?: unknown; name?: unknown };
  const parts = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  return parts.length > 0 ? parts.join(' ') : typeof name === 'string' ? name : 'unknown';
}

/** Status codes that say of a mailbox that it is none, has moved or takes no mail (RFC 3463, 3.2 and 3.3). */
const NO_MAILBOX = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;

/**
 * Whether the mail server has refused the recipient for good. Sent again, it would be refused again, and who writes to
 * unknown mailboxes is taken for a sender of spam. Other refusals may be the operator's to mend, so those are retried.
 */
function isBounce(error: unknown): boolean {
  const { code, response } = error as { code?: unknown; response?: unknown };
  return code === 'EENVELOPE' && typeof response === 'string' && NO_MAILBOX.test(response);
}

/** Notes that a mail is not sent at all. */
async function drop(db: Database, mail: LeasedMail, template: string, why: string): Promise<false> {
  await db.write((trx) =>
    trx
      .updateTable('outbox')
      .set({
        done_at: timestamp(db.now()),
        locked_until: null,
        last_error: why,
        payload: withoutSecrets(template),
      })
      .where('id', '=', mail.id)
      .execute(),
  );
  return false;
}

/** Sends one mail outside any transaction and notes what became of it; true when it was delivered. */
async function sendOne(db: Database, options: OutboxOptions, mail: LeasedMail): Promise<boolean> {
  let template: MailTemplate | 'unknown' = 'unknown';
  let about: string | null = null;
  try {
    const origin = typeof options.publicUrl === 'string' ? options.publicUrl : options.publicUrl();
    const stored = readStored(mail.payload);
    template = stored.template;
    about = aboutOf(stored);
    const reader = NOTICES.includes(template) ? await findReaderByEmail(db.read, stored.to) : undefined;
    if (reader?.areOff === true) return await drop(db, mail, template, 'unsubscribed');
    const rendered = renderMail(
      mail.payload,
      {
        origin,
        siteName: options.siteName,
        pathOf: options.pathOf,
        ...(options.locales !== undefined && { locales: options.locales }),
      },
      reader && (await noticeSecret(db.read, reader.accountId)),
    );
    if (options.reachesPeople && !maySend(rendered)) return await drop(db, mail, template, 'unverified');
    await options.mailer.send({ ...rendered, id: mail.id });
  } catch (error) {
    const reason = codeOf(error);
    const bounced = isBounce(error);
    const givenUp = bounced || mail.attempts >= ATTEMPTS;
    const now = db.now();
    await db.write((trx) =>
      trx
        .updateTable('outbox')
        .set({
          locked_until: null,
          last_error: reason,
          run_at: timestamp(new Date(now.getTime() + pauseAfter(mail.attempts))),
          ...(givenUp ? { done_at: timestamp(now), payload: withoutSecrets(template, about) } : {}),
        })
        .where('id', '=', mail.id)
        .execute(),
    );
    const fields = { mail: mail.id, template, attempt: mail.attempts, reason };
    if (bounced) options.log.warn(fields, 'a mail bounced: its mailbox does not exist or takes no mail; giving up');
    else if (givenUp) options.log.error(fields, 'a mail could not be delivered; giving up');
    else options.log.warn(fields, 'a mail could not be sent; retrying later');
    return false;
  }
  await noteSent(db, mail, template);
  return true;
}

/**
 * A mail that has left and is not noted would be sent again. While it is leased nobody else takes it, so a database that is
 * away is asked until then. Throws its error in the end.
 */
async function noteSent(db: Database, mail: LeasedMail, template: string): Promise<void> {
  const until = performance.now() + LEASE_MS - NOTING_MARGIN_MS;
  for (;;) {
    try {
      await db.write((trx) =>
        trx
          .updateTable('outbox')
          .set({
            done_at: timestamp(db.now()),
            locked_until: null,
            last_error: null,
            payload: withoutSecrets(template),
          })
          .where('id', '=', mail.id)
          .execute(),
      );
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await wait(NOTING_PAUSE_MS, undefined, { ref: false });
    }
  }
}
