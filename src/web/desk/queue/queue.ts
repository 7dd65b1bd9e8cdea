/** The review queue: waiting submissions, oldest first, and decided ones, with filters and bulk decisions. */
import { findInvolvement } from '#catalog/audit/self-review.ts';
import { orNotFound } from '#catalog/errors.ts';
import { SUBMISSION_STATES } from '#catalog/lifecycle.ts';
import { listDeskQueue, type QueueEntry, type QueueFilter } from '#catalog/moderation/queue.ts';
import { countQueue, type QueueCounts } from '#catalog/moderation/queue-counts.ts';
import { hasRole } from '#catalog/roles.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { queueMessages } from '#locales/subjects.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { errorSummary } from '#web/elements/form-fields.ts';
import { blankForm, problemsOf } from '#web/elements/form-state.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { doneNotice, notice } from '#web/elements/notices.ts';
import { listPages, readPage } from '#web/elements/pagination.ts';
import { bulkForm, bulkLabels } from './bulk-form.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { countText, filterForm, filterQuery, isFiltered, queuePath, readFilter } from './queue-filter.ts';
import { queueTable } from './queue-table.ts';
import { undoBar } from './undo-bar.ts';

const PER_PAGE = 50;

function stateTabs(request: PageRequest, filter: QueueFilter, counts: QueueCounts): Html {
  const { locale } = request;
  const t = queueMessages(locale);
  return html`<nav class="tabs" aria-label="${t.show}">
    <ul>
      ${SUBMISSION_STATES.map(
        (state) =>
          html`<li>
            <a
              href="${queuePath(locale, state)}"
              ${attributes({ 'aria-current': state === filter.state ? 'page' : null })}
              >${t.states[state]} <span class="count">${countText(request, counts.states[state])}</span></a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
}

/** Nothing was ever submitted, as on the first day after an import. */
function nothingYet({ locale }: PageRequest): Html {
  const t = queueMessages(locale);
  return html`<div class="empty">
    <p>${t.review.none}</p>
    <p><a class="button button-quiet" href="${pathTo(locale, 'editor', 'tools')}">${t.sections.tools}</a></p>
  </div>`;
}

/** Why the list is empty, with a link that clears the filters. */
function emptyList(request: PageRequest, filter: QueueFilter): Html {
  const { locale } = request;
  const t = queueMessages(locale);
  if (!isFiltered(filter)) {
    const sentence = filter.state === 'awaiting_moderation' ? t.review.empty : t.queue.noneIn(t.states[filter.state]);
    return html`<p class="empty">${sentence}</p>`;
  }
  return html`<div class="empty">
    <p>${t.queue.noneFound}</p>
    <p><a class="button button-quiet" href="${queuePath(locale, filter.state)}">${t.clear}</a></p>
  </div>`;
}

/** Notice for admins about own entries, or appeals against their decisions, that no other editor could decide. */
async function bulkSelfReview(request: PageRequest, items: readonly QueueEntry[]): Promise<Html | null> {
  const account = accountOf(request);
  if (!hasRole(account, 'admin')) return null;
  for (const { submission } of items) {
    const concern = { owners: [submission.accountId], submission };
    if (submission.accountId !== account.id && submission.appealedAt === null) continue;
    if ((await findInvolvement(request.context.db.read, account, concern))?.mayAct === true)
      return notice('warning', html`<p>${queueMessages(request.locale).selfReview.queue}</p>`);
  }
  return null;
}

/** The queue with its filters; `form` is the refused bulk decision. */
export async function queuePage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { locale, context, query } = request;
  const t = queueMessages(locale);
  const filter = readFilter(query);
  const page = orNotFound(readPage(query));
  const [{ items, total }, counts] = await Promise.all([
    listDeskQueue(context.db, filter, { page, perPage: PER_PAGE }, accountOf(request).id),
    countQueue(context.db, filter.state),
  ]);
  const base = pathTo(locale, 'editor', 'queue');
  const canDecide = filter.state === 'awaiting_moderation';
  const [first] = items;
  const start = (id: string): string => withQuery(pathTo(locale, 'editor', 'submissions', id), filterQuery(filter));
  const isNew = canDecide && !isFiltered(filter) && Object.values(counts.states).every(({ count }) => count === 0);
  const rows = { ticked: canDecide ? new Set(form.values.getAll('ids')) : null, isRefused: 'ids' in problemsOf(form) };
  return answerDeskPage(request, {
    title: t.queue.title,
    section: 'queue',
    waiting: counts.states.awaiting_moderation.count,
    main: html`${(await undoBar(request)) ?? doneNotice(query, t.queue.done)}
      ${errorSummary(request, form, bulkLabels(request))}
      <div class="section-head desk-title">
        <h1>${t.queue.title}</h1>
        ${canDecide && first !== undefined && html`<a class="button" data-start href="${start(first.submission.id)}">${t.queue.start}</a>`}
      </div>
      ${!isNew && html`${stateTabs(request, filter, counts)} ${await filterForm(request, filter, counts)}`}
      ${
        items.length === 0
          ? isNew
            ? nothingYet(request)
            : emptyList(request, filter)
          : html`<div class="list-summary"><h2>${t.queue.waiting(total)}</h2></div>
              ${queueTable(request, filter, items, rows)}`
      }
      ${listPages(request, { page, total, perPage: PER_PAGE }, (target) =>
        withQuery(base, { ...filterQuery(filter), page: target }),
      )}
      ${canDecide && items.length > 0 && html`${await bulkSelfReview(request, items)}${bulkForm(request, filter, page, form)}`}`,
  });
}

export const QUEUE_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/editor/queue',
    who: 'editor',
    handler: (request) => queuePage(request, blankForm()),
  },
];
