/** Tables that scroll by themselves on narrow screens, so that the page never does. */
import { html, type Html } from './html.ts';

/** `label` names the table for people who do not see it; the frame takes the focus, so that arrow keys can scroll it. */
export function tableFrame(label: string, columns: readonly string[], rows: readonly Html[]): Html {
  return html`<div class="table-frame" role="region" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}
