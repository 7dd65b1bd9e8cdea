/** A recommendation of a tool as a card, and the number of people who recommend it. */
import { CatalogError } from '#catalog/errors.ts';
import { countByTask, type Recommendation } from '#catalog/recommendations/recommendations.ts';
import { taskTextIn } from '#catalog/tools/tasks/task-book.ts';
import { listTasks } from '#catalog/tools/tasks/tasks.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { colon, listSeparator } from '#locales/quotable.ts';
import { recommendationMessages } from '#locales/subjects.ts';
import { html, type Html } from './html.ts';
import { pathTo } from './links.ts';
import { catalogText, timeText } from './texts.ts';

/** Tasks that the count names. */
const TASKS_NAMED = 3;

/** Whether this catalog has recommendations. Throws `not_found` otherwise. */
export function requireRecommendations({ context }: Pick<PageRequest, 'context'>): void {
  if (!context.config.recommendations) throw new CatalogError('not_found');
}

/** The name of a task, with a link if it has a page; null if editors have hidden it. */
function taskName({ context, locale }: PageRequest, id: string): Html | null {
  const task = context.live.tasks.taskOfJob(id);
  if (task === undefined) return null;
  const { name, locale: written } = taskTextIn(task, locale);
  const shown = catalogText(name, written, locale);
  const isListed = listTasks(context.live, locale).some((each) => each.id === task.id);
  return isListed ? html`<a href="${pathTo(locale, 'tasks', task.id)}">${shown}</a>` : shown;
}

/** How many people recommend a tool, and for which tasks; null for none. */
export async function countSentence(request: PageRequest, toolId: string): Promise<Html | null> {
  const { locale, format, context } = request;
  const { recommendations: t } = recommendationMessages(locale);
  const counts = await countByTask(context.db.read, toolId);
  const people = counts.reduce((sum, each) => sum + each.people, 0);
  if (people === 0) return null;
  const byTask = Map.groupBy(counts, ({ task }) => context.live.tasks.taskOfJob(task)?.id ?? '');
  const named = [...byTask]
    .map(([task, parts]) => ({
      name: taskName(request, task),
      people: parts.reduce((sum, each) => sum + each.people, 0),
    }))
    .filter(({ name }) => name !== null)
    .toSorted((one, other) => other.people - one.people)
    .slice(0, TASKS_NAMED);
  if (named.length === 0) return html`<p>${t.people(people)}</p>`;
  return html`<p>
    ${t.peopleFor(people)}${colon(locale)}${named.map(
      (each, at) =>
        html`${at > 0 && listSeparator(locale)}${each.name}${each.people < people && html` (${format.number(each.people)})`}`,
    )}
  </p>`;
}

/** The texts of a recommendation and its answer; `acts` end the last line. */
export function recommendationCard(request: PageRequest, said: Recommendation, acts: Html | null = null): Html {
  const { locale, format } = request;
  const { recommendations: t } = recommendationMessages(locale);
  const task = taskName(request, said.task);
  return html`<li class="panel recommendation" id="${`r-${said.id}`}">
    ${task !== null && html`<p class="sub">${task}</p>`}
    <blockquote><p>${catalogText(said.text, said.locale, locale)}</p></blockquote>
    <div>
      <strong>${t.toKnow}</strong>
      <p>${catalogText(said.toKnow, said.locale, locale)}</p>
    </div>
    ${
      said.answer !== null &&
      html`<div class="recommendation-answer">
        <p class="sub">${t.answer.title} · ${timeText(said.answer.at, format.shortDate(said.answer.at))}</p>
        <p>${catalogText(said.answer.text, said.answer.locale, locale)}</p>
      </div>`
    }
    <p class="sub recommendation-end">
      <span
        >${timeText(said.writtenAt, format.shortDate(said.writtenAt))}${said.helpful > 0 && html` · ${t.helpful(said.helpful)}`}</span
      >${acts}
    </p>
  </li>`;
}
