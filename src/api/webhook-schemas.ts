/** The JSON Schemas of an account's webhooks and their deliveries. */
import { WEBHOOK_EVENT_NAMES } from '#catalog/webhook-events.ts';
import { DELIVERY_STATES } from '#catalog/webhooks/deliveries.ts';
import { WEBHOOK_STATES } from '#catalog/webhooks/webhooks.ts';
import { bodyOf } from '#http/api/body-members.ts';
import type { Schema } from '#http/api/operation.ts';
import { links, count, list, orNull, record, text, time, uri } from './schema-parts.ts';

const event: Schema = { type: 'string', enum: WEBHOOK_EVENT_NAMES };
const events: Schema = { type: 'array', items: event, minItems: 1 };

export const WEBHOOK_SCHEMAS = {
  NewWebhook: bodyOf(
    {
      url: {
        ...uri,
        type: ['string', 'null'],
        maxLength: 2_048,
        description: 'At the usual port. Without it, fetchEvents gives the events.',
      },
      events: { ...events, description: '`desk`: for editors.' },
    },
    ['url'],
  ),
  WebhookUpdate: bodyOf(
    {
      events,
      state: { type: 'string', enum: ['on'], description: 'Turns it on again.' },
      new_secret: { type: 'boolean', description: 'The former secret also signs for 24 hours.' },
    },
    ['events', 'state', 'new_secret'],
  ),
  Webhook: record(
    {
      id: text,
      url: orNull(uri),
      events: list(event),
      state: { type: 'string', enum: WEBHOOK_STATES },
      created_at: time,
      links: links,
      secret: { ...text, description: 'Only in the answer that makes it.' },
    },
    ['secret'],
  ),
  Delivery: record({
    id: { ...text, description: 'The `webhook-id`.' },
    event: text,
    state: {
      type: 'string',
      enum: DELIVERY_STATES,
      description: '`retrying`: due again; `missed`: the webhook was off.',
    },
    created_at: time,
    attempts: count,
    next_attempt_at: orNull(time),
    last_attempt: orNull(
      record({
        at: time,
        status: { ...orNull(count), description: 'Null without an answer; `failure` is the reason.' },
        failure: orNull(text),
        duration_ms: orNull(count),
        answer: { ...text, description: 'The first kilobyte.' },
      }),
    ),
  }),
} satisfies Record<string, Schema>;
