/** Messages about the operator's site. */
import type { SiteMessages } from '#locales/en/desk/site.ts';
import { deskMessages } from '#locales/desk.ts';
import type { Format } from '#locales/format.ts';
import { loadMessages } from '#locales/loading.ts';
import { createSubject } from '#locales/subject.ts';

export const siteMessages = createSubject(
  await loadMessages<(format: Format) => SiteMessages>('desk/site'),
  deskMessages,
);
