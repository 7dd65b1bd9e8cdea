/** One tool as editors see it: its fields, what readers reported, what it stands for, hiding, removing and its history. */
import { listAliases } from '#catalog/aliases.ts';
import { CatalogError, ERRORS } from '#catalog/errors.ts';
import { listHistory, type HistoryEntry } from '#catalog/history.ts';
import { NOTE_LENGTH, REASON_CODES, toolActionsFor } from '#catalog/lifecycle.ts';
import { findMergedInto } from '#catalog/merging.ts';
import { listOpenReports } from '#catalog/report-lists.ts';
import { editTool, getDeskTool, missingLocales, type DeskTool } from '#catalog/tool-edits.ts';
import { quarantineTool, removeTool, restoreTool } from '#catalog/tool-moderation.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { deskMessages } from '#locales/desk.ts';
import { errorSentence } from '#locales/messages.ts';
import { bodyOfForm } from '#web/account/submission-form.ts';
import { accountOf } from '#web/account/signed-in.ts';
import { areaField, errorSummary, selectField } from '#web/form-fields.ts';
import { attempt, blankForm, refusalOf, type FormState } from '#web/form-state.ts';
import { html, type Html } from '#web/html.ts';
import { pathTo, shownAddress } from '#web/links.ts';
import { doneNotice, monogram, notice } from '#web/notices.ts';
import { personText, timeText } from '#web/texts.ts';
import { actionName } from './audit-texts.ts';
import { answerDeskPage } from './desk-layout.ts';
import { entryErrors, entryForm } from './entry-form.ts';
import { winnerForm } from './merge.ts';
import { reportGroup } from './report-group.ts';
import { closePath, reportsPath } from './reports.ts';

const REPORTS_SHOWN = 20;
const ACTIONS = ['quarantine', 'restore', 'remove'] as const;
type Action = (typeof ACTIONS)[number];

function formOfTool(tool: DeskTool): FormState {
  return blankForm({
    url: tool.url,
    name: tool.name,
    tagline: tool.tagline,
    description: tool.description ?? '',
    logo_url: tool.logoUrl ?? '',
    pricing_model: tool.pricingModel,
    categories: tool.categories,
    contact_email: tool.contactEmail ?? '',
    mark: tool.mark,
  });
}

function actionForm(visit: Visit, tool: DeskTool, action: Action, form: FormState): Html {
  const { t, locale } = visit;
  const d = deskMessages(locale);
  const own = form.values.get('act') === action ? form : blankForm();
  return html`<form
    method="post"
    action="${pathTo(locale, 'editor', 'tools', tool.slug, action)}"
    class="panel stack"
    novalidate
  >
    <h2>${d.tools.actions[action]}</h2>
    <p class="hint">${d.tools.actionHints[action]}</p>
    ${
      action !== 'restore' &&
      html`${selectField(visit, own, { name: 'reason', label: t.review.reason, blank: t.review.chooseReason, choices: REASON_CODES.map((code) => ({ value: code, label: t.reasons[code] })) })}
      ${areaField(visit, own, { name: 'note', label: t.review.note, optional: true, rows: 2, maxlength: NOTE_LENGTH })}`
    }
    <button class="${action === 'restore' ? 'button' : 'button button-danger'}">${d.tools.actions[action]}</button>
  </form>`;
}

function historyList(visit: Visit, entries: readonly HistoryEntry[]): Html {
  const { format, t } = visit;
  const d = deskMessages(visit.locale);
  return html`<section class="panel" aria-labelledby="history">
    <h2 id="history">${d.history}</h2>
    <ul class="plain">
      ${entries
        .toReversed()
        .slice(0, 20)
        .map((entry) => {
          const reason = REASON_CODES.find((code) => code === entry.reasonCode);
          const other = entry.detail?.['into'] ?? entry.detail?.['from'];
          return html`<li>
            <strong>${actionName(visit, entry.action)}</strong>
            ${typeof other === 'string' && html`<a href="${pathTo(visit.locale, 'editor', 'tools', other)}"><bdi dir="ltr">${other}</bdi></a>`}
            <span class="sub"
              >${timeText(entry.at, format.dateTime(entry.at))}${reason !== undefined && ` · ${t.reasons[reason]}`}${entry.note !== null && html` · ${personText(entry.note)}`}</span
            >
          </li>`;
        })}
    </ul>
  </section>`;
}

/** What readers have reported and nobody has looked at yet; nothing when there is none. */
async function openReports(visit: Visit, tool: DeskTool): Promise<Html | null> {
  const { locale, parts } = visit;
  const d = deskMessages(locale);
  const request = { page: 1, perPage: 1, most: REPORTS_SHOWN };
  const { items } = await listOpenReports(parts.db, { tools: [tool.id] }, request);
  const [group] = items;
  if (group === undefined) return null;
  return html`<section class="panel desk-report" id="reports" aria-labelledby="open-reports">
    <div class="section-head">
      <h2 id="open-reports">${d.reports.ofTool}</h2>
      <a href="${reportsPath(visit, tool.slug, 'closed')}">${d.reports.earlier}</a>
    </div>
    ${reportGroup(visit, group, {
      action: closePath(visit, tool.slug, { from: 'tool' }),
      form: null,
      more: reportsPath(visit, tool.slug, 'open'),
    })}
  </section>`;
}

