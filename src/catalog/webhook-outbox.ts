/** The outbox of webhooks: events are stored with their change and sent after the commit. */
import { timestamp, type Tx } from '#database/database.ts';
import { PERIODS } from './periods.ts';
import { eventsOfAct, rowOf, type WebhookEvent, type WebhookSubject } from './webhook-events.ts';

/** The content of an event, without its links. */
export interface WebhookData {
  about: WebhookSubject;
  id: string;
  /** Of the tool itself, or of the tool that a report or a change is about. */
  slug?: string;
  /** Id of the list that a report is about. */
  list?: string;
  /** Whether the links lead to the editors' desk. */
  isForDesk?: true;
}

interface Announcement {
  event: WebhookEvent;
  /** Deliveries of one subject keep their order; `tool:<id>`. */
  subject: string;
  id: string;
  slug?: string;
  list?: string;
  /** Null without an owner. */
  ownerId: string | null;
  /** Earliest time of delivery; now if absent. */
  from?: Date;
}

/** The subscribed webhooks of the owner, of accounts with the tool in a list, or of the editors, also those that are off. */
async function findWebhooks(
  trx: Tx,
  { event, ownerId, id: toolId }: Announcement,
): Promise<{ id: string; isOff: boolean }[]> {
  const { for: audience, isForLists } = rowOf(event);
  const isForDesk = audience === 'desk';
  if (!isForDesk && ownerId === null && isForLists === undefined) return [];
  const keepers = trx
    .selectFrom('lists')
    .innerJoin('list_tools', 'list_tools.list_id', 'lists.id')
    .select('lists.account_id')
    .where('list_tools.tool_id', '=', toolId);
  let query = trx
    .selectFrom('webhooks')
    .innerJoin('accounts', 'accounts.id', 'webhooks.account_id')
    .select(['webhooks.id', 'webhooks.events', 'webhooks.off_at'])
    .where('accounts.suspended_at', 'is', null);
  query = isForDesk
    ? query.where('accounts.role', 'in', ['editor', 'admin'])
    : query.where((where) =>
        where.or([
          where('webhooks.account_id', '=', ownerId ?? ''),
          ...(isForLists === undefined ? [] : [where('webhooks.account_id', 'in', keepers)]),
        ]),
      );
  return (await query.execute())
    .filter(({ events }) => events.split(' ').includes(event))
    .map(({ id, off_at }) => ({ id, isOff: off_at !== null }));
}

/** Puts a delivery into the outbox: as missed while its webhook is off, so that it can be resent. */
export async function enqueueDelivery(
  trx: Tx,
  delivery: { webhookId: string; isOff?: boolean; event: string; subject: string; data: WebhookData; from?: Date },
): Promise<void> {
  const id = trx.newId();
  const isMissed = delivery.isOff === true;
  await trx
    .insertInto('webhook_deliveries')
    .values({
      id,
      webhook_id: delivery.webhookId,
      event: delivery.event,
      subject: delivery.subject,
      data: JSON.stringify(delivery.data),
      created_at: timestamp(trx.now()),
      run_at: timestamp(delivery.from ?? trx.now()),
      first_at: null,
      attempts: 0,
      locked_until: null,
      done_at: isMissed ? timestamp(trx.now()) : null,
      outcome: isMissed ? 'failed' : null,
      tried_at: null,
      status: null,
      duration_ms: null,
      answer: null,
      failure: null,
    })
    .execute();
}

/** Sends an event to all subscribed webhooks once `trx` is committed. */
export async function announceEvent(trx: Tx, announcement: Announcement): Promise<void> {
  const { event, subject, id, slug, list, from } = announcement;
  const row = rowOf(event);
  const data: WebhookData = {
    about: row.about,
    id,
    ...(slug !== undefined && { slug }),
    ...(list !== undefined && { list }),
    ...(row.for === 'desk' && { isForDesk: true }),
  };
  for (const { id: webhookId, isOff } of await findWebhooks(trx, announcement))
    await enqueueDelivery(trx, { webhookId, isOff, event, subject, data, ...(from && { from }) });
}

/** News of a tool in a mail about followed subjects; `at` is their time (ISO 8601). */
export interface ToldNews {
  slug: string;
  at: string;
}

