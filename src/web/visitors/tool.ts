/** The page of one tool. */
import { directionOf } from '#catalog/locales.ts';
import { listAlternatives } from '#catalog/tools/alternatives.ts';
import { tasksOfTool } from '#catalog/tools/tasks/tasks.ts';
import type { Tool } from '#catalog/tools/tools.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { claimMessages, followMessages, listMessages, outgoingMessages, visitorMessages } from '#locales/subjects.ts';
import { BADGE_HEIGHT, badgeCode, badgePath, toolBadge } from '#http/pages/badge-code.ts';
import { isLinkState } from '#catalog/links/states.ts';
import type { PricingModel } from '#fields/pricing.ts';
import { FIELDS } from '#fields/fields.ts';
import { fieldsBeside, shownValue } from '#web/elements/entry-values.ts';
import { followPath } from '#web/elements/follow-link.ts';
import { html, type Html } from '#web/elements/html.ts';
import { breadcrumbData, toolData, type Crumb } from '#web/elements/json-ld.ts';
import { answerPage } from '#web/elements/layout.ts';
import { OUTWARD } from '#web/elements/icons.ts';
import { pathTo, shownAddress, withQuery } from '#web/elements/links.ts';
import { findTool, missingTool } from '#web/elements/missing-tool.ts';
import { factList, notice, screenshotFigure, toolMark, verifiedMark } from '#web/elements/notices.ts';
import { catalogText, timeText } from '#web/elements/texts.ts';
import { alternativesPath, besideTool } from './alternatives.ts';
import { categoryChips } from './categories.ts';
import { comparePath } from './compare.ts';
import { recommendationSection, recommendLink } from './recommendations.ts';
import { taskChips } from './tasks.ts';
import { saveButton, toolCards } from './tool-card.ts';
import { comparisonSection } from './versus.ts';
import { clickAddress } from './visit-link.ts';

const ALTERNATIVES = 6;

/** The notice of a text in another language, or of a machine translation. */
function translationNote(request: PageRequest, tool: Tool): Html | null {
  const { locale } = request;
  const t = visitorMessages(locale);
  const provenances = [tool.translation.tagline, ...(tool.description === null ? [] : [tool.translation.description])];
  if (provenances.includes('original')) {
    const language = tool.translation.tagline === 'original' ? tool.taglineLocale : tool.descriptionLocale;
    return html`<p class="translation-note">${t.tool.original(request.format.language(language))}</p>`;
  }
  return provenances.includes('machine') ? html`<p class="translation-note">${t.tool.machine}</p>` : null;
}

/** Fields that the page shows nowhere else. */
const FURTHER = fieldsBeside(['url', 'name', 'tagline', 'description', 'logoUrl', 'pricingModel', 'categories']);

/** The price, and who stated it when. */
function priceOf({ locale, format }: PageRequest, { priceStated }: Tool, pricing: PricingModel): Html {
  const t = visitorMessages(locale);
  return html`<a href="${withQuery(pathTo(locale, 'tools'), { pricing })}">${t.pricing[pricing]}</a>${
      priceStated !== null &&
      html` <span class="stated">${t.tool.stated[priceStated.by](format.month(priceStated.at))}</span>`
    }`;
}

function facts(request: PageRequest, tool: Tool): Html {
  const { locale, format } = request;
  const t = visitorMessages(locale);
  const day = (iso: string): Html => timeText(iso, format.date(iso));
  const rows: readonly (readonly [label: string, value: Html])[] = [
    [
      t.tool.website,
      html`<a href="${tool.url}" rel="nofollow noopener" ping="${clickAddress(request, tool)}" dir="ltr"
        >${shownAddress(tool.url)}</a
      >`,
    ],
    ...(tool.pricingModel === null ? [] : [[t.tool.pricing, priceOf(request, tool, tool.pricingModel)] as const]),
    ...FURTHER.flatMap((key) => {
      const { name } = FIELDS[key];
      const value = shownValue(request, name, tool[key]);
      return value === null ? [] : [[t.fields[name].label, html`<bdi>${value}</bdi>`] as const];
    }),
    [t.catalog.since, day(tool.publishedAt)],
    ...(tool.updatedAt.slice(0, 10) === tool.publishedAt.slice(0, 10)
      ? []
      : [[t.tool.updated, day(tool.updatedAt)] as const]),
    ...(tool.lastCheckedAt === null ? [] : [[t.tool.checked, checked(request, tool, tool.lastCheckedAt)] as const]),
  ];
  return factList(rows);
}

/** The date of the last link check, with its result. */
function checked({ locale, format }: PageRequest, { linkStatus }: Tool, at: string): Html {
  const day = timeText(at, format.date(at));
  if (linkStatus === 'ok') return html`<span class="tick">${day}</span>`;
  const { states } = outgoingMessages(locale).link;
  return isLinkState(linkStatus) ? html`${day} · ${states[linkStatus]}` : day;
}

