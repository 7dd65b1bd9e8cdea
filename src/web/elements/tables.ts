/** Responsive tables: on phones each row is a card; wide tables scroll. */
import { attributes, html, markupOf, type Child, type Html } from './html.ts';

/** A column's name; `class` is that of its cells. */
export type Column = string | { name: string; class: string };

export interface Row {
  /** The cell of the first column. */
  title: Child;
  /** The cells of the other columns. */
  cells: readonly Child[];
  /** Attributes of the row. */
  own?: Html;
}

/** A table in a focusable frame, so that arrow keys can scroll it; `label` names it for screen readers. */
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
 * A cell with the name of its column. The stylesheet shows it on phones, where a row is a card;
 * empty cells are hidden there.
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
