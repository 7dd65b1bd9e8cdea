/** Ordered feeds: collections of editors and public lists. */
import { CatalogError } from '#catalog/errors.ts';
import { getPublicList } from '#catalog/lists/lists.ts';
import type { Locale } from '#catalog/locales.ts';
import { phaseOf, textIn } from '#catalog/tools/collections/collections.ts';
import type { DocumentRequest } from '#http/documents/machine-documents.ts';

/** Texts, and tools by row number. */
export interface OrderedSubject {
  path: string;
  title: string;
  intro: string;
  tools: readonly number[];
  updatedAt: string;
}

/** A collection that has started. Throws `not_found`. */
function getCollection({ context, params }: DocumentRequest): OrderedSubject {
  const locale = params['locale'] as Locale;
  const collection = context.live.collections.find(({ id }) => id === params['id']);
  if (collection === undefined || phaseOf(collection, context.db.now()) === 'coming')
    throw new CatalogError('not_found');
  const { title, intro } = textIn(collection, locale, context.siteIn(locale).locales);
  return { ...collection, path: `/collections/${collection.id}`, title, intro };
}

/** Throws `not_found`. */
async function getList({ context, params }: DocumentRequest): Promise<OrderedSubject> {
  const list = await getPublicList(context.db.read, params['id'] ?? '');
  return { ...list, path: `/lists/${list.id}`, tools: list.tools.map(({ seq }) => seq) };
}

export const ORDERED = [
  { name: 'collectionFeed', path: '/:locale/collections/:id', find: getCollection },
  { name: 'listFeed', path: '/:locale/lists/:id', find: getList },
] as const;
