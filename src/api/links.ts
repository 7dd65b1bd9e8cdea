/** Absolute URLs in answers of the API, and pages of lists with them. */
import { LOGO_WIDTHS, SCREENSHOT_RATIO, SCREENSHOT_WIDTHS } from '#catalog/pictures/kinds.ts';
import type { Paging } from '#catalog/paging.ts';
import { LAST_PAGE, type Tool } from '#catalog/tools/tools.ts';
import type { Answer, ParameterValue } from '#http/api/operation.ts';
import { API_PREFIX, screenshotPath, toolLogoPath } from '#http/pages/site-paths.ts';
import type { Config } from '#server/settings/config.ts';

export { API_PREFIX, DOCUMENT_PATH, MCP_PATH } from '#http/pages/site-paths.ts';

/** The dump of the catalog and its manifest. */
export const MANIFEST_PATH = '/export/manifest.json';
export const DUMP_PATH = '/export/tools.jsonl.gz';

type Origin = Pick<Config, 'publicUrl'>;

export function baseUrl(config: Origin): string {
  return config.publicUrl + API_PREFIX;
}

type Query = Readonly<Record<string, ParameterValue | undefined>>;

function queryText(query: Query): string {
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
  if (parameters.length === 0) return '';
  // Lists contain commas, which need no escape in a query.
  return new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))
    .toString()
    .replaceAll('%2C', ',');
}

/** The URL of an operation, with the query in the given order and without undefined values. */
export function apiLink(config: Origin, path: string, query: Query = {}): string {
  const text = queryText(query);
  return `${baseUrl(config)}${path}${text === '' ? '' : `?${text}`}`;
}

/** The URL of a page. */
export function pageLink(config: Origin, locale: string, path: string): string {
  return `${config.publicUrl}/${locale}${path}`;
}

/** URLs of our copies of a logo by width; null without one. */
export function logoLinks(config: Origin, hash: string | null): Record<string, string> | null {
  if (hash === null) return null;
  return Object.fromEntries(LOGO_WIDTHS.map((width) => [width, `${config.publicUrl}${toolLogoPath(hash, width)}`]));
}

/** URLs of our copies of a screenshot by width; null without one. */
export function screenshotLinks(config: Origin, hash: string | null): Record<string, string> | null {
  if (hash === null) return null;
  return Object.fromEntries(
    SCREENSHOT_WIDTHS.map((width) => [width, `${config.publicUrl}${screenshotPath(hash, width)}`]),
  );
}

/** A tool's picture with its source; null without one. */
export function pictureJson(config: Origin, { screenshot, pictureSource }: Pick<Tool, 'screenshot' | 'pictureSource'>) {
  const urls = screenshotLinks(config, screenshot);
  if (urls === null || pictureSource === null) return null;
  const width = SCREENSHOT_WIDTHS.at(-1)!;
  const { by, url, at } = pictureSource;
  return { urls, width, height: width / SCREENSHOT_RATIO, source: by, source_url: url, found_at: at };
}

export function toolLinks(config: Origin, slug: string, locale: string): { self: string; html: string } {
  return {
    self: `${baseUrl(config)}/tools/${slug}${locale === 'en' ? '' : `?locale=${locale}`}`,
    html: pageLink(config, locale, `/tools/${slug}`),
  };
}

export interface PageLinks {
  self: string;
  first: string;
  prev: string | null;
  next: string | null;
  last: string;
}

/** The links of a list page, as JSON and Link header (RFC 8288). `query` is without the page. */
export function pageLinks(
  config: Origin,
  path: string,
  query: Query,
  page: number,
  totalPages: number,
): { links: PageLinks; header: string } {
  const text = queryText(query);
  const start = `${baseUrl(config)}${path}?${text === '' ? '' : `${text}&`}page=`;
  const at = (number: number): string => `${start}${number}`;
  const last = Math.max(1, totalPages);
  const links: PageLinks = {
    self: at(page),
    first: at(1),
    prev: page > 1 ? at(Math.min(page - 1, last)) : null,
    next: page < totalPages ? at(page + 1) : null,
    last: at(last),
  };
  const header = (['first', 'prev', 'next', 'last'] as const)
    .flatMap((relation) => (links[relation] === null ? [] : [`<${links[relation]}>; rel="${relation}"`]))
    .join(', ');
  return { links, header };
}

/** One page of a list, with its links; `query` is without the page. */
export function pageAnswer(
  config: Origin,
  path: string,
  query: Query,
  { page, perPage }: Paging,
  { total, data }: { total: number; data: readonly unknown[] },
): Answer {
  const totalPages = Math.min(LAST_PAGE, Math.ceil(total / perPage));
  const { links, header } = pageLinks(config, path, query, page, totalPages);
  const pagination = { page, per_page: perPage, total, total_pages: totalPages };
  return { status: 200, body: JSON.stringify({ data, pagination, links }), headers: { link: header } };
}
