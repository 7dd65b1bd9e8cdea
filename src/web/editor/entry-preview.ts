/** The entry under review as readers would see it, and beside it what it resembles and what was said about its address before. */
import { countSubmissions } from '#catalog/account-desk.ts';
import { findAccount } from '#catalog/accounts.ts';
import { REASON_CODES, SUBMISSION_STATES } from '#catalog/lifecycle.ts';
import type { Submission } from '#catalog/submission-records.ts';
import { listEarlierEntries, listSimilarEntries, type EarlierEntry, type SimilarEntry } from '#catalog/url-history.ts';
import type { Visit } from '#http/page-types.ts';
import { deskMessages } from '#locales/desk.ts';
import { attributes, html, type Html } from '#web/html.ts';
import { pathTo, shownAddress, withQuery } from '#web/links.ts';
import { monogram, stateBadge } from '#web/notices.ts';
import { personText, timeText } from '#web/texts.ts';
import { keyHint } from './desk-pieces.ts';

const SIMILAR_SHOWN = 3;
const DAY_MS = 86_400_000;

/** Whether the canonical form of the address says more than that a trailing slash is gone. */
function isRewritten(submission: Submission): boolean {
  return submission.canonicalUrl.replace(/\/$/, '') !== submission.url.replace(/\/$/, '');
}

/** Head, facts and description in the order of a tool's page; the address is shown whole, as a machine reads it. */
export function entryPreview(visit: Visit, submission: Submission): Html {
  const { t, locale, parts } = visit;
  const names = parts.live.categories.of(locale);
  const { fields } = t.submit;
  return html`<article class="desk-entry">
    <header class="tool-head">
      ${monogram(submission.name, 'large')}
      <div>
        <h1>${personText(submission.name)}</h1>
        <p class="lead">${personText(submission.tagline)}</p>
      </div>
    </header>
    <p class="address">
      <a href="${submission.url}" rel="nofollow noopener noreferrer" target="_blank" dir="ltr" data-visit
        >${submission.url}</a
      >
      ${isRewritten(submission) && html`<span class="sub" dir="ltr">${submission.canonicalUrl}</span>`}
    </p>
    <p class="tags">
      <span class="tag tag-price">${t.pricing[submission.pricingModel]}</span>
      ${submission.categories.map((id) => html`<span class="tag">${names.get(id)?.name ?? id}</span> `)}
    </p>
    ${
      submission.description !== null &&
      html`<div class="desk-description prose" tabindex="0" role="region" aria-label="${fields.description.label}">
        ${submission.description.split(/\n{2,}/).map((paragraph) => html`<p class="lines">${personText(paragraph)}</p>`)}
      </div>`
    }
    ${submission.logoUrl !== null && html`<p class="sub">${fields.logo_url.label}: <bdi dir="ltr">${submission.logoUrl}</bdi></p>`}
  </article>`;
}

function linkTo(visit: Visit, entry: SimilarEntry): string {
  if (entry.slug === null) return pathTo(visit.locale, 'editor', 'submissions', entry.id);
  return entry.state === 'published'
    ? pathTo(visit.locale, 'tools', entry.slug)
    : pathTo(visit.locale, 'editor', 'tools', entry.slug);
}

/** Only what readers can open can be what a rejected entry is told to duplicate. */
function canBeWinner(entry: SimilarEntry): boolean {
  return entry.kind === 'tool' && entry.state === 'published';
}

function stateOf(visit: Visit, entry: Pick<SimilarEntry | EarlierEntry, 'kind' | 'state'>): Html {
  if (entry.kind === 'submission') return stateBadge(visit, entry.state as Submission['state']);
  const states: Readonly<Record<string, string>> = deskMessages(visit.locale).tools.states;
  return html`<span class="${`badge badge-tool-${entry.state}`}">${states[entry.state] ?? entry.state}</span>`;
}

/**
 * The entry and what its findings point to, side by side. With `duplicate`, each published tool has a button that
 * rejects the entry as its duplicate: one of the form with that id, sent to `action`.
 */
