/** The buttons that lead to other sites for signing in, and what is said when that failed. */
import type { Visit } from '#http/page-types.ts';
import { accountMessages } from '#locales/account.ts';
import { html, type Html } from '#web/html.ts';
import { pathTo, withQuery } from '#web/links.ts';
import { notice } from '#web/notices.ts';
import { PROVIDERS, PROVIDER_NAMES } from './oauth.ts';

/** One button for each provider that the operator has set up; nothing without any. */
export function providerButtons(visit: Visit, next: string | undefined): Html | null {
  const { locale, parts } = visit;
  const { signIn: s } = accountMessages(locale);
  const names = PROVIDER_NAMES.filter((name) => parts.config[name] !== undefined);
  if (names.length === 0) return null;
  return html`<div class="providers">
      ${names.map(
        (name) =>
          html`<a
            class="button button-quiet"
            rel="nofollow"
            href="${withQuery(pathTo(locale, 'sign-in', name), { next })}"
            >${s.with(PROVIDERS[name].label)}</a
          >`,
      )}
    </div>
    <p class="divider"><span>${s.or}</span></p>`;
}

/** The sentence for `?failed=<provider>` or `?unverified=<provider>`. */
export function providerFailure({ locale, query }: Visit): Html | null {
  const { signIn: s } = accountMessages(locale);
  for (const why of ['failed', 'unverified'] as const) {
    const name = PROVIDER_NAMES.find((provider) => provider === query.get(why));
    if (name !== undefined) return notice('warning', html`<p role="alert">${s[why](PROVIDERS[name].label)}</p>`);
  }
  return null;
}
