/** The audit log for admins: filtered, by pages or as one file. */
import { colon } from '#locales/quotable.ts';
import {
  IMPORTED,
  exportAudit,
  exportAuditJson,
  exportName,
  isHistorySubject,
  listAudit,
  listAuditActions,
  type AuditEntry,
  type AuditFilter,
} from '#catalog/audit/audit.ts';
import { HISTORY_SUBJECTS } from '#catalog/audit/log.ts';
import { findSubjectNames, type SubjectName } from '#catalog/audit/subject-names.ts';
import type { Page, PageRequest } from '#http/pages/page-types.ts';
import { adminMessages } from '#locales/subjects.ts';
import { ruleName } from '#locales/screening.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { sitePageLabel } from '#web/elements/site-pages.ts';
import { tableFrame, type Row } from '#web/elements/tables.ts';
import { personText, timeText } from '#web/elements/texts.ts';
import { actionName, movement, actDetails, subjectName } from '#web/desk/audit-texts.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { categoryName, filterSelect } from '#web/desk/desk-elements.ts';
import { actorText, reasonLines } from '#web/desk/history-list.ts';

const PER_PAGE = 50;
const SHORT_ID = 8;
/** Parts of an ISO 8601 time. */
const DAY = '2026-01-31T';
const HOUR = '13:30';

/** The filter as the address has it. */
interface Asked extends Omit<AuditFilter, 'actions' | 'withoutImports'> {
  action: string | undefined;
  /** Whether to list imported entries; a page leaves them out, a file has them unless told. */
  imports: 'show' | 'hide' | undefined;
}

function readAsked(query: URLSearchParams): Asked {
  const plain = (name: string, shape: RegExp): string | undefined => {
    const value = (query.get(name) ?? '').trim();
    return shape.test(value) ? value : undefined;
  };
  const subject = query.get('kind') ?? '';
  const imports = query.get('imports');
  return {
    actor: plain('actor', /^[^\s\0]{1,254}$/u),
    subject: isHistorySubject(subject) ? subject : undefined,
    action: plain('action', /^[\w-]{1,80}$/),
    subjectId: plain('id', /^[\w-]{1,80}$/),
    from: plain('from', /^\d{4}-\d{2}-\d{2}$/),
    until: plain('until', /^\d{4}-\d{2}-\d{2}$/),
    imports: imports === 'show' || imports === 'hide' ? imports : undefined,
  };
}

function queryOf(asked: Asked): Record<string, string | undefined> {
  const { actor, subject, action, subjectId, from, until, imports } = asked;
  return { actor, kind: subject, action, id: subjectId, from, until, imports };
}

/** The filter that the request asks for; acts of one name count as one. */
async function filterOf(request: PageRequest, { action, imports, ...asked }: Asked): Promise<AuditFilter> {
  const named = (one: string): string => actionName(request, one);
  const actions =
    action === undefined
      ? undefined
      : (await listAuditActions(request.context.db)).filter((one) => named(one) === named(action));
  return { ...asked, actions, withoutImports: imports === 'hide' };
}

/** The line that says whether imported entries are listed, and turns it round. */
function importsLine({ locale }: PageRequest, asked: Asked, isHidden: boolean): Html {
  const t = adminMessages(locale).audit;
  const other = withQuery(pathTo(locale, 'admin', 'audit'), {
    ...queryOf(asked),
    imports: isHidden ? 'show' : undefined,
  });
  return isHidden
    ? html`<p class="hint">${t.importsHidden} <a href="${other}">${t.importsShow}</a></p>`
    : html`<p class="hint"><a href="${other}">${t.importsHide}</a></p>`;
}

