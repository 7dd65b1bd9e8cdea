/** News of several subjects as one reader reads them. */
import type { News, NewsBook } from './news.ts';
import type { Follow } from './readers.ts';

/** One news of a kind and tool, the latest first; of a new tool nothing else, of a field its first and its last value. */
export function mergeNews(all: readonly News[]): News[] {
  const merged = new Map<string, News>();
  const fresh = new Set(all.filter(({ kind }) => kind === 'new').map(({ tool }) => tool));
  const latestFirst = [...new Set(all)].toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  for (const news of latestFirst) {
    if (news.kind !== 'new' && fresh.has(news.tool)) continue;
    const key = `${news.kind} ${news.tool}`;
    const later = merged.get(key);
    merged.set(key, later === undefined ? news : { ...later, ...joinChanges(later, news) });
  }
  return [...merged.values()];
}

function joinChanges(later: News, earlier: News): Pick<News, 'fields' | 'facts'> {
  const facts = later.facts.map((fact) => {
    const first = earlier.facts.find(({ field }) => field === fact.field);
    return first === undefined ? fact : { ...fact, from: first.from };
  });
  const further = earlier.facts.filter(({ field }) => !later.facts.some((fact) => fact.field === field));
  return { fields: [...new Set([...later.fields, ...earlier.fields])], facts: [...facts, ...further] };
}

/** The news of confirmed follows since each was confirmed, the latest first. */
export async function listNewsOf(book: NewsBook, follows: readonly Follow[]): Promise<News[]> {
  const all: News[] = [];
  for (const follow of follows) {
    const { confirmedAt } = follow;
    if (confirmedAt !== null) all.push(...(await book.about(follow)).filter(({ at }) => at > confirmedAt));
  }
  return mergeNews(all);
}
