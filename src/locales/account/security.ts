/** Messages about the security of an account. */
import type { SecurityMessages } from '#locales/en/account/security.ts';
import { accountMessages } from '#locales/account.ts';
import type { Format } from '#locales/format.ts';
import { loadMessages } from '#locales/loading.ts';
import { createSubject } from '#locales/subject.ts';

export const securityMessages = createSubject(
  await loadMessages<(format: Format) => SecurityMessages>('account/security'),
  accountMessages,
);
