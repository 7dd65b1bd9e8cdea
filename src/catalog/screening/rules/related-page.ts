/** Rule: another address of one product: app. and docs. hosts, moved domain, store, repository. */
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { relatedUrlKeys, repositoryName } from '#catalog/entries/urls/related-keys.ts';
import { compareNames, sentenceLikeness } from '#catalog/screening/text/name-keys.ts';
import type { Entry, Judgement, KnownEntry, Rule } from '#catalog/screening/rule.ts';

/** States of entries that matter to an editor. */
export const MATTERING = new Set([
  'published',
  'quarantined',
  'removed',
  'awaiting_moderation',
  'changes_requested',
  'rejected',
]);

/** Letters of addresses to parse: fifty of the longest would take 0.1 s. */
const LETTERS_READ = 10_000;

/** The relation of two addresses in the evidence. */
const RELATIONS: Record<string, string> = {
  page: 'same_page_other_form',
  store: 'same_store_item',
  repo: 'same_repository',
  repo_name: 'same_repository_name',
  host: 'same_host',
  label: 'same_word_in_address',
};
const ORDER = Object.keys(RELATIONS);

function sharedKey(keys: readonly string[], other: readonly string[]): string | undefined {
  const shared = keys.filter((key) => other.includes(key));
  const rank = (key: string) => ORDER.indexOf(key.slice(0, key.indexOf(':')));
  return shared.sort((a, b) => rank(a) - rank(b))[0];
}

/** A repository with a new owner or a mirror keeps its name. */
function isSameRepositoryName(entry: Entry, known: KnownEntry): boolean {
  const name = repositoryName(entry.url);
  return name !== undefined && name === repositoryName(known.url);
}

/** A store id or repository is enough; a host or word also needs similar names or taglines. */
function isSameProduct(entry: Entry, known: KnownEntry, kind: string): boolean {
  if (kind === 'store' || kind === 'repo' || kind === 'page' || kind === 'repo_name') return true;
  const names = compareNames(entry.name, known.name);
  if (
    names === 'same' ||
    names === 'same_but_for_loose_words' ||
    names === 'transliterated' ||
    names === 'part' ||
    names === 'look_alike'
  )
    return true;
  const likeness = sentenceLikeness(entry.tagline, known.tagline);
  return names === 'one_letter' ? likeness >= 0.15 : likeness >= 0.5;
}

export const relatedPage: Rule = {
  id: 'related_page',
  looksAt: ['url', 'name', 'tagline'],
  verdict: 'duplicate',
  defaultMode: 'advisory',
  async judge(entry, lookups): Promise<Judgement | null> {
    const keys = relatedUrlKeys(entry.url);
    if (keys.length === 0) return null;
    const own = checkPublicUrl(entry.url);
    let letters = 0;
    // Many entries may share a word or a host, and a lookup returns fifty: the surer keys go alone.
    const sure = keys.filter((key) => !/^(?:host|label):/.test(key));
    const loose = keys.filter((key) => !sure.includes(key));
    const candidates = [...(await lookups.byRelatedUrlKeys(sure)), ...(await lookups.byRelatedUrlKeys(loose))];
    for (const known of candidates) {
      letters += known.url.length;
      if (!MATTERING.has(known.state) || letters > LETTERS_READ) continue;
      const check = checkPublicUrl(known.url);
      if (own.ok && check.ok && own.key === check.key) continue;
      const key = sharedKey(keys, relatedUrlKeys(known.url));
      if (key === undefined) continue;
      const shared = key.slice(0, key.indexOf(':'));
      const kind = shared === 'label' && isSameRepositoryName(entry, known) ? 'repo_name' : shared;
      if (!isSameProduct(entry, known, kind)) continue;
      return {
        certain: false,
        field: 'url',
        evidence: {
          name: known.name,
          url: known.url,
          state: known.state,
          relation: RELATIONS[kind] ?? kind,
          shared: key.slice(key.indexOf(':') + 1),
        },
        existing: known,
      };
    }
    return null;
  },
};
