/** Buttons for sign-in with other sites, and the sentences of its failures. */
import { PROVIDER_LABELS, PROVIDER_NAMES, type ProviderName } from '#catalog/accounts/identities.ts';
import type { Locale } from '#catalog/locales.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { formTargetPolicy } from '#http/pages/security-headers.ts';
import { accountMessages } from '#locales/subjects.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { notice } from '#web/elements/notices.ts';
import { OAUTH_SITES, PROVIDERS } from './oauth.ts';
import { accountOf } from '#web/elements/signed-in.ts';

const GITHUB_MARK =
  'M12 .297c-6.63 0-12 5.373-12 12 0 5.303 3.438 9.8 8.205 11.385.6.113.82-.258.82-.577 ' +
  '0-.285-.01-1.04-.015-2.04-3.338.724-4.042-1.61-4.042-1.61C4.422 18.07 3.633 17.7 3.633 ' +
  '17.7c-1.087-.744.084-.729.084-.729 1.205.084 1.838 1.236 1.838 1.236 1.07 1.835 2.809 1.305 ' +
  '3.495.998.108-.776.417-1.305.76-1.605-2.665-.3-5.466-1.332-5.466-5.93 0-1.31.465-2.38 ' +
  '1.235-3.22-.135-.303-.54-1.523.105-3.176 0 0 1.005-.322 3.3 1.23.96-.267 1.98-.399 3-.405 1.02.006 2.04.138 3 ' +
  '.405 2.28-1.552 3.285-1.23 3.285-1.23.645 1.653.24 2.873.12 3.176.765.84 1.23 1.91 1.23 3.22 0 4.61-2.805 ' +
  '5.625-5.475 5.92.42.36.81 1.096.81 2.22 0 1.606-.015 2.896-.015 3.286 0 .315.21.69.825.57C20.565 22.092 24 ' +
  '17.592 24 12.297c0-6.627-5.373-12-12-12';

/** The logos, as the brand rules of the sites require on such buttons; a key for the operator's own. */
export const PROVIDER_MARKS: Record<ProviderName, Html> = {
  oidc: html`<svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    stroke-width="2"
    aria-hidden="true"
  >
    <circle cx="8" cy="15" r="5" />
    <path d="m11.5 11.5 9-9M16 7l3 3" />
  </svg>`,
  github: html`<svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
    <path d="${GITHUB_MARK}" />
  </svg>`,
  google: html`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path
      fill="#4285f4"
      d="M22.56 12.25c0-.78-.07-1.53-.2-2.25H12v4.26h5.92c-.26 1.37-1.04 2.53-2.21 3.31v2.77h3.57c2.08-1.92 3.28-4.74 3.28-8.09z"
    />
    <path
      fill="#34a853"
      d="M12 23c2.97 0 5.46-.98 7.28-2.66l-3.57-2.77c-.98.66-2.23 1.06-3.71 1.06-2.86 0-5.29-1.93-6.16-4.53H2.18v2.84C3.99 20.53 7.7 23 12 23z"
    />
    <path
      fill="#fbbc05"
      d="M5.84 14.09c-.22-.66-.35-1.36-.35-2.09s.13-1.43.35-2.09V7.07H2.18C1.43 8.55 1 10.22 1 12s.43 3.45 1.18 4.93l2.85-2.22.81-.62z"
    />
    <path
      fill="#ea4335"
      d="M12 5.38c1.62 0 3.06.56 4.21 1.64l3.15-3.15C17.45 2.09 14.97 1 12 1 7.7 1 3.99 3.47 2.18 7.07l3.66 2.84c.87-2.6 3.3-4.53 6.16-4.53z"
    />
  </svg>`,
};

/** The name of a provider for people. */
export function providerLabel({ context: { config } }: PageRequest, name: ProviderName): string {
  return name === 'oidc' ? (config.oidc?.name ?? PROVIDER_LABELS.oidc) : PROVIDER_LABELS[name];
}

/** One button for each configured provider; null without any. */
export function providerButtons(request: PageRequest, next: string | undefined): Html | null {
  const { locale, context } = request;
  const { signIn: s } = accountMessages(locale);
  const names = PROVIDER_NAMES.filter((name) => context.config[name] !== undefined);
  if (names.length === 0) return null;
  return html`<div class="providers">
      ${names.map(
        (name) =>
          html`<a
            class="button button-quiet"
            rel="nofollow"
            href="${withQuery(pathTo(locale, 'sign-in', name), { next })}"
            >${PROVIDER_MARKS[name]}<span>${s.with(providerLabel(request, name))}</span></a
          >`,
      )}
    </div>
    ${context.config.passwordSignIn && html`<p class="divider"><span>${s.or}</span></p>`}`;
}

/** The sentence for `?failed=<provider>`, `?unverified=<provider>`, `?known=<provider>` or `?unreachable=<provider>`. */
export function providerFailure(request: PageRequest): Html | null {
  const { signIn: s } = accountMessages(request.locale);
  const withoutPassword = { failed: s.failedAlone, unverified: s.unverifiedAlone };
  const sentences = { ...s, ...(!request.context.config.passwordSignIn && withoutPassword) };
  for (const why of ['failed', 'unverified', 'known', 'unreachable'] as const) {
    const name = PROVIDER_NAMES.find((provider) => provider === request.query.get(why));
    if (name !== undefined)
      return notice('warning', html`<p role="alert">${sentences[why](providerLabel(request, name))}</p>`);
  }
  return null;
}

/**
 * Whether an account can be connected to a provider: not with an unconfirmed address, which may be
 * someone else's, and not to the operator's own, whose sign-in connects by itself.
 */
export function canConnect({ account, context }: PageRequest, name: ProviderName): boolean {
  return name !== 'oidc' && account !== null && account.emailVerifiedAt !== null && context.config[name] !== undefined;
}

export const pathToConnect = (locale: Locale, name: ProviderName): string =>
  withQuery(pathTo(locale, 'sign-in', name), { connect: 'yes' });

/** Headers of a page whose form continues at `next`: to connect a site, the policy must allow its redirect. */
export function connectPolicy(locale: Locale, next: string | undefined): Record<string, string> {
  const name = OAUTH_SITES.find((site) => pathToConnect(locale, site) === next);
  if (name === undefined) return {};
  return { 'content-security-policy': formTargetPolicy(new URL(PROVIDERS[name].authorizeUrl)) };
}

/** The sentence for `?refused=<provider>` in the settings. */
export function connectFailure(request: PageRequest): Html | null {
  const { providers: s } = accountMessages(request.locale).settings;
  const name = PROVIDER_NAMES.find((provider) => provider === request.query.get('refused'));
  if (name === undefined) return null;
  return notice(
    'warning',
    html`<p role="alert">${s.refused({ name: providerLabel(request, name), email: accountOf(request).email })}</p>`,
  );
}
