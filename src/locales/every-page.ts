/** Messages shared by all pages. */
import type { EveryPageMessages } from './en/every-page.ts';
import type { Format } from './format.ts';
import { loadMessages } from './loading.ts';
import { createSubject } from './subject.ts';

export const everyPageMessages = createSubject(await loadMessages<(format: Format) => EveryPageMessages>('every-page'));
