/** Placements for admins: bookings, new ones, and changes of those that have not ended. */
import { CatalogError } from '#catalog/errors.ts';
import {
  LABEL_LENGTH,
  createPlacement,
  editPlacement,
  endPlacement,
  getPlacement,
  listPlacements,
  type Placement,
} from '#catalog/tools/placements/placements.ts';
import { PLACEMENT_SLOTS, TOPIC_LENGTHS } from '#catalog/tools/placements/topics.ts';
import { findWinnerNamed } from '#catalog/moderation/merge.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { adminMessages } from '#locales/subjects.ts';
import { sentenceOf } from '#locales/errors.ts';
import { colon, listSeparator } from '#locales/quotable.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { categoryBoxes } from '#web/elements/category-field.ts';
import { areaField, errorSummary, selectField, textField } from '#web/elements/form-fields.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { blankForm, valueOf } from '#web/elements/form-state.ts';
import { ADDRESS, CHOSEN, SEVERAL } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { alertNotice, doneNotice, notice } from '#web/elements/notices.ts';
import { tableFrame, type Row } from '#web/elements/tables.ts';
import { personText, timeText } from '#web/elements/texts.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { actPage } from '#web/elements/act-pages.ts';

function stateOf(placement: Placement, now: Date): 'upcoming' | 'current' | 'ended' {
  if (Date.parse(placement.endsAt) <= now.getTime()) return 'ended';
  return Date.parse(placement.startsAt) > now.getTime() ? 'upcoming' : 'current';
}

function stateBadge(request: PageRequest, placement: Placement): Html {
  const state = stateOf(placement, request.context.db.now());
  const t = adminMessages(request.locale);
  return html`<span class="${`badge badge-placement-${state}`}">${t.placements.state[state]}</span>`;
}

/** Ending in two steps: its effect comes before the button. */
function endForm(request: PageRequest, placement: Placement): Html {
  const { locale } = request;
  const t = adminMessages(locale);
  return html`<details class="confirm">
    <summary>${t.placements.end}</summary>
    <form method="post" action="${pathTo(locale, 'admin', 'placements', placement.id, 'end')}">
      <p class="hint">${t.placements.endHint}</p>
      <button class="button button-danger">${t.placements.end}</button>
    </form>
  </details>`;
}

/** The topics of a placement, if restricted. */
function topicsText({ context, locale }: PageRequest, { topics }: Placement): Html | null {
  const names = context.live.categories.of(locale);
  const parts = [...topics.categories.map((id) => names.get(id)?.name ?? id), ...topics.words];
  return parts.length === 0 ? null : html`<span class="sub"><bdi>${parts.join(listSeparator(locale))}</bdi></span>`;
}

function placementTable(request: PageRequest, placements: readonly Placement[]): Html {
  const { locale, format, context } = request;
  const t = adminMessages(locale);
  const d = t.placements;
  const now = context.db.now();
  const row = (placement: Placement): Row => {
    const path = pathTo(locale, 'admin', 'placements', placement.id);
    return {
      title: html`<a href="${pathTo(locale, 'tools', placement.slug)}"><bdi>${placement.toolName}</bdi></a
        ><span class="sub">${personText(placement.label)}</span>`,
      cells: [
        html`${t.placements.slots[placement.slot]} ${topicsText(request, placement)}`,
        html`${timeText(placement.startsAt, format.shortDate(placement.startsAt))} –
        ${timeText(placement.endsAt, format.shortDate(placement.endsAt))}`,
        stateBadge(request, placement),
        html`<div>
          ${
            stateOf(placement, now) === 'ended'
              ? html`<a href="${pathTo(locale, 'tools', placement.slug, 'placements')}">${d.figures}</a>`
              : html`<a href="${path}">${t.edit}</a> ${endForm(request, placement)}`
          }
        </div>`,
      ],
    };
  };
  const acts = { name: d.actions, class: 'desk-acts' };
  const columns = [t.placements.tool, t.placement.slot, d.period, t.status, acts];
  return html`<div class="desk-table">${tableFrame(t.placements.title, columns, placements.map(row))}</div>`;
}