/** What the tool was merged into, and what stands for it. */
async function aliasLines(visit: Visit, tool: DeskTool): Promise<Html | null> {
  const { locale, parts } = visit;
  const d = deskMessages(locale).tools;
  const winner = tool.state === 'removed' ? await findMergedInto(parts.db.read, tool.slug) : undefined;
  const aliases = await listAliases(parts.db, tool.id);
  return html`${
    winner !== undefined &&
    html`<p>
      ${d.mergedInto}: <a href="${pathTo(locale, 'editor', 'tools', winner)}"><bdi dir="ltr">${winner}</bdi></a>
    </p>`
  }
  ${
    aliases.length > 0 &&
    html`<p class="sub">
      ${d.aliases}:
      ${aliases.map((alias, index) => html`${index > 0 && ' · '}<bdi>${alias.name}</bdi> (<bdi dir="ltr">${shownAddress(alias.url)}</bdi>)`)}
    </p>`
  }`;
}

async function toolPage(
  visit: Visit,
  tool: DeskTool,
  forms: { fields?: FormState; act?: FormState },
  said: CatalogError | null = null,
): Promise<PageAnswer> {
  const { t, locale, parts, query } = visit;
  const d = deskMessages(locale);
  const fields = forms.fields ?? formOfTool(tool);
  const act = forms.act ?? blankForm();
  const refused = fields.error ?? act.error;
  const missing = missingLocales(tool).length;
  const actions = toolActionsFor(tool.state).flatMap((action) => ACTIONS.find((each) => each === action) ?? []);
  const history = await listHistory(parts.db, tool.id);
  return answerDeskPage(visit, {
    title: tool.name,
    section: 'tools',
    ...(refused !== null && refusalOf(refused)),
    ...(said !== null && { status: ERRORS[said.code] }),
    main: html`${doneNotice(query, { ...d.tools.done, reports: d.reports.done, reports_some: d.reports.doneSome })}
      ${said !== null && html`<div class="notice notice-warning" role="alert"><p>${errorSentence(locale, said.code)}</p></div>`}
      ${fields.error === null ? errorSummary(visit, act, { reason: t.review.reason, note: t.review.note }) : entryErrors(visit, fields)}
      <p class="crumbs"><a href="${pathTo(locale, 'editor', 'tools')}">${d.tools.title}</a></p>
      <header class="tool-head">
        ${monogram(tool.name)}
        <div>
          <h1><bdi>${tool.name}</bdi></h1>
          <p>
            <span class="${`badge badge-tool-${tool.state}`}">${d.tools.states[tool.state]}</span>
            ${tool.state === 'published' && html`<a href="${pathTo(locale, 'tools', tool.slug)}">${d.tools.visible}</a> ·`}
            <a href="${pathTo(locale, 'editor', 'translations', tool.slug)}">${d.texts.title}</a>
            <span class="count">${missing === 0 ? d.texts.complete : d.texts.missingCount(missing)}</span>
          </p>
          ${await aliasLines(visit, tool)}
        </div>
      </header>
      ${await openReports(visit, tool)}
      ${
        tool.state === 'published'
          ? entryForm(visit, fields, {
              action: pathTo(locale, 'editor', 'tools', tool.slug),
              mark: fields.values.get('mark') ?? tool.mark,
              button: d.edit.button,
            })
          : notice(
              'note',
              html`<p>${personText(tool.tagline)}</p>
                <p>${d.tools.onlyPublished}</p>`,
            )
      }
      <div class="desk-pair">
        ${actions.map((action) => actionForm(visit, tool, action, act))}
        ${toolActionsFor(tool.state).includes('merge') && winnerForm(visit, tool)} ${historyList(visit, history)}
      </div>`,
  });
}

async function saveFields(visit: Visit): Promise<PageAnswer> {
  const { parts, form, params, locale } = visit;
  const slug = params['slug'] ?? '';
  try {
    const result = await attempt(() =>
      editTool(parts.db, accountOf(visit), slug, { body: bodyOfForm(form), mark: form.get('mark') ?? '' }),
    );
    if (result.refused !== null) {
      return await toolPage(visit, await getDeskTool(parts.db, slug), {
        fields: { values: form, error: result.refused },
      });
    }
  } catch (error) {
    if (!(error instanceof CatalogError) || error.code !== 'conflict') throw error;
    return toolPage(visit, await getDeskTool(parts.db, slug), {}, error);
  }
  await parts.live.refresh();
  return { redirect: `${pathTo(locale, 'editor', 'tools', slug)}?done=edit` };
}

function actPage(action: Action): Page {
  return {
    method: 'POST',
    path: `/:locale/editor/tools/:slug/${action}`,
    who: 'editor',
    async act(visit) {
      const { parts, form, params, locale } = visit;
      const slug = params['slug'] ?? '';
      const editor = accountOf(visit);
      const view = { ...visit, path: `/editor/tools/${encodeURIComponent(slug)}`, search: '' };
      const decision = { reason: form.get('reason'), note: form.get('note') };
      const acts: Record<Action, () => Promise<void>> = {
        quarantine: () => quarantineTool(parts.db, editor, slug, decision),
        restore: () => restoreTool(parts.db, editor, slug),
        remove: () => removeTool(parts.db, editor, slug, decision),
      };
      try {
        const result = await attempt(acts[action]);
        if (result.refused !== null) {
          form.set('act', action);
          return await toolPage(view, await getDeskTool(parts.db, slug), {
            act: { values: form, error: result.refused },
          });
        }
      } catch (error) {
        if (!(error instanceof CatalogError) || error.code !== 'conflict') throw error;
        return toolPage(view, await getDeskTool(parts.db, slug), {}, error);
      }
      await parts.live.refresh();
      return { redirect: `${pathTo(locale, 'editor', 'tools', slug)}?done=${action}` };
    },
  };
}

export const DESK_TOOL_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/editor/tools/:slug',
    who: 'editor',
    act: async (visit) => toolPage(visit, await getDeskTool(visit.parts.db, visit.params['slug'] ?? ''), {}),
  },
  { method: 'POST', path: '/:locale/editor/tools/:slug', who: 'editor', act: saveFields },
  ...ACTIONS.map(actPage),
];
