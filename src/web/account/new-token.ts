/** The page that shows a new token once, with a shell command that uses it. */
import { colon } from '#locales/quotable.ts';
import type { Token } from '#catalog/accounts/tokens/tokens.ts';
import { listCategories } from '#catalog/tools/listed-categories.ts';
import type { PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { accountMessages, idOf } from '#locales/subjects.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { personText, timeText } from '#web/elements/texts.ts';
import { answerAccountPage } from './account-layout.ts';
import { copyButton } from './copy-button.ts';

/** A `curl` command: a whole submission, or the list with a token that may only read. */
function curlLine(request: PageRequest, secret: string, mayWrite: boolean): string {
  const head = `curl ${request.publicUrl}/api/v1/submissions \\\n  -H 'Authorization: Bearer ${secret}'`;
  if (!mayWrite) return head;
  // The largest category is a good example in every language; the first of some lists is "Other".
  const [category] = listCategories(request.context.live, request.locale).toSorted((a, b) => b.toolCount - a.toolCount);
  const body = {
    url: 'https://your-tool.example.com',
    name: 'Your tool',
    tagline: 'One sentence that says what the tool does with AI',
    pricing_model: 'freemium',
    categories: [category?.id ?? 'chatbots'],
  };
  return `${head} \\\n  -H 'Content-Type: application/json' \\\n  -d '${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}'`;
}

/** The only page that shows a token: the answer to its form, not cached and not repeated by a reload. */
export function newTokenPage(request: PageRequest, secret: string, token: Token): PageAnswer {
  const { locale, format } = request;
  const t = accountMessages(locale);
  const { tokens: s } = t;
  const mayWrite = token.scopes.includes('submissions:write');
  return answerAccountPage(request, {
    title: t.tokens.createdTitle,
    section: 'tokens',
    scripts: [ASSET_PATHS['copy.js']],
    main: html`<div class="new-token">
      <h1>${t.tokens.createdTitle}</h1>
      <section class="new-token-once" aria-labelledby="token-title">
        <h2 id="token-title">${personText(token.name)}</h2>
        <p role="status">${t.tokens.shownOnce}</p>
        <div class="secret">
          <code dir="ltr" id="token">${secret}</code>
          ${copyButton(request, 'token', 'button')}
        </div>
        <p class="token-scopes">${token.scopes.map((scope) => html`<span>${t.tokens.scope[idOf(scope)]}</span>`)}</p>
        <p class="hint">
          ${t.token.validUntil}${colon(locale)}${token.expiresAt === null ? t.token.never : timeText(token.expiresAt, format.date(token.expiresAt))}
        </p>
      </section>
      <div class="terminal">
        <div class="copy-head">
          <h2 id="command-title">${mayWrite ? t.tokens.tryIt : s.tryList}</h2>
          ${copyButton(request, 'command', 'button button-quiet')}
        </div>
        <pre
          dir="ltr"
          tabindex="0"
          role="region"
          aria-labelledby="command-title"
        ><code id="command">${curlLine(request, secret, mayWrite)}</code></pre>
        <p class="hint">${s.storageAdvice}</p>
      </div>
      <p class="visually-hidden" role="status" id="copy-status"></p>
      <p class="new-token-end">
        <a class="button button-quiet" href="${pathTo(locale, 'account', 'tokens')}">${t.tokens.back}</a>
        <a href="${pathTo(locale, 'api')}">${t.titles.api}</a>
      </p>
    </div>`,
  });
}
