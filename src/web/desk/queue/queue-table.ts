/** The table of the queue: waiting entries with age and lock, decided ones with time, editor and reason. */
import { reasonOf, type SubmissionState } from '#catalog/lifecycle.ts';
import { minutesWaited, type QueueEntry, type QueueFilter } from '#catalog/moderation/queue.ts';
import { answerDeadline } from '#catalog/submissions/records.ts';
import type { PageRequest } from '#http/pages/page-types.ts';
import { queueMessages } from '#locales/subjects.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { attributes, html, type Child, type Html } from '#web/elements/html.ts';
import { pathTo, shownAddress, withQuery } from '#web/elements/links.ts';
import { personText, timeText } from '#web/elements/texts.ts';
import { categoryName, flagBadges, spanText } from '#web/desk/desk-elements.ts';
import { handlingBadges } from './handling.ts';
import { filterQuery } from './queue-filter.ts';

interface Column {
  name: string;
  head: string;
  /** Shows its name before the value where rows are blocks. */
  isLabelled?: true;
  cell(entry: QueueEntry): Child;
}

/** States that editors set. */
const BY_EDITORS: readonly SubmissionState[] = ['changes_requested', 'published', 'rejected'];

function reasonText(request: PageRequest, { submission }: QueueEntry): Html {
  const t = queueMessages(request.locale);
  const { reasonCode, editorNote } = submission;
  const reason = reasonOf(reasonCode);
  return html`${reason !== null && t.reasons[reason]}${editorNote !== null && editorNote !== '' && html`<span class="sub">${personText(editorNote)}</span>`}`;
}

function sinceText(request: PageRequest, { submission }: QueueEntry): Html {
  const { format, locale } = request;
  const t = queueMessages(locale);
  const shown = timeText(submission.stateSince, format.date(submission.stateSince));
  const until = answerDeadline(submission);
  if (until === null) return shown;
  return html`${shown}<span class="sub">${t.queue.until(format.date(until))}</span>`;
}

function columnsOf(request: PageRequest, state: SubmissionState): Column[] {
  const { locale, context } = request;
  const t = queueMessages(locale);
  const entry: Column[] = [
    {
      name: 'category',
      head: t.queue.category,
      cell: ({ submission }) =>
        submission.categories.map(
          (id, index) => html`${index > 0 ? ' · ' : null}<bdi>${categoryName(request, id)}</bdi>`,
        ),
    },
    {
      name: 'address',
      head: t.fields.url.label,
      cell: ({ submission }) => html`<span class="sub" dir="ltr">${shownAddress(submission.url)}</span>`,
    },
  ];
  if (state === 'awaiting_moderation') {
    return [
      ...entry,
      { name: 'flags', head: t.queue.flags, cell: ({ submission }) => flagBadges(request, submission) },
      {
        name: 'time',
        head: t.queue.waited,
        cell: ({ submission }) =>
          timeText(submission.stateSince, spanText(request, minutesWaited(context.db, submission))),
      },
    ];
  }
  return [
    ...entry,
    { name: 'time', head: t.states[state], isLabelled: true, cell: (each) => sinceText(request, each) },
    ...(BY_EDITORS.includes(state)
      ? [
          {
            name: 'decided',
            head: t.queue.decidedBy,
            isLabelled: true as const,
            cell: ({ decidedBy }: QueueEntry) => (decidedBy === null ? '—' : html`<bdi dir="ltr">${decidedBy}</bdi>`),
          },
        ]
      : []),
    ...(state === 'rejected' || state === 'changes_requested'
      ? [
          {
            name: 'reason',
            head: state === 'rejected' ? t.decision.reason : t.decision.note,
            isLabelled: true as const,
            cell: (each: QueueEntry) => reasonText(request, each),
          },
        ]
      : []),
  ];
}

const cellAttributes = ({ name, isLabelled, head }: Column): Record<string, string | null> => ({
  class: `queue-${name}`,
  'data-label': isLabelled ? head : null,
});

/** The holder of the review lock: the local part of the address, all of it on hover. */
function lockBadge(request: PageRequest, { lockedBy }: QueueEntry): Html | null {
  if (lockedBy === null) return null;
  const d = queueMessages(request.locale).queue;
  const isMine = lockedBy.accountId === accountOf(request).id;
  const [who = lockedBy.email] = lockedBy.email.split('@');
  return html` <span class="badge queue-claim" title="${lockedBy.email}"
    >${isMine ? d.openedByYou : d.openedBy(who)}</span
  >`;
}

/** The table; with `ticked` its rows have checkboxes of the form `bulk`. */
export function queueTable(
  request: PageRequest,
  filter: QueueFilter,
  items: readonly QueueEntry[],
  { ticked, isRefused }: { ticked: ReadonlySet<string> | null; isRefused: boolean },
): Html {
  const { locale } = request;
  const t = queueMessages(locale);
  const columns = columnsOf(request, filter.state);
  const pathOf = (id: string): string => withQuery(pathTo(locale, 'editor', 'submissions', id), filterQuery(filter));
  const row = (entry: QueueEntry): Html => {
    const { id, name, tagline } = entry.submission;
    return html`<tr data-row>
      ${
        ticked !== null &&
        html`<td class="pick">
          <input
            ${attributes({ type: 'checkbox', name: 'ids', value: id, form: 'bulk', checked: ticked.has(id), 'aria-label': t.queue.select(name) })}
          />
        </td>`
      }
      <th scope="row">
        <a href="${pathOf(id)}" data-open>${personText(name)}</a>${lockBadge(request, entry)}
        ${filter.state === 'awaiting_moderation' && handlingBadges(request, entry.handling)}<span class="sub"
          >${personText(tagline)}</span
        >
      </th>
      ${columns.map((column) => html`<td ${attributes(cellAttributes(column))}>${column.cell(entry)}</td>`)}
    </tr>`;
  };
  const all = t.queue.selectAll;
  return html`<div
    ${attributes({
      class: 'table-frame',
      id: 'field-ids',
      role: 'region',
      'aria-label': t.queue.title,
      tabindex: '0',
      'aria-describedby': isRefused ? 'field-ids-error' : null,
    })}
  >
    <table class="desk-table queue-table" data-queue>
      <thead>
        <tr>
          ${ticked !== null && html`<td class="pick" data-all-label="${all}"><input type="checkbox" data-all hidden aria-label="${all}" /></td>`}
          <th scope="col">${t.entry}</th>
          ${columns.map((column) => html`<th scope="col" class="${`queue-${column.name}`}">${column.head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${items.map(row)}
      </tbody>
    </table>
  </div>`;
}
