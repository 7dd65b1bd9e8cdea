/** Messages about suggested changes. */
import type { ChangeMessages } from './en/changes.ts';
import { everyPageMessages } from './every-page.ts';
import type { Format } from './format.ts';
import { loadMessages } from './loading.ts';
import { createSubject } from './subject.ts';

export const changeMessages = createSubject(
  await loadMessages<(format: Format) => ChangeMessages>('changes'),
  everyPageMessages,
);
