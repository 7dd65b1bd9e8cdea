/** Messages about connected programs. */
import type { GrantMessages } from '#locales/en/account/grants.ts';
import { accountMessages } from '#locales/account.ts';
import type { Format } from '#locales/format.ts';
import { loadMessages } from '#locales/loading.ts';
import { createSubject } from '#locales/subject.ts';

export const grantMessages = createSubject(
  await loadMessages<(format: Format) => GrantMessages>('account/grants'),
  accountMessages,
);
