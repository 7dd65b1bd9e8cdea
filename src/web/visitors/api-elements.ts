/** Elements of the API documentation: English texts, localized labels, and code with a copy button. */
import { directionOf } from '#catalog/locales.ts';
import type { View } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';

/** A text with code in backquotes. */
export function withCode(text: string): Html {
  return html`${text.split('`').map((part, index) => (index % 2 === 0 ? part : html`<bdi><code>${part}</code></bdi>`))}`;
}

/** A sentence of the OpenAPI document, where all around it is English. */
export function sentence(text: string): Html {
  return html`${text.split('`').map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`))}`;
}

/** A localized label inside English text. */
export function label({ locale }: View, text: string): Html {
  return html`<span lang="${locale}" dir="${directionOf(locale)}">${text}</span>`;
}

/** The button that copies the element `id`, or the sample that it is in; a script shows it. */
export function copyButton(view: View, id: string | null, titleId: string): Html {
  const { copy, copied } = visitorMessages(view.locale).clipboard;
  return html`<button type="button" hidden data-copy="${id ?? ''}" data-done="${copied}" aria-describedby="${titleId}">
    ${copy}
  </button>`;
}

/** A code block with a copy button; `subject` is the id of the heading that it belongs to. */
export function sample(view: View, subject: string, title: string, code: string): Html {
  return html`<div class="sample" dir="ltr" lang="${view.locale}">
    <div class="sample-head">
      <p class="sample-title">${title}</p>
      ${copyButton(view, null, subject)}
    </div>
    <pre tabindex="0" role="group" aria-label="${title}"><code lang="en">${code}</code></pre>
  </div>`;
}
