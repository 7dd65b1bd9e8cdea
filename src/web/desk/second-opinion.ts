/** The second opinion of a language model on a doubtful submission, for editors. */
import { findOpinion } from '#catalog/submissions/second-opinions.ts';
import type { Submission } from '#catalog/submissions/records.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { deskMessages } from '#locales/desk.ts';
import { quotable } from '#locales/quotable.ts';
import { html, type Html } from '#web/elements/html.ts';
import { personText } from '#web/elements/texts.ts';

const LONGEST_MODEL = 80;

/** Null without an answer of a model. */
export async function secondOpinion({ context, locale }: PageRequest, submission: Submission): Promise<Html | null> {
  const opinion = await findOpinion(context.db, submission);
  if (opinion === undefined) return null;
  const t = deskMessages(locale).opinion;
  return html`<section aria-labelledby="opinion">
    <h2 id="opinion">${t.title}</h2>
    <p><strong>${t.verdicts[opinion.verdict]}</strong></p>
    <p lang="en">${personText(opinion.reason)}</p>
    <p class="hint">${t.by(quotable(locale, opinion.model, LONGEST_MODEL))}</p>
  </section>`;
}
