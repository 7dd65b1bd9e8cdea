/** The security history of an account as a table by pages, for its owner and for admins. */
import { listSecurityEvents, type SecurityEvent } from '#catalog/accounts/security-history.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { Account } from '#catalog/roles.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { securityMessages } from '#locales/subjects.ts';
import { html, type Html } from './html.ts';
import { withQuery } from './links.ts';
import { tableFrame, type Row } from './tables.ts';
import { personText, timeText } from './texts.ts';

const EVENTS_SHOWN = 50;

/** Device and network, as far as known. */
function deviceText({ locale }: PageRequest, { device, address }: { device: string; address: string }): Html {
  const { security: t } = securityMessages(locale);
  return html`${device === '' ? t.unknownDevice : personText(device)}
  ${address !== '' && html`<bdi dir="ltr" class="hint">${address}</bdi>`}`;
}

const SIGN_INS: readonly string[] = ['signed_in', 'wrong_password', 'wrong_factor'];

function eventRow(request: PageRequest, event: SecurityEvent): Row {
  const { locale, format } = request;
  const { security: t } = securityMessages(locale);
  const { act, subject, name, at } = event;
  const about = [subject === 'account' ? null : t.subjects[subject], name].filter((part) => part !== null);
  return {
    title: html`${t.actions[act]}
    ${about.length > 0 && html`<span class="hint">${about.map((part, index) => html`${index > 0 && ' · '}${personText(part)}`)}</span>`}`,
    cells: [
      timeText(at, format.dateTime(at)),
      SIGN_INS.includes(act) ? deviceText(request, event) : event.isOwn ? null : t.bySite,
    ],
  };
}

/** The page of the history in the query, with a link to older events. Throws `not_found` for an unknown event. */
export async function securityTable(request: PageRequest, account: Account): Promise<Html> {
  const { locale, context, query, path } = request;
  const { security: t } = securityMessages(locale);
  const before = query.get('before') ?? undefined;
  if (before !== undefined && !/^[\da-f-]{36}$/.test(before)) throw new CatalogError('not_found');
  const { events, older } = await listSecurityEvents(context.db, account.id, { before, most: EVENTS_SHOWN });
  if (events.length === 0) return html`<p class="empty">${t.none}</p>`;
  return html`${tableFrame(
    t.title,
    [t.event, t.when, t.from],
    events.map((event) => eventRow(request, event)),
  )}
  ${older !== null && html`<p><a class="button button-quiet" rel="next" href="${withQuery(`/${locale}${path}`, { before: older })}">${t.older}</a></p>`}`;
}
