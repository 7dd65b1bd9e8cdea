/** Webhooks in the API documentation: headers and signature, body, answers, and an example of each form of one. */
import type { View } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { answerRows, fieldRows } from './api-fields.ts';
import { label, sample, sentence } from './api-elements.ts';
import type { ApiWebhooks } from './api-reading.ts';

export const WEBHOOKS_ID = 'events';

export function webhookSection(view: View, { sentence: text, headers, body, answers, events }: ApiWebhooks): Html {
  const { api: v } = visitorMessages(view.locale);
  return html`<section aria-labelledby="${WEBHOOKS_ID}">
    <h2 id="${WEBHOOKS_ID}">Events</h2>
    <p class="lead">${sentence(text)}</p>
    <div class="operation">
      <div class="operation-text">
        <h3>Every delivery</h3>
        ${fieldRows(view, v.parameters, headers)} ${fieldRows(view, v.body, body)}
        <h4>${label(view, v.answers)}</h4>
        ${answerRows(answers)}
      </div>
    </div>
    ${events.map(
      ({ name, sentence: meaning, example }) =>
        html`<section class="operation" aria-labelledby="${name}">
          <div class="operation-text">
            <h3 id="${name}"><a href="${`#${name}`}">${name}</a></h3>
            <p>${sentence(meaning)}</p>
          </div>
          ${example !== '' && html`<div class="operation-samples">${sample(view, name, v.example, example)}</div>`}
        </section>`,
    )}
  </section>`;
}
