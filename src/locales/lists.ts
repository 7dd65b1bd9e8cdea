/** Messages about lists. */
import type { ListMessages } from './en/lists.ts';
import type { Format } from './format.ts';
import { loadMessages } from './loading.ts';
import { createSubject } from './subject.ts';

export const listMessages = createSubject(await loadMessages<(format: Format) => ListMessages>('lists'));
