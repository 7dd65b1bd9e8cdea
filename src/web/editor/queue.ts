/** The editors' queue: what waits for a decision, oldest first, filtered, with who has what open, and decisions on many at once. */
import { DECISIONS } from '#catalog/decide-many.ts';
import { CatalogError } from '#catalog/errors.ts';
import { NOTE_LENGTH, REASON_CODES, SUBMISSION_STATES } from '#catalog/lifecycle.ts';
import { LOCALE_NAMES, isLocale } from '#catalog/locales.ts';
import {
  countQueue,
  listDeskQueue,
  minutesWaited,
  type QueueCounts,
  type QueueEntry,
  type QueueFilter,
} from '#catalog/queue.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { deskMessages } from '#locales/desk.ts';
import { ruleName } from '#locales/screening.ts';
import { accountOf } from '#web/account/signed-in.ts';
import { errorSummary } from '#web/form-fields.ts';
import { blankForm, refusalOf, valueOf, type FormState } from '#web/form-state.ts';
import { attributes, html, type Html } from '#web/html.ts';
import { pathTo, shownAddress, withQuery } from '#web/links.ts';
import { doneNotice } from '#web/notices.ts';
import { personText, timeText } from '#web/texts.ts';
import { pagination, readPage } from '#web/visitors/pagination.ts';
import { answerDeskPage } from './desk-layout.ts';
import { flagBadges, spanText } from './desk-pieces.ts';
import { filterQuery, isFiltered, readFilter } from './queue-filter.ts';
import { undoBar } from './review.ts';

const PER_PAGE = 50;
const LAST_PAGE = 500;

function stateTabs(visit: Visit, filter: QueueFilter, counts: QueueCounts): Html {
  const { t, locale, format } = visit;
  const base = pathTo(locale, 'editor', 'queue');
  return html`<nav class="tabs" aria-label="${t.queue.states}">
    <ul>
      ${SUBMISSION_STATES.map(
        (state) =>
          html`<li>
            <a
              href="${withQuery(base, { status: state === 'awaiting_moderation' ? undefined : state })}"
              ${attributes({ 'aria-current': state === filter.state ? 'page' : null })}
              >${t.states[state]} <span class="count">${format.number(counts.states[state])}</span></a
            >
          </li>`,
      )}
    </ul>
  </nav>`;
}

interface FilterChoice {
  value: string;
  label: string;
  count: number;
}

function filterForm(visit: Visit, filter: QueueFilter, counts: QueueCounts): Html {
  const { locale, parts, format } = visit;
  const d = deskMessages(locale);
  const base = pathTo(locale, 'editor', 'queue');
  const categories = parts.live.categories.of(locale);
  const select = (name: string, label: string, chosen: string | undefined, choices: FilterChoice[]): Html => {
    // A chosen value stays choosable when nothing has it any more.
    if (chosen !== undefined && !choices.some((choice) => choice.value === chosen)) {
      choices.push({ value: chosen, label: chosen, count: 0 });
    }
    return html`<div class="field">
      <label for="${`filter-${name}`}">${label}</label>
      <select id="${`filter-${name}`}" name="${name}">
        <option value="">${d.all}</option>
        ${choices.map(
          (choice) =>
            html`<option value="${choice.value}" ${attributes({ selected: choice.value === chosen })}>
              ${choice.label} (${format.number(choice.count)})
            </option>`,
        )}
      </select>
    </div>`;
  };
  const { status } = filterQuery(filter);
  return html`<form method="get" action="${base}" class="desk-filters" data-filters>
    ${status !== undefined && html`<input type="hidden" name="status" value="${status}" />`}
    ${select(
      'flag',
      d.queue.flag,
      filter.rule,
      counts.rule.map((each) => ({ ...each, label: ruleName(locale, each.value) })),
    )}
    ${select(
      'category',
      d.queue.category,
      filter.category,
      counts.category.map((each) => ({ ...each, label: categories.get(each.value)?.name ?? each.value })),
    )}
    ${select(
      'language',
      d.queue.language,
      filter.language,
      counts.language.map((each) => ({ ...each, label: isLocale(each.value) ? LOCALE_NAMES[each.value] : each.value })),
    )}
    ${select(
      'account',
      d.queue.account,
      filter.account,
      counts.account.map((each) => ({ ...each, label: each.email })),
    )}
    <button class="button button-quiet">${d.filter}</button>
    ${isFiltered(filter) && html`<a href="${withQuery(base, { status })}">${d.clear}</a>`}
  </form>`;
}

function entryRow(visit: Visit, filter: QueueFilter, { submission, claimedBy }: QueueEntry, canDecide: boolean): Html {
  const { locale, format, parts } = visit;
  const d = deskMessages(locale);
  const isMine = claimedBy !== null && claimedBy.accountId === accountOf(visit).id;
  const path = withQuery(pathTo(locale, 'editor', 'submissions', submission.id), filterQuery(filter));
  return html`<tr data-row>
    ${
      canDecide &&
      html`<td class="pick">
        <input
          type="checkbox"
          name="ids"
          value="${submission.id}"
          form="bulk"
          aria-label="${d.queue.select(submission.name)}"
        />
      </td>`
    }
    <th scope="row">
      <a href="${path}" data-open>${personText(submission.name)}</a
      ><span class="sub">${personText(submission.tagline)}</span>
    </th>
    <td class="address"><span class="sub" dir="ltr">${shownAddress(submission.url)}</span></td>
    <td>${flagBadges(visit, submission)}</td>
    <td>
      ${timeText(submission.queuedAt, filter.state === 'awaiting_moderation' ? spanText(visit, minutesWaited(parts.db, submission)) : format.date(submission.queuedAt))}
    </td>
    <td>
      ${claimedBy !== null && (isMine ? html`<span class="badge">${d.you}</span>` : html`<bdi dir="ltr" class="sub">${claimedBy.email}</bdi>`)}
    </td>
  </tr>`;
}