/** Announces the news of a mail, each once, to the webhooks of the account with its address. */
export async function announceNews(trx: Tx, email: string, news: readonly ToldNews[]): Promise<void> {
  const event: WebhookEvent = 'tool.news';
  const webhooks = await trx
    .selectFrom('webhooks')
    .innerJoin('accounts', 'accounts.id', 'webhooks.account_id')
    .select(['webhooks.id', 'webhooks.events', 'webhooks.off_at'])
    .where('accounts.email', '=', email)
    .where('accounts.email_verified_at', 'is not', null)
    .where('accounts.suspended_at', 'is', null)
    .execute();
  const subscribed = webhooks.filter(({ events }) => events.split(' ').includes(event));
  if (subscribed.length === 0) return;
  const latest = new Map(news.toSorted((a, b) => (a.at < b.at ? -1 : 1)).map(({ slug, at }) => [slug, at]));
  const tools = await trx
    .selectFrom('published_tools')
    .select(['id', 'slug'])
    .where('slug', 'in', [...latest.keys()])
    .orderBy('slug')
    .execute();
  for (const webhook of subscribed) {
    const told = await trx
      .selectFrom('webhook_deliveries')
      .select((row) => ['subject', row.fn.max('created_at').as('last')])
      .where('webhook_id', '=', webhook.id)
      .where('event', '=', event)
      .groupBy('subject')
      .execute();
    const toldAt = new Map(told.map(({ subject, last }) => [subject, last]));
    for (const { id, slug } of tools) {
      const subject = `tool:${id}`;
      if ((toldAt.get(subject) ?? '') >= latest.get(slug)!) continue;
      const isOff = webhook.off_at !== null;
      await enqueueDelivery(trx, { webhookId: webhook.id, isOff, event, subject, data: { about: 'tool', id, slug } });
    }
  }
}

interface Concern {
  ownerId: string | null;
  slug?: string;
}

/** Finds the owner and the tool of a history row's subject. */
async function findConcern(trx: Tx, kind: string, id: string): Promise<Concern> {
  if (kind === 'submission') {
    const row = await trx.selectFrom('submissions').select('account_id').where('id', '=', id).executeTakeFirst();
    return { ownerId: row?.account_id ?? null };
  }
  if (kind === 'tool') {
    const row = await trx.selectFrom('tools').select(['account_id', 'slug']).where('id', '=', id).executeTakeFirst();
    return { ownerId: row?.account_id ?? null, ...(row && { slug: row.slug }) };
  }
  const row = await trx
    .selectFrom('change_requests')
    .innerJoin('tools', 'tools.id', 'change_requests.tool_id')
    .select(['change_requests.account_id', 'tools.slug'])
    .where('change_requests.id', '=', id)
    .executeTakeFirst();
  return { ownerId: row?.account_id ?? null, ...(row && { slug: row.slug }) };
}

/** Events of decisions that can be undone. */
const DECIDED: readonly WebhookEvent[] = [
  'submission.approved',
  'submission.rejected',
  'submission.changes_requested',
  'change.accepted',
  'change.declined',
  'tool.updated',
  'tool.price_changed',
  'tool.hidden',
  'tool.removed',
];

/**
 * Cancels the event of an undone decision: it waits until undo is no longer possible, or was missed
 * by a webhook that is off.
 */
async function withdrawDecision(trx: Tx, subject: string, until: Date | undefined): Promise<void> {
  const untried = trx
    .deleteFrom('webhook_deliveries')
    .where('subject', '=', subject)
    .where('attempts', '=', 0)
    .where('event', 'in', DECIDED);
  const decided = until === undefined ? untried : untried.where('run_at', '=', timestamp(until));
  await decided.where('done_at', 'is', null).execute();
  await decided
    .where('tried_at', 'is', null)
    .where('created_at', '>=', timestamp(trx.now(), -PERIODS.bulkUndo.lasts - PERIODS.undoMargin.lasts))
    .execute();
}

/** Announces an act in the transaction that writes it into the history. */
export async function announceAct(
  trx: Tx,
  act: { kind: string; id: string; action: string; detail: Record<string, unknown> },
): Promise<void> {
  const { kind, id, action, detail } = act;
  const subject = `${kind === 'change_request' ? 'change' : kind}:${id}`;
  const until = detail['undo_until'];
  const from = typeof until === 'string' ? new Date(Date.parse(until) + PERIODS.undoMargin.lasts) : undefined;
  if (action === 'undo') return withdrawDecision(trx, subject, from);
  const events = eventsOfAct(kind, action, detail);
  if (events.length === 0) return undefined;
  // Most catalogs have few webhooks or none.
  const some = await trx.selectFrom('webhooks').select('id').limit(1).executeTakeFirst();
  if (some === undefined) return undefined;
  const concern = await findConcern(trx, kind, id);
  const report = detail['report'];
  for (const event of events)
    await announceEvent(trx, {
      ...concern,
      event,
      subject,
      id: typeof report === 'string' ? report : id,
      ...(from && { from }),
    });
  return undefined;
}
