/** The directory of lists that readers have published: those chosen by editors, then the last changed ones. */
import { LISTS_PER_PAGE, listChosen, listOthers, type ShownList } from '#catalog/lists/directory.ts';
import { orNotFound } from '#catalog/errors.ts';
import { readSummaries } from '#catalog/tools/tools.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { listMessages, visitorMessages } from '#locales/subjects.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { html, type Html } from '#web/elements/html.ts';
import { breadcrumbData } from '#web/elements/json-ld.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { beyondList, listPages, readPage } from '#web/elements/pagination.ts';
import { shelfCard } from './shelf-card.ts';

async function shelf(request: PageRequest, heading: string, lists: readonly ShownList[]): Promise<Html | null> {
  if (lists.length === 0) return null;
  const { locale, context } = request;
  const cards = await Promise.all(
    lists.map(async (list) =>
      shelfCard(request, {
        ...list,
        path: pathTo(locale, 'lists', list.id),
        tools: await readSummaries(context.live, list.first, locale),
      }),
    ),
  );
  return html`<h2>${heading}</h2>
    <ul class="cards">
      ${cards}
    </ul>`;
}

async function directoryPage(request: PageRequest): Promise<PageAnswer> {
  const { locale, site, context, query, t } = request;
  const { directory } = listMessages(locale).lists;
  const page = orNotFound(readPage(query));
  const chosen = page === 1 ? await listChosen(context.db.read) : [];
  const { lists, total } = await listOthers(context.db.read, page);
  const path = pathTo(locale, 'lists');
  const isEmpty = chosen.length + lists.length === 0;
  return answerPage(request, {
    title: t.titles.lists,
    description: directory.lead,
    section: 'tools',
    styles: [ASSET_PATHS['home.css']],
    search: 'header',
    listed: true,
    data: [
      breadcrumbData(request, [
        { name: site.name, path: pathTo(locale) },
        { name: t.titles.lists, path },
      ]),
    ],
    main: html`<header>
        <h1>${t.titles.lists}</h1>
        <p class="lead">${directory.lead}</p>
      </header>
      ${await shelf(request, visitorMessages(locale).choosing.collections.chosen, chosen)}
      ${await shelf(request, directory.latest, lists)}
      ${isEmpty && (page === 1 ? html`<p class="empty">${directory.none}</p>` : beyondList(request, [path, t.titles.lists]))}
      ${listPages(request, { page, total, perPage: LISTS_PER_PAGE }, (to) => withQuery(path, { page: to }))}
      <p><a class="button button-quiet" href="${pathTo(locale, 'account', 'lists')}">${directory.make}</a></p>`,
  });
}

export const LIST_DIRECTORY_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/lists', who: 'anyone', handler: directoryPage },
];
