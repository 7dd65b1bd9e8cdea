/** The comparison of up to four tools, whose slugs are in the URL. */
import { CatalogError } from '#catalog/errors.ts';
import { getTool, type Tool } from '#catalog/tools/tools.ts';
import { FIELDS } from '#fields/fields.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { listSeparator } from '#locales/quotable.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { fieldsBeside, shownValue } from '#web/elements/entry-values.ts';
import { html, type Html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo, shownAddress } from '#web/elements/links.ts';
import { tableFrame } from '#web/elements/tables.ts';
import { catalogText, timeText } from '#web/elements/texts.ts';
import { MOST_COMPARED, slugsOf } from './bookmarks.ts';

/** The published tools; others are left out. */
async function readTools({ context, locale }: PageRequest, slugs: readonly string[]): Promise<Tool[]> {
  const found = await Promise.all(
    slugs.map((slug) =>
      getTool(context.live, slug, locale).catch((error: unknown) => {
        if (error instanceof CatalogError && error.code === 'not_found') return undefined;
        throw error;
      }),
    ),
  );
  return found.filter((tool) => tool !== undefined);
}

/** Fields without a row of their own. */
const FURTHER = fieldsBeside(['url', 'name', 'tagline', 'description', 'logoUrl', 'pricingModel', 'categories']);

function table(request: PageRequest, tools: readonly Tool[]): Html {
  const { locale, format } = request;
  const t = visitorMessages(locale);
  const { compare } = t.choosing;
  const row = (title: string, cellOf: (tool: Tool) => Html | string | null) => ({ title, cells: tools.map(cellOf) });
  const day = (iso: string): Html => timeText(iso, format.date(iso));
  const further = FURTHER.flatMap((key) => {
    const { name } = FIELDS[key];
    const cells = tools.map((tool) => shownValue(request, name, tool[key]));
    return cells.every((cell) => cell === null) ? [] : [{ title: t.fields[name].label, cells }];
  });
  return tableFrame(
    compare.title,
    [compare.fact, ...tools.map(({ name }) => name)],
    [
      row(t.fields.tagline.label, (tool) => catalogText(tool.tagline, tool.taglineLocale, locale)),
      row(t.tool.pricing, ({ pricingModel }) => (pricingModel === null ? null : t.pricing[pricingModel])),
      row(t.titles.categories, ({ categories }) => categories.map(({ name }) => name).join(listSeparator(locale))),
      ...further,
      row(compare.languages, ({ availableLocales }) =>
        availableLocales.map(format.language).join(listSeparator(locale)),
      ),
      row(t.catalog.since, ({ publishedAt }) => day(publishedAt)),
      row(t.tool.updated, ({ updatedAt }) => day(updatedAt)),
      row(
        t.tool.website,
        ({ url }) => html`<a href="${url}" rel="nofollow noopener" dir="ltr">${shownAddress(url)}</a>`,
      ),
      row(t.tool.facts, ({ slug, name }) => html`<a href="${pathTo(locale, 'tools', slug)}"><bdi>${name}</bdi></a>`),
    ],
  );
}

async function comparePage(request: PageRequest): Promise<PageAnswer> {
  const { locale } = request;
  const t = visitorMessages(locale);
  const { compare } = t.choosing;
  const tools = await readTools(request, slugsOf(request, MOST_COMPARED));
  return answerPage(request, {
    title: compare.title,
    search: 'header',
    main: html`<header>
        <h1>${compare.title}</h1>
        <p class="lead">${compare.lead}</p>
      </header>
      ${
        tools.length === 0
          ? html`<div class="empty">
              <h2>${compare.choose}</h2>
              <p><a class="button button-quiet" href="${pathTo(locale, 'tools')}">${t.catalog.all}</a></p>
            </div>`
          : table(request, tools)
      }`,
  });
}

export const COMPARE_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/compare',
    who: 'anyone',
    followsCatalog: true,
    isPersonal: true,
    handler: comparePage,
  },
];
