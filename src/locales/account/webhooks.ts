/** Messages about webhooks. */
import type { WebhookMessages } from '#locales/en/account/webhooks.ts';
import { accountMessages } from '#locales/account.ts';
import type { Format } from '#locales/format.ts';
import { loadMessages } from '#locales/loading.ts';
import { createSubject } from '#locales/subject.ts';

export const webhookMessages = createSubject(
  await loadMessages<(format: Format) => WebhookMessages>('account/webhooks'),
  accountMessages,
);
