// Rule: the text is that of a parked, expired or empty page, or of an error.
import { hitsIn, hitWords, lexicon } from '#catalog/screening/text/lexicon.ts';
import type { Rule } from '#catalog/screening/rule.ts';

const PARKED = lexicon(`
domain parked, parked domain, domain is parked, domain is for sale, domain name is for sale, domain for sale, buy this domain, domain name for sale, this domain may be for sale, premium domain, domain has expired, domain expired, domain is not longer supported, domain is currently registered, domain is registered,
account suspended, website is for sale, site is for sale, site not found, page not found, 404 not found, coming soon page, default web page, apache2 default page, welcome to nginx, website expired, transfer fee, godaddy auction*, hugedomains, ,
this site can't be reached, this site can t be reached, attention required, checking your browser, are you a robot, verify you are human, 
domain steht zum verkauf, domain geparkt, domain zu verkaufen, dominio en venta, dominio esta en venta, domaine a vendre, domaine est a vendre, nom de domaine a vendre, domena na sprzedaz, domena jest na sprzedaz, domena zaparkowana, домен продается, домен припаркован, домен продається, домен припарковано, النطاق للبيع, هذا النطاق معروض للبيع
`);

export const parkedPage: Rule = {
  id: 'parked_page',
  looksAt: ['tagline', 'description'],
  verdict: 'spam',
  defaultMode: 'advisory',
  judge(entry, _lookups, { reading }) {
    const line = reading.line.slice(reading.line.indexOf('') + 1);
    const hits = hitsIn(PARKED, line);
    if (hits.length === 0) return null;
    return {
      certain: false,
      field: hits.some((hit) => hit.at < line.indexOf('')) ? 'tagline' : 'description',
      evidence: { words: hitWords(hits, line).slice(0, 5), name: entry.name },
    };
  },
};
