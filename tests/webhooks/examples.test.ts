/** The examples of the API document are what webhooks really send. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { webhookDocument } from '#api/webhooks.ts';
import { WEBHOOK_EVENTS, WEBHOOK_EVENT_NAMES } from '#catalog/webhook-events.ts';
import type { WebhookData } from '#catalog/webhook-outbox.ts';
import { mailPath } from '#web/mail-paths.ts';
import { payloadOf } from '#catalog/webhooks/payload.ts';

const site = {
  origin: 'https://catalog.example.org',
  apiPrefix: '/api/v1',
  pathOf: (link: Parameters<typeof mailPath>[0]) => mailPath(link, 'en'),
};

test('each example is the body of a delivery, and each form of one has an example', () => {
  const document = webhookDocument() as Record<string, any>;
  const forms = new Set<string>();
  for (const event of WEBHOOK_EVENT_NAMES) {
    const { example } = document[event].post.requestBody.content['application/json'];
    const { about, for: audience } = WEBHOOK_EVENTS[event];
    const form = `${about} ${audience === 'desk'}`;
    assert.equal(example === undefined, forms.has(form), event);
    if (example === undefined) continue;
    forms.add(form);
    const data: WebhookData = {
      about,
      id: example.data.id,
      ...(about !== 'submission' && { slug: 'whisper' }),
      ...(audience === 'desk' && { isForDesk: true }),
    };
    assert.deepEqual(example, JSON.parse(payloadOf({ event, createdAt: example.timestamp, data }, site)), event);
  }
});
