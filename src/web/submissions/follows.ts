/** The next steps after sending the form, the current wait, and the guidelines. */
import { colon } from '#locales/quotable.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { readExpectedWait, spanText } from '#web/elements/expected-wait.ts';
import { html, type Html } from '#web/elements/html.ts';
import { guidelinesLink } from '#web/elements/site-pages.ts';

export async function nextSteps(request: PageRequest): Promise<Html> {
  const { submit: s, submissions } = submissionMessages(request.locale);
  const wait = await readExpectedWait(request.context);
  return html`<section class="panel" aria-labelledby="follows">
    <h2 id="follows">${s.follows}</h2>
    <ol class="steps steps-numbered">
      ${s.steps.map((text) => html`<li class="step"><p class="step-head">${text}</p></li>`)}
    </ol>
    ${wait !== null && html`<p class="hint">${submissions.wait}${colon(request.locale)}${spanText(request, wait)}</p>`}
    ${guidelinesLink(request)}
  </section>`;
}
