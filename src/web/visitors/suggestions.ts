/** Suggestions for what is being typed into a search box: categories and tools by their names, as JSON for our script. */
import { directionOf } from '#catalog/locales.ts';
import { fold } from '#catalog/text/fold.ts';
import { cleanText, countCharacters, findTextProblem } from '#catalog/text/hygiene.ts';
import { listCategories, readSummaries } from '#catalog/tools/tools.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/visitors/messages.ts';
import { pathTo } from '#web/elements/links.ts';

const CATEGORIES = 3;
const TOOLS = 6;
const QUERY_LENGTH = 100;

interface Suggestion {
  name: string;
  note: string;
  href: string;
  /** Language and direction of the note where it is not in the page's language. */
  lang?: string;
  dir?: string;
}

function categorySuggestions(request: PageRequest, q: string): Suggestion[] {
  const { locale } = request;
  const t = visitorMessages(locale);
  const typed = fold(q);
  return listCategories(request.context.live, locale)
    .filter(({ name, toolCount }) => toolCount > 0 && ` ${fold(name)}`.includes(` ${typed}`))
    .slice(0, CATEGORIES)
    .map(({ id, name, toolCount }) => ({
      name,
      note: `${t.suggest.category} · ${t.search.found(toolCount)}`,
      href: pathTo(locale, 'categories', id),
    }));
}

async function toolSuggestions({ context, locale }: PageRequest, q: string): Promise<Suggestion[]> {
  const tools = await readSummaries(context.live, context.live.index.suggest(q, TOOLS), locale);
  return tools.map(({ name, tagline, taglineLocale, slug }) => ({
    name,
    note: tagline,
    href: pathTo(locale, 'tools', slug),
    ...(taglineLocale !== locale && { lang: taglineLocale, dir: directionOf(taglineLocale) }),
  }));
}

async function suggest(request: PageRequest): Promise<PageAnswer> {
  const { suggest: v } = visitorMessages(request.locale);
  const q = cleanText(request.query.get('q') ?? '');
  const isUsable = q !== '' && countCharacters(q) <= QUERY_LENGTH && findTextProblem(q, 'single') === undefined;
  const items = isUsable ? [...categorySuggestions(request, q), ...(await toolSuggestions(request, q))] : [];
  return {
    body: JSON.stringify({ items, said: items.length === 0 ? v.none : v.count(items.length) }),
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' },
  };
}

export const SUGGESTION_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/suggest',
    who: 'anyone',
    followsCatalog: true,
    countsAsRead: true,
    handler: suggest,
  },
];
