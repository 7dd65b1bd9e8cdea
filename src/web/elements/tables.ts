/** Tables that fit every window: on phones each row is a card, and whatever is still too wide scrolls by itself. */
import { attributes, html, markupOf, type Child, type Html } from './html.ts';

/** A column by its name; `class` is that of its cells. */
export type Column = string | { name: string; class: string };

export interface Row {
  /** What stands below the first column. */
  title: Child;
  /** What stands below each of the others. */
  cells: readonly Child[];
  /** Attributes of the row itself. */
  own?: Html;
}

/** `label` names the table for people who do not see it; the frame takes the focus, so that arrow keys can scroll it. */
export function tableFrame(label: string, columns: readonly Column[], rows: readonly Row[]): Html {
  const [, ...others] = columns;
  return html`<div class="table-frame" role="region" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${nameOf(column)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ({ title, cells, own }) =>
            html`<tr ${own}>
              <th scope="row">${title}</th>
              ${others.map((column, index) => cell(column, cells[index]))}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function nameOf(column: Column): string {
  return typeof column === 'string' ? column : column.name;
}

/**
 * A cell with the name of its column. The stylesheet shows it on phones, where a row is a card without the table's head;
 * cells without content vanish there.
 */
function cell(column: Column, content: Child): Html {
  const shown = html`${content}`;
  const isEmpty = markupOf(shown).trim() === '';
  const own = {
    class: typeof column === 'string' ? null : column.class,
    'data-label': isEmpty ? null : nameOf(column),
    'data-empty': isEmpty,
  };
  return html`<td ${attributes(own)}>${shown}</td>`;
}
