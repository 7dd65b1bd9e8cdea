/** Editors' changes of tasks: texts, whether they are shown, and which tools do them; with history, in force in all processes. */
import { timestamp, type Database, type Reader, type Tx } from '#database/database.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { requireUninvolved } from '#catalog/audit/self-review.ts';
import { CatalogError, fieldError } from '#catalog/errors.ts';
import { cleanText, textProblems } from '#catalog/language/hygiene.ts';
import { differences, versionMark } from '#catalog/versions.ts';
import { LOCALES } from '#catalog/locales.ts';
import { createFields } from '#catalog/problems.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { requireRole, type Account } from '#catalog/roles.ts';
import { isJob } from '#catalog/search/catalog-index.ts';
import { lockSite, raiseSiteVersion } from '#catalog/site/edits.ts';
import { readTaskBook, shippedTexts, taskTextsOf, type TaskTexts } from './task-book.ts';

/** Longest texts, in characters, and most tools in each list. */
export const TASK_LENGTHS = { name: 60, sentence: 160 } as const;
export const TASK_TOOLS_MOST = 100;

/** A task in a form: the texts as shown, tools by slug. */
export interface TaskInput {
  texts: TaskTexts;
  isHidden: boolean;
  /** The task that it is part of; empty if it is one of its own. */
  mergedInto: string;
  does: readonly string[];
  doesNot: readonly string[];
}

/** A task for editors. */
export interface StoredTask extends TaskInput {
  id: string;
  /** Version mark for editTask, against lost updates. */
  mark: string;
}

/** A job as a task; without texts and not shown, unless shipped or written by editors. Throws `not_found`. */
export async function getStoredTask(db: Reader, id: string): Promise<StoredTask> {
  if (!isJob(id)) throw new CatalogError('not_found');
  const row = await db.selectFrom('tasks').selectAll().where('id', '=', id).executeTakeFirst();
  const said = await db
    .selectFrom('tool_tasks')
    .innerJoin('tools', 'tools.id', 'tool_tasks.tool_id')
    .select(['slug', 'does'])
    .where('task', '=', id)
    .orderBy('slug')
    .execute();
  const input = {
    texts: { ...shippedTexts(id), ...taskTextsOf(row?.texts ?? '{}') },
    isHidden: row?.state === 'hidden',
    mergedInto: row?.merged_into ?? '',
    does: said.flatMap(({ slug, does }) => (does === 'true' ? [slug] : [])),
    doesNot: said.flatMap(({ slug, does }) => (does === 'true' ? [] : [slug])),
  };
  return { id, ...input, mark: versionMark(valuesOf(input)) };
}

/** Values by history name: `name_de`, `sentence_de`, `state`, `merged_into`, `does`, `does_not`. */
function valuesOf({ texts, isHidden, mergedInto, does, doesNot }: TaskInput): Record<string, string | null> {
  const values: Record<string, string | null> = {
    state: isHidden ? 'hidden' : 'shown',
    merged_into: mergedInto === '' ? null : mergedInto,
    does: does.join(' '),
    does_not: doesNot.join(' '),
  };
  for (const locale of LOCALES) {
    values[`name_${locale}`] = texts[locale]?.name ?? null;
    values[`sentence_${locale}`] = texts[locale]?.sentence ?? null;
  }
  return values;
}

/** The input without blanks; empty texts are the shipped ones. Throws `validation_failed` with every bad field. */
function checkTask(id: string, input: TaskInput): TaskInput {
  const { fields, add, isEmpty } = createFields();
  const texts: TaskTexts = {};
  for (const locale of LOCALES) {
    const name = cleanText(input.texts[locale]?.name ?? '');
    const sentence = cleanText(input.texts[locale]?.sentence ?? '');
    add(`name-${locale}`, ...textProblems(name, 'single', TASK_LENGTHS.name));
    add(`sentence-${locale}`, ...textProblems(sentence, 'single', TASK_LENGTHS.sentence));
    const shipped = shippedTexts(id)[locale];
    const own = { name: name || (shipped?.name ?? ''), sentence: sentence || (shipped?.sentence ?? '') };
    if (own.name === '' && own.sentence !== '') add(`name-${locale}`, { rule: 'required' });
    else if (own.name !== '') texts[locale] = own;
  }
  const [does, doesNot] = [new Set(input.does), new Set(input.doesNot)];
  for (const [field, slugs] of [
    ['does', does],
    ['does_not', doesNot],
  ] as const)
    if (slugs.size > TASK_TOOLS_MOST) add(field, { rule: 'too_many', max: TASK_TOOLS_MOST });
  const both = [...doesNot].find((slug) => does.has(slug));
  if (both !== undefined) add('does_not', { rule: 'bad_identifier', value: both });
  if (!isEmpty()) throw new CatalogError('validation_failed', { fields });
  return { ...input, texts, does: [...does].toSorted(), doesNot: [...doesNot].toSorted() };
}

