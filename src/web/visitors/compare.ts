/** The comparison of up to four tools, whose slugs are in the URL; tools are added and removed by its links and form. */
import { CatalogError } from '#catalog/errors.ts';
import { cleanText, countCharacters, findTextProblem } from '#catalog/language/hygiene.ts';
import { listAlternatives } from '#catalog/tools/alternatives.ts';
import { getTool, readSummaries, type Tool } from '#catalog/tools/tools.ts';
import { FIELDS } from '#fields/fields.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { listSeparator, quotable } from '#locales/quotable.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { fieldsBeside, shownValue } from '#web/elements/entry-values.ts';
import { attributes, html, markupOf, type Child, type Html } from '#web/elements/html.ts';
import { OUTWARD } from '#web/elements/icons.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { notice, toolMark } from '#web/elements/notices.ts';
import { catalogText } from '#web/elements/texts.ts';
import { FEWEST_COMPARED, MOST_COMPARED, currentSlugs } from './bookmarks.ts';
import { clickAddress } from './visit-link.ts';

const OFFERED = 6;
const LONGEST_NAME = 100;

/** The published tools; others are left out. */
export async function readTools({ context, locale }: PageRequest, slugs: readonly string[]): Promise<Tool[]> {
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

/** The slug of the tool with the typed name or beginning of a name; undefined for none. */
async function findNamed({ context, locale }: PageRequest, typed: string): Promise<string | undefined> {
  if (countCharacters(typed) > LONGEST_NAME || findTextProblem(typed, 'single') !== undefined) return undefined;
  const { index } = context.live;
  const keys = [...index.named(typed).slice(0, 1), ...index.suggest(typed, 1)].slice(0, 1);
  return (await readSummaries(context.live, keys, locale))[0]?.slug;
}

export const comparePath = (locale: PageRequest['locale'], slugs: readonly string[]): string =>
  withQuery(pathTo(locale, 'compare'), { tools: slugs.length === 0 ? undefined : slugs.join(',') });

/** Fields without a row of their own. */
const FURTHER = fieldsBeside(['url', 'name', 'tagline', 'description', 'logoUrl', 'pricingModel', 'categories']);

interface Row {
  title: string;
  cells: readonly Child[];
  /** Whether the row marks a difference; false for facts that always differ. */
  differs: boolean;
}

function rowsOf(request: PageRequest, tools: readonly Tool[]): Row[] {
  const { locale } = request;
  const t = visitorMessages(locale);
  const row = (title: string, cellOf: (tool: Tool) => Child): Row => {
    const cells = tools.map(cellOf);
    return { title, cells, differs: new Set(cells.map((cell) => markupOf(html`${cell}`))).size > 1 };
  };
  const rows = [
    row(t.tool.pricing, ({ pricingModel }) => (pricingModel === null ? null : t.pricing[pricingModel])),
    row(t.titles.categories, ({ categories }) => categories.map(({ name }) => name).join(listSeparator(locale))),
    ...FURTHER.map((key) => {
      const { name } = FIELDS[key];
      return row(t.fields[name].label, (tool) => shownValue(request, name, tool[key]));
    }),
    row(t.catalog.verified, ({ isVerified }) => (isVerified ? t.yes : null)),
  ];
  return rows.filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ''));
}

/** The head of a column: the tool, its website, and the link that takes it out of a comparison that is not fixed. */
function columnHead(request: PageRequest, tool: Tool, tools: readonly Tool[], isFixed: boolean): Html {
  const { locale } = request;
  const t = visitorMessages(locale);
  const others = tools.filter(({ slug }) => slug !== tool.slug).map(({ slug }) => slug);
  return html`<th scope="col">
    ${toolMark(tool)}
    <a class="compare-name" href="${pathTo(locale, 'tools', tool.slug)}"><bdi>${tool.name}</bdi></a>
    <a class="button button-quiet" href="${tool.url}" rel="nofollow noopener" ping="${clickAddress(request, tool)}"
      >${t.choosing.compare.visit}<span class="visually-hidden"> <bdi>${tool.name}</bdi></span> ${OUTWARD}</a
    >
    ${
      !isFixed &&
      html`<a class="compare-remove" href="${comparePath(locale, others)}"
        >${t.choosing.compare.remove}<span class="visually-hidden"> <bdi>${tool.name}</bdi></span></a
      >`
    }
  </th>`;
}

