/** Tasks for readers: the ones that enough tools do, and the tasks of a tool. */
import type { Locale } from '#catalog/locales.ts';
import type { LiveCatalog } from '#catalog/tools/serving/live-catalog.ts';
import type { Tool } from '#catalog/tools/tools.ts';
import { categoryOfJob } from '#catalog/search/catalog-index.ts';
import { taskTextIn, type TaskBook, type TaskText } from './task-book.ts';

/** Tools from which on a task is listed: with fewer, its page says less than a search. */
const FEWEST_TOOLS = 3;

export interface ListedTask extends TaskText {
  id: string;
  /** The category that its job implies. */
  category: string | null;
  /** The actual locale of name and sentence. */
  locale: Locale;
  toolCount: number;
}

/** Cached lists of one state of the catalog. */
interface TaskLists {
  version: number;
  tasks: TaskBook;
  counts: ReadonlyMap<string, number>;
  /** Shown tasks that an editor has given to a tool or taken from one. */
  edited: readonly string[];
  byLocale: Map<Locale, readonly ListedTask[]>;
}

const taskLists = new WeakMap<LiveCatalog, TaskLists>();

function listsOf(live: LiveCatalog): TaskLists {
  const { version, tasks } = live;
  let lists = taskLists.get(live);
  if (lists?.version !== version || lists.tasks !== tasks) {
    const counts = new Map(tasks.shown.map(({ id }) => [id, live.index.countDoing(tasks.filterOf(id))]));
    const edited = tasks.shown.flatMap(({ id }) => (tasks.statementsOf(id).size > 0 ? [id] : []));
    taskLists.set(live, (lists = { version, tasks, counts, edited, byLocale: new Map() }));
  }
  return lists;
}

/** The tasks that at least three tools do, by name in the locale's collation. */
export function listTasks(live: LiveCatalog, locale: Locale): readonly ListedTask[] {
  const { byLocale, counts, tasks } = listsOf(live);
  let list = byLocale.get(locale);
  if (list === undefined) {
    const collator = new Intl.Collator(locale);
    list = tasks.shown
      .map((task) => ({
        id: task.id,
        category: categoryOfJob(task.id),
        ...taskTextIn(task, locale),
        toolCount: counts.get(task.id) ?? 0,
      }))
      .filter(({ toolCount }) => toolCount >= FEWEST_TOOLS)
      .sort((a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1));
    byLocale.set(locale, list);
  }
  return list;
}

/** Whether readers find a task: right after a start nothing can be counted. */
export function hasTasks(live: LiveCatalog): boolean {
  return (
    live.isLoaded &&
    listsOf(live)
      .counts.values()
      .some((count) => count >= FEWEST_TOOLS)
  );
}

/** The shown tasks that no tool does, by name, and the number of all. */
export function listEmptyTasks(
  live: LiveCatalog,
  locale: Locale,
): { empty: { id: string; name: string }[]; all: number } {
  const { counts, tasks } = listsOf(live);
  const collator = new Intl.Collator(locale);
  const empty = tasks.shown
    .filter(({ id }) => counts.get(id) === 0)
    .map((task) => ({ id: task.id, name: taskTextIn(task, locale).name }))
    .sort((a, b) => collator.compare(a.name, b.name));
  return { empty, all: tasks.shown.length };
}

/** The listed tasks of a tool: by the classifier, the likeliest first, then by editors. */
export function tasksOfTool(
  live: LiveCatalog,
  { key, mainJobs }: Pick<Tool, 'key' | 'mainJobs'>,
  locale: Locale,
): ListedTask[] {
  const { tasks } = live;
  // Right after a start nothing can be counted.
  if (!live.isLoaded) return [];
  const byJobs = mainJobs.flatMap((job) => tasks.taskOfJob(job)?.id ?? []);
  const said = listsOf(live).edited.filter((id) => tasks.statementsOf(id).get(key) === true);
  const ids = new Set([...byJobs, ...said].filter((id) => tasks.statementsOf(id).get(key) !== false));
  const listed = listTasks(live, locale);
  return [...ids].flatMap((id) => listed.find((task) => task.id === id) ?? []);
}
