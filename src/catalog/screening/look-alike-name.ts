// Rule: the name is drawn like a known name with other letters or digits (Cyrillic а for Latin a, 0 for o): possible impersonation.
import { checkPublicUrl } from '#catalog/urls.ts';
import { compareNames } from './names.ts';
import { scriptOf } from './reading.ts';
import type { Rule } from './rule.ts';
import { bearersOfTheName } from './same-name.ts';

/** The characters of a name that are no Latin letter, with their code points, for an editor who cannot see the difference. */
function strangers(name: string): string[] {
  const found = new Set<string>();
  for (const character of name.normalize('NFKC')) {
    if (/\p{N}/u.test(character)) found.add(character);
    else if (/\p{L}/u.test(character) && scriptOf(character) !== 'Latin') {
      found.add(`${character} U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
    }
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
    for (const known of await bearersOfTheName(entry, lookups)) {
      if (known.state !== 'published' && known.state !== 'quarantined' && known.state !== 'awaiting_moderation')
        continue;
      if (compareNames(entry.name, known.name) !== 'look_alike') continue;
      const check = checkPublicUrl(known.url);
      if (own.ok && check.ok && own.site === check.site && own.site !== 'github.com') continue;
      return {
        certain: false,
        field: 'name',
        evidence: { name: known.name, url: known.url, letters: strangers(entry.name) },
        existing: known,
      };
    }
    return null;
  },
};