/** The screenshot of its maker, or the picture of its site with address and date; null without one. */
function pictureOf({ locale, format }: PageRequest, { name, screenshot, pictureSource }: Tool): Html | null {
  const t = visitorMessages(locale);
  if (screenshot === null || pictureSource === null) return null;
  const { by, url, at } = pictureSource;
  if (by === 'maker') return screenshotFigure(screenshot, t.catalog.screenshot(name), { isAtOnce: true });
  // Without an address it is a drawing of ours.
  const from = url === null ? null : html` <bdi dir="ltr">${new URL(url).hostname}</bdi>`;
  const caption = from !== null && at !== null && html`${t.tool.pictureFrom}${from}, ${timeText(at, format.date(at))}`;
  return screenshotFigure(screenshot, t.catalog.picture(name), { isAtOnce: true, caption: caption || null });
}

/** A warning about a broken or moved link. */
function linkNotice({ locale }: PageRequest, { linkStatus }: Tool): Html | null {
  const { link } = outgoingMessages(locale);
  if (linkStatus === 'failing') return notice('warning', html`<p>${visitorMessages(locale).tool.broken}</p>`);
  if (linkStatus === 'dead') return notice('warning', html`<p>${link.dead}</p>`);
  return linkStatus === 'parked' ? notice('warning', html`<p>${link.parked}</p>`) : null;
}

/** Home page, list, first category. */
function crumbsOf({ locale, site }: PageRequest, tool: Tool): Crumb[] {
  const t = visitorMessages(locale);
  return [
    { name: site.name, path: pathTo(locale) },
    { name: t.list.title, path: pathTo(locale, 'tools') },
    ...tool.categories.slice(0, 1).map(({ id, name }) => ({ name, path: pathTo(locale, 'categories', id) })),
    { name: tool.name, path: pathTo(locale, 'tools', tool.slug) },
  ];
}

function crumbLinks(request: PageRequest, tool: Tool): Html {
  const { locale } = request;
  const t = visitorMessages(locale);
  return html`<nav class="crumbs" aria-label="${t.titles.categories}">
    <a href="${pathTo(locale, 'tools')}">${t.nav.tools}</a>
    ${tool.categories.slice(0, 1).map(({ id, name }) => html`<a href="${pathTo(locale, 'categories', id)}">${name}</a>`)}
    <span class="crumbs-end" data-edit-tool="${tool.slug}"></span>
  </nav>`;
}

function toolHead(request: PageRequest, tool: Tool): Html {
  const { locale, format } = request;
  const t = visitorMessages(locale);
  return html`<header class="tool-head">
    ${toolMark(tool, 'large', true)}
    <div>
      <h1><bdi>${tool.name}</bdi></h1>
      <p class="lead">${catalogText(tool.tagline, tool.taglineLocale, locale)}</p>
      ${
        (tool.pricingModel !== null || tool.isVerified || tool.confirmedAt !== null) &&
        html`<p class="tool-price">
          ${tool.pricingModel !== null && html`<span class="tag tag-price">${t.pricing[tool.pricingModel]}</span>`}
          ${tool.isVerified && verifiedMark(t.catalog.verified)}
          ${tool.confirmedAt !== null && html`<span class="tick confirmed-in">${t.tool.confirmed(format.month(tool.confirmedAt))}</span>`}
        </p>`
      }
    </div>
    <p class="tool-visit">
      <a class="button button-large" href="${tool.url}" rel="nofollow noopener" ping="${clickAddress(request, tool)}"
        >${t.tool.visit} ${OUTWARD}</a
      >
    </p>
    <p class="tool-keep scripted">
      ${saveButton(request, tool)}
      <button
        type="button"
        class="button button-quiet"
        data-share
        data-title="${tool.name}"
        data-send="${t.choosing.share.share}"
        data-copied="${t.choosing.share.copied}"
      >
        ${t.choosing.share.copy}
      </button>
      <span class="visually-hidden" role="status"></span>
    </p>
  </header>`;
}

async function alternatives(request: PageRequest, tool: Tool): Promise<Html | null> {
  // Right after a start only the tool itself is loaded.
  if (!request.context.live.isLoaded) return null;
  const { locale } = request;
  const t = visitorMessages(locale);
  const query = { locale, page: 1, perPage: ALTERNATIVES };
  const found = await listAlternatives(request.context.live, tool.slug, query);
  if (found.items.length === 0) return null;
  return html`<section aria-labelledby="alternatives">
    <div class="section-head">
      <h2 id="alternatives">${t.alternatives.title(tool.name)}</h2>
      <a class="more" href="${alternativesPath(locale, tool.slug)}">${t.alternatives.all}</a>
    </div>
    ${toolCards(request, found.items, besideTool(request, tool, found))}
  </section>`;
}

