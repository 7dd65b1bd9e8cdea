/** Makers of tools by their sites: "Google" finds the tools on Google's own sites. */
import { phraseStems } from '#catalog/language/phrases.ts';
import { readVocabulary } from '#catalog/vocabularies.ts';
import { termOf } from './term-kinds.ts';

/** Terms by site: a host with all below it, a host with the first part of a path, `host/` for the host alone; null for shared hosts of a maker. */
const BY_SITE: ReadonlyMap<string, string | null> = new Map(
  Object.entries(readVocabulary('search/makers')).flatMap(([maker, sites]) =>
    sites
      .toLowerCase()
      .split('\n')
      .map((site): [string, string | null] =>
        site.startsWith('-') ? [site.slice(1), null] : [site, termOf('maker', phraseStems('en', maker).join('_'))],
      ),
  ),
);

/** The term of the maker of a tool by its address; undefined for others. */
export function makerOf(url: string): string | undefined {
  const [, host = '', path = ''] =
    /^https?:\/\/(?:www\.)?([^/?#:]+)[^/?#]*\/?([^/?#]*)/i.exec(url.trim().toLowerCase()) ?? [];
  const labels = host.split('.');
  for (let from = 0; from < labels.length - 1; from += 1) {
    const site = labels.slice(from).join('.');
    const found = [`${site}/${path}`, site].map((key) => BY_SITE.get(key)).find((term) => term !== undefined);
    if (found !== undefined) return found ?? undefined;
  }
  return undefined;
}
