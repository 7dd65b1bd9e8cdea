/** Rival claims of verified tools, on the page of changes: an editor decides who owns the tool. */
import { colon } from '#locales/quotable.ts';
import { listClaims, MOST_WAITING, type ListedClaim } from '#catalog/claims/claims.ts';
import { acceptClaim, refuseClaim } from '#catalog/moderation/decisions/claims.ts';
import { NOTE_LENGTH } from '#catalog/lifecycle.ts';
import type { DrawForm, FormState, Page, PageRequest } from '#http/pages/page-types.ts';
import { claimMessages } from '#locales/subjects.ts';
import { textField } from '#web/elements/form-fields.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { tableFrame } from '#web/elements/tables.ts';
import { timeText } from '#web/elements/texts.ts';
import { ownership } from './self-review.ts';
import { actPage } from '#web/elements/act-pages.ts';

type Act = 'accept' | 'refuse';

async function decision(request: PageRequest, claim: ListedClaim, form: FormState): Promise<Html | null> {
  const { locale } = request;
  const { claims: t } = claimMessages(locale);
  const owned = await ownership(request, [claim.accountId, claim.ownerId]);
  if (owned.isRefused) return owned.notice;
  const path = (act: Act): string => pathTo(locale, 'editor', 'claims', claim.id, act);
  const id = `note-${claim.id}`;
  return html`${owned.notice}
    <form method="post" action="${path('accept')}" class="stack" novalidate>
      <button class="button">${t.accept}</button>
      ${
        form.error !== null && request.params['id'] === claim.id
          ? textField(request, form, { name: 'note', label: t.note, maxlength: NOTE_LENGTH })
          : html`<label for="${id}">${t.note}</label>
              <input ${attributes({ id, name: 'note', type: 'text', maxlength: NOTE_LENGTH, dir: 'auto' })} />`
      }
      <button class="button button-quiet button-danger" formaction="${path('refuse')}">${t.refuse}</button>
    </form>`;
}

/** The list with its decisions; null if none waits. */
export async function rivalClaims(request: PageRequest, form: FormState): Promise<Html | null> {
  const { context, locale, format } = request;
  const { claims: t } = claimMessages(locale);
  const claims = await listClaims(context.db, { state: 'awaiting_moderation', most: MOST_WAITING });
  if (claims.length === 0) return null;
  const decisions = await Promise.all(claims.map((claim) => decision(request, claim, form)));
  const { logos } = claimMessages(locale).changes;
  const columns = [logos.tool, t.claimant, t.owner, t.proof, logos.since, logos.decision];
  // The table is already a region with that name.
  return html`<div class="stack">
    <h2 id="claims">${t.deskTitle}</h2>
    <p class="hint">${t.deskLead}</p>
    ${tableFrame(
      t.deskTitle,
      columns,
      claims.map((claim, at) => ({
        title: html`<a href="${pathTo(locale, 'editor', 'tools', claim.tool.slug)}"><bdi>${claim.tool.name}</bdi></a>`,
        cells: [
          html`<bdi dir="ltr">${claim.email}</bdi>`,
          html`<bdi dir="ltr">${claim.ownerEmail ?? '–'}</bdi>`,
          html`${claim.method !== null && t[claim.method]}${colon(locale)}<bdi dir="ltr">${claim.subject}</bdi>`,
          timeText(claim.stateSince, format.date(claim.stateSince)),
          decisions[at] ?? null,
        ],
      })),
    )}
  </div>`;
}

const listPath = ({ locale }: PageRequest): string => pathTo(locale, 'editor', 'changes');

/** Decides; after another editor's decision the list is redrawn. */
function claimAct(act: Act, again: DrawForm): Page {
  return actPage({
    path: `/:locale/editor/claims/:id/${act}`,
    who: 'editor',
    form: { note: NOTE_LENGTH },
    again,
    late: (request) => ({ redirect: withQuery(listPath(request), { done: 'late' }) }),
    act: (db, editor, id, { form }) =>
      act === 'accept' ? acceptClaim(db, editor, id) : refuseClaim(db, editor, id, form.get('note')),
    back: '/editor/changes',
    done: act === 'accept' ? 'claim' : 'claim-refused',
  });
}

/** The forms; `again` draws the page that contains them. */
export const claimDeskPages = (again: DrawForm): readonly Page[] => [
  claimAct('accept', again),
  claimAct('refuse', again),
];
