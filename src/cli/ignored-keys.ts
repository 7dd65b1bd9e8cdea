/** Unknown keys of import rows, reported once, with the key that was probably meant. */
import { distance } from 'fastest-levenshtein';
import { ROW_KEYS } from '#catalog/transfer/import-rows.ts';
import { counted } from './command.ts';

/** Further ones are only counted. */
const NAMED = 20;
const SHORTEST_BEGINNING = 3;

/** The key that begins like `typed`, or differs in at most three letters and a third of its own. */
function meantKey(typed: string, keys: readonly string[]): string | undefined {
  const key = typed.toLowerCase();
  const begins = (known: string): boolean => known.startsWith(key) || key.startsWith(known);
  const begun = key.length < SHORTEST_BEGINNING ? undefined : keys.find(begins);
  if (begun !== undefined) return begun;
  const [nearest] = keys
    .map((known) => ({ known, letters: distance(key, known) }))
    .toSorted((a, b) => a.letters - b.letters);
  return nearest !== undefined && nearest.letters <= Math.min(3, nearest.known.length / 3) ? nearest.known : undefined;
}

/** `ignored` counts rows by key; `keys` are the known ones of this kind of import. */
export function ignoredSentence(ignored: ReadonlyMap<string, number>, keys: readonly string[] = ROW_KEYS): string {
  const names = [...ignored].slice(0, NAMED).map(([key, rows]) => {
    const meant = meantKey(key, keys);
    return `${JSON.stringify(key)} (${counted(rows, 'row')}${meant === undefined ? '' : `; did you mean ${meant}?`})`;
  });
  const more = ignored.size > NAMED ? ` and ${ignored.size - NAMED} more` : '';
  return `left out, since an import does not know these keys: ${names.join(', ')}${more}`;
}
