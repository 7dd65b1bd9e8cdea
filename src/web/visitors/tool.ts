/** The page of one tool. */
import { CatalogError } from '#catalog/errors.ts';
import { LOCALE_NAMES } from '#catalog/locales.ts';
import { findMergedInto } from '#catalog/merging.ts';
import { isRemovedTool } from '#catalog/removed-tools.ts';
import { isSlug } from '#catalog/slugs.ts';
import { listSimilarTools } from '#catalog/similar-tools.ts';
import { getTool, type Tool } from '#catalog/tools.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { visitorMessages } from '#locales/visitors.ts';
import { SUGGEST_SCRIPT_PATH } from '#web/assets/files.ts';
import { html, type Html } from '#web/html.ts';
import { breadcrumbData, toolData, type Crumb } from '#web/json-ld.ts';
import { answerPage } from '#web/layout.ts';
import { pathTo, shownAddress, withQuery } from '#web/links.ts';
import { monogram, notice } from '#web/notices.ts';
import { catalogText, timeText } from '#web/texts.ts';
import { searchForm } from './search-form.ts';
import { toolCards } from './tool-card.ts';

const SIMILAR = 6;

/** Says when a text is not in the language of the page, or was translated by a machine. */
function translationNote(visit: Visit, tool: Tool): Html | null {
  const { t } = visit;
  const provenances = [tool.translation.tagline, ...(tool.description === null ? [] : [tool.translation.description])];
  if (provenances.includes('original')) {
    const language = tool.translation.tagline === 'original' ? tool.taglineLocale : tool.descriptionLocale;
    return html`<p class="translation-note">${t.tool.original(LOCALE_NAMES[language])}</p>`;
  }
  return provenances.includes('machine') ? html`<p class="translation-note">${t.tool.machine}</p>` : null;
}

function facts(visit: Visit, tool: Tool): Html {
  const { t, locale, format } = visit;
  return html`<dl class="facts">
    <div>
      <dt>${t.tool.website}</dt>
      <dd><a href="${tool.url}" rel="nofollow noopener" dir="ltr">${shownAddress(tool.url)}</a></dd>
    </div>
    <div>
      <dt>${t.tool.pricing}</dt>
      <dd>
        <a href="${withQuery(pathTo(locale, 'tools'), { pricing: tool.pricingModel })}"
          >${t.pricing[tool.pricingModel]}</a
        >
      </dd>
    </div>
    <div>
      <dt>${t.tool.published}</dt>
      <dd>${timeText(tool.publishedAt, format.date(tool.publishedAt))}</dd>
    </div>
    ${
      tool.updatedAt.slice(0, 10) !== tool.publishedAt.slice(0, 10) &&
      html`<div>
        <dt>${t.tool.updated}</dt>
        <dd>${timeText(tool.updatedAt, format.date(tool.updatedAt))}</dd>
      </div>`
    }
    <div>
      <dt>${t.tool.checked}</dt>
      <dd>
        ${tool.lastCheckedAt === null ? visitorMessages(locale).tool.never : timeText(tool.lastCheckedAt, format.date(tool.lastCheckedAt))}
      </dd>
    </div>
  </dl>`;
}

/** From the home page by way of the list and the first category. */
function crumbsOf({ locale, t }: Visit, tool: Tool): Crumb[] {
  return [
    { name: t.site, path: pathTo(locale) },
    { name: t.list.title, path: pathTo(locale, 'tools') },
    ...tool.categories.slice(0, 1).map(({ id, name }) => ({ name, path: pathTo(locale, 'categories', id) })),
    { name: tool.name, path: pathTo(locale, 'tools', tool.slug) },
  ];
}

