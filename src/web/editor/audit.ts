/** The audit log for admins: who did what when, filtered, a page at a time or as one file. */
import {
  exportAudit,
  exportName,
  isHistorySubject,
  listAudit,
  listAuditActions,
  type AuditEntry,
  type AuditFilter,
} from '#catalog/audit.ts';
import { HISTORY_SUBJECTS } from '#catalog/history.ts';
import { REASON_CODES } from '#catalog/lifecycle.ts';
import type { Page, Visit } from '#http/page-types.ts';
import { deskMessages } from '#locales/desk.ts';
import { accountOf } from '#web/account/signed-in.ts';
import { attributes, html, type Html } from '#web/html.ts';
import { pathTo, withQuery } from '#web/links.ts';
import { tableFrame } from '#web/tables.ts';
import { personText, timeText } from '#web/texts.ts';
import { actionName, subjectName } from './audit-texts.ts';
import { answerDeskPage } from './desk-layout.ts';

const PER_PAGE = 100;

function readFilter(query: URLSearchParams): AuditFilter {
  const plain = (name: string, shape: RegExp): string | undefined => {
    const value = (query.get(name) ?? '').trim();
    return shape.test(value) ? value : undefined;
  };
  const subject = query.get('kind') ?? '';
  return {
    actor: plain('actor', /^[^\s\0]{1,254}$/u),
    subject: isHistorySubject(subject) ? subject : undefined,
    action: plain('action', /^[\w-]{1,80}$/),
    subjectId: plain('id', /^[\w-]{1,80}$/),
    from: plain('from', /^\d{4}-\d{2}-\d{2}$/),
    until: plain('until', /^\d{4}-\d{2}-\d{2}$/),
  };
}

function queryOf(filter: AuditFilter): Record<string, string | undefined> {
  const { actor, subject, action, subjectId, from, until } = filter;
  return { actor, kind: subject, action, id: subjectId, from, until };
}

function filterForm(visit: Visit, filter: AuditFilter, actions: readonly string[]): Html {
  const { locale } = visit;
  const d = deskMessages(locale);
  const input = (name: string, label: string, value: string | undefined, type: 'text' | 'date', hint?: string) =>
    html`<div class="field">
      <label for="${`filter-${name}`}">${label}</label>
      <input
        ${attributes({ id: `filter-${name}`, name, type, value: value ?? '', dir: 'ltr', title: hint, autocomplete: 'off' })}
      />
    </div>`;
  const select = (name: string, label: string, chosen: string | undefined, choices: readonly [string, string][]) =>
    html`<div class="field">
      <label for="${`filter-${name}`}">${label}</label>
      <select id="${`filter-${name}`}" name="${name}">
        <option value="">${d.all}</option>
        ${choices.map(([value, text]) => html`<option value="${value}" ${attributes({ selected: value === chosen })}>${text}</option>`)}
      </select>
    </div>`;
  const base = pathTo(locale, 'admin', 'audit');
  return html`<form method="get" action="${base}" class="desk-filters" role="search">
    ${input('actor', d.audit.who, filter.actor, 'text', d.audit.actorHint)}
    ${select(
      'kind',
      d.audit.kind,
      filter.subject,
      HISTORY_SUBJECTS.map((kind) => [kind, subjectName(visit, kind)]),
    )}
    ${select(
      'action',
      d.audit.what,
      filter.action,
      actions.map((action) => [action, actionName(visit, action)]),
    )}
    ${input('id', d.audit.id, filter.subjectId, 'text')} ${input('from', d.audit.from, filter.from, 'date')}
    ${input('until', d.audit.until, filter.until, 'date')}
    <button class="button button-quiet">${d.filter}</button>
    <a href="${base}">${d.clear}</a>
  </form>`;
}

