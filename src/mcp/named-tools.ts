/** Finds the tool that a model names otherwise than by its slug: by a web address, a host, or its name. */
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { productLabel } from '#catalog/entries/urls/related-keys.ts';
import { CatalogError } from '#catalog/errors.ts';
import { findWinnerNamed } from '#catalog/moderation/merge.ts';
import { listSameSite } from '#catalog/submissions/validation.ts';
import { plainName } from '#catalog/screening/text/name-keys.ts';
import type { AppContext } from '#http/app-context.ts';

/** As a search lists it. */
export interface Listed {
  slug: string;
  name: string;
  tagline: string;
  links: { html: string };
}

/** Longer names are no names; the longest that a search takes. */
const LONGEST = 100;
const MOST_NEAR = 5;
/** An address without its scheme, such as `deepl.com/translator`. */
const BARE_ADDRESS = /^[^\s/@:?#]+\.[a-z\d-]{2,}(?:[/?#]\S*)?$/i;

/** The slug of the tool of that address or name; where there is none, or more than one, the slugs of those near to it. */
export async function findNamed(
  { db }: AppContext,
  given: string,
  search: (q: string) => Promise<readonly Listed[]>,
): Promise<{ slug: string } | { near: readonly string[] }> {
  const text = given.trim();
  const check = checkPublicUrl(BARE_ADDRESS.test(text) ? `https://${text}` : text);
  const slug = await findWinnerNamed(db.read, check.ok ? check.href : text);
  if (slug !== undefined) return { slug };
  const sameSite = check.ok ? await listSameSite(db, check.href) : [];
  const words = check.ok ? productLabel(check.site.split('.')[0] ?? '') : text.replaceAll('-', ' ');
  const listed = sameSite.length > 0 ? [] : await search(words.slice(0, LONGEST)).catch(noneIfUnsearchable);
  const meant = check.ok
    ? sameSite.filter(() => isHome(check.key))
    : listed.filter(({ name }) => plainName(name) === plainName(text));
  if (meant.length === 1 && meant[0] !== undefined) return { slug: meant[0].slug };
  const near = [meant, sameSite, listed].find(({ length }) => length > 0) ?? [];
  return { near: near.slice(0, MOST_NEAR).map((tool) => tool.slug) };
}

/** Whether a key of an address has no path. */
const isHome = (key: string): boolean => !/[/?]/.test(key);

function noneIfUnsearchable(error: unknown): [] {
  if (error instanceof CatalogError && error.code === 'validation_failed') return [];
  throw error;
}
