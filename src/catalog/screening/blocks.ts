/** The operator's block lists of domains, words and mail domains, with reasons and expiry. */
import { sql, type Selectable } from 'kysely';
import { compiledOnce } from '#database/compiled-once.ts';
import { timestamp, type Database, type Reader } from '#database/database.ts';
import type { Schema } from '#database/schema.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { CatalogError } from '#catalog/errors.ts';
import { createFields } from '#catalog/problems.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { fold } from '#catalog/language/fold.ts';
import { readNote } from '#catalog/language/notes.ts';

export const BLOCK_KINDS = ['domain', 'word', 'mail_domain'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];
/** `exact`: the domain alone; `subdomains`: also its subdomains. Words are always exact. */
export const BLOCK_SCOPES = ['exact', 'subdomains'] as const;
export type BlockScope = (typeof BLOCK_SCOPES)[number];

export interface Block {
  id: string;
  kind: BlockKind;
  /** A domain in lower case and punycode, or folded words. */
  value: string;
  scope: BlockScope;
  reason: string;
  createdAt: string;
  /** Null for never. */
  expiresAt: string | null;
}

const MOST_BLOCKS = 5_000;
export const BLOCK_VALUE_LENGTH = 253;
export const BLOCK_REASON_LENGTH = 200;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const blocks = (db: Reader) =>
  db.selectFrom('blocks').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(sql.lit(MOST_BLOCKS));

const holding = (db: Reader, now: string) =>
  blocks(db).where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]));

const readHolding = compiledOnce(({ read }) => holding(read, '').compile());

/** Newest first; `now` leaves out expired blocks. */
export async function listBlocks(db: Reader, now?: Date): Promise<Block[]> {
  const query = now === undefined ? blocks(db) : holding(db, timestamp(now));
  return (await query.execute()).flatMap(blockOf);
}

/** The blocks in force now. */
export async function listBlocksThatHold(db: Database): Promise<Block[]> {
  return (await readHolding(db, [timestamp(db.now())])).flatMap(blockOf);
}

/** Empty for a kind or scope that this version does not know. */
function blockOf({ created_at, expires_at, ...row }: Selectable<Schema['blocks']>): Block[] {
  const kind = BLOCK_KINDS.find((each) => each === row.kind);
  const scope = BLOCK_SCOPES.find((each) => each === row.scope);
  if (kind === undefined || scope === undefined) return [];
  const { id, value, reason } = row;
  return [{ id, kind, value, scope, reason, createdAt: created_at, expiresAt: expires_at }];
}

/** The host without "www." and a final dot; null for an invalid domain. */
function domainOf(text: string): string | null {
  if (/[\s/@:?#]/.test(text) || !text.slice(1, -1).includes('.') || !URL.canParse(`http://${text}`)) return null;
  const { hostname } = new URL(`http://${text}`);
  return hostname.replace(/^www\./, '').replace(/\.$/, '');
}

/** Throws `forbidden`, and `validation_failed` on `kind`, `value`, `reason` and `until`. */
export async function addBlock(
  db: Database,
  admin: Account,
  input: { kind: unknown; value: unknown; scope: unknown; reason: unknown; until: unknown },
): Promise<void> {
  requireRole(admin, 'admin');
  const { fields, add, isEmpty } = createFields();
  const kind = BLOCK_KINDS.find((each) => each === input.kind);
  const typed = typeof input.value === 'string' ? input.value.trim() : '';
  const value = kind === 'word' ? fold(typed) : domainOf(typed.replace(/^@|^https?:\/\//, '').replace(/\/$/, ''));
  const until = typeof input.until === 'string' ? input.until : '';
  if (kind === undefined) add('kind', { rule: 'required' });
  if (typed === '') add('value', { rule: 'required' });
  else if (value === null || value === '') add('value', { rule: 'url_host' });
  if (until !== '' && !(DAY.test(until) && timestamp(db.now()) < until)) add('until', { rule: 'in_the_past' });
  const { note, problem } = readNote(input.reason, { min: 1, max: BLOCK_REASON_LENGTH });
  if (problem !== undefined) add('reason', problem);
  const reason = note ?? '';
  if (!isEmpty() || kind === undefined || value === null) throw new CatalogError('validation_failed', { fields });
  const scope: BlockScope = input.scope === 'subdomains' && kind !== 'word' ? 'subdomains' : 'exact';
  await db.write(async (trx) => {
    const id = trx.newId();
    const row = {
      id,
      kind,
      value,
      scope,
      reason,
      created_at: timestamp(trx.now()),
      expires_at: until === '' ? null : `${until}T00:00:00.000Z`,
    };
    await trx.insertInto('blocks').values(row).execute();
    const { id: _id, created_at: _at, ...shown } = row;
    await recordHistory(trx, admin.id, 'create', ['block', id], {
      note: reason,
      detail: { changes: { [kind]: { old: null, new: shown } } },
    });
  });
}

/** Throws `forbidden`, `not_found`. */
export async function removeBlock(db: Database, admin: Account, id: string): Promise<void> {
  requireRole(admin, 'admin');
  await db.write(async (trx) => {
    const row = await trx.deleteFrom('blocks').where('id', '=', id).returningAll().executeTakeFirst();
    if (row === undefined) throw new CatalogError('not_found');
    const { id: _id, created_at: _at, ...shown } = row;
    await recordHistory(trx, admin.id, 'remove', ['block', id], {
      detail: { changes: { [row.kind]: { old: shown, new: null } } },
    });
  });
}
