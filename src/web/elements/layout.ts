/** The layout of every page: head, header with navigation and language switch, main, footer. */
import { colon } from '#locales/quotable.ts';
import { LOCALE_NAMES, directionOf, type Locale } from '#catalog/locales.ts';
import { basePath } from '#http/base-path.ts';
import type { PageAnswer, View } from '#http/pages/page-types.ts';
import { LLMS_PATH, MANIFEST_PATH, OPEN_SEARCH_PATH, THEME_PATH } from '#http/pages/site-paths.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { accountEntries } from './account-menu.ts';
import { brandPicture, iconLink } from './brand.ts';
import { closedNotice, closeForms } from './closed-forms.ts';
import { attributes, html, markupOf, raw, type Html } from './html.ts';
import { pathTo, withQuery } from './links.ts';
import { headLinks, type PageSubject } from './metadata.ts';
import { sitePageLabel } from './site-pages.ts';
import { headerSearch } from './search-form.ts';

export interface PageContent {
  title: string;
  main: Html;
  description?: string;
  /** The entry of the navigation that contains this page. */
  section?: Section;
  /** True for a list with filters before its results, whose heading is `#results`. */
  hasFilters?: boolean;
  /** Position of the search box; none if absent. */
  search?: 'header' | 'main';
  /** True for documentation: no bar of saved tools, nor its script. */
  isDocumentation?: true;
  /** False for pages that search engines must not index: private pages, errors, empty lists. */
  listed?: boolean;
  /** The subject of a listed page, for its metadata. */
  subject?: PageSubject;
  data?: readonly Html[];
  /** The locales of the page, if not all. */
  locales?: readonly Locale[];
  /** The number of a list's page after the first. */
  listPage?: number;
  /** Paths of extra stylesheets. */
  styles?: readonly string[];
  /** Paths of our scripts; deferred, and optional for the page. */
  scripts?: readonly string[];
}

type Section = 'tools' | 'categories' | 'submit' | 'desk' | 'account';

const DOCTYPE = raw('<!doctype html>\n');

/** The whole document of a page. */
export function documentOf(view: View, content: PageContent): string {
  const { locale, t, site } = view;
  const base = basePath(view.publicUrl);
  const page = html`${DOCTYPE}
    <html lang="${locale}" dir="${directionOf(locale)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${content.title === site.name ? site.name : `${content.title} · ${site.name}`}</title>
        ${content.description !== undefined && html`<meta name="description" content="${content.description}" />`}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#faf8f3" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#111513" media="(prefers-color-scheme: dark)" />
        <script src="${ASSET_PATHS['theme.js']}"></script>
        <link rel="stylesheet" href="${ASSET_PATHS['app.css']}" />
        ${site.accent !== null && html`<link rel="stylesheet" href="${withQuery(THEME_PATH, { v: site.version })}" />`}
        ${content.styles?.map((path) => html`<link rel="stylesheet" href="${path}" />`)}
        <script src="${ASSET_PATHS['account.js']}" defer></script>
        ${
          content.search !== undefined &&
          html`<script src="${ASSET_PATHS['suggest.js']}" defer></script>
            ${content.isDocumentation !== true && html`<script src="${ASSET_PATHS['keep.js']}" defer></script>`}`
        }
        ${content.scripts?.map((path) => html`<script src="${path}" defer></script>`)} ${iconLink(view)}
        <link rel="manifest" href="${MANIFEST_PATH}" />
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          title="${site.name}"
          href="${`/${locale}${OPEN_SEARCH_PATH}`}"
        />
        ${content.listed === true ? [headLinks(view, content), ...(content.data ?? [])] : html`<meta name="robots" content="noindex" />`}
      </head>
      <body>
        <a class="skip" href="#main">${t.skip}</a>
        ${content.hasFilters === true && html`<a class="skip" href="#results">${t.skipToResults}</a>`}
        ${content.listed === true && html`<p hidden lang="en" dir="ltr">For programs: <a href="${LLMS_PATH}">${base}${LLMS_PATH}</a></p>`}
        ${siteHeader(view, content)}
        <main id="main" tabindex="-1">${closedNotice(view, content)}${content.main}</main>
        ${siteFooter(view)} ${content.search !== undefined && content.isDocumentation !== true && keptBar(view)}
      </body>
    </html> `;
  const text = markupOf(page, base);
  return view.isReadOnly ? closeForms(text) : text;
}

/** The answer of a page, ready to return from its handler. */
export function answerPage(
  view: View,
  content: PageContent & { status?: number; headers?: Record<string, string> },
): PageAnswer {
  return {
    body: documentOf(view, content),
    ...(content.status !== undefined && { status: content.status }),
    ...(content.headers !== undefined && { headers: content.headers }),
  };
}

