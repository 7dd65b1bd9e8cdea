/** A change by field, with a checkbox to accept each. */
import { namedFields } from '#catalog/entries/columns.ts';
import type { ChangeRequest } from '#catalog/submissions/change-requests.ts';
import type { DeskTool } from '#catalog/tools/edits.ts';
import type { FormState, PageRequest } from '#http/pages/page-types.ts';
import { changeMessages } from '#locales/subjects.ts';
import { valueTexts } from '#web/elements/entry-values.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { personText } from '#web/elements/texts.ts';
import { changedFields, markedTexts } from './marked-texts.ts';

/** One row per field: checkbox, old and new value, and the current value if different. */
export function diffTable(request: PageRequest, change: ChangeRequest, tool: DeskTool, form: FormState): Html {
  const t = changeMessages(request.locale);
  const { changes } = t;
  const now = namedFields(tool);
  const chosen = form.error === null ? Object.keys(change.changes) : form.values.getAll('fields');
  const isOpen = change.state === 'awaiting_moderation';
  const rows = changedFields(change.changes).map((field) => {
    const { old, new: wanted } = change.changes[field]!;
    const [before, after] = markedTexts(request, field, old, wanted);
    const shownNow = JSON.stringify(now[field]);
    const isOther = isOpen && shownNow !== JSON.stringify(old) && shownNow !== JSON.stringify(wanted);
    const label = t.fields[field].label;
    const tick = { type: 'checkbox', name: 'fields', value: field, checked: chosen.includes(field) };
    return html`<tr>
      <th scope="row">
        ${isOpen ? html`<label class="choice"><input ${attributes(tick)} /><span>${label}</span></label>` : label}
      </th>
      <td class="lines">
        ${before}
        ${isOther && html`<p class="sub">${changes.desk.since} ${personText(valueTexts(request, field, now[field]).join(' · '))}</p>`}
      </td>
      <td class="lines">${after}</td>
    </tr>`;
  });
  return html`<div class="table-frame" role="region" aria-label="${changes.title}" tabindex="0">
    <table class="desk-compare desk-changes" id="field-fields">
      <thead>
        <tr>
          <td></td>
          <th scope="col">${changes.from}</th>
          <th scope="col">${changes.to}</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}
