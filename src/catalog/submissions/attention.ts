/** When the owner of a tool last looked after its entry. */
import { timestamp, type Tx } from '#database/database.ts';

/** Notes that the owner did so now: the yearly question comes a year later. */
export async function noteAttention(trx: Tx, toolId: string): Promise<void> {
  await trx
    .updateTable('tools')
    .set({ attended_at: timestamp(trx.now()) })
    .where('id', '=', toolId)
    .execute();
}
