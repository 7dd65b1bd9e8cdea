/** Roles: whom a collection of tasks is for, in eight languages. */
import { DEFAULT_LOCALE, type Locale } from '#catalog/locales.ts';
import type { LiveCatalog } from '#catalog/tools/serving/live-catalog.ts';
import { entriesOf, readVocabulary, readVocabularyIn } from '#catalog/vocabularies.ts';
import { listTasks, type ListedTask } from './tasks.ts';

/** Tasks from which on a role is listed. */
const FEWEST_TASKS = 2;

export interface Role {
  id: string;
  /** For whom, such as "For teachers". */
  name: string;
  /** The listed tasks of the role, typical ones first. */
  tasks: readonly ListedTask[];
}

/** The ids of all roles. */
const roleIds = (): string[] => Object.keys(readVocabulary('tasks/roles'));

/** A role; undefined if there is none. Its tasks may be few, or none. */
export function findRole(live: LiveCatalog, id: string, locale: Locale): Role | undefined {
  const [name] = [locale, DEFAULT_LOCALE].flatMap((each) => entriesOf(readVocabularyIn('tasks', each), `for ${id}`));
  if (name === undefined) return undefined;
  const listed = new Map(listTasks(live, locale).map((task) => [task.id, task]));
  const own = entriesOf(readVocabulary('tasks/roles'), id).flatMap((task) => live.tasks.taskOfJob(task)?.id ?? []);
  return { id, name, tasks: [...new Set(own)].flatMap((task) => listed.get(task) ?? []) };
}

/** The roles with at least two listed tasks. */
export function listRoles(live: LiveCatalog, locale: Locale): Role[] {
  return roleIds().flatMap((id) => {
    const role = findRole(live, id, locale);
    return role === undefined || !isListedRole(role) ? [] : [role];
  });
}

export const isListedRole = ({ tasks }: Pick<Role, 'tasks'>): boolean => tasks.length >= FEWEST_TASKS;
