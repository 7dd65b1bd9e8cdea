/** fetchEvents: the events of a webhook without an address, with a long poll. */
import { getWebhook } from '#catalog/webhooks/webhooks.ts';
import { listHandedOut, type HandedOut } from '#catalog/webhooks/handed-out.ts';
import { bodyOf, readMembers } from '#http/api/body-members.ts';
import type { UncachedOperation, Call } from '#http/api/operation.ts';
import { idParameter, WRITING } from './account-webhooks.ts';
import { list, record, text } from './schema-parts.ts';
import { inData, ref } from './schemas.ts';

const LONGEST_WAIT = 30;
const POLL_MS = 1_000;
/** Calls of this process that wait; further ones are answered at once. */
const MOST_WAITING = { ofAccount: 5, inAll: 500 } as const;

const fetchBody = bodyOf(
  {
    since: { type: 'string', description: '`pagination.next` of the answer before; else what was never fetched.' },
    wait: { type: 'integer', minimum: 0, maximum: LONGEST_WAIT, description: 'Seconds to wait for an event.' },
  },
  ['since', 'wait'],
);

/** The accounts of the calls that wait. */
const waiting: string[] = [];

/** Runs `work` and counts it as a waiting call, unless too many wait; `hasPlace` says whether it may wait. */
async function amongWaiting<T>(accountId: string, work: (hasPlace: boolean) => Promise<T>): Promise<T> {
  const own = waiting.filter((each) => each === accountId).length;
  if (own >= MOST_WAITING.ofAccount || waiting.length >= MOST_WAITING.inAll) return work(false);
  waiting.push(accountId);
  try {
    return await work(true);
  } finally {
    waiting.splice(waiting.indexOf(accountId), 1);
  }
}

/** The events, as soon as there are any, the time is over, the client is gone or the server stops. */
async function awaitEvents(
  { context, account, path, signal }: Call,
  { since, wait = 0 }: { since?: string; wait?: number },
): Promise<HandedOut> {
  const { db, draining, webhookSite: site } = context;
  const id = path['id'] ?? '';
  return amongWaiting(account.id, async (hasPlace) => {
    const end = db.clock.monotonic() + (hasPlace ? wait * 1_000 : 0);
    for (;;) {
      const found = await listHandedOut(db, account, id, { since, site });
      const isOver = db.clock.monotonic() >= end || signal.aborted || draining.isDraining;
      if (found.events.length > 0 || isOver) return found;
      await db.clock.wait(POLL_MS, signal);
    }
  });
}

export const fetchEventsOperation: UncachedOperation = {
  ...WRITING,
  id: 'fetchEvents',
  method: 'POST',
  path: '/webhooks/{id}/events',
  summary: 'Fetch events',
  description:
    'Of a webhook without `url`: at most 50 events after `since`, in the order in which they were handed out, each as it ' +
    'would be sent. They can be fetched again for seven days.',
  parameters: [idParameter],
  body: { schema: fetchBody, sentence: 'Where to continue.' },
  errors: ['not_found', 'conflict', 'payload_too_large', 'unsupported_media_type', 'validation_failed'],
  waits: true,
  answer: {
    status: 200,
    sentence: 'The events.',
    schema: inData(
      list(
        record({
          headers: { type: 'object', additionalProperties: text },
          body: { ...text, description: 'JSON, as signed.' },
        }),
      ),
      { pagination: ref('CursorPagination') },
    ),
  },
  async act(call) {
    await getWebhook(call.context.db, call.account, call.path['id'] ?? '');
    const { events, next, hasMore } = await awaitEvents(
      call,
      readMembers<{ since: string; wait: number }>(call.body, fetchBody),
    );
    return { status: 200, body: JSON.stringify({ data: events, pagination: { next, has_more: hasMore } }) };
  },
};
