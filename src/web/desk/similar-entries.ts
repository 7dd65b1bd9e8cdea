/** Entries that resemble a submission according to its findings, and earlier decisions on its URL. */
import { reasonOf } from '#catalog/lifecycle.ts';
import type { Submission } from '#catalog/submissions/records.ts';
import { listEarlierEntries, type EarlierEntry, type SimilarEntry } from '#catalog/moderation/url-history.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { deskMessages } from '#locales/subjects.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, shownAddress } from '#web/elements/links.ts';
import { stateBadge } from '#web/elements/notices.ts';
import { personText, timeText } from '#web/elements/texts.ts';
import { keyHint, personBlock } from './desk-elements.ts';

function linkTo(request: PageRequest, entry: SimilarEntry): string {
  if (entry.slug === null) return pathTo(request.locale, 'editor', 'submissions', entry.id);
  return entry.state === 'published'
    ? pathTo(request.locale, 'tools', entry.slug)
    : pathTo(request.locale, 'editor', 'tools', entry.slug);
}

/** Duplicates are rejected in favour of entries that readers can open. */
function canBeWinner(entry: SimilarEntry): boolean {
  return entry.kind === 'tool' && entry.state === 'published';
}

function stateOf(request: PageRequest, entry: Pick<SimilarEntry | EarlierEntry, 'kind' | 'state'>): Html {
  if (entry.kind === 'submission') return stateBadge(request, entry.state as Submission['state']);
  const states: Readonly<Record<string, string>> = deskMessages(request.locale).tool.states;
  return html`<span class="${`badge badge-tool-${entry.state}`}">${states[entry.state] ?? entry.state}</span>`;
}

/**
 * Entries of the findings; null without any. With `duplicate`, each published tool has a button
 * that rejects the submission as its duplicate: a button of that form, sent to `action`.
 */
export function similarEntries(
  request: PageRequest,
  similar: readonly SimilarEntry[],
  duplicate: { form: string; action: string } | null,
): Html | null {
  const t = deskMessages(request.locale);
  if (similar.length === 0) return null;
  const firstTool = similar.find(canBeWinner);
  const button = (entry: SimilarEntry, { form, action }: { form: string; action: string }): Html =>
    html`<button
      class="button button-quiet button-refuse"
      ${attributes({ form, formaction: action, name: 'of', value: entry.slug, 'data-key': entry === firstTool ? 'd' : null })}
    >
      ${t.similar.duplicateOf} ${entry === firstTool && keyHint('d')}
    </button>`;
  return html`<section aria-labelledby="similar">
    <h2 id="similar">${t.similar.title}</h2>
    <ul class="rows desk-similar">
      ${similar.map(
        (entry) =>
          html`<li>
            <div>
              <p><a href="${linkTo(request, entry)}">${personText(entry.name)}</a> ${stateOf(request, entry)}</p>
              <p class="sub address"><bdi dir="ltr">${shownAddress(entry.url)}</bdi></p>
              <p>${personText(entry.tagline)}</p>
            </div>
            ${duplicate !== null && canBeWinner(entry) && button(entry, duplicate)}
          </li>`,
      )}
    </ul>
  </section>`;
}

/** Other submissions and tools with the same URL; null without any. */
export async function earlierEntries(request: PageRequest, submission: Submission): Promise<Html | null> {
  const { locale, context, format } = request;
  const t = deskMessages(locale);
  const earlier = await listEarlierEntries(context.db, submission);
  if (earlier.length === 0) return null;
  return html`<section aria-labelledby="earlier">
    <h2 id="earlier">${t.similar.earlier}</h2>
    <ul class="rows">
      ${earlier.map((entry) => {
        const reason = reasonOf(entry.reasonCode);
        const path =
          entry.kind === 'tool'
            ? pathTo(locale, 'editor', 'tools', entry.slug)
            : pathTo(locale, 'editor', 'submissions', entry.id);
        return html`<li>
          <p><a href="${path}">${personText(entry.name)}</a> ${stateOf(request, entry)}</p>
          <p class="sub">
            ${timeText(entry.at, format.date(entry.at))}${
              entry.editor !== null && html` · <bdi dir="ltr">${entry.editor}</bdi>`
            }${reason !== null && ` · ${t.reasons[reason]}`}
          </p>
          ${entry.note !== null && html`<blockquote class="sub">${personBlock(entry.note)}</blockquote>`}
        </li>`;
      })}
    </ul>
  </section>`;
}
