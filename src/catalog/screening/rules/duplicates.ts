/** Rules about duplicates: `same_page` and `same_store_item` are certain, others show a perhaps equal entry. */
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { relatedUrlKeys, repositoryName } from '#catalog/entries/urls/related-keys.ts';
import { sentenceLikeness } from '#catalog/language/likeness.ts';
import { compareNames, nameKeys, plainName, reachOf } from '#catalog/screening/text/name-keys.ts';
import type { Entry, Field, Judgement, KnownEntry, Lookups, Rule } from '#catalog/screening/rule.ts';

/** States that reserve a page: a second entry is refused. */
const HOLDING = new Set(['published', 'awaiting_moderation', 'changes_requested']);
/** States that matter to an editor; withdrawn and expired entries release the page. */
const MATTERING = new Set([...HOLDING, 'quarantined', 'removed', 'rejected']);

/** The similarity of two entries: its evidence besides name and address, and the weight of that evidence. */
interface Likeness {
  evidence: Judgement['evidence'];
  weight: number;
  field?: Field;
  certain?: boolean;
}

/** A rule that compares the entry with each candidate of another page and shows the most alike. */
function duplicateRule(
  rule: Pick<Rule, 'id' | 'defaultMode'> & { field: Field; states: ReadonlySet<string> },
  findCandidates: (entry: Entry, lookups: Lookups) => Promise<readonly KnownEntry[]>,
  compare: (entry: Entry, known: KnownEntry) => Likeness | undefined,
): Rule {
  const { field: ofRule, states, ...rest } = rule;
  return {
    ...rest,
    verdict: 'duplicate',
    async judge(entry, lookups) {
      let best: (Likeness & { known: KnownEntry }) | undefined;
      for (const known of await findCandidates(entry, lookups)) {
        if (!states.has(known.state)) continue;
        const alike = compare(entry, known);
        if (alike !== undefined && alike.weight > (best?.weight ?? 0)) best = { ...alike, known };
      }
      if (best === undefined) return null;
      const { certain = false, field = ofRule, evidence, known } = best;
      return { certain, field, evidence: { name: known.name, url: known.url, ...evidence }, existing: known };
    },
  };
}

function isSamePage(a: string, b: string): boolean {
  const [left, right] = [checkPublicUrl(a), checkPublicUrl(b)];
  return left.ok && right.ok && left.key === right.key;
}

function isSameSite(a: string, b: string): boolean {
  const [left, right] = [checkPublicUrl(a), checkPublicUrl(b)];
  return left.ok && right.ok && left.site === right.site && left.site !== 'github.com';
}

/** The differences of two addresses of one page: "www", "https", "utm_source", "trailing slash"… */
function differences(a: string, b: string): string[] {
  const [left, right] = [URL.parse(a), URL.parse(b)];
  if (left === null || right === null) return [];
  const found: string[] = [];
  if (left.protocol !== right.protocol) found.push('https');
  if (left.hostname.startsWith('www.') !== right.hostname.startsWith('www.')) found.push('www');
  if (left.pathname !== right.pathname) found.push('path spelling');
  const parametersOf = (url: URL) => new Set(Array.from(url.searchParams, ([name, value]) => `${name}=${value}`));
  for (const parameter of parametersOf(left).symmetricDifference(parametersOf(right)))
    found.push(parameter.slice(0, parameter.indexOf('=')));
  if (left.hash !== right.hash) found.push('fragment');
  return [...new Set(found)].slice(0, 8);
}

const samePage = duplicateRule(
  { id: 'same_page', field: 'url', defaultMode: 'enforced', states: MATTERING },
  async ({ url }, lookups) => {
    const check = checkPublicUrl(url);
    return check.ok ? lookups.byUrlKey(check.key) : [];
  },
  ({ url }, known) => {
    const certain = HOLDING.has(known.state);
    const weight = known.state === 'published' ? 3 : certain ? 2 : 1;
    return { certain, weight, evidence: { state: known.state, differs_by: differences(url, known.url) } };
  },
);

const sharedKey = (a: string, b: string, kinds: readonly string[]): string | undefined => {
  const other = relatedUrlKeys(b);
  const shared = relatedUrlKeys(a).filter((key) => other.includes(key));
  const rank = (key: string) => kinds.indexOf(key.slice(0, key.indexOf(':')));
  return shared.filter((key) => rank(key) >= 0).sort((one, next) => rank(one) - rank(next))[0];
};

const sameStoreItem = duplicateRule(
  { id: 'same_store_item', field: 'url', defaultMode: 'enforced', states: HOLDING },
  ({ url }, lookups) => lookups.byRelatedUrlKeys(relatedUrlKeys(url).filter((key) => key.startsWith('store:'))),
  ({ url }, known) => {
    const [store, id] = sharedKey(url, known.url, ['store'])?.slice('store:'.length).split('/') ?? [];
    if (store === undefined || id === undefined || isSamePage(url, known.url)) return undefined;
    return { certain: true, weight: 1, evidence: { state: known.state, store, id } };
  },
);

/** Addresses are parsed up to this length: fifty of the longest would take 0.1 s. */
const LONGEST_PARSED = 400;

