/** The notice of a form that was checked but not sent. */
import type { Fields } from '#catalog/problems.ts';
import type { View } from '#http/pages/page-types.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { notice } from '#web/elements/notices.ts';
import type { KnownEntry } from './form.ts';

export interface FormVerdict {
  fields: Fields;
  /** Whether the tool is known, and the heading for duplicates or similar entries. */
  isDuplicate: boolean;
  title: string;
  entries: readonly KnownEntry[];
  /** Sentences by field that refuse nothing. */
  hints: Readonly<Record<string, string>>;
  /** Ids of categories that fit the texts. */
  suggested: readonly string[];
}

/** The findings of a check except field problems: none, known entries, and hints. */
export function verdictNotice(view: View, verdict: FormVerdict): Html {
  const hints = Object.values(verdict.hints);
  return html`${knownEntries(view, verdict)}
  ${hints.length > 0 && notice('note', html`${hints.map((hint) => html`<p>${hint}</p>`)}`)}`;
}

function knownEntries({ locale }: View, { fields, title, entries }: FormVerdict): Html | null {
  const { submit: s } = submissionMessages(locale);
  if (entries.length === 0)
    return Object.keys(fields).length === 0 ? notice('done', html`<p>${s.noProblems}</p>`) : null;
  return html`<section class="panel known-entries" aria-label="${title}">
    <p class="known-entries-title">${title}</p>
    ${entries.map(
      ({ name, address, href }) =>
        html`<a class="known-entry" href="${href}"><bdi>${name}</bdi><span dir="ltr">${address}</span></a>`,
    )}
  </section>`;
}
