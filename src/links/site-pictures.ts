/** Finds the addresses of pictures that a site names: its icon, and the picture for shared links. */
import type { Fetcher } from '#outgoing/fetcher.ts';
import { readPageHead } from '#outgoing/page-head.ts';
import { listManifestIcons, listPageIcons, listPagePictures, listSiteLogos, manifestOf } from '#outgoing/page-icons.ts';

const PAGE_BYTES = 128 * 1024;
const MANIFEST_BYTES = 64 * 1024;
const MANIFEST_TYPES = 'application/manifest+json,application/json;q=0.9,*/*;q=0.1';
/** Icons, and pictures, that are tried until one can be drawn. */
const MOST_ICONS = 3;
const MOST_PICTURES = 2;

export interface SitePictures {
  icons: readonly string[];
  pictures: readonly string[];
  /** Why there are no icons: `HTTP 404`, a refusal, or `no_icon`. */
  answer: string;
}

/**
 * Reads the page, and its manifest if the icon is wanted; the largest icons of both, at most three,
 * and at most two pictures.
 */
export async function findSitePictures(
  fetcher: Fetcher,
  page: string,
  isWanted: { icon: boolean },
): Promise<SitePictures> {
  const fetched = await fetcher.get(page, { bytes: PAGE_BYTES, overflow: 'cut' });
  if (fetched.refusal !== null) return { icons: [], pictures: [], answer: fetched.refusal };
  if (fetched.status !== 200) return { icons: [], pictures: [], answer: `HTTP ${fetched.status}` };
  const head = await readPageHead(fetched);
  const pictures = listPagePictures(head, fetched.url).slice(0, MOST_PICTURES);
  if (!isWanted.icon) return { icons: [], pictures, answer: 'no_icon' };
  const own = listPageIcons(head, fetched.url);
  const manifest = manifestOf(head, fetched.url);
  const named = manifest === undefined ? [] : await iconsOfManifest(fetcher, manifest);
  const all = [...named.slice(0, 1), ...own, ...named, ...listSiteLogos(head, fetched.url)];
  const icons = [...new Set(all)].slice(0, MOST_ICONS);
  return { icons, pictures, answer: icons.length === 0 ? 'no_icon' : '' };
}

async function iconsOfManifest(fetcher: Fetcher, address: string): Promise<string[]> {
  const bounds = { bytes: MANIFEST_BYTES, overflow: 'refuse', accept: MANIFEST_TYPES } as const;
  const fetched = await fetcher.get(address, bounds);
  return fetched.refusal === null && fetched.status === 200 ? listManifestIcons(fetched.body, fetched.url) : [];
}
