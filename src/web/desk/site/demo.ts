/** The demo catalog for admins: its contents, and the button that removes it. */
import { removeDemoCatalog, surveyDemoRemoval } from '#catalog/transfer/demo-removal.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { siteMessages } from '#locales/subjects.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { doneNotice, notice } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { tableFrame } from '#web/elements/tables.ts';

/** Last path segment of the page. */
const NAME = 'demo';

/** The link to the page, while something of a demo exists. */
export async function demoLink({ locale, context }: PageRequest): Promise<Html | null> {
  if ((await surveyDemoRemoval(context.db.read)) === null) return null;
  const t = siteMessages(locale).demo;
  return html`<section class="panel" aria-labelledby="demo">
    <h2 id="demo">${t.title}</h2>
    <p>${t.lead}</p>
    <p><a href="${pathTo(locale, 'admin', 'site', NAME)}">${t.remove}</a></p>
  </section>`;
}

async function demoPage(request: PageRequest): Promise<PageAnswer> {
  const { locale, context, format, query } = request;
  const t = siteMessages(locale).demo;
  const removal = await surveyDemoRemoval(context.db.read);
  const row = (title: string, goes: number, stays: number) => ({
    title,
    cells: [format.number(goes), format.number(stays)],
  });
  return answerDeskPage(request, {
    title: t.title,
    section: 'site',
    main: html`${doneNotice(query, { removed: t.removed })}
      <h1>${t.title}</h1>
      ${
        removal === null
          ? html`<p class="empty">${t.none}</p>`
          : html`<p class="lead">${t.lead}</p>
              <div class="desk-table medium">
                ${tableFrame(
                  t.title,
                  [t.entries, t.goes, t.stays],
                  [
                    row(t.tools, removal.tools, removal.keptTools),
                    row(t.collections, removal.collections, removal.keptCollections),
                  ],
                )}
              </div>
              <form method="post" class="stack medium">
                ${notice('warning', html`<p>${t.warning}</p>`)}
                <div class="panel-actions"><button class="button">${t.remove}</button></div>
              </form>`
      }`,
  });
}

async function remove(request: PageRequest): Promise<PageAnswer> {
  const { context, locale } = request;
  await removeDemoCatalog(context.db, accountOf(request).id, () => context.live.refresh());
  return { redirect: `${pathTo(locale, 'admin', 'site', NAME)}?done=removed` };
}

export const DEMO_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/admin/site/demo', who: 'admin', handler: demoPage },
  { method: 'POST', path: '/:locale/admin/site/demo', who: 'admin', form: {}, handler: remove },
];
