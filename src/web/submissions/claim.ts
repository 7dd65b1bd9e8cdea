/** The claim of a published tool: instructions, proof and result. */
import { claimableOf, type Claimable } from '#catalog/entries/urls/claimable.ts';
import { requestCheck, claimTool, withdrawClaim } from '#catalog/claims/claiming.ts';
import { findOwnClaim, type Claim } from '#catalog/claims/claims.ts';
import {
  isSiteMethod,
  PROOF_META,
  PROOF_PATH,
  proofOrigin,
  recordName,
  SITE_METHODS,
  type SiteMethod,
} from '#catalog/claims/methods.ts';
import { CatalogError } from '#catalog/errors.ts';
import { getDeskTool, type DeskTool } from '#catalog/tools/edits.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { claimMessages } from '#locales/subjects.ts';
import { quotable } from '#locales/quotable.ts';
import { accountBar } from '#web/account/account-layout.ts';
import { mustVerify, verificationNotice } from '#web/account/verification.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { errorSummary } from '#web/elements/form-fields.ts';
import { blankForm } from '#web/elements/form-state.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { answerText } from '#web/elements/link-answer.ts';
import { doneNotice, monogram, notice } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { personText } from '#web/elements/texts.ts';

const claimPath = ({ locale }: PageRequest, slug: string, act?: string): string =>
  pathTo(locale, 'tools', slug, 'claim', ...(act === undefined ? [] : [act]));

async function findTool(request: PageRequest): Promise<DeskTool> {
  const tool = await getDeskTool(request.context.db, request.params['slug'] ?? '');
  if (tool.state !== 'published') throw new CatalogError('not_found');
  return tool;
}

/** A value to copy. */
const given = (label: string, value: string): Html =>
  html`<dt>${label}</dt>
    <dd><code dir="ltr">${value}</code></dd>`;

/** The instructions of each method. */
function instructions(request: PageRequest, claim: Claim, address: string, domain: string): Record<SiteMethod, Html> {
  const { claims: t } = claimMessages(request.locale);
  const origin = proofOrigin(address, domain);
  return {
    dns: html`${given(t.name, recordName(domain))} ${given(t.value, claim.token)}`,
    file: html`${given(t.address, origin + PROOF_PATH)} ${given(t.line, claim.token)}`,
    meta: html`${given(t.address, `${origin}/`)}
    ${given(t.line, `<meta name="${PROOF_META}" content="${claim.token}">`)}`,
  };
}

/** Path segments of the claim's page. */
const claimSegments = ({ params }: PageRequest): string[] => ['tools', params['slug'] ?? '', 'claim'];

/** The result of the last check, or a running one; null before the first. */
function checkResult(request: PageRequest, { method, answer, dueAt }: Claim, of: Claim['method']): Html | null {
  const { claims: t } = claimMessages(request.locale);
  if (method !== of) return null;
  if (dueAt !== null)
    return notice(
      'note',
      html`<p>${t.checking} <a href="${pathTo(request.locale, ...claimSegments(request))}">${t.reload}</a></p>`,
    );
  if (answer === null) return null;
  const sentences: Record<string, string> = { missing: t.missing, elsewhere: t.elsewhere, not_admin: t.notAdmin };
  const sentence = sentences[answer] ?? t.failed(quotable(request.locale, answerText(request, answer) ?? answer));
  return notice('warning', html`<p>${sentence}</p>`);
}

function siteWay(request: PageRequest, claim: Claim, tool: DeskTool, domain: string, method: SiteMethod): Html {
  const { claims: t } = claimMessages(request.locale);
  const id = `way-${method}`;
  return html`<section class="panel claim-way" aria-labelledby="${id}">
    <h3 id="${id}">${t[method]}</h3>
    <p>${t[`${method}Text`]}</p>
    <dl class="claim-values">${instructions(request, claim, tool.url, domain)[method]}</dl>
    ${checkResult(request, claim, method)}
    <form method="post" action="${claimPath(request, tool.slug, 'proof')}" novalidate>
      <button class="button" name="method" value="${method}" aria-describedby="${id}">${t.check}</button>
    </form>
  </section>`;
}

