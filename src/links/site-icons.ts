/** Finds the addresses of pictures that a site uses as its icon. */
import type { Fetcher } from '#outgoing/fetcher.ts';
import { readPageHead } from '#outgoing/page-head.ts';
import { listManifestIcons, listPageIcons, manifestOf } from '#outgoing/page-icons.ts';

const PAGE_BYTES = 128 * 1024;
const MANIFEST_BYTES = 64 * 1024;
const MANIFEST_TYPES = 'application/manifest+json,application/json;q=0.9,*/*;q=0.1';
/** Addresses that are tried until one is a picture. */
const MOST = 3;

export interface SiteIcons {
  addresses: readonly string[];
  /** Why there are none: `HTTP 404`, a refusal, or `no_icon`. */
  answer: string;
}

/** Reads the page and its manifest; the largest icons of both, at most three. */
export async function findSiteIcons(fetcher: Fetcher, page: string): Promise<SiteIcons> {
  const fetched = await fetcher.get(page, { bytes: PAGE_BYTES, overflow: 'cut' });
  if (fetched.refusal !== null) return { addresses: [], answer: fetched.refusal };
  if (fetched.status !== 200) return { addresses: [], answer: `HTTP ${fetched.status}` };
  const head = await readPageHead(fetched);
  const own = listPageIcons(head, fetched.url);
  const manifest = manifestOf(head, fetched.url);
  const named = manifest === undefined ? [] : await iconsOfManifest(fetcher, manifest);
  const addresses = [...new Set([...named.slice(0, 1), ...own, ...named])].slice(0, MOST);
  return { addresses, answer: addresses.length === 0 ? 'no_icon' : '' };
}

async function iconsOfManifest(fetcher: Fetcher, address: string): Promise<string[]> {
  const bounds = { bytes: MANIFEST_BYTES, overflow: 'refuse', accept: MANIFEST_TYPES } as const;
  const fetched = await fetcher.get(address, bounds);
  return fetched.refusal === null && fetched.status === 200 ? listManifestIcons(fetched.body, fetched.url) : [];
}
