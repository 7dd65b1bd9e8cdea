/** Mails in every language: their sentences, and the values that these show. */
import type { Locale } from '#catalog/locales.ts';
import type { MailRoute, MailTemplate } from '#catalog/mail/outbox.ts';
import { fieldLines, toolLines } from './entry-lines.ts';
import { formatMessage, readSubject, type Arguments } from './fluent.ts';
import { formatOf } from './format.ts';
import { newsLines } from './news-lines.ts';
import { outcomeSentence, reasonSentence } from './reasons.ts';
import { ruleName } from './screening.ts';

/** The parameters of a mail as stored; links are absolute, names and numbers safe in a sentence. */
type Params = Readonly<Record<string, string>>;

const { bundles } = readSubject('mails');
const say = (locale: Locale, id: string, given: Arguments = {}): string =>
  formatMessage(bundles[locale], id, given) ?? '';

/** How a stored parameter is shown; the others are shown as they are. */
const SHOWN: Readonly<Record<string, (value: string, locale: Locale) => Arguments>> = {
  rule: (rule, locale) => ({ rule: ruleName(locale, rule) }),
  reason_code: (code, locale) => ({ reason: reasonSentence(locale, code) }),
  outcome: (outcome, locale) => ({ outcome: outcomeSentence(locale, outcome) }),
  expires_at: (time, locale) => ({ expires_on: formatOf(locale).date(time) }),
  fields: (fields, locale) => ({ fields: fieldLines(locale, fields) }),
  declined: (fields, locale) => ({ declined: fields === '' ? '' : fieldLines(locale, fields) }),
  count: (count) => ({ count: Number(count) }),
  rest: (rest) => ({ rest: Number(rest) }),
  news: (news, locale) => ({ news: newsLines(locale, news) }),
};

/** The values of a mail's sentences; one that is absent or empty leaves out its paragraph. */
function valuesOf(locale: Locale, params: Params, site: string): Arguments {
  const shown = Object.entries(params).map(([name, value]) => SHOWN[name]?.(value, locale) ?? { [name]: value });
  const tools = toolLines(locale, params['tools'] ?? '');
  const more = Number(params['count'] ?? 0) - tools.count;
  return {
    ...Object.assign({}, ...shown),
    site,
    tools: tools.text,
    more: more > 0 ? more : '',
    entry: params['suggest_link'] === undefined ? 'several' : 'one',
    decision: params['appealed'] === undefined ? 'first' : 'appeal',
    factor: params['name'] === '' ? 'app' : 'passkey',
  };
}

function partOf(part: 'subject' | 'text', locale: Locale, template: MailTemplate, values: Arguments): string {
  const text = formatMessage(bundles[locale], `${template}-${part}`, values, '\n\n');
  if (text === undefined) throw new Error(`there is no mail named ${template}`);
  return text;
}

/** The subject of a mail. Throws for an unknown template. */
export function mailSubject(locale: Locale, template: MailTemplate, params: Params, site: string): string {
  return partOf('subject', locale, template, valuesOf(locale, params, site));
}

/** The text of a mail, between greeting and signature. Throws for an unknown template. */
export function mailText(locale: Locale, template: MailTemplate, params: Params, site: string): string {
  return partOf('text', locale, template, valuesOf(locale, params, site));
}

export const mailHello = (locale: Locale): string => say(locale, 'hello');

/** The label of a mail's button by its address; the others say that they open a page. */
const BUTTONS: Partial<Record<MailRoute, string>> = {
  sign_in: 'sign-in',
  reset_password: 'password',
  new_password: 'password',
  verify_email: 'confirm',
  confirm_email: 'confirm',
  still_right: 'check',
  invitation: 'accept',
  follows: 'follow',
};

export const mailButton = (locale: Locale, route: MailRoute): string =>
  say(locale, `button-${BUTTONS[route] ?? 'open'}`);

/** The end of a digest: why it was sent, and where to stop. */
export const mailFollowing = (locale: Locale, link: string): string => say(locale, 'following', { link });

/** The end of a notice: why it was sent, and where to turn notices off. */
export const mailNotice = (locale: Locale, link: string): string => say(locale, 'notice', { link });
