/** Changes of state as stored: a compare-and-set and its row of the history, in the caller's transaction. */
import { timestamp, type Tx } from '#database/database.ts';
import type { Schema } from '#database/schema.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { ActionOf, ActorKind, StateOf } from '#catalog/lifecycle.ts';
import { requireTransition } from '#catalog/transitions.ts';
import { recordHistory, type HistoryMore } from './log.ts';

/** The table of each subject, and its name in the history. */
const STORED = {
  submission: { table: 'submissions', kind: 'submission' },
  change: { table: 'change_requests', kind: 'change_request' },
  claim: { table: 'claims', kind: 'claim' },
} as const;
export type StoredSubject = keyof typeof STORED;
type Row<S extends StoredSubject> = Schema[(typeof STORED)[S]['table']];

/** What is written beside the state, and what the history says; a function of the row that is written where it depends on it. */
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

/** Makes a transition of the lifecycle. Throws `conflict` when the table has none now or somebody else was faster. */
export function makeTransition<S extends StoredSubject>(
  trx: Tx,
  of: S,
  entry: Stored<S>,
  { action, by, ...written }: StateChange<S>,
): Promise<Row<S>> {
  return writeState(trx, of, entry, { action, to: requireTransition(of, entry, action, by), ...written });
}

/** Writes a state that the caller has decided on. Throws `conflict` when somebody else was faster. */
export async function writeState<S extends StoredSubject>(
  trx: Tx,
  of: S,
  { id, state }: Stored<S>,
  { action, to, actorId, set, more = {} }: Written<S> & { action: ActionOf<S> | 'undo'; to: StateOf<S> },
): Promise<Row<S>> {
  const { table, kind } = STORED[of];
  // The tables agree in these columns; the compiler would compare all three row types at each step.
  const row = (await trx
    .updateTable(table as 'claims')
    .set({ state_since: timestamp(trx.now()), ...(set as object), state: to })
    .where('id', '=', id)
    .where('state', '=', state)
    .returningAll()
    .executeTakeFirst()) as Row<S> | undefined;
  if (row === undefined) throw new CatalogError('conflict');
  const told = typeof more === 'function' ? more(row) : more;
  await recordHistory(trx, actorId, action, [kind, id], { fromState: state, toState: to, ...told });
  return row;
}
