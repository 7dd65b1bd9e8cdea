/** Editors' changes of collections: transactions with history, effective in all processes. */
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import type { ToolRow } from '#database/schema.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import { CatalogError, fieldError, orNotFound } from '#catalog/errors.ts';
import { findSlugProblems, isSlug } from '#catalog/entries/slugs.ts';
import { LOCALES } from '#catalog/locales.ts';
import { createFields, type Problem } from '#catalog/problems.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { lockSite, raiseSiteVersion } from '#catalog/site/edits.ts';
import { cleanText, textProblems } from '#catalog/language/hygiene.ts';
import { differences, versionMark } from '#catalog/versions.ts';
import { COLLECTIONS_MOST, textsOf, type CollectionTexts } from './collections.ts';

/** Longest texts, in characters, and most tools. */
export const COLLECTION_LENGTHS = { id: 60, title: 80, intro: 600 } as const;
export const COLLECTION_TOOLS_MOST = 30;

/** A collection for editors. */
export interface StoredCollection {
  id: string;
  texts: CollectionTexts;
  startsOn: string;
  endsOn: string | null;
  tools: readonly { slug: string; name: string; state: string }[];
  /** Version mark for editCollection, against lost updates. */
  mark: string;
}

/** A collection in a form; a day is `2026-01-31` or empty. */
export interface CollectionInput {
  texts: CollectionTexts;
  startsOn: string;
  endsOn: string;
  /** Slugs in order. */
  tools: readonly string[];
}

/** A collection with all tools, hidden ones included. Throws `not_found`. */
export async function getCollection(db: Reader, id: string): Promise<StoredCollection> {
  const row = orNotFound(
    isSlug(id) ? await db.selectFrom('collections').selectAll().where('id', '=', id).executeTakeFirst() : undefined,
  );
  const tools = await db
    .selectFrom('collection_tools')
    .innerJoin('tools', 'tools.id', 'collection_tools.tool_id')
    .select(['slug', 'name', 'state'])
    .where('collection_id', '=', id)
    .orderBy('place')
    .orderBy('tool_id')
    .execute();
  const stored = { texts: textsOf(row.texts), startsOn: row.starts_on, endsOn: row.ends_on };
  return { id, ...stored, tools, mark: markOf({ ...stored, tools: tools.map(({ slug }) => slug) }) };
}

type CheckedCollection = Omit<CollectionInput, 'endsOn'> & { endsOn: string | null };

function markOf({ texts, startsOn, endsOn, tools }: CheckedCollection): string {
  const localised = LOCALES.map((locale) => [texts[locale]?.title, texts[locale]?.intro]);
  return versionMark([localised, startsOn, endsOn, tools]);
}

/** Values by history name: `title_de`, `intro_de`, `starts_on`, `ends_on`, `tools`. */
function valuesOf({ texts, startsOn, endsOn, tools }: CheckedCollection): Record<string, string | null> {
  const values: Record<string, string | null> = { starts_on: startsOn, ends_on: endsOn, tools: tools.join(' ') };
  for (const locale of LOCALES) {
    values[`title_${locale}`] = texts[locale]?.title ?? null;
    values[`intro_${locale}`] = texts[locale]?.intro ?? null;
  }
  return values;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));

type Add = (field: string, ...problems: Problem[]) => void;

/** Validates the input; problems go to `add` by history name, of texts as `title-de`. */
function checkInput(input: CollectionInput, add: Add): CheckedCollection {
  const texts: CollectionTexts = {};
  for (const locale of LOCALES) {
    const title = cleanText(input.texts[locale]?.title ?? '');
    const intro = cleanText(input.texts[locale]?.intro ?? '');
    if (title === '' && intro === '') continue;
    if (title === '') add(`title-${locale}`, { rule: 'required' });
    add(`title-${locale}`, ...textProblems(title, 'single', COLLECTION_LENGTHS.title));
    add(`intro-${locale}`, ...textProblems(intro, 'single', COLLECTION_LENGTHS.intro));
    texts[locale] = { title, intro };
  }
  const [startsOn, endsOn] = [input.startsOn.trim(), input.endsOn.trim()];
  if (!isDay(startsOn)) add('starts_on', { rule: 'required' });
  if (endsOn !== '' && (!isDay(endsOn) || endsOn < startsOn)) add('ends_on', { rule: 'in_the_past' });
  const tools = [...new Set(input.tools)];
  if (tools.length > COLLECTION_TOOLS_MOST) add('tools', { rule: 'too_many', max: COLLECTION_TOOLS_MOST });
  return { texts, startsOn, endsOn: endsOn === '' ? null : endsOn, tools };
}

