/** What makers may want to know before they sign in to submit: the guidelines, and how long a decision takes. */
import type { PageRequest, View } from '#http/pages/page-types.ts';
import { accountMessages } from '#locales/account.ts';
import { readExpectedWait, spanText } from '#web/elements/expected-wait.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { guidelinesLink } from '#web/elements/site-pages.ts';

/** Whether an address is that of the form, with a draft or without. */
export function leadsToForm({ locale }: View, next: string | undefined): boolean {
  return next?.split('?')[0] === pathTo(locale, 'submit');
}

/** Nothing for those who go on to another place than the form. */
export async function beforeSubmitting(request: PageRequest, next: string | undefined): Promise<Html | null> {
  const { locale, context } = request;
  if (!leadsToForm(request, next)) return null;
  const wait = await readExpectedWait(context);
  const known =
    wait !== null && html`<p class="hint">${accountMessages(locale).signIn.wait}: ${spanText(request, wait)}</p>`;
  return html`${known}${guidelinesLink(request)}`;
}