/** Where an entry of the history can be looked at. */
function subjectPath(visit: Visit, entry: AuditEntry): string | null {
  const { locale } = visit;
  const slug = entry.detail?.['slug'];
  if (entry.subjectKind === 'submission') return pathTo(locale, 'editor', 'submissions', entry.subjectId);
  if (entry.subjectKind === 'account') return pathTo(locale, 'admin', 'accounts', entry.subjectId);
  if (entry.subjectKind === 'category') return pathTo(locale, 'editor', 'categories', entry.subjectId);
  return entry.subjectKind === 'tool' && typeof slug === 'string' ? pathTo(locale, 'editor', 'tools', slug) : null;
}

function entryRow(visit: Visit, entry: AuditEntry): Html {
  const { t, format, locale } = visit;
  const d = deskMessages(locale);
  const path = subjectPath(visit, entry);
  const reason = REASON_CODES.find((code) => code === entry.reasonCode);
  const shortId = html`<code dir="ltr">${entry.subjectId.slice(0, 40)}</code>`;
  return html`<tr>
    <td>${timeText(entry.at, format.dateTime(entry.at))}</td>
    <td>
      ${entry.actor === null ? html`<span class="sub">${entry.actorId === null ? d.audit.system : entry.actorId}</span>` : html`<bdi dir="ltr">${entry.actor}</bdi>`}
    </td>
    <td>
      <strong>${actionName(visit, entry.action)}</strong>
      ${reason !== undefined && html`<span class="sub">${t.reasons[reason]}</span>`}
      ${entry.note !== null && html`<span class="sub">${personText(entry.note)}</span>`}
    </td>
    <td>
      ${subjectName(visit, entry.subjectKind)}<span class="sub"
        >${path === null ? shortId : html`<a href="${path}">${shortId}</a>`}</span
      >
    </td>
    <td>
      ${
        entry.detail !== null &&
        html`<details class="desk-detail">
          <summary>${d.audit.details}</summary>
          <pre dir="ltr">${JSON.stringify(entry.detail, null, 1)}</pre>
        </details>`
      }
    </td>
  </tr>`;
}

export const AUDIT_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/admin/audit',
    who: 'admin',
    async act(visit) {
      const { locale, parts, query } = visit;
      const d = deskMessages(locale);
      const filter = readFilter(query);
      const before = query.get('before');
      const { items, next } = await listAudit(parts.db, accountOf(visit), filter, { cursor: before, limit: PER_PAGE });
      const base = pathTo(locale, 'admin', 'audit');
      return answerDeskPage(visit, {
        title: d.audit.title,
        section: 'audit',
        main: html`<div class="section-head">
            <h1>${d.audit.title}</h1>
            <a class="button button-quiet" href="${withQuery(pathTo(locale, 'admin', 'audit.csv'), queryOf(filter))}"
              >${d.audit.download}</a
            >
          </div>
          ${filterForm(visit, filter, await listAuditActions(parts.db))}
          ${
            items.length === 0
              ? html`<p class="empty">${d.audit.none}</p>`
              : html`<div class="desk-table">
                  ${tableFrame(
                    d.audit.title,
                    [d.audit.when, d.audit.who, d.audit.what, d.audit.which, d.audit.details],
                    items.map((entry) => entryRow(visit, entry)),
                  )}
                </div>`
          }
          <p class="pagination">
            <span
              >${before !== null && html`<a class="button button-quiet" href="${withQuery(base, queryOf(filter))}">${d.newer}</a>`}</span
            >
            <span></span>
            <span
              >${next !== null && html`<a class="button button-quiet" rel="next" href="${withQuery(base, { ...queryOf(filter), before: next })}">${d.older}</a>`}</span
            >
          </p>`,
      });
    },
  },
  {
    method: 'GET',
    path: '/:locale/admin/audit.csv',
    who: 'admin',
    async act(visit) {
      const { parts, query } = visit;
      return {
        body: await exportAudit(parts.db, accountOf(visit), readFilter(query)),
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="${exportName(parts.db)}"`,
        },
      };
    },
  },
];
