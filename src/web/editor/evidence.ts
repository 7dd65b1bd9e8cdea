/** The findings of screening as an editor reads them: the rule, what it saw, and what it led to. */
import type { Submission } from '#catalog/submission-records.ts';
import type { Visit } from '#http/page-types.ts';
import { evidenceSentence, ruleName } from '#locales/screening.ts';
import { html, type Html } from '#web/html.ts';
import { pathTo } from '#web/links.ts';
import { personText } from '#web/texts.ts';

/** Every finding of screening with the evidence it rests on. */
export function findingList(visit: Visit, submission: Submission): Html {
  const { t, locale } = visit;
  return html`<section aria-labelledby="findings">
    <h2 id="findings">${t.review.findings}</h2>
    ${
      submission.findings.length === 0
        ? html`<p class="empty">${t.review.noFindings}</p>`
        : html`<ul class="rows">
            ${submission.findings.map(
              (finding) =>
                html`<li class="finding">
                  <p>
                    <span class="${`badge badge-flag badge-${finding.verdict.replaceAll('_', '-')}`}"
                      >${t.review.verdicts[finding.verdict]}</span
                    >
                    <strong>${ruleName(locale, finding.rule)}</strong>
                  </p>
                  <p>${evidenceSentence(locale, finding)}</p>
                  ${finding.existing?.slug != null && html`<p><a href="${pathTo(locale, 'tools', finding.existing.slug)}">${t.review.existing}: ${personText(finding.existing.name)}</a></p>`}
                  ${finding.existing?.kind === 'submission' && html`<p><a href="${pathTo(locale, 'editor', 'submissions', finding.existing.id)}">${t.review.existing}: ${personText(finding.existing.name)}</a></p>`}
                </li>`,
            )}
          </ul>`
    }
  </section>`;
}
