/** Messages of the owners' submission pages. */
import type { SubmissionMessages } from './en/submissions.ts';
import { everyPageMessages } from './every-page.ts';
import type { Format } from './format.ts';
import { loadMessages } from './loading.ts';
import { createSubject } from './subject.ts';

export const submissionMessages = createSubject(
  await loadMessages<(format: Format) => SubmissionMessages>('submissions'),
  everyPageMessages,
);
