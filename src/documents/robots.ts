/** robots.txt (RFC 9309): disallows private pages. */
import { LOCALES } from '#catalog/locales.ts';
import { memoizeByObject } from '#catalog/memoize.ts';
import { basePath } from '#http/base-path.ts';
import type { MachineDocument } from '#http/documents/machine-documents.ts';
import { isPrivate, type Page } from '#http/pages/page-types.ts';
import { SITEMAP_PATH } from './sitemaps.ts';

const LOCALE = '/:locale';

const isWithin = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** Whether a page has nothing for robots. */
const isUseless = (page: Page): boolean => isPrivate(page) && page.isListed !== true;

/** The highest folder of a private page without public pages, or the page itself. */
function privateFolder(path: string, pages: readonly Page[]): string {
  const segments = path.split('/');
  const folders = segments.map((_, index) => segments.slice(0, index + 1).join('/'));
  const isPrivateWhole = (folder: string): boolean =>
    isWithin(folder, LOCALE) &&
    folder !== LOCALE &&
    pages.every((page) => !isWithin(page.path, folder) || isUseless(page));
  return folders.find(isPrivateWhole) ?? path;
}

/** Each rule matches whole paths: `/en/submit` would match every page that starts with it. */
function privateRules(pages: readonly Page[]): string[] {
  const readable = pages.filter((page) => page.method === 'GET' && isUseless(page)).map(({ path }) => path);
  const folders = [...new Set(readable.map((path) => privateFolder(path, pages)))].toSorted();
  const rules = folders.flatMap((folder) => [
    ...(readable.includes(folder) ? [`${folder}$`, `${folder}?`] : []),
    ...(readable.some((path) => path.startsWith(`${folder}/`)) ? [`${folder}/`] : []),
  ]);
  // The query of such a page contains a draft or an earlier submission.
  for (const { path } of pages.filter((page) => page.isListed === true)) rules.push(`${path}?`);
  const named = LOCALES.flatMap((locale) => rules.map((rule) => rule.replace(LOCALE, `/${locale}`)));
  return [...new Set(named)].map((rule) => rule.replaceAll(/:\w+/g, '*'));
}

const rulesOf = memoizeByObject(privateRules);

export function robots(pages: readonly Page[]): MachineDocument {
  return {
    name: 'robots',
    path: '/robots.txt',
    type: 'text/plain; charset=utf-8',
    maxAge: 3600,
    answer({ context: { config } }) {
      const base = basePath(config.publicUrl);
      const lines = [
        'User-agent: *',
        ...rulesOf(pages).map((rule) => `Disallow: ${base}${rule}`),
        `Allow: ${base}/`,
        '',
        `Sitemap: ${config.publicUrl}${SITEMAP_PATH}`,
        '',
      ];
      return Promise.resolve({ text: lines.join('\n') });
    },
  };
}
