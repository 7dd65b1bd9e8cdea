/** Notes when a session, a token or a grant was used: at most once a minute each, beside the request and never failing it. */
import { timestamp, type Database } from '#database/database.ts';

const KEPT_FOR_MS = 60_000;

const underway = new WeakMap<Database, Set<string>>();

/** Starts `write` unless `usedAt` is younger than a minute or the same id is being written; its failure is ignored. */
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

/** Notes the use of a session; `seenAt` is the time that its row shows. */
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

/** Notes the use of a grant; `usedAt` as for a token. */
export function noteGrantUse(db: Database, grantId: string, usedAt: string | null): void {
  note(db, grantId, usedAt, (at) =>
    db.write((trx) => trx.updateTable('grants').set({ last_used_at: at }).where('id', '=', grantId).execute()),
  );
}

/** Notes the use of a token; `usedAt` is the time that its row shows, null for never. */
export function noteTokenUse(db: Database, tokenId: string, usedAt: string | null): void {
  note(db, tokenId, usedAt, (at) =>
    db.write((trx) => trx.updateTable('tokens').set({ last_used_at: at }).where('id', '=', tokenId).execute()),
  );
}
