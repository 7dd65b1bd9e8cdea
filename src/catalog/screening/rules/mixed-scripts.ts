/** Rule: one word mixes scripts, which hides it from lists and eyes. */
import { plainForm } from '#catalog/language/fold.ts';
import { type Script, scriptOf, scriptsOf } from '#catalog/language/scripts.ts';
import type { Rule } from '#catalog/screening/rule.ts';

const CONFUSABLE: ReadonlySet<Script> = new Set(['latin', 'cyrillic', 'greek']);

/** Words with letters of two of the three confusable scripts; at most 5. */
function mixedWords(text: string): string[] {
  const found: string[] = [];
  for (const word of text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []) {
    if (/^[\x20-\x7f]*$/.test(word) || word.length < 3) continue;
    if (scriptsOf(word).intersection(CONFUSABLE).size > 1 && !isJoint(word) && !/^μ[a-z]/iu.test(word))
      found.push(word);
    if (found.length === 5) break;
  }
  return found;
}

/** "AIпомощник" and "GPTшка" change script once, on purpose. */
function isJoint(word: string): boolean {
  let changes = 0;
  let last = '';
  let shortest = Infinity;
  let run = 0;
  for (const letter of word) {
    const script = /\p{L}/u.test(letter) ? scriptOf(letter) : last;
    if (script !== last && last !== '') {
      changes++;
      shortest = Math.min(shortest, run);
      run = 0;
    }
    run++;
    last = script;
  }
  return changes === 1 && Math.min(shortest, run) >= 2;
}

export const mixedScripts: Rule = {
  id: 'mixed_scripts',
  looksAt: ['name', 'tagline', 'description'],
  verdict: 'spam',
  defaultMode: 'advisory',
  judge(entry) {
    for (const [field, text] of [
      ['name', entry.name],
      ['tagline', entry.tagline],
      ['description', entry.description ?? ''],
    ] as const) {
      const words = mixedWords(plainForm(text));
      if (words.length > 0) return { certain: false, field, evidence: { words } };
    }
    return null;
  },
};
