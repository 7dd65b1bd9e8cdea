/** Undo of an editor's decision. */
import type { View } from '#http/pages/page-types.ts';
import { changeMessages } from '#locales/subjects.ts';
import { html, type Child, type Html } from '#web/elements/html.ts';
import { keyHint } from './desk-elements.ts';

/** `sentence` is the decision, `seconds` the time left; `label` is on the button, `fields` are sent with it. */
export function undoNotice(
  { locale }: View,
  offer: { sentence: Child; seconds: number; action: string; label?: string; fields?: Child },
): Html {
  const { undo } = changeMessages(locale);
  return html`<div class="notice notice-done desk-undo" role="status" data-undo="${offer.seconds}">
    <p>${offer.sentence} <span data-left>${undo.hint(offer.seconds)}</span></p>
    <form method="post" action="${offer.action}">
      ${offer.fields}
      <button class="button button-quiet" data-key="u">${offer.label ?? undo.button} ${keyHint('u')}</button>
    </form>
  </div>`;
}
