/** The button that copies a text of the page; hidden without its script. */
import type { PageRequest } from '#http/pages/page-types.ts';
import { accountMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';

/** Copies the element `source`, whose heading is `source-title`; `kind` is the class of the button. */
export function copyButton(request: PageRequest, source: string, kind: string): Html {
  const { clipboard: s } = accountMessages(request.locale);
  return html`<button
    type="button"
    class="${kind}"
    hidden
    data-copy="${source}"
    data-done="${s.copied}"
    aria-describedby="${`${source}-title`}"
  >
    ${s.copy}
  </button>`;
}
