/** The form with which a reader tells editors what is wrong with an entry. */
import { REPORT_KINDS, REPORT_LENGTH, reportTool } from '#catalog/reports.ts';
import { getTool, type Tool } from '#catalog/tools.ts';
import { takeAttempt } from '#http/page-limits.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { visitorMessages } from '#locales/visitors.ts';
import { areaField, choiceField, errorSummary } from '#web/form-fields.ts';
import { attempt, blankForm, refusalOf, type FormState } from '#web/form-state.ts';
import { html } from '#web/html.ts';
import { answerPage } from '#web/layout.ts';
import { pathTo } from '#web/links.ts';
import { doneNotice } from '#web/notices.ts';

function reportPage(visit: Visit, tool: Tool, form: FormState): PageAnswer {
  const { locale } = visit;
  const v = visitorMessages(locale);
  const title = v.report.title(tool.name);
  const back = html`<p>
    <a href="${pathTo(locale, 'tools', tool.slug)}">${v.tool.back}</a>
  </p>`;
  const done = doneNotice(visit.query, { sent: v.report.done });
  return answerPage(visit, {
    title,
    section: 'tools',
    search: 'header',
    ...(form.error !== null && refusalOf(form.error)),
    main: html`<div class="medium">
      ${errorSummary(visit, form, { kind: v.report.kind, message: v.report.message })}
      <h1>${title}</h1>
      ${done}
      ${
        done === null &&
        html`<p class="lead">${v.report.lead}</p>
          <form class="panel" action="${pathTo(locale, 'tools', tool.slug, 'report')}" method="post" novalidate>
            ${choiceField(visit, form, {
              name: 'kind',
              label: v.report.kind,
              kind: 'radio',
              choices: REPORT_KINDS.map((kind) => ({ value: kind, label: v.report.kinds[kind] })),
            })}
            ${areaField(visit, form, {
              name: 'message',
              label: v.report.message,
              hint: v.report.messageHint,
              optional: true,
              maxlength: REPORT_LENGTH,
            })}
            <button class="button">${v.report.button}</button>
          </form>`
      }
      ${back}
    </div>`,
  });
}

const toolOf = (visit: Visit): Promise<Tool> => getTool(visit.parts.live, visit.params['slug'] ?? '', visit.locale);

export const REPORT_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/tools/:slug/report',
    who: 'anyone',
    private: true,
    act: async (visit) => reportPage(visit, await toolOf(visit), blankForm()),
  },
  {
    method: 'POST',
    path: '/:locale/tools/:slug/report',
    who: 'anyone',
    async act(visit) {
      const { locale, form, parts, address } = visit;
      const tool = await toolOf(visit);
      const { refused } = await attempt(async () => {
        await takeAttempt(visit, 'report', address);
        await reportTool(parts.db, {
          slug: tool.slug,
          kind: form.get('kind') ?? '',
          message: form.get('message') ?? '',
          locale,
        });
      });
      if (refused !== null) {
        // Only stored reports count.
        if (refused.code === 'validation_failed') await parts.limiter.give('report', address, 1);
        return reportPage(visit, tool, { values: form, error: refused });
      }
      return { redirect: `${pathTo(locale, 'tools', tool.slug, 'report')}?done=sent` };
    },
  },
];
