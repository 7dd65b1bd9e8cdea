/** Tasks: jobs with a name and a sentence, as shipped and as editors have changed them, kept in memory. */
import type { Reader } from '#database/database.ts';
import { DEFAULT_LOCALE, LOCALES, isLocale, type Locale } from '#catalog/locales.ts';
import { lazy } from '#catalog/memoize.ts';
import type { IndexedCategory, TaskFilter } from '#catalog/search/catalog-index.ts';
import { entriesOf, readVocabularyIn } from '#catalog/vocabularies.ts';

export interface TaskText {
  name: string;
  sentence: string;
}

export type TaskTexts = Partial<Record<Locale, TaskText>>;

export interface Task {
  /** The id of its job. */
  id: string;
  texts: TaskTexts;
}

/** Whether editors state that a tool does the task, by row number; statements on merged tasks are included. */
export type Statements = ReadonlyMap<number, boolean>;

export interface TaskBook {
  /** The tasks that are shown. */
  readonly shown: readonly Task[];
  find(id: string): Task | undefined;
  /** The shown task that a job belongs to: its own, or the one that it was merged into. */
  taskOfJob(job: string): Task | undefined;
  /** The tools that do a task; none for an unknown one. */
  filterOf(id: string): TaskFilter;
  statementsOf(id: string): Statements;
  /** The names by locale, for suggestions. */
  readonly words: readonly IndexedCategory[];
}

/** Editors' changes of a task. */
interface TaskChange {
  id: string;
  isHidden: boolean;
  mergedInto: string | null;
  texts: TaskTexts;
}

const textsOfFile = (locale: Locale): ReadonlyMap<string, TaskText> => {
  const sections = readVocabularyIn('tasks', locale);
  return new Map(
    Object.keys(sections).flatMap((id) => {
      const [name = '', sentence] = entriesOf(sections, id);
      return sentence === undefined ? [] : [[id, { name, sentence }] as const];
    }),
  );
};

/** The shipped tasks by id. */
const SHIPPED = lazy(() => {
  const byLocale = LOCALES.map((locale) => [locale, textsOfFile(locale)] as const);
  const ids = textsOfFile(DEFAULT_LOCALE).keys();
  return new Map(
    [...ids].map((id): [string, TaskTexts] => [
      id,
      Object.fromEntries(
        byLocale.flatMap(([locale, texts]) => (texts.has(id) ? [[locale, texts.get(id)]] : [])),
      ) as TaskTexts,
    ]),
  );
});

/** The shipped texts of a task; none for another job. */
export const shippedTexts = (id: string): TaskTexts => SHIPPED().get(id) ?? {};

/** The name and the sentence of a task in a locale, else in English, else in any. */
export function taskTextIn({ texts }: Pick<Task, 'texts'>, locale: Locale): TaskText & { locale: Locale } {
  const found = [locale, DEFAULT_LOCALE, ...LOCALES].find((each) => texts[each] !== undefined) ?? locale;
  return { name: '', sentence: '', ...texts[found], locale: found };
}

/** Parses stored texts, without unknown languages. */
export function taskTextsOf(stored: string): TaskTexts {
  const texts = Object.entries(JSON.parse(stored) as Record<string, TaskText>);
  return Object.fromEntries(texts.filter(([locale]) => isLocale(locale)));
}

/** Reads the tasks with all changes of editors. */
export async function readTaskBook(db: Reader): Promise<TaskBook> {
  const rows = await db.selectFrom('tasks').selectAll().orderBy('id').execute();
  const said = await db
    .selectFrom('tool_tasks')
    .innerJoin('tools', 'tools.id', 'tool_tasks.tool_id')
    .select(['task', 'tools.seq', 'does'])
    .orderBy('task')
    .orderBy('tools.seq')
    .execute();
  const changes = rows.map((row) => ({
    id: row.id,
    isHidden: row.state === 'hidden',
    mergedInto: row.merged_into,
    texts: taskTextsOf(row.texts),
  }));
  const statements = new Map<string, Map<number, boolean>>();
  for (const { task, seq, does } of said) {
    const own = statements.get(task) ?? new Map<number, boolean>();
    statements.set(task, own.set(Number(seq), does === 'true'));
  }
  return createTaskBook(changes, statements);
}

const NO_STATEMENTS: Statements = new Map();

function createTaskBook(changes: readonly TaskChange[], statements: ReadonlyMap<string, Statements>): TaskBook {
  const changed = new Map(changes.map((change) => [change.id, change]));
  const tasks = new Map<string, Task>();
  for (const id of new Set([...SHIPPED().keys(), ...changed.keys()])) {
    const change = changed.get(id);
    const texts = { ...shippedTexts(id), ...change?.texts };
    const isShown = change === undefined || (!change.isHidden && change.mergedInto === null);
    if (isShown && Object.keys(texts).length > 0) tasks.set(id, { id, texts });
  }
  const into = new Map(changes.flatMap(({ id, mergedInto }) => (mergedInto === null ? [] : [[id, mergedInto]])));
  const jobsOf = Map.groupBy([...tasks.keys(), ...into.keys()], (job) => into.get(job) ?? job);
  // A tool that does a merged task does the other one; one that does not may still do the rest of it.
  const saidOf = (id: string): Statements => {
    const parts = (jobsOf.get(id) ?? []).flatMap((job) => [...(statements.get(job) ?? NO_STATEMENTS)]);
    return new Map([...parts.filter(([, does]) => does), ...(statements.get(id) ?? NO_STATEMENTS)]);
  };
  const effective = new Map([...tasks.keys()].map((id) => [id, saidOf(id)]));
  return {
    shown: [...tasks.values()],
    find: (id) => tasks.get(id),
    taskOfJob: (job) => tasks.get(into.get(job) ?? job),
    filterOf(id) {
      const task = tasks.get(into.get(id) ?? id);
      if (task === undefined) return { jobs: [], said: [], denied: [] };
      const own = [...(effective.get(task.id) ?? NO_STATEMENTS)];
      const keys = (does: boolean): number[] => own.flatMap(([key, says]) => (says === does ? [key] : []));
      return { jobs: jobsOf.get(task.id) ?? [], said: keys(true), denied: keys(false) };
    },
    statementsOf: (id) => effective.get(id) ?? NO_STATEMENTS,
    words: [...tasks.values()].map(({ id, texts }) => ({
      id,
      words: Object.fromEntries(Object.entries(texts).map(([locale, { name }]) => [locale, [name]])),
    })),
  };
}
