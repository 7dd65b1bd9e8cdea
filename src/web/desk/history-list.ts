/** The history of a tool or account, latest first: act, actor, time and reason. */
import { colon } from '#locales/quotable.ts';
import type { AuditEntry } from '#catalog/audit/audit.ts';
import { reasonOf } from '#catalog/lifecycle.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { deskMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { personText, timeText } from '#web/elements/texts.ts';
import { actionName, movement, otherTool, actDetails } from './audit-texts.ts';

/** Acts whose name does not tell the new state. */
const UNSAID = new Set(['role_changed', 'undo']);

/** The reason and the note of an act. */
export function reasonLines(request: PageRequest, { reasonCode, note }: Pick<AuditEntry, 'reasonCode' | 'note'>): Html {
  const t = deskMessages(request.locale);
  const reason = reasonOf(reasonCode);
  return html`${reason !== null && html`<p>${t.decision.reason}${colon(request.locale)}${t.reasons[reason]}</p>`}${
    note !== null && html`<blockquote class="lines">${personText(note)}</blockquote>`
  }`;
}

/** The actor: an address, the id of a deleted account, or the system. */
export function actorText(request: PageRequest, { actor, actorId }: Pick<AuditEntry, 'actor' | 'actorId'>): Html {
  const t = deskMessages(request.locale);
  const shown = actor ?? actorId;
  return shown === null ? html`${t.history.system}` : html`<bdi dir="ltr" class="who">${shown}</bdi>`;
}

/** One act with its details; `names` maps slugs to the names of tools. */
export function historyItem(request: PageRequest, entry: AuditEntry, names: ReadonlyMap<string, string>): Html {
  const { format, locale } = request;
  const t = deskMessages(locale);
  const other = otherTool(entry);
  // The sentence of a merge ends with the other tool's name.
  const isMerged = entry.action === 'merge' && other !== null;
  const about = actDetails(request, entry);
  const moved = UNSAID.has(entry.action) ? movement(request, entry) : null;
  return html`<p>
      <strong>${isMerged ? t.tool.mergedInto : actionName(request, entry.action)}</strong>
      ${other !== null && html`<a href="${pathTo(locale, 'editor', 'tools', other)}"><bdi>${names.get(other) ?? other}</bdi></a>`}
      ${about !== '' && html`<span>${about}</span>`} ${moved}
    </p>
    <p class="sub">${timeText(entry.at, format.dateTime(entry.at))} · ${actorText(request, entry)}</p>
    ${reasonLines(request, entry)}`;
}

/** The panel of the history; `more` links to all of it. */
export function historyPanel(
  request: PageRequest,
  entries: readonly AuditEntry[],
  names: ReadonlyMap<string, string>,
  more: Html | null = null,
): Html {
  const t = deskMessages(request.locale);
  return html`<section class="panel" aria-labelledby="history">
    <div class="section-head">
      <h2 id="history">${t.history.title}</h2>
      ${more}
    </div>
    <ol class="desk-history">
      ${entries.map((entry) => html`<li>${historyItem(request, entry, names)}</li>`)}
    </ol>
  </section>`;
}
