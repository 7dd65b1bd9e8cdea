/** WEBHOOK_EVENTS: every event, its audience and the history row that triggers it. */
import type { FieldName } from '#fields/fields.ts';

export type WebhookAudience = 'maker' | 'reader' | 'desk';
/** The subject decides the links of an event. */
export type WebhookSubject = 'submission' | 'tool' | 'change' | 'report' | 'webhook';

interface WebhookEventRow {
  /** `maker`: the owner of the entry. `reader`: an account that follows it. `desk`: all subscribed editors and admins. */
  for: WebhookAudience;
  about: WebhookSubject;
  /** Also sent to every account that has the tool in a list. */
  isForLists?: true;
  /**
   * The history rows that trigger it, only those that change one of `fields` if given; absent for
   * events announced by name.
   */
  history?: {
    subject: 'submission' | 'tool' | 'change_request';
    actions: readonly string[];
    fields?: readonly FieldName[];
  };
  sentence: string;
}

export const WEBHOOK_EVENTS = {
  'submission.approved': {
    for: 'maker',
    about: 'submission',
    history: { subject: 'submission', actions: ['approve'] },
    sentence: 'Your submission was approved and is published as a tool.',
  },
  'submission.rejected': {
    for: 'maker',
    about: 'submission',
    history: { subject: 'submission', actions: ['reject'] },
    sentence: 'Your submission was rejected.',
  },
  'submission.changes_requested': {
    for: 'maker',
    about: 'submission',
    history: { subject: 'submission', actions: ['request_changes'] },
    sentence: 'An editor requested changes to your submission.',
  },
  'submission.edited': {
    for: 'maker',
    about: 'submission',
    history: { subject: 'submission', actions: ['edit'] },
    sentence: 'An editor corrected your waiting submission.',
  },
  'submission.expired': {
    for: 'maker',
    about: 'submission',
    history: { subject: 'submission', actions: ['expire'] },
    sentence: 'Your submission expired because requested changes were not made in time.',
  },
  'tool.updated': {
    for: 'maker',
    about: 'tool',
    history: { subject: 'tool', actions: ['edit', 'change', 'translated', 'translation_removed', 'absorb'] },
    sentence: 'The entry of your tool has changed, in any language.',
  },
  'tool.hidden': {
    for: 'maker',
    about: 'tool',
    history: { subject: 'tool', actions: ['quarantine'] },
    sentence: 'Your tool was hidden from readers.',
  },
  'tool.restored': {
    for: 'maker',
    about: 'tool',
    history: { subject: 'tool', actions: ['restore'] },
    sentence: 'Your hidden tool is published again.',
  },
  'tool.removed': {
    for: 'maker',
    about: 'tool',
    history: { subject: 'tool', actions: ['remove', 'merge'] },
    sentence: 'Your tool was removed, or merged into another one.',
  },
  'tool.price_changed': {
    for: 'maker',
    about: 'tool',
    isForLists: true,
    history: { subject: 'tool', actions: ['edit', 'change'], fields: ['pricing_model', 'price_from'] },
    sentence: 'The price of your tool, or of one in your lists, has changed.',
  },
  'tool.link_dead': {
    for: 'maker',
    about: 'tool',
    isForLists: true,
    sentence: 'The link of your tool, or of one in your lists, no longer works.',
  },
  'change.accepted': {
    for: 'maker',
    about: 'change',
    history: { subject: 'change_request', actions: ['accept', 'confirm'] },
    sentence: 'Your suggested change was accepted, in whole or in part.',
  },
  'change.declined': {
    for: 'maker',
    about: 'change',
    history: { subject: 'change_request', actions: ['decline', 'revert'] },
    sentence: 'Your suggested change was declined.',
  },
  'tool.news': {
    for: 'reader',
    about: 'tool',
    sentence: 'A tool has news, which your mail about what you follow tells, too.',
  },
  'desk.submission_waiting': {
    for: 'desk',
    about: 'submission',
    history: { subject: 'submission', actions: ['submit', 'resubmit', 'appeal'] },
    sentence: 'A submission entered the queue: new, corrected or appealed. For editors.',
  },
  'desk.change_waiting': {
    for: 'desk',
    about: 'change',
    history: { subject: 'change_request', actions: ['suggest', 'ask_removal'] },
    sentence: 'A maker suggested a change to a tool, or requested its removal. For editors.',
  },
  'desk.report_opened': {
    for: 'desk',
    about: 'report',
    sentence:
      'Somebody reported a problem with a tool or a list, or the link of a tool has been dead for a long time. For editors.',
  },
  'desk.report_closed': {
    for: 'desk',
    about: 'report',
    history: { subject: 'tool', actions: ['close_report'] },
    sentence: 'An editor closed a report. For editors.',
  },
  'desk.link_dead': {
    for: 'desk',
    about: 'tool',
    sentence: 'The link of a published tool no longer works. For editors.',
  },
} as const satisfies Record<string, WebhookEventRow>;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];

/** Sent only by the button on the page. */
export const TEST_EVENT = 'webhook.test';

export const rowOf = (event: WebhookEvent): WebhookEventRow => WEBHOOK_EVENTS[event];

export function isWebhookEvent(text: string): text is WebhookEvent {
  return Object.hasOwn(WEBHOOK_EVENTS, text);
}

const key = (subject: string, action: string): string => `${subject} ${action}`;

const BY_HISTORY = Map.groupBy(
  WEBHOOK_EVENT_NAMES.flatMap((event) => {
    const { history } = rowOf(event);
    const { fields } = history ?? {};
    return history?.actions.map((action) => ({ event, fields, act: key(history.subject, action) })) ?? [];
  }),
  ({ act }) => act,
);

/** The events of a history row. */
export function eventsOfAct(subject: string, action: string, detail: Record<string, unknown>): WebhookEvent[] {
  const { link, changes = {} } = detail as { link?: { to?: unknown }; changes?: object };
  if (subject === 'tool' && action === 'link_checked')
    return link?.to === 'dead' ? ['tool.link_dead', 'desk.link_dead'] : [];
  const announced = BY_HISTORY.get(key(subject, action)) ?? [];
  return announced
    .filter(({ fields }) => fields === undefined || fields.some((field) => Object.hasOwn(changes, field)))
    .map(({ event }) => event);
}
