/** WEBHOOK_EVENTS: everything that webhooks tell of, each with those it is for and the row of the history that says so. */

export type WebhookAudience = 'maker' | 'desk';
/** What an event is about; its links follow from it. */
export type WebhookSubject = 'submission' | 'tool' | 'change' | 'report' | 'webhook';

interface WebhookEventRow {
  /** `maker`: whoever the entry belongs to. `desk`: every editor and admin who asks for it. */
  for: WebhookAudience;
  about: WebhookSubject;
  /** Subject and acts of the history that it follows from; none where it is announced by name. */
  history?: { subject: 'submission' | 'tool' | 'change_request'; actions: readonly string[] };
  sentence: string;
}

export const WEBHOOK_EVENTS = {
  'submission.approved': {
    for: 'maker',
    about: 'submission',
    history: { subject: 'submission', actions: ['approve'] },
    sentence: 'A submission of yours was approved and is published as a tool.',
  },
  'submission.rejected': {
    for: 'maker',
    about: 'submission',
    history: { subject: 'submission', actions: ['reject'] },
    sentence: 'A submission of yours was rejected.',
  },
  'submission.changes_requested': {
    for: 'maker',
    about: 'submission',
    history: { subject: 'submission', actions: ['request_changes'] },
    sentence: 'An editor asks for changes of a submission of yours.',
  },
  'submission.edited': {
    for: 'maker',
    about: 'submission',
    history: { subject: 'submission', actions: ['edit'] },
    sentence: 'An editor has corrected a submission of yours that waits.',
  },
  'submission.expired': {
    for: 'maker',
    about: 'submission',
    history: { subject: 'submission', actions: ['expire'] },
    sentence: 'A submission of yours has expired, because requested changes were not made in time.',
  },
  'tool.updated': {
    for: 'maker',
    about: 'tool',
    history: { subject: 'tool', actions: ['edit', 'change', 'translated', 'translation_removed', 'absorb'] },
    sentence: 'What is said of a tool of yours has changed, in any language.',
  },
  'tool.hidden': {
    for: 'maker',
    about: 'tool',
    history: { subject: 'tool', actions: ['quarantine'] },
    sentence: 'A tool of yours was hidden from readers.',
  },
  'tool.restored': {
    for: 'maker',
    about: 'tool',
    history: { subject: 'tool', actions: ['restore'] },
    sentence: 'A tool of yours that was hidden is published again.',
  },
  'tool.removed': {
    for: 'maker',
    about: 'tool',
    history: { subject: 'tool', actions: ['remove', 'merge'] },
    sentence: 'A tool of yours was removed, or merged into another one.',
  },
  'tool.link_dead': {
    for: 'maker',
    about: 'tool',
    sentence: 'The link of a tool of yours does not work any more.',
  },
  'change.accepted': {
    for: 'maker',
    about: 'change',
    history: { subject: 'change_request', actions: ['accept', 'confirm'] },
    sentence: 'A change that you suggested was accepted, whole or in part.',
  },
  'change.declined': {
    for: 'maker',
    about: 'change',
    history: { subject: 'change_request', actions: ['decline', 'revert'] },
    sentence: 'A change that you suggested was declined.',
  },
  'desk.submission_waiting': {
    for: 'desk',
    about: 'submission',
    history: { subject: 'submission', actions: ['submit', 'resubmit', 'appeal'] },
    sentence: 'A submission came into the queue: a new one, a corrected one or an appeal. For editors.',
  },
  'desk.change_waiting': {
    for: 'desk',
    about: 'change',
    history: { subject: 'change_request', actions: ['suggest', 'ask_removal'] },
    sentence: 'A maker suggests a change of a tool, or asks for its removal. For editors.',
  },
  'desk.report_opened': {
    for: 'desk',
    about: 'report',
    sentence:
      'Somebody reported a problem with a tool or a list, or the link of a tool has been dead for long. For editors.',
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
    sentence: 'The link of a published tool does not work any more. For editors.',
  },
} as const satisfies Record<string, WebhookEventRow>;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_NAMES = Object.keys(WEBHOOK_EVENTS) as WebhookEvent[];

/** Sent by the button of the page alone. */
export const TEST_EVENT = 'webhook.test';

const rowOf = (event: WebhookEvent): WebhookEventRow => WEBHOOK_EVENTS[event];

export function isWebhookEvent(text: string): text is WebhookEvent {
  return Object.hasOwn(WEBHOOK_EVENTS, text);
}

const key = (subject: string, action: string): string => `${subject} ${action}`;

const BY_HISTORY = Map.groupBy(
  WEBHOOK_EVENT_NAMES.flatMap((event) => {
    const { history } = rowOf(event);
    return history?.actions.map((action) => ({ event, act: key(history.subject, action) })) ?? [];
  }),
  ({ act }) => act,
);

/** What a row of the history is told as. */
export function eventsOfAct(subject: string, action: string, detail: Record<string, unknown>): WebhookEvent[] {
  const { link } = detail as { link?: { to?: unknown } };
  if (subject === 'tool' && action === 'link_checked')
    return link?.to === 'dead' ? ['tool.link_dead', 'desk.link_dead'] : [];
  return BY_HISTORY.get(key(subject, action))?.map(({ event }) => event) ?? [];
}
