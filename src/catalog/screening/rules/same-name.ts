/**
 * Rule: the name, but for spacing, case, accents, script or one letter, belongs to an entry already, or the tagline is another entry's sentence.
 */
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { compareNames, nameKeys, plainName, reachOf, sentenceLikeness } from '#catalog/screening/text/name-keys.ts';
import { MATTERING } from './related-page.ts';
import type { Entry, KnownEntry, Lookups, Rule } from '#catalog/screening/rule.ts';

/** A name of eight letters or more is hardly two makers' idea. */
function isDistinct(a: string, b: string): boolean {
  return Math.min(plainName(a).length, plainName(b).length) >= 8;
}

/** Shorter names are transcribed alike by chance; in other scripts three consonants are compared at least. */
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
 * Entries that share a key with the name: those of a key that few share first and by themselves, since a half of a name may
 * be many entries' own and the catalog answers with fifty at most.
 */
export async function bearersOfTheName(entry: Entry, lookups: Lookups): Promise<KnownEntry[]> {
  const { asked } = nameKeys(entry.name, entry.tagline);
  const keysOf = (reach: ReturnType<typeof reachOf>) => asked.filter((key) => reachOf(key) === reach);
  const byReach = await Promise.all(
    (['few', 'more', 'many'] as const).map((reach) => lookups.byNameKeys(keysOf(reach))),
  );
  const bearers: KnownEntry[] = [];
  for (const known of byReach) {
    // What was merged into a tool has its id and a name of its own, so only the answers before are looked at.
    const seen = new Set(bearers.map(({ id }) => id));
    bearers.push(...known.filter(({ id }) => !seen.has(id)));
  }
  return bearers;
}

export const sameName: Rule = {
  id: 'same_name',
  looksAt: ['name', 'tagline'],
  verdict: 'duplicate',
  defaultMode: 'advisory',
  async judge(entry, lookups) {
    const own = checkPublicUrl(entry.url);
    let best: { match: string; weight: number; known: KnownEntry } | undefined;
    for (const known of await bearersOfTheName(entry, lookups)) {
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
