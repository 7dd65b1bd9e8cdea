/** Webhooks of an account: create, change, delete. */
import { randomBytes } from 'node:crypto';
import { PERIODS } from '#catalog/periods.ts';
import { isRowId, timestamp, type Database, type Tx } from '#database/database.ts';
import type { WebhookRow } from '#database/schema.ts';
import { lockMember } from '#catalog/accounts/member-lock.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { checkPublicUrl, type UrlProblem } from '#catalog/entries/urls/canonical-url.ts';
import { CatalogError, fieldError } from '#catalog/errors.ts';
import { createFields, type Problem } from '#catalog/problems.ts';
import { hasRole, type Account } from '#catalog/roles.ts';
import { placeOf } from '#catalog/stored-secrets.ts';
import { sealSecret } from '#database/secret-key.ts';
import { WEBHOOK_EVENTS, WEBHOOK_EVENT_NAMES, isWebhookEvent, type WebhookEvent } from '#catalog/webhook-events.ts';

const WEBHOOKS_PER_ACCOUNT = 10;

export type WebhookOffReason = 'gone' | 'failing';

/** Stored for a webhook whose events are fetched. */
export const NO_ADDRESS = '';

export interface Webhook {
  id: string;
  /** Null if its events are fetched. */
  url: string | null;
  events: WebhookEvent[];
  createdAt: string;
  failingSince: string | null;
  /** When and why it was disabled; null if enabled. */
  off: { at: string; reason: WebhookOffReason } | null;
  /** End of the former secret's validity; null if there is none. */
  formerUntil: string | null;
}

function webhookOf(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url === NO_ADDRESS ? null : row.url,
    events: row.events.split(' ').filter(isWebhookEvent),
    createdAt: row.created_at,
    failingSince: row.failing_since,
    off: row.off_at === null ? null : { at: row.off_at, reason: row.off_reason === 'gone' ? 'gone' : 'failing' },
    formerUntil: row.former_until,
  };
}

export const WEBHOOK_STATES = ['on', 'failing', 'off'] as const;
export type WebhookState = (typeof WEBHOOK_STATES)[number];

export function stateOfWebhook({ off, failingSince }: Webhook): WebhookState {
  if (off !== null) return 'off';
  return failingSince === null ? 'on' : 'failing';
}

/** 32 random bytes in the form of Standard Webhooks. */
const makeSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

const URL_PROBLEMS: Record<UrlProblem, Problem> = {
  not_a_url: { rule: 'not_a_url' },
  scheme: { rule: 'url_scheme' },
  credentials: { rule: 'url_credentials' },
  host: { rule: 'url_host' },
  port: { rule: 'url_port' },
  too_long: { rule: 'too_long', max: 2_048 },
};

/** The events that an account may subscribe to. */
export function choosableEvents(account: Account): WebhookEvent[] {
  return WEBHOOK_EVENT_NAMES.filter((event) => WEBHOOK_EVENTS[event].for !== 'desk' || hasRole(account, 'editor'));
}

function findEventsProblem(account: Account, events: readonly string[]): Problem | undefined {
  if (events.length === 0) return { rule: 'required' };
  const allowed = choosableEvents(account);
  return events.every((event) => allowed.some((known) => known === event))
    ? undefined
    : { rule: 'not_one_of', allowed };
}

const inOrder = (events: readonly string[]): string =>
  WEBHOOK_EVENT_NAMES.filter((event) => events.includes(event)).join(' ');

/** The address of a new webhook, checked. */
function readUrl(given: string | null): { href: string; host: string | null } | Problem {
  if (given === null) return { href: NO_ADDRESS, host: null };
  const text = given.trim();
  if (text === '') return { rule: 'required' };
  const check = checkPublicUrl(text);
  return check.ok ? { href: check.href, host: check.host } : URL_PROBLEMS[check.problem];
}

/**
 * Creates a webhook, without an address if `url` is null; `secret` is shown once. Throws `validation_failed` on `url` (`too_many` at
 * ten) and `events`, and `email_unverified` if verification is required.
 */
