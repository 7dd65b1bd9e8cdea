/** Rules about addresses, telephone numbers and mailboxes. */
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { lazy } from '#catalog/memoize.ts';
import { entriesOf, readVocabulary } from '#catalog/vocabularies.ts';
import type { Rule } from '#catalog/screening/rule.ts';

const hostsOf = (section: string) => lazy(() => new Set(entriesOf(readVocabulary('screening/hosts'), section)));
const SHORTENERS = hostsOf('shorteners');
const DISPOSABLE = hostsOf('disposable mail');

const MANY_LINKS = 4;
const FLOOD_OF_LINKS = 20;
const MANY_NUMBERS = 2;
const LINK = /https?:\/\/|\bwww\.|\[url[=\]]|<a\s/gi;
const NUMBER = /\+\d[\d ()-]{8,18}\d/g;
const MESSENGER = /\b(?:whatsapp|wa\.me|viber|wechat|telegram)\b[^\n]{0,12}[+@]/gi;

/** A name in a network, an e-mail address, many digits, and a domain with a path. */
const HANDLE = /(?:^|\s)@[\p{L}\d_]{3}|[^\s@]@[^\s@]+\.\p{L}/u;
const DIGITS = /\d{9}/;
const PATH = /\.\p{L}{2,}\//u;

/** Whether a text has a link, an e-mail address, a telephone number or a name in a network. */
export const hasContact = (text: string): boolean =>
  [LINK, NUMBER, MESSENGER, HANDLE, DIGITS, PATH].some((pattern) => text.search(pattern) >= 0);

/** Many links, telephone numbers or messenger names. */
const linkPile: Rule = {
  id: 'link_pile',
  verdict: 'spam',
  defaultMode: 'enforced',
  judge(entry) {
    const text = `${entry.name}\n${entry.tagline}\n${entry.description ?? ''}`;
    const countOf = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    const [links, numbers] = [countOf(LINK), countOf(NUMBER) + countOf(MESSENGER)];
    if (links < MANY_LINKS && numbers < MANY_NUMBERS) return null;
    return { certain: links >= FLOOD_OF_LINKS, field: 'description', evidence: { links, numbers } };
  },
};

/** "/redirect/name", "/out/name", "/go?to=": directories and mailings count clicks with them. */
const REDIRECTOR = /^\/(?:redirect|redir|out|goto|go|away|exit)(?:\/[^/]|\?)/i;

/** A short link, a page of links or a redirector, which may lead elsewhere tomorrow. */
const shortLink: Rule = {
  id: 'short_link',
  verdict: 'spam',
  defaultMode: 'advisory',
  judge(entry) {
    const check = checkPublicUrl(entry.url);
    if (!check.ok) return null;
    const { pathname, search } = new URL(check.canonical);
    if (!SHORTENERS().has(check.host) && !REDIRECTOR.test(`${pathname}${search}`)) return null;
    return { certain: false, field: 'url', evidence: { host: check.host } };
  },
};

const disposableMail: Rule = {
  id: 'disposable_mail',
  verdict: 'spam',
  defaultMode: 'advisory',
  judge({ contactEmail }) {
    const domain = contactEmail?.split('@').at(-1)?.toLowerCase() ?? '';
    const labels = domain.split('.');
    const isKnown = labels.some((_, at) => DISPOSABLE().has(labels.slice(at).join('.')));
    return isKnown ? { certain: false, field: 'contact_email', evidence: { domain } } : null;
  },
};

export const CONTACT_RULES: readonly Rule[] = [linkPile, shortLink, disposableMail];
