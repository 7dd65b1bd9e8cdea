/** The sentences of the pages on which owners submit and follow their entries, by locale. */
import type { SubmissionMessages } from './en/submissions.ts';
import { everyPageMessages } from './every-page.ts';
import type { Format } from './format.ts';
import { loadMessages } from './loading.ts';
import { createSubject } from './subject.ts';

export const submissionMessages = createSubject(
  await loadMessages<(format: Format) => SubmissionMessages>('submissions'),
  everyPageMessages,
);
