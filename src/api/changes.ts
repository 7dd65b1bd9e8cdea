/** listChanges: the change feed for followers and mirrors. */
import { CatalogError } from '#catalog/errors.ts';
import { listChanges, type Change } from '#catalog/replication/changes.ts';
import { LOCALES } from '#catalog/locales.ts';
import type { StoredCategory } from '#catalog/tools/categories/categories.ts';
import type { ReadOperation } from '#http/api/operation.ts';
import { integerParameter, nameParameter } from '#http/api/parameters.ts';
import type { Config } from '#server/settings/config.ts';
import { MANIFEST_PATH } from './links.ts';
import { ref } from './schemas.ts';

const LIMIT = { most: 500, fallback: 100 };

export const listChangesOperation: ReadOperation = {
  id: 'listChanges',
  method: 'GET',
  path: '/changes',
  who: 'anyone',
  isSearch: true,
  tag: 'Catalog',
  summary: 'Follow what changes',
  description:
    `Each published, changed or removed tool once, in its current state, and each category, ` +
    `ordered by last change. A page holds either tools or categories. Start without \`since\`, ` +
    `or with the \`cursor\` from the dump's manifest at \`${MANIFEST_PATH}\`, and continue from ` +
    `\`pagination.next\`: at once while \`has_more\`, otherwise later. Quarantined tools appear ` +
    `as removed; a merged one says where it has \`moved_to\`. After a 410, load the dump again.`,
  parameters: [
    nameParameter('since', 'Cursor to continue from.'),
    integerParameter('limit', 'Changes per page.', 1, LIMIT.most, LIMIT.fallback),
  ],
  errors: ['validation_failed', 'cursor_expired'],
  answer: {
    status: 200,
    sentence: 'One page of changes.',
    schema: {
      type: 'object',
      properties: { data: { type: 'array', items: ref('Change') }, pagination: ref('CursorPagination') },
      required: ['data', 'pagination'],
    },
  },
  async answerRead({ context, query }) {
    const { config, db } = context;
    const limit = Number(query['limit'] ?? LIMIT.fallback);
    const { changes, next, hasMore } = await listChanges(db, query['since'] as string | undefined, limit).catch(
      (error: unknown) => {
        throw withDump(config, error);
      },
    );
    const body = { data: changes.map(changeJson), pagination: { next, has_more: hasMore } };
    return { status: 200, body: JSON.stringify(body) };
  },
};

/** Adds the dump to start from to an expired cursor. */
function withDump({ publicUrl }: Config, error: unknown): unknown {
  if (!(error instanceof CatalogError) || error.code !== 'cursor_expired') return error;
  return new CatalogError('cursor_expired', { extra: { dump: publicUrl + MANIFEST_PATH } });
}

/** A category with its texts in all languages, in the format of `categories import`. */
export function categoryRecord({ id, texts }: StoredCategory) {
  const by = <T>(pick: (text: NonNullable<StoredCategory['texts'][keyof StoredCategory['texts']]>) => T) =>
    Object.fromEntries(
      LOCALES.flatMap((locale) => (texts[locale] === undefined ? [] : [[locale, pick(texts[locale])]])),
    );
  return {
    id,
    names: by(({ name }) => name),
    descriptions: by(({ description }) => description),
    synonyms: by(({ synonyms }) => synonyms),
  };
}

function changeJson(change: Change) {
  const { type, revision } = change;
  if (change.type === 'category.upserted') return { type, revision, category: categoryRecord(change.category) };
  const { id, slug } = change;
  return change.type === 'tool.upserted'
    ? { type, revision, id, slug, tool: change.tool }
    : { type, revision, id, slug, moved_to: change.movedTo };
}