function filterForm(request: PageRequest, filter: Asked, actions: readonly string[]): Html {
  const { locale } = request;
  const t = adminMessages(locale);
  const input = (name: string, label: string, value: string | undefined, type: 'text' | 'date', hint?: string) =>
    html`<div class="field">
      <label for="${`filter-${name}`}">${label}</label>
      <input
        ${attributes({ id: `filter-${name}`, name, type, value: value ?? '', dir: 'ltr', title: hint, autocomplete: 'off' })}
      />
    </div>`;
  const base = pathTo(locale, 'admin', 'audit');
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return html`<form method="get" action="${base}" class="desk-filters" role="search">
    ${input('actor', t.audit.actor, filter.actor, 'text', t.audit.actorHint)}
    ${filterSelect(
      request,
      { name: 'kind', label: t.audit.kind, chosen: filter.subject },
      HISTORY_SUBJECTS.map((kind) => [kind, subjectName(request, kind)]),
    )}
    ${filterSelect(
      request,
      { name: 'action', label: t.history.action, chosen: filter.action },
      [...new Map(actions.map((action) => [actionName(request, action), action]))].map(([name, action]) => [
        filter.action !== undefined && actionName(request, filter.action) === name ? filter.action : action,
        name,
      ]),
    )}
    ${input('id', t.audit.id, filter.subjectId, 'text')} ${input('from', t.audit.from, filter.from, 'date')}
    ${input('until', t.audit.until, filter.until, 'date')}
    ${filter.imports === 'show' && html`<input type="hidden" name="imports" value="show" />`}
    <div class="desk-filter-acts">
      <button class="button button-quiet">${t.filter}</button>
      ${isFiltered && html`<a href="${base}">${t.clear}</a>`}
    </div>
  </form>`;
}

/** Path of an entry's subject. */
function subjectPath(request: PageRequest, entry: AuditEntry, subject: SubjectName | undefined): string | null {
  const { locale } = request;
  const { subjectKind: kind, subjectId: id } = entry;
  if (kind === 'category') return pathTo(locale, 'editor', 'categories', id);
  if (kind === 'collection') return pathTo(locale, 'editor', 'collections', id);
  if (kind === 'job') return pathTo(locale, 'editor', 'jobs', id);
  if (kind === 'site_page') return pathTo(locale, 'admin', 'pages', id);
  if (kind === 'site') return pathTo(locale, 'admin', 'site');
  if (kind === 'screening_rule') return `${pathTo(locale, 'editor', 'screening')}#${encodeURIComponent(id)}`;
  if (subject === undefined) return null;
  if (kind === 'submission') return pathTo(locale, 'editor', 'submissions', id);
  if (kind === 'placement') return pathTo(locale, 'admin', 'placements', id);
  if (kind === 'tool' && subject.slug !== null) return pathTo(locale, 'editor', 'tools', subject.slug);
  return subject.accountId === null ? null : pathTo(locale, 'admin', 'accounts', subject.accountId);
}

/** The current name of the subject; its id without one. */
function subjectText(request: PageRequest, entry: AuditEntry, subject: SubjectName | undefined): Html {
  const { subjectKind: kind, subjectId: id } = entry;
  if (kind === 'category') return html`<bdi>${categoryName(request, id)}</bdi>`;
  if (kind === 'collection') return html`<bdi dir="ltr">${id}</bdi>`;
  if (kind === 'job') return html`<bdi lang="en">${id.replaceAll('-', ' ')}</bdi>`;
  if (kind === 'site_page') return html`<bdi>${sitePageLabel(request, { name: id, title: null })}</bdi>`;
  if (kind === 'site') return html`<bdi>${request.site.name}</bdi>`;
  if (kind === 'screening_rule') return html`<bdi>${ruleName(request.locale, id)}</bdi>`;
  return subject === undefined
    ? html`<code dir="ltr" title="${id}">${id.slice(0, SHORT_ID)}</code>`
    : personText(subject.name);
}

