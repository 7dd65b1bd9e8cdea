/** The command `listen`: an account's own events, forwarded to a server on this machine. */
import { outlasting, pause } from '../retries.ts';
import { ToolshelfError } from '../errors.ts';
import type { components } from '../schema.ts';
import { Misuse, type Command, type Invocation } from './command.ts';
import { lineOf } from './terminal.ts';

type EventName = components['schemas']['WebhookEventName'];
interface Fetched {
  headers: Record<string, string>;
  body: string;
}

/** What makers can be told; events for editors are named. */
const EVENTS: readonly EventName[] = [
  'submission.approved',
  'submission.rejected',
  'submission.changes_requested',
  'submission.edited',
  'submission.expired',
  'tool.updated',
  'tool.hidden',
  'tool.restored',
  'tool.removed',
  'tool.price_changed',
  'tool.link_dead',
  'change.accepted',
  'change.declined',
];

/** Seconds that the catalog waits for an event, and between two questions while it is away. */
const WAIT = 25;
const PAUSE = 2;
const FORWARD_MS = 15_000;

function readAddress(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new Misuse(`--forward must be an address like http://localhost:3000/hook, not ${JSON.stringify(text)}`);
  return url;
}

/** The account's webhook without an address, with a new secret; made if there is none. */
async function openWebhook(
  { client, signal }: Invocation,
  events: EventName[],
): Promise<{ id: string; secret: string }> {
  const { data: list, error, response } = await client.api.GET('/webhooks', { signal });
  if (list === undefined) throw new ToolshelfError(response, error);
  const known = list.data.find(({ url }) => url === null);
  const opened =
    known === undefined
      ? await client.api.POST('/webhooks', { body: { events }, signal })
      : await client.api.PATCH('/webhooks/{id}', {
          params: { path: { id: known.id } },
          body: { events, new_secret: true },
          signal,
        });
  if (opened.data === undefined) throw new ToolshelfError(opened.response, opened.error);
  const { id, secret = '' } = opened.data.data;
  return { id, secret };
}

/** The events from now on, and those that nobody has fetched; a catalog that restarts is asked again. */
async function* fetchEvents({ client, signal }: Invocation, id: string): AsyncGenerator<Fetched, void, void> {
  let since: string | undefined;
  for (;;) {
    const body = { wait: WAIT, ...(since !== undefined && { since }) };
    const ask = async () => {
      const { data, error, response } = await client.api.POST('/webhooks/{id}/events', {
        params: { path: { id } },
        body,
        signal,
      });
      if (data === undefined) throw new ToolshelfError(response, error);
      return data;
    };
    const page = await outlasting(ask, PAUSE, signal);
    since = page.pagination.next;
    yield* page.data;
    // A catalog where many wait answers at once.
    if (page.data.length === 0) await pause(1, signal);
  }
}

/** What the server at the address answered to an event. */
async function forward(address: URL, { headers, body }: Fetched, signal: AbortSignal): Promise<string> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(FORWARD_MS)]),
    });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    signal.throwIfAborted();
    const { message, cause } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}

async function listen(call: Invocation): Promise<undefined> {
  const address = readAddress(call.option('forward'));
  const events = call.option('events')?.split(',') ?? EVENTS;
  const { id, secret } = await openWebhook(call, events as EventName[]);
  call.say(
    `listening to ${events.length} kinds of events${address === undefined ? '' : `, forwarded to ${address.href}`}`,
  );
  call.say(`they are signed with ${secret}; Ctrl-C ends`);
  for await (const event of fetchEvents(call, id)) {
    const answer = address === undefined ? undefined : await forward(address, event, call.signal);
    const { type, timestamp, data } = JSON.parse(event.body) as {
      type: string;
      timestamp: string;
      data: { id: string; slug?: string };
    };
    const line = call.isJson
      ? JSON.stringify({ ...event, ...(answer !== undefined && { answer }) })
      : [timestamp, type, data.slug ?? data.id, ...(answer === undefined ? [] : ['→', answer])].map(lineOf).join('  ');
    await call.write(`${line}\n`);
  }
  return undefined;
}

export const LISTENING: readonly Command[] = [
  {
    name: 'listen',
    options: {
      forward: { value: 'URL', sentence: 'Sends each event there, signed, such as http://localhost:3000/hook.' },
      events: { value: 'NAME,…', sentence: 'Only these; all that makers can be told by default.' },
    },
    sentence: 'Prints the events of your account as they happen, and those since you last listened.',
    run: listen,
  },
];
