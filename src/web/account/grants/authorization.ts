/** Being asked by a program: who it is, what it wants to do, and the answer that takes it back where it came from. */
import { isLoopback, type ClientDocument } from '#catalog/accounts/grants/client-documents.ts';
import { createGrant, hasGrant } from '#catalog/accounts/grants/grants.ts';
import { CatalogError } from '#catalog/errors.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { formTargetPolicy } from '#http/pages/security-headers.ts';
import { AUTHORIZE_PATH, offersGrants, resourceAddress } from '#http/oauth/addresses.ts';
import {
  PACKED_LENGTH,
  answerAddress,
  clientIdOf,
  packRequest,
  parseRequest,
  redirectUriOf,
  unpackRequest,
  type AuthorizationRequest,
  type Fault,
} from '#http/oauth/authorization-request.ts';
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
  /** What is asked as a part of the address. */
  packed: string;
  parameters: URLSearchParams;
  client: ClientDocument;
  redirectUri: string;
}

/** What people know an address by: its host, or the scheme of an app. */
function hostOf(address: string): string {
  const { host, protocol } = new URL(address);
  return host || protocol;
}

function unknownPage(request: PageRequest): PageAnswer {
  const { grants: t } = grantMessages(request.locale);
  const card = html`<h1>${t.unknown}</h1>
    <p class="lead">${t.unknownText}</p>`;
  return { ...answerAuthPage(request, { title: t.unknown, card }), status: 400 };
}

/** What is wrong with a request, in the words of OAuth, and the way back where there is one. */
function faultyPage(request: PageRequest, said: string, back?: string): PageAnswer {
  const { grants: t } = grantMessages(request.locale);
  const page = answerAuthPage(request, {
    title: t.faulty,
    headers: { 'referrer-policy': 'no-referrer' },
    card: html`<h1>${t.faulty}</h1>
      <p class="lead">${t.faultyText}</p>
      <p><code dir="ltr">${said}</code></p>
      ${back !== undefined && html`<p><a class="button button-quiet" href="${back}">${t.goBack(`\u2068${hostOf(back)}\u2069`)}</a></p>`}`,
  });
  return { ...page, status: 400 };
}

/** Nothing is sent to an address before the program has named it as its own: until then every refusal is a page of ours. */
async function questionOf(request: PageRequest): Promise<Question | PageAnswer> {
  const { context, params } = request;
  const packed = params['asked'] ?? '';
  const parameters = unpackRequest(packed);
  const id = clientIdOf(parameters);
  const client =
    id === undefined
      ? undefined
      : await findClient(context, id, async () => {
          await takeAttempt(request, 'authorization', accountOf(request).id);
        });
  const redirectUri = client && redirectUriOf(parameters, client);
  if (client === undefined || redirectUri === undefined) return unknownPage(request);
  return { packed, parameters, client, redirectUri };
}

type Answer = Parameters<typeof answerAddress>[3];

function backAddress({ context }: PageRequest, { parameters, redirectUri }: Question, answer: Answer): string {
  return answerAddress(redirectUri, parameters, context.config.publicUrl, answer);
}

function goBack(request: PageRequest, question: Question, answer: Answer): PageAnswer {
  return { redirect: backAddress(request, question, answer), headers: { 'referrer-policy': 'no-referrer' } };
}

/**
 * A request that is not in order. Anybody can name an address of their own in a document, so only a program that the account
 * has allowed something is told without a click (RFC 9700, 4.11.2).
 */
async function refuse(request: PageRequest, question: Question, fault: Fault): Promise<PageAnswer> {
  const { error, description } = fault;
  const answer = { error, error_description: description };
  return (await hasGrant(request.context.db, accountOf(request).id, question.client.id))
    ? goBack(request, question, answer)
    : faultyPage(request, `${error}: ${description}`, backAddress(request, question, answer));
}

function consentPage(request: PageRequest, question: Question, asked: AuthorizationRequest): PageAnswer {
  const { locale, site, context } = request;
  const { grants: t } = grantMessages(locale);
  const account = accountOf(request);
  const { client, redirectUri, packed } = question;
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
          <dd>${isHere ? t.device : html`<bdi dir="ltr">${hostOf(redirectUri)}</bdi>`}</dd>
        </div>
        <div>
          <dt>${t.who}</dt>
          <dd>${personText(account.email)}</dd>
        </div>
        <div>
          <dt>${t.resource}</dt>
          <dd>
            ${asked.resources.map(
              (resource) =>
                html`<p>
                  ${t.resources[resource]}
                  <bdi dir="ltr" class="hint">${resourceAddress(context.config.publicUrl, resource)}</bdi>
                </p>`,
            )}
          </dd>
        </div>
        <div>
          <dt>${t.lasts}</dt>
          <dd>${client.isLasting ? t.lasting : t.brief}</dd>
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
          : html`<form method="post" action="${pathTo(locale, 'account', 'authorize', packed)}" class="form-end">
              <button class="button" name="decision" value="allow">${t.allow}</button>
              <button class="button button-quiet" name="decision" value="deny">${t.deny}</button>
            </form>`
      }`,
  });
}

async function ask(request: PageRequest): Promise<PageAnswer> {
  const question = await questionOf(request);
  if (!('client' in question)) return question;
  const read = parseRequest(question.parameters, request.context.config.publicUrl);
  return 'error' in read ? refuse(request, question, read) : consentPage(request, question, read.asked);
}

async function decide(request: PageRequest): Promise<PageAnswer> {
  const { context, form } = request;
  const question = await questionOf(request);
  if (!('client' in question)) return question;
  const read = parseRequest(question.parameters, context.config.publicUrl);
  if ('error' in read) return refuse(request, question, read);
  const decision = form.get('decision');
  if (decision === 'deny')
    return goBack(request, question, { error: 'access_denied', error_description: 'the person has refused' });
  if (decision !== 'allow' || mustVerify(request, accountOf(request)))
    return { ...consentPage(request, question, read.asked), status: 422 };
  const { client, redirectUri } = question;
  const rules = { verificationRequired: context.config.smtpUrl !== undefined };
  const code = await createGrant(context.db, accountOf(request), { ...read.asked, client, redirectUri }, rules);
  return goBack(request, question, { code });
}

export const AUTHORIZATION_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: AUTHORIZE_PATH,
    who: 'anyone',
    private: true,
    async handler(request) {
      const { context, query, locale, address } = request;
      if (!offersGrants(context)) throw new CatalogError('not_found');
      await takeAttempt(request, 'authorization', address);
      const packed = packRequest(query);
      if (packed === undefined)
        return faultyPage(request, `invalid_request: the parameters have more than ${PACKED_LENGTH} characters`);
      return { redirect: pathTo(locale, 'account', 'authorize', packed) };
    },
  },
  {
    method: 'GET',
    path: '/:locale/account/authorize/:asked',
    who: 'member',
    handler: (request) => afterConfirmation(request, () => ask(request)),
  },
  {
    method: 'POST',
    path: '/:locale/account/authorize/:asked',
    who: 'member',
    form: { decision: CHOSEN },
    again: (request, form) => answerRefusedButton(request, form, grantMessages(request.locale).grants.title),
    handler: (request) => afterConfirmation(request, () => decide(request)),
  },
];
