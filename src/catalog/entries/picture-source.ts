/** Where the picture of a tool comes from. */

/** Its maker, or its site with the address and the time of our copy. */
export interface PictureSource {
  by: 'maker' | 'site';
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
  return row.screenshot_source === 'site'
    ? { by: 'site', url: row.screenshot_address, at: row.screenshot_found_at }
    : { by: 'maker', url: null, at: null };
}

/** The columns beside the hash. */
export function sourceColumns(source: PictureSource | null): Omit<SourceColumns, 'screenshot_hash'> {
  return {
    screenshot_source: source === null ? null : source.by === 'site' ? 'site' : 'uploaded',
    screenshot_address: source?.url ?? null,
    screenshot_found_at: source?.at ?? null,
  };
}

/** The source in a record of another catalog; null for a wrong one, or of an earlier version. */
export function readPictureSource(given: unknown): PictureSource | null {
  const { by, url, at } = (given ?? {}) as Record<string, unknown>;
  if (by !== 'maker' && by !== 'site') return null;
  const isAddress = typeof url === 'string' && /^https?:\/\//.test(url) && URL.canParse(url);
  const isTime = typeof at === 'string' && Number.isFinite(Date.parse(at));
  return { by, url: isAddress ? url : null, at: isTime ? new Date(at).toISOString() : null };
}
