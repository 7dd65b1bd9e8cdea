/** Fields and responses in the API documentation. */
import { colon } from '#locales/quotable.ts';
import type { View } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { label, sentence } from './api-elements.ts';
import type { ApiField, ApiOperation } from './api-reading.ts';

/** A table of parameters or body fields: names, types, descriptions and allowed values. */
export function fieldRows(view: View, title: string, fields: readonly ApiField[]): Html | null {
  if (fields.length === 0) return null;
  const { api: v } = visitorMessages(view.locale);
  return html`<h4>${label(view, title)}</h4>
    <dl class="api-fields">
      ${fields.map(
        (field) =>
          html`<div>
            <dt>
              <code>${field.name}</code> <span class="api-type">${field.type}</span>
              ${field.isRequired && html`<span class="api-required">${label(view, v.required)}</span>`}
            </dt>
            <dd>
              ${field.sentence !== '' && sentence(field.sentence)}
              ${field.values.length > 0 && namedValues(view, v.values, field.values)}
              ${field.standard !== undefined && namedValues(view, v.standard, [field.standard])}
            </dd>
          </div>`,
      )}
    </dl>`;
}

/** `One of: a, b`, left to right in every language. */
function namedValues(view: View, name: string, values: readonly string[]): Html {
  return html`<span class="sub"
    >${label(view, name)}${colon(view.locale)}${values.map((value, index) => html`${index > 0 && ', '}<code>${value}</code>`)}</span
  >`;
}

/** A list of statuses and their meanings. */
export function answerRows(answers: ApiOperation['answers']): Html {
  return html`<dl class="api-answers">
    ${answers.map(
      ({ status, sentence: text }) =>
        html`<div>
          <dt><code class="${`status status-${status.charAt(0)}`}">${status}</code></dt>
          <dd>${text.split('\n\n').map((line) => html`<p>${sentence(line)}</p>`)}</dd>
        </div>`,
    )}
  </dl>`;
}
