/** Feeds: the newest tools of a list, collections and lists in their order, and what happens to one tool. */
import { isSlug } from '#catalog/entries/slugs.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { Locale } from '#catalog/locales.ts';
import { findMergedInto } from '#catalog/moderation/merge.ts';
import { listGoneTools } from '#catalog/tools/removed.ts';
import { listToolHistory } from '#catalog/tools/history.ts';
import { getTool, listTools, readSummaries, type ToolSummary } from '#catalog/tools/tools.ts';
import { TOOL_FILTERS } from '#http/api/list-parameters.ts';
import { listQueryOf, type ListQuery } from '#http/api/list-query.ts';
import { wordsOfList } from '#http/api/list-words.ts';
import { readParameters } from '#http/api/parameters.ts';
import { pageLink } from '#api/links.ts';
import type { DocumentAnswer, DocumentRequest, MachineDocument } from '#http/documents/machine-documents.ts';
import { toolLogoPath } from '#http/pages/site-paths.ts';
import { changeLines } from '#locales/news-lines.ts';
import { changeMessages, everyPageMessages } from '#locales/subjects.ts';
import { FEED_FORMATS, FEED_IMAGE_WIDTH, NEVER, type Feed } from './feed-formats.ts';
import { ORDERED, type OrderedSubject } from './ordered-feeds.ts';

const NEWEST = 50;
/** Most recently removed tools that a feed reports, if it may have listed them. */
const GONE = 50;
const MAX_AGE = 60;

/** A search counts as this many reads. */
const READS_FOR_SEARCH = 5;

async function readFeed(request: DocumentRequest, format: string): Promise<Feed> {
  const { context, params, query } = request;
  const { config, live } = context;
  const locale = params['locale'] as Locale;
  const t = everyPageMessages(locale);
  const site = context.siteIn(locale);
  const id = params['id'];
  const category = id === undefined ? undefined : live.categories.of(locale).get(id);
  if (id !== undefined && category === undefined) throw new CatalogError('not_found');
  const narrowed = listQueryOf(readParameters(TOOL_FILTERS, query));
  if (narrowed.q !== undefined) await request.charge(READS_FOR_SEARCH - 1);
  const listQuery: ListQuery = { ...narrowed, ...(category !== undefined && { category: category.id }) };
  const { items } = await listTools(live, { ...listQuery, sort: 'newest', locale, perPage: NEWEST });
  const isNarrowed = query.size > 0;
  const path = category === undefined ? (isNarrowed ? '/tools' : '') : `/categories/${category.id}`;
  const text = isNarrowed ? `?${query.toString().replaceAll('%2C', ',')}` : '';
  const gone = (await listGoneTools(context.db.read, GONE)).filter(
    ({ categories }) => category === undefined || categories.includes(category.id),
  );
  const times = [...items.map(({ updatedAt }) => updatedAt), ...gone.map(({ goneAt }) => goneAt)];
  return {
    locale,
    title: `${site.name}: ${wordsOfList(context, locale, listQuery) || t.catalog.newest}`,
    subtitle: category?.description ?? site.description?.text ?? t.catalog.lead,
    author: site.name,
    self: pageLink(config, locale, `${path}/feed.${format}${text}`),
    page: pageLink(config, locale, `${category === undefined ? '/tools' : path}${text}`),
    updated: times.reduce((latest, time) => (time > latest ? time : latest), NEVER),
    entries: entriesOf(request, locale, items),
    gone: gone.map(({ slug, goneAt }) => ({ link: pageLink(config, locale, `/tools/${slug}`), at: goneAt })),
  };
}

function entriesOf({ context }: DocumentRequest, locale: Locale, tools: readonly ToolSummary[]): Feed['entries'] {
  const { config } = context;
  return tools.map((tool) => {
    const link = pageLink(config, locale, `/tools/${tool.slug}`);
    const { name: title, tagline: summary, taglineLocale, url: site, categories, publishedAt, updatedAt } = tool;
    const image = tool.logo === null ? null : `${config.publicUrl}${toolLogoPath(tool.logo, FEED_IMAGE_WIDTH)}`;
    const texts = { id: link, title, summary, locale: taglineLocale };
    return { ...texts, link, site, image, categories, publishedAt, updatedAt };
  });
}

