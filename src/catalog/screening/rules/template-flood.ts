/** Rule: a submission of the last hour has nearly the same text. */
import { memoize } from '#catalog/memoize.ts';
import { contentWords } from '#catalog/screening/text/name-keys.ts';
import type { Rule } from '#catalog/screening/rule.ts';

/** Least share of equal content words, in any order. */
const NEARLY_THE_SAME = 0.75;
const FEWEST_WORDS = 5;
/** Cached templates: each is compared with all entries of the hour. */
const REMEMBERED = 1_000;

/** The words of a tagline without those of the name in the first line. */
const templateWords = memoize(
  (text: string): ReadonlySet<string> => {
    const [name = '', ...tagline] = text.split('\n');
    const own = new Set(contentWords(name));
    return new Set(contentWords(tagline.join('\n')).filter((word) => !own.has(word)));
  },
  { most: REMEMBERED, longest: 400 },
);

function template({ name, tagline }: { name: string; tagline: string }): ReadonlySet<string> {
  return templateWords(`${name}\n${tagline}`);
}

function share(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return shared / Math.max(a.size, b.size, 1);
}

export const templateFlood: Rule = {
  id: 'template_flood',
  looksAt: ['tagline'],
  verdict: 'spam',
  isFlood: true,
  defaultMode: 'advisory',
  async judge(entry, lookups) {
    const own = template(entry);
    if (own.size < FEWEST_WORDS) return null;
    const recent = [...(await lookups.recentByAccount()), ...((await lookups.recentTexts?.()) ?? [])];
    const alike = new Map<string, string>();
    for (const known of recent.slice(0, 250)) {
      if (known.tagline !== '' && share(own, template(known)) >= NEARLY_THE_SAME) alike.set(known.id, known.name);
    }
    if (alike.size < 2) return null;
    return {
      certain: false,
      field: 'tagline',
      evidence: { count: alike.size, names: [...alike.values()].slice(0, 5) },
    };
  },
};
