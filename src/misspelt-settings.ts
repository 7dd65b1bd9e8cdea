/** Variables of the environment that look like a setting but are none, so that a slip does not go unnoticed. */
import { distance } from 'fastest-levenshtein';

/** Shorter names are near to too many variables of other programs. */
const SHORTEST = 6;

/** What a name begins with before an underscore; those of settings are ours. */
const prefixOf = (name: string): string => name.toUpperCase().split('_', 1)[0] ?? '';

/** Of its letters so many may be others in a name that begins as ours do: `TRUSTED_PROXY`, `BACKUP_KEEPS`. */
const MOST_OTHERS = 1 / 4;

/** Letters by which a name, without its underscores, may differ from a setting and still mean it. */
function mostSlips(name: string, setting: string): number {
  const { length } = setting.replaceAll('_', '');
  if (setting.includes('_') && prefixOf(name) === prefixOf(setting))
    return Math.max(2, Math.floor(length * MOST_OTHERS));
  return length < 10 ? 1 : 2;
}

/** Names in `environment` that differ from one of `known` by underscores or by a few letters, each with the one meant. */
export function findMisspelt(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): { name: string; meant: string }[] {
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name) || name.length < SHORTEST) return [];
    const plain = name.toUpperCase().replaceAll('_', '');
    const near = known
      .filter((setting) => setting.replaceAll('_', '').length >= SHORTEST)
      .map((setting) => ({ setting, slips: distance(plain, setting.replaceAll('_', '')) }))
      .filter(({ setting, slips }) => slips <= mostSlips(name, setting));
    const meant = near.toSorted((one, other) => one.slips - other.slips)[0]?.setting;
    return meant === undefined ? [] : [{ name, meant }];
  });
}
