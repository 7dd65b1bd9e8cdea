/** The time of an owner's last activity on a tool. */
import { timestamp, type Tx } from '#database/database.ts';

/** Records an activity, by default now; it postpones the yearly confirmation mail. */
export async function touchOwnerActivity(
  trx: Tx,
  toolId: string,
  at: string | null = timestamp(trx.now()),
): Promise<void> {
  await trx.updateTable('tools').set({ attended_at: at }).where('id', '=', toolId).execute();
}
