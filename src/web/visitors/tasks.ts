/** Tasks for visitors: all of them by group, the page of each with its tools, and the roles that they belong to. */
import { orNotFound } from '#catalog/errors.ts';
import { taskTextIn } from '#catalog/tools/tasks/task-book.ts';
import { findRole, isListedRole, listRoles, type Role } from '#catalog/tools/tasks/roles.ts';
import { listTasks, type ListedTask } from '#catalog/tools/tasks/tasks.ts';
import { listTools } from '#catalog/tools/tools.ts';
import { listCategories } from '#catalog/tools/listed-categories.ts';
import type { Page, PageAnswer, PageRequest, View } from '#http/pages/page-types.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { groupOfCategory, GROUP_NAMES } from '#web/elements/category-groups.ts';
import { html, type Html } from '#web/elements/html.ts';
import { breadcrumbData } from '#web/elements/json-ld.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { toolMark } from '#web/elements/notices.ts';
import { searchForm } from '#web/elements/search-form.ts';
import { catalogText } from '#web/elements/texts.ts';
import { findList, furtherPage, readWanted, type List, type Wanted } from './list-query.ts';
import { isListed, results } from './list-results.ts';

/** Related tasks below a list. */
const RELATED = 12;
/** Logos on a card. */
const MARKS = 5;

/** The tasks of most tools under a heading; null without any. */
export function taskSection(request: PageRequest, most: number): Html | null {
  const { locale, format, context } = request;
  const t = visitorMessages(locale);
  const all = listTasks(context.live, locale);
  if (all.length === 0) return null;
  return html`<section aria-labelledby="tasks">
    <div class="section-head">
      <h2 id="tasks">${t.titles.tasks}</h2>
      <a class="more" href="${pathTo(locale, 'tasks')}"
        >${t.tasks.all} <span class="count">${format.number(all.length)}</span></a
      >
    </div>
    ${taskChips(request, largestFirst(all).slice(0, most))}
  </section>`;
}

/** Names of tasks as links, each with its number of tools. */
export function taskChips({ locale, format }: View, tasks: readonly ListedTask[]): Html {
  return html`<ul class="chips">
    ${tasks.map(
      ({ id, name, locale: written, toolCount }) =>
        html`<li>
          <a class="chip" href="${pathTo(locale, 'tasks', id)}"
            >${catalogText(name, written, locale)} <span class="count">${format.number(toolCount)}</span></a
          >
        </li>`,
    )}
  </ul>`;
}

/** Tasks that most tools do first. */
const largestFirst = (tasks: readonly ListedTask[]): ListedTask[] =>
  tasks.toSorted((a, b) => b.toolCount - a.toolCount || (a.id < b.id ? -1 : 1));

const groupOf = ({ category }: ListedTask) => groupOfCategory(category ?? '');

function roleChips({ locale }: View, roles: readonly Role[]): Html {
  return html`<ul class="chips">
    ${roles.map(({ id, name }) => html`<li><a class="chip" href="${pathTo(locale, 'roles', id)}">${name}</a></li>`)}
  </ul>`;
}

function rolesSection(request: PageRequest, title: string, roles: readonly Role[]): Html | null {
  if (roles.length === 0) return null;
  return html`<section aria-labelledby="roles">
    <h2 id="roles">${title}</h2>
    ${roleChips(request, roles)}
  </section>`;
}

function tasksPage(request: PageRequest): Promise<PageAnswer> {
  const { locale, site, context } = request;
  const t = visitorMessages(locale);
  const { title, lead } = { title: t.titles.tasks, lead: t.tasks.lead };
  const byGroup = Map.groupBy(listTasks(context.live, locale), groupOf);
  return Promise.resolve(
    answerPage(request, {
      title,
      description: lead,
      search: 'header',
      listed: true,
      data: [
        breadcrumbData(request, [
          { name: site.name, path: pathTo(locale) },
          { name: title, path: pathTo(locale, 'tasks') },
        ]),
      ],
      main: html`<header>
          <h1>${title}</h1>
          <p class="lead">${lead}</p>
        </header>
        ${byGroup.size === 0 && html`<p class="empty">${t.tasks.none}</p>`}
        <div class="task-groups">
          ${GROUP_NAMES.filter((name) => byGroup.has(name)).map(
            (name) =>
              html`<section aria-labelledby="${`group-${name}`}">
                <h2 id="${`group-${name}`}">${t.choosing.groups[name]}</h2>
                ${taskChips(request, byGroup.get(name)!)}
              </section>`,
          )}
          ${rolesSection(request, t.tasks.roles, listRoles(context.live, locale))}
        </div>`,
    }),
  );
}

/** Tasks of the same category first, then of its group. */
function related({ context, locale }: PageRequest, { id, category }: Pick<ListedTask, 'id' | 'category'>) {
  const nearness = (task: ListedTask): number =>
    Number(task.category === category) + Number(groupOf(task) === groupOfCategory(category ?? ''));
  return largestFirst(listTasks(context.live, locale))
    .filter((task) => task.id !== id && nearness(task) > 0)
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, RELATED);
}

