/** Import of rows into the editors' queue, as submissions of the importing account. */
import { randomBytes, randomUUID } from 'node:crypto';
import { insertRows, isOneOf } from '#database/bulk-rows.ts';
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import { createAccount, findAccountByEmail, suspendAccount } from '#catalog/accounts/accounts.ts';
import type { Account } from '#catalog/roles.ts';
import { deleteEntryKeys, writeEntryKeys, writeKeysOfMany } from '#catalog/screening/similarity-keys.ts';
import { CatalogError } from '#catalog/errors.ts';
import { noteFindings, replaceFindings } from '#catalog/screening/feedback/outcomes.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import type { PreparedRow } from './prepared-rows.ts';
import { replaceFacetsOf } from '#catalog/submissions/queue-index.ts';
import { releaseUrls, reserveUrls } from '#catalog/entries/url-reservations.ts';
import { checkedColumns, submissionOf, type Submission } from '#catalog/submissions/records.ts';
import { transitionSubmission } from '#catalog/submissions/submit.ts';
import type { CheckedEntry } from '#catalog/entries/check.ts';

/** Default owner of imported submissions; suspended, so sign-in is impossible. */
const IMPORT_EMAIL = 'import@toolshelf.invalid';

/** The owner of imported submissions, created on first use. */
export async function getImportAccount(db: Database): Promise<Account> {
  const existing = await findAccountByEmail(db, IMPORT_EMAIL);
  if (existing !== undefined) return existing;
  try {
    await createAccount(db, { email: IMPORT_EMAIL, password: randomBytes(48).toString('base64url'), role: 'member' });
  } catch (error) {
    // A concurrent batch or import may have created it.
    if ((await findAccountByEmail(db, IMPORT_EMAIL)) === undefined) throw error;
  }
  return suspendAccount(db, null, { email: IMPORT_EMAIL });
}

/** Those submissions of `ids` that an import made; others are their makers' own. */
async function listImported(db: Reader, engine: Database['engine'], ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('history')
    .select('subject_id')
    .where('subject_kind', '=', 'submission')
    .where(isOneOf(engine, 'subject_id', ids))
    .where('action', '=', 'imported')
    .where('to_state', '=', 'awaiting_moderation')
    .execute();
  return new Set(rows.map((row) => row.subject_id));
}

/** The submissions among `ids` that an import queued and nothing has changed, owned by `actorId` or the default owner; by id. */
export async function findOwnWaiting(
  db: Reader,
  engine: Database['engine'],
  ids: readonly string[],
  actorId: string | null,
): Promise<Map<string, Submission>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('submissions')
    .selectAll()
    .where(isOneOf(engine, 'id', ids))
    .where('state', '=', 'awaiting_moderation')
    .where('account_id', 'in', (from) =>
      from
        .selectFrom('accounts')
        .select('id')
        .where((where) => where.or([where('email', '=', IMPORT_EMAIL), where('id', '=', actorId ?? '')])),
    )
    .execute();
  const imported = await listImported(
    db,
    engine,
    rows.map(({ id }) => id),
  );
  return new Map(rows.flatMap((row) => (imported.has(row.id) ? [[row.id, submissionOf(row)]] : [])));
}

/** Withdraws a waiting submission of an import, which publishes its address. Throws `conflict`. */
export async function withdrawOwn(trx: Tx, submission: Submission): Promise<void> {
  await releaseUrls(trx, submission.id);
  await transitionSubmission(trx, submission, { action: 'withdraw', by: 'owner', actorId: submission.accountId });
}

export type QueuePlan =
  | { kind: 'create' | 'unchanged'; row: PreparedRow }
  | { kind: 'update'; row: PreparedRow; id: string };

/**
 * Plans the import of each row. Skips pages that are published, waiting or were decided for this
 * account; updates this account's waiting ones that an import made.
 */