/** The GitHub proof of a repository; unavailable without sign-in with GitHub. */
function githubWay(request: PageRequest, claim: Claim | null, tool: DeskTool, repository: string): Html {
  const { locale, context } = request;
  const { claims: t } = claimMessages(locale);
  const isOn = context.config.github !== undefined;
  return html`<section class="panel claim-way" aria-labelledby="way-github">
    <h3 id="way-github">${t.github}</h3>
    <p>${isOn ? t.githubText(quotable(locale, repository)) : t.githubOff}</p>
    ${claim !== null && checkResult(request, claim, 'github')}
    ${
      isOn &&
      claim !== null &&
      html`<p>
        <a class="button" rel="nofollow" href="${withQuery(pathTo(locale, 'sign-in', 'github'), { claim: tool.slug })}"
          >${t.githubButton}</a
        >
      </p>`
    }
  </section>`;
}

function ways(request: PageRequest, claim: Claim, tool: DeskTool, { domain, repository }: Claimable): Html {
  const { locale, context, format } = request;
  const { claims: t } = claimMessages(locale);
  const isOff = context.fetcher === undefined;
  return html`<h2>${t.ways(quotable(locale, domain ?? repository ?? ''))}</h2>
    <p class="hint">
      ${domain !== null && !isOff && t.waysLead} ${claim.expiresAt !== null && t.until(format.date(claim.expiresAt))}
    </p>
    ${domain !== null && isOff && notice('warning', html`<p>${t.off}</p>`)}
    ${repository !== null && githubWay(request, claim, tool, repository)}
    ${domain !== null && !isOff && SITE_METHODS.map((method) => siteWay(request, claim, tool, domain, method))}`;
}

/** In two steps: the effect comes before the button. */
function giveUp(request: PageRequest, slug: string, isVerified: boolean): Html {
  const { claims: t } = claimMessages(request.locale);
  return html`<details class="confirm">
    <summary>${t.giveUp}</summary>
    <form method="post" action="${claimPath(request, slug, 'withdraw')}" novalidate>
      ${isVerified && html`<p class="hint">${t.giveUpHint}</p>`}
      <button class="button button-quiet button-danger">${t.giveUp}</button>
    </form>
  </details>`;
}

/** The way of its maker to the form of the entry. */
const changeLink = ({ locale }: PageRequest, { slug }: DeskTool): Html =>
  html`<p>
    <a class="button" href="${pathTo(locale, 'tools', slug, 'suggest')}">${claimMessages(locale).claims.change}</a>
  </p>`;

/** An open claim: its state and its acts. */
function claimPanel(request: PageRequest, claim: Claim, tool: DeskTool, claimable: Claimable): Html {
  const { locale, format } = request;
  const { claims: t } = claimMessages(locale);
  if (claim.state === 'open')
    return html`${ways(request, claim, tool, claimable)} ${giveUp(request, tool.slug, false)}`;
  if (claim.state === 'awaiting_moderation')
    return html`${notice('note', html`<p>${t.contested}</p>`)} ${giveUp(request, tool.slug, false)}`;
  const isGithub = claim.method === 'github';
  const next = claim.dueAt === null ? '' : format.date(claim.dueAt);
  return html`${notice('done', html`<p>${t.verified(format.date(claim.stateSince))}</p>`)}
    ${claim.halves > 0 && checkResult(request, { ...claim, dueAt: null }, claim.method)}
    <p class="hint">${isGithub ? t.renew(next) : t.keep(next)}</p>
    ${changeLink(request, tool)}
    ${isGithub && githubWay(request, { ...claim, dueAt: null, answer: null }, tool, claim.subject)}
    ${giveUp(request, tool.slug, true)}`;
}

