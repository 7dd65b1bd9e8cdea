/** One tool for editors: fields, reports, aliases, hiding, removal and history. */
import { colon } from '#locales/quotable.ts';
import { listHistoryOf } from '#catalog/audit/audit.ts';
import { CatalogError } from '#catalog/errors.ts';
import { NOTE_LENGTH, REASONS_FOR, actionsFor } from '#catalog/lifecycle.ts';
import { LOCALES } from '#catalog/locales.ts';
import { findMergedInto } from '#catalog/moderation/merge.ts';
import { listOpenReports } from '#catalog/moderation/reports/list.ts';
import { findToolNames } from '#catalog/audit/subject-names.ts';
import { getDeskTool, incompleteLocales, type DeskTool } from '#catalog/tools/edits.ts';
import { editTool } from '#catalog/moderation/tool-edits.ts';
import { quarantineTool, removeTool, restoreTool } from '#catalog/moderation/quarantine.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { toolMessages } from '#locales/subjects.ts';
import { sentenceOf } from '#locales/errors.ts';
import { bodyOfForm, formOfEntry } from '#web/submissions/form-values.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { areaField, errorSummary, selectField } from '#web/elements/form-fields.ts';
import { blankForm } from '#web/elements/form-state.ts';
import { CHOSEN, DECISION, ENTRY } from '#web/elements/form-tables.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { alertNotice, doneNotice, monogram } from '#web/elements/notices.ts';
import { otherTool } from '#web/desk/audit-texts.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { entryErrors, entryForm } from '#web/desk/entry-form.ts';
import { addNote } from '#catalog/moderation/notes.ts';
import { notesPanel } from '#web/desk/notes-panel.ts';
import { historyPanel } from '#web/desk/history-list.ts';
import { winnerForm } from './merge.ts';
import { reportGroup } from '#web/desk/reports/report-group.ts';
import { closePath, reportsPath } from '#web/desk/reports/reports.ts';
import { ownership } from '#web/desk/self-review.ts';
import { linkPanel } from './link-panel.ts';
import { comparisonPanel, comparisonPanelPages } from './comparison-panel.ts';
import { picturePanel, picturePanelPages } from './picture-panel.ts';
import { entryFacts, standingNotice } from './tool-entry.ts';
import { aliasLine, editFindings } from './tool-notices.ts';
import { actPage } from '#web/elements/act-pages.ts';

const REPORTS_SHOWN = 20;
const HISTORY_SHOWN = 20;
const ACTIONS = ['quarantine', 'restore', 'remove'] as const;
type Action = (typeof ACTIONS)[number];
const ACTS: Readonly<Record<Action, typeof quarantineTool>> = {
  quarantine: quarantineTool,
  restore: restoreTool,
  remove: removeTool,
};

function formOfTool(tool: DeskTool): FormState {
  const form = formOfEntry(tool);
  form.values.set('mark', tool.mark);
  return form;
}

/** The form of one act; permanent removal is folded and says what it does. */
function actionForm(request: PageRequest, tool: DeskTool, action: Action, form: FormState): Html {
  const { locale } = request;
  const t = toolMessages(locale);
  const d = t.tools;
  const isRefused = form.values.get('act') === action;
  const own = isRefused ? form : blankForm();
  const path = pathTo(locale, 'editor', 'tools', tool.slug, action);
  const fields = html`<p class="hint">${d.actionHints[action]}</p>
    ${
      action !== 'restore' &&
      html`${selectField(request, own, {
        name: 'reason',
        label: t.decision.reason,
        blank: t.decision.chooseReason,
        choices: REASONS_FOR.tool.map((code) => ({ value: code, label: t.reasons[code] })),
      })}
      ${areaField(request, own, { name: 'note', label: t.decision.note, optional: true, rows: 2, maxlength: NOTE_LENGTH })}`
    }
    <button class="${action === 'restore' ? 'button' : 'button button-danger'}">${d.actions[action]}</button>`;
  if (action === 'remove')
    return html`<details class="panel confirm" ${attributes({ open: isRefused })}>
      <summary>${d.actions[action]}</summary>
      <form method="post" action="${path}" novalidate>${fields}</form>
    </details>`;
  return html`<form method="post" action="${path}" class="panel stack" novalidate>
    <h2>${d.actions[action]}</h2>
    ${fields}
  </form>`;
}