/** The history of one tool. Throws `not_found`. */
async function readToolFeed(request: DocumentRequest, format: string): Promise<Feed> {
  const { context, params } = request;
  const { config, live } = context;
  const locale = params['locale'] as Locale;
  const { changes } = changeMessages(locale);
  const { name } = context.siteIn(locale);
  const tool = await getTool(live, params['slug'] ?? '', locale);
  const [entry] = entriesOf(request, locale, [tool]);
  const events = (await listToolHistory(context.db.read, tool)).slice(0, NEWEST);
  const path = `/tools/${tool.slug}`;
  return {
    locale,
    title: `${name}: ${tool.name}`,
    subtitle: changes.historyLead,
    author: name,
    self: pageLink(config, locale, `${path}/feed.${format}`),
    page: pageLink(config, locale, path),
    updated: events[0]?.at ?? NEVER,
    entries: events.map(({ at, kind, fields, facts }) => {
      const lines = changeLines(locale, { fields, facts });
      const kindText = kind === 'link' ? lines.join(' ') : changes.kinds[kind];
      return {
        ...entry!,
        id: `${entry!.link}/history#${at}`,
        title: `${tool.name}: ${kindText}`,
        ...(lines.length > 0 && { summary: lines.join('\n'), locale }),
        publishedAt: at,
        updatedAt: at,
      };
    }),
    gone: [],
  };
}

/** The feed of the tool, or the way to that of the tool that it was merged into. */
async function answerToolFeed(
  request: DocumentRequest,
  { format, write }: Pick<(typeof FEED_FORMATS)[number], 'format' | 'write'>,
): Promise<DocumentAnswer> {
  try {
    return { text: write(await readToolFeed(request, format)) };
  } catch (error) {
    if (!(error instanceof CatalogError && error.code === 'not_found')) throw error;
    const { slug = '', locale = '' } = request.params;
    const into = isSlug(slug) ? await findMergedInto(request.context.db.read, slug) : undefined;
    if (into === undefined) throw error;
    return { movedTo: `/${locale}/tools/${into}/feed.${format}` };
  }
}

/** A collection or list in its own order. */
async function readOrderedFeed(request: DocumentRequest, format: string, subject: OrderedSubject): Promise<Feed> {
  const { context, params } = request;
  const { config } = context;
  const { path, title, intro, updatedAt } = subject;
  const locale = params['locale'] as Locale;
  const { name } = context.siteIn(locale);
  const items = await readSummaries(context.live, subject.tools, locale);
  return {
    locale,
    title: `${name}: ${title}`,
    subtitle: intro === '' ? title : intro,
    author: name,
    self: pageLink(config, locale, `${path}/feed.${format}`),
    page: pageLink(config, locale, path),
    updated: items.reduce((latest, each) => (each.updatedAt > latest ? each.updatedAt : latest), updatedAt),
    entries: entriesOf(request, locale, items),
    gone: [],
  };
}

const PLACES = [
  { name: 'feed', path: '/:locale' },
  { name: 'searchFeed', path: '/:locale/tools' },
  { name: 'categoryFeed', path: '/:locale/categories/:id' },
] as const;

/** The feeds of each locale, in three formats. */
export const FEEDS: readonly MachineDocument[] = FEED_FORMATS.flatMap(({ format, type, write }) => [
  ...PLACES.map(({ name, path }): MachineDocument => ({
    name,
    path: `${path}/feed.${format}`,
    type,
    maxAge: MAX_AGE,
    followsCatalog: true,
    readsQuery: true,
    answer: async (request) => ({ text: write(await readFeed(request, format)) }),
  })),
  {
    name: 'toolFeed',
    path: `/:locale/tools/:slug/feed.${format}`,
    type,
    maxAge: MAX_AGE,
    followsCatalog: true,
    answer: (request) => answerToolFeed(request, { format, write }),
  },
  ...ORDERED.map(
    // Not cached by catalog revision: a collection's days pass, and owners change lists.
    ({ name, path, find }): MachineDocument => ({
      name,
      path: `${path}/feed.${format}`,
      type,
      maxAge: MAX_AGE,
      answer: async (request) => ({ text: write(await readOrderedFeed(request, format, await find(request))) }),
    }),
  ),
]);
