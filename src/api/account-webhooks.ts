/** The operations on an account's webhooks: list, create, read, change, delete. */
import {
  createWebhook,
  getWebhook,
  listWebhooks,
  removeWebhook,
  stateOfWebhook,
  updateWebhook,
  type Webhook,
} from '#catalog/webhooks/webhooks.ts';
import { readMembers } from '#http/api/body-members.ts';
import type { UncachedOperation, Answer, Parameter } from '#http/api/operation.ts';
import type { Config } from '#server/settings/config.ts';
import { apiLink, pageLink } from './links.ts';
import { inData, ref } from './schemas.ts';
import { WEBHOOK_SCHEMAS } from './webhook-schemas.ts';

export const idParameter: Parameter = {
  name: 'id',
  in: 'path',
  sentence: 'Id of the webhook.',
  schema: { type: 'string' },
  required: true,
};

/** Members of all these operations. MCP has none: a secret has no place in the context of a model. */
const common = { who: 'token', tag: 'Webhooks' } as const;
export const READING = { ...common, method: 'GET', scope: 'submissions:read', limit: 'read' } as const;
export const WRITING = { ...common, scope: 'submissions:write', limit: 'write' } as const;

interface NewWebhook {
  url: string;
  events: string[];
}

interface WebhookUpdate extends Pick<NewWebhook, 'events'> {
  state: 'on';
  new_secret: boolean;
}

const answer = { status: 200, sentence: 'The webhook.', schema: inData(ref('Webhook')) };

function webhookJson(config: Config, webhook: Webhook, secret: string | null = null) {
  const { id, url, events, createdAt } = webhook;
  return {
    id,
    url,
    events,
    state: stateOfWebhook(webhook),
    created_at: createdAt,
    links: { self: apiLink(config, `/webhooks/${id}`), html: pageLink(config, 'en', `/account/webhooks/${id}`) },
    ...(secret !== null && { secret }),
  };
}

function answerOf(config: Config, webhook: Webhook, secret: string | null = null): Answer {
  return { status: 200, body: JSON.stringify({ data: webhookJson(config, webhook, secret) }) };
}

export const listWebhooksOperation: UncachedOperation = {
  ...READING,
  id: 'listWebhooks',
  path: '/webhooks',
  summary: 'List your webhooks',
  description: 'Those of the token’s account, oldest first.',
  parameters: [],
  errors: [],
  answer: { status: 200, sentence: 'The webhooks.', schema: inData({ type: 'array', items: ref('Webhook') }) },
  async act({ context, account }) {
    const webhooks = await listWebhooks(context.db, account.id);
    return { status: 200, body: JSON.stringify({ data: webhooks.map((each) => webhookJson(context.config, each)) }) };
  },
};

export const createWebhookOperation: UncachedOperation = {
  ...WRITING,
  id: 'createWebhook',
  method: 'POST',
  path: '/webhooks',
  summary: 'Add a webhook',
  description: 'Sends the chosen events to `url`, signed as Standard Webhooks defines. `secret` is not shown again.',
  parameters: [],
  body: { schema: ref('NewWebhook'), sentence: 'The webhook.' },
  errors: ['payload_too_large', 'unsupported_media_type', 'validation_failed', 'email_unverified'],
  answer: { ...answer, status: 201, headers: ['Location'] },
  async act({ context, account, body }) {
    const { config, db } = context;
    const { url = null, events = [] } = readMembers<NewWebhook>(body, WEBHOOK_SCHEMAS.NewWebhook);
    const rules = { verificationRequired: config.smtpUrl !== undefined };
    const { webhook, secret } = await createWebhook(db, account, { url, events }, rules);
    const made = answerOf(config, webhook, secret);
    return { ...made, status: 201, headers: { location: apiLink(config, `/webhooks/${webhook.id}`) } };
  },
};

export const getWebhookOperation: UncachedOperation = {
  ...READING,
  id: 'getWebhook',
  path: '/webhooks/{id}',
  summary: 'Read a webhook',
  description: 'Its address, events and state.',
  parameters: [idParameter],
  errors: ['not_found'],
  answer,
  act: async ({ context, account, path }) =>
    answerOf(context.config, await getWebhook(context.db, account, path['id'] ?? '')),
};

export const updateWebhookOperation: UncachedOperation = {
  ...WRITING,
  id: 'updateWebhook',
  method: 'PATCH',
  path: '/webhooks/{id}',
  summary: 'Change a webhook',
  description: 'Chooses events, turns it on again or makes a new secret.',
  parameters: [idParameter],
  body: { schema: ref('WebhookUpdate'), sentence: 'What changes.' },
  errors: ['not_found', 'payload_too_large', 'unsupported_media_type', 'validation_failed'],
  answer,
  async act({ context, account, path, body }) {
    const { id } = await getWebhook(context.db, account, path['id'] ?? '');
    const { events, state, new_secret: newSecret } = readMembers<WebhookUpdate>(body, WEBHOOK_SCHEMAS.WebhookUpdate);
    const { webhook, secret } = await updateWebhook(context.db, account, id, {
      ...(events && { events }),
      ...(state === 'on' && { isOn: true }),
      ...(newSecret === true && { newSecret }),
    });
    return answerOf(context.config, webhook, secret);
  },
};

export const deleteWebhookOperation: UncachedOperation = {
  ...WRITING,
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/webhooks/{id}',
  summary: 'Delete a webhook',
  description: 'With its deliveries.',
  parameters: [idParameter],
  errors: ['not_found', 'payload_too_large', 'unsupported_media_type'],
  answer,
  act: async ({ context, account, path }) =>
    answerOf(context.config, await removeWebhook(context.db, account, path['id'] ?? '')),
};