export async function createWebhook(
  db: Database,
  account: Account,
  input: { url: string | null; events: readonly string[] },
  rules: { verificationRequired: boolean },
): Promise<{ webhook: Webhook; secret: string }> {
  const address = readUrl(input.url);
  const problems = createFields();
  if ('rule' in address) problems.add('url', address);
  const eventsProblem = findEventsProblem(account, input.events);
  if (eventsProblem !== undefined) problems.add('events', eventsProblem);
  if (!problems.isEmpty() || 'rule' in address)
    throw new CatalogError('validation_failed', { fields: problems.fields });
  return db.write(async (trx) => {
    const owner = await lockMember(trx, account.id, rules);
    const { count } = await trx
      .selectFrom('webhooks')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('account_id', '=', owner.id)
      .executeTakeFirstOrThrow();
    if (Number(count) >= WEBHOOKS_PER_ACCOUNT) throw fieldError('url', { rule: 'too_many', max: WEBHOOKS_PER_ACCOUNT });
    const id = trx.newId();
    const secret = makeSecret();
    const row: WebhookRow = {
      id,
      account_id: owner.id,
      url: address.href,
      events: inOrder(input.events),
      secret: await sealSecret(trx, secret, placeOf('webhooks', id)),
      former_secret: null,
      former_until: null,
      created_at: timestamp(trx.now()),
      failing_since: null,
      off_at: null,
      off_reason: null,
    };
    await trx.insertInto('webhooks').values(row).execute();
    await recordHistory(trx, owner.id, 'created', ['webhook', row.id], {
      detail: { ...(address.host !== null && { host: address.host }), events: row.events },
    });
    return { webhook: webhookOf(row), secret };
  });
}

/** The webhooks of an account, oldest first. */
export async function listWebhooks(db: Database, accountId: string): Promise<Webhook[]> {
  const rows = await db.read
    .selectFrom('webhooks')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(webhookOf);
}

/** Reads a webhook. Throws `not_found` for another account's. */
export async function getWebhook(db: Database, account: Account, id: string): Promise<Webhook> {
  if (!isRowId(id)) throw new CatalogError('not_found');
  const row = await db.read
    .selectFrom('webhooks')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  if (row === undefined) throw new CatalogError('not_found');
  return webhookOf(row);
}

/** Locks a webhook and its account. Throws `not_found` for another account's. */
export async function lockWebhook(trx: Tx, account: Account, id: string): Promise<WebhookRow> {
  if (!isRowId(id)) throw new CatalogError('not_found');
  const owned = trx.selectFrom('webhooks').selectAll().where('id', '=', id).where('account_id', '=', account.id);
  const row = await trx.lockRows(owned).executeTakeFirst();
  if (row === undefined) throw new CatalogError('not_found');
  return row;
}

/** An owner's changes; absent parts stay. */
export interface WebhookChange {
  events?: readonly string[];
  /** Enables it again. */
  isOn?: true;
  newSecret?: true;
}

/**
 * Changes a webhook in one transaction. `secret` is the new one, shown once; the former signs for
 * another 24 hours. Throws `not_found`, and `validation_failed` on `events`.
 */
export async function updateWebhook(
  db: Database,
  account: Account,
  id: string,
  { events, isOn, newSecret }: WebhookChange,
): Promise<{ webhook: Webhook; secret: string | null }> {
  const problem = events && findEventsProblem(account, events);
  if (problem !== undefined) throw fieldError('events', problem);
  return db.write(async (trx) => {
    const row = await lockWebhook(trx, account, id);
    const now: Partial<WebhookRow> = {};
    const note = (action: string, detail: Record<string, unknown> = {}): Promise<void> =>
      recordHistory(trx, account.id, action, ['webhook', id], { detail });
    if (events !== undefined && row.events !== inOrder(events)) {
      now.events = inOrder(events);
      await note('edit', { old: row.events, new: now.events });
    }
    if (isOn === true && row.off_at !== null) {
      Object.assign(now, { off_at: null, off_reason: null, failing_since: null });
      await note('turned_on');
    }
    const secret = newSecret === true ? makeSecret() : null;
    if (secret !== null) {
      now.secret = await sealSecret(trx, secret, placeOf('webhooks', id));
      now.former_secret = row.secret;
      // Standard Webhooks, rotation.
      now.former_until = timestamp(trx.now(), PERIODS.formerSecret.lasts);
      await note('secret_rotated');
    }
    if (Object.keys(now).length > 0) await trx.updateTable('webhooks').set(now).where('id', '=', id).execute();
    return { webhook: webhookOf({ ...row, ...now }), secret };
  });
}

/** Deletes a webhook with its pending deliveries; gives it as it was. Throws `not_found`. */
export async function removeWebhook(db: Database, account: Account, id: string): Promise<Webhook> {
  return db.write(async (trx) => {
    const row = await lockWebhook(trx, account, id);
    await trx.deleteFrom('webhook_deliveries').where('webhook_id', '=', id).execute();
    await trx.deleteFrom('webhooks').where('id', '=', id).execute();
    await recordHistory(trx, account.id, 'remove', ['webhook', id]);
    return webhookOf(row);
  });
}
