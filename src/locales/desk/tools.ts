/** Messages of the desk about tools, texts and categories. */
import type { ToolMessages } from '#locales/en/desk/tools.ts';
import { deskMessages } from '#locales/desk.ts';
import type { Format } from '#locales/format.ts';
import { loadMessages } from '#locales/loading.ts';
import { createSubject } from '#locales/subject.ts';

export const toolMessages = createSubject(
  await loadMessages<(format: Format) => ToolMessages>('desk/tools'),
  deskMessages,
);
