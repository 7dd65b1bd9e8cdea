/** The start of the API documentation: a request, a token, and the rules of every answer. */
import type { View } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { sample, withCode } from './api-elements.ts';

export function apiStart(view: View, baseUrl: string): Html {
  const { locale } = view;
  const { api: v } = visitorMessages(locale);
  return html`<section class="api-start" aria-labelledby="start">
    <div>
      <h2 id="start">${v.start}</h2>
      <ul>
        <li>${v.startToken} <a href="${pathTo(locale, 'account', 'tokens')}">${v.makeToken}</a></li>
        ${[v.startErrors, v.startPages, v.startLimits].map((text) => html`<li>${withCode(text)}</li>`)}
      </ul>
    </div>
    <div>
      <p>${v.startRead}</p>
      ${sample(view, 'start', v.example, `curl '${baseUrl}/tools?q=transcribe&per_page=3'`)}
    </div>
  </section>`;
}
