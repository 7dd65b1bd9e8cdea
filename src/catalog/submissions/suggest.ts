/** Makers' actions on published tools: suggest a change or removal, withdraw it. */
import { PERIODS } from '#catalog/periods.ts';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import type { ChangeRequestRow } from '#database/schema.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { changesBetween, type Changes } from '#catalog/entries/changes.ts';
import { checkEntry, type CheckedEntry } from '#catalog/entries/check.ts';
import { PRICE_KEYS, restatedPrice } from '#catalog/entries/stated-price.ts';
import { CatalogError, conflict, fieldError } from '#catalog/errors.ts';
import { NOTE_LENGTH, type ChangeState } from '#catalog/lifecycle.ts';
import { enqueueMail } from '#catalog/mail/outbox.ts';
import { raiseRevision } from '#catalog/revision.ts';
import type { Account } from '#catalog/roles.ts';
import type { Finding } from '#catalog/screening/rule.ts';
import { checkNote } from '#catalog/language/notes.ts';
import { findCategoryIds } from '#catalog/tools/categories/categories.ts';
import { asNewTool, getDeskTool, lockTool, type DeskTool } from '#catalog/tools/edits.ts';
import { updateTool } from '#catalog/tools/write.ts';
import { FIELDS, type FieldName } from '#fields/fields.ts';
import {
  changeOf,
  findWaitingChange,
  lockChange,
  transitionChange,
  type ChangeKind,
  type ChangeRequest,
} from './change-requests.ts';
import { touchOwnerActivity } from './owner-activity.ts';
import { screenChange, type ScreeningOptions } from './validation.ts';

/** Names of the acts in the history. */
const SUGGESTED_BY: Record<ChangeKind, string> = { change: 'suggest', removal: 'ask_removal' };

export interface SuggestOptions extends Pick<ScreeningOptions, 'onRuleError'> {
  perHour: number;
  /** Whether small changes by verified owners are public at once and reviewed afterwards. */
  smallAtOnce: boolean;
  /** Runs inside the transaction. */
  onStored?(trx: Tx, suggested: Suggested): Promise<void>;
}

export interface Suggested {
  change: ChangeRequest;
  tool: DeskTool;
  /** Ignored body fields. */
  unknown: string[];
}

const PRICE: readonly FieldName[] = [...PRICE_KEYS, 'pricingUrl' as const].map((key) => FIELDS[key].name);
const SMALL_TEXTS: readonly FieldName[] = [FIELDS.tagline.name, FIELDS.description.name];
/** Most characters of a small change of a text, in one place. */
const SMALL_CHARACTERS = 20;

/** Whether a text differs in one short place. */
function isTypo(before: unknown, after: unknown): boolean {
  if (typeof before !== 'string' || typeof after !== 'string') return false;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return Math.max(before.length, after.length) - start - end <= SMALL_CHARACTERS;
}

/** Whether a change is small: the price, and texts that differ in one short place. */
function isSmall(changes: Changes): boolean {
  return Object.entries(changes).every(
    ([field, { old, new: now }]) =>
      PRICE.some((name) => name === field) || (SMALL_TEXTS.some((name) => name === field) && isTypo(old, now)),
  );
}

interface Suggestion {
  kind: ChangeKind;
  message: string | null;
  entry: CheckedEntry | null;
  unknown: string[];
}

/** Parses the body: fields of the entry or `remove`, with an optional `message` to editors. */
async function readSuggestion(db: Database, body: unknown, tool: DeskTool): Promise<Suggestion> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw fieldError('body', { rule: 'not_an_object' });
  const { message, remove = false, ...given } = body as Record<string, unknown>;
  if (typeof remove !== 'boolean') throw fieldError('remove', { rule: 'not_a_boolean' });
  const note = checkNote('message', message, { min: 0, max: NOTE_LENGTH });
  if (remove) return { kind: 'removal', message: note, entry: null, unknown: Object.keys(given) };
  const ids = await findCategoryIds(db.read);
  const { entry, unknown, fields } = checkEntry(given, { hasCategory: (id) => ids.has(id) }, { before: tool });
  if (entry === null) throw new CatalogError('validation_failed', { fields });
  return { kind: 'change', message: note, entry, unknown };
}

function requireOwnPublished(account: Account, tool: DeskTool): void {
  if (tool.accountId !== account.id || tool.state === 'removed') throw new CatalogError('not_found');
  if (tool.state !== 'published') throw conflict('tool_hidden');
}

/**
 * Suggests a change of an own published tool. `body`: the fields to change (null clears an optional
 * one), or `remove: true`, and a `message`. New screening refusals are errors; everything else
 * waits for an editor with its findings. Throws `not_found` for another account's tool,
 * `validation_failed`, `duplicate_submission`, `spam_detected`, `not_an_ai_tool`,
 * `submission_limit_exceeded`, and `conflict` if the tool is hidden or another change waits.
 */
