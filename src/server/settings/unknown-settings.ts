/** Variables of the environment that are meant as a setting but are none, so that a slip does not go unnoticed. */
import { distance } from 'fastest-levenshtein';

/** Shorter names are near to too many variables of other programs. */
const SHORTEST = 6;

/** What some put before every setting of a program. TOOLSHELF_URL and TOOLSHELF_TOKEN are the client's, and near to none of ours. */
const PROGRAM = 'TOOLSHELF_';

/** Other programs have variables that begin like these settings: HOST_IP of a container, MCP_TIMEOUT of an agent. */
const SHARED = new Set(['HOST_', 'PORT_', 'MCP_']);

/**
 * Variables that Docker and Kubernetes make for a service in the network by its name, which may be `redis` as well as `toolshelf`
 * (https://kubernetes.io/docs/concepts/services-networking/service/#environment-variables); REDIS_PORT is one by its value alone.
 */
const SERVICE = /_SERVICE_(?:HOST$|PORT(?:$|_))|_PORT_\d+_(?:TCP|UDP|SCTP)|_ENV_/;
const SERVICE_ADDRESS = /^(?:tcp|udp|sctp):\/\//;

/** Of its letters so many may be others in a name that begins as ours do: `TRUSTED_PROXY`, `BACKUP_KEEPS`. */
const MOST_OTHERS = 1 / 4;

/** What a name begins with before an underscore; those of settings are ours. */
const prefixOf = (name: string): string => name.split('_', 1)[0] ?? '';

/** A setting without its last word, `JUDGE_` of `JUDGE_URL`: what else begins so is meant for the same subject. One word stands for itself. */
const subjectOf = (setting: string): string => `${setting.replace(/_[^_]*$/, '')}_`;

/** Letters by which a name, without its underscores, may differ from a setting and still mean it. */
function mostSlips(name: string, setting: string): number {
  const { length } = setting.replaceAll('_', '');
  if (setting.includes('_') && prefixOf(name) === prefixOf(setting))
    return Math.max(2, Math.floor(length * MOST_OTHERS));
  return length < 10 ? 1 : 2;
}

const sorted = (text: string): string => [...text].toSorted().join('');

/** How many letters two names differ by; two that have changed places count as one slip. */
function slipsBetween(one: string, other: string): number {
  const slips = distance(one, other);
  return slips === 2 && sorted(one) === sorted(other) ? 1 : slips;
}

/** The setting that a name means, but for underscores or a few letters. */
function findMeant(name: string, known: readonly string[]): string | undefined {
  if (name.length < SHORTEST) return undefined;
  const plain = name.replaceAll('_', '');
  const near = known
    .filter((setting) => setting.replaceAll('_', '').length >= SHORTEST)
    .map((setting) => ({ setting, slips: slipsBetween(plain, setting.replaceAll('_', '')) }))
    .filter(({ setting, slips }) => slips <= mostSlips(name, setting));
  return near.toSorted((one, other) => one.slips - other.slips)[0]?.setting;
}

export interface UnknownSetting {
  name: string;
  /** The setting that its name is near to; undefined where it only has the subject of one, as `SMTP_PASSWORD` has. */
  meant: string | undefined;
}

/** Names in `environment` that are none of `known` but are near to one, or begin as one does. Empty ones count as absent. */
export function findUnknown(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): UnknownSetting[] {
  const subjects = [...new Set(known.map(subjectOf))].filter((subject) => !SHARED.has(subject));
  return Object.entries(environment).flatMap(([name, value = '']) => {
    if (known.includes(name) || value === '') return [];
    const upper = name.toUpperCase();
    if (SERVICE.test(upper) || (upper.endsWith('_PORT') && SERVICE_ADDRESS.test(value))) return [];
    const bare = upper.startsWith(PROGRAM) ? upper.slice(PROGRAM.length) : upper;
    const meant = known.includes(bare) ? bare : findMeant(bare, known);
    const isOurs = subjects.some((subject) => bare.startsWith(subject));
    return meant === undefined && !isOurs ? [] : [{ name, meant }];
  });
}

/** What is said of one of them to an operator. */
export function unknownSentence({ name, meant }: UnknownSetting): string {
  return meant === undefined ? `${name} is no setting.` : `${name} is no setting; did you mean ${meant}?`;
}