export async function planQueue(
  db: Reader,
  engine: Database['engine'],
  rows: readonly PreparedRow[],
  accountId: string | null,
): Promise<QueuePlan[]> {
  if (rows.length === 0) return [];
  const keys = rows.map((row) => row.entry.urlKey);
  const reservations = await db
    .selectFrom('url_claims')
    .select('url_key')
    .where(isOneOf(engine, 'url_key', keys))
    .execute();
  const own = await db
    .selectFrom('submissions')
    .selectAll()
    .where(isOneOf(engine, 'url_key', keys))
    .where('account_id', '=', accountId ?? '')
    .execute();
  const taken = new Set([...reservations, ...own].map((row) => row.url_key));
  const open = own.filter((row) => row.state === 'awaiting_moderation');
  const imported = await listImported(
    db,
    engine,
    open.map(({ id }) => id),
  );
  const waiting = new Map(open.flatMap((row) => (imported.has(row.id) ? [[row.url_key, row]] : [])));
  return rows.map((row): QueuePlan => {
    const old = waiting.get(row.entry.urlKey);
    if (old === undefined) return { kind: taken.has(row.entry.urlKey) ? 'unchanged' : 'create', row };
    const columns = checkedColumns(row.entry);
    const isSame = Object.entries(columns).every(([column, value]) => old[column as keyof typeof columns] === value);
    return isSame ? { kind: 'unchanged', row } : { kind: 'update', row, id: old.id };
  });
}

/** Writes the plans. Throws `conflict` if the plans are outdated. */
export async function writeQueue(
  trx: Tx,
  plans: readonly QueuePlan[],
  account: Account,
  timeOf: (row: PreparedRow) => string,
): Promise<void> {
  for (const plan of plans) {
    if (plan.kind !== 'update') continue;
    const { entry, findings } = plan.row;
    const columns = { ...checkedColumns(entry), ...(findings !== null && { findings: JSON.stringify(findings) }) };
    await trx.updateTable('submissions').set(columns).where('id', '=', plan.id).execute();
    if (findings !== null) await replaceFindings(trx, plan.id, findings);
    await deleteEntryKeys(trx, plan.id);
    await writeEntryKeys(trx, 'submission', plan.id, entry);
    await recordHistory(trx, account.id, 'imported', ['submission', plan.id]);
  }
  const updated = plans.flatMap((plan) => (plan.kind === 'update' ? [plan.id] : []));
  if (updated.length > 0) await replaceFacetsOf(trx, updated);
  const created = plans
    .filter((plan) => plan.kind === 'create')
    .map(({ row }) => ({
      id: randomUUID() as string,
      entry: row.entry,
      keys: row.keys,
      findings: row.findings ?? [],
      at: timeOf(row),
    }));
  if (created.length === 0) return;
  if (
    !(await reserveUrls(
      trx,
      'submission',
      created.map(({ id, entry }) => ({ id, urlKey: entry.urlKey })),
    ))
  )
    throw new CatalogError('conflict');
  const columns = Object.keys(checkedColumns(created[0]?.entry ?? ({} as CheckedEntry)));
  await insertRows(
    trx,
    trx.engine,
    'submissions',
    ['id', 'account_id', 'state', 'submitted_at', 'queued_at', 'state_since', 'findings', ...columns],
    created.map(({ id, entry, findings, at }) => [
      id,
      account.id,
      'awaiting_moderation',
      at,
      at,
      at,
      JSON.stringify(findings),
      ...Object.values(checkedColumns(entry)),
    ]),
  );
  for (const { id, findings } of created) if (findings.length > 0) await noteFindings(trx, id, findings);
  await writeKeysOfMany(
    trx,
    'submission',
    created.map(({ id, keys }) => ({ id, keys })),
  );
  await replaceFacetsOf(
    trx,
    created.map(({ id }) => id),
  );
  const at = timestamp(trx.now());
  await insertRows(
    trx,
    trx.engine,
    'history',
    ['id', 'subject_kind', 'subject_id', 'at', 'action', 'to_state', 'actor_id'],
    created.map(({ id }) => [trx.newId(), 'submission', id, at, 'imported', 'awaiting_moderation', account.id]),
  );
}
