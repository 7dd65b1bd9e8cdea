/** The list of keyboard shortcuts, opened by `?`; hidden without our script. */
import type { View } from '#http/pages/page-types.ts';
import { queueMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';

export function helpDialog(view: View): Html {
  const { keys } = queueMessages(view.locale);
  const rows: [string, string][] = [
    ['j k', keys.move],
    ['o', keys.open],
    ['a', keys.approve],
    ['r 1–9', keys.reject],
    ['c', keys.changes],
    ['d', keys.duplicate],
    ['e', keys.edit],
    ['n', keys.note],
    ['u', keys.undo],
    ['Esc', keys.leave],
    ['?', keys.help],
  ];
  return html`<dialog
    class="desk-help"
    aria-labelledby="keys"
    data-pick-reason="${keys.pickReason}"
    data-write-note="${keys.writeNote}"
  >
    <h2 id="keys">${keys.title}</h2>
    <dl>
      ${rows.map(
        ([key, text]) =>
          html`<div>
            <dt><kbd dir="ltr">${key}</kbd></dt>
            <dd>${text}</dd>
          </div>`,
      )}
    </dl>
    <label class="choice"><input type="checkbox" data-keys checked /><span>${keys.off}</span></label>
    <form method="dialog"><button class="button button-quiet">${keys.close}</button></form>
  </dialog>`;
}