/** Publishes a change to all processes; the site is locked. */
async function showChange(trx: Tx): Promise<void> {
  await raiseSiteVersion(trx);
  await raiseRevision(trx, 'other');
}

/**
 * Creates an empty collection and gives its id. Throws `forbidden`, and `validation_failed` on `id`
 * (also if taken), `title-<locale>` and `starts_on`.
 */
export async function createCollection(
  db: Database,
  editor: Account,
  input: Omit<CollectionInput, 'tools'> & { id: string },
): Promise<string> {
  requireRole(editor, 'editor');
  const { fields, add, isEmpty } = createFields();
  const id = input.id.trim();
  if (id === '') add('id', { rule: 'required' });
  else add('id', ...findSlugProblems(id, COLLECTION_LENGTHS.id));
  const checked = checkInput({ ...input, tools: [] }, add);
  if (Object.keys(checked.texts).length === 0) add('title', { rule: 'required' });
  if (!isEmpty()) throw new CatalogError('validation_failed', { fields });
  return db.write((trx) => insertCollection(trx, editor.id, id, checked));
}

/** Inserts a valid collection. Throws `validation_failed` on `id` if taken, or too many. */
export async function insertCollection(
  trx: Tx,
  actorId: string | null,
  id: string,
  checked: CheckedCollection,
): Promise<string> {
  const tools = await lockTools(trx, checked.tools);
  await lockSite(trx);
  const known = await trx.selectFrom('collections').select('id').execute();
  if (known.some((each) => each.id === id)) throw fieldError('id', { rule: 'name_taken', value: id });
  if (known.length >= COLLECTIONS_MOST) throw fieldError('id', { rule: 'too_many', max: COLLECTIONS_MOST });
  const { texts, startsOn, endsOn } = checked;
  const updated_at = timestamp(trx.now());
  const row = { id, texts: JSON.stringify(texts), starts_on: startsOn, ends_on: endsOn, updated_at };
  await trx.insertInto('collections').values(row).execute();
  await placeTools(trx, id, checked.tools, tools);
  await recordHistory(trx, actorId, actorId === null ? 'imported' : 'create', ['collection', id], {
    detail: { ...valuesOf(checked) },
  });
  await showChange(trx);
  return id;
}

/** Locks tools before the site, as a merge does: the other order could deadlock. */
async function lockTools(trx: Tx, slugs: readonly string[]): Promise<NamedTool[]> {
  if (slugs.length === 0) return [];
  const chosen = trx
    .selectFrom('tools')
    .select(['id', 'slug', 'state', 'account_id'])
    .where('slug', 'in', slugs)
    .orderBy('id');
  return trx.lockRows(chosen).execute();
}

type NamedTool = Pick<ToolRow, 'id' | 'slug' | 'state' | 'account_id'>;

async function placeTools(
  trx: Tx,
  collection_id: string,
  slugs: readonly string[],
  tools: readonly NamedTool[],
): Promise<void> {
  const ids = new Map(tools.map(({ slug, id }) => [slug, id]));
  const rows = slugs.flatMap((slug, place) => {
    const tool_id = ids.get(slug);
    return tool_id === undefined ? [] : [{ collection_id, tool_id, place }];
  });
  await trx.deleteFrom('collection_tools').where('collection_id', '=', collection_id).execute();
  if (rows.length > 0) await trx.insertInto('collection_tools').values(rows).execute();
}

