/** Screening findings and the second opinion on a submission, with a list of checks without findings. */
import { refreshFindings, type RefreshedFinding } from '#catalog/moderation/refreshed-findings.ts';
import type { Finding } from '#catalog/screening/rule.ts';
import { kindOf } from '#catalog/screening/screening.ts';
import type { Submission } from '#catalog/submissions/records.ts';
import type { Story } from '#catalog/submissions/timeline.ts';
import { listSimilarEntries } from '#catalog/moderation/url-history.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { deskMessages } from '#locales/subjects.ts';
import { evidenceSentence, knownState, ruleName } from '#locales/screening.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { personText } from '#web/elements/texts.ts';
import { kindBadge } from './desk-elements.ts';
import { findOpinion } from '#catalog/submissions/second-opinions.ts';
import { colon, quotable } from '#locales/quotable.ts';
import { earlierEntries, similarEntries } from './similar-entries.ts';

const SIMILAR_SHOWN = 3;
const LONGEST_MODEL = 80;

function existingLink(request: PageRequest, { existing }: Finding, shown: readonly { id: string }[]): Html | null {
  const t = deskMessages(request.locale);
  if (existing == null || shown.some(({ id }) => id === existing.id)) return null;
  const path =
    existing.slug === null
      ? pathTo(request.locale, 'editor', 'submissions', existing.id)
      : pathTo(request.locale, 'tools', existing.slug);
  return html`<p><a href="${path}">${t.findings.existing}${colon(request.locale)}${personText(existing.name)}</a></p>`;
}

/** The change of a finding since screening; null if it is unchanged. */
function ageSentence(
  { locale }: PageRequest,
  { age, was, existing }: Finding & Partial<Pick<RefreshedFinding, 'age' | 'was'>>,
): Html | null {
  const t = deskMessages(locale).findings;
  const moved =
    was != null && existing != null
      ? t.stateChanged({ was: knownState(locale, was), now: knownState(locale, existing.state) })
      : '';
  const aged = age === 'gone' ? t.noLongerFound : age === 'new' ? t.foundLater : '';
  const sentences = [moved, aged].filter((sentence) => sentence !== '');
  return sentences.length === 0 ? null : html`<p class="sub"><strong>${sentences.join(' ')}</strong></p>`;
}

/** Findings with their evidence, linked unless the target is in `shown`; null without any. */
export function findingList(
  request: PageRequest,
  { findings }: { findings: readonly (Finding & Partial<Pick<RefreshedFinding, 'age' | 'was'>>)[] },
  shown: readonly { id: string }[] = [],
): Html | null {
  const { locale } = request;
  const t = deskMessages(locale);
  if (findings.length === 0) return null;
  return html`<ul class="rows">
    ${findings.map(
      (finding) =>
        html`<li class="finding">
          <p>
            ${kindBadge(request, kindOf(finding))} <strong>${ruleName(locale, finding.rule)}</strong>
            <span>${evidenceSentence(locale, finding)}</span>
          </p>
          ${ageSentence(request, finding)} ${finding.action === 'refuse' && html`<p>${t.findings.certain}</p>`}
          ${existingLink(request, finding, shown)}
        </li>`,
    )}
  </ul>`;
}

/** The opinion of a language model; null without one. */
async function secondOpinion({ context, locale }: PageRequest, submission: Submission): Promise<Html | null> {
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

/**
 * Findings, their targets and earlier decisions on the URL; a list names checks without results.
 * `duplicate` as for similarEntries.
 */
export async function evidence(
  request: PageRequest,
  submission: Submission,
  story: Pick<Story, 'decision'>,
  duplicate: { form: string; action: string } | null,
): Promise<Html> {
  const t = deskMessages(request.locale);
  const d = t.similar;
  const { db, log } = request.context;
  const aged = await refreshFindings(db, submission, (rule, error) =>
    log.error({ err: error, rule }, 'a screening rule failed'),
  );
  const current = { ...submission, findings: aged };
  const known = await listSimilarEntries(db, current, SIMILAR_SHOWN);
  const findings = findingList(request, current, known);
  const similar = similarEntries(request, known, duplicate);
  const earlier = await earlierEntries(request, submission);
  const clear = [
    findings === null && t.findings.none,
    similar === null && t.similar.none,
    // A decided entry is itself an earlier one of its URL.
    earlier === null && submission.state === 'awaiting_moderation' && story.decision === null && d.noEarlier,
  ].filter((sentence) => sentence !== false);
  return html`<section aria-labelledby="findings">
      <h2 id="findings">${t.findings.title}</h2>
      ${findings}
      ${
        clear.length > 0 &&
        html`<ul class="desk-clear">
          ${clear.map((sentence) => html`<li>${sentence}</li>`)}
        </ul>`
      }
    </section>
    ${await secondOpinion(request, submission)} ${similar} ${earlier}`;
}
