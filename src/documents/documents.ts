/** All documents for programs besides the API. */
import type { MachineDocument } from '#http/documents/machine-documents.ts';
import { hasFormats } from '#http/pages/page-formats.ts';
import type { Page } from '#http/pages/page-types.ts';
import type { Config } from '#server/settings/config.ts';
import { AGENT_DOCUMENTS } from './agents.ts';
import { AUTHORIZATION_DOCUMENTS } from './authorization.ts';
import { BADGES } from './badges.ts';
import { EXPORTS } from './exports.ts';
import { FEEDS } from './feeds.ts';
import { llmsTxt } from './llms.ts';
import { toolLists } from './llms-lists.ts';
import { iconDocuments } from './icons-and-manifest.ts';
import { PICTURES } from './pictures.ts';
import { robots } from './robots.ts';
import { shareImages } from './share-images.ts';
import { createSitemapFiles, TOOLS_IN_FILE } from './sitemap-files.ts';
import { fixedPaths, sitemaps } from './sitemaps.ts';
import { STATISTICS_JSON } from './statistics.ts';
import { API_INDEX, SECURITY_TXT, apiCatalog } from './well-known.ts';

/** The documents of one app with its pages; authorization metadata only with grants. */
export function machineDocuments(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  pages: readonly Page[],
  offers = { grants: false },
): readonly MachineDocument[] {
  const files = createSitemapFiles(TOOLS_IN_FILE);
  const fixed = fixedPaths(pages);
  return [
    robots(pages),
    ...sitemaps(files, fixed),
    ...FEEDS,
    ...shareImages(),
    ...iconDocuments(),
    ...PICTURES,
    SECURITY_TXT,
    llmsTxt(files, fixed, fixedPaths(pages.filter((page) => !hasFormats(page)))),
    toolLists(files),
    apiCatalog(publicUrl),
    API_INDEX,
    STATISTICS_JSON,
    ...EXPORTS,
    ...AGENT_DOCUMENTS,
    ...BADGES,
    ...(offers.grants ? AUTHORIZATION_DOCUMENTS : []),
  ];
}
