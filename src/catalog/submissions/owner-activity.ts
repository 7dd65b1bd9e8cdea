/** When the owner of a tool last looked after its entry. */
import { timestamp, type Tx } from '#database/database.ts';

/** Notes that the owner did so, now where nothing else is said: the yearly question comes a year later. */
export async function touchOwnerActivity(
  trx: Tx,
  toolId: string,
  at: string | null = timestamp(trx.now()),
): Promise<void> {
  await trx.updateTable('tools').set({ attended_at: at }).where('id', '=', toolId).execute();
}