/** The tasks of the tool; null without any. */
function tasksOf(request: PageRequest, tool: Tool): Html | null {
  const tasks = tasksOfTool(request.context.live, tool, request.locale);
  if (tasks.length === 0) return null;
  return html`<section aria-labelledby="tasks">
    <h2 id="tasks">${visitorMessages(request.locale).titles.tasks}</h2>
    ${taskChips(request, tasks)}
  </section>`;
}

/** The badge for the maker's website. */
function badge({ locale, publicUrl, site }: PageRequest, { slug }: Tool): Html {
  const t = visitorMessages(locale).badge;
  const label = t.listed(site.name);
  return html`<details class="badge-code">
    <summary>${t.title}</summary>
    <p><img src="${badgePath(locale, slug)}" height="${BADGE_HEIGHT}" alt="${label}" loading="lazy" /></p>
    <p class="hint">${t.copy}</p>
    <pre dir="ltr" tabindex="0"><code>${badgeCode(publicUrl, toolBadge(locale, slug), label)}</code></pre>
  </details>`;
}

async function toolPage(request: PageRequest): Promise<PageAnswer> {
  const { locale, params } = request;
  const t = visitorMessages(locale);
  const { changes, claims } = claimMessages(locale);
  const slug = params['slug'] ?? '';
  const tool = await findTool(request, slug);
  if (tool === undefined) return missingTool(request, slug);
  const follow = followPath(request, { tool: slug });
  const recommend = recommendLink(request, tool);
  const answer = answerPage(request, {
    title: tool.name,
    description: tool.tagline,
    section: 'tools',
    search: 'header',
    listed: true,
    subject: { tool: { id: tool.slug, name: tool.name } },
    data: [toolData(request, tool), breadcrumbData(request, crumbsOf(request, tool))],
    main: html`${crumbLinks(request, tool)}
      <article class="tool">
        ${toolHead(request, tool)} ${linkNotice(request, tool)}
        <div class="tool-body">
          <div class="tool-text">
            ${pictureOf(request, tool)}
            ${
              tool.description !== null &&
              html`<section aria-labelledby="about">
                <h2 id="about">${t.tool.about}</h2>
                ${translationNote(request, tool)}
                <div class="prose" dir="${directionOf(tool.descriptionLocale)}">
                  ${tool.description.split(/\n{2,}/).map((paragraph) => html`<p class="lines">${catalogText(paragraph, tool.descriptionLocale, locale)}</p>`)}
                </div>
              </section>`
            }
            ${
              tool.description === null &&
              html`${translationNote(request, tool)}
                <p class="hint">${t.choosing.undescribed}</p>`
            }
            <section aria-labelledby="categories">
              <h2 id="categories">${t.titles.categories}</h2>
              ${categoryChips(request, tool.categories)}
            </section>
            ${tasksOf(request, tool)}
          </div>
          <section class="panel" aria-labelledby="facts">
            <h2 id="facts">${t.tool.facts}</h2>
            ${facts(request, tool)}
            <div class="panel-end">
              <p>
                <a href="${comparePath(locale, [tool.slug])}" rel="nofollow">${t.choosing.compare.withOthers}</a>
              </p>
              <p>
                <a href="${withQuery(pathTo(locale, 'account', 'lists', 'add'), { tool: tool.slug })}" rel="nofollow"
                  >${listMessages(locale).lists.add.link}</a
                >
              </p>
              ${recommend !== null && html`<p>${recommend}</p>`}
              ${follow !== undefined && html`<p><a href="${follow}" rel="nofollow">${followMessages(locale).follows.link}</a></p>`}
              <p>
                <a href="${pathTo(locale, 'tools', tool.slug, 'report')}" rel="nofollow">${t.titles.report}</a>
              </p>
              <p>
                <a href="${pathTo(locale, 'tools', tool.slug, 'claim')}" rel="nofollow">${claims.isYours}</a>
              </p>
              <p>
                <a href="${pathTo(locale, 'tools', tool.slug, 'history')}" rel="nofollow">${changes.historyLink}</a>
              </p>
              ${badge(request, tool)}
            </div>
          </section>
        </div>
      </article>
      ${await recommendationSection(request, tool)} ${await alternatives(request, tool)}
      ${await comparisonSection(request, tool)}`,
  });
  return { ...answer, visitCount: { kind: 'views', slugs: [tool.slug] } };
}

export const TOOL_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/tools/:slug', who: 'anyone', followsCatalog: true, handler: toolPage },
];
