/** State changes in tables: compare-and-set and history row, in the caller's transaction. */
import { timestamp, type Tx } from '#database/database.ts';
import type { Schema } from '#database/schema.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { ActionOf, ActorKind, StateOf } from '#catalog/lifecycle.ts';
import { requireTransition } from '#catalog/transitions.ts';
import { recordHistory, type HistoryMore } from './log.ts';

/** Table and history name of each subject. */
const STORED = {
  submission: { table: 'submissions', kind: 'submission' },
  change: { table: 'change_requests', kind: 'change_request' },
  claim: { table: 'claims', kind: 'claim' },
  recommendation: { table: 'recommendations', kind: 'recommendation' },
} as const;
export type StoredSubject = keyof typeof STORED;
type Row<S extends StoredSubject> = Schema[(typeof STORED)[S]['table']];

/** Further columns and history; a function if it depends on the row. */
interface Written<S extends StoredSubject> {
  actorId: string | null;
  set?: Partial<Row<S>>;
  more?: HistoryMore | ((row: Row<S>) => HistoryMore);
}

interface Stored<S extends StoredSubject> {
  id: string;
  state: StateOf<S>;
  appealedAt?: string | null;
}

export interface StateChange<S extends StoredSubject> extends Written<S> {
  action: ActionOf<S>;
  by: ActorKind;
}

/** Makes a transition. Throws `conflict` if it is impossible now or a concurrent change won. */
export function makeTransition<S extends StoredSubject>(
  trx: Tx,
  of: S,
  entry: Stored<S>,
  { action, by, ...written }: StateChange<S>,
): Promise<Row<S>> {
  return writeState(trx, of, entry, { action, to: requireTransition(of, entry, action, by), ...written });
}

/** Writes a given state. Throws `conflict` if a concurrent change won. */
export async function writeState<S extends StoredSubject>(
  trx: Tx,
  of: S,
  { id, state }: Stored<S>,
  { action, to, actorId, set, more = {} }: Written<S> & { action: ActionOf<S> | 'undo'; to: StateOf<S> },
): Promise<Row<S>> {
  const { table, kind } = STORED[of];
  // The tables agree in these columns; the compiler would compare all row types each time.
  const row = (await trx
    .updateTable(table as 'claims')
    .set({ state_since: timestamp(trx.now()), ...(set as object), state: to })
    .where('id', '=', id)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst()) as Row<S> | undefined;
  if (row === undefined) throw new CatalogError('conflict');
  const written = typeof more === 'function' ? more(row) : more;
  await recordHistory(trx, actorId, action, [kind, id], { fromState: state, toState: to, ...written });
  return row;
}