/** The relation of two addresses in the evidence, the surest first. */
const RELATIONS: Record<string, string> = {
  page: 'same_page_other_form',
  store: 'same_store_item',
  repo: 'same_repository',
  repo_name: 'same_repository_name',
  host: 'same_host',
  label: 'same_word_in_address',
};
const KINDS = Object.keys(RELATIONS);
/** Kinds that many entries share; without a like name or tagline they say nothing. */
const LOOSE = /^(?:host|label):/;
const ALIKE = new Set(['same', 'same_but_for_loose_words', 'transliterated', 'part', 'look_alike']);

function isSameProduct(entry: Entry, known: KnownEntry): boolean {
  const names = compareNames(entry.name, known.name);
  if (ALIKE.has(names)) return true;
  return sentenceLikeness(entry.tagline, known.tagline) >= (names === 'one_letter' ? 0.15 : 0.5);
}

const relatedPage = duplicateRule(
  { id: 'related_page', field: 'url', defaultMode: 'advisory', states: MATTERING },
  async ({ url }, lookups) => {
    const keys = relatedUrlKeys(url);
    // A lookup returns fifty entries: the surer keys go alone.
    const loose = keys.filter((key) => LOOSE.test(key));
    const sure = keys.filter((key) => !loose.includes(key));
    return [...(await lookups.byRelatedUrlKeys(sure)), ...(await lookups.byRelatedUrlKeys(loose))];
  },
  (entry, known) => {
    if (known.url.length > LONGEST_PARSED || isSamePage(entry.url, known.url)) return undefined;
    const key = sharedKey(entry.url, known.url, KINDS);
    if (key === undefined) return undefined;
    const repository = repositoryName(entry.url);
    // A repository with a new owner or a mirror keeps its name.
    const isRenamed = key.startsWith('label:') && repository !== undefined && repository === repositoryName(known.url);
    const [kind = ''] = isRenamed ? ['repo_name'] : key.split(':');
    if (LOOSE.test(`${kind}:`) && !isSameProduct(entry, known)) return undefined;
    const shared = key.slice(key.indexOf(':') + 1);
    const evidence = { state: known.state, relation: RELATIONS[kind] ?? kind, shared };
    return { weight: KINDS.length - KINDS.indexOf(kind), evidence };
  },
);

/** Two makers hardly choose the same name of eight letters. */
const LONG_NAME = 8;
/** Short Latin names sound alike by chance; other scripts compare at least three consonants. */
const isTelling = (name: string): boolean =>
  plainName(name).length >= 6 || /[^\p{Script=Latin}\p{N}]/u.test(plainName(name));

function matchOf(entry: Entry, known: KnownEntry): readonly [match: string, weight: number] | undefined {
  const names = compareNames(entry.name, known.name);
  const sentences = sentenceLikeness(entry.tagline, known.tagline);
  if (names === 'same') return ['same_name', 5];
  if (names === 'same_but_for_loose_words')
    return plainName(entry.name).length >= 6 || sentences >= 0.15 ? ['same_name_but_for_common_words', 4] : undefined;
  if (names === 'transliterated' && (sentences >= 0.1 || isTelling(entry.name) || isTelling(known.name)))
    return ['same_name_in_other_letters', 3];
  if (sentences >= 0.9) return ['same_tagline', 4];
  const shortest = Math.min(plainName(entry.name).length, plainName(known.name).length);
  if (names === 'part' && (sentences >= 0.1 || shortest >= LONG_NAME)) return ['one_name_holds_the_other', 3];
  if (names === 'one_letter' && sentences >= 0.1) return ['one_letter_apart', 2];
  return sentences >= 0.7 ? ['near_same_tagline', 1] : undefined;
}

/**
 * Entries that share a key with the name. Rare keys are looked up alone and first: many entries may
 * share a half of a name, and a lookup returns fifty at most.
 */
async function findByNameKeys(entry: Entry, lookups: Lookups): Promise<KnownEntry[]> {
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

const sameName = duplicateRule(
  { id: 'same_name', field: 'name', defaultMode: 'advisory', states: MATTERING },
  findByNameKeys,
  (entry, known) => {
    const [match, weight = 0] = matchOf(entry, known) ?? [];
    if (match === undefined || isSamePage(entry.url, known.url)) return undefined;
    return { weight, evidence: { state: known.state, match }, field: match.endsWith('tagline') ? 'tagline' : 'name' };
  },
);

/** "с U+0441 for c": the differing letters, for an editor who cannot see them. */
function differingLetters(name: string, known: string): string[] {
  const [typed, meant] = [Array.from(plainName(name)), Array.from(plainName(known))];
  const isAligned = typed.length === meant.length;
  const found = typed.flatMap((letter, at) => {
    if (isAligned ? letter === meant[at] : /[a-z]/.test(letter)) return [];
    const code = `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    return [isAligned ? `${letter} ${code} for ${meant[at] ?? ''}` : `${letter} ${code}`];
  });
  return [...new Set(found)].slice(0, 8);
}

/** The name imitates a known name with look-alikes (Cyrillic а for Latin a, 0 for o). */
const lookAlikeName = duplicateRule(
  {
    id: 'look_alike_name',
    field: 'name',
    defaultMode: 'advisory',
    states: new Set(['published', 'quarantined', 'awaiting_moderation']),
  },
  findByNameKeys,
  ({ url, name }, known) => {
    if (compareNames(name, known.name) !== 'look_alike' || isSameSite(url, known.url)) return undefined;
    return { weight: 1, evidence: { letters: differingLetters(name, known.name) } };
  },
);

/** In the order of findings. */
export const DUPLICATE_RULES: readonly Rule[] = [samePage, sameStoreItem, relatedPage, sameName, lookAlikeName];
