/** The form by which readers report a problem of an entry. */
import { EMAIL_MAX_LENGTH } from '#catalog/email-addresses.ts';
import { REPORT_KINDS, REPORT_LENGTH, reportTool, type Reporter } from '#catalog/moderation/reports/reports.ts';
import { getTool, type Tool } from '#catalog/tools/tools.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { FormState, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { recommendationMessages, visitorMessages } from '#locales/subjects.ts';
import { choiceField } from '#web/elements/choice-fields.ts';
import { areaField, errorSummary, textField } from '#web/elements/form-fields.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo, shownAddress } from '#web/elements/links.ts';
import { findTool, missingTool } from '#web/elements/missing-tool.ts';
import { doneNotice, toolMark } from '#web/elements/notices.ts';
import { catalogText } from '#web/elements/texts.ts';

/** The reported tool beside the form. */
function reportedTool({ locale }: PageRequest, tool: Tool): Html {
  const t = visitorMessages(locale);
  return html`<aside class="panel reported" aria-label="${tool.name}">
    <div class="card-head">
      ${toolMark(tool)}
      <div>
        <p class="reported-name"><bdi>${tool.name}</bdi></p>
        ${tool.pricingModel !== null && html`<p class="price">${t.pricing[tool.pricingModel]}</p>`}
      </div>
    </div>
    <p class="card-tagline">${catalogText(tool.tagline, tool.taglineLocale, locale)}</p>
    <p><a href="${tool.url}" rel="nofollow noopener" dir="ltr">${shownAddress(tool.url)}</a></p>
  </aside>`;
}

/** The address for the answer; the signed-in reader finds it in the account. */
export function replyToField(request: PageRequest, form: FormState): Html {
  const { report: v } = visitorMessages(request.locale);
  if (request.account !== null) return html`<p class="hint">${v.signedIn}</p>`;
  return textField(request, form, {
    name: 'reply_to',
    label: v.replyTo,
    hint: v.replyToHint,
    optional: true,
    type: 'email',
    autocomplete: 'email',
    maxlength: EMAIL_MAX_LENGTH,
  });
}

/** The reporter from form and session; `hasMail` of a stored report tells whether an answer can be mailed. */
export function reporterOf({ form, context, address, account }: PageRequest): {
  reporter: Reporter;
  hasMail(): boolean;
} {
  let hasMail = true;
  const reporter: Reporter = {
    accountId: account?.id,
    replyTo: form.get('reply_to') ?? '',
    async mayMail(recipient) {
      hasMail = (await context.limiter.take('report_address', address)).allowed;
      // An empty budget of an address is not revealed.
      return hasMail && (await context.limiter.take('report_answer', recipient)).allowed;
    },
  };
  return { reporter, hasMail: () => hasMail };
}

/** The recommendation that the report is about; null if it is about the tool. */
const aboutOf = ({ query }: PageRequest, form: FormState): string | null =>
  form.values.get('recommendation') ?? query.get('recommendation');

function reportForm(request: PageRequest, tool: Tool, form: FormState): Html {
  const { locale } = request;
  const t = visitorMessages(locale);
  const { report: v } = t;
  const about = aboutOf(request, form);
  return html`<form class="panel" action="${pathTo(locale, 'tools', tool.slug, 'report')}" method="post" novalidate>
    ${
      about === null
        ? choiceField(request, form, {
            name: 'kind',
            label: v.kind,
            kind: 'radio',
            choices: REPORT_KINDS.map((kind) => ({ value: kind, label: t.reportKinds[kind] })),
          })
        : html`<input type="hidden" name="recommendation" value="${about}" />`
    }
    ${areaField(request, form, {
      name: 'message',
      label: about === null ? v.message : recommendationMessages(locale).recommendations.report.message,
      hint: v.messageHint,
      optional: about === null,
      maxlength: REPORT_LENGTH,
    })}
    ${replyToField(request, form)}
    <button class="button">${v.button}</button>
  </form>`;
}

function reportPage(request: PageRequest, tool: Tool, form: FormState): PageAnswer {
  const { locale } = request;
  const t = visitorMessages(locale);
  const done = doneNotice(request.query, { sent: t.report.done, no_mail: t.report.doneNoMail });
  const { report: said } = recommendationMessages(locale).recommendations;
  const about = aboutOf(request, form);
  const asked = about === null ? t.report.title(tool.name) : said.title(tool.name);
  const title = done === null ? asked : t.report.sent;
  const entry = pathTo(locale, 'tools', tool.slug);
  return answerPage(request, {
    title,
    description: t.report.lead,
    section: 'tools',
    search: 'header',
    main: html`<header>
        <h1>${title}</h1>
        ${done === null && html`<p class="lead">${t.report.lead}</p>`}
      </header>
      ${errorSummary(request, form, { kind: t.report.kind, message: about === null ? t.report.message : said.message, reply_to: t.report.replyTo })}
      <div class="split">
        <div>
          ${done ?? reportForm(request, tool, form)}
          <p>
            <a ${attributes({ class: done === null ? null : 'button button-quiet' })} href="${entry}">${t.tool.back}</a>
          </p>
        </div>
        ${reportedTool(request, tool)}
      </div>`,
  });
}

const toolOf = (request: PageRequest): Promise<Tool> =>
  getTool(request.context.live, request.params['slug'] ?? '', request.locale);

async function report(request: PageRequest): Promise<PageAnswer> {
  const { locale, form, context, address } = request;
  const tool = await toolOf(request);
  const { reporter, hasMail } = reporterOf(request);
  await takeAttempt(request, 'report', address);
  const values = { kind: form.get('kind') ?? '', message: form.get('message') ?? '' };
  const recommendation = form.get('recommendation');
  const about = recommendation !== null && { recommendation };
  await reportTool(context.db, { slug: tool.slug, ...values, locale, ...about }, reporter);
  return { redirect: `${pathTo(locale, 'tools', tool.slug, 'report')}?done=${hasMail() ? 'sent' : 'no_mail'}` };
}

/** Refunds a report that was not stored. */
export async function refundReport({ context, address }: PageRequest, { error }: FormState): Promise<void> {
  if (error?.code === 'validation_failed') await context.limiter.refund('report', address, 1);
}

export const REPORT_PAGES = formPages({
  path: '/:locale/tools/:slug/report',
  who: 'anyone',
  private: true,
  form: { kind: CHOSEN, recommendation: CHOSEN, message: REPORT_LENGTH, reply_to: EMAIL_MAX_LENGTH },
  async page(request, form) {
    const slug = request.params['slug'] ?? '';
    const tool = await findTool(request, slug);
    if (tool === undefined) return missingTool(request, slug, ['report']);
    await refundReport(request, form);
    return reportPage(request, tool, form);
  },
  act: report,
});
