/** The timeline of a submission: past steps and the next one. */
import type { HistoryEntry } from '#catalog/audit/log.ts';
import { answerDeadline, type Submission } from '#catalog/submissions/records.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { listSeparator } from '#locales/quotable.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { personText, timeText } from '#web/elements/texts.ts';
import { isOwn } from './status-panel.ts';
import { changeList, changesIn } from './entry.ts';

/** Steps whose reason and note are in the panel above while they are the last. */
const SAID_ABOVE = new Set(['approve', 'reject', 'request_changes', 'appeal']);

/** The changes of a correction: fields for everyone, values for the owner. */
function changedPart(request: PageRequest, submission: Submission, entry: HistoryEntry): Html | null {
  const { locale } = request;
  const t = submissionMessages(locale);
  // The contact address is private, and so is its change.
  const changes = changesIn(entry).filter(({ field }) => field !== 'contact_email');
  if (changes.length === 0) return null;
  const names = changes.map(({ field }) => t.fields[field].label).join(listSeparator(locale));
  const sentence = t.submission.changed(names);
  return isOwn(request, submission)
    ? html`<details class="step-changes">
        <summary>${sentence}</summary>
        ${changeList(request, changes)}
      </details>`
    : html`<p class="step-more">${sentence}</p>`;
}

/**
 * One step: act, time, reason in the reader's language, and note unless the page shows it above. A
 * correction keeps the state.
 */
function step(
  request: PageRequest,
  submission: Submission,
  entry: HistoryEntry,
  { action, state, isSaid }: { action: string; state: string; isSaid: boolean },
): Html {
  const { locale, format } = request;
  const t = submissionMessages(locale);
  const duplicateOf = entry.detail?.['duplicate_of'];
  return html`<li class="${`step step-${state.replaceAll('_', '-')}`}">
    <p class="step-head"><strong>${action}</strong> ${timeText(entry.at, format.dateTime(entry.at))}</p>
    ${!isSaid && entry.reasonCode !== null && html`<p class="step-more">${reasonSentence(locale, entry.reasonCode)}</p>`}
    ${changedPart(request, submission, entry)}
    ${typeof duplicateOf === 'string' && html`<p class="step-more"><a href="${pathTo(locale, 'tools', duplicateOf)}">${t.submit.existing}</a></p>`}
    ${!isSaid && entry.note !== null && html`<blockquote class="lines">${personText(entry.note)}</blockquote>`}
  </li>`;
}

/** The next step of a waiting submission. */
function nextStep(request: PageRequest, submission: Submission): Html | null {
  const { locale, format } = request;
  const { submission: s } = submissionMessages(locale);
  const deadline = answerDeadline(submission);
  const isOwner = isOwn(request, submission);
  if (submission.state !== 'awaiting_moderation' && deadline === null) return null;
  const what = deadline === null ? s.nextEditor : isOwner ? s.nextOwner : s.nextAuthor;
  return html`<li class="step step-next">
    <p class="step-head"><strong>${what}</strong></p>
    ${deadline !== null && !isOwner && html`<p class="step-more">${timeText(deadline.toISOString(), format.date(deadline))}</p>`}
  </li>`;
}

/** The entries, each with the resulting state. */
function withStates(entries: readonly HistoryEntry[]): { entry: HistoryEntry; state: string }[] {
  let state = 'awaiting_moderation';
  return entries.map((entry) => {
    state = entry.toState ?? state;
    return { entry, state };
  });
}

/** The history without people: anyone with the link may read it. */
export function timeline(request: PageRequest, submission: Submission, entries: readonly HistoryEntry[]): Html {
  const { locale } = request;
  const t = submissionMessages(locale);
  const actions: Readonly<Record<string, string>> = {
    ...t.submission.actions,
    edit: t.submission.edited,
  };
  return html`<section class="panel" aria-labelledby="history">
    <h2 id="history">${t.submission.history}</h2>
    <ol class="steps steps-history">
      ${withStates(entries).map(({ entry, state }) => {
        const action = Object.hasOwn(actions, entry.action) ? actions[entry.action] : undefined;
        const isSaid = entry === entries.at(-1) && SAID_ABOVE.has(entry.action);
        return action === undefined ? null : step(request, submission, entry, { action, state, isSaid });
      })}
      ${nextStep(request, submission)}
    </ol>
  </section>`;
}