/** The filters of a task's page, which takes no parameter for words or the task. */
function readTaskWanted(request: PageRequest, task: string): Wanted {
  const query = new URLSearchParams(request.query);
  query.delete('q');
  query.set('task', task);
  return readWanted({ ...request, query });
}

async function taskPage(request: PageRequest): Promise<PageAnswer> {
  const { locale, site, context } = request;
  const t = visitorMessages(locale);
  const id = request.params['id'] ?? '';
  const task = orNotFound(context.live.tasks.taskOfJob(id));
  const base = pathTo(locale, 'tasks', task.id);
  if (task.id !== id) return { redirect: base, moved: true };
  const { name, sentence, locale: written } = taskTextIn(task, locale);
  const all = listTasks(context.live, locale);
  const listed = all.find((each) => each.id === id);
  const wanted = readTaskWanted(request, id);
  const categories = listCategories(context.live, locale);
  const list: List = { wanted, found: await findList(request, wanted), base, categories, isTask: true };
  const others = listed === undefined ? [] : related(request, listed);
  return answerPage(request, {
    title: name,
    description: sentence,
    search: 'main',
    hasFilters: list.found.items.length > 0,
    listed: listed !== undefined && isListed(request, list),
    ...furtherPage(request, wanted),
    data: [
      breadcrumbData(request, [
        { name: site.name, path: pathTo(locale) },
        { name: t.titles.tasks, path: pathTo(locale, 'tasks') },
        { name, path: base },
      ]),
    ],
    main: html`<div class="list-head">
        <p class="crumbs"><a href="${pathTo(locale, 'tasks')}">${t.titles.tasks}</a></p>
        <h1>${catalogText(name, written, locale)}</h1>
        <p class="lead">${catalogText(sentence, written, locale)}</p>
        <p class="hint">
          ${t.tasks.sure}
          <a href="${withQuery(pathTo(locale, 'tools'), { q: name })}" rel="nofollow">${t.tasks.more}</a>
        </p>
        ${searchForm(request, { q: '', kept: { task: id }, label: t.tasks.search })}
      </div>
      ${results(request, list, null)}
      ${
        others.length > 0 &&
        html`<section aria-labelledby="others">
          <div class="section-head">
            <h2 id="others">${t.tasks.others}</h2>
            <a class="more" href="${pathTo(locale, 'tasks')}">${t.tasks.all}</a>
          </div>
          ${taskChips(request, others)}
        </section>`
      }`,
  });
}

/** A task with logos of the tools that fit it best. */
async function taskCard(request: PageRequest, task: ListedTask): Promise<Html> {
  const { locale, context } = request;
  const { items } = await listTools(context.live, {
    task: task.id,
    sort: 'relevance',
    locale,
    page: 1,
    perPage: MARKS,
  });
  return html`<li class="card collection-card">
    <div class="collection-marks" aria-hidden="true">${items.map((tool) => toolMark(tool))}</div>
    <h2><a href="${pathTo(locale, 'tasks', task.id)}">${catalogText(task.name, task.locale, locale)}</a></h2>
    <p class="card-tagline">${catalogText(task.sentence, task.locale, locale)}</p>
    <p class="count">${visitorMessages(locale).search.found(task.toolCount)}</p>
  </li>`;
}

async function rolePage(request: PageRequest): Promise<PageAnswer> {
  const { locale, site, context } = request;
  const t = visitorMessages(locale);
  const role = orNotFound(findRole(context.live, request.params['id'] ?? '', locale));
  return answerPage(request, {
    title: role.name,
    description: t.tasks.role(role.name),
    styles: [ASSET_PATHS['home.css']],
    search: 'header',
    listed: isListedRole(role) && request.search === '',
    data: [
      breadcrumbData(request, [
        { name: site.name, path: pathTo(locale) },
        { name: t.titles.tasks, path: pathTo(locale, 'tasks') },
        { name: role.name, path: pathTo(locale, 'roles', role.id) },
      ]),
    ],
    main: html`<header>
        <p class="crumbs"><a href="${pathTo(locale, 'tasks')}">${t.titles.tasks}</a></p>
        <h1>${role.name}</h1>
        <p class="lead">${t.tasks.lead}</p>
      </header>
      ${
        role.tasks.length === 0
          ? html`<p class="empty">${t.tasks.none}</p>`
          : html`<ul class="cards">
              ${await Promise.all(role.tasks.map((task) => taskCard(request, task)))}
            </ul>`
      }
      ${rolesSection(
        request,
        t.tasks.otherRoles,
        listRoles(context.live, locale).filter(({ id }) => id !== role.id),
      )}`,
  });
}

export const TASK_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/tasks', who: 'anyone', followsCatalog: true, handler: tasksPage },
  { method: 'GET', path: '/:locale/tasks/:id', who: 'anyone', followsCatalog: true, handler: taskPage },
  { method: 'GET', path: '/:locale/roles/:id', who: 'anyone', followsCatalog: true, handler: rolePage },
];