export async function similarEntries(
  visit: Visit,
  submission: Submission,
  duplicate: { form: string; action: string } | null,
): Promise<Html> {
  const { t, parts, locale } = visit;
  const d = deskMessages(locale);
  const similar = await listSimilarEntries(parts.db, submission, SIMILAR_SHOWN);
  const { fields } = t.submit;
  const row = (label: string, show: (entry: Pick<SimilarEntry, 'name' | 'url' | 'tagline'>) => Html) =>
    html`<tr>
      <th scope="row">${label}</th>
      <td>${show(submission)}</td>
      ${similar.map((entry) => html`<td>${show(entry)}</td>`)}
    </tr>`;
  const firstTool = similar.find(canBeWinner);
  const button = (entry: SimilarEntry, { form, action }: { form: string; action: string }): Html | null =>
    canBeWinner(entry)
      ? html`<button
          class="button button-quiet"
          ${attributes({ form, formaction: action, name: 'of', value: entry.slug, 'data-key': entry === firstTool ? 'd' : null })}
        >
          ${d.review.duplicateOf} ${entry === firstTool && keyHint('d')}
        </button>`
      : null;
  return html`<section aria-labelledby="similar">
    <h2 id="similar">${d.review.similar}</h2>
    ${
      similar.length === 0
        ? html`<p class="sub">${d.review.noSimilar}</p>`
        : html`<div class="table-frame" tabindex="0">
            <table class="desk-compare">
              <thead>
                <tr>
                  <td></td>
                  <th scope="col">${d.review.thisEntry}</th>
                  ${similar.map((entry) => html`<th scope="col"><a href="${linkTo(visit, entry)}">${personText(entry.name)}</a> ${stateOf(visit, entry)}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${row(fields.url.label, (entry) => html`<bdi dir="ltr">${shownAddress(entry.url)}</bdi>`)}
                ${row(fields.tagline.label, (entry) => personText(entry.tagline))}
                ${
                  duplicate !== null &&
                  firstTool !== undefined &&
                  html`<tr class="desk-duplicates">
                    <td></td>
                    <td></td>
                    ${similar.map((entry) => html`<td>${button(entry, duplicate)}</td>`)}
                  </tr>`
                }
              </tbody>
            </table>
          </div>`
    }
  </section>`;
}

/** Who sent it, how to reach them, and how their other submissions fared. */
export async function makerSummary(visit: Visit, submission: Submission): Promise<Html> {
  const { t, locale, parts, format } = visit;
  const d = deskMessages(locale);
  const maker = await findAccount(parts.db, submission.accountId);
  const counts = await countSubmissions(parts.db, submission.accountId);
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const age = maker === undefined ? 0 : Math.floor((parts.db.now().getTime() - Date.parse(maker.createdAt)) / DAY_MS);
  const queue = pathTo(locale, 'editor', 'queue');
  return html`<section class="panel" aria-labelledby="maker">
    <h2 id="maker">${t.review.maker}</h2>
    <p><bdi dir="ltr">${maker?.email ?? '—'}</bdi></p>
    <p class="sub">
      ${d.review.accountAge(age)}${maker?.suspendedAt != null && html` <span class="badge badge-spam">${d.accounts.states.suspended}</span>`}
    </p>
    ${submission.contactEmail !== null && html`<p class="sub">${t.review.contact}: <bdi dir="ltr">${submission.contactEmail}</bdi></p>`}
    ${
      total <= 1
        ? html`<p class="sub">${d.review.firstOne}</p>`
        : html`<ul class="desk-counts">
            ${SUBMISSION_STATES.filter((state) => counts[state] > 0).map((state) => html`<li><a href="${withQuery(queue, { status: state === 'awaiting_moderation' ? undefined : state, account: submission.accountId })}">${stateBadge(visit, state)} ${format.number(counts[state])}</a></li>`)}
          </ul>`
    }
    <p class="sub"><a href="${pathTo(locale, 'submissions', submission.id)}">${t.review.statusPage}</a></p>
  </section>`;
}

/** Earlier decisions on the same address, and the appeal that this may be. */
export async function earlierDecisions(visit: Visit, submission: Submission): Promise<Html> {
  const { t, locale, parts, format } = visit;
  const d = deskMessages(locale);
  const earlier = await listEarlierEntries(parts.db, submission);
  const reasonOf = (code: string | null) => REASON_CODES.find((each) => each === code);
  const own = reasonOf(submission.reasonCode);
  const wasDecided = own !== undefined || submission.editorNote !== null || submission.appealMessage !== null;
  return html`<section aria-labelledby="earlier">
    <h2 id="earlier">${d.review.earlier}</h2>
    ${
      wasDecided &&
      html`<div class="desk-said">
        ${own !== undefined && html`<p><strong>${t.reasons[own]}</strong></p>`}
        ${submission.editorNote !== null && html`<p class="lines">${personText(submission.editorNote)}</p>`}
        ${submission.appealMessage !== null && html`<p class="lines"><strong>${t.submission.appeal}:</strong> ${personText(submission.appealMessage)}</p>`}
      </div>`
    }
    ${
      earlier.length === 0
        ? !wasDecided && html`<p class="sub">${d.review.noEarlier}</p>`
        : html`<ul class="plain">
            ${earlier.map((entry) => {
              const reason = reasonOf(entry.reasonCode);
              const path =
                entry.kind === 'tool'
                  ? pathTo(locale, 'editor', 'tools', entry.slug)
                  : pathTo(locale, 'editor', 'submissions', entry.id);
              return html`<li>
                <a href="${path}">${personText(entry.name)}</a> ${stateOf(visit, entry)}
                <span class="sub"
                  >${timeText(entry.at, format.date(entry.at))}${reason !== undefined && ` · ${t.reasons[reason]}`}${entry.editor !== null && html` · <bdi dir="ltr">${entry.editor}</bdi>`}${entry.note !== null && html` · ${personText(entry.note)}`}</span
                >
              </li>`;
            })}
          </ul>`
    }
  </section>`;
}
