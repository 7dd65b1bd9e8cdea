/** Webhooks of the filled world: one that works, with deliveries in every state, and one that is turned off. */
import type { Account } from '#catalog/roles.ts';
import { sendTestEvent } from '#catalog/webhooks/deliveries.ts';
import { leaseDeliveries } from '#catalog/webhooks/due.ts';
import { keepAttempts, type Attempt } from '#catalog/webhooks/outcomes.ts';
import { createWebhook, type Webhook } from '#catalog/webhooks/webhooks.ts';
import { announceEvent } from '#catalog/webhook-outbox.ts';
import type { World } from './world.ts';

const ROOM = { ofOne: 10, ofFailing: 10 };

/** Notes what a receiver would have answered to all that is due. */
async function answer({ db }: World, said: Partial<Attempt>): Promise<void> {
  const due = await leaseDeliveries(db, 10, new Map(), ROOM);
  const at = db.now().toISOString();
  const answered = { at, durationMs: 84, status: 200, failure: null, answer: '', retryAfter: 0, ...said };
  await keepAttempts(
    db,
    due.map((delivery) => ({ delivery, ...answered })),
  );
}

/** Gives the ids of both. */
export async function fillWebhooks(world: World, maker: Account): Promise<{ on: string; off: string }> {
  const { db } = world;
  const make = async (url: string): Promise<Webhook> => {
    const events = ['submission.approved', 'submission.rejected', 'tool.updated'];
    return (await createWebhook(db, maker, { url, events }, { verificationRequired: false })).webhook;
  };
  const off = await make('https://old.papierdrachen.example.com/events');
  await sendTestEvent(db, maker, off.id);
  await answer(world, { status: 410, answer: 'Gone' });
  const on = await make('https://hooks.papierdrachen.example.com/catalog/events?team=releases');
  const tell = (event: 'submission.approved' | 'tool.updated', id: string): Promise<void> =>
    db.write((trx) => announceEvent(trx, { event, subject: id, id, ownerId: maker.id }));
  await tell('submission.approved', 'one');
  await answer(world, { answer: '{"received":true}' });
  await sendTestEvent(db, maker, on.id);
  await answer(world, { status: 500, answer: '<h1>Something went wrong</h1>' });
  await tell('tool.updated', 'two');
  await answer(world, { status: null, failure: 'unreachable' });
  await tell('tool.updated', 'three');
  return { on: on.id, off: off.id };
}
