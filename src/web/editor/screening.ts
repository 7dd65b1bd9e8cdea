/** Screening for admins: every rule with its mode and how often editors agreed with it. */
import { RULE_MODES } from '#catalog/screening/rule.ts';
import { setMode } from '#catalog/screening-modes.ts';
import { readScreeningReport, type RuleReport } from '#catalog/screening-report.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { ruleName, screeningMessages } from '#locales/screening.ts';
import { accountOf } from '#web/account/signed-in.ts';
import { attributes, html, type Html } from '#web/html.ts';
import { pathTo } from '#web/links.ts';
import { doneNotice } from '#web/notices.ts';
import { tableFrame } from '#web/tables.ts';
import { answerDeskPage } from './desk-layout.ts';

function modeForm(visit: Visit, { rule, mode }: RuleReport): Html {
  const { page } = screeningMessages(visit.locale);
  const choices = RULE_MODES.map(
    (choice) =>
      html`<option value="${choice}" ${attributes({ selected: choice === mode })}>${page.modes[choice]}</option>`,
  );
  return html`<form method="post" action="${pathTo(visit.locale, 'editor', 'screening', rule)}">
    <select name="mode" aria-label="${page.modeOf(ruleName(visit.locale, rule))}">
      ${choices}
    </select>
    <button class="button-link">${page.save}</button>
  </form>`;
}

function ruleRow(visit: Visit, report: RuleReport): Html {
  const { t, locale, format } = visit;
  const { page } = screeningMessages(locale);
  const percent = (share: number): string => page.percent(Math.round(100 * share));
  const { precision, floor } = report;
  return html`<tr id="${report.rule}">
    <th scope="row">${ruleName(locale, report.rule)}<span class="sub">${t.review.verdicts[report.verdict]}</span></th>
    <td>${modeForm(visit, report)}</td>
    <td>${format.number(report.fired)}</td>
    <td>${format.number(report.refused)}</td>
    <td>${format.number(report.agreed)}</td>
    <td>${format.number(report.disagreed)}</td>
    <td>
      ${precision === null ? '—' : percent(precision)}${
        floor !== null && report.mode === 'enforced' && html`<span class="sub">${page.floor(percent(floor))}</span>`
      }
    </td>
  </tr>`;
}

async function screeningPage(visit: Visit): Promise<PageAnswer> {
  const { page } = screeningMessages(visit.locale);
  const report = await readScreeningReport(visit.parts.db);
  const columns = [page.rule, page.mode, page.fired, page.refused, page.agreed, page.disagreed, page.precision];
  return answerDeskPage(visit, {
    title: page.title,
    section: 'screening',
    main: html`${doneNotice(visit.query, { changed: page.changed })}
      <h1>${page.title}</h1>
      <p class="lead">${page.lead}</p>
      <p class="hint">${page.modesHint}</p>
      ${tableFrame(
        page.title,
        columns,
        report.map((rule) => ruleRow(visit, rule)),
      )}`,
  });
}

export const SCREENING_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/editor/screening', who: 'admin', act: screeningPage },
  {
    method: 'POST',
    path: '/:locale/editor/screening/:rule',
    who: 'admin',
    async act(visit) {
      await setMode(visit.parts.db, accountOf(visit), visit.params['rule'] ?? '', visit.form.get('mode'));
      return { redirect: `${pathTo(visit.locale, 'editor', 'screening')}?done=changed` };
    },
  },
];
