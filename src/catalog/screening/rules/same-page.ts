/** Rule: the same page (canonical URL) is published or waits; certain, so refused by default. */
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import type { Entry, KnownEntry, Rule } from '#catalog/screening/rule.ts';

/** States that reserve a page: a second entry is refused. */
export const HOLDS_ITS_PAGE = new Set(['published', 'awaiting_moderation', 'changes_requested']);
/** States to show to an editor; withdrawn and expired entries release the page. */
const WORTH_SAYING = new Set(['quarantined', 'removed', 'rejected']);

/** The differences of two addresses of one page: "www", "https", "utm_source", "trailing slash"… */
function differences(a: string, b: string): string[] {
  const [left, right] = [URL.parse(a), URL.parse(b)];
  if (left === null || right === null) return [];
  const found: string[] = [];
  if (left.protocol !== right.protocol) found.push('https');
  if (left.hostname.startsWith('www.') !== right.hostname.startsWith('www.')) found.push('www');
  if (left.pathname !== right.pathname) found.push('path spelling');
  const names = (url: URL) => [...url.searchParams].map(([name, value]) => `${name}=${value}`);
  const [parametersA, parametersB] = [names(left), names(right)];
  for (const parameter of new Set([...parametersA, ...parametersB])) {
    if (parametersA.includes(parameter) !== parametersB.includes(parameter))
      found.push(parameter.slice(0, parameter.indexOf('=')));
  }
  if (left.hash !== right.hash) found.push('fragment');
  return [...new Set(found)].slice(0, 8);
}

function strongest(known: readonly KnownEntry[]): KnownEntry | undefined {
  const rank = (entry: KnownEntry) => {
    if (entry.state === 'published') return 0;
    if (HOLDS_ITS_PAGE.has(entry.state)) return 1;
    return WORTH_SAYING.has(entry.state) ? 2 : 3;
  };
  return [...known].filter((entry) => rank(entry) < 3).sort((a, b) => rank(a) - rank(b))[0];
}

export const samePage: Rule = {
  id: 'same_page',
  looksAt: ['url'],
  verdict: 'duplicate',
  defaultMode: 'enforced',
  async judge(entry: Entry, lookups) {
    const check = checkPublicUrl(entry.url);
    if (!check.ok) return null;
    const existing = strongest(await lookups.byUrlKey(check.key));
    if (existing === undefined) return null;
    return {
      certain: HOLDS_ITS_PAGE.has(existing.state),
      field: 'url',
      evidence: {
        name: existing.name,
        url: existing.url,
        state: existing.state,
        differs_by: differences(entry.url, existing.url),
      },
      existing,
    };
  },
};
