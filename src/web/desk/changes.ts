/** Suggested changes on the desk: the waiting ones, and one by field with its decision. */
import { CatalogError, orNotFound } from '#catalog/errors.ts';
import { actionsFor, NOTE_LENGTH, OPEN_CHANGE_STATES } from '#catalog/lifecycle.ts';
import { acceptChange, declineChange } from '#catalog/moderation/decisions/changes.ts';
import { UNDO_MS } from '#catalog/moderation/decisions/undo-window.ts';
import { getChange, listChanges, type ChangeRequest, type ListedChange } from '#catalog/submissions/change-requests.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import type { DrawForm, FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { changeMessages, claimMessages, deskMessages } from '#locales/subjects.ts';
import { sentenceOf } from '#locales/errors.ts';
import { listSeparator } from '#locales/quotable.ts';
import { areaField, errorSummary } from '#web/elements/form-fields.ts';
import { blankForm } from '#web/elements/form-state.ts';
import { CHOSEN, DECISION, SEVERAL } from '#web/elements/form-tables.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { doneNotice, notice } from '#web/elements/notices.ts';
import { listPages, readPage } from '#web/elements/pagination.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { tableFrame } from '#web/elements/tables.ts';
import { personText, timeText } from '#web/elements/texts.ts';
import { answerDeskPage } from './desk-layout.ts';
import { keyHint, reasonChoices } from './desk-elements.ts';
import { findingList } from './evidence.ts';
import { diffTable } from './change-diff.ts';
import { changedFields } from './marked-texts.ts';
import { changeUndo, changeUndoPage } from './change-undo.ts';
import { claimDeskPages, rivalClaims } from './claims.ts';
import { pictureOfferPages, pictureOffers } from './picture-offers.ts';
import { ownership } from './self-review.ts';

const PER_PAGE = 50;
const LAST_PAGE = 20;

const listPath = ({ locale }: PageRequest): string => pathTo(locale, 'editor', 'changes');
const pathOf = ({ locale }: PageRequest, id: string, act?: string): string =>
  pathTo(locale, 'editor', 'changes', id, ...(act === undefined ? [] : [act]));

function listRow(request: PageRequest, change: ListedChange) {
  const { format } = request;
  const t = changeMessages(request.locale);
  const about =
    change.kind === 'removal'
      ? t.changes.removal
      : changedFields(change.changes)
          .map((field) => t.fields[field].label)
          .join(listSeparator(request.locale));
  return {
    own: attributes({ 'data-row': true }),
    title: html`<a href="${pathOf(request, change.id)}" data-open><bdi>${change.tool.name}</bdi></a>`,
    cells: [about, t.changes.states[change.state], timeText(change.createdAt, format.dateTime(change.createdAt))],
  };
}

async function listPage(request: PageRequest, form = blankForm()): Promise<PageAnswer> {
  const { context, locale, query } = request;
  const t = changeMessages(locale);
  const d = t.changes.desk;
  const { claims } = claimMessages(locale);
  const { history, status } = deskMessages(locale);
  const page = orNotFound(readPage(query, LAST_PAGE));
  const { items, total } = await listChanges(context.db, OPEN_CHANGE_STATES, { page, perPage: PER_PAGE });
  const columns = [history.subjects.tool, history.action, status, history.when];
  return answerDeskPage(request, {
    title: d.title,
    section: 'changes',
    main: html`${errorSummary(request, form, { hash: t.changes.logos.title, note: claims.note })}
      ${
        (await changeUndo(request)) ??
        doneNotice(query, {
          accepted: d.accepted,
          declined: d.declined,
          claim: claims.granted,
          'claim-refused': claims.refused,
          ...t.changes.logos.done,
          'logo-kept': t.changes.logos.done.logo_kept,
        })
      }
      <h1>${d.title}</h1>
      <p class="lead">${d.lead}</p>
      <div class="stack" data-queue>
        ${
          items.length === 0
            ? html`<p class="empty">${d.none}</p>`
            : html`<div class="desk-table">
                ${tableFrame(
                  d.title,
                  columns,
                  items.map((change) => listRow(request, change)),
                )}
              </div>`
        }
        ${page === 1 && (await rivalClaims(request, form))} ${page === 1 && (await pictureOffers(request))}
      </div>
      ${listPages(request, { page, total, perPage: PER_PAGE, last: LAST_PAGE }, (target) =>
        withQuery(listPath(request), { page: target }),
      )}`,
  });
}

/** The decision buttons with their keys. */
function decision(request: PageRequest, change: ChangeRequest, form: FormState): Html {
  const t = deskMessages(request.locale);
  const { desk: d } = changeMessages(request.locale).changes;
  const isLive = change.state === 'live';
  const accept = isLive ? d.confirm : change.kind === 'removal' ? d.acceptRemoval : d.accept;
  const chosen = form.values.get('reason') ?? '';
  return html`<div class="panel desk-decide">
    <button
      class="${change.kind === 'removal' ? 'button button-danger' : 'button'}"
      data-key="a"
      formaction="${pathOf(request, change.id, 'accept')}"
    >
      ${accept} ${keyHint('a')}
    </button>
    <div class="desk-act">
      ${areaField(request, form, { name: 'note', label: t.decision.note, optional: true, rows: 2, maxlength: NOTE_LENGTH })}
      <fieldset class="desk-reasons" id="field-reason" tabindex="-1">
        <legend>${t.decision.reason}</legend>
        ${reasonChoices(request, 'change', chosen)}
      </fieldset>
      <button class="button button-danger" data-key="r" formaction="${pathOf(request, change.id, 'decline')}">
        ${isLive ? d.revert : d.decline} ${keyHint('r')}
      </button>
    </div>
  </div>`;
}

