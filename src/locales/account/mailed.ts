/** Messages of the pages of mailed links. */
import type { MailedMessages } from '#locales/en/account/mailed.ts';
import { accountMessages } from '#locales/account.ts';
import type { Format } from '#locales/format.ts';
import { loadMessages } from '#locales/loading.ts';
import { createSubject } from '#locales/subject.ts';

export const mailedMessages = createSubject(
  await loadMessages<(format: Format) => MailedMessages>('account/mailed'),
  accountMessages,
);
