/** Waiting, public and hidden recommendations, for editors. */
import { CatalogError } from '#catalog/errors.ts';
import { NOTE_LENGTH, actionsFor, type RecommendationState } from '#catalog/lifecycle.ts';
import { judgeRecommendation, markOfTexts } from '#catalog/moderation/judged-recommendations.ts';
import { listForDesk, type DeskRecommendation } from '#catalog/recommendations/recommendations.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { colon } from '#locales/quotable.ts';
import { deskMessages, recommendationMessages } from '#locales/subjects.ts';
import { errorSummary } from '#web/elements/form-fields.ts';
import { blankForm, valueOf } from '#web/elements/form-state.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { doneNotice, notice } from '#web/elements/notices.ts';
import { listPages, readPage } from '#web/elements/pagination.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { recommendationCard, requireRecommendations } from '#web/elements/recommendation-card.ts';
import { answerDeskPage } from './desk-layout.ts';
import { ownership } from './self-review.ts';

const STATES = ['waiting', 'shown', 'hidden'] as const satisfies readonly RecommendationState[];
const PER_PAGE = 20;

function judgementForm({ locale }: PageRequest, said: DeskRecommendation, typed: FormState | null): Html {
  const { desk: t } = recommendationMessages(locale).recommendations;
  const acts = actionsFor('recommendation', said, 'editor').filter((act) => act === 'show' || act === 'hide');
  // The summary of errors links to `field-note`.
  const id = typed === null ? `note-${said.id}` : 'field-note';
  return html`<form method="post" action="${pathTo(locale, 'editor', 'recommendations', said.id)}" class="stack">
    <input type="hidden" name="mark" value="${markOfTexts(said)}" />
    <div class="field">
      <label for="${id}">${t.note}</label>
      <textarea id="${id}" name="note" rows="2" maxlength="${String(NOTE_LENGTH)}" dir="auto">
${typed === null ? '' : valueOf(typed, 'note')}</textarea>
    </div>
    <div class="panel-actions">
      ${acts.map((act) => html`<button class="${act === 'hide' ? 'button button-danger' : 'button'}" name="act" value="${act}">${t[act]}</button> `)}
      ${said.answer !== null && html`<button class="button button-quiet" name="act" value="drop_answer">${t.drop_answer}</button>`}
    </div>
  </form>`;
}

async function entry(request: PageRequest, said: DeskRecommendation, typed: FormState | null): Promise<Html> {
  const { locale } = request;
  const { desk: t } = recommendationMessages(locale).recommendations;
  const { notice: ownNotice, isRefused } = await ownership(request, [said.authorId, said.tool.accountId]);
  return html`<section class="panel desk-report stack">
    <h2>
      <a href="${pathTo(locale, 'editor', 'tools', said.tool.slug)}"><bdi>${said.tool.name}</bdi></a>
    </h2>
    <ul class="plain">
      ${recommendationCard(request, said)}
    </ul>
    <p class="sub">${t.author}${colon(locale)}<bdi dir="ltr">${said.email}</bdi></p>
    ${ownNotice} ${!isRefused && judgementForm(request, said, typed)}
  </section>`;
}

/** `refused` is the refused decision on the recommendation of that id. */
async function deskPage(
  request: PageRequest,
  form: FormState = blankForm(),
  refused: string | null = null,
): Promise<PageAnswer> {
  const { locale, context, query } = request;
  requireRecommendations(request);
  const { recommendations: t } = recommendationMessages(locale);
  const state = STATES.find((each) => each === (query.get('state') ?? 'waiting'));
  const page = readPage(query);
  if (state === undefined || page === undefined) throw new CatalogError('not_found');
  const id = refused ?? query.get('id') ?? undefined;
  const { items, total } = await listForDesk(context.db, { state, id }, { page, perPage: PER_PAGE });
  const base = pathTo(locale, 'editor', 'recommendations');
  const isStale = form.error?.code === 'conflict';
  const panels = await Promise.all(
    items.map((said) => entry(request, said, said.id === refused && !isStale ? form : null)),
  );
  return answerDeskPage(request, {
    title: t.title,
    section: 'reports',
    main: html`${isStale ? notice('warning', html`<p>${t.desk.stale}</p>`) : errorSummary(request, form, { note: t.desk.note })}
      ${doneNotice(query, t.desk.done)}
      <h1>${t.title}</h1>
      <p class="lead">${t.desk.lead}</p>
      <nav class="tabs" aria-label="${deskMessages(locale).show}">
        <ul>
          ${STATES.map(
            (each) =>
              html`<li>
                <a
                  href="${withQuery(base, { state: each === 'waiting' ? undefined : each })}"
                  ${attributes({ 'aria-current': each === state && id === undefined ? 'page' : null })}
                  >${t.states[each]}</a
                >
              </li>`,
          )}
        </ul>
      </nav>
      ${panels.length === 0 ? html`<p class="empty">${t.desk.none}</p>` : panels}
      ${listPages(request, { page, total, perPage: PER_PAGE }, (target) => withQuery(base, { state: state === 'waiting' ? undefined : state, page: target }))}`,
  });
}

const again = (request: PageRequest, form: FormState): Promise<PageAnswer> => {
  const view = { ...request, path: '/editor/recommendations', search: '', query: new URLSearchParams() };
  return deskPage(view, form, request.params['id']);
};

async function judge(request: PageRequest): Promise<PageAnswer> {
  const { context, params, form, locale } = request;
  requireRecommendations(request);
  const act = form.get('act') ?? '';
  await judgeRecommendation(context.db, accountOf(request), params['id'] ?? '', {
    act,
    note: form.get('note'),
    mark: form.get('mark') ?? '',
  });
  return { redirect: withQuery(pathTo(locale, 'editor', 'recommendations'), { done: act }) };
}

export const RECOMMENDATION_DESK_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/editor/recommendations', who: 'editor', handler: (request) => deskPage(request) },
  {
    method: 'POST',
    path: '/:locale/editor/recommendations/:id',
    who: 'editor',
    form: { act: CHOSEN, note: NOTE_LENGTH, mark: CHOSEN },
    again,
    late: again,
    handler: judge,
  },
];
