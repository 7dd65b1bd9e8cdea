/** Absolute addresses that answers of the API hold. */
import { LOGO_WIDTHS, SCREENSHOT_WIDTHS } from '#catalog/pictures/kinds.ts';
import type { ParameterValue } from '#http/api/operation.ts';
import { API_PREFIX, screenshotPath, toolLogoPath } from '#http/pages/site-paths.ts';
import type { Config } from '#server/settings/config.ts';

export { API_PREFIX, DOCUMENT_PATH, MCP_PATH } from '#http/pages/site-paths.ts';

/** Where the dump of the catalog is described, and where it lies. */
export const MANIFEST_PATH = '/export/manifest.json';
export const DUMP_PATH = '/export/tools.jsonl.gz';

type Origin = Pick<Config, 'publicUrl'>;

export function baseUrl(config: Origin): string {
  return config.publicUrl + API_PREFIX;
}

type Query = Readonly<Record<string, ParameterValue | undefined>>;

/** The parameters in the order given; absent ones are left out. */
function queryText(query: Query): string {
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
  if (parameters.length === 0) return '';
  // Commas stand in lists, and need no encoding in a query.
  return new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))
    .toString()
    .replaceAll('%2C', ',');
}

/** The address of an operation's result, with query parameters in the order given; absent ones are left out. */
export function apiLink(config: Origin, path: string, query: Query = {}): string {
  const text = queryText(query);
  return `${baseUrl(config)}${path}${text === '' ? '' : `?${text}`}`;
}

/** The address of a page for people. */
export function pageLink(config: Origin, locale: string, path: string): string {
  return `${config.publicUrl}/${locale}${path}`;
}

/** Our copies of a logo by their width; null where there is none. */
export function logoLinks(config: Origin, hash: string | null): Record<string, string> | null {
  if (hash === null) return null;
  return Object.fromEntries(LOGO_WIDTHS.map((width) => [width, `${config.publicUrl}${toolLogoPath(hash, width)}`]));
}

/** Our copies of a screenshot by their width; null where there is none. */
export function screenshotLinks(config: Origin, hash: string | null): Record<string, string> | null {
  if (hash === null) return null;
  return Object.fromEntries(
    SCREENSHOT_WIDTHS.map((width) => [width, `${config.publicUrl}${screenshotPath(hash, width)}`]),
  );
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

/** Links of one page of a list, as JSON members and as a Link header (RFC 8288). `query` is all but the page. */
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