function siteHeader(view: View, content: PageContent): Html {
  const { locale, t } = view;
  const link = (section: Section, label: string) =>
    html`<li>
      <a
        href="${pathTo(locale, section)}"
        ${attributes({ 'aria-current': content.section === section ? 'true' : null })}
        >${label}</a
      >
    </li>`;
  return html`<header class="site-header">
    <div class="site-header-row">
      <a class="brand" href="${pathTo(locale)}">${brandPicture(view, 28)}</a>
      <nav class="site-nav" aria-label="${t.mainNav}">
        <ul>
          ${
            content.section === 'desk'
              ? // The desk has tools and categories of its own below: one name for one place.
                link('tools', t.footer.catalog)
              : html`${link('tools', t.nav.tools)}${link('categories', t.titles.categories)}${link('submit', t.nav.submit)}`
          }${accountEntries(view, content.section)}
        </ul>
      </nav>
      ${content.search === 'header' && headerSearch(view)} ${languageSwitch(view)}
    </div>
  </header>`;
}

function languageSwitch(view: View): Html | null {
  if (view.site.locales.length < 2) return null;
  return html`<details class="language">
    <summary>
      <span class="visually-hidden">${view.t.language}${colon(view.locale)}</span>${LOCALE_NAMES[view.locale]}
    </summary>
    <ul>
      ${view.site.locales.map(
        (locale) =>
          html`<li>
            <a
              href="${`/${locale}${view.path}${view.search}`}"
              lang="${locale}"
              hreflang="${locale}"
              dir="${directionOf(locale)}"
              ${attributes({ 'aria-current': locale === view.locale ? 'true' : null })}
              >${LOCALE_NAMES[locale]}</a
            >
          </li>`,
      )}
    </ul>
  </details>`;
}

/** Links to bookmarked and compared tools; a script shows them once there are some. */
function keptBar({ locale, t }: View): Html {
  const [list, side] = [pathTo(locale, 'kept'), pathTo(locale, 'compare')];
  return html`<aside
    class="kept-bar"
    aria-label="${t.kept.title}"
    data-kept="${list}"
    data-compare="${side}"
    data-saved="${pathTo(locale, 'account', 'saved')}"
    hidden
  >
    <a href="${list}">${t.kept.title} <span class="count"></span></a> <a href="${side}">${t.kept.compare}</a>
  </aside>`;
}

const THEMES = ['system', 'light', 'dark'] as const;

/** Hidden without its script; then the theme is the system's. */
function themeSwitch({ t }: View): Html {
  return html`<fieldset class="theme-switch">
    <legend>${t.theme.label}</legend>
    ${THEMES.map(
      (theme) =>
        html`<label
          ><input type="radio" name="theme" value="${theme}" ${attributes({ checked: theme === 'system' })} />
          ${t.theme[theme]}</label
        >`,
    )}
  </fieldset>`;
}

function siteFooter(view: View): Html {
  const { t, locale, site } = view;
  const column = (id: string, title: string, links: readonly (readonly [path: string, label: string])[]) =>
    html`<div>
      <h2 id="${id}">${title}</h2>
      <ul aria-labelledby="${id}">
        ${links.map(([path, label]) => html`<li><a href="${path}">${label}</a></li>`)}
      </ul>
    </div>`;
  return html`<footer class="site-footer">
    <div class="site-footer-row">
      <div class="site-footer-lead">
        <p class="brand">${brandPicture(view, 24)}</p>
        <p>${t.footer.order}</p>
        ${themeSwitch(view)}
        ${site.poweredBy !== null && html`<p class="powered-by">${t.footer.poweredBy(site.poweredBy)}</p>`}
      </div>
      ${column('footer-catalog', t.footer.catalog, [
        [pathTo(locale, 'tools'), t.nav.tools],
        [pathTo(locale, 'categories'), t.titles.categories],
        ...(view.hasTasks ? [[pathTo(locale, 'tasks'), t.titles.tasks] as const] : []),
        [pathTo(locale, 'kept'), t.kept.title],
        [pathTo(locale, 'lists'), t.titles.lists],
        [`${pathTo(locale)}/feed.atom`, t.footer.feed],
      ])}
      ${column('footer-makers', t.footer.makers, [
        [pathTo(locale, 'submit'), t.titles.submit],
        [pathTo(locale, 'api'), t.titles.api],
        ['/agent/openapi.json', t.titles.apiFile],
      ])}
      ${column('footer-about', t.footer.about, [
        [pathTo(locale, 'ranking'), t.titles.ranking],
        [pathTo(locale, 'statistics'), t.titles.statistics],
      ])}
    </div>
    ${
      site.pages.length > 0 &&
      html`<ul class="site-footer-pages">
        ${site.pages.map(
          (page) =>
            html`<li>
              <a href="${pathTo(locale, page.name)}"><bdi>${sitePageLabel(view, page)}</bdi></a>
            </li>`,
        )}
      </ul>`
    }
  </footer>`;
}
