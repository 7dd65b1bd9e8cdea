/** Where the picture of a tool comes from. */

export const PICTURE_SOURCES = ['maker', 'site', 'catalog'] as const;

/** Its maker, its site with the address and the time of our copy, or the people of the catalog. */
export interface PictureSource {
  by: (typeof PICTURE_SOURCES)[number];
  url: string | null;
  at: string | null;
}

interface SourceColumns {
  screenshot_hash: string | null;
  screenshot_source: string | null;
  screenshot_address: string | null;
  screenshot_found_at: string | null;
}

/** Null without a picture. */
export function pictureSourceOf(row: SourceColumns): PictureSource | null {
  if (row.screenshot_hash === null) return null;
  if (row.screenshot_source === 'site') return { by: 'site', url: row.screenshot_address, at: row.screenshot_found_at };
  return { by: row.screenshot_source === 'catalog' ? 'catalog' : 'maker', url: null, at: null };
}

/** The columns of a source; the hash of the picture has its own. */
export function sourceColumns(source: PictureSource | null): Omit<SourceColumns, 'screenshot_hash'> {
  return {
    screenshot_source: source?.by === 'maker' ? 'uploaded' : (source?.by ?? null),
    screenshot_address: source?.url ?? null,
    screenshot_found_at: source?.at ?? null,
  };
}

/** The source in a record of another catalog; null for a wrong one, or of an earlier version. */
export function readPictureSource(given: unknown): PictureSource | null {
  const { by, url, at } = (given ?? {}) as Record<string, unknown>;
  const known = PICTURE_SOURCES.find((each) => each === by);
  if (known === undefined) return null;
  const isAddress = typeof url === 'string' && /^https?:\/\//.test(url) && URL.canParse(url);
  const isTime = typeof at === 'string' && Number.isFinite(Date.parse(at));
  return { by: known, url: isAddress ? url : null, at: isTime ? new Date(at).toISOString() : null };
}