/** Without an open claim: the button to start, or why the tool cannot be claimed. */
function startPanel(request: PageRequest, claim: Claim | undefined, tool: DeskTool, claimable: Claimable): Html {
  const { locale, context } = request;
  const { claims: t, titles } = claimMessages(locale);
  const { domain, repository } = claimable;
  const { hostname } = new URL(tool.url);
  const account = accountOf(request);
  const ended =
    claim !== undefined &&
    notice(
      'note',
      html`<p>${t.states[claim.state]}</p>
        ${claim.note !== null && html`<blockquote class="lines">${personText(claim.note)}</blockquote>`}`,
    );
  const report = html`<p>
    <a class="button button-quiet" href="${pathTo(locale, 'tools', tool.slug, 'report')}">${titles.report}</a>
  </p>`;
  if (domain === null && repository === null)
    return html`${ended} ${notice('warning', html`<p>${t.shared(quotable(locale, hostname))}</p>`)}
      <p>${t.nothing}</p>
      ${report}`;
  const canProve = domain === null ? context.config.github !== undefined : context.fetcher !== undefined;
  const why = domain === null ? html`${t.shared(quotable(locale, hostname))} ${!canProve && t.githubOff}` : t.off;
  return html`${ended} ${(domain === null || !canProve) && notice(canProve ? 'note' : 'warning', html`<p>${why}</p>`)}
  ${tool.accountId !== null && tool.accountId !== account.id && html`<p>${t.other}</p>`}
  ${
    canProve
      ? html`<form method="post" action="${claimPath(request, tool.slug)}" novalidate>
          <button class="button">${claim === undefined ? t.start : t.claimAgain}</button>
        </form>`
      : report
  }`;
}

async function claimPage(request: PageRequest, form: FormState = blankForm()): Promise<PageAnswer> {
  const { locale, context, query } = request;
  const { claims: t } = claimMessages(locale);
  const account = accountOf(request);
  const tool = await findTool(request);
  const claim = await findOwnClaim(context.db.read, tool.id, account.id);
  const claimable = claimableOf(tool.url);
  const isLive =
    claim?.state === 'open' || claim?.state === 'awaiting_moderation' || claim?.state === 'verified' ? claim : null;
  return answerPage(request, {
    title: `${t.title} · ${tool.name}`,
    section: 'account',
    styles: [ASSET_PATHS['account.css']],
    main: html`${accountBar(request, 'submissions')} ${errorSummary(request, form, { method: t.proof })}
      ${doneNotice(query, { 'given-up': t.givenUp })}
      <div class="entry-head">
        ${monogram(tool.name, 'large')}
        <div>
          <h1>${t.title}</h1>
          <p class="sub"><a href="${pathTo(locale, 'tools', tool.slug)}">${personText(tool.name)}</a></p>
        </div>
      </div>
      ${
        isLive?.state !== 'verified' &&
        html`${tool.accountId === account.id && changeLink(request, tool)}
          <p class="lead">${t.lead}</p>`
      }
      ${verificationNotice(request, account)}
      ${
        isLive === null
          ? startPanel(request, claim, tool, claimable)
          : html`<div class="stack">${claimPanel(request, isLive, tool, claimable)}</div>`
      }`,
  });
}

async function run(request: PageRequest, deed: (slug: string) => Promise<unknown>, done?: string): Promise<PageAnswer> {
  const slug = request.params['slug'] ?? '';
  if (mustVerify(request, accountOf(request))) throw new CatalogError('email_unverified');
  await takeAttempt(request, 'claim', accountOf(request).id);
  await deed(slug);
  return { redirect: withQuery(claimPath(request, slug), { done }) };
}

const again = (request: PageRequest, form: FormState): Promise<PageAnswer> =>
  claimPage({ ...request, path: `/tools/${request.params['slug'] ?? ''}/claim`, search: '' }, form);

export const CLAIM_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/tools/:slug/claim', who: 'member', handler: (request) => claimPage(request) },
  {
    method: 'POST',
    path: '/:locale/tools/:slug/claim',
    who: 'member',
    form: {},
    again,
    handler: (request) => run(request, (slug) => claimTool(request.context.db, accountOf(request), slug)),
  },
  {
    method: 'POST',
    path: '/:locale/tools/:slug/claim/proof',
    who: 'member',
    form: { method: CHOSEN },
    again,
    handler: (request) =>
      run(request, async (slug) => {
        const method = request.form.get('method');
        if (!isSiteMethod(method) || request.context.fetcher === undefined) throw new CatalogError('conflict');
        await requestCheck(request.context.db, accountOf(request), slug, method);
      }),
  },
  {
    method: 'POST',
    path: '/:locale/tools/:slug/claim/withdraw',
    who: 'member',
    form: {},
    again,
    async handler(request) {
      const answer = await run(
        request,
        (slug) => withdrawClaim(request.context.db, accountOf(request), slug),
        'given-up',
      );
      await request.context.live.show();
      return answer;
    },
  },
];
