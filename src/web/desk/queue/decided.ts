/** Shown instead of the decision form: state, time, editor, reason, and next steps. */
import { findWinners } from '#catalog/entries/redirects.ts';
import { findToolOf } from '#catalog/submissions/progress.ts';
import { answerDeadline, type Submission } from '#catalog/submissions/records.ts';
import type { Story } from '#catalog/submissions/timeline.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { queueMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { stateBadge } from '#web/elements/notices.ts';
import { timeText } from '#web/elements/texts.ts';
import { pastDecision, reasonAndNote } from './story-sections.ts';

/** Links to the tool of a published entry. */
async function toolLinks(request: PageRequest, submission: Submission): Promise<Html | null> {
  const t = queueMessages(request.locale);
  const tool = await findToolOf(request.context.db, submission);
  if (tool === undefined) return null;
  return html`<p class="desk-onward">
    ${tool.state === 'published' && html`<a class="button button-quiet" href="${pathTo(request.locale, 'tools', tool.slug)}">${t.review.seeTool}</a>`}
    <a class="button button-quiet" href="${pathTo(request.locale, 'editor', 'tools', tool.slug)}"
      >${t.review.editTool}</a
    >
  </p>`;
}

export async function decidedPanel(request: PageRequest, submission: Submission, story: Story): Promise<Html> {
  const { locale, context, format } = request;
  const d = queueMessages(locale).review;
  const { decision, since } = story;
  // Withdrawn and expired entries are not in an editor's state.
  const isByEditor = decision?.state === submission.state;
  const winner = (await findWinners(context.db.read, 'submission', [submission.id])).get(submission.id);
  const deadline = answerDeadline(submission);
  return html`<section class="panel desk-decided" aria-labelledby="decide">
    <h2 id="decide">${stateBadge(request, submission.state)}</h2>
    ${since !== null && html`<p class="sub">${timeText(since, format.dateTime(since))}</p>`}
    ${isByEditor && decision.editor !== null && html`<p class="sub">${d.decidedBy(decision.editor)}</p>`}
    ${isByEditor ? reasonAndNote(request, decision) : pastDecision(request, decision)}
    ${deadline !== null && html`<p>${d.waitsUntil(format.date(deadline))}</p>`}
    ${winner !== undefined && html`<p><a href="${pathTo(locale, 'editor', 'tools', winner.slug)}">${d.standsFor(winner.slug)}</a></p>`}
    ${await toolLinks(request, submission)}
  </section>`;
}
