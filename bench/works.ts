/** The requests of the load: hot paths, spread ones, and paths that never repeat. */
import { LOCALES } from '#catalog/locales.ts';
import { SORTS } from '#catalog/search/catalog-index.ts';
import { PRICING_MODELS } from '#fields/pricing.ts';
import type { Target } from '../tests/support/processes.ts';
import { createRandom } from '../tests/support/random.ts';
import { COMMON_WORDS, rareWords, zipfWords } from './catalogs.ts';
import type { Work } from './load.ts';

const API = '/api/v1';
const LAST_PAGE = 500;
const FULL_PAGE = 50;

export const slugHot: Work = { name: 'tool by slug, hot', paths: [`${API}/tools/tool-77`] };

export function slugSpread(tools: number): Work {
  const count = Math.min(20_000, tools);
  return {
    name: 'tool by slug, spread over 20,000',
    paths: Array.from({ length: count }, (_, at) => `${API}/tools/tool-${Math.floor((at * tools) / count)}`),
  };
}

export function listHot(category: string): Work {
  return { name: 'list of 20 by category and pricing, hot', paths: [`${API}/tools?category=${category}&pricing=free`] };
}

export const searchHot: Work = { name: 'search, hot', paths: [`${API}/tools?q=image+code`] };

/** `count` different paths of a generator. */
function different(name: string, count: number, make: () => string): Work {
  const paths = new Set<string>();
  for (let tries = 0; paths.size < count && tries < count * 100; tries += 1) paths.add(make());
  return { name, paths: [...paths] };
}

/** Requests that are not cached; the same in every run. */
export function neverSeen(
  tools: number,
  categories: readonly string[],
  count: number,
): { twoWords: Work; rare: Work; common: Work; commonDeep: Work; lists: Work; choices: Work; sorted: Work } {
  const random = createRandom(97);
  const word = zipfWords(random);
  const rare = rareWords(random);
  const below = (limit: number): number => Math.floor(random() * limit);
  const any = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const lastPage = Math.max(1, Math.min(LAST_PAGE, Math.floor((tools * 0.25) / FULL_PAGE)));
  const some = (list: readonly string[]): string => [any(list), any(list), any(list)].join(',');
  const choices = (): string => `categories=${some(categories)}&pricings=${some(PRICING_MODELS)}`;
  const commonWords = (): string => Array.from({ length: 1 + below(3) }, () => any(COMMON_WORDS)).join('+');
  return {
    twoWords: different('search never seen, two words', count, () => `${API}/tools?q=${word()}+${word()}`),
    rare: different('search never seen, a rare word', count, () => `${API}/tools?q=${rare()}`),
    common: different(
      'search never seen, a common word',
      count,
      () =>
        `${API}/tools?q=${any(COMMON_WORDS)}&page=${1 + below(10)}&per_page=${10 + below(41)}&locale=${any(LOCALES)}`,
    ),
    commonDeep: different('search never seen, commonest words, deep pages', count, () => {
      const page = random() < 0.5 ? lastPage - below(Math.ceil(lastPage / 5)) : 1 + below(lastPage);
      return `${API}/tools?q=${commonWords()}&page=${page}&per_page=${FULL_PAGE}&locale=${any(LOCALES)}`;
    }),
    choices: different(
      'list never seen, several categories and prices, any order, facets',
      count,
      () => `${API}/tools?${choices()}&sort=${any(SORTS)}&facets=true&locale=${any(LOCALES)}`,
    ),
    sorted: different(
      'search never seen, two words, several categories, any order, facets',
      count,
      () => `${API}/tools?q=${word()}+${word()}&${choices()}&sort=${any(SORTS)}&facets=true`,
    ),
    lists: different(
      'list never seen, first page',
      count,
      () =>
        `${API}/tools?category=${any(categories)}&pricing=${any(PRICING_MODELS)}&per_page=${15 + below(11)}&locale=${any(LOCALES)}`,
    ),
  };
}

/** Every category with every pricing model, again and again. */
export function listSpread(categories: readonly string[]): Work {
  return {
    name: 'list of 20, spread',
    paths: categories.flatMap((category) =>
      PRICING_MODELS.map((pricing) => `${API}/tools?category=${category}&pricing=${pricing}`),
    ),
  };
}

/** Five hundred rare words, again and again. */
export function rareSpread(): Work {
  const word = rareWords(createRandom(31));
  return different('search for a rare word, spread over 500', 500, () => `${API}/tools?q=${word()}`);
}

interface ListAnswer {
  pagination: { total_pages: number };
}

/** Filtered lists near page 500 of 41 to 50 tools (fewer sizes give too few paths), by the filters with most pages: none is empty. */
export async function deepLists(target: Target, categories: readonly string[], count: number): Promise<Work> {
  const filters = [
    ...categories.slice(0, 3),
    ...categories
      .slice(0, 3)
      .flatMap((category) => PRICING_MODELS.slice(0, 2).map((pricing) => `${category}&pricing=${pricing}`)),
  ];
  const reach: { filter: string; pages: number }[] = [];
  for (const filter of filters) {
    const response = await fetch(
      `http://localhost:${target.port}${API}/tools?category=${filter}&per_page=${FULL_PAGE}`,
    );
    const { pagination } = (await response.json()) as ListAnswer;
    reach.push({ filter, pages: pagination.total_pages });
  }
  const deepest = Math.max(...reach.map(({ pages }) => pages));
  const chosen = reach.filter(({ pages }) => pages === deepest);
  const random = createRandom(5);
  const nearest = Math.max(1, Math.floor(deepest * 0.6));
  return different(`page ${deepest} x ${FULL_PAGE} of a filtered list, not cached`, count, () => {
    const filter = chosen[Math.floor(random() * chosen.length)]?.filter ?? '';
    const page = deepest - Math.floor(random() * (deepest - nearest + 1));
    return `${API}/tools?category=${filter}&per_page=${FULL_PAGE - Math.floor(random() * 10)}&page=${page}&locale=${LOCALES[Math.floor(random() * LOCALES.length)] ?? 'en'}`;
  });
}
