/** Rule: the name imitates a known name with look-alikes (Cyrillic а for Latin a, 0 for o). */
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { compareNames, plainName } from '#catalog/screening/text/name-keys.ts';
import type { Rule } from '#catalog/screening/rule.ts';
import { findByNameKeys } from './same-name.ts';

/** "с U+0441 for c": the differing letters, for an editor who cannot see them. */
function differingLetters(name: string, known: string): string[] {
  const typed = Array.from(plainName(name));
  const meant = Array.from(plainName(known));
  const found = new Set<string>();
  for (const [at, letter] of typed.entries()) {
    if (typed.length === meant.length && letter === meant[at]) continue;
    const isPlain = /[a-z]/.test(letter) && typed.length !== meant.length;
    if (isPlain) continue;
    const code = `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    found.add(typed.length === meant.length ? `${letter} ${code} for ${meant[at] ?? ''}` : `${letter} ${code}`);
  }
  return [...found].slice(0, 8);
}

export const lookAlikeName: Rule = {
  id: 'look_alike_name',
  looksAt: ['name'],
  verdict: 'duplicate',
  defaultMode: 'advisory',
  async judge(entry, lookups) {
    const own = checkPublicUrl(entry.url);
    for (const known of await findByNameKeys(entry, lookups)) {
      if (known.state !== 'published' && known.state !== 'quarantined' && known.state !== 'awaiting_moderation')
        continue;
      if (compareNames(entry.name, known.name) !== 'look_alike') continue;
      const check = checkPublicUrl(known.url);
      if (own.ok && check.ok && own.site === check.site && own.site !== 'github.com') continue;
      return {
        certain: false,
        field: 'name',
        evidence: { name: known.name, url: known.url, letters: differingLetters(entry.name, known.name) },
        existing: known,
      };
    }
    return null;
  },
};
