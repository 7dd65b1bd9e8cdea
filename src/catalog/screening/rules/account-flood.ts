/** Rule: the account submits many entries within an hour, or several on one site. */
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import type { Rule } from '#catalog/screening/rule.ts';

const MANY_AN_HOUR = 15;
const MANY_ON_ONE_SITE = 4;
/** Longer addresses are not parsed. */
const LONGEST_READ = 300;

export const accountFlood: Rule = {
  id: 'account_flood',
  looksAt: ['url'],
  verdict: 'spam',
  isFlood: true,
  defaultMode: 'advisory',
  async judge(entry, lookups) {
    const recent = await lookups.recentByAccount();
    const own = checkPublicUrl(entry.url);
    const site = own.ok ? own.site : '';
    const onSite = recent.slice(0, 50).filter((known) => {
      if (known.url.length > LONGEST_READ) return false;
      const check = checkPublicUrl(known.url);
      return check.ok && check.site === site;
    }).length;
    const shared = site === 'github.com' || site === 'huggingface.co';
    if (onSite >= MANY_ON_ONE_SITE && !shared)
      return { certain: false, field: 'url', evidence: { count: onSite + 1, site } };
    if (recent.length >= MANY_AN_HOUR)
      return { certain: false, field: null, evidence: { count: recent.length + 1, site: '' } };
    return null;
  },
};
