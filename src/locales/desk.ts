/** Messages shared by pages of the editors' desk. */
import type { DeskMessages } from './en/desk.ts';
import { everyPageMessages } from './every-page.ts';
import type { Format } from './format.ts';
import { loadMessages } from './loading.ts';
import { createSubject } from './subject.ts';

export const deskMessages = createSubject(
  await loadMessages<(format: Format) => DeskMessages>('desk'),
  everyPageMessages,
);
