/** Renders a stored mail in its language. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#catalog/locales.ts';
import type { MailLink, StoredMail } from '#catalog/mail/outbox.ts';
import { mailButton, mailFollowing, mailHello, mailNotice, mailSubject, mailText } from '#locales/mails.ts';
import { newsHeadings } from '#locales/news-lines.ts';
import { isolated } from '#locales/quotable.ts';
import type { OutgoingMail } from './delivery.ts';
import { mailDocument } from './html-part.ts';

// Right-to-left scripts of our readers.
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Parameters within a sentence; a note has lines of its own, and a reason is a code. */
const INSIDE_SENTENCES = new Set(['name', 'last_four', 'provider', 'author']);

/**
 * Isolates a value (Unicode UAX 9, FSI and PDI) whose direction may differ from the sentence's.
 * Links are never isolated: mail programs would take the mark as part of the link.
 */
function isolate(value: string, locale: string): string {
  return value !== '' && (locale === 'ar' || RIGHT_TO_LEFT.test(value)) ? isolated(value) : value;
}

export interface MailSite {
  origin: string;
  siteName(locale: Locale): string;
  /** The site's colour as `#rrggbb`, dark enough for white text; by default the program's. */
  accent?(): string | undefined;
  /** The enabled languages, the default one first; by default all. */
  locales?: readonly Locale[];
  pathOf(link: MailLink, locale: Locale): string;
}

const ACCENT = '#12584a';

/** The first link of the text, in words. */
function buttonOf(
  { params }: StoredMail,
  prepared: Readonly<Record<string, string>>,
  body: string,
  locale: Locale,
): { address: string; label: string } | undefined {
  const lines = body.split('\n');
  const links = Object.entries(params).flatMap(([name, value]) => {
    const address = prepared[name] ?? '';
    const place = lines.indexOf(address);
    return typeof value === 'object' && place >= 0 ? [{ place, address, route: value.route }] : [];
  });
  const [first] = links.toSorted((a, b) => a.place - b.place);
  return first && { address: first.address, label: mailButton(locale, first.route) };
}

/** Makes links absolute and isolates values in sentences. */
function prepareParams({ params }: StoredMail, locale: Locale, { origin, pathOf }: MailSite): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'object') return [name, origin + pathOf(value, locale)];
      // Version 1.0 stored paths, and such a mail may still be waiting.
      if (name.endsWith('link')) return [name, origin + value];
      if (name === 'news') return [name, withAddresses(value, (id) => origin + pathOf({ route: 'tool', id }, locale))];
      return [name, INSIDE_SENTENCES.has(name) ? isolate(value, locale) : value];
    }),
  );
}

/** Gives the tools of a JSON array the addresses of their pages. */
function withAddresses(news: string, addressOf: (slug: string) => string): string {
  const tools = JSON.parse(news) as { slug: string }[];
  return JSON.stringify(tools.map((tool) => ({ ...tool, address: addressOf(tool.slug) })));
}

/**
 * The parameters of subjects: our own words, and to its maker the name of an entry. Notes and other
 * names are words of others, and inboxes show subjects before anyone has checked the sender.
 */
const SUBJECT_PARAMS = ['provider', 'rule', 'count', 'name', 'rhythm'];

function subjectParams(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(SUBJECT_PARAMS.flatMap((name) => (name in params ? [[name, params[name] ?? '']] : [])));
}

function localeOf({ locale }: StoredMail, { locales = LOCALES }: MailSite): Locale {
  return locales.includes(locale) ? locale : (locales[0] ?? DEFAULT_LOCALE);
}

export function readStored(payload: string): StoredMail {
  return JSON.parse(payload) as StoredMail;
}

/**
 * In the default language if the mail's is disabled or unknown. Throws for an unknown template, so
 * the row is given up and logged. `noticeSecret` makes the unsubscribe link.
 */
export function renderMail(
  payload: string,
  site: MailSite,
  noticeSecret?: string,
): OutgoingMail & Pick<StoredMail, 'template' | 'unverified'> {
  const mail = readStored(payload);
  const locale = localeOf(mail, site);
  const params = prepareParams(mail, locale, site);
  const name = site.siteName(locale);
  const siteName = isolate(name, locale);
  const subject = mailSubject(locale, mail.template, subjectParams(params), siteName);
  const body = `${mailHello(locale)}\n\n${mailText(locale, mail.template, params, siteName)}`;
  const signature = `${name}\n${site.origin}/${locale}`;
  const isDigest = mail.template === 'digest';
  const unsubscribe = isDigest
    ? params['follows_link']
    : noticeSecret === undefined
      ? undefined
      : site.origin + site.pathOf({ route: 'notices', id: noticeSecret }, locale);
  const ending = isDigest ? mailFollowing : mailNotice;
  const notice = unsubscribe === undefined ? '' : `${ending(locale, unsubscribe)}\n\n`;
  return {
    to: mail.to,
    senderName: name,
    template: mail.template,
    ...(mail.unverified === true && { unverified: true }),
    subject,
    text: `${body}\n\n${notice}-- \n${signature}\n`,
    html: mailDocument(locale, {
      subject,
      body,
      foot: `${notice}${signature}`,
      origin: site.origin,
      siteName: name,
      accent: site.accent?.() ?? ACCENT,
      button: buttonOf(mail, params, body, locale),
      ...(isDigest && { headings: newsHeadings(locale) }),
    }),
    ...(unsubscribe !== undefined && { unsubscribe }),
  };
}