/**
 * Changes texts, days and tools of a collection, atomically. Its tools may be hidden; new ones must
 * be published and not the editor's own. Throws `forbidden`, `not_found`, `own_submission`,
 * `validation_failed` with every bad field, and `conflict` if `mark` is outdated.
 */
export async function editCollection(
  db: Database,
  editor: Account,
  id: string,
  edit: CollectionInput & { mark: string },
): Promise<void> {
  requireRole(editor, 'editor');
  await getCollection(db.read, id);
  const { fields, add, isEmpty } = createFields();
  const checked = checkInput(edit, add);
  if (Object.keys(checked.texts).length === 0) add('title-en', { rule: 'required' });
  if (!isEmpty()) throw new CatalogError('validation_failed', { fields });
  await db.write(async (trx) => {
    const tools = await lockTools(trx, checked.tools);
    await lockSite(trx);
    const before = await getCollection(trx, id);
    if (before.mark !== edit.mark) throw new CatalogError('conflict');
    const known = new Set(before.tools.map(({ slug }) => slug));
    const fresh = checked.tools.filter((slug) => !known.has(slug));
    const added = tools.filter(({ slug }) => fresh.includes(slug));
    const strange = fresh.find((slug) => !added.some((tool) => tool.slug === slug && tool.state === 'published'));
    if (strange !== undefined) throw fieldError('tools', { rule: 'bad_identifier', value: strange });
    const review = await requireUninvolved(trx, editor, 'collect', { owners: added.map((tool) => tool.account_id) });
    const old = valuesOf({ ...before, tools: before.tools.map(({ slug }) => slug) });
    const changes = differences(old, valuesOf(checked));
    if (changes === undefined) return;
    const { texts, startsOn, endsOn } = checked;
    const values = { texts: JSON.stringify(texts), starts_on: startsOn, ends_on: endsOn };
    await trx
      .updateTable('collections')
      .set({ ...values, updated_at: timestamp(trx.now()) })
      .where('id', '=', id)
      .execute();
    await placeTools(trx, id, checked.tools, tools);
    await recordHistory(trx, editor.id, 'edit', ['collection', id], { detail: { changes, ...review } });
    await showChange(trx);
  });
}

/** Deletes a collection; the history keeps its content. Throws `forbidden` and `not_found`. */
export async function removeCollection(db: Database, editor: Account, id: string): Promise<void> {
  requireRole(editor, 'editor');
  await db.write(async (trx) => {
    await lockSite(trx);
    const before = await getCollection(trx, id);
    await trx.deleteFrom('collections').where('id', '=', id).execute();
    await recordHistory(trx, editor.id, 'remove', ['collection', id], {
      detail: { ...valuesOf({ ...before, tools: before.tools.map(({ slug }) => slug) }) },
    });
    await showChange(trx);
  });
}

/** Deletes collections with their history. */
export async function forgetCollections(trx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await lockSite(trx);
  await trx.deleteFrom('collections').where('id', 'in', ids).execute();
  await trx.deleteFrom('history').where('subject_kind', '=', 'collection').where('subject_id', 'in', ids).execute();
  await showChange(trx);
}

/**
 * Replaces a merged tool in all collections, without duplicates. Both rows are locked, the revision
 * not yet: it is always locked after the site.
 */
export async function moveCollectionEntries(trx: Tx, from: string, into: string): Promise<void> {
  const held = await trx.selectFrom('collection_tools').select('collection_id').where('tool_id', '=', from).execute();
  if (held.length === 0) return;
  await lockSite(trx);
  const both = trx.selectFrom('collection_tools').select('collection_id').where('tool_id', '=', into);
  await trx.deleteFrom('collection_tools').where('tool_id', '=', from).where('collection_id', 'in', both).execute();
  await trx.updateTable('collection_tools').set({ tool_id: into }).where('tool_id', '=', from).execute();
  await showChange(trx);
}
