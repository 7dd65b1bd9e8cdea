/** Why a submission is reviewed again: appeal, answer to a request for changes, editors' corrections. */
import type { Changes } from '#catalog/entries/changes.ts';
import type { EditorAct, Story } from '#catalog/submissions/timeline.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { queueMessages } from '#locales/subjects.ts';
import { listSeparator } from '#locales/quotable.ts';
import { html, type Html } from '#web/elements/html.ts';
import { stateBadge } from '#web/elements/notices.ts';
import { timeText } from '#web/elements/texts.ts';
import { changedFields, markedTexts } from '#web/desk/marked-texts.ts';
import { personBlock } from '#web/desk/desk-elements.ts';

function whenAndWho(request: PageRequest, act: EditorAct): Html {
  return html`<span>${timeText(act.at, request.format.date(act.at))}</span>
    ${act.editor !== null && html`<bdi dir="ltr">${act.editor}</bdi>`}`;
}

/** The table of `changes`; `labelledBy` is the id of its heading. */
function changeTable(request: PageRequest, changes: Changes, labelledBy: string): Html {
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

/** Reason and note of a decision, as its owner got them. */
export function reasonAndNote(request: PageRequest, act: EditorAct): Html {
  const t = queueMessages(request.locale);
  return html`${
    act.reason !== null && html`<p><strong>${t.reasons[act.reason]}</strong></p>`
  }${act.note !== null && html`<blockquote>${personBlock(act.note)}</blockquote>`}`;
}

/** A past decision: act, time, editor and reason. */
export function pastDecision(request: PageRequest, act: EditorAct | null): Html | null {
  if (act?.state == null) return null;
  return html`<div class="desk-said">
    <p class="sub">${stateBadge(request, act.state)} ${whenAndWho(request, act)}</p>
    ${reasonAndNote(request, act)}
  </div>`;
}

function appealSection(request: PageRequest, { appeal }: Story): Html | null {
  const t = queueMessages(request.locale);
  if (appeal === null) return null;
  return html`<section aria-labelledby="appeal">
    <h2 id="appeal">${t.appeal}</h2>
    <p class="sub">${timeText(appeal.at, request.format.date(appeal.at))}</p>
    <blockquote class="desk-plea">${personBlock(appeal.message)}</blockquote>
    ${pastDecision(request, appeal.against)}
  </section>`;
}

function resubmissionSection(request: PageRequest, { resubmission }: Story): Html | null {
  const t = queueMessages(request.locale);
  if (resubmission === null) return null;
  return html`<section>
    <h2 id="changed">${t.review.changed}</h2>
    ${pastDecision(request, resubmission.asked)}
    ${changedFields(resubmission.changes).length > 0 && changeTable(request, resubmission.changes, 'changed')}
  </section>`;
}

function correctionSection(request: PageRequest, { corrections }: Story): Html | null {
  const t = queueMessages(request.locale);
  if (corrections.length === 0) return null;
  const { fields } = t;
  return html`<section aria-labelledby="corrected">
    <h2 id="corrected">${t.review.corrected}</h2>
    ${corrections.map(
      (act, index) =>
        html`<details class="desk-corrected">
          <summary id="${`corrected-${index}`}">
            ${changedFields(act.changes)
              .map((field) => fields[field].label)
              .join(listSeparator(request.locale))}
            <span class="sub">${whenAndWho(request, act)}</span>
          </summary>
          ${changeTable(request, act.changes, `corrected-${index}`)}
        </details>`,
    )}
  </section>`;
}

/** All sections; empty for a new entry. */
export function storySections(request: PageRequest, story: Story): Html {
  return html`${appealSection(request, story)}${resubmissionSection(request, story)}${correctionSection(request, story)}`;
}