async function reviewPage(
  request: PageRequest,
  form: FormState,
  refusal: CatalogError | null = null,
): Promise<PageAnswer> {
  const { locale, context, params, format } = request;
  const t = deskMessages(locale);
  const { changes, undo } = changeMessages(locale);
  const change = await getChange(context.db.read, params['id'] ?? '');
  const { slug } = await context.db.read
    .selectFrom('tools')
    .select('slug')
    .where('id', '=', change.toolId)
    .executeTakeFirstOrThrow();
  const tool = await getDeskTool(context.db, slug);
  const owned = await ownership(request, [change.accountId, tool.accountId]);
  const isOpen = actionsFor('change', change, 'editor').length > 0;
  const findings = findingList(request, { findings: change.findings });
  const body = html`${change.kind === 'removal' ? html`<p class="lead">${changes.desk.asksRemoval}</p>` : diffTable(request, change, tool, form)}`;
  return answerDeskPage(request, {
    title: `${tool.name} · ${changes.title}`,
    section: 'changes',
    main: html`<p class="crumbs"><a href="${listPath(request)}">${changes.desk.title}</a></p>
      <h1><bdi>${tool.name}</bdi></h1>
      <p class="sub">
        <span class="badge">${changes.states[change.state]}</span>
        ${timeText(change.createdAt, format.dateTime(change.createdAt))} ·
        <a href="${pathTo(locale, 'editor', 'tools', tool.slug)}">${t.sections.tools}</a>
      </p>
      ${doneNotice(request.query, { undone: undo.done })}
      ${refusal !== null && notice('warning', html`<p>${sentenceOf(locale, refusal)}</p>`)} ${owned.notice}
      ${errorSummary(request, form, { fields: changes.title, reason: t.decision.reason, note: t.decision.note })}
      ${change.state === 'live' && notice('note', html`<p>${changes.desk.liveNote}</p>`)}
      ${change.accountId === null && notice('note', html`<p>${changes.desk.movedNote}</p>`)}
      ${change.message !== null && html`<blockquote class="lines">${personText(change.message)}</blockquote>`}
      ${
        findings !== null &&
        html`<section class="panel desk-evidence" aria-labelledby="findings">
          <h2 id="findings">${t.findings.title}</h2>
          ${findings}
        </section>`
      }
      ${
        isOpen && !owned.isRefused
          ? html`<form
              method="post"
              action="${pathOf(request, change.id, 'accept')}"
              class="stack"
              data-decide
              novalidate
            >
              <input type="hidden" name="mark" value="${tool.mark}" />
              ${body} ${decision(request, change, form)}
            </form>`
          : body
      }`,
  });
}

/** The page of the change for a form that was sent from another page. */
const reviewAgain = (request: PageRequest, form: FormState, refusal: CatalogError | null = null): Promise<PageAnswer> =>
  reviewPage({ ...request, path: `/editor/changes/${encodeURIComponent(request.params['id'] ?? '')}` }, form, refusal);

/** The page of a change after a refused act. */
const refuse: DrawForm = (request, { error }) => reviewAgain(request, blankForm(), error);

/** Decides; after another editor's decision the page shows that one. */
const decisionPage = (
  act: 'accept' | 'decline',
  decide: (request: PageRequest, id: string) => Promise<ChangeRequest>,
): Page => ({
  method: 'POST',
  path: `/:locale/editor/changes/:id/${act}`,
  who: 'editor',
  form: { ...DECISION, fields: SEVERAL, mark: CHOSEN },
  again: (request, form) => reviewAgain(request, form),
  late: refuse,
  async handler(request) {
    const { id } = await decide(request, request.params['id'] ?? '');
    return { redirect: withQuery(listPath(request), { done: act === 'accept' ? 'accepted' : 'declined', last: id }) };
  },
});

const UNDOABLE = { undoMs: UNDO_MS } as const;

const showList = (request: PageRequest, form: FormState): Promise<PageAnswer> =>
  listPage({ ...request, path: '/editor/changes', search: '' }, form);

export const CHANGE_DESK_PAGES: readonly Page[] = [
  ...pictureOfferPages(showList),
  ...claimDeskPages(showList),
  changeUndoPage(refuse),
  { method: 'GET', path: '/:locale/editor/changes', who: 'editor', handler: (request) => listPage(request) },
  {
    method: 'GET',
    path: '/:locale/editor/changes/:id',
    who: 'editor',
    handler: (request) => reviewPage(request, blankForm()),
  },
  decisionPage('accept', (request, id) => {
    const { context, form } = request;
    const acceptance = { fields: form.getAll('fields'), mark: form.get('mark') ?? '', note: form.get('note') };
    return acceptChange(context.db, accountOf(request), id, acceptance, UNDOABLE);
  }),
  decisionPage('decline', (request, id) => {
    const { context, form } = request;
    const words = { reason: form.get('reason'), note: form.get('note') };
    return declineChange(context.db, accountOf(request), id, words, UNDOABLE);
  }),
];
