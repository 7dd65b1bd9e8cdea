/** Messages for comparing and filtering tools. */
import type { ChoosingMessages } from './en/choosing.ts';
import { everyPageMessages } from './every-page.ts';
import type { Format } from './format.ts';
import { loadMessages } from './loading.ts';
import { createSubject } from './subject.ts';

export const choosingMessages = createSubject(
  await loadMessages<(format: Format) => ChoosingMessages>('choosing'),
  everyPageMessages,
);
