/** Finds misspelt settings among the environment variables. */
import { distance } from 'fastest-levenshtein';
import { findFileFaults, listFileNames } from './settings-file.ts';
import { SETTINGS } from './settings.ts';

/** Shorter names resemble too many variables of other programs; our file has few of those. */
const SHORTEST = { environment: 6, file: 4 };

/** A prefix that people put before settings. TOOLSHELF_URL and TOOLSHELF_TOKEN of the client resemble no setting. */
const PROGRAM = 'TOOLSHELF_';

/** Prefixes that other programs use as well: HOST_IP of a container, MCP_TIMEOUT of an agent. */
const SHARED = new Set(['HOST_', 'PORT_', 'MCP_']);

/**
 * Variables that Docker and Kubernetes make for each service of a network, such as `redis` or `toolshelf`
 * (https://kubernetes.io/docs/concepts/services-networking/service/#environment-variables). REDIS_PORT is known by its value.
 */
const SERVICE = /_SERVICE_(?:HOST$|PORT(?:$|_))|_PORT_\d+_(?:TCP|UDP|SCTP)|_ENV_/;
const SERVICE_ADDRESS = /^(?:tcp|udp|sctp):\/\//;

/** The share of letters that may differ in a name with the prefix of a setting: `TRUSTED_PROXY`, `BACKUP_KEEPS`. */
const MOST_OTHERS = 1 / 4;

/** The part of a name before its first underscore. */
const prefixOf = (name: string): string => name.split('_', 1)[0] ?? '';

/** A setting without its last word: `JUDGE_` of `JUDGE_URL`. Other names with this prefix are meant as settings, too. */
const subjectOf = (setting: string): string => `${setting.replace(/_[^_]*$/, '')}_`;

/** The number of letters by which a name may differ from a setting and still mean it; underscores do not count. */
function mostSlips(name: string, setting: string): number {
  const { length } = setting.replaceAll('_', '');
  if (setting.includes('_') && prefixOf(name) === prefixOf(setting))
    return Math.max(2, Math.floor(length * MOST_OTHERS));
  return length < 10 ? 1 : 2;
}

const sorted = (text: string): string => [...text].toSorted().join('');

/** The edit distance of two names; two swapped letters count as one. */
function slipsBetween(one: string, other: string): number {
  const slips = distance(one, other);
  return slips === 2 && sorted(one) === sorted(other) ? 1 : slips;
}

/** The setting that a misspelt name means. */
function findMeant(name: string, known: readonly string[], shortest: number): string | undefined {
  if (name.length < shortest) return undefined;
  const plain = name.replaceAll('_', '');
  const near = known
    .filter((setting) => setting.replaceAll('_', '').length >= shortest)
    .map((setting) => ({ setting, slips: slipsBetween(plain, setting.replaceAll('_', '')) }))
    .filter(({ setting, slips }) => slips <= mostSlips(name, setting));
  return near.toSorted((one, other) => one.slips - other.slips)[0]?.setting;
}

export interface UnknownSetting {
  name: string;
  /** The setting that it resembles; undefined where it only has the prefix of one, as `SMTP_PASSWORD` has. */
  meant: string | undefined;
}

/**
 * Names in `environment` that resemble one of `known`, or have its prefix, but are none; short ones only if the settings file sets them
 * (`ofFile`). Empty variables count as absent.
 */
export function findUnknown(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
  ofFile: readonly string[] = [],
): UnknownSetting[] {
  const subjects = [...new Set(known.map(subjectOf))].filter((subject) => !SHARED.has(subject));
  return Object.entries(environment).flatMap(([name, value = '']) => {
    if (known.includes(name) || value === '') return [];
    const upper = name.toUpperCase();
    if (SERVICE.test(upper) || (upper.endsWith('_PORT') && SERVICE_ADDRESS.test(value))) return [];
    const bare = upper.startsWith(PROGRAM) ? upper.slice(PROGRAM.length) : upper;
    const meant = known.includes(bare)
      ? bare
      : findMeant(bare, known, SHORTEST[ofFile.includes(name) ? 'file' : 'environment']);
    const isOurs = subjects.some((subject) => bare.startsWith(subject));
    return meant === undefined && !isOurs ? [] : [{ name, meant }];
  });
}

/** The names in the environment that no setting has. The environment has the names of the settings file, too. */
export const findUnknownSettings = (environment: Readonly<Record<string, string | undefined>>): UnknownSetting[] =>
  findUnknown(environment, Object.keys(SETTINGS), listFileNames());

/** A sentence for each line of the settings file that sets nothing, and for each variable that resembles a setting and is none. */
export function findSettingFaults(environment: Readonly<Record<string, string | undefined>>): string[] {
  return [...findFileFaults(), ...findUnknownSettings(environment).map(unknownSentence)];
}

/** The sentence for an operator. */
function unknownSentence({ name, meant }: UnknownSetting): string {
  return meant === undefined ? `${name} is no setting.` : `${name} is no setting; did you mean ${meant}?`;
}
