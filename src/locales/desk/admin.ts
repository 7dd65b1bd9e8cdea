/** Messages of the pages for admins. */
import type { AdminMessages } from '#locales/en/desk/admin.ts';
import { deskMessages } from '#locales/desk.ts';
import type { Format } from '#locales/format.ts';
import { loadMessages } from '#locales/loading.ts';
import { createSubject } from '#locales/subject.ts';

export const adminMessages = createSubject(
  await loadMessages<(format: Format) => AdminMessages>('desk/admin'),
  deskMessages,
);
