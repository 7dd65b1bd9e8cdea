/** The comparison of two tools under an address of its own: facts, what only one of them has or does, and prices. */
import { CatalogError } from '#catalog/errors.ts';
import { findMergedInto } from '#catalog/moderation/merge.ts';
import { isListedComparison, listPartners, pairsIn, versusPath } from '#catalog/tools/comparisons/listed.ts';
import { tasksOfTool } from '#catalog/tools/tasks/tasks.ts';
import type { Tool } from '#catalog/tools/tools.ts';
import { FIELDS, keysWhere } from '#fields/fields.ts';
import { UNKNOWN_PRICING } from '#fields/pricing.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { colon } from '#locales/quotable.ts';
import { recommendationMessages, visitorMessages } from '#locales/subjects.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { shownValue, valueTexts } from '#web/elements/entry-values.ts';
import { html, type Html } from '#web/elements/html.ts';
import { breadcrumbData } from '#web/elements/json-ld.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo } from '#web/elements/links.ts';
import { factList } from '#web/elements/notices.ts';
import { countSentence } from '#web/elements/recommendation-card.ts';
import { catalogText } from '#web/elements/texts.ts';
import { comparePath, comparisonTable, readTools } from './compare.ts';

/** Comparisons named on the page of a tool. */
const MOST_CHIPS = 8;

/** The slugs of two published tools that the address names, also as tools that were merged into them. */
async function findPair({ context, params }: PageRequest): Promise<readonly [string, string] | undefined> {
  const pairs = pairsIn(params['pair'] ?? '');
  if (pairs.length === 0) return undefined;
  const { read } = context.db;
  const slugs = [...new Set(pairs.flat())];
  const rows = await read.selectFrom('published_tools').select('slug').where('slug', 'in', slugs).execute();
  const published = new Set(rows.map(({ slug }) => slug));
  const exact = pairs.find((pair) => pair.every((slug) => published.has(slug)));
  if (exact !== undefined) return exact;
  for (const pair of pairs) {
    const [one, other] = await Promise.all(
      pair.map(async (slug) => (published.has(slug) ? slug : findMergedInto(read, slug))),
    );
    if (one !== undefined && other !== undefined) return [one, other];
  }
  return undefined;
}

type Row = readonly [label: string, value: Html];

const FLAGS = keysWhere({ kind: 'flag' }).filter((key) => key !== 'needsAccount');
const LISTS = keysWhere({ kind: 'choices' });

/** Features and tasks of `tool` that the other one lacks. */
function rowsOfOne(request: PageRequest, tool: Tool, other: Tool): Row[] {
  const { locale, context } = request;
  const t = visitorMessages(locale);
  const tasks = tasksOfTool(context.live, tool, locale);
  const done = new Set(tasksOfTool(context.live, other, locale).map(({ id }) => id));
  const filed = new Set(other.categories.map(({ id }) => id));
  const links = (label: string, items: readonly Html[]): Row[] =>
    items.length === 0
      ? []
      : [
          [
            label,
            html`<ul class="chips">
              ${items.map((item) => html`<li>${item}</li>`)}
            </ul>`,
          ],
        ];
  return [
    ...links(
      t.titles.tasks,
      tasks
        .filter(({ id }) => !done.has(id))
        .map(
          ({ id, name, locale: written }) =>
            html`<a class="chip" href="${pathTo(locale, 'tasks', id)}">${catalogText(name, written, locale)}</a>`,
        ),
    ),
    ...links(
      t.titles.categories,
      tool.categories
        .filter(({ id }) => !filed.has(id))
        .map(({ id, name }) => html`<a class="chip" href="${pathTo(locale, 'categories', id)}">${name}</a>`),
    ),
    ...LISTS.flatMap((key): Row[] => {
      const { name } = FIELDS[key];
      // An empty list of the other one is unknown.
      const known = valueTexts(request, name, other[key]);
      const own =
        known.length === 0 ? [] : valueTexts(request, name, tool[key]).filter((text) => !known.includes(text));
      return own.length === 0 ? [] : [[t.fields[name].label, html`<bdi>${own.join(' · ')}</bdi>`]];
    }),
    ...FLAGS.filter((key) => tool[key] === true && other[key] === false).map((key): Row => {
      const { name } = FIELDS[key];
      return [t.fields[name].label, html`${shownValue(request, name, true)}`];
    }),
  ];
}

function differences(request: PageRequest, pair: readonly [Tool, Tool]): Html {
  const { versus } = visitorMessages(request.locale).choosing;
  const [one, other] = pair;
  const sides = [
    { tool: one, rows: rowsOfOne(request, one, other) },
    { tool: other, rows: rowsOfOne(request, other, one) },
  ];
  return html`<section aria-labelledby="only">
    <h2 id="only">${versus.differences}</h2>
    <p class="hint">${versus.known}</p>
    <div class="versus">
      ${sides.map(
        ({ tool, rows }) =>
          html`<div class="panel">
            <h3>${versus.only(tool.name)}</h3>
            ${rows.length === 0 ? html`<p class="hint">${versus.nothing}</p>` : factList(rows)}
          </div>`,
      )}
    </div>
  </section>`;
}