/** Open reports of readers; null without any. */
async function openReports(request: PageRequest, tool: DeskTool): Promise<Html | null> {
  const { locale, context } = request;
  const t = toolMessages(locale);
  const paging = { page: 1, perPage: 1, most: REPORTS_SHOWN };
  const { items } = await listOpenReports(context.db, { tools: [tool.id] }, paging);
  const [group] = items;
  if (group === undefined) return null;
  return html`<section class="panel desk-report" id="reports" aria-labelledby="open-reports">
    <div class="section-head">
      <h2 id="open-reports">${t.tools.openReports}</h2>
      <a href="${reportsPath(request, tool.slug, 'closed')}">${t.report.earlier}</a>
    </div>
    ${reportGroup(request, group, {
      action: closePath(request, tool.slug, { from: 'tool' }),
      form: null,
      more: reportsPath(request, tool.slug, 'open'),
    })}
  </section>`;
}

/** State, merge target, and links to the tool's other pages. */
function factsOf(request: PageRequest, tool: DeskTool, winner: { slug: string; name: string } | null): Html {
  const { locale } = request;
  const t = toolMessages(locale);
  const there = LOCALES.length - incompleteLocales(tool).length;
  const state =
    winner === null
      ? html`<span class="${`badge badge-tool-${tool.state}`}">${t.tool.states[tool.state]}</span>`
      : html`<span class="badge">${t.tool.mergedInto}</span>
          <a href="${pathTo(locale, 'editor', 'tools', winner.slug)}"><bdi>${winner.name}</bdi></a>`;
  return html`<ul class="desk-facts">
    <li>${state}</li>
    ${
      tool.state === 'published' &&
      html`<li><a href="${pathTo(locale, 'tools', tool.slug)}">${t.tool.visible}</a></li>
        <li>
          <a href="${pathTo(locale, 'editor', 'translations', tool.slug)}"
            >${t.texts.title}${colon(locale)}${t.texts.outOf({ count: there, all: LOCALES.length })}</a
          >
        </li>`
    }
  </ul>`;
}

/** The refused forms of the page. */
interface Forms {
  fields?: FormState;
  act?: FormState;
  note?: FormState;
}

async function toolPage(
  request: PageRequest,
  tool: DeskTool,
  forms: Forms,
  refusal: CatalogError | null = null,
): Promise<PageAnswer> {
  const { locale, context, query } = request;
  const t = toolMessages(locale);
  const fields = forms.fields ?? formOfTool(tool);
  const act = forms.act ?? blankForm();
  const note = forms.note ?? blankForm();
  const actLabels = { reason: t.decision.reason, note: t.decision.note, other: t.comparisons.other };
  const isPublished = tool.state === 'published';
  const own = await ownership(request, [tool.accountId]);
  const possible = own.isRefused ? [] : actionsFor('tool', tool, 'editor');
  const actions = possible.flatMap((action) => ACTIONS.find((each) => each === action) ?? []);
  const canMerge = possible.includes('merge');
  const winner = tool.state === 'removed' ? await findMergedInto(context.db.read, tool.slug) : undefined;
  const history = await listHistoryOf(context.db, accountOf(request), tool.id, HISTORY_SHOWN);
  const named = [...history.map(otherTool), winner ?? null].filter((slug) => slug !== null);
  const names = await findToolNames(context.db, named);
  return answerDeskPage(request, {
    title: tool.name,
    section: 'tools',
    main: html`${doneNotice(query, { ...t.tools.done, noted: t.team.noted, reports: t.report.done, reports_some: t.report.doneSome })}
      ${refusal !== null && alertNotice(sentenceOf(locale, refusal))}
      ${errorSummary(request, note, { desk_note: t.team.note })}
      ${fields.error === null ? errorSummary(request, act, actLabels) : entryErrors(request, fields)}
      <p class="crumbs"><a href="${pathTo(locale, 'editor', 'tools')}">${t.tools.title}</a></p>
      <header class="tool-head desk-tool-head">
        ${monogram(tool.name)}
        <div>
          <h1><bdi>${tool.name}</bdi></h1>
          ${factsOf(request, tool, winner === undefined ? null : { slug: winner, name: names.get(winner) ?? winner })}
          ${await aliasLine(request, tool)}
        </div>
      </header>
      ${own.notice} ${standingNotice(request, tool, history, names)}
      ${!own.isRefused && (await openReports(request, tool))}
      <div class="${actions.length > 0 || canMerge ? 'desk-sides' : 'desk-stack'}">
        ${
          isPublished && !own.isRefused
            ? html`<section class="panel" aria-labelledby="entry">
                <h2 id="entry">${t.entry}</h2>
                ${entryForm(request, fields, {
                  action: pathTo(locale, 'editor', 'tools', tool.slug),
                  mark: fields.values.get('mark') ?? tool.mark,
                  button: t.saveChanges,
                })}
              </section>`
            : entryFacts(request, tool)
        }
        ${
          (actions.length > 0 || canMerge) &&
          html`<div class="desk-stack">
            ${actions.map((action) => actionForm(request, tool, action, act))}
            ${canMerge && winnerForm(request, tool, { title: t.merge.title })}
          </div>`
        }
        ${editFindings(request, history)}
        <div class="desk-stack">
          ${isPublished && (await picturePanel(request, tool, !own.isRefused))}
          ${isPublished && (await linkPanel(request, tool.id))}
          ${isPublished && (await comparisonPanel(request, tool, act, !own.isRefused))}
          ${await notesPanel(request, tool.id, note, pathTo(locale, 'editor', 'tools', tool.slug, 'notes'))}
          ${historyPanel(request, history, names)}
        </div>
      </div>`,
  });
}

