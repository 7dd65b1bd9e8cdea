/** Messages of the account pages. */
import type { AccountMessages } from './en/account.ts';
import { everyPageMessages } from './every-page.ts';
import type { Format } from './format.ts';
import { loadMessages } from './loading.ts';
import { createSubject } from './subject.ts';

export const accountMessages = createSubject(
  await loadMessages<(format: Format) => AccountMessages>('account'),
  everyPageMessages,
);