/** Locks the tools of a statement before the site, as a merge does: the other order could deadlock. */
async function lockStated(trx: Tx, id: string, { does, doesNot }: TaskInput) {
  // Includes the tools of earlier statements, which the edit may take back.
  const before = trx.selectFrom('tool_tasks').select('tool_id').where('task', '=', id);
  const slugs = [...does, ...doesNot];
  const chosen = trx
    .selectFrom('tools')
    .select(['id', 'slug', 'state', 'account_id'])
    .where((where) =>
      where.or([where('id', 'in', before), ...(slugs.length === 0 ? [] : [where('slug', 'in', slugs)])]),
    )
    .orderBy('id');
  return trx.lockRows(chosen).execute();
}

/**
 * Renames, hides or merges a task, and states which tools do it and which do not, atomically. Other
 * tasks that were merged into it follow it. Newly named tools must be published and not the
 * editor's own. Throws `forbidden`, `not_found`, `own_submission`, `validation_failed` with every
 * bad field, and `conflict` if `mark` is outdated.
 */
export async function editTask(
  db: Database,
  editor: Account,
  id: string,
  { mark, ...input }: TaskInput & { mark: string },
): Promise<void> {
  requireRole(editor, 'editor');
  await getStoredTask(db.read, id);
  const checked = checkTask(id, input);
  await db.write(async (trx) => {
    const tools = await lockStated(trx, id, checked);
    await lockSite(trx);
    const before = await getStoredTask(trx, id);
    if (before.mark !== mark) throw new CatalogError('conflict');
    await requireTarget(trx, id, checked);
    const known = new Set([...before.does, ...before.doesNot]);
    for (const [field, slugs] of [
      ['does', checked.does],
      ['does_not', checked.doesNot],
    ] as const) {
      const strange = slugs.find(
        (slug) => !known.has(slug) && !tools.some((tool) => tool.slug === slug && tool.state === 'published'),
      );
      if (strange !== undefined) throw fieldError(field, { rule: 'bad_identifier', value: strange });
    }
    const said = (values: typeof checked, slug: string): boolean | undefined =>
      values.does.includes(slug) ? true : values.doesNot.includes(slug) ? false : undefined;
    const owners = tools
      .filter(({ slug }) => said(before, slug) !== said(checked, slug))
      .map((tool) => tool.account_id);
    const review = await requireUninvolved(trx, editor, 'state_task', { owners });
    const changes = differences(valuesOf(before), valuesOf(checked));
    if (changes === undefined) return;
    await storeTask(trx, id, checked);
    await storeStatements(trx, id, checked, tools);
    await recordHistory(trx, editor.id, 'edit', ['job', id], { detail: { changes, ...review } });
    await raiseSiteVersion(trx);
    await raiseRevision(trx, 'other');
  });
}

/** Throws `validation_failed` on `merged_into` unless it is empty or another shown task. */
async function requireTarget(trx: Tx, id: string, { mergedInto }: TaskInput): Promise<void> {
  if (mergedInto === '') return;
  const target = mergedInto === id ? undefined : (await readTaskBook(trx)).find(mergedInto);
  if (target === undefined) throw fieldError('merged_into', { rule: 'bad_identifier', value: mergedInto });
}

async function storeTask(trx: Tx, id: string, { texts, isHidden, mergedInto }: TaskInput): Promise<void> {
  const shipped = shippedTexts(id);
  const own = LOCALES.flatMap((locale) => {
    const text = texts[locale];
    const isOwn = text?.name !== shipped[locale]?.name || text?.sentence !== shipped[locale]?.sentence;
    return text !== undefined && isOwn ? [[locale, text] as const] : [];
  });
  const row = {
    state: isHidden ? ('hidden' as const) : ('shown' as const),
    merged_into: mergedInto === '' ? null : mergedInto,
    texts: JSON.stringify(Object.fromEntries(own)),
    updated_at: timestamp(trx.now()),
  };
  await trx
    .insertInto('tasks')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
  if (row.merged_into !== null)
    await trx.updateTable('tasks').set({ merged_into: row.merged_into }).where('merged_into', '=', id).execute();
}

async function storeStatements(
  trx: Tx,
  task: string,
  { does, doesNot }: TaskInput,
  tools: readonly { id: string; slug: string }[],
): Promise<void> {
  const ids = new Map(tools.map(({ slug, id }) => [slug, id]));
  const rowsOf = (slugs: readonly string[], says: 'true' | 'false') =>
    slugs.flatMap((slug) => {
      const tool_id = ids.get(slug);
      return tool_id === undefined ? [] : [{ tool_id, task, does: says }];
    });
  const rows = [...rowsOf(does, 'true'), ...rowsOf(doesNot, 'false')];
  await trx.deleteFrom('tool_tasks').where('task', '=', task).execute();
  if (rows.length > 0) await trx.insertInto('tool_tasks').values(rows).execute();
}
