/** Being asked by a program: who it is, what it wants to do, and the answer that takes it back where it came from. */
import { isLoopback, type ClientDocument } from '#catalog/accounts/grants/client-documents.ts';
import { createGrant, findRequest, openRequest, refuseRequest } from '#catalog/accounts/grants/grants.ts';
import { CatalogError } from '#catalog/errors.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { formTargetPolicy } from '#http/pages/security-headers.ts';
import { AUTHORIZE_PATH } from '#http/oauth/addresses.ts';
import { answerAddress, clientIdOf, readAsked, redirectUriOf, type Asked } from '#http/oauth/authorization-request.ts';
import { findClient } from '#http/oauth/clients.ts';
import { grantMessages } from '#locales/account/grants.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { notice } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { personText } from '#web/elements/texts.ts';
import { answerAuthPage, answerRefusedButton } from '#web/account/auth-layout.ts';
import { afterConfirmation } from '#web/account/confirmation.ts';
import { mustVerify, verificationNotice } from '#web/account/verification.ts';

/** What is asked, by whom, and where the answer goes. */
interface Question {
  secret: string;
  parameters: URLSearchParams;
  client: ClientDocument;
  redirectUri: string;
}

function endPage(request: PageRequest, which: 'ended' | 'unknown'): PageAnswer {
  const { grants: t } = grantMessages(request.locale);
  const text = which === 'ended' ? t.endedText : t.unknownText;
  const page = answerAuthPage(request, {
    title: t[which],
    card: html`<h1>${t[which]}</h1>
      <p class="lead">${text}</p>`,
  });
  return { ...page, status: which === 'ended' ? 410 : 400 };
}

/** Nothing is sent to an address before the program has named it as its own: until then every refusal is a page of ours. */
async function questionOf(request: PageRequest): Promise<Question | PageAnswer> {
  const { context, params } = request;
  const secret = params['secret'] ?? '';
  const kept = await findRequest(context.db, secret);
  if (kept === undefined) return endPage(request, 'ended');
  const parameters = new URLSearchParams(kept);
  const id = clientIdOf(parameters);
  const client =
    id === undefined
      ? undefined
      : await findClient(context, id, async () => {
          await takeAttempt(request, 'authorization', accountOf(request).id);
        });
  const redirectUri = client && redirectUriOf(parameters, client);
  if (client === undefined || redirectUri === undefined) return endPage(request, 'unknown');
  return { secret, parameters, client, redirectUri };
}

function goBack(
  { context }: PageRequest,
  { parameters, redirectUri }: Question,
  answer: Parameters<typeof answerAddress>[3],
): PageAnswer {
  const redirect = answerAddress(redirectUri, parameters, context.config.publicUrl, answer);
  return { redirect, headers: { 'referrer-policy': 'no-referrer' } };
}

async function refuse(
  request: PageRequest,
  question: Question,
  error: string,
  error_description: string,
): Promise<PageAnswer> {
  await refuseRequest(request.context.db, question.secret);
  return goBack(request, question, { error, error_description });
}

function consentPage(request: PageRequest, question: Question, asked: Asked): PageAnswer {
  const { locale, site } = request;
  const { grants: t } = grantMessages(locale);
  const account = accountOf(request);
  const { client, redirectUri, secret } = question;
  const target = new URL(redirectUri);
  const isHere = isLoopback(redirectUri);
  return answerAuthPage(request, {
    title: t.title,
    headers: { 'content-security-policy': formTargetPolicy(target), 'referrer-policy': 'no-referrer' },
    before: verificationNotice(request, account),
    card: html`<h1>${t.title}</h1>
      <p class="lead">${t.lead(`\u2068${client.name}\u2069`, site.name)}</p>
      <dl class="grant-facts">
        <div>
          <dt>${t.publisher}</dt>
          <dd><bdi dir="ltr">${new URL(client.id).hostname}</bdi></dd>
        </div>
        <div>
          <dt>${t.back}</dt>
          <dd>${isHere ? t.device : html`<bdi dir="ltr">${target.host || target.protocol}</bdi>`}</dd>
        </div>
        <div>
          <dt>${t.who}</dt>
          <dd>${personText(account.email)}</dd>
        </div>
      </dl>
      <div>
        <h2>${t.may}</h2>
        <ul class="grant-scopes">
          ${asked.scopes.map((scope) => html`<li>${t.scopes[scope]}</li>`)}
        </ul>
      </div>
      <p>${t.never}</p>
      ${isHere && notice('warning', html`<p>${t.deviceHint}</p>`)}
      ${
        mustVerify(request, account)
          ? html`<p>${t.verifyFirst}</p>`
          : html`<form method="post" action="${pathTo(locale, 'account', 'authorize', secret)}" class="form-end">
              <button class="button" name="decision" value="allow">${t.allow}</button>
              <button class="button button-quiet" name="decision" value="deny">${t.deny}</button>
            </form>`
      }`,
  });
}

async function ask(request: PageRequest): Promise<PageAnswer> {
  const question = await questionOf(request);
  if (!('client' in question)) return question;
  const read = readAsked(question.parameters, request.context.config.publicUrl);
  return 'error' in read
    ? refuse(request, question, read.error, read.description)
    : consentPage(request, question, read.asked);
}

async function decide(request: PageRequest): Promise<PageAnswer> {
  const { context, form, refusal } = request;
  const { title } = grantMessages(request.locale).grants;
  if (refusal !== null) return answerRefusedButton(request, refusal, title, title);
  const question = await questionOf(request);
  if (!('client' in question)) return question;
  const read = readAsked(question.parameters, context.config.publicUrl);
  if ('error' in read) return refuse(request, question, read.error, read.description);
  const { secret, client, redirectUri } = question;
  try {
    const decision = form.get('decision');
    if (decision === 'deny') return await refuse(request, question, 'access_denied', 'the person has refused');
    if (decision !== 'allow' || mustVerify(request, accountOf(request)))
      return { ...consentPage(request, question, read.asked), status: 422 };
    const allowed = { ...read.asked, client, redirectUri };
    const rules = { verificationRequired: context.config.smtpUrl !== undefined };
    return goBack(request, question, {
      code: await createGrant(context.db, accountOf(request), secret, allowed, rules),
    });
  } catch (error) {
    // Answered in another window meanwhile.
    if (error instanceof CatalogError && error.code === 'link_expired') return endPage(request, 'ended');
    throw error;
  }
}

export const AUTHORIZATION_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: AUTHORIZE_PATH,
    who: 'anyone',
    private: true,
    async handler(request) {
      const { context, query, locale, address } = request;
      await takeAttempt(request, 'authorization', address);
      const secret = await openRequest(context.db, query.toString());
      return { redirect: pathTo(locale, 'account', 'authorize', secret) };
    },
  },
  {
    method: 'GET',
    path: '/:locale/account/authorize/:secret',
    who: 'member',
    handler: (request) => afterConfirmation(request, () => ask(request)),
  },
  {
    method: 'POST',
    path: '/:locale/account/authorize/:secret',
    who: 'member',
    form: { decision: CHOSEN },
    handler: (request) => afterConfirmation(request, () => decide(request)),
  },
];
