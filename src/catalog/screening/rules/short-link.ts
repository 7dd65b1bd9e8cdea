/** Rule: a short link, a page of links or a redirector, which may lead elsewhere tomorrow. */
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import type { Rule } from '#catalog/screening/rule.ts';

const SHORTENERS = new Set(
  `bit.ly bitly.com tinyurl.com t.co goo.gl ow.ly is.gd v.gd buff.ly cutt.ly rebrand.ly shorturl.at shorte.st adf.ly bl.ink lnkd.in
   t.ly tiny.cc s.id rb.gy qr.ae soo.gd clck.ru u.to vk.cc goo.su short.io tinu.be trib.al amzn.to youtu.be fb.me wp.me dub.sh
   linktr.ee lnk.bio beacons.ai bio.link taplink.cc taplink.at msha.ke hoo.be snip.ly urlz.fr x.gd ouo.io shrtco.de gg.gg surl.li
   kutt.it short.gy tny.im zpr.io zip.lu da.gd 2no.co iplogger.org grabify.link`.split(/\s+/),
);

/** "/redirect/name", "/out/name", "/go?to=": directories and mailings count clicks with them. */
const REDIRECTOR = /^\/(?:redirect|redir|out|goto|go|away|exit)(?:\/[^/]|\?)/i;

export const shortLink: Rule = {
  id: 'short_link',
  looksAt: ['url'],
  verdict: 'spam',
  defaultMode: 'advisory',
  judge(entry) {
    const check = checkPublicUrl(entry.url);
    if (!check.ok) return null;
    const { pathname, search } = new URL(check.canonical);
    if (!SHORTENERS.has(check.host) && !REDIRECTOR.test(`${pathname}${search}`)) return null;
    return { certain: false, field: 'url', evidence: { host: check.host } };
  },
};
