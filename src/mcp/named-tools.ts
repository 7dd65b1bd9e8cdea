/** Finds the tool that a model names by a URL, a host or its name instead of its slug. */
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { productLabel } from '#catalog/entries/urls/related-keys.ts';
import { CatalogError } from '#catalog/errors.ts';
import { findWinnerNamed } from '#catalog/moderation/merge.ts';
import { listSameSite } from '#catalog/submissions/validation.ts';
import { plainName } from '#catalog/screening/text/name-keys.ts';
import type { AppContext } from '#http/app-context.ts';

/** As in search results. */
export interface Listed {
  slug: string;
  name: string;
  tagline: string;
  links: { html: string };
}

/** The longest query of a search. */
const LONGEST = 100;
const MOST_NEAR = 5;
/** A URL without scheme, such as `deepl.com/translator`. */
const BARE_ADDRESS = /^[^\s/@:?#]+\.[a-z\d-]{2,}(?:[/?#]\S*)?$/i;

/** The slug of the only tool with that URL or name; otherwise slugs near to it. */
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

/** Whether a URL key has no path. */
const isHome = (key: string): boolean => !/[/?]/.test(key);

function noneIfUnsearchable(error: unknown): [] {
  if (error instanceof CatalogError && error.code === 'validation_failed') return [];
  throw error;
}
