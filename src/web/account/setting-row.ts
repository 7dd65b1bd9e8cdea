/** A row of the settings: name, value, and the way to change it. */
import { html, type Html } from '#web/elements/html.ts';

/** `value` is between the name and its sentence, `act` at the end. */
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
