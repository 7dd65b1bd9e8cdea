/** The page of one tool. */
import { CatalogError } from '#catalog/errors.ts';
import { LOCALE_NAMES } from '#catalog/locales.ts';
import { findMergedInto } from '#catalog/merging.ts';
import { getTool, type Tool } from '#catalog/tools.ts';
import type { Page, Visit } from '#http/page-types.ts';
import { html, type Html } from '#web/html.ts';
import { breadcrumbData, toolData, type Crumb } from '#web/json-ld.ts';
import { answerPage } from '#web/layout.ts';
import { pathTo, shownAddress, withQuery } from '#web/links.ts';
import { monogram, notice } from '#web/notices.ts';
import { catalogText, timeText } from '#web/texts.ts';

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
    ${
      tool.lastCheckedAt !== null &&
      html`<div>
        <dt>${t.tool.checked}</dt>
        <dd>${timeText(tool.lastCheckedAt, format.date(tool.lastCheckedAt))}</dd>
      </div>`
    }
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

export const TOOL_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/tools/:slug',
    who: 'anyone',
    async act(visit) {
      const { t, locale, parts, params } = visit;
      const slug = params['slug'] ?? '';
      const tool = await findTool(visit, slug);
      if (tool === undefined) {
        const winner = await findMergedInto(parts.db.read, slug);
        if (winner === undefined) throw new CatalogError('not_found');
        return { redirect: pathTo(locale, 'tools', winner), moved: true };
      }
      return answerPage(visit, {
        title: tool.name,
        description: tool.tagline,
        section: 'tools',
        listed: true,
        subject: { tool },
        data: [toolData(visit, tool), breadcrumbData(visit, crumbsOf(visit, tool))],
        main: html`<p class="crumbs"><a href="${pathTo(locale, 'tools')}">${t.list.title}</a></p>
          <article class="tool">
            <header class="tool-head">
              ${monogram(tool.name, 'large')}
              <div>
                <h1><bdi>${tool.name}</bdi></h1>
                <p class="lead">${catalogText(tool.tagline, tool.taglineLocale, locale)}</p>
              </div>
              <p class="tool-visit"><a class="button" href="${tool.url}" rel="nofollow noopener">${t.tool.visit}</a></p>
            </header>
            ${tool.linkStatus === 'broken' && notice('warning', html`<p>${t.tool.broken}</p>`)}
            <div class="tool-body">
              <section aria-labelledby="about">
                <h2 id="about">${t.tool.about}</h2>
                ${tool.description === null ? null : html`<div class="prose">${tool.description.split(/\n{2,}/).map((paragraph) => html`<p class="lines">${catalogText(paragraph, tool.descriptionLocale, locale)}</p>`)}</div>`}
                ${translationNote(visit, tool)}
                <h3>${t.tool.categories}</h3>
                <ul class="tags">
                  ${tool.categories.map((category) => html`<li><a class="tag" href="${pathTo(locale, 'categories', category.id)}">${category.name}</a></li>`)}
                </ul>
              </section>
              <section class="panel" aria-labelledby="facts">
                <h2 id="facts">${t.tool.facts}</h2>
                ${facts(visit, tool)}
              </section>
            </div>
          </article>`,
      });
    },
  },
];
