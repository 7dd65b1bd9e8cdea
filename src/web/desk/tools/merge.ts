/** Merging of two tools: choice of the winner, comparison, merge. */
import { UNKNOWN_PRICING } from '#fields/pricing.ts';
import { CatalogError, ERRORS } from '#catalog/errors.ts';
import { actionsFor } from '#catalog/lifecycle.ts';
import { LOCALES, LOCALE_NAMES } from '#catalog/locales.ts';
import { findWinnerNamed, mergeTools } from '#catalog/moderation/merge.ts';
import { getDeskTool, incompleteLocales, type DeskTool } from '#catalog/tools/edits.ts';
import type { Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { toolMessages } from '#locales/subjects.ts';
import { problemSentence, sentenceOf } from '#locales/errors.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, shownAddress, withQuery } from '#web/elements/links.ts';
import { alertNotice, monogram, notice } from '#web/elements/notices.ts';
import { personText, timeText } from '#web/elements/texts.ts';
import { ADDRESS } from '#web/elements/form-tables.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { categoryName } from '#web/desk/desk-elements.ts';
import { ownership } from '#web/desk/self-review.ts';

/**
 * The form that names the winner; it only leads to the comparison. `title` is its heading on pages
 * with several; `problem` says why `typed` names no tool.
 */
export function winnerForm(
  request: PageRequest,
  tool: DeskTool,
  { title, typed = '', problem = null }: { title?: string; typed?: string; problem?: string | null } = {},
): Html {
  const t = toolMessages(request.locale);
  const d = t.merge;
  return html`<form
    method="get"
    action="${pathTo(request.locale, 'editor', 'tools', tool.slug, 'merge')}"
    class="panel stack"
  >
    ${title !== undefined && html`<h2>${title}</h2>`}
    <p class="hint">${d.lead}</p>
    <div class="field">
      <label for="field-into">${d.winner}</label>
      <p class="hint" id="field-into-hint">${t.tool.hint}</p>
      ${problem !== null && html`<p class="field-error" id="field-into-error">${problem}</p>`}
      <input
        ${attributes({
          id: 'field-into',
          name: 'into',
          value: typed,
          maxlength: ADDRESS,
          dir: 'ltr',
          autocomplete: 'off',
          autocapitalize: 'none',
          spellcheck: 'false',
          'data-tools': pathTo(request.locale, 'suggest'),
          required: true,
          'aria-invalid': problem === null ? null : 'true',
          'aria-describedby': problem === null ? 'field-into-hint' : 'field-into-hint field-into-error',
        })}
      />
    </div>
    <button class="${title === undefined ? 'button' : 'button button-quiet'}">${d.compare}</button>
  </form>`;
}

/** The tool to be merged, for comparison. */
function goingTool(request: PageRequest, tool: DeskTool): Html {
  const t = toolMessages(request.locale);
  return html`<div class="desk-going">
    ${monogram(tool.name)}
    <div>
      <p>
        <strong><bdi>${tool.name}</bdi></strong>
        <span class="badge badge-tool-removed">${t.merge.removed}</span>
      </p>
      <p class="sub"><bdi dir="ltr">${shownAddress(tool.url)}</bdi></p>
      <p class="sub">${personText(tool.tagline)}</p>
    </div>
  </div>`;
}

/** The error above the form that no tool was named, with a link to the field. */
function winnerSummary(request: PageRequest, problem: string): Html {
  const t = toolMessages(request.locale);
  return html`<div class="summary" role="alert" tabindex="-1" autofocus>
    <h2>${t.form.check}</h2>
    <ul>
      <li><a href="#field-into">${problem}</a></li>
    </ul>
  </div>`;
}

function comparison(request: PageRequest, from: DeskTool, into: DeskTool): Html {
  const { locale, format } = request;
  const t = toolMessages(locale);
  const { fields } = t;
  const row = (label: string, show: (tool: DeskTool) => Html | string): Html =>
    html`<tr>
      <th scope="row">${label}</th>
      <td>${show(from)}</td>
      <td>${show(into)}</td>
    </tr>`;
  const head = (tool: DeskTool, label: string, kind: string): Html =>
    html`<th scope="col">
      <span class="${`badge ${kind}`}">${label}</span>
      <a href="${pathTo(locale, 'editor', 'tools', tool.slug)}"><bdi>${tool.name}</bdi></a>
    </th>`;
  return html`<div class="table-frame" role="region" aria-label="${t.merge.title}" tabindex="0">
    <table class="desk-compare desk-merge">
      <thead>
        <tr>
          <td></td>
          ${head(from, t.merge.removed, 'badge-tool-removed')} ${head(into, t.merge.kept, 'badge-tool-published')}
        </tr>
      </thead>
      <tbody>
        ${row(t.state, (tool) => t.tool.states[tool.state])}
        ${row(fields.url.label, (tool) => html`<bdi dir="ltr">${shownAddress(tool.url)}</bdi>`)}
        ${row('/tools/', (tool) => html`<bdi dir="ltr">${tool.slug}</bdi>`)}
        ${row(fields.tagline.label, (tool) => personText(tool.tagline))}
        ${row(fields.description.label, (tool) => (tool.description === null ? '—' : html`<span class="lines">${personText(tool.description)}</span>`))}
        ${row(fields.pricing_model.label, (tool) => t.pricing[tool.pricingModel ?? UNKNOWN_PRICING])}
        ${row(fields.categories.label, (tool) => tool.categories.map((id) => categoryName(request, id)).join(' · '))}
        ${row(t.texts.original, (tool) => html`<bdi lang="${tool.originalLocale}">${LOCALE_NAMES[tool.originalLocale]}</bdi>`)}
        ${row(t.texts.title, (tool) => t.texts.outOf({ count: LOCALES.length - incompleteLocales(tool).length, all: LOCALES.length }))}
        ${row(t.catalog.since, (tool) => timeText(tool.publishedAt, format.date(tool.publishedAt)))}
      </tbody>
    </table>
  </div>`;
}

function confirmation(request: PageRequest, from: DeskTool, into: DeskTool): Html {
  const { locale } = request;
  const t = toolMessages(locale);
  const { merge: d } = t;
  const path = (tool: DeskTool): string => pathTo(locale, 'editor', 'tools', tool.slug, 'merge');
  return html`${comparison(request, from, into)}
    <form method="post" action="${path(from)}" class="panel stack">
      <h2>${d.what}</h2>
      <ul>
        ${d.effects.map((effect) => html`<li>${effect}</li>`)}
      </ul>
      <input type="hidden" name="into" value="${into.slug}" />
      <div class="panel-actions">
        <button class="button button-danger">${d.button}</button>
        <a class="button button-quiet" href="${pathTo(locale, 'editor', 'tools', from.slug)}">${t.cancel}</a>
        ${from.state === 'published' && html`<a href="${withQuery(path(into), { into: from.slug })}">${d.swap}</a>`}
      </div>
    </form>`;
}

/** The winner, or why `typed` names none; neither if `typed` is null. */
async function readWinner(
  request: PageRequest,
  from: DeskTool,
  typed: string | null,
): Promise<{ winner: string | null; problem: string | null }> {
  const d = toolMessages(request.locale).merge;
  if (typed === null) return { winner: null, problem: null };
  if (typed.trim() === '') return { winner: null, problem: problemSentence(request.locale, { rule: 'required' }) };
  const winner = await findWinnerNamed(request.context.db.read, typed);
  if (winner === undefined) return { winner: null, problem: d.unknown };
  return winner === from.slug ? { winner: null, problem: d.itself } : { winner, problem: null };
}

/** The page of a merge; `said` after a refusal. */
async function mergePage(
  request: PageRequest,
  from: DeskTool,
  typed: string | null,
  said: CatalogError | null = null,
): Promise<PageAnswer> {
  const { locale, context } = request;
  const t = toolMessages(locale);
  const canMerge = actionsFor('tool', from, 'editor').includes('merge');
  const { winner, problem } = await readWinner(request, from, typed);
  const into = winner === null ? null : await getDeskTool(context.db, winner);
  const own = await ownership(request, [from.accountId, into?.accountId ?? null]);
  const isRefused = canMerge && problem !== null;
  const answer = said ?? (isRefused ? new CatalogError('validation_failed') : null);
  const title = t.merge.titleOf(from.name);
  const asks = canMerge && into !== null && !own.isRefused;
  const heading = asks ? t.merge.confirm({ from: from.name, into: into.name }) : title;
  return answerDeskPage(request, {
    title,
    section: 'tools',
    ...(answer !== null && { status: ERRORS[answer.code] }),
    main: html`${said !== null && alertNotice(sentenceOf(locale, said))} ${own.notice}
      ${isRefused && winnerSummary(request, problem)}
      <p class="crumbs">
        <a href="${pathTo(locale, 'editor', 'tools')}">${t.tools.title}</a>
        <a href="${pathTo(locale, 'editor', 'tools', from.slug)}"><bdi>${from.name}</bdi></a>
      </p>
      <h1>${heading}</h1>
      ${
        !canMerge
          ? notice('note', html`<p>${t.tool.states[from.state]}</p>`)
          : into === null
            ? html`<div class="medium">
                ${goingTool(request, from)} ${winnerForm(request, from, { typed: typed ?? '', problem })}
              </div>`
            : own.isRefused
              ? comparison(request, from, into)
              : confirmation(request, from, into)
      }`,
  });
}

async function merge(request: PageRequest): Promise<PageAnswer> {
  const { context, params, form, locale } = request;
  if (request.refusal?.code === 'maintenance') throw request.refusal;
  const from = await getDeskTool(context.db, params['slug'] ?? '');
  const into = form.get('into') ?? '';
  const view = { ...request, path: `/editor/tools/${encodeURIComponent(from.slug)}/merge`, search: '' };
  try {
    await mergeTools(context.db, accountOf(request), { from: from.slug, into });
  } catch (error) {
    if (!(error instanceof CatalogError) || !['conflict', 'not_found', 'validation_failed'].includes(error.code))
      throw error;
    // Shown with the current tools; an unknown tool is reported at the field.
    const now = await getDeskTool(context.db, from.slug);
    return mergePage(view, now, into.replaceAll('\0', ''), error.code === 'conflict' ? error : null);
  }
  return { redirect: `${pathTo(locale, 'editor', 'tools', into)}?done=merge` };
}

export const MERGE_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/editor/tools/:slug/merge',
    who: 'editor',
    async handler(request) {
      const tool = await getDeskTool(request.context.db, request.params['slug'] ?? '');
      const typed = request.query.get('into')?.slice(0, ADDRESS).replaceAll('\0', '');
      return mergePage(request, tool, typed ?? null);
    },
  },
  {
    method: 'POST',
    path: '/:locale/editor/tools/:slug/merge',
    who: 'editor',
    form: { into: ADDRESS },
    again: null,
    handler: merge,
  },
];
