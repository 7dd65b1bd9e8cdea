/** Messages of the review queue. */
import type { QueueMessages } from '#locales/en/desk/queue.ts';
import { deskMessages } from '#locales/desk.ts';
import type { Format } from '#locales/format.ts';
import { loadMessages } from '#locales/loading.ts';
import { createSubject } from '#locales/subject.ts';

export const queueMessages = createSubject(
  await loadMessages<(format: Format) => QueueMessages>('desk/queue'),
  deskMessages,
);
