/** Messages of the visitors' pages. */
import type { VisitorMessages } from './en/visitors.ts';
import { choosingMessages } from './choosing.ts';
import type { Format } from './format.ts';
import { loadMessages } from './loading.ts';
import { createSubject } from './subject.ts';

export const visitorMessages = createSubject(
  await loadMessages<(format: Format) => VisitorMessages>('visitors'),
  choosingMessages,
);