function bulkForm(visit: Visit, filter: QueueFilter, form: FormState): Html {
  const { t, locale } = visit;
  const d = deskMessages(locale);
  const names = { approve: t.review.approve, reject: t.review.reject, request_changes: t.review.requestChanges };
  const chosen = valueOf(form, 'decision');
  const reason = valueOf(form, 'reason');
  return html`<form
    method="post"
    action="${withQuery(pathTo(locale, 'editor', 'decisions'), filterQuery(filter))}"
    id="bulk"
    class="panel desk-bulk"
    novalidate
  >
    <h2>${d.queue.bulk}</h2>
    <div class="field">
      <label for="field-decision">${d.queue.decision}</label>
      <select id="field-decision" name="decision">
        <option value="">—</option>
        ${DECISIONS.map((each) => html`<option value="${each}" ${attributes({ selected: each === chosen })}>${names[each]}</option>`)}
      </select>
    </div>
    <div class="field">
      <label for="field-reason">${t.review.reason}</label>
      <select id="field-reason" name="reason">
        <option value="">${t.review.chooseReason}</option>
        ${REASON_CODES.map((code) => html`<option value="${code}" ${attributes({ selected: code === reason })}>${t.reasons[code]}</option>`)}
      </select>
    </div>
    <div class="field field-wide">
      <label for="field-note">${t.review.note}</label>
      <textarea id="field-note" name="note" rows="1" maxlength="${NOTE_LENGTH}" dir="auto">
${valueOf(form, 'note')}</textarea>
    </div>
    <button class="button">${t.review.decide}</button>
  </form>`;
}

/** The queue with its filters; `form` is the bulk decision, when it was refused. */
export async function queuePage(visit: Visit, form: FormState): Promise<PageAnswer> {
  const { t, locale, parts, query } = visit;
  const d = deskMessages(locale);
  const filter = readFilter(query);
  const page = readPage(query, LAST_PAGE);
  if (page === undefined) throw new CatalogError('not_found');
  const [{ items, total }, counts] = await Promise.all([
    listDeskQueue(parts.db, filter, { page, perPage: PER_PAGE }),
    countQueue(parts.db, filter.state),
  ]);
  const base = pathTo(locale, 'editor', 'queue');
  const canDecide = filter.state === 'awaiting_moderation';
  const [first] = items;
  const columns = [
    t.queue.name,
    t.submit.fields.url.label,
    t.queue.flags,
    canDecide ? d.queue.waited : t.queue.since,
    d.queue.openAt,
  ];
  return answerDeskPage(visit, {
    title: t.queue.title,
    section: 'queue',
    ...(form.error !== null && refusalOf(form.error)),
    main: html`${(await undoBar(visit)) ?? doneNotice(query, t.queue.done)}
      ${errorSummary(visit, form, { decision: d.queue.decision, reason: t.review.reason, note: t.review.note })}
      <div class="section-head">
        <h1>${t.queue.title}</h1>
        ${canDecide && first !== undefined && html`<a class="button" data-start href="${withQuery(pathTo(locale, 'editor', 'submissions', first.submission.id), filterQuery(filter))}">${d.queue.start}</a>`}
      </div>
      ${stateTabs(visit, filter, counts)} ${filterForm(visit, filter, counts)}
      <div class="list-summary"><h2>${t.queue.waiting(total)}</h2></div>
      ${
        items.length === 0
          ? html`<p class="empty">${canDecide && !isFiltered(filter) ? d.review.empty : t.queue.none}</p>`
          : html`<div class="table-frame" role="region" aria-label="${t.queue.title}" tabindex="0">
              <table class="desk-table" data-queue>
                <thead>
                  <tr>
                    ${canDecide && html`<td class="pick"><input type="checkbox" data-all hidden aria-label="${d.queue.selectAll}" /></td>`}
                    ${columns.map((column) => html`<th scope="col" ${attributes({ class: column === t.submit.fields.url.label ? 'address-head' : null })}>${column}</th>`)}
                  </tr>
                </thead>
                <tbody>
                  ${items.map((entry) => entryRow(visit, filter, entry, canDecide))}
                </tbody>
              </table>
            </div>`
      }
      ${pagination(visit, page, Math.min(LAST_PAGE, Math.ceil(total / PER_PAGE)), (target) =>
        withQuery(base, { ...filterQuery(filter), page: target === 1 ? undefined : target }),
      )}
      ${canDecide && items.length > 0 && bulkForm(visit, filter, form)}`,
  });
}

export const QUEUE_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/editor/queue', who: 'editor', act: (visit) => queuePage(visit, blankForm()) },
];