/** The price of each in words. */
function prices(request: PageRequest, pair: readonly Tool[]): Html {
  const t = visitorMessages(request.locale);
  const priceOf = ({ pricingModel, priceFrom, freeLimit }: Tool): Html =>
    html`${[t.pricing[pricingModel ?? UNKNOWN_PRICING], ...valueTexts(request, 'price_from', priceFrom)].join(' · ')}${
      freeLimit !== null && html` · ${t.fields.free_limit.label}${colon(request.locale)}<bdi>${freeLimit}</bdi>`
    }`;
  return html`<section class="versus-prices" aria-labelledby="price">
    <h2 id="price">${t.tool.pricing}</h2>
    ${factList(pair.map((tool) => [html`<bdi>${tool.name}</bdi>`, priceOf(tool)] as const))}
  </section>`;
}

/** The tasks that people recommend each tool for; null without a recommendation. */
async function recommendedFor(request: PageRequest, pair: readonly Tool[]): Promise<Html | null> {
  const { locale, context } = request;
  if (!context.config.recommendations) return null;
  const { recommendations: t } = recommendationMessages(locale);
  const counts = await Promise.all(pair.map(({ id }) => countSentence(request, id)));
  const all = (slug: string): string => pathTo(locale, 'tools', slug, 'recommendations');
  if (counts.every((count) => count === null)) return null;
  return html`<section aria-labelledby="recommended">
    <h2 id="recommended">${t.versus}</h2>
    <div class="versus">
      ${pair.map(
        ({ name, slug }, at) =>
          html`<div class="panel">
            <h3>
              ${counts[at] === null ? html`<bdi>${name}</bdi>` : html`<a href="${all(slug)}" rel="nofollow"><bdi>${name}</bdi></a>`}
            </h3>
            ${counts[at] ?? html`<p class="hint">${t.versusNone}</p>`}
          </div>`,
      )}
    </div>
  </section>`;
}

async function versusPage(request: PageRequest): Promise<PageAnswer> {
  const { locale, site, context, path } = request;
  const t = visitorMessages(locale);
  const { versus } = t.choosing;
  const found = await findPair(request);
  if (found === undefined) throw new CatalogError('not_found');
  if (found[0] === found[1]) return { redirect: pathTo(locale, 'tools', found[0]), moved: true };
  const own = versusPath(found);
  if (path !== own) return { redirect: `/${locale}${own}`, moved: true };
  const [one, other] = await readTools(request, found);
  if (one === undefined || other === undefined) throw new CatalogError('not_found');
  const slugs = [one.slug, other.slug];
  const names = { first: one.name, second: other.name };
  const [title, lead] = [versus.title(names), versus.lead(names)];
  const answer = answerPage(request, {
    title,
    description: lead,
    section: 'tools',
    search: 'header',
    styles: [ASSET_PATHS['compare.css']],
    listed: await isListedComparison(context.db.read, one.id, other.id),
    data: [
      breadcrumbData(request, [
        { name: site.name, path: pathTo(locale) },
        { name: t.list.title, path: pathTo(locale, 'tools') },
        { name: title, path: `/${locale}${own}` },
      ]),
    ],
    main: html`<header>
        <p class="crumbs"><a href="${pathTo(locale, 'tools')}">${t.nav.tools}</a></p>
        <h1>${title}</h1>
        <p class="lead">${lead}</p>
      </header>
      ${differences(request, [one, other])} ${prices(request, [one, other])}
      ${await recommendedFor(request, [one, other])}
      <section aria-labelledby="facts">
        <h2 id="facts">${t.tool.facts}</h2>
        ${comparisonTable(request, [one, other], true)}
      </section>
      <p>
        <a class="button button-quiet" href="${comparePath(locale, slugs)}" rel="nofollow">${t.choosing.compare.add}</a>
      </p>`,
  });
  return { ...answer, compared: slugs };
}

/** Links to the listed comparisons of a tool; null without any. */
export async function comparisonSection({ locale, context }: PageRequest, tool: Tool): Promise<Html | null> {
  const partners = await listPartners(context.db.read, tool.id, MOST_CHIPS);
  if (partners.length === 0) return null;
  const { versus } = visitorMessages(locale).choosing;
  return html`<section aria-labelledby="compared">
    <h2 id="compared">${versus.compared}</h2>
    <ul class="chips">
      ${partners.map(
        ({ slug, name }) =>
          html`<li>
            <a class="chip" href="${`/${locale}${versusPath([tool.slug, slug])}`}"
              >${versus.title({ first: tool.name, second: name })}</a
            >
          </li>`,
      )}
    </ul>
  </section>`;
}

export const VERSUS_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/compare/:pair', who: 'anyone', followsCatalog: true, handler: versusPage },
];
