/** Paths shared by pages, which link to them, and documents, which answer at them. */

import type { LOGO_WIDTHS, SCREENSHOT_WIDTHS } from '#catalog/pictures/kinds.ts';

/** Entry points for programs: the OpenAPI document, its catalog, and a summary in prose. */
export const DOCUMENT_PATH = '/agent/openapi.json';
export const API_CATALOG_PATH = '/.well-known/api-catalog';
export const LLMS_PATH = '/llms.txt';
/** Counts a click on a tool's link; the slug follows. */
export const VISIT_CLICK_PATH = '/visit-clicks';
/** Counts a click on a placement's link; the id follows. */
export const PLACEMENT_CLICK_PATH = '/placement-clicks';

export const API_PREFIX = '/api/v1';
export const MCP_PATH = '/mcp';

export const MANIFEST_PATH = '/manifest.webmanifest';
export const OPEN_SEARCH_PATH = '/opensearch.xml';
export const ICON_SVG_PATH = '/icon.svg';
export const ICON_SIZES = [192, 512] as const;

/** A file of the operator's logo, current or previous. */
export function logoPath(hash: string): string {
  return `/brand/${hash}.png`;
}

/** A tool's logo in one of its widths. */
export function toolLogoPath(hash: string, width: (typeof LOGO_WIDTHS)[number]): string {
  return `/logos/${hash}-${width}.webp`;
}

/** A tool's screenshot in one of its widths. */
export function screenshotPath(hash: string, width: (typeof SCREENSHOT_WIDTHS)[number]): string {
  return `/screenshots/${hash}-${width}.webp`;
}

/** The stylesheet of the operator's colours. */
export const THEME_PATH = '/theme.css';

export function iconPath(size: (typeof ICON_SIZES)[number]): string {
  return `/icon-${size}.png`;
}