async function findTool(visit: Visit, slug: string): Promise<Tool | undefined> {
  try {
    return await getTool(visit.parts.live, slug, visit.locale);
  } catch (error) {
    if (error instanceof CatalogError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** The page of a slug that names no published tool: merged ones lead on, removed ones say so. */
async function missingTool(visit: Visit, slug: string): Promise<PageAnswer> {
  const { locale, parts } = visit;
  if (!isSlug(slug)) throw new CatalogError('not_found');
  const winner = await findMergedInto(parts.db.read, slug);
  if (winner !== undefined) return { redirect: pathTo(locale, 'tools', winner), moved: true };
  if (!(await isRemovedTool(parts.db.read, slug))) throw new CatalogError('not_found');
  const v = visitorMessages(locale);
  return answerPage(visit, {
    title: v.error.gone,
    status: 410,
    scripts: [SUGGEST_SCRIPT_PATH],
    main: html`<div class="error-page">
      <p class="error-code" aria-hidden="true">410</p>
      <h1>${v.error.gone}</h1>
      <p class="lead">${v.error.goneText}</p>
      ${searchForm(visit, { q: '' })}
    </div>`,
  });
}

function crumbLinks(visit: Visit, tool: Tool): Html {
  const { t, locale } = visit;
  return html`<nav class="crumbs" aria-label="${t.tool.categories}">
    <a href="${pathTo(locale, 'tools')}">${t.list.title}</a>
    ${tool.categories.slice(0, 1).map(({ id, name }) => html`<a href="${pathTo(locale, 'categories', id)}">${name}</a>`)}
  </nav>`;
}

function toolHead(visit: Visit, tool: Tool): Html {
  const { t, locale } = visit;
  return html`<header class="tool-head">
    ${monogram(tool.name, 'large')}
    <div>
      <h1><bdi>${tool.name}</bdi></h1>
      <p class="lead">${catalogText(tool.tagline, tool.taglineLocale, locale)}</p>
    </div>
    <p class="tool-visit">
      <a class="button button-large" href="${tool.url}" rel="nofollow noopener">${t.tool.visit}</a>
    </p>
  </header>`;
}

async function similarTools(visit: Visit, tool: Tool): Promise<Html | null> {
  const similar = await listSimilarTools(visit.parts.live, tool, SIMILAR);
  if (similar.length === 0) return null;
  return html`<section aria-labelledby="similar">
    <h2 id="similar">${visitorMessages(visit.locale).tool.similar}</h2>
    ${toolCards(visit, similar)}
  </section>`;
}

async function toolPage(visit: Visit): Promise<PageAnswer> {
  const { t, locale, params } = visit;
  const slug = params['slug'] ?? '';
  const tool = await findTool(visit, slug);
  if (tool === undefined) return missingTool(visit, slug);
  return answerPage(visit, {
    title: tool.name,
    description: tool.tagline,
    section: 'tools',
    listed: visit.search === '',
    subject: { tool },
    data: [toolData(visit, tool), breadcrumbData(visit, crumbsOf(visit, tool))],
    main: html`${crumbLinks(visit, tool)}
      <article class="tool">
        ${toolHead(visit, tool)} ${tool.linkStatus === 'broken' && notice('warning', html`<p>${t.tool.broken}</p>`)}
        <div class="tool-body">
          <section aria-labelledby="about">
            <h2 id="about">${t.tool.about}</h2>
            ${tool.description !== null && html`<div class="prose">${tool.description.split(/\n{2,}/).map((paragraph) => html`<p class="lines">${catalogText(paragraph, tool.descriptionLocale, locale)}</p>`)}</div>`}
            ${translationNote(visit, tool)}
            <h3>${t.tool.categories}</h3>
            <ul class="chips">
              ${tool.categories.map((category) => html`<li><a class="chip" href="${pathTo(locale, 'categories', category.id)}">${category.name}</a></li>`)}
            </ul>
          </section>
          <section class="panel" aria-labelledby="facts">
            <h2 id="facts">${t.tool.facts}</h2>
            ${facts(visit, tool)}
            <p class="panel-end">
              <a href="${pathTo(locale, 'tools', tool.slug, 'report')}" rel="nofollow"
                >${visitorMessages(locale).tool.report}</a
              >
            </p>
          </section>
        </div>
      </article>
      ${await similarTools(visit, tool)}`,
  });
}

export const TOOL_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/tools/:slug', who: 'anyone', followsCatalog: true, act: toolPage },
];
