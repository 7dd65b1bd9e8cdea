/** Pages of authorization requests that are refused here, and the same as JSON for programs. */
import { appOf } from '#catalog/accounts/grants/client-documents.ts';
import type { PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import type { ClientFault } from '#http/oauth/clients.ts';
import { grantMessages } from '#locales/subjects.ts';
import { html } from '#web/elements/html.ts';
import { answerAuthPage } from '#web/account/auth-layout.ts';

/** The known part of an address: its host, or an app. */
export function hostOf(address: string): string {
  return appOf(address) ?? new URL(address).host;
}

/** The page of a client that is not known, or of a redirect address that is not its own. */
export function unknownPage(request: PageRequest, { fault, ...answer }: ClientFault): PageAnswer {
  const { grants: t } = grantMessages(request.locale);
  const title = fault === 'no_redirect' || fault === 'wrong_redirect' ? t.faulty : t.unknown;
  return faultyPage(request, { title, lead: `${t.faults[fault]} ${t.noAccess}`, ...answer });
}

interface Refusal {
  title: string;
  lead: string;
  error: string;
  description: string;
  /** The address of the program with the error. */
  back?: string;
}

/** The page of an invalid request, with the OAuth error and a link back if there is one; JSON for programs. */
export function faultyPage(request: PageRequest, { title, lead, error, description, back }: Refusal): PageAnswer {
  const { grants: t } = grantMessages(request.locale);
  if (request.asksForJson)
    return {
      status: 400,
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({ error, error_description: description }),
    };
  const page = answerAuthPage(request, {
    title,
    headers: { 'referrer-policy': 'no-referrer' },
    card: html`<h1>${title}</h1>
      <p class="lead">${lead}</p>
      <p><code dir="ltr">${error}: ${description}</code></p>
      ${back !== undefined && html`<p><a class="button button-quiet" href="${back}">${t.goBack(`\u2068${hostOf(back)}\u2069`)}</a></p>`}`,
  });
  return { ...page, status: 400 };
}

/** The texts of a request that cannot be read. */
export function faultyTexts({ locale }: PageRequest): Pick<Refusal, 'title' | 'lead'> {
  const { grants: t } = grantMessages(locale);
  return { title: t.faulty, lead: `${t.faultyText} ${t.noAccess}` };
}