export async function suggestChange(
  db: Database,
  account: Account,
  slug: string,
  body: unknown,
  options: SuggestOptions,
): Promise<Suggested> {
  const seen = await getDeskTool(db, slug);
  requireOwnPublished(account, seen);
  const suggestion = await readSuggestion(db, body, seen);
  const findings =
    suggestion.entry === null ? [] : await screenChange(db, seen, suggestion.entry, options.onRuleError, account.id);
  return db.write(async (trx) => {
    await requireQuota(trx, account, options.perHour);
    const tool = await lockTool(trx, slug);
    requireOwnPublished(account, tool);
    // An editor has changed the tool meanwhile.
    if (tool.mark !== seen.mark) throw new CatalogError('conflict');
    const changes = suggestion.entry === null ? {} : changesBetween(tool, suggestion.entry);
    if (suggestion.kind === 'change' && Object.keys(changes).length === 0)
      throw fieldError('body', { rule: 'unchanged' });
    if ((await findWaitingChange(trx, tool.id)) !== undefined) throw conflict('change_waits');
    const isLive =
      options.smallAtOnce &&
      suggestion.entry !== null &&
      findings.length === 0 &&
      account.emailVerifiedAt !== null &&
      isSmall(changes);
    const change = await insertChange(trx, account, tool, { ...suggestion, changes, findings, isLive });
    if (isLive && suggestion.entry !== null)
      await applyChange(trx, tool, { entry: suggestion.entry, changes, change, actorId: account.id });
    else
      await enqueueMail(trx, {
        to: account,
        template: 'change_received',
        params: { name: tool.name, status_link: { route: 'change', id: change.id } },
      });
    const suggested = { change, tool, unknown: suggestion.unknown };
    await options.onStored?.(trx, suggested);
    return suggested;
  });
}

async function insertChange(
  trx: Tx,
  account: Account,
  tool: DeskTool,
  suggestion: { kind: ChangeKind; message: string | null; changes: Changes; findings: Finding[]; isLive: boolean },
): Promise<ChangeRequest> {
  const now = timestamp(trx.now());
  const state: ChangeState = suggestion.isLive ? 'live' : 'awaiting_moderation';
  const row: ChangeRequestRow = {
    id: randomUUID(),
    tool_id: tool.id,
    account_id: account.id,
    state,
    kind: suggestion.kind,
    changes: JSON.stringify(suggestion.changes),
    accepted: null,
    message: suggestion.message,
    findings: JSON.stringify(suggestion.findings),
    created_at: now,
    state_since: now,
    decided_by: null,
    reason_code: null,
    editor_note: null,
  };
  await trx.insertInto('change_requests').values(row).execute();
  await recordHistory(trx, account.id, SUGGESTED_BY[suggestion.kind], ['change_request', row.id], {
    toState: state,
    detail: { slug: tool.slug, ...(suggestion.kind === 'change' && { changes: suggestion.changes }) },
  });
  return changeOf(row);
}

/** Writes a change into the tool, with history. Throws `conflict` if its new address is taken. */
export async function applyChange(
  trx: Tx,
  tool: DeskTool,
  {
    entry,
    changes,
    change,
    actorId,
    detail = {},
  }: {
    entry: CheckedEntry;
    changes: Changes;
    change: ChangeRequest;
    actorId: string;
    detail?: Record<string, unknown>;
  },
): Promise<void> {
  const { canonicalUrl: _canonicalUrl, ...fields } = entry;
  const priceStated = restatedPrice(tool, entry, 'maker', change.createdAt);
  await updateTool(trx, tool.id, { ...asNewTool(tool), ...fields, priceStated }, await raiseRevision(trx));
  if (tool.accountId === change.accountId) await touchOwnerActivity(trx, tool.id);
  await recordHistory(trx, actorId, 'change', ['tool', tool.id], {
    detail: { slug: tool.slug, changes, change: change.id, ...detail },
  });
}

/** Withdraws a waiting change. Throws `not_found` for another account's, `conflict`. */
export async function withdrawChange(db: Database, account: Account, id: string): Promise<ChangeRequest> {
  return db.write(async (trx) => {
    const change = await lockChange(trx, id);
    if (change.accountId !== account.id) throw new CatalogError('not_found');
    return transitionChange(trx, change, { action: 'withdraw', by: 'owner', actorId: account.id, detail: {} });
  });
}

/** Throws `submission_limit_exceeded` beyond the hourly limit of changes. */
async function requireQuota(trx: Tx, account: Account, perHour: number): Promise<void> {
  // Serialises the suggestions of an account.
  await trx.lockRows(trx.selectFrom('accounts').select('id').where('id', '=', account.id)).execute();
  const now = trx.now().getTime();
  const { count, oldest } = await trx
    .selectFrom('change_requests')
    .select([sql<number>`count(*)`.as('count'), sql<string | null>`min(created_at)`.as('oldest')])
    .where('account_id', '=', account.id)
    .where('created_at', '>', timestamp(now - PERIODS.suggestionQuota.lasts))
    .executeTakeFirstOrThrow();
  if (Number(count) < perHour) return;
  const reset =
    oldest === null ? PERIODS.suggestionQuota.lasts : Date.parse(oldest) + PERIODS.suggestionQuota.lasts - now;
  throw new CatalogError('submission_limit_exceeded', { retryAfter: Math.max(1, Math.ceil(reset / 1000)) });
}