/** The tool's page for a form below its path. */
async function toolAgain(request: PageRequest, forms: Forms, refusal: CatalogError | null = null): Promise<PageAnswer> {
  const tool = await getDeskTool(request.context.db, request.params['slug'] ?? '');
  return toolPage(
    { ...request, path: `/editor/tools/${encodeURIComponent(tool.slug)}`, search: '' },
    tool,
    forms,
    refusal,
  );
}

async function saveFields(request: PageRequest): Promise<PageAnswer> {
  const { context, form, params, locale } = request;
  const slug = params['slug'] ?? '';
  await editTool(
    context.db,
    accountOf(request),
    slug,
    { body: bodyOfForm(form), mark: form.get('mark') ?? '' },
    (rule, thrown) => context.log.error({ err: thrown, rule }, 'a screening rule failed'),
  );
  return { redirect: `${pathTo(locale, 'editor', 'tools', slug)}?done=edit` };
}

function toolAct(action: Action): Page {
  return actPage({
    path: `/:locale/editor/tools/:slug/${action}`,
    who: 'editor',
    form: action === 'restore' ? {} : DECISION,
    again(request, act) {
      act.values.set('act', action);
      return toolAgain(request, { act });
    },
    late: (request, { error }) => toolAgain(request, {}, error),
    act(db, editor, slug, { form }) {
      const decision = { reason: form.get('reason'), note: form.get('note') };
      return ACTS[action](db, editor, slug, decision);
    },
    back: '/editor/tools/:slug',
    done: action,
  });
}

async function takeNote(request: PageRequest): Promise<PageAnswer> {
  const { context, form, params, locale } = request;
  const tool = await getDeskTool(context.db, params['slug'] ?? '');
  const subject = { kind: 'tool', id: tool.id, name: tool.name, link: { route: 'desk_tool', id: tool.slug } } as const;
  await addNote(context.db, accountOf(request), subject, form.get('desk_note'));
  return { redirect: `${pathTo(locale, 'editor', 'tools', tool.slug)}?done=noted#notes` };
}

export const DESK_TOOL_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/editor/tools/:slug',
    who: 'editor',
    handler: async (request) =>
      toolPage(request, await getDeskTool(request.context.db, request.params['slug'] ?? ''), {}),
  },
  {
    method: 'POST',
    path: '/:locale/editor/tools/:slug',
    who: 'editor',
    form: { ...ENTRY, mark: CHOSEN },
    again: (request, fields) => toolAgain(request, { fields }),
    late: (request, { error }) => toolAgain(request, {}, error),
    handler: saveFields,
  },
  ...ACTIONS.map(toolAct),
  ...picturePanelPages(
    (request, act) => toolAgain(request, { act }),
    (request, error) => toolAgain(request, {}, error),
  ),
  ...comparisonPanelPages(
    (request, act) => toolAgain(request, { act }),
    (request, error) => toolAgain(request, {}, error),
  ),
  {
    method: 'POST',
    path: '/:locale/editor/tools/:slug/notes',
    who: 'editor',
    form: { desk_note: NOTE_LENGTH },
    again: (request, note) => toolAgain(request, { note }),
    handler: takeNote,
  },
];
