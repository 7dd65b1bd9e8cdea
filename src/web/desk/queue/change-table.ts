/** A table of old and new field values with their differences marked. */
import type { Changes } from '#catalog/entries/changes.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { queueMessages } from '#locales/desk/queue.ts';
import { html, type Html } from '#web/elements/html.ts';
import { changedFields, markedTexts } from '#web/desk/marked-texts.ts';

/** The table of `changes`; `labelledBy` is the id of its heading. */
export function changeTable(request: PageRequest, changes: Changes, labelledBy: string): Html {
  const t = queueMessages(request.locale);
  const d = t.review;
  return html`<div class="table-frame" role="region" aria-labelledby="${labelledBy}" tabindex="0">
    <table class="desk-compare desk-changes">
      <thead>
        <tr>
          <td></td>
          <th scope="col">${d.before}</th>
          <th scope="col">${d.after}</th>
        </tr>
      </thead>
      <tbody>
        ${changedFields(changes).map((field) => {
          const [before, after] = markedTexts(request, field, changes[field]?.old, changes[field]?.new);
          return html`<tr>
            <th scope="row">${t.fields[field].label}</th>
            <td class="lines">${before}</td>
            <td class="lines">${after}</td>
          </tr>`;
        })}
      </tbody>
    </table>
  </div>`;
}
