/** The webhooks of the OpenAPI document, generated from the table of events. */
import {
  TEST_EVENT,
  WEBHOOK_EVENTS,
  WEBHOOK_EVENT_NAMES,
  type WebhookEvent,
  type WebhookSubject,
} from '#catalog/webhook-events.ts';
import type { Schema } from '#http/api/operation.ts';

const text: Schema = { type: 'string' };
const link: Schema = { type: 'string', format: 'uri' };

const HEADERS: Readonly<Record<string, string>> = {
  'webhook-id': 'Id of the event, the same for every attempt, so that duplicates can be recognised.',
  'webhook-timestamp': 'When this attempt was signed, in seconds since 1970.',
  'webhook-signature':
    'One or more signatures separated by spaces, as defined by Standard Webhooks: `v1,` ' +
    'and the base64 of an HMAC-SHA256 over `id.timestamp.body`, with the raw body. The ' +
    'key is the part of the secret after `whsec_`, decoded from base64. One valid signature ' +
    'is enough; reject messages without one, and timestamps more than five minutes off.',
};

/** The body of a delivery. */
export const WEBHOOK_SCHEMA: Schema = {
  type: 'object',
  description: 'What is sent to a webhook. More types may be added; answer unknown ones with 200, too.',
  properties: {
    type: {
      ...text,
      description: `The event: one of the webhooks of this document, or \`${TEST_EVENT}\`.`,
    },
    timestamp: { ...text, format: 'date-time', description: 'When it happened.' },
    data: {
      type: 'object',
      properties: {
        id: { ...text, description: 'Id of the subject: a submission, tool, change or report.' },
        slug: { ...text, description: 'Slug of the tool, if the event is about one.' },
        list: { ...text, description: 'Id of the list, if a report is about one; there is no `slug` then.' },
        links: {
          type: 'object',
          properties: {
            api: { ...link, description: 'The operation that gives details, if there is one.' },
            page: { ...link, description: 'The page for people.' },
          },
          required: ['page'],
        },
      },
      required: ['id', 'links'],
    },
  },
  required: ['type', 'timestamp', 'data'],
};

function operationId(event: string): string {
  return `on${event.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase())}`;
}

const SITE = 'https://catalog.example.org';
const ID = 'b1f0c2de-6a4e-4d0b-9a53-1c7e8d2f9a40';
const SLUG = 'whisper';

/** The paths of each subject for examples: operation, page of its maker, page of the desk. */
const PLACES: Readonly<Record<WebhookSubject, { api?: string; page: string; desk?: string; hasSlug?: true }>> = {
  submission: { api: `/submissions/${ID}`, page: `/submissions/${ID}`, desk: `/editor/submissions/${ID}` },
  tool: { api: `/tools/${SLUG}`, page: `/tools/${SLUG}`, desk: `/editor/tools/${SLUG}`, hasSlug: true },
  change: { api: `/change-requests/${ID}`, page: `/changes/${ID}`, desk: `/editor/changes/${ID}`, hasSlug: true },
  report: { page: '', desk: `/editor/reports?tool=${SLUG}`, hasSlug: true },
  webhook: { page: `/account/webhooks/${ID}` },
};

/** An example of an event, if none before it has its form. */
function exampleOf(event: WebhookEvent): Schema | undefined {
  const { about, for: audience } = WEBHOOK_EVENTS[event];
  const isLike = (name: WebhookEvent): boolean =>
    WEBHOOK_EVENTS[name].about === about && (WEBHOOK_EVENTS[name].for === 'desk') === (audience === 'desk');
  if (WEBHOOK_EVENT_NAMES.find(isLike) !== event) return undefined;
  const { api, page, desk = page, hasSlug } = PLACES[about];
  const links =
    audience === 'desk'
      ? { page: `${SITE}/en${desk}` }
      : { ...(api !== undefined && { api: `${SITE}/api/v1${api}` }), page: `${SITE}/en${page}` };
  const data = { id: ID, ...(hasSlug && { slug: SLUG }), links };
  return { type: event, timestamp: '2026-05-12T09:30:00.000Z', data };
}

function withExample(event: WebhookEvent): Schema {
  const example = exampleOf(event);
  return example === undefined ? {} : { example };
}

/** One POST for each event. */
export function webhookDocument(): Record<string, Schema> {
  const schema = { $ref: '#/components/schemas/WebhookEvent' };
  return Object.fromEntries(
    WEBHOOK_EVENT_NAMES.map((event) => [
      event,
      {
        post: {
          operationId: operationId(event),
          summary: WEBHOOK_EVENTS[event].sentence,
          security: [],
          parameters: Object.entries(HEADERS).map(([name, description]) => ({
            name,
            in: 'header',
            description,
            required: true,
            schema: text,
          })),
          requestBody: {
            required: true,
            content: { 'application/json': { schema, ...withExample(event) } },
          },
          responses: {
            '200': {
              description:
                'Any status from 200 to 299 within 15 seconds acknowledges the event. After anything else, ' +
                'including redirects, it is sent again, ten times in 24 hours, or later if `Retry-After` says so.',
            },
            '410': {
              description: 'The address is gone; nothing more is sent until its owner turns the webhook on again.',
            },
          },
        },
      },
    ]),
  );
}
