/** Connected programs on the page of tokens: their list, and the end of their access. */
import { colon } from '#locales/quotable.ts';
import { publisherOf } from '#catalog/accounts/grants/client-documents.ts';
import { listGrants, revokeGrant, type Grant } from '#catalog/accounts/grants/grants.ts';
import type { Page, PageRequest } from '#http/pages/page-types.ts';
import { grantMessages } from '#locales/subjects.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { doneNotice } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { personText, timeText } from '#web/elements/texts.ts';
import { actPage } from '#web/elements/act-pages.ts';

function grantRow({ locale, format }: PageRequest, grant: Grant): Html {
  const { grants: t, token } = grantMessages(locale);
  const publisher = publisherOf(grant.clientId);
  const { id, clientName, createdAt, lastUsedAt, scopes } = grant;
  return html`<li class="token token-active">
    <div class="token-head">
      <h3>${personText(clientName)}</h3>
      ${publisher !== undefined && html`<code dir="ltr">${publisher}</code>`}
    </div>
    <ul class="grant-scopes">
      ${scopes.map((scope) => html`<li>${t.scopes[scope]}</li>`)}
    </ul>
    <dl class="token-facts">
      <div>
        <dt>${t.since}</dt>
        <dd>${timeText(createdAt, format.date(createdAt))}</dd>
      </div>
      <div>
        <dt>${token.lastUsed}</dt>
        <dd>${lastUsedAt === null ? token.neverUsed : timeText(lastUsedAt, format.dateTime(lastUsedAt))}</dd>
      </div>
    </dl>
    <details class="confirm">
      <summary ${attributes({ 'aria-label': `${t.end}${colon(locale)}${clientName}` })}>${t.end}</summary>
      <form method="post" action="${pathTo(locale, 'account', 'grants', id, 'end')}">
        <p class="hint">${t.endHint}</p>
        <button class="button button-quiet button-danger">${t.end}</button>
      </form>
    </details>
  </li>`;
}

/** The notice after a program is disconnected. */
export function disconnectedNotice({ locale, query }: PageRequest): Html | null {
  return doneNotice(query, { disconnected: grantMessages(locale).grants.done });
}

/** The connected programs; null if there are none. */
export async function grantList(request: PageRequest): Promise<Html | null> {
  const grants = await listGrants(request.context.db, accountOf(request).id);
  if (grants.length === 0) return null;
  const { grants: t } = grantMessages(request.locale);
  return html`<section class="token-list" aria-labelledby="grants">
    <h2 id="grants">${t.list}</h2>
    <ul class="tokens">
      ${grants.map((grant) => grantRow(request, grant))}
    </ul>
  </section>`;
}

export const GRANT_PAGES: readonly Page[] = [
  actPage({
    path: '/:locale/account/grants/:id/end',
    who: 'member',
    act: revokeGrant,
    back: '/account/tokens',
    done: 'disconnected',
  }),
];
