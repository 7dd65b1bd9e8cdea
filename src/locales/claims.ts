/** Messages about claims to tools. */
import type { ClaimMessages } from './en/claims.ts';
import { changeMessages } from './changes.ts';
import type { Format } from './format.ts';
import { loadMessages } from './loading.ts';
import { createSubject } from './subject.ts';

export const claimMessages = createSubject(
  await loadMessages<(format: Format) => ClaimMessages>('claims'),
  changeMessages,
);
