/** Rules that count entries of one hour: of an account, of a client address, of one template. */
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { memoize } from '#catalog/memoize.ts';
import { contentWords } from '#catalog/language/likeness.ts';
import type { KnownEntry, Rule } from '#catalog/screening/rule.ts';

const FLOOD = { verdict: 'spam', isFlood: true, defaultMode: 'advisory' } as const;

const MANY_OF_ACCOUNT = 15;
const MANY_ON_ONE_SITE = 4;
/** Longer addresses are not parsed. */
const LONGEST_READ = 300;

function siteOf(url: string): string {
  const check = url.length > LONGEST_READ ? undefined : checkPublicUrl(url);
  return check?.ok === true ? check.site : '';
}

/** The account submits many entries, or several on one site. */
const accountFlood: Rule = {
  ...FLOOD,
  id: 'account_flood',
  async judge(entry, lookups) {
    const recent = await lookups.recentByAccount();
    const site = siteOf(entry.url);
    const isShared = site === '' || site === 'github.com' || site === 'huggingface.co';
    const onSite = isShared ? 0 : recent.filter((known) => siteOf(known.url) === site).length;
    if (onSite >= MANY_ON_ONE_SITE) return { certain: false, field: 'url', evidence: { count: onSite + 1, site } };
    if (recent.length < MANY_OF_ACCOUNT) return null;
    return { certain: false, field: null, evidence: { count: recent.length + 1, site: '' } };
  },
};

/** An office or a class with one address submits a few. */
const MANY_OF_ADDRESS = 10;

/** One client address submits many entries under several accounts. */
const addressFlood: Rule = {
  ...FLOOD,
  id: 'address_flood',
  async judge(_entry, lookups) {
    const recent = (await lookups.recentByAddress?.()) ?? [];
    if (recent.length < MANY_OF_ADDRESS) return null;
    const own = new Set((await lookups.recentByAccount()).map(({ id }) => id));
    const others = new Set(recent.filter(({ id }) => !own.has(id)).map(({ accountId }) => accountId));
    if (others.size === 0) return null;
    return { certain: false, field: null, evidence: { count: recent.length + 1, accounts: others.size + 1 } };
  },
};

/** Least share of equal content words, in any order. */
const NEARLY_THE_SAME = 0.75;
const FEWEST_WORDS = 5;
const MOST_COMPARED = 250;

/** By name and tagline, a line each. */
const templates = memoize(
  (lines: string): ReadonlySet<string> => {
    const [name = '', tagline = ''] = lines.split('\n');
    return new Set(contentWords(tagline)).difference(new Set(contentWords(name)));
  },
  { most: 4 * MOST_COMPARED },
);

/** The tagline's words that the name does not contain. */
const templateOf = ({ name, tagline }: Pick<KnownEntry, 'name' | 'tagline'>): ReadonlySet<string> =>
  templates(`${name}\n${tagline}`);

/** Two submissions have nearly the same text. */
const templateFlood: Rule = {
  ...FLOOD,
  id: 'template_flood',
  async judge(entry, lookups) {
    const own = templateOf(entry);
    if (own.size < FEWEST_WORDS) return null;
    const recent = [...(await lookups.recentByAccount()), ...((await lookups.recentTexts?.()) ?? [])];
    const alike = new Map<string, string>();
    for (const known of recent.slice(0, MOST_COMPARED)) {
      const other = templateOf(known);
      if (own.intersection(other).size >= NEARLY_THE_SAME * Math.max(own.size, other.size))
        alike.set(known.id, known.name);
    }
    if (alike.size < 2) return null;
    const evidence = { count: alike.size, names: [...alike.values()].slice(0, 5) };
    return { certain: false, field: 'tagline', evidence };
  },
};

export const FLOOD_RULES: readonly Rule[] = [templateFlood, accountFlood, addressFlood];
