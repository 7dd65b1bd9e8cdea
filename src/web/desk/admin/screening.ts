/** Screening for admins: the language model, and every rule with its mode and the agreement of editors. */
import { RULE_MODES } from '#catalog/screening/rule.ts';
import { DOUBTS } from '#catalog/screening/opinions.ts';
import { secondOpinion } from '#catalog/screening/rules/language-models.ts';
import { TOPIC_IDS } from '#catalog/screening/topics.ts';
import { readAgreement } from '#catalog/submissions/opinion-agreement.ts';
import { countAsked } from '#catalog/submissions/second-opinions.ts';
import { listSeparator } from '#locales/quotable.ts';
import { modeField, setModes } from '#catalog/screening/feedback/modes.ts';
import { readScreeningReport, type RuleReport } from '#catalog/screening/feedback/report.ts';
import type { FormState, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { ruleName } from '#locales/screening.ts';
import { screeningMessages } from '#locales/subjects.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { errorSummary, fieldError } from '#web/elements/form-fields.ts';
import { valueOf } from '#web/elements/form-state.ts';
import { ADDRESS, CHOSEN } from '#web/elements/form-tables.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { doneNotice } from '#web/elements/notices.ts';
import { tableFrame, type Row } from '#web/elements/tables.ts';
import { kindOf, RULES } from '#catalog/screening/screening.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { kindBadge } from '#web/desk/desk-elements.ts';
import { formPages } from '#web/elements/form-pages.ts';

function modeChoice(request: PageRequest, { rule, mode }: RuleReport, form: FormState): Html {
  const { page } = screeningMessages(request.locale);
  const field = modeField(rule);
  const error = fieldError(request, form, field);
  const chosen = RULE_MODES.find((choice) => choice === form.values.get(field)) ?? mode;
  const choices = RULE_MODES.map(
    (choice) =>
      html`<option value="${choice}" ${attributes({ selected: choice === chosen })}>${page.modes[choice]}</option>`,
  );
  return html`${error}
    <select
      ${attributes({
        name: field,
        id: `field-${field}`,
        'aria-label': page.modeOf(ruleName(request.locale, rule)),
        'aria-invalid': error === null ? null : 'true',
        'aria-describedby': error === null ? null : `field-${field}-error`,
      })}
    >
      ${choices}
    </select>`;
}

function ruleRow(request: PageRequest, report: RuleReport, form: FormState): Row {
  const { locale, format } = request;
  const { page } = screeningMessages(locale);
  const percent = (share: number): string => page.percent(Math.round(100 * share));
  const { precision, floor } = report;
  return {
    own: attributes({ id: report.rule, class: report.fired === 0 ? 'is-quiet' : null }),
    title: html`${ruleName(locale, report.rule)} ${kindBadge(request, kindOf(report))}`,
    cells: [
      modeChoice(request, report, form),
      format.number(report.fired),
      format.number(report.refused),
      format.number(report.agreed),
      format.number(report.disagreed),
      [
        precision === null ? '—' : percent(precision),
        floor !== null && report.mode === 'enforced' && html`<span class="sub">${page.floor(percent(floor))}</span>`,
      ],
    ],
  };
}

/** The language model: its rules, its budget, and how often editors agree with it. Null without a model. */
async function modelPanel({ context, locale, format }: PageRequest): Promise<Html | null> {
  const { db, config } = context;
  if (config.judge === undefined) return null;
  const { model } = screeningMessages(locale).page;
  const { agreed, disagreed } = await readAgreement(db);
  const rules = DOUBTS.filter((rule) => !TOPIC_IDS.includes(rule));
  const names = rules.map((rule) => ruleName(locale, rule)).join(listSeparator(locale));
  const [asked, most] = [await countAsked(db), config.judge.perDay].map((figure) => format.number(figure));
  return html`<section class="panel" aria-labelledby="model">
    <h2 id="model">${model.title}</h2>
    <p>
      ${config.judge.refuses ? model.asked({ rules: names, rule: ruleName(locale, secondOpinion.id) }) : model.advises}
    </p>
    <p>${model.budget({ asked: asked ?? '', most: most ?? '' })}</p>
    <p>${model.editors({ agreed: format.number(agreed), disagreed: format.number(disagreed) })}</p>
  </section>`;
}

/** The modes that the page showed: only the modes that its sender changed are saved. */
const SEEN = 'seen';

const seenModes = (report: readonly RuleReport[]): string =>
  report.map(({ rule, mode }) => `${rule}=${mode}`).join(' ');

async function screeningPage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { locale } = request;
  const { page } = screeningMessages(locale);
  const report = await readScreeningReport(request.context.db);
  const columns = [page.rule, page.mode, page.fired, page.refused, page.agreed, page.disagreed, page.precision];
  const labels = report.map(({ rule }) => [modeField(rule), page.modeOf(ruleName(locale, rule))]);
  return answerDeskPage(request, {
    title: page.title,
    section: 'screening',
    main: html`${doneNotice(request.query, { changed: page.changed })}
      ${errorSummary(request, form, Object.fromEntries(labels))}
      <h1>${page.title}</h1>
      <p class="lead">${page.lead}</p>
      <p class="hint">${page.modesHint}</p>
      ${await modelPanel(request)}
      <form method="post" action="${pathTo(locale, 'editor', 'screening')}">
        <input type="hidden" name="${SEEN}" value="${valueOf(form, SEEN) || seenModes(report)}" />
        <div class="desk-table desk-figures desk-rules">
          ${tableFrame(
            page.title,
            columns,
            // Rules with findings first; stable otherwise.
            report.toSorted((x, y) => y.fired - x.fired).map((each) => ruleRow(request, each, form)),
          )}
        </div>
        <p class="desk-save"><button class="button">${page.save}</button></p>
      </form>`,
  });
}

/** Changes the modes that differ from the shown ones. */
async function changeModes(request: PageRequest): Promise<PageAnswer> {
  const { context, form, locale } = request;
  const seen = new Set(form.get(SEEN)?.split(' '));
  const chosen = RULES.flatMap(({ id }) => {
    const mode = form.get(modeField(id));
    return mode === null || seen.has(`${id}=${mode}`) ? [] : [[id, mode] as const];
  });
  await setModes(context.db, accountOf(request), new Map(chosen));
  return { redirect: `${pathTo(locale, 'editor', 'screening')}?done=changed` };
}

export const SCREENING_PAGES = formPages({
  path: '/:locale/editor/screening',
  who: 'admin',
  form: { ...Object.fromEntries(RULES.map(({ id }) => [modeField(id), CHOSEN])), [SEEN]: ADDRESS },
  page: screeningPage,
  act: changeModes,
});
