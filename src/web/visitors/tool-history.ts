/** The public history of a tool: publication and changes. */
import { listToolHistory, type HistoryKind, type ToolEvent } from '#catalog/tools/history.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { changeMessages } from '#locales/subjects.ts';
import { listSeparator } from '#locales/quotable.ts';
import { html, type Html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo } from '#web/elements/links.ts';
import { findTool, missingTool } from '#web/elements/missing-tool.ts';
import { timeText } from '#web/elements/texts.ts';

type ShownEvent = ToolEvent & { kind: HistoryKind };

function eventItem(request: PageRequest, { at, kind, fields }: ShownEvent): Html {
  const { locale, format } = request;
  const t = changeMessages(locale);
  const names = fields.map((name) => t.fields[name].label).join(listSeparator(locale));
  return html`<div>
    <dt>${timeText(at, format.date(at))}</dt>
    <dd>${t.changes.kinds[kind]}${names !== '' && html`: ${names}`}</dd>
  </div>`;
}

async function historyPage(request: PageRequest): Promise<PageAnswer> {
  const { locale, params, context } = request;
  const { changes } = changeMessages(locale);
  const slug = params['slug'] ?? '';
  const tool = await findTool(request, slug);
  if (tool === undefined) return missingTool(request, slug, ['history']);
  const all = await listToolHistory(context.db.read, tool);
  // The page of the tool says how its link is.
  const events = all.filter((event): event is ShownEvent => event.kind !== 'link');
  return answerPage(request, {
    title: `${tool.name} · ${changes.history}`,
    description: changes.historyLead,
    section: 'tools',
    search: 'header',
    main: html`<header>
        <p class="crumbs">
          <a href="${pathTo(locale, 'tools', tool.slug)}"><bdi>${tool.name}</bdi></a>
        </p>
        <h1>${changes.history}</h1>
        <p class="lead">${changes.historyLead}</p>
      </header>
      <section class="panel" aria-label="${changes.history}">
        <dl class="facts">${events.map((event) => eventItem(request, event))}</dl>
      </section>`,
  });
}

export const TOOL_HISTORY_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/tools/:slug/history',
    who: 'anyone',
    followsCatalog: true,
    handler: historyPage,
  },
];
