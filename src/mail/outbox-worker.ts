/** The outbox worker: sends due mails one by one and retries failures later. */
import { DAY_MS, MINUTE_MS, HOUR_MS } from '#catalog/periods.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { findReaderByEmail, noticeSecret } from '#catalog/accounts/notices.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { noteDelivered, noteUndelivered } from '#catalog/follows/digests.ts';
import { findReader } from '#catalog/follows/readers.ts';
import {
  MAIL_TEST,
  MAIL_TESTS,
  NOTICES,
  aboutOf,
  maySend,
  readerOf,
  textOf,
  type MailTemplate,
  type StoredMail,
} from '#catalog/mail/outbox.ts';
import { startPolling, type Polling } from '#workers/polling.ts';
import type { Mailer } from './delivery.ts';
import { readStored, renderMail, type MailSite } from './messages.ts';
import {
  closeOutboxItem,
  leaseOutboxItems,
  noteHandOver,
  postponeOutboxItem,
  releaseOutboxItems,
  type OutboxItem,
} from '#catalog/mail/outbox-items.ts';

const POLL_MS = 1_000;
const BATCH = 5;
/** A delivery takes far less. */
const LEASE_MS = 6 * MINUTE_MS;
/** Recording an outcome is retried, with this pause, until this long before the lease ends. */
const NOTING_MARGIN_MS = MINUTE_MS;
const NOTING_PAUSE_MS = 500;
const ATTEMPTS = 8;
/** A stop does not wait longer for a mail server that hangs. */
const STOP_PATIENCE_MS = 5_000;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 6 * HOUR_MS;
const KEPT_FOR_MS = 7 * DAY_MS;
const SWEEP_MS = HOUR_MS;

export interface OutboxLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface OutboxOptions {
  mailer: Pick<Mailer, 'send'>;
  /** Origin of links; a function if it is known only after the server listens. */
  publicUrl: string | (() => string);
  siteName: MailSite['siteName'];
  accent?: MailSite['accent'];
  locales?: MailSite['locales'];
  pathOf: MailSite['pathOf'];
  /** Whether mails reach real mailboxes; then only some go to unverified addresses. */
  reachesPeople: boolean;
  log: OutboxLog;
}

/** Ten seconds after the first failure, then four times as long each time. */
function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 4 ** (attempts - 1), LONGEST_PAUSE_MS);
}

