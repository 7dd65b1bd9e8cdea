/** Variables of the environment that look like a setting but are none, so that a slip does not go unnoticed. */
import { distance } from 'fastest-levenshtein';

/** Shorter names are near to too many variables of other programs. */
const SHORTEST = 6;

/** What a name begins with before an underscore; those of settings are ours. */
const prefixOf = (name: string): string => name.toUpperCase().split('_', 1)[0] ?? '';

/** Names in `environment` that differ from one of `known` by underscores or by one or two letters, each with the one meant. */
export function findMisspelt(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): { name: string; meant: string }[] {
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name) || name.length < SHORTEST) return [];
    const plain = name.toUpperCase().replaceAll('_', '');
    const meant = known.find((setting) => {
      const other = setting.replaceAll('_', '');
      const most = other.length < 10 && prefixOf(name) !== prefixOf(setting) ? 1 : 2;
      return other.length >= SHORTEST && distance(plain, other) <= most;
    });
    return meant === undefined ? [] : [{ name, meant }];
  });
}
