/** Placements for admins: what is booked where and until when. */
import { PLACEMENT_SLOTS, createPlacement, endPlacement, listPlacements, type Placement } from '#catalog/placements.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { accountOf } from '#web/account/signed-in.ts';
import { errorSummary, selectField, textField } from '#web/form-fields.ts';
import { attempt, blankForm, refusalOf, type FormState } from '#web/form-state.ts';
import { html, type Html } from '#web/html.ts';
import { pathTo } from '#web/links.ts';
import { doneNotice } from '#web/notices.ts';
import { tableFrame } from '#web/tables.ts';
import { personText, timeText } from '#web/texts.ts';
import { answerDeskPage } from './desk-layout.ts';

function stateOf(placement: Placement, now: Date): 'upcoming' | 'current' | 'ended' {
  if (Date.parse(placement.endsAt) <= now.getTime()) return 'ended';
  return Date.parse(placement.startsAt) > now.getTime() ? 'upcoming' : 'current';
}

function placementTable(visit: Visit, placements: readonly Placement[]): Html {
  const { t, locale, format, parts } = visit;
  const now = parts.db.now();
  const row = (placement: Placement): Html => {
    const state = stateOf(placement, now);
    return html`<tr>
      <th scope="row">
        <a href="${pathTo(locale, 'tools', placement.slug)}"><bdi>${placement.toolName}</bdi></a
        ><span class="sub">${personText(placement.label)}</span>
      </th>
      <td>${t.placements.slots[placement.slot]}</td>
      <td>${timeText(placement.startsAt, format.date(placement.startsAt))}</td>
      <td>${timeText(placement.endsAt, format.date(placement.endsAt))}</td>
      <td>
        <span class="${`badge badge-placement-${state}`}">${t.placements.state[state]}</span>${
          state !== 'ended' &&
          html`<form method="post" action="${pathTo(locale, 'admin', 'placements', placement.id, 'end')}">
            <button class="button-link">${t.placements.end}</button>
          </form>`
        }
      </td>
    </tr>`;
  };
  const columns = [t.placements.tool, t.placements.slot, t.placements.from, t.placements.until, t.submissions.state];
  return tableFrame(t.placements.title, columns, placements.map(row));
}

async function placementsPage(visit: Visit, form: FormState): Promise<PageAnswer> {
  const { t, locale, parts, query } = visit;
  const placements = await listPlacements(parts.db);
  const labels = {
    slug: t.placements.tool,
    slot: t.placements.slot,
    starts_at: t.placements.from,
    ends_at: t.placements.until,
    label: t.placements.label,
  };
  return answerDeskPage(visit, {
    title: t.placements.title,
    section: 'placements',
    ...(form.error !== null && refusalOf(form.error)),
    main: html`${doneNotice(query, { created: t.placements.created, ended: t.placements.ended })}
      ${errorSummary(visit, form, labels)}
      <h1>${t.placements.title}</h1>
      <p class="lead">${t.placements.lead}</p>
      <div class="split">
        <section aria-labelledby="placements">
          <h2 id="placements">${t.placements.list}</h2>
          ${placements.length === 0 ? html`<p class="empty">${t.placements.none}</p>` : placementTable(visit, placements)}
        </section>
        <section class="panel" aria-labelledby="create">
          <h2 id="create">${t.placements.create}</h2>
          <form method="post" action="${pathTo(locale, 'admin', 'placements')}" class="stack" novalidate>
            ${textField(visit, form, { name: 'slug', label: t.placements.tool, hint: t.placements.toolHint, dir: 'ltr' })}
            ${selectField(visit, form, { name: 'slot', label: t.placements.slot, choices: PLACEMENT_SLOTS.map((slot) => ({ value: slot, label: t.placements.slots[slot] })) })}
            ${textField(visit, form, { name: 'starts_at', label: t.placements.from, type: 'date' })}
            ${textField(visit, form, { name: 'ends_at', label: t.placements.until, type: 'date' })}
            ${textField(visit, form, { name: 'label', label: t.placements.label })}
            <button class="button">${t.placements.button}</button>
          </form>
        </section>
      </div>`,
  });
}

/** A date of the form as a time in UTC; the last day counts whole. Anything else is refused by the catalog. */
function timeOf(date: string, time: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? `${date}T${time}Z` : '';
}

export const PLACEMENT_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/admin/placements',
    who: 'admin',
    act: (visit) => placementsPage(visit, blankForm()),
  },
  {
    method: 'POST',
    path: '/:locale/admin/placements',
    who: 'admin',
    async act(visit) {
      const { form, parts, locale } = visit;
      const typed = (name: string) => form.get(name) ?? '';
      const result = await attempt(() =>
        createPlacement(parts.db, accountOf(visit), {
          slug: typed('slug'),
          slot: typed('slot'),
          startsAt: timeOf(typed('starts_at'), '00:00:00'),
          endsAt: timeOf(typed('ends_at'), '23:59:59'),
          label: typed('label'),
        }),
      );
      if (result.refused !== null) return placementsPage(visit, { values: form, error: result.refused });
      return { redirect: `${pathTo(locale, 'admin', 'placements')}?done=created` };
    },
  },
  {
    method: 'POST',
    path: '/:locale/admin/placements/:id/end',
    who: 'admin',
    async act(visit) {
      await endPlacement(visit.parts.db, accountOf(visit), visit.params['id'] ?? '');
      return { redirect: `${pathTo(visit.locale, 'admin', 'placements')}?done=ended` };
    },
  },
];
