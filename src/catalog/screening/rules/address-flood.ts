/** Rule: one client address submits many entries within an hour under several accounts. */
import type { Rule } from '#catalog/screening/rule.ts';

/** An office or a class with one address submits a few. */
const MANY_AN_HOUR = 10;

export const addressFlood: Rule = {
  id: 'address_flood',
  looksAt: [],
  verdict: 'spam',
  isFlood: true,
  defaultMode: 'advisory',
  async judge(_entry, lookups) {
    const recent = (await lookups.recentByAddress?.()) ?? [];
    if (recent.length < MANY_AN_HOUR) return null;
    const own = new Set((await lookups.recentByAccount()).map((known) => known.id));
    const others = new Set(recent.filter((known) => !own.has(known.id)).map((known) => known.accountId));
    if (others.size === 0) return null;
    return { certain: false, field: null, evidence: { count: recent.length + 1, accounts: others.size + 1 } };
  },
};