function entryRow(request: PageRequest, entry: AuditEntry, subjects: ReadonlyMap<string, SubjectName>): Row {
  const { format, locale } = request;
  const d = adminMessages(locale).audit;
  const subject = subjects.get(entry.subjectId);
  const path = subjectPath(request, entry, subject);
  const shown = subjectText(request, entry, subject);
  const moved = movement(request, entry);
  const about = actDetails(request, entry);
  const time = entry.at.slice(DAY.length, DAY.length + HOUR.length);
  return {
    title: html`<strong>${actionName(request, entry.action)}</strong>
      ${moved !== null && html`<span class="sub">${moved}</span>`}
      ${about !== '' && html`<span class="sub">${about}</span>`}
      <div class="sub">${reasonLines(request, entry)}</div>
      ${
        (entry.detail !== null || path === null) &&
        html`<details class="desk-detail">
          <summary>${d.details}</summary>
          <p>${d.id}${colon(locale)}<code dir="ltr">${entry.subjectId}</code></p>
          ${entry.detail !== null && html`<pre dir="ltr">${JSON.stringify(entry.detail, null, 1)}</pre>`}
        </details>`
      }`,
    cells: [
      html`${path === null ? shown : html`<a href="${path}">${shown}</a>`}
        <span class="sub">${subjectName(request, entry.subjectKind)}</span>`,
      actorText(request, entry),
      timeText(entry.at, `${format.shortDate(entry.at)} ${time}`),
    ],
  };
}

export const AUDIT_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/admin/audit',
    who: 'admin',
    async handler(request) {
      const { locale, context, query } = request;
      const t = adminMessages(locale);
      const asked = readAsked(query);
      const actions = await listAuditActions(context.db);
      // All of one entry or of one act is what was asked for.
      const mayHide = asked.action === undefined && asked.subjectId === undefined && actions.includes(IMPORTED);
      const isHidden = mayHide && asked.imports !== 'show';
      const filter = { ...(await filterOf(request, asked)), withoutImports: isHidden };
      const before = query.get('before');
      const { items, next } = await listAudit(context.db, accountOf(request), filter, {
        cursor: before,
        limit: PER_PAGE,
      });
      const subjects = await findSubjectNames(context.db, items);
      const base = pathTo(locale, 'admin', 'audit');
      const older = withQuery(base, { ...queryOf(asked), before: next ?? undefined });
      const copyAt = (name: string): string =>
        withQuery(pathTo(locale, 'admin', name), { ...queryOf(asked), imports: isHidden ? 'hide' : undefined });
      return answerDeskPage(request, {
        title: t.audit.title,
        section: 'audit',
        main: html`<h1>${t.audit.title}</h1>
          ${filterForm(request, asked, actions)} ${mayHide && importsLine(request, asked, isHidden)}
          ${
            items.length === 0
              ? html`<p class="empty">${t.audit.none}</p>`
              : html`<p class="desk-table-acts">
                    <a class="button button-quiet" href="${copyAt('audit.csv')}">${t.audit.download}</a>
                    <a class="button button-quiet" href="${copyAt('audit.json')}">${t.overview.json}</a>
                  </p>
                  <div class="desk-table desk-audit">
                    ${tableFrame(
                      t.audit.title,
                      [t.history.action, t.history.which, { name: t.audit.actor, class: 'who' }, t.history.when],
                      items.map((entry) => entryRow(request, entry, subjects)),
                    )}
                  </div>`
          }
          <p class="pagination">
            <span
              >${before !== null && html`<a class="button button-quiet" href="${withQuery(base, queryOf(asked))}">${t.audit.newer}</a>`}</span
            >
            <span></span>
            <span
              >${next !== null && html`<a class="button button-quiet" rel="next" href="${older}">${t.audit.older}</a>`}</span
            >
          </p>`,
      });
    },
  },
  {
    method: 'GET',
    path: '/:locale/admin/audit.csv',
    who: 'admin',
    async handler(request) {
      const { context, query } = request;
      return {
        body: await exportAudit(context.db, accountOf(request), await filterOf(request, readAsked(query))),
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${exportName(context.db, 'csv')}"`,
        },
      };
    },
  },
  {
    method: 'GET',
    path: '/:locale/admin/audit.json',
    who: 'admin',
    async handler(request) {
      const { context, query } = request;
      return {
        body: await exportAuditJson(context.db, accountOf(request), await filterOf(request, readAsked(query))),
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': `attachment; filename="${exportName(context.db, 'json')}"`,
        },
      };
    },
  },
];
