/** Messages about requests to other websites. */
import type { OutgoingMessages } from './en/outgoing.ts';
import type { Format } from './format.ts';
import { loadMessages } from './loading.ts';
import { createSubject } from './subject.ts';

export const outgoingMessages = createSubject(await loadMessages<(format: Format) => OutgoingMessages>('outgoing'));
