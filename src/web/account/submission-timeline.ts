/** What has happened to a submission and what comes next, step by step. */
import type { HistoryEntry } from '#catalog/history.ts';
import type { Submission } from '#catalog/submission-records.ts';
import type { Visit } from '#http/page-types.ts';
import { accountMessages } from '#locales/account.ts';
import { listSeparator } from '#locales/quotable.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { html, type Html } from '#web/html.ts';
import { pathTo } from '#web/links.ts';
import { personText, timeText } from '#web/texts.ts';
import { readExpectedWait, waitText } from './expected-wait.ts';
import { answerDeadline, isOwn } from './standing.ts';
import { changeList, changesIn } from './submission-entry.ts';

/** What a correction changed: the fields for everybody, old and new values for the owner. */
function changedPart(visit: Visit, submission: Submission, entry: HistoryEntry): Html | null {
  const { t, locale } = visit;
  const changes = changesIn(entry);
  if (changes.length === 0) return null;
  const names = changes.map(({ field }) => t.submit.fields[field].label).join(listSeparator(locale));
  const sentence = accountMessages(locale).status.changed(names);
  return isOwn(visit, submission)
    ? html`<details class="step-changes">
        <summary>${sentence}</summary>
        ${changeList(visit, changes)}
      </details>`
    : html`<p class="step-more">${sentence}</p>`;
}

/** One step: what happened, when, the reason in the reader's language, and what was said with it. */
function step(visit: Visit, submission: Submission, entry: HistoryEntry, action: string): Html {
  const { locale, format, t } = visit;
  const duplicateOf = entry.detail?.['duplicate_of'];
  return html`<li class="${`step step-${(entry.toState ?? 'same').replaceAll('_', '-')}`}">
    <p class="step-head"><strong>${action}</strong> ${timeText(entry.at, format.dateTime(entry.at))}</p>
    ${entry.reasonCode !== null && html`<p class="step-more">${reasonSentence(locale, entry.reasonCode)}</p>`}
    ${changedPart(visit, submission, entry)}
    ${typeof duplicateOf === 'string' && html`<p class="step-more"><a href="${pathTo(locale, 'tools', duplicateOf)}">${t.submit.existing}</a></p>`}
    ${entry.note !== null && html`<blockquote class="lines">${personText(entry.note)}</blockquote>`}
  </li>`;
}

/** The step that is yet to come, for submissions that wait for somebody. */
async function nextStep(visit: Visit, submission: Submission): Promise<Html | null> {
  const { locale, format, parts } = visit;
  const { status: s, submissions } = accountMessages(locale);
  const deadline = answerDeadline(submission);
  if (submission.state === 'awaiting_moderation') {
    const wait = await readExpectedWait(parts);
    return html`<li class="step step-next">
      <p class="step-head"><strong>${s.nextEditor}</strong></p>
      ${wait !== null && html`<p class="step-more">${submissions.wait}: ${waitText(visit, wait)}</p>`}
    </li>`;
  }
  if (deadline === null) return null;
  return html`<li class="step step-next">
    <p class="step-head"><strong>${s.nextOwner}</strong></p>
    <p class="step-more">${s.until(format.date(deadline))}</p>
  </li>`;
}

/** The history without the people in it: this page is open to everyone with the link. */
export async function timeline(visit: Visit, submission: Submission, entries: readonly HistoryEntry[]): Promise<Html> {
  const { t, locale } = visit;
  const actions: Readonly<Record<string, string>> = {
    ...t.submission.actions,
    edit: accountMessages(locale).status.edited,
  };
  return html`<section class="panel" aria-labelledby="history">
    <h2 id="history">${t.submission.history}</h2>
    <ol class="steps steps-history">
      ${entries.map((entry) => {
        const action = Object.hasOwn(actions, entry.action) ? actions[entry.action] : undefined;
        return action === undefined ? null : step(visit, submission, entry, action);
      })}
      ${await nextStep(visit, submission)}
    </ol>
  </section>`;
}
