/** Fills in the form from the page of the tool; nothing is stored. */
import type { Proposal, ProposedField } from '#catalog/submissions/proposals.ts';
import { proposeSubmission } from '#http/api/proposals.ts';
import type { FormState, PageRequest } from '#http/pages/page-types.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { notice } from '#web/elements/notices.ts';
import { ACT } from './form-values.ts';

/** The value of the button. */
export const PROPOSE = 'propose';

/** The button that fills the form from the website; null if this server does not contact other websites. */
export function proposeButton({ locale, context }: PageRequest): Html | null {
  if (context.fetcher === undefined) return null;
  const { submit: s } = submissionMessages(locale);
  return html`<div class="verification">
    <p class="hint">${s.proposeHint}</p>
    <button class="button button-quiet" name="${ACT}" value="${PROPOSE}">${s.propose}</button>
  </div>`;
}

/** The form with its blank fields filled in, and the notice of what was. Throws as proposeSubmission. */
export async function fillForm(request: PageRequest): Promise<{ form: FormState; notice: Html }> {
  const { context, account, address, form } = request;
  const proposal = await proposeSubmission(context, { account, address }, form.get('url') ?? '');
  const values = new URLSearchParams(form);
  values.delete(ACT);
  const filled = (Object.keys(proposal) as ProposedField[]).filter(
    (name) => name !== 'url' && (form.get(name) ?? '').trim() === '',
  );
  for (const name of filled) {
    values.delete(name);
    for (const value of [proposal[name]?.value ?? []].flat()) values.append(name, value);
  }
  return { form: { values, error: null }, notice: filledNotice(request, proposal, filled) };
}

function filledNotice({ locale }: PageRequest, proposal: Proposal, filled: readonly ProposedField[]): Html {
  const { submit: s, fields } = submissionMessages(locale);
  return notice(
    'done',
    html`<p>${s.proposed}</p>
      <ul>
        ${filled.map((name) => {
          const source = proposal[name]?.source ?? 'texts';
          const said = source === 'address' ? '' : s.sources[source];
          return html`<li>${s.proposedFrom({ field: fields[name].label, source: said })}</li>`;
        })}
      </ul>`,
  );
}