function labelsOf({ locale }: PageRequest): Record<string, string> {
  const { placements, placement, fields } = adminMessages(locale);
  const { slot, from, until, label, words } = placement;
  const categories = fields.categories.label;
  return { slug: placements.tool, slot, starts_at: from, ends_at: until, label, categories, words };
}

/** Fields of new and changed bookings: slot, times and note. */
function bookingFields(request: PageRequest, form: FormState): Html {
  const t = adminMessages(request.locale);
  const choices = PLACEMENT_SLOTS.map((slot) => ({ value: slot, label: t.placements.slots[slot] }));
  const categories = {
    name: 'categories',
    label: t.fields.categories.label,
    hint: t.placements.categoriesHint,
    optional: true,
  };
  return html`${selectField(request, form, { name: 'slot', label: t.placement.slot, choices })}
  ${textField(request, form, { name: 'starts_at', label: t.placement.from, type: 'date' })}
  ${textField(request, form, { name: 'ends_at', label: t.placement.until, type: 'date' })}
  ${textField(request, form, { name: 'label', label: t.placement.label })}
  ${categoryBoxes(request, form, categories, form.values.getAll('categories'))}
  ${areaField(request, form, { name: 'words', label: t.placement.words, hint: t.placements.wordsHint, rows: 3, optional: true })}`;
}

async function placementsPage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { locale, context, query } = request;
  const t = adminMessages(locale);
  const placements = await listPlacements(context.db);
  return answerDeskPage(request, {
    title: t.placements.title,
    section: 'placements',
    main: html`${doneNotice(query, { created: t.placements.created, ended: t.placements.ended, changed: t.placements.changed })}
      ${errorSummary(request, form, labelsOf(request))}
      <h1>${t.placements.title}</h1>
      <p class="lead">${t.placements.lead}</p>
      <div class="split">
        <section aria-labelledby="placements">
          <h2 id="placements">${t.placements.list}</h2>
          ${placements.length === 0 ? html`<p class="empty">${t.placements.none}</p>` : placementTable(request, placements)}
        </section>
        <section class="panel" aria-labelledby="create">
          <h2 id="create">${t.placements.create}</h2>
          <form method="post" action="${pathTo(locale, 'admin', 'placements')}" class="stack" novalidate>
            ${textField(request, form, { name: 'slug', label: t.placements.tool, hint: t.tool.hint, dir: 'ltr', tools: pathTo(locale, 'suggest') })}
            ${bookingFields(request, form)}
            <button class="button">${t.placements.button}</button>
          </form>
        </section>
      </div>`,
  });
}

const dayOf = (time: string): string => time.slice(0, 10);

function formOf(placement: Placement): FormState {
  const { slot, startsAt, endsAt, label, topics, mark } = placement;
  const { categories, words } = topics;
  const dates = { starts_at: dayOf(startsAt), ends_at: dayOf(endsAt) };
  return blankForm({ slot, ...dates, label, categories, words: words.join('\n'), mark });
}

