/** Decisions on many submissions at once, with a result for each. */
import { DECISIONS, decideMany, type Decision, type DecisionResult } from '#catalog/moderation/bulk.ts';
import type { Page, PageRequest } from '#http/pages/page-types.ts';
import { queueMessages } from '#locales/desk/queue/messages.ts';
import { sentenceOf } from '#locales/errors/messages.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { attempt } from '#web/elements/form-state.ts';
import { CHOSEN, DECISION, SEVERAL } from '#web/elements/form-tables.ts';
import { html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { stateBadge } from '#web/elements/notices.ts';
import { tableFrame, type Row } from '#web/elements/tables.ts';
import { personText } from '#web/elements/texts.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { queuePage } from './queue.ts';
import { filterQuery, readFilter } from './queue-filter.ts';

function resultRow(
  request: PageRequest,
  decision: Decision,
  { id, submission, refused, selfReview }: DecisionResult,
): Row {
  const { locale } = request;
  const t = queueMessages(locale);
  return {
    title:
      submission === null
        ? id.slice(0, 36)
        : html`<a href="${pathTo(locale, 'editor', 'submissions', id)}">${personText(submission.name)}</a>`,
    cells: [
      refused === null
        ? html`${t.history.actions[decision]}${selfReview !== null && html` <span class="sub">${t.selfReview.past[selfReview]}</span>`}`
        : html`<span class="badge badge-changes-requested">${t.bulk.left}</span>
            <span class="sub">${sentenceOf(locale, refused)}</span>`,
      submission !== null && stateBadge(request, submission.state),
    ],
  };
}

export const BULK_PAGES: readonly Page[] = [
  {
    method: 'POST',
    path: '/:locale/editor/decisions',
    who: 'editor',
    form: { ...DECISION, ids: SEVERAL, decision: CHOSEN },
    async handler(request) {
      const { context, form, locale } = request;
      const t = queueMessages(locale);
      const filter = readFilter(request.query);
      const result = await attempt(request, () =>
        decideMany(context.db, accountOf(request), form.getAll('ids'), {
          decision: form.get('decision'),
          reason: form.get('reason'),
          note: form.get('note'),
        }),
      );
      const view = { ...request, path: '/editor/queue', search: '' };
      if (result.refused !== null) return queuePage(view, { values: form, error: result.refused });
      await context.live.refresh();
      const decision = DECISIONS.find((each) => each === form.get('decision')) ?? 'approve';
      // What is left as it is comes first: that is what somebody has to look at.
      const results = result.done.toSorted((x, y) => Number(x.refused === null) - Number(y.refused === null));
      const left = results.filter(({ refused }) => refused !== null).length;
      return answerDeskPage(view, {
        title: t.bulk.title,
        section: 'queue',
        main: html`<h1>${t.bulk.title}</h1>
          <p class="lead">${t.bulk.done(results.length - left)}${left > 0 && ` · ${t.bulk.refused(left)}`}</p>
          ${tableFrame(
            t.bulk.title,
            [t.entry, t.queue.decision, t.status],
            results.map((each) => resultRow(request, decision, each)),
          )}
          <p>
            <a class="button" href="${withQuery(pathTo(locale, 'editor', 'queue'), filterQuery(filter))}" data-next
              >${t.bulk.back}</a
            >
          </p>`,
      });
    },
  },
];
