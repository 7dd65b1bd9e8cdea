/** Bulk decisions on submissions: confirmation, results, undo. */
import { colon } from '#locales/quotable.ts';
import {
  checkBulk,
  decideMany,
  undoMany,
  type BulkDecision,
  type Decision,
  type DecisionResult,
} from '#catalog/moderation/decisions/bulk.ts';
import { BULK_UNDO_MS } from '#catalog/moderation/decisions/undo-window.ts';
import { reasonOf } from '#catalog/lifecycle.ts';
import { findSubmission } from '#catalog/submissions/records.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { queueMessages } from '#locales/subjects.ts';
import { sentenceOf } from '#locales/errors.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { blankForm } from '#web/elements/form-state.ts';
import { CHOSEN, DECISION, SEVERAL } from '#web/elements/form-tables.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, shownAddress, withQuery } from '#web/elements/links.ts';
import { stateBadge } from '#web/elements/notices.ts';
import { tableFrame, type Row } from '#web/elements/tables.ts';
import { personText } from '#web/elements/texts.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { personBlock } from '#web/desk/desk-elements.ts';
import { undoNotice } from '#web/desk/undo-notice.ts';
import { queuePage } from './queue.ts';
import { filterQuery, readFilter } from './queue-filter.ts';

function decisionOf({ form }: PageRequest): BulkDecision {
  return { decision: form.get('decision'), reason: form.get('reason'), note: form.get('note') };
}

/** The path of a bulk form, with the filter of the queue. */
function actionOf(request: PageRequest, ...act: string[]): string {
  const { locale, query } = request;
  const page = query.get('page') ?? undefined;
  return withQuery(pathTo(locale, 'editor', 'decisions', ...act), { ...filterQuery(readFilter(query)), page });
}

function hidden(name: string, values: readonly string[]): Html[] {
  return values.map((value) => html`<input type="hidden" name="${name}" value="${value}" />`);
}

function entryTitle({ locale }: PageRequest, { id, submission }: Pick<DecisionResult, 'id' | 'submission'>) {
  if (submission === null) return id.slice(0, 36);
  return html`<a href="${pathTo(locale, 'editor', 'submissions', id)}">${personText(submission.name)}</a>`;
}

/** Asks for confirmation of a bulk decision; the form keeps its values on the way back. */
async function confirmationPage(request: PageRequest, decision: Decision): Promise<PageAnswer> {
  const { locale, form, context } = request;
  const t = queueMessages(locale);
  const ids = [...new Set(form.getAll('ids'))];
  const says = t.bulk.buttons[decision](ids.length);
  const reason = decision === 'reject' ? reasonOf(form.get('reason')) : null;
  const note = decision === 'approve' ? '' : (form.get('note') ?? '');
  const rows: Row[] = [];
  for (const id of ids) {
    const submission = (await findSubmission(context.db, id)) ?? null;
    rows.push({
      title: entryTitle(request, { id, submission }),
      cells: [submission !== null && html`<span class="sub" dir="ltr">${shownAddress(submission.url)}</span>`],
    });
  }
  return answerDeskPage(request, {
    title: says,
    section: 'queue',
    main: html`<h1>${says}</h1>
      <p class="lead">${t.bulk.confirmHint}</p>
      ${reason !== null && html`<p>${t.decision.reason}${colon(locale)}<strong>${t.reasons[reason]}</strong></p>`}
      ${note.trim() !== '' && html`<blockquote>${personBlock(note)}</blockquote>`}
      <form method="post" action="${actionOf(request)}" class="panel-actions" data-decide-many>
        ${hidden('ids', ids)} ${hidden('decision', [decision])} ${hidden('reason', [form.get('reason') ?? ''])}
        ${hidden('note', [form.get('note') ?? ''])}
        <button
          ${attributes({ class: decision === 'reject' ? 'button button-danger' : 'button', name: 'confirmed', value: 'yes', autofocus: true })}
        >
          ${says}
        </button>
        <button class="button button-quiet" name="confirmed" value="no">${t.bulk.change}</button>
      </form>
      <div class="desk-table">${tableFrame(says, [t.entry, t.fields.url.label], rows)}</div>`,
  });
}

function backLink(request: PageRequest): Html {
  const { locale, query } = request;
  const back = withQuery(pathTo(locale, 'editor', 'queue'), filterQuery(readFilter(query)));
  return html`<p><a class="button" href="${back}" data-next>${queueMessages(locale).bulk.back}</a></p>`;
}

