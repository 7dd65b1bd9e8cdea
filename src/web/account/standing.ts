/** Where a submission stands: its state, its place in the queue, the reason and the note of a decision. */
import { CHANGES_EXPIRE_DAYS } from '#catalog/lifecycle.ts';
import { findToolOf, queuePosition, type Submission } from '#catalog/submission-records.ts';
import type { View, Visit } from '#http/page-types.ts';
import { accountMessages } from '#locales/account.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { html, type Html } from '#web/html.ts';
import { pathTo } from '#web/links.ts';
import { stateBadge } from '#web/notices.ts';
import { personText, timeText } from '#web/texts.ts';
import { readExpectedWait, waitText } from './expected-wait.ts';

export const isOwn = ({ account }: View, submission: Submission): boolean => account?.id === submission.accountId;

/** Until when its owner may correct a submission; null where nobody asks for it. */
export function answerDeadline({ state, decidedAt }: Submission): Date | null {
  if (state !== 'changes_requested' || decidedAt === null) return null;
  return new Date(Date.parse(decidedAt) + CHANGES_EXPIRE_DAYS * 86_400_000);
}

function fact(name: string, value: Html | string, hint?: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
    ${hint !== undefined && html`<dd class="hint">${hint}</dd>`}
  </div>`;
}

/** The answer to "where is it?". */
export async function standing(visit: Visit, submission: Submission): Promise<Html> {
  const { t, locale, parts, format } = visit;
  const { submissions: s, status } = accountMessages(locale);
  const position = await queuePosition(parts.db, submission);
  const deadline = answerDeadline(submission);
  // What an editor said before it was corrected or appealed stands in the history.
  const isDecided = submission.state !== 'awaiting_moderation';
  const tool = await findToolOf(parts.db, submission);
  return html`<section class="${`panel standing standing-${submission.state.replaceAll('_', '-')}`}">
    <p class="standing-state">${stateBadge(visit, submission.state)}</p>
    <p class="standing-meaning">${t.submission.meaning[submission.state]}</p>
    ${
      position !== null &&
      html`<dl class="standing-figures">
        ${fact(status.place, format.number(position))}
        ${fact(s.wait, waitText(visit, await readExpectedWait(parts)), s.waitHint)}
      </dl>`
    }
    ${
      deadline !== null &&
      html`<dl class="standing-figures">
        ${fact(status.deadline, timeText(deadline.toISOString(), format.date(deadline)))}
      </dl>`
    }
    ${
      isDecided &&
      submission.reasonCode !== null &&
      html`<div class="said">
        <h2>${t.submission.reason}</h2>
        <p>${reasonSentence(locale, submission.reasonCode)}</p>
      </div>`
    }
    ${
      isDecided &&
      submission.editorNote !== null &&
      html`<div class="said">
        <h2>${t.submission.note}</h2>
        <p class="lines">${personText(submission.editorNote)}</p>
      </div>`
    }
    ${
      !isDecided &&
      submission.appealMessage !== null &&
      html`<div class="said">
        <h2>${t.submission.appeal}</h2>
        <p class="lines">${personText(submission.appealMessage)}</p>
      </div>`
    }
    ${tool?.state === 'published' && html`<p><a class="button" href="${pathTo(locale, 'tools', tool.slug)}">${t.submission.open}</a></p>`}
  </section>`;
}
