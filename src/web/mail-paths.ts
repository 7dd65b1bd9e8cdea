/** Paths of the pages that mails and webhooks link to. */
import type { Locale } from '#catalog/locales.ts';
import type { MailLink, MailRoute } from '#catalog/mail/outbox.ts';
import { pathTo, withQuery } from './elements/links.ts';

/** As declared in `web/pages.ts`, without the locale. */
const PATHS: Readonly<Record<MailRoute, string>> = {
  sign_in: '/sign-in',
  reset_password: '/reset-password',
  new_password: '/reset-password/:id',
  verify_email: '/verify-email/:id',
  confirm_email: '/confirm-email/:id',
  settings: '/account/settings',
  tokens: '/account/tokens',
  submission: '/submissions/:id',
  tool: '/tools/:id',
  screening: '/editor/screening',
  review: '/editor/submissions/:id',
  desk_tool: '/editor/tools/:id',
  change: '/changes/:id',
  claim: '/tools/:id/claim',
  suggest: '/tools/:id/suggest',
  still_right: '/still-right/:id',
  invitation: '/invitation/:id',
  webhook: '/account/webhooks/:id',
  desk_change: '/editor/changes/:id',
  desk_reports: '/editor/reports?tool=:id',
  desk_list: '/editor/lists#list-:id',
  list: '/account/lists/:id',
  recommend: '/tools/:id/recommend',
  notices: '/notices/:id',
  follows: '/follows/:id',
};

/** Path of a mail's link, in the language of the mail. */
export function mailPath({ route, id = '', draft }: MailLink, locale: Locale): string {
  const path = `/${locale}${PATHS[route].replace(':id', () => encodeURIComponent(id))}`;
  return draft === undefined ? path : withQuery(path, { next: withQuery(pathTo(locale, 'submit'), { draft }) });
}
