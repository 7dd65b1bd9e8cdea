/** The open reports of a tool with the form that closes them, for the list and the tool's page. */
import { NOTE_LENGTH } from '#catalog/lifecycle.ts';
import { LOCALE_NAMES, isLocale } from '#catalog/locales.ts';
import type { Report, ReportGroup, ReportedTool } from '#catalog/moderation/reports/list.ts';
import { REPORT_OUTCOMES } from '#catalog/moderation/reports/reports.ts';
import type { FormState, PageRequest } from '#http/pages/page-types.ts';
import { recommendationMessages, reportMessages } from '#locales/subjects.ts';
import { fieldError } from '#web/elements/form-fields.ts';
import { blankForm, problemsOf, valueOf } from '#web/elements/form-state.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { monogram } from '#web/elements/notices.ts';
import { personText, timeText } from '#web/elements/texts.ts';

/** The text of a report, its time, and the language of its page. */
export function reportText(request: PageRequest, report: Report): Html {
  const { locale, format } = request;
  const t = reportMessages(locale);
  const { desk: said } = recommendationMessages(locale).recommendations;
  const language = isLocale(report.locale) ? report.locale : null;
  return html`<strong>${t.reportKinds[report.kind]}</strong>
    <span class="sub"
      >${timeText(report.createdAt, format.dateTime(report.createdAt))}${
        language !== null && html` · <bdi lang="${language}">${LOCALE_NAMES[language]}</bdi>`
      }${report.isAwaited && html` · ${t.reports.awaited}`}</span
    >
    ${report.about !== null && html`<a href="${withQuery(pathTo(locale, 'editor', 'recommendations'), { id: report.about })}">${said.reported}</a>`}
    ${report.message !== null && html`<q class="lines report-quote">${personText(report.message)}</q>`}`;
}

/** The reported tool, with links to its public page and its desk page. */
export function reportedTool(request: PageRequest, tool: ReportedTool): Html {
  const { locale } = request;
  const t = reportMessages(locale);
  return html`<header class="desk-reported">
    ${monogram(tool.name)}
    <div>
      <h2>
        <bdi>${tool.name}</bdi> <span class="${`badge badge-tool-${tool.state}`}">${t.tool.states[tool.state]}</span>
      </h2>
      <p class="sub desk-ways">
        <a href="${pathTo(locale, 'editor', 'tools', tool.slug)}" data-open>${t.reports.desk}</a>
        ${tool.state === 'published' && html`<a href="${pathTo(locale, 'tools', tool.slug)}">${t.tool.visible}</a>`}
      </p>
    </div>
  </header>`;
}

/**
 * The checked reports of a group, with their outcome. `action` is the path of the form, `form` its
 * refused values; `more` links to the other reports.
 */
export function reportGroup(
  request: PageRequest,
  group: ReportGroup,
  { action, form, more }: { action: string; form: FormState | null; more: string },
): Html {
  const { locale } = request;
  const t = reportMessages(locale);
  const d = t.reports;
  const typed = form ?? blankForm();
  // The summary of errors links to `field-…`; other forms of the page need ids of their own.
  const id = (name: string): string => (form === null ? `${name}-${group.tool.slug}` : `field-${name}`);
  const ticked = form === null ? null : new Set(form.values.getAll('ids'));
  const hidden = group.total - group.reports.length;
  const selected = (outcome: string): Html => attributes({ selected: valueOf(typed, 'outcome') === outcome });
  const control = (name: string) => {
    const isWrong = problemsOf(typed)[name] !== undefined;
    return {
      id: id(name),
      name,
      'aria-invalid': isWrong ? 'true' : null,
      'aria-describedby': isWrong ? `${id(name)}-error` : null,
    };
  };
  return html`<form method="post" action="${action}" class="desk-reports" novalidate>
    <fieldset ${attributes({ id: id('ids'), tabindex: '-1', 'aria-describedby': control('ids')['aria-describedby'] })}>
      <legend class="visually-hidden">${d.title}</legend>
      ${fieldError(request, typed, 'ids', { id: id('ids') })}
      <ul class="plain">
        ${group.reports.map(
          (report) =>
            html`<li>
              <input
                ${attributes({ type: 'checkbox', name: 'ids', value: report.id, id: `report-${report.id}`, checked: ticked?.has(report.id) ?? true })}
              />
              <label for="${`report-${report.id}`}">${reportText(request, report)}</label>
            </li>`,
        )}
        ${hidden > 0 && html`<li><a href="${more}">${d.more(hidden)}</a></li>`}
      </ul>
    </fieldset>
    <div class="stack">
      <div class="field">
        <label for="${id('outcome')}">${d.outcome}</label>
        ${fieldError(request, typed, 'outcome', { id: id('outcome') })}
        <select ${attributes(control('outcome'))}>
          <option value="">${d.choose}</option>
          ${REPORT_OUTCOMES.map((each) => html`<option value="${each}" ${selected(each)}>${t.report.outcomes[each]}</option>`)}
        </select>
      </div>
      <div class="field">
        <label for="${id('note')}">${d.note} <span class="optional">(${t.optional})</span></label>
        ${fieldError(request, typed, 'note', { id: id('note') })}
        <textarea ${attributes({ ...control('note'), rows: 2, maxlength: NOTE_LENGTH, dir: 'auto' })}>
${valueOf(typed, 'note')}</textarea>
      </div>
      <button class="button">${d.button}</button>
    </div>
  </form>`;
}