/** The undo form of all results, while it is possible. */
function undoForm(request: PageRequest, results: readonly DecisionResult[]): Html | null {
  const t = queueMessages(request.locale);
  const decided = results.filter(({ refused }) => refused === null).map(({ id }) => id);
  if (decided.length === 0) return null;
  const seconds = BULK_UNDO_MS / 1_000;
  return undoNotice(request, {
    sentence: html`${t.bulk.done(decided.length)}.`,
    seconds,
    action: actionOf(request, 'undo'),
    label: t.bulk.undoAll,
    fields: hidden('ids', decided),
  });
}

/** Failures first, since they need attention. */
function inOrder(results: readonly DecisionResult[]): DecisionResult[] {
  return results.toSorted((x, y) => Number(x.refused === null) - Number(y.refused === null));
}

function resultRow(request: PageRequest, done: string, result: DecisionResult): Row {
  const { locale } = request;
  const t = queueMessages(locale);
  const { submission, refused, selfReview } = result;
  return {
    title: entryTitle(request, result),
    cells: [
      refused === null
        ? html`${done}${selfReview !== null && html` <span class="sub">${t.selfReview.past[selfReview]}</span>`}`
        : html`<span class="badge badge-changes-requested">${t.bulk.unchanged}</span>
            <span class="sub">${sentenceOf(locale, refused)}</span>`,
      submission !== null && stateBadge(request, submission.state),
    ],
  };
}

function resultPage(
  request: PageRequest,
  results: readonly DecisionResult[],
  shown: { title: string; summary: string; done: string; undo: Html | null },
): PageAnswer | Promise<PageAnswer> {
  const t = queueMessages(request.locale);
  return answerDeskPage(request, {
    title: shown.title,
    section: 'queue',
    main: html`${shown.undo}
      <h1>${shown.title}</h1>
      <p class="lead">${shown.summary}</p>
      ${tableFrame(
        shown.title,
        [t.entry, t.queue.decision, t.status],
        inOrder(results).map((each) => resultRow(request, shown.done, each)),
      )}
      ${backLink(request)}`,
  });
}

const refusedCount = (results: readonly DecisionResult[]): number =>
  results.filter(({ refused }) => refused !== null).length;

const onQueue = (request: PageRequest): PageRequest => ({ ...request, path: '/editor/queue', search: '' });
const again = (request: PageRequest, form: FormState): Promise<PageAnswer> => queuePage(onQueue(request), form);

async function decide(request: PageRequest): Promise<PageAnswer> {
  const { context, form, locale } = request;
  const t = queueMessages(locale);
  const view = onQueue(request);
  const ids = form.getAll('ids');
  const decision = checkBulk(ids, decisionOf(request));
  if (form.get('confirmed') === 'no') return queuePage(view, { values: form, error: null });
  if (form.get('confirmed') !== 'yes') return confirmationPage(view, decision);
  const results = await decideMany(context.db, accountOf(request), ids, decisionOf(request));
  const left = refusedCount(results);
  const summary = `${t.bulk.done(results.length - left)}${left > 0 ? ` · ${t.bulk.refused(left)}` : ''}`;
  return resultPage(view, results, {
    title: t.bulk.title,
    summary,
    done: t.history.actions[decision],
    undo: undoForm(request, results),
  });
}

async function undo(request: PageRequest): Promise<PageAnswer> {
  const { context, form, locale } = request;
  const t = queueMessages(locale);
  const view = onQueue(request);
  const results = await undoMany(context.db, accountOf(request), form.getAll('ids'));
  if (results.length === 0) return queuePage(view, blankForm());
  const left = refusedCount(results);
  const summary = `${t.bulk.undone(results.length - left)}${left > 0 ? ` · ${t.bulk.standing(left)}` : ''}`;
  return resultPage(view, results, { title: t.bulk.undoneTitle, summary, done: t.history.actions.undo, undo: null });
}

export const BULK_PAGES: readonly Page[] = [
  {
    method: 'POST',
    path: '/:locale/editor/decisions',
    who: 'editor',
    form: { ...DECISION, ids: SEVERAL, decision: CHOSEN, confirmed: CHOSEN },
    again,
    handler: decide,
  },
  {
    method: 'POST',
    path: '/:locale/editor/decisions/undo',
    who: 'editor',
    form: { ids: SEVERAL },
    again,
    handler: undo,
  },
];
