/** What an editor reads before deciding: the entry, the findings with their evidence, its maker and earlier decisions. */
import { findAccount } from '#catalog/accounts.ts';
import { REASON_CODES } from '#catalog/lifecycle.ts';
import { listOwnSubmissions, type Submission } from '#catalog/submission-records.ts';
import { listCategories } from '#catalog/tools.ts';
import type { Visit } from '#http/page-types.ts';
import { evidenceSentence, ruleName } from '#locales/screening.ts';
import { html, type Html } from '#web/html.ts';
import { pathTo } from '#web/links.ts';
import { monogram, stateBadge } from '#web/notices.ts';
import { personText, timeText } from '#web/texts.ts';

const OTHERS_SHOWN = 10;

/** Whether the canonical form of the address says more than that a trailing slash is gone. */
function isRewritten(submission: Submission): boolean {
  return submission.canonicalUrl.replace(/\/$/, '') !== submission.url.replace(/\/$/, '');
}

/** The entry as submitted; the address is shown whole, as a machine reads it. */
export function entryUnderReview(visit: Visit, submission: Submission): Html {
  const { t, locale, parts, format } = visit;
  const names = new Map(listCategories(parts.live, locale).map((category) => [category.id, category.name]));
  const { fields } = t.submit;
  return html`<article class="entry">
    <header class="tool-head">
      ${monogram(submission.name, 'large')}
      <div>
        <h1>${personText(submission.name)}</h1>
        <p class="lead">${personText(submission.tagline)}</p>
        <p>${stateBadge(visit, submission.state)}</p>
      </div>
    </header>
    <dl class="facts">
      <div>
        <dt>${fields.url.label}</dt>
        <dd>
          <a href="${submission.url}" rel="nofollow noopener noreferrer" dir="ltr">${submission.url}</a
          >${isRewritten(submission) && html`<span class="sub" dir="ltr">${submission.canonicalUrl}</span>`}
        </dd>
      </div>
      <div>
        <dt>${fields.pricing_model.label}</dt>
        <dd>${t.pricing[submission.pricingModel]}</dd>
      </div>
      <div>
        <dt>${fields.categories.label}</dt>
        <dd>${submission.categories.map((id) => html`<span class="tag">${names.get(id) ?? id}</span> `)}</dd>
      </div>
      ${
        submission.logoUrl !== null &&
        html`<div>
          <dt>${fields.logo_url.label}</dt>
          <dd dir="ltr">${submission.logoUrl}</dd>
        </div>`
      }
      <div>
        <dt>${t.submissions.submitted}</dt>
        <dd>${timeText(submission.submittedAt, format.dateTime(submission.submittedAt))}</dd>
      </div>
    </dl>
    ${
      submission.description !== null &&
      html`<h2>${fields.description.label}</h2>
        <p class="lines prose">${personText(submission.description)}</p>`
    }
  </article>`;
}

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

/** Who sent it, how to reach them, and what else they have sent. */
export async function makerPanel(visit: Visit, submission: Submission): Promise<Html> {
  const { t, locale, parts, format } = visit;
  const maker = await findAccount(parts.db, submission.accountId);
  const { items } = await listOwnSubmissions(parts.db, submission.accountId, { page: 1, perPage: OTHERS_SHOWN + 1 });
  const others = items.filter((other) => other.id !== submission.id).slice(0, OTHERS_SHOWN);
  return html`<section class="panel" aria-labelledby="maker">
    <h2 id="maker">${t.review.maker}</h2>
    <dl class="facts">
      <div>
        <dt>${t.form.email}</dt>
        <dd><bdi dir="ltr">${maker?.email ?? '—'}</bdi></dd>
      </div>
      ${
        maker !== undefined &&
        html`<div>
          <dt>${t.tokens.created}</dt>
          <dd>${timeText(maker.createdAt, format.date(maker.createdAt))}</dd>
        </div>`
      }
      ${
        submission.contactEmail !== null &&
        html`<div>
          <dt>${t.review.contact}</dt>
          <dd><bdi dir="ltr">${submission.contactEmail}</bdi></dd>
        </div>`
      }
    </dl>
    ${
      others.length > 0 &&
      html`<h3>${t.review.makerOthers}</h3>
        <ul class="plain">
          ${others.map((other) => html`<li><a href="${pathTo(locale, 'editor', 'submissions', other.id)}">${personText(other.name)}</a> ${stateBadge(visit, other.state)}</li>`)}
        </ul>`
    }
    <p><a href="${pathTo(locale, 'submissions', submission.id)}">${t.review.statusPage}</a></p>
  </section>`;
}

/** Reason and note of the last decision, and the appeal against it. */
export function priorDecision(visit: Visit, submission: Submission): Html | null {
  const { t } = visit;
  const reason = REASON_CODES.find((code) => code === submission.reasonCode);
  if (reason === undefined && submission.editorNote === null && submission.appealMessage === null) return null;
  return html`<section class="panel">
    ${
      reason !== undefined &&
      html`<h2>${t.submission.reason}</h2>
        <p>${t.reasons[reason]}</p>`
    }
    ${
      submission.editorNote !== null &&
      html`<h2>${t.review.note}</h2>
        <p class="lines">${personText(submission.editorNote)}</p>`
    }
    ${
      submission.appealMessage !== null &&
      html`<h2>${t.submission.appeal}</h2>
        <p class="lines">${personText(submission.appealMessage)}</p>`
    }
  </section>`;
}