/** A failed mail keeps its Message-ID; one that may have left before a crash is not sent again. */
export function startOutbox(db: Database, options: OutboxOptions): Polling {
  let sweptAt = 0;

  async function sendDue(signal: AbortSignal): Promise<number> {
    let delivered = 0;
    while (!signal.aborted) {
      const mails = await leaseOutboxItems(db, 'mail', { most: BATCH, leaseMs: LEASE_MS });
      if (mails.length === 0) break;
      for (const [index, mail] of mails.entries()) {
        if (signal.aborted) {
          await db.write((trx) => releaseOutboxItems(trx, mails.slice(index)));
          break;
        }
        if (await sendOne(db, options, mail, signal)) delivered += 1;
      }
    }
    return delivered;
  }

  async function sweep(): Promise<void> {
    const now = db.now().getTime();
    if (now - sweptAt < SWEEP_MS) return;
    sweptAt = now;
    const before = timestamp(now - KEPT_FOR_MS);
    await db.write((trx) => trx.deleteFrom('outbox').where('done_at', '<', before).execute());
  }

  return startPolling({
    clock: db.clock,
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

/** Failures before the server hears of a mail, so that their messages are of the network or of TLS. */
const OF_CONNECTION = ['ESOCKET', 'ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ETLS'];
const MESSAGE_LENGTH = 120;

/** The code, and of a connection its reason: other messages may contain the address, which is never logged. */
function codeOf(error: unknown): string {
  const { code, responseCode, name, message } = error as Record<'code' | 'responseCode' | 'name' | 'message', unknown>;
  const parts = [code, responseCode].filter((part) => typeof part === 'string' || typeof part === 'number');
  const reason = OF_CONNECTION.includes(String(code)) ? String(message).split(/\n|; if the root CA/)[0]! : '';
  if (reason !== '' && !reason.includes('@')) parts.push(reason.slice(0, MESSAGE_LENGTH));
  return parts.length > 0 ? parts.join(' ') : typeof name === 'string' ? name : 'unknown';
}

/** The mailbox does not exist, has moved or is closed (RFC 3463, 3.2 and 3.3). */
const NO_MAILBOX = /\b5\.(?:1\.(?:1|2|3|6|10)|2\.1)\b/;

/**
 * Whether the server has refused the recipient for good: a retry would fail, and senders to unknown
 * mailboxes count as spammers. Other refusals may be the operator's to fix, so they are retried.
 */
function isBounce(error: unknown): boolean {
  const { code, response } = error as { code?: unknown; response?: unknown };
  return code === 'EENVELOPE' && typeof response === 'string' && NO_MAILBOX.test(response);
}

/**
 * Sends one mail outside any transaction and records the outcome; true if delivered. The hand-over
 * is recorded first: after a crash a worker cannot know whether the server took the mail, so it
 * does not send it again.
 */
async function sendOne(db: Database, options: OutboxOptions, mail: OutboxItem, signal: AbortSignal): Promise<boolean> {
  let template: MailTemplate | 'unknown' = 'unknown';
  let about: string | null = null;
  let hasGoneElsewhere = false;
  let handOver: Promise<boolean> | undefined;
  let stored: StoredMail | undefined;
  const close = (why: string | null, isRefused = false): Promise<void> =>
    note(db, signal, async (trx) => {
      await closeOutboxItem(trx, mail.id, why, withoutSecrets(template, why === null ? null : about));
      if (stored !== undefined) await noteForReader(trx, stored, { isSent: why === null, isRefused });
      if (MAIL_TESTS.includes(template) && why === null && options.reachesPeople)
        await recordHistory(trx, null, MAIL_TEST.action, MAIL_TEST.subject);
    });
  try {
    const origin = typeof options.publicUrl === 'string' ? options.publicUrl : options.publicUrl();
    stored = readStored(mail.payload);
    template = stored.template;
    about = aboutOf(stored);
    if (mail.handed_over_at !== null) {
      await close('in_doubt');
      const fields = { mail: mail.id, template, handed_over_at: mail.handed_over_at };
      options.log.warn(fields, 'a mail may have left before its server ended; not sent again');
      return false;
    }
    const reader = NOTICES.includes(template) ? await findReaderByEmail(db.read, stored.to) : undefined;
    const followingId = readerOf(stored);
    const hasStopped = followingId !== undefined && (await findReader(db.read, 'id', followingId)) === undefined;
    if (reader?.areOff === true || hasStopped) {
      await close('unsubscribed');
      return false;
    }
    const rendered = renderMail(
      mail.payload,
      {
        origin,
        siteName: options.siteName,
        ...(options.accent !== undefined && { accent: options.accent }),
        pathOf: options.pathOf,
        ...(options.locales !== undefined && { locales: options.locales }),
      },
      reader && (await noticeSecret(db.read, reader.accountId)),
    );
    if (options.reachesPeople && !maySend(rendered)) {
      await close('unverified');
      return false;
    }
    await options.mailer.send({ ...rendered, id: mail.id }, async () => {
      handOver = db.write((trx) => noteHandOver(trx, mail.id));
      hasGoneElsewhere = !(await handOver);
      if (hasGoneElsewhere) throw new Error('another server has sent it');
    });
  } catch (error) {
    // If the server gave up waiting for the database, record the failure after the hand-over.
    await handOver?.catch(() => undefined);
    if (hasGoneElsewhere) return false;
    const reason = codeOf(error);
    const fields = { mail: mail.id, template, attempt: mail.attempts, reason };
    const bounced = isBounce(error);
    if (bounced || mail.attempts >= ATTEMPTS) {
      await close(reason, bounced);
      if (bounced) options.log.warn(fields, 'a mail bounced: its mailbox does not exist or takes no mail; giving up');
      else options.log.error(fields, 'a mail could not be delivered; giving up');
    } else {
      await note(db, signal, (trx) => postponeOutboxItem(trx, mail.id, reason, pauseAfter(mail.attempts)));
      options.log.warn(fields, 'a mail could not be sent; retrying later');
    }
    return false;
  }
  await close(null);
  return true;
}

/** Records for the reader of a mail whether it has arrived. */
async function noteForReader(
  trx: Tx,
  { params }: StoredMail,
  { isSent, isRefused }: { isSent: boolean; isRefused: boolean },
): Promise<void> {
  const reader = readerOf({ params });
  if (reader === undefined) return;
  if (isSent) await noteDelivered(trx, reader);
  else
    await noteUndelivered(trx, { reader, since: textOf(params, 'since'), rhythm: textOf(params, 'rhythm') }, isRefused);
}

/**
 * Retries until the lease ends, since no other worker takes the mail before, or for the patience of
 * a stop, after which the database is closed; then throws.
 */
async function note(db: Database, signal: AbortSignal, change: (trx: Tx) => Promise<void>): Promise<void> {
  const until = db.clock.monotonic() + LEASE_MS - NOTING_MARGIN_MS;
  for (let left = STOP_PATIENCE_MS / NOTING_PAUSE_MS; ; left -= signal.aborted ? 1 : 0) {
    try {
      return await db.write(change);
    } catch (error) {
      if (left <= 0 || db.clock.monotonic() > until) throw error;
      await db.clock.pause(NOTING_PAUSE_MS);
    }
  }
}

/** A payload without address and params: links in them are secrets. */
const withoutSecrets = (template: string, about: string | null): string =>
  JSON.stringify({ template, ...(about !== null && { about }) });
