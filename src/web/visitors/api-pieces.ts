/** Elements of the API documentation: English texts, localized labels, and code with a copy button. */
import { directionOf } from '#catalog/locales.ts';
import type { View } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';

/** A text with code in backquotes. */
export function withCode(text: string): Html {
  return html`${text.split('`').map((part, index) => (index % 2 === 0 ? part : html`<bdi><code>${part}</code></bdi>`))}`;
}

/** A sentence of the OpenAPI document, in English. */
export function sentence(text: string): Html {
  return html`<span lang="en" dir="ltr">${withCode(text)}</span>`;
}

/** A localized label inside left-to-right text. */
export function label({ locale }: View, text: string): Html {
  return html`<span lang="${locale}" dir="${directionOf(locale)}">${text}</span>`;
}

/** The button that copies the element `id`; a script shows it. */
export function copyButton(view: View, id: string, titleId: string): Html {
  const { copy, copied } = visitorMessages(view.locale).clipboard;
  return html`<button
    type="button"
    hidden
    lang="${view.locale}"
    dir="${directionOf(view.locale)}"
    data-copy="${id}"
    data-done="${copied}"
    aria-describedby="${titleId}"
  >
    ${copy}
  </button>`;
}

/** A code block with a copy button. */
export function sample(view: View, id: string, title: string, code: string): Html {
  const titleId = `${id}-title`;
  return html`<div class="sample" dir="ltr">
    <div class="sample-head">
      <p class="sample-title" id="${titleId}">${label(view, title)}</p>
      ${copyButton(view, id, titleId)}
    </div>
    <pre tabindex="0" role="group" aria-labelledby="${titleId}"><code id="${id}" lang="en">${code}</code></pre>
  </div>`;
}