/** The facts of tools side by side; differences are marked. */
export function comparisonTable(request: PageRequest, tools: readonly Tool[], isFixed = false): Html {
  const { locale } = request;
  const t = visitorMessages(locale);
  const { compare } = t.choosing;
  const rows = rowsOf(request, tools);
  const isMixed = rows.some(({ differs }) => differs) && rows.some(({ differs }) => !differs);
  return html`<div class="${tools.length === 2 ? 'compare compare-pair' : 'compare'}">
    ${
      isMixed &&
      html`<p class="compare-switch">
        <label><input type="checkbox" data-only-differences /> ${compare.only}</label>
      </p>`
    }
    <div class="table-frame" role="region" aria-label="${compare.title}" tabindex="0">
      <table>
        <thead>
          <tr>
            <td></td>
            ${tools.map((tool) => columnHead(request, tool, tools, isFixed))}
          </tr>
        </thead>
        <tbody>
          <tr data-differs>
            <th scope="row">${t.fields.tagline.label}</th>
            ${tools.map((tool) => html`<td>${catalogText(tool.tagline, tool.taglineLocale, locale)}</td>`)}
          </tr>
          ${rows.map(
            ({ title, cells, differs }) =>
              html`<tr ${attributes({ 'data-differs': differs, class: differs ? 'differs' : null })}>
                <th scope="row">
                  ${title}${differs && html` <span class="visually-hidden">(${compare.differs})</span>`}
                </th>
                ${cells.map((cell) => html`<td>${cell === null || cell === '' ? '–' : cell}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </div>`;
}

/** Further tools: by name, or alternatives to the first one. */
async function addition(request: PageRequest, tools: readonly Tool[]): Promise<Html | null> {
  if (tools.length >= MOST_COMPARED) return null;
  const { locale, context } = request;
  const t = visitorMessages(locale);
  const { compare } = t.choosing;
  const slugs = tools.map(({ slug }) => slug);
  const [first] = tools;
  const query = { locale, page: 1, perPage: OFFERED + MOST_COMPARED };
  const near =
    first === undefined || !context.live.isLoaded
      ? []
      : (await listAlternatives(context.live, first.slug, query)).items.filter(({ slug }) => !slugs.includes(slug));
  return html`<section class="compare-add" aria-labelledby="add">
    <h2 id="add">${compare.add}</h2>
    <form method="get" action="${pathTo(locale, 'compare')}">
      ${slugs.length > 0 && html`<input type="hidden" name="tools" value="${slugs.join(',')}" />`}
      <label for="field-add">${t.fields.name.label}</label>
      <input id="field-add" name="add" required ${attributes({ maxlength: LONGEST_NAME, autocomplete: 'off' })} />
      <button class="button button-quiet">${compare.addButton}</button>
    </form>
    ${
      first !== undefined &&
      near.length > 0 &&
      html`<p>${t.alternatives.title(first.name)}</p>
        <ul class="tags">
          ${near.slice(0, OFFERED).map(
            ({ slug, name }) =>
              html`<li>
                <a class="tag" href="${comparePath(locale, [...slugs, slug])}">+ <bdi>${name}</bdi></a>
              </li>`,
          )}
        </ul>`
    }
  </section>`;
}

async function comparePage(request: PageRequest): Promise<PageAnswer> {
  const { locale } = request;
  const t = visitorMessages(locale);
  const { compare } = t.choosing;
  const typed = cleanText(request.query.get('add') ?? '');
  const added = typed === '' ? undefined : await findNamed(request, typed);
  const slugs = [
    ...new Set([...(await currentSlugs(request, MOST_COMPARED)).slugs, ...(added === undefined ? [] : [added])]),
  ];
  const tools = await readTools(request, slugs.slice(0, MOST_COMPARED));
  const answer = answerPage(request, {
    title: compare.title,
    description: compare.lead,
    search: 'header',
    styles: [ASSET_PATHS['compare.css']],
    main: html`<header>
        <h1>${compare.title}</h1>
        <p class="lead">${compare.lead}</p>
      </header>
      ${typed !== '' && added === undefined && notice('warning', html`<p role="alert">${compare.missing(quotable(locale, typed))}</p>`)}
      ${tools.length < FEWEST_COMPARED && html`<p>${compare.choose}</p>`}
      ${tools.length > 0 && comparisonTable(request, tools)} ${await addition(request, tools)}
      ${tools.length === 0 && html`<p><a href="${pathTo(locale, 'tools')}">${t.catalog.all}</a></p>`}`,
  });
  return tools.length === 2 ? { ...answer, compared: tools.map(({ slug }) => slug) } : answer;
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
