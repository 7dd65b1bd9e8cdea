/** The sentences about what the catalog asks other people’s websites for, by locale. */
import type { OutgoingMessages } from './en/outgoing.ts';
import type { Format } from './format.ts';
import { loadMessages } from './loading.ts';
import { createSubject } from './subject.ts';

export const outgoingMessages = createSubject(await loadMessages<(format: Format) => OutgoingMessages>('outgoing'));
