/** Rule: the same store id at another address of the store; certain, so refused by default. */
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { relatedUrlKeys } from '#catalog/entries/urls/related-keys.ts';
import { HOLDS_ITS_PAGE } from './same-page.ts';
import type { Rule } from '#catalog/screening/rule.ts';

const isStoreKey = (key: string) => key.startsWith('store:');

export const sameStoreItem: Rule = {
  id: 'same_store_item',
  looksAt: ['url'],
  verdict: 'duplicate',
  defaultMode: 'enforced',
  async judge(entry, lookups) {
    const keys = relatedUrlKeys(entry.url).filter(isStoreKey);
    if (keys.length === 0) return null;
    const own = checkPublicUrl(entry.url);
    for (const known of await lookups.byRelatedUrlKeys(keys)) {
      const check = checkPublicUrl(known.url);
      if (!HOLDS_ITS_PAGE.has(known.state) || (own.ok && check.ok && own.key === check.key)) continue;
      const shared = relatedUrlKeys(known.url).find((key) => keys.includes(key));
      if (shared === undefined) continue;
      return {
        certain: true,
        field: 'url',
        evidence: {
          name: known.name,
          url: known.url,
          state: known.state,
          store: shared.slice('store:'.length, shared.indexOf('/')),
          id: shared.slice(shared.indexOf('/') + 1),
        },
        existing: known,
      };
    }
    return null;
  },
};
