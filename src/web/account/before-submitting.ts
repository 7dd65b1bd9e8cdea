/** Makers who sign in to submit: their draft, the guidelines, and how long a decision takes. */
import { findDraft } from '#catalog/submissions/drafts.ts';
import { colon } from '#locales/quotable.ts';
import type { PageRequest, View } from '#http/pages/page-types.ts';
import { accountMessages } from '#locales/subjects.ts';
import { readExpectedWait, spanText } from '#web/elements/expected-wait.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { guidelinesLink } from '#web/elements/site-pages.ts';

/** Whether a path is that of the submission form, with or without a draft. */
export function leadsToForm({ locale }: View, next: string | undefined): boolean {
  return next?.split('?')[0] === pathTo(locale, 'submit');
}

/**
 * Secret of the draft that sign-in leads to, which mailed links lead on to: they may be opened in
 * another browser. Undefined if the draft does not exist: a stranger cannot put text of their own into the mail.
 */
export async function findDraftOf(request: PageRequest, next: string | undefined): Promise<string | undefined> {
  if (!leadsToForm(request, next)) return undefined;
  const draft = new URLSearchParams(next?.split('?')[1]).get('draft') ?? '';
  return (await findDraft(request.context.db, draft)) === undefined ? undefined : draft;
}

/** The guidelines and the expected wait; null if sign-in leads elsewhere. */
export async function beforeSubmitting(request: PageRequest, next: string | undefined): Promise<Html | null> {
  const { locale, context } = request;
  if (!leadsToForm(request, next)) return null;
  const wait = await readExpectedWait(context);
  const known =
    wait !== null &&
    html`<p class="hint">${accountMessages(locale).signIn.wait}${colon(locale)}${spanText(request, wait)}</p>`;
  return html`${known}${guidelinesLink(request)}`;
}
