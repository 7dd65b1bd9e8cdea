/** What is said of a form that was checked and not sent. */
import type { Fields } from '#catalog/problems.ts';
import type { View } from '#http/pages/page-types.ts';
import { submissionMessages } from '#locales/submissions.ts';
import { html, type Html } from '#web/elements/html.ts';
import { notice } from '#web/elements/notices.ts';
import type { KnownEntry } from './form.ts';

/** What a button of the form asks for instead of sending it. */
export const ACT = 'act';

export interface FormVerdict {
  fields: Fields;
  /** Whether the tool is known already, and under which words what is known of it or near to it is shown. */
  isDuplicate: boolean;
  title: string;
  entries: readonly KnownEntry[];
}

/** What a check has found besides bad fields: nothing, or what the catalog has already. */
export function verdictNotice({ locale }: View, { fields, title, entries }: FormVerdict): Html | null {
  const { submit: s } = submissionMessages(locale);
  if (entries.length === 0) return Object.keys(fields).length === 0 ? notice('done', html`<p>${s.fine}</p>`) : null;
  return html`<section class="panel known-entries" aria-label="${title}">
    <p class="known-entries-title">${title}</p>
    ${entries.map(
      ({ name, address, href }) =>
        html`<a class="known-entry" href="${href}"><bdi>${name}</bdi><span dir="ltr">${address}</span></a>`,
    )}
  </section>`;
}
