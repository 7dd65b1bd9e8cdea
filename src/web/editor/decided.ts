/** What stands in the place of the decision when there is none to make: the state, when, by whom and why it came, and what follows. */
import { findWinners } from '#catalog/aliases.ts';
import { CHANGES_EXPIRE_DAYS } from '#catalog/lifecycle.ts';
import { findToolOf, type Submission } from '#catalog/submission-records.ts';
import type { Visit } from '#http/page-types.ts';
import { deskMessages } from '#locales/desk.ts';
import { html, type Html } from '#web/html.ts';
import { pathTo } from '#web/links.ts';
import { stateBadge } from '#web/notices.ts';
import { timeText } from '#web/texts.ts';
import { pastDecision, wordsOf } from './story-sections.ts';
import type { Story } from '#catalog/submission-story.ts';

const DAY_MS = 86_400_000;

/** Where the entry is now, for one that was published. */
async function toolLinks(visit: Visit, submission: Submission): Promise<Html | null> {
  const tool = await findToolOf(visit.parts.db, submission);
  if (tool === undefined) return null;
  const d = deskMessages(visit.locale);
  return html`<p class="desk-onward">
    ${tool.state === 'published' && html`<a class="button button-quiet" href="${pathTo(visit.locale, 'tools', tool.slug)}">${d.review.seeTool}</a>`}
    <a class="button button-quiet" href="${pathTo(visit.locale, 'editor', 'tools', tool.slug)}">${d.review.editTool}</a>
  </p>`;
}

export async function decidedPanel(visit: Visit, submission: Submission, story: Story): Promise<Html> {
  const { locale, parts, format } = visit;
  const d = deskMessages(locale).review;
  const { decision, since } = story;
  // A withdrawn or expired entry is not as an editor left it.
  const isByEditor = decision?.state === submission.state;
  const winner = (await findWinners(parts.db.read, 'submission', [submission.id])).get(submission.id);
  const waitsUntil =
    submission.state === 'changes_requested' && since !== null
      ? new Date(Date.parse(since) + CHANGES_EXPIRE_DAYS * DAY_MS).toISOString()
      : null;
  return html`<section class="panel desk-decided" aria-labelledby="decide">
    <h2 id="decide">${stateBadge(visit, submission.state)}</h2>
    ${since !== null && html`<p class="sub">${timeText(since, format.dateTime(since))}</p>`}
    ${isByEditor && decision.editor !== null && html`<p class="sub">${d.decidedBy(decision.editor)}</p>`}
    ${isByEditor ? wordsOf(visit, decision) : pastDecision(visit, decision)}
    ${waitsUntil !== null && html`<p>${d.waitsUntil(format.date(waitsUntil))}</p>`}
    ${winner !== undefined && html`<p><a href="${pathTo(locale, 'editor', 'tools', winner.slug)}">${d.standsFor(winner.slug)}</a></p>`}
    ${await toolLinks(visit, submission)}
  </section>`;
}
