/** A row of the settings: what it is, what it is set to, and the way to change it. */
import { html, type Html } from '#web/elements/html.ts';

/** `value` stands between the name and the sentence about it, `act` at the end. */
export function settingRow(title: Html | string, lead: string, act: Html | null, value: Html | null = null): Html {
  return html`<section class="setting">
    <div>
      <h3>${title}</h3>
      ${value}
      <p>${lead}</p>
    </div>
    ${act}
  </section>`;
}
