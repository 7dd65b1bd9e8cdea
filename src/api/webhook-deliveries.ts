/** The operations on the deliveries of a webhook: list, send again. */
import { CatalogError } from '#catalog/errors.ts';
import { listDeliveries, redeliver, resendFailed, type Delivery } from '#catalog/webhooks/deliveries.ts';
import { getWebhook } from '#catalog/webhooks/webhooks.ts';
import { bodyOf, readMembers } from '#http/api/body-members.ts';
import { pageParameter, perPageParameter } from '#http/api/list-parameters.ts';
import { pageOf } from '#http/api/list-query.ts';
import type { UncachedOperation } from '#http/api/operation.ts';
import { idParameter, READING, WRITING } from './account-webhooks.ts';
import { pageAnswer } from './links.ts';
import { count, record } from './schema-parts.ts';
import { inData, pageSchema } from './schemas.ts';

function deliveryJson({ id, event, state, createdAt, attempts, nextAt, last }: Delivery) {
  return {
    id,
    event,
    state,
    created_at: createdAt,
    attempts,
    next_attempt_at: nextAt,
    last_attempt: last && {
      at: last.at,
      status: last.status,
      failure: last.failure,
      duration_ms: last.durationMs,
      answer: last.answer,
    },
  };
}

export const listDeliveriesOperation: UncachedOperation = {
  ...READING,
  id: 'listDeliveries',
  path: '/webhooks/{id}/deliveries',
  summary: 'List the deliveries of a webhook',
  description: 'Those of seven days, newest first.',
  parameters: [idParameter, pageParameter, perPageParameter],
  errors: ['not_found', 'validation_failed'],
  answer: {
    status: 200,
    sentence: 'One page of deliveries.',
    schema: pageSchema('Delivery'),
    headers: ['Link'],
  },
  async act({ context, account, path, query }) {
    const { id } = await getWebhook(context.db, account, path['id'] ?? '');
    const paging = pageOf(query);
    const { items, total } = await listDeliveries(context.db, id, paging);
    return pageAnswer(context.config, `/webhooks/${id}/deliveries`, { per_page: query['per_page'] }, paging, {
      total,
      data: items.map(deliveryJson),
    });
  },
};

const resendBody = bodyOf({ delivery: { type: 'string', description: 'Id of one delivery.' } }, ['delivery']);

export const resendDeliveriesOperation: UncachedOperation = {
  ...WRITING,
  id: 'resendDeliveries',
  method: 'POST',
  path: '/webhooks/{id}/resend',
  summary: 'Send events again',
  description:
    'Sends a `delivery` of the last seven days again under its id; without it, all that failed or were missed. ' +
    'A webhook that is off answers `conflict`.',
  parameters: [idParameter],
  body: {
    schema: resendBody,
    sentence: 'One delivery, or an empty object.',
  },
  errors: [
    'not_found',
    'conflict',
    'payload_too_large',
    'unsupported_media_type',
    'validation_failed',
    'too_many_attempts',
  ],
  answer: { status: 202, sentence: 'They are on their way.', schema: inData(record({ resent: count })) },
  async act({ context, account, path, body, nameLimit }) {
    const { db, limiter } = context;
    const { id } = await getWebhook(db, account, path['id'] ?? '');
    const { delivery } = readMembers<{ delivery: string }>(body, resendBody);
    const taken = await limiter.take('webhook_test', account.id);
    nameLimit(taken);
    if (!taken.allowed) throw new CatalogError('too_many_attempts', { retryAfter: taken.retryAfter });
    const resent = await (delivery === undefined
      ? resendFailed(db, account, id)
      : redeliver(db, account, id, delivery));
    return { status: 202, body: JSON.stringify({ data: { resent } }) };
  },
};
