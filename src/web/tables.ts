/** Tables that fit every window: on phones each row is a card, and whatever is still too wide scrolls by itself. */
import { attributes, html, markupOf, raw, type Html } from './html.ts';

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
        ${rows.map((row) => labelledRow(columns, row))}
      </tbody>
    </table>
  </div>`;
}

/** A cell's opening tag, and its end where nothing stands between. Signs of texts are escaped, so `<td` is markup. */
const CELL = /<t([dh])(\s[^>]*)?>(?=(\s*<\/t[dh]>)?)/g;

/**
 * A row whose cells carry the names of their columns. The stylesheet shows them on phones, where a row is a card
 * without the table's head. The first cell and a `th` are the title of the card; a column named '' has no name.
 * Cells without content vanish there.
 */
function labelledRow(columns: readonly string[], row: Html): Html {
  let index = -1;
  const labelled = markupOf(row).replaceAll(CELL, (_cell, kind: string, own = '', end?: string) => {
    index += 1;
    const isTitle = index === 0 || kind === 'h';
    const more = end === undefined ? { 'data-label': isTitle ? null : columns[index] || null } : { 'data-empty': true };
    return `<t${kind}${own}${markupOf(attributes(more))}>`;
  });
  return raw(labelled);
}
