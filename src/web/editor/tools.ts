/** Tools in the catalog as editors see them: find one, edit its fields, hide it, publish it again, remove it. */
import { CatalogError, ERRORS } from '#catalog/errors.ts';
import { listHistory, type HistoryEntry } from '#catalog/history.ts';
import { NOTE_LENGTH, REASON_CODES, TOOL_STATES, toolActionsFor, type ToolState } from '#catalog/lifecycle.ts';
import { editTool, getDeskTool, listHiddenTools, missingLocales, type DeskTool } from '#catalog/tool-edits.ts';
import { quarantineTool, removeTool, restoreTool } from '#catalog/tool-moderation.ts';
import { listTools } from '#catalog/tools.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { deskMessages } from '#locales/desk.ts';
import { errorSentence } from '#locales/messages.ts';
import { bodyOfForm } from '#web/account/submission-form.ts';
import { accountOf } from '#web/account/signed-in.ts';
import { areaField, errorSummary, selectField } from '#web/form-fields.ts';
import { attempt, blankForm, refusalOf, type FormState } from '#web/form-state.ts';
import { attributes, html, type Html } from '#web/html.ts';
import { pathTo, shownAddress, withQuery } from '#web/links.ts';
import { doneNotice, monogram, notice } from '#web/notices.ts';
import { personText, timeText } from '#web/texts.ts';
import { pagination, readPage } from '#web/visitors/pagination.ts';
import { actionName } from './audit-texts.ts';
import { answerDeskPage } from './desk-layout.ts';
import { entryErrors, entryForm } from './entry-form.ts';

const PER_PAGE = 50;
const LAST_PAGE = 500;
const QUERY_LENGTH = 100;
const ACTIONS = ['quarantine', 'restore', 'remove'] as const;
type Action = (typeof ACTIONS)[number];

interface Listed {
  slug: string;
  name: string;
  tagline: string;
  url: string;
  updatedAt: string;
}

function toolRow(visit: Visit, tool: Listed): Html {
  const { locale, format } = visit;
  return html`<tr data-row>
    <th scope="row">
      <a href="${pathTo(locale, 'editor', 'tools', tool.slug)}" data-open><bdi>${tool.name}</bdi></a
      ><span class="sub">${personText(tool.tagline)}</span>
    </th>
    <td><span class="sub" dir="ltr">${shownAddress(tool.url)}</span></td>
    <td>${timeText(tool.updatedAt, format.date(tool.updatedAt))}</td>
    <td><a href="${pathTo(locale, 'editor', 'translations', tool.slug)}">${deskMessages(locale).texts.title}</a></td>
  </tr>`;
}

async function listPage(visit: Visit): Promise<PageAnswer> {
  const { t, locale, parts, query } = visit;
  const d = deskMessages(locale);
  const wanted = query.get('state') ?? 'published';
  const state = TOOL_STATES.find((each) => each === wanted);
  const page = readPage(query, LAST_PAGE);
  if (state === undefined || page === undefined) throw new CatalogError('not_found');
  const q = (query.get('q') ?? '').slice(0, QUERY_LENGTH);
  const wish = { page, perPage: PER_PAGE, ...(q.trim() !== '' && { q }) };
  const found: { items: Listed[]; total: number } =
    state === 'published'
      ? await listTools(parts.live, { ...wish, locale })
      : q.includes('\0')
        ? { items: [], total: 0 }
        : await listHiddenTools(parts.db, state, wish);
  const base = pathTo(locale, 'editor', 'tools');
  const link = (values: { state?: ToolState; q?: string; page?: number | undefined }) =>
    withQuery(base, { ...values, state: values.state === 'published' ? undefined : values.state });
  return answerDeskPage(visit, {
    title: d.tools.title,
    section: 'tools',
    main: html`<h1>${d.tools.title}</h1>
      <nav class="tabs" aria-label="${t.queue.states}">
        <ul>
          ${TOOL_STATES.map((each) => html`<li><a href="${link({ state: each, q })}" ${attributes({ 'aria-current': each === state ? 'page' : null })}>${d.tools.states[each]}</a></li>`)}
        </ul>
      </nav>
      <form method="get" action="${base}" class="desk-filters" role="search">
        ${state !== 'published' && html`<input type="hidden" name="state" value="${state}" />`}
        <div class="field">
          <label for="tool-search">${d.tools.search}</label>
          <input id="tool-search" type="search" name="q" value="${q}" maxlength="${QUERY_LENGTH}" dir="auto" />
        </div>
        <button class="button button-quiet">${t.search.button}</button>
      </form>
      ${
        found.items.length === 0
          ? html`<p class="empty">${d.tools.none}</p>`
          : html`<div class="list-summary"><h2>${t.list.found(found.total)}</h2></div>
              <div class="table-frame" role="region" aria-label="${d.tools.title}" tabindex="0">
                <table class="desk-table" data-queue>
                  <thead>
                    <tr>
                      ${[t.queue.name, t.submit.fields.url.label, d.tools.updated, d.texts.title].map((column) => html`<th scope="col">${column}</th>`)}
                    </tr>
                  </thead>
                  <tbody>
                    ${found.items.map((tool) => toolRow(visit, tool))}
                  </tbody>
                </table>
              </div>`
      }
      ${pagination(visit, page, Math.min(LAST_PAGE, Math.ceil(found.total / PER_PAGE)), (target) => link({ state, q, page: target === 1 ? undefined : target }))}`,
  });
}

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
          return html`<li>
            <strong>${actionName(visit, entry.action)}</strong>
            <span class="sub"
              >${timeText(entry.at, format.dateTime(entry.at))}${reason !== undefined && ` · ${t.reasons[reason]}`}${entry.note !== null && html` · ${personText(entry.note)}`}</span
            >
          </li>`;
        })}
    </ul>
  </section>`;
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
    main: html`${doneNotice(query, d.tools.done)}
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
        </div>
      </header>
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
        ${actions.map((action) => actionForm(visit, tool, action, act))} ${historyList(visit, history)}
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

export const TOOL_DESK_PAGES: readonly Page[] = [
  { method: 'GET', path: '/:locale/editor/tools', who: 'editor', act: listPage },
  {
    method: 'GET',
    path: '/:locale/editor/tools/:slug',
    who: 'editor',
    act: async (visit) => toolPage(visit, await getDeskTool(visit.parts.db, visit.params['slug'] ?? ''), {}),
  },
  { method: 'POST', path: '/:locale/editor/tools/:slug', who: 'editor', act: saveFields },
  ...ACTIONS.map(actPage),
];