/** The form that changes a booking; `refusal` after another person's edit. */
async function editPage(
  request: PageRequest,
  placement: Placement,
  form: FormState,
  refusal: CatalogError | null = null,
): Promise<PageAnswer> {
  const { locale, context } = request;
  const t = adminMessages(locale);
  const hasEnded = stateOf(placement, context.db.now()) === 'ended';
  return answerDeskPage(request, {
    title: t.placements.editTitle,
    section: 'placements',
    main: html`${refusal !== null && alertNotice(sentenceOf(locale, refusal))}
      ${errorSummary(request, form, labelsOf(request))}
      <p class="crumbs"><a href="${pathTo(locale, 'admin', 'placements')}">${t.placements.title}</a></p>
      <h1>${t.placements.editTitle}${colon(locale)}<bdi>${placement.toolName}</bdi></h1>
      <ul class="desk-facts">
        <li>${stateBadge(request, placement)}</li>
        <li><a href="${pathTo(locale, 'tools', placement.slug)}">${t.tool.visible}</a></li>
        <li><a href="${pathTo(locale, 'tools', placement.slug, 'placements')}">${t.placements.figures}</a></li>
      </ul>
      ${
        hasEnded
          ? notice('note', html`<p>${t.placements.ended}</p>`)
          : html`<div class="medium">
              <form
                method="post"
                action="${pathTo(locale, 'admin', 'placements', placement.id)}"
                class="panel stack"
                novalidate
              >
                ${bookingFields(request, form)}
                <input type="hidden" name="mark" value="${valueOf(form, 'mark')}" />
                <div class="panel-actions">
                  <button class="button" data-save>${t.save}</button>
                  <a class="button button-quiet" href="${pathTo(locale, 'admin', 'placements')}">${t.cancel}</a>
                </div>
              </form>
              ${endForm(request, placement)}
            </div>`
      }`,
  });
}

/** A date of the form as UTC time; the last day is included. The catalog refuses invalid ones. */
function timeOf(date: string, time: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T${time}Z` : '';
}

function bookingOf(form: URLSearchParams) {
  const typed = (name: string) => form.get(name) ?? '';
  return {
    slot: typed('slot'),
    startsAt: timeOf(typed('starts_at'), '00:00:00'),
    endsAt: timeOf(typed('ends_at'), '23:59:59'),
    label: typed('label'),
    categories: form.getAll('categories'),
    words: typed('words').split(/[\r\n]+/),
  };
}

const placementOf = ({ context, params }: PageRequest): Promise<Placement> =>
  getPlacement(context.db, params['id'] ?? '');

async function change(request: PageRequest): Promise<PageAnswer> {
  const { form, context, locale } = request;
  const placement = await placementOf(request);
  const edit = { ...bookingOf(form), mark: form.get('mark') ?? '' };
  // An unchanged day keeps its exact time.
  if (dayOf(edit.startsAt) === dayOf(placement.startsAt)) edit.startsAt = placement.startsAt;
  if (dayOf(edit.endsAt) === dayOf(placement.endsAt)) edit.endsAt = placement.endsAt;
  await editPlacement(context.db, accountOf(request), placement.id, edit);
  return { redirect: `${pathTo(locale, 'admin', 'placements')}?done=changed` };
}

const BOOKING = {
  slot: CHOSEN,
  starts_at: CHOSEN,
  ends_at: CHOSEN,
  label: LABEL_LENGTH,
  categories: SEVERAL,
  words: TOPIC_LENGTHS.most * (TOPIC_LENGTHS.words + 2),
};

export const PLACEMENT_PAGES: readonly Page[] = [
  ...formPages({
    path: '/:locale/admin/placements',
    who: 'admin',
    form: { ...BOOKING, slug: ADDRESS },
    page: placementsPage,
    async act(request) {
      const { form, context, locale } = request;
      const typed = (form.get('slug') ?? '').trim();
      // A slug, or the URL of the tool's page or website, as for merges.
      const named = typed === '' ? undefined : await findWinnerNamed(context.db.read, typed.replaceAll('\0', ''));
      const booking = { ...bookingOf(form), slug: named ?? typed };
      await createPlacement(context.db, accountOf(request), booking);
      return { redirect: `${pathTo(locale, 'admin', 'placements')}?done=created` };
    },
  }),
  ...formPages({
    path: '/:locale/admin/placements/:id',
    who: 'admin',
    form: { ...BOOKING, mark: CHOSEN },
    async page(request, form) {
      const placement = await placementOf(request);
      return editPage(request, placement, form.error === null ? formOf(placement) : form);
    },
    async late(request, { error }) {
      const placement = await placementOf(request);
      return editPage(request, placement, formOf(placement), error);
    },
    act: change,
  }),
  actPage({
    path: '/:locale/admin/placements/:id/end',
    who: 'admin',
    act: endPlacement,
    back: '/admin/placements',
    done: 'ended',
  }),
];
