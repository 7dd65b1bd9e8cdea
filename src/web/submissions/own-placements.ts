/** The results of a tool's placements, for their buyer: views and clicks per day, as table and CSV. */
import { CatalogError } from '#catalog/errors.ts';
import { getDeskTool, type DeskTool } from '#catalog/tools/edits.ts';
import { PLACEMENT_FIGURES, readPlacementDays, type PlacementDay } from '#catalog/tools/placements/figures.ts';
import { listPlacementsOf, type Placement } from '#catalog/tools/placements/placements.ts';
import { hasRole } from '#catalog/roles.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { colon, listSeparator } from '#locales/quotable.ts';
import { answerAccountPage } from '#web/account/account-layout.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { tableFrame } from '#web/elements/tables.ts';
import { timeText } from '#web/elements/texts.ts';

interface Booked {
  tool: DeskTool;
  placements: readonly (Placement & { days: readonly PlacementDay[] })[];
}

/** The tool and its placements, for its owner and admins; `not_found` for others. */
async function getBooked({ context, params, account }: PageRequest): Promise<Booked> {
  const tool = await getDeskTool(context.db, params['slug'] ?? '');
  const mayRead = account !== null && (tool.accountId === account.id || hasRole(account, 'admin'));
  const placements = mayRead ? await listPlacementsOf(context.db, tool.id) : [];
  if (placements.length === 0) throw new CatalogError('not_found');
  const days = await readPlacementDays(context.db, placements);
  return { tool, placements: placements.map((each) => ({ ...each, days: days.get(each.id) ?? [] })) };
}

const sum = (days: readonly PlacementDay[], figure: (typeof PLACEMENT_FIGURES)[number]): number =>
  days.reduce((all, day) => all + day[figure], 0);

/** One booking: place, time, topics, totals and days. */
function placementPanel(request: PageRequest, placement: Booked['placements'][number], index: number): Html {
  const { locale, format, context } = request;
  const t = submissionMessages(locale);
  const names = context.live.categories.of(locale);
  const topics = [...placement.topics.categories.map((id) => names.get(id)?.name ?? id), ...placement.topics.words];
  const day = (iso: string): Html => timeText(iso, format.shortDate(iso));
  const id = `placement-${index}`;
  return html`<section class="panel stack" aria-labelledby="${id}">
    <h2 id="${id}">
      ${t.placements.slots[placement.slot]}${listSeparator(locale)}${day(placement.startsAt)} – ${day(placement.endsAt)}
    </h2>
    ${topics.length > 0 && html`<p class="hint"><bdi>${topics.join(listSeparator(locale))}</bdi></p>`}
    ${
      placement.days.length === 0
        ? html`<p class="empty">${t.placements.none}</p>`
        : html`<dl class="figures">
              ${PLACEMENT_FIGURES.map(
                (figure) =>
                  html`<div>
                    <dt>${t.placements.figures[figure]}</dt>
                    <dd>${format.number(sum(placement.days, figure))}</dd>
                  </div>`,
              )}
            </dl>
            <details>
              <summary>${t.charts.table}</summary>
              ${tableFrame(
                t.placements.title,
                [
                  t.visits.day,
                  ...PLACEMENT_FIGURES.map((figure) => ({ name: t.placements.figures[figure], class: 'number' })),
                ],
                placement.days.map((one) => ({
                  title: format.date(one.day),
                  cells: PLACEMENT_FIGURES.map((figure) => format.number(one[figure])),
                })),
              )}
            </details>`
    }
  </section>`;
}

async function placementsPage(request: PageRequest): Promise<PageAnswer> {
  const { locale } = request;
  const { placements: t } = submissionMessages(locale);
  const { tool, placements } = await getBooked(request);
  return answerAccountPage(request, {
    title: `${t.title}${colon(locale)}${tool.name}`,
    section: 'submissions',
    main: html`<h1>${t.title}${colon(locale)}<bdi>${tool.name}</bdi></h1>
      <p class="lead">${t.counted}</p>
      ${placements.map((placement, index) => placementPanel(request, placement, index))}
      <p>
        <a href="${pathTo(locale, 'tools', tool.slug, 'placements.csv')}" download>CSV</a> ·
        <a href="${pathTo(locale, 'tools', tool.slug)}"><bdi>${tool.name}</bdi></a>
      </p>`,
  });
}

const csvOf = ({ placements }: Booked): string =>
  [
    ['placement', 'slot', 'day', ...PLACEMENT_FIGURES],
    ...placements.flatMap(({ id, slot, days }) =>
      days.map((one) => [id, slot, one.day, ...PLACEMENT_FIGURES.map((figure) => one[figure])]),
    ),
  ]
    .map((row) => `${row.join(',')}\r\n`)
    .join('');

export const OWN_PLACEMENT_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/tools/:slug/placements', who: 'member', handler: placementsPage },
  {
    method: 'GET',
    path: '/:locale/tools/:slug/placements.csv',
    who: 'member',
    async handler(request) {
      const booked = await getBooked(request);
      const headers = {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${booked.tool.slug}-placements.csv"`,
      };
      return { body: csvOf(booked), headers };
    },
  },
];
