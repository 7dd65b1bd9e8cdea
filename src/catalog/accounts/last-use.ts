/** Last use of sessions, tokens and grants: one write a minute at most, outside the request. */
import { MINUTE_MS } from '#catalog/periods.ts';
import { timestamp, type Database } from '#database/database.ts';

const KEPT_FOR_MS = MINUTE_MS;

const underway = new WeakMap<Database, Set<string>>();

/** Skips if `usedAt` is younger than a minute or a write is running. Failures are ignored. */
function note(db: Database, id: string, usedAt: string | null, write: (at: string) => Promise<unknown>): void {
  const now = db.now();
  if (usedAt !== null && now.getTime() - Date.parse(usedAt) < KEPT_FOR_MS) return;
  let ids = underway.get(db);
  if (ids === undefined) underway.set(db, (ids = new Set()));
  if (ids.has(id)) return;
  ids.add(id);
  void write(timestamp(now))
    .catch(() => undefined)
    .finally(() => ids.delete(id));
}

/** Records the use of a session; `seenAt` is the stored time. */
export function noteSessionUse(db: Database, idHash: string, seenAt: string): void {
  note(db, idHash, seenAt, (at) =>
    db.write((trx) =>
      trx
        .updateTable('sessions')
        .set({ last_seen_at: at })
        .where('id_hash', '=', idHash)
        .where('last_seen_at', '<', at)
        .execute(),
    ),
  );
}

/** Records the use of a grant; `usedAt` as for a token. */
export function noteGrantUse(db: Database, grantId: string, usedAt: string | null): void {
  note(db, grantId, usedAt, (at) =>
    db.write((trx) => trx.updateTable('grants').set({ last_used_at: at }).where('id', '=', grantId).execute()),
  );
}

/** Records the use of a token; `usedAt` is the stored time, null for never. */
export function noteTokenUse(db: Database, tokenId: string, usedAt: string | null): void {
  note(db, tokenId, usedAt, (at) =>
    db.write((trx) => trx.updateTable('tokens').set({ last_used_at: at }).where('id', '=', tokenId).execute()),
  );
}
