/**
 * Rule: many entries come from one client address within the hour under several accounts. One account alone is account_flood's.
 */
import type { Rule } from '#catalog/screening/rule.ts';

/** An office or a class behind one address sends a few. */
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
