/** Rule: another entry has nearly the same name (spelling, script, one letter) or tagline. */
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { compareNames, nameKeys, plainName, reachOf, sentenceLikeness } from '#catalog/screening/text/name-keys.ts';
import { MATTERING } from './related-page.ts';
import type { Entry, KnownEntry, Lookups, Rule } from '#catalog/screening/rule.ts';

/** Two makers hardly choose the same name of eight letters. */
function isDistinct(a: string, b: string): boolean {
  return Math.min(plainName(a).length, plainName(b).length) >= 8;
}

/** Short Latin names sound alike by chance; other scripts compare at least three consonants. */
function isTelling(name: string): boolean {
  const plain = plainName(name);
  return plain.length >= 6 || /[^\p{Script=Latin}\p{N}]/u.test(plain);
}

function likeness(entry: Entry, known: KnownEntry): { match: string; weight: number } | undefined {
  const names = compareNames(entry.name, known.name);
  const sentences = sentenceLikeness(entry.tagline, known.tagline);
  if (names === 'same') return { match: 'same_name', weight: 5 };
  if (names === 'same_but_for_loose_words') {
    return plainName(entry.name).length >= 6 || sentences >= 0.15
      ? { match: 'same_name_but_for_common_words', weight: 4 }
      : undefined;
  }
  if (names === 'transliterated' && (sentences >= 0.1 || isTelling(entry.name) || isTelling(known.name)))
    return { match: 'same_name_in_other_letters', weight: 3 };
  if (sentences >= 0.9) return { match: 'same_tagline', weight: 4 };
  if (names === 'part' && (sentences >= 0.1 || isDistinct(entry.name, known.name)))
    return { match: 'one_name_holds_the_other', weight: 3 };
  if (names === 'one_letter' && sentences >= 0.1) return { match: 'one_letter_apart', weight: 2 };
  return sentences >= 0.7 ? { match: 'near_same_tagline', weight: 1 } : undefined;
}

/**
 * Entries that share a key with the name. Rare keys are looked up alone and first: many entries may
 * share a half of a name, and a lookup returns fifty at most.
 */
export async function findByNameKeys(entry: Entry, lookups: Lookups): Promise<KnownEntry[]> {
  const { asked } = nameKeys(entry.name, entry.tagline);
  const keysOf = (reach: ReturnType<typeof reachOf>) => asked.filter((key) => reachOf(key) === reach);
  const byReach = await Promise.all(
    (['few', 'more', 'many'] as const).map((reach) => lookups.byNameKeys(keysOf(reach))),
  );
  const found: KnownEntry[] = [];
  for (const known of byReach) {
    // A merged entry has its tool's id and another name: compare only with earlier lookups.
    const seen = new Set(found.map(({ id }) => id));
    found.push(...known.filter(({ id }) => !seen.has(id)));
  }
  return found;
}

export const sameName: Rule = {
  id: 'same_name',
  looksAt: ['name', 'tagline'],
  verdict: 'duplicate',
  defaultMode: 'advisory',
  async judge(entry, lookups) {
    const own = checkPublicUrl(entry.url);
    let best: { match: string; weight: number; known: KnownEntry } | undefined;
    for (const known of await findByNameKeys(entry, lookups)) {
      if (!MATTERING.has(known.state)) continue;
      const found = likeness(entry, known);
      if (found === undefined || (best !== undefined && found.weight <= best.weight)) continue;
      const check = checkPublicUrl(known.url);
      if (!own.ok || !check.ok || own.key !== check.key) best = { ...found, known };
    }
    if (best === undefined) return null;
    const { known, match } = best;
    const field = match.endsWith('tagline') ? 'tagline' : 'name';
    return {
      certain: false,
      field,
      evidence: { name: known.name, url: known.url, state: known.state, match },
      existing: known,
    };
  },
};
