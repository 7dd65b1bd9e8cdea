/** The state of a submission: decision, queue position, and the owner's acts. */
import type { ReasonCode } from '#catalog/lifecycle.ts';
import type { Locale } from '#catalog/locales.ts';
import { findToolOf, queuePosition } from '#catalog/submissions/progress.ts';
import type { Submission } from '#catalog/submissions/records.ts';
import type { View, PageRequest } from '#http/pages/page-types.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { stateBadge } from '#web/elements/notices.ts';
import { personText } from '#web/elements/texts.ts';
import { celebration } from './celebration.ts';
import { readExpectedWait, spanText } from '#web/elements/expected-wait.ts';

export const isOwn = ({ account }: View, submission: Submission): boolean => account?.id === submission.accountId;

/** Reasons of a rejection that a new submission can answer; the others can only be appealed. */
const MENDABLE: readonly string[] = [
  'broken_link',
  'misleading',
  'wrong_category',
  'incomplete',
  'other',
] satisfies ReasonCode[];

/** Whether to offer submitting the tool again; the catalog treats it as any submission. */
export function canSubmitAgain({ state, reasonCode }: Submission): boolean {
  if (state === 'rejected') return reasonCode !== null && MENDABLE.includes(reasonCode);
  return state === 'withdrawn' || state === 'expired';
}

/** Path of the form with the values of the submission. */
export const pathToAgain = (locale: Locale, { id }: Submission): string =>
  withQuery(pathTo(locale, 'submit'), { again: id });

function fact(name: string, value: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

function passage(kind: string, title: string, text: Html): Html {
  return html`<div class="${kind}">
    <h2>${title}</h2>
    <p class="lines">${text}</p>
  </div>`;
}

function meaningOf(view: View, submission: Submission): string {
  const { locale } = view;
  const t = submissionMessages(locale);
  const { submission: status } = t;
  if (submission.state === 'awaiting_moderation' && submission.appealedAt !== null) return status.appealWaits;
  if (submission.state === 'withdrawn' && isOwn(view, submission)) return status.withdrawnByYou;
  return t.submission.meaning[submission.state];
}

/** The panel of the state, with `actions` at its end. */
export async function standing(request: PageRequest, submission: Submission, actions: Html | null): Promise<Html> {
  const { locale, context, format } = request;
  const t = submissionMessages(locale);
  const { submissions: s, submission: status } = t;
  const position = await queuePosition(context.db, submission);
  const wait = position === null ? null : await readExpectedWait(context);
  // The note before a correction or an appeal is in the history.
  const isDecided = submission.state !== 'awaiting_moderation';
  const isAsked = submission.state === 'changes_requested';
  const tool = await findToolOf(context.db, submission);
  if (tool?.state === 'published' && isOwn(request, submission)) return celebration(request, submission, tool.slug);
  return html`<section class="${`panel standing standing-${submission.state.replaceAll('_', '-')}`}">
    <p class="status-state">${stateBadge(request, submission.state)}</p>
    <p class="status-meaning">${meaningOf(request, submission)}</p>
    ${
      position !== null &&
      html`<dl class="status-figures">
          ${fact(status.place, format.number(position))} ${wait !== null && fact(s.wait, spanText(request, wait))}
        </dl>
        ${wait !== null && html`<p class="hint">${s.waitHint}</p>`}`
    }
    ${
      isDecided &&
      submission.reasonCode !== null &&
      passage('said', t.submission.reason, html`${reasonSentence(locale, submission.reasonCode)}`)
    }
    ${
      isDecided &&
      submission.editorNote !== null &&
      passage(isAsked ? 'said asked' : 'said', t.submission.note, personText(submission.editorNote))
    }
    ${!isDecided && submission.appealMessage !== null && passage('said', t.appeal, personText(submission.appealMessage))}
    ${tool?.state === 'published' && html`<p><a class="button" href="${pathTo(locale, 'tools', tool.slug)}">${t.submission.open}</a></p>`}
    ${actions}
  </section>`;
}
