/** What people put together and others can follow: the collections of editors and public lists. */
import { CatalogError } from '#catalog/errors.ts';
import { getPublicList } from '#catalog/lists/lists.ts';
import type { Locale } from '#catalog/locales.ts';
import { phaseOf, textIn } from '#catalog/tools/collections/collections.ts';
import type { DocumentRequest } from '#http/documents/machine-documents.ts';

/** Its words, and its tools by their row numbers. */
export interface PutTogether {
  path: string;
  title: string;
  intro: string;
  tools: readonly number[];
  updatedAt: string;
}

/** A collection, once it has begun. Throws `not_found`. */
function getCollection({ context, params }: DocumentRequest): PutTogether {
  const locale = params['locale'] as Locale;
  const collection = context.live.collections.find(({ id }) => id === params['id']);
  if (collection === undefined || phaseOf(collection, context.db.now()) === 'coming')
    throw new CatalogError('not_found');
  const { title, intro } = textIn(collection, locale, context.siteIn(locale).locales);
  return { ...collection, path: `/collections/${collection.id}`, title, intro };
}

/** A public list. Throws `not_found`. */
async function getList({ context, params }: DocumentRequest): Promise<PutTogether> {
  const list = await getPublicList(context.db.read, params['id'] ?? '');
  return { ...list, path: `/lists/${list.id}`, tools: list.tools.map(({ seq }) => seq) };
}

/** Each with the name of its feed and the path of its page. */
export const ORDERED = [
  { name: 'collectionFeed', path: '/:locale/collections/:id', find: getCollection },
  { name: 'listFeed', path: '/:locale/lists/:id', find: getList },
] as const;
