/** The OAuth authorization page: the program, its scopes, and the redirect back to it. */
import { appOf, isLoopback, publisherOf } from '#catalog/accounts/grants/client-documents.ts';
import { createGrant } from '#catalog/accounts/grants/consent.ts';
import { hasGrant } from '#catalog/accounts/grants/grants.ts';
import { CatalogError } from '#catalog/errors.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { formTargetPolicy } from '#http/pages/security-headers.ts';
import { AUTHORIZE_PATH, offersGrants, resourceAddress } from '#http/oauth/addresses.ts';
import {
  PACKED_LENGTH,
  answerAddress,
  packRequest,
  parseRequest,
  unpackRequest,
  type AuthorizationRequest,
  type Fault,
} from '#http/oauth/authorization-request.ts';
import { findAskingClient, type AskingClient } from '#http/oauth/clients.ts';
import { isolated } from '#locales/quotable.ts';
import { grantMessages } from '#locales/subjects.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { notice } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { personText } from '#web/elements/texts.ts';
import { answerAuthPage, answerRefusedButton } from '#web/account/auth-layout.ts';
import { afterConfirmation } from '#web/account/confirmation.ts';
import { mustVerify, verificationNotice } from '#web/account/verification.ts';
import { faultyPage, faultyTexts, hostOf, unknownPage } from './faulty-requests.ts';

/** A valid authorization request. */
interface ClientRequest extends AskingClient {
  /** The request as a query parameter. */
  packed: string;
  parameters: URLSearchParams;
}

/** Redirects only to an address that the program has named: other errors are pages of ours. */
async function readClientRequest(request: PageRequest): Promise<ClientRequest | PageAnswer> {
  const { context, params } = request;
  const packed = params['asked'] ?? '';
  const parameters = unpackRequest(packed);
  const found = await findAskingClient(context, parameters, async () => {
    await takeAttempt(request, 'authorization', accountOf(request).id);
  });
  if (found === undefined) throw new CatalogError('not_found');
  if ('fault' in found) return unknownPage(request, found);
  return { packed, parameters, ...found };
}

type Answer = Parameters<typeof answerAddress>[3];

function backAddress({ context }: PageRequest, { parameters, redirectUri }: ClientRequest, answer: Answer): string {
  return answerAddress(redirectUri, parameters, context.config.publicUrl, answer);
}

function goBack(request: PageRequest, clientRequest: ClientRequest, answer: Answer): PageAnswer {
  return { redirect: backAddress(request, clientRequest, answer), headers: { 'referrer-policy': 'no-referrer' } };
}

/**
 * An invalid request. Anyone can list an address in a document, so only a program with a grant of
 * the account is redirected to without a click (RFC 9700, 4.11.2).
 */
async function refuse(request: PageRequest, clientRequest: ClientRequest, fault: Fault): Promise<PageAnswer> {
  const { error, description } = fault;
  const answer = { error, error_description: description };
  return (await hasGrant(request.context.db, accountOf(request).id, clientRequest.client.id))
    ? goBack(request, clientRequest, answer)
    : faultyPage(request, { ...faultyTexts(request), ...fault, back: backAddress(request, clientRequest, answer) });
}

/** Where the answer goes: an app or a program on this device, or a website. */
function placeText({ locale }: PageRequest, redirectUri: string) {
  const { grants: t } = grantMessages(locale);
  const app = appOf(redirectUri);
  if (app !== undefined) return t.app(isolated(app));
  return isLoopback(redirectUri) ? t.device : html`<bdi dir="ltr">${hostOf(redirectUri)}</bdi>`;
}

function consentPage(request: PageRequest, clientRequest: ClientRequest, asked: AuthorizationRequest): PageAnswer {
  const { locale, site, context } = request;
  const { grants: t } = grantMessages(locale);
  const account = accountOf(request);
  const { client, redirectUri, packed } = clientRequest;
  const target = new URL(redirectUri);
  const isHere = isLoopback(redirectUri) || appOf(redirectUri) !== undefined;
  const publisher = publisherOf(client.id);
  return answerAuthPage(request, {
    title: t.title,
    headers: { 'content-security-policy': formTargetPolicy(target), 'referrer-policy': 'no-referrer' },
    before: verificationNotice(request, account),
    card: html`<h1>${t.title}</h1>
      <p class="lead">${t.lead({ app: isolated(client.name), site: site.name })}</p>
      <dl class="grant-facts">
        <div>
          <dt>${t.publisher}</dt>
          <dd>${publisher === undefined ? t.unproven : html`<bdi dir="ltr">${publisher}</bdi>`}</dd>
        </div>
        <div>
          <dt>${t.back}</dt>
          <dd>${placeText(request, redirectUri)}</dd>
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
      ${!isHere && publisher === undefined && notice('warning', html`<p>${t.unprovenHint}</p>`)}
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
  const clientRequest = await readClientRequest(request);
  if (!('client' in clientRequest)) return clientRequest;
  const read = parseRequest(clientRequest.parameters, request.context.config.publicUrl);
  return 'error' in read ? refuse(request, clientRequest, read) : consentPage(request, clientRequest, read.asked);
}

async function decide(request: PageRequest): Promise<PageAnswer> {
  const { context, form } = request;
  const clientRequest = await readClientRequest(request);
  if (!('client' in clientRequest)) return clientRequest;
  const read = parseRequest(clientRequest.parameters, context.config.publicUrl);
  if ('error' in read) return refuse(request, clientRequest, read);
  const decision = form.get('decision');
  if (decision === 'deny')
    return goBack(request, clientRequest, { error: 'access_denied', error_description: 'the person has refused' });
  if (decision !== 'allow' || mustVerify(request, accountOf(request)))
    return { ...consentPage(request, clientRequest, read.asked), status: 422 };
  const { client, redirectUri } = clientRequest;
  const rules = { verificationRequired: context.config.smtpUrl !== undefined };
  const code = await createGrant(context.db, accountOf(request), { ...read.asked, client, redirectUri }, rules);
  return goBack(request, clientRequest, { code });
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
      if (packed === undefined) {
        const description = `the parameters have more than ${PACKED_LENGTH} characters`;
        return faultyPage(request, { ...faultyTexts(request), error: 'invalid_request', description });
      }
      // Faults that need no fetch are reported before the sign-in.
      const known = await findAskingClient(context, query);
      if (known !== undefined && 'fault' in known) return unknownPage(request, known);
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
