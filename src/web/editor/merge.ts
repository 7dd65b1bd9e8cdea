/** Merging a tool into another: naming the one that stays, both side by side with what will happen, and the merge. */
import { CatalogError, ERRORS } from '#catalog/errors.ts';
import { toolActionsFor } from '#catalog/lifecycle.ts';
import { LOCALE_NAMES } from '#catalog/locales.ts';
import { findWinnerNamed, mergeTools } from '#catalog/merging.ts';
import { getDeskTool, missingLocales, type DeskTool } from '#catalog/tool-edits.ts';
import type { Page, PageAnswer, Visit } from '#http/page-types.ts';
import { deskMessages } from '#locales/desk.ts';
import { errorSentence } from '#locales/messages.ts';
import { accountOf } from '#web/account/signed-in.ts';
import { html, type Html } from '#web/html.ts';
import { pathTo, shownAddress, withQuery } from '#web/links.ts';
import { notice } from '#web/notices.ts';
import { personText, timeText } from '#web/texts.ts';
import { answerDeskPage } from './desk-layout.ts';

/** The form that names the winner; it leads to the comparison and changes nothing. */
export function winnerForm(visit: Visit, tool: DeskTool, typed = '', problem: string | null = null): Html {
  const d = deskMessages(visit.locale).merge;
  return html`<form
    method="get"
    action="${pathTo(visit.locale, 'editor', 'tools', tool.slug, 'merge')}"
    class="panel stack"
  >
    <h2>${d.title}</h2>
    <p class="hint">${d.lead}</p>
    <div class="field">
      <label for="field-into">${d.winner}</label>
      <p class="hint" id="field-into-hint">${d.winnerHint}</p>
      ${problem !== null && html`<p class="field-error" id="field-into-error">${problem}</p>`}
      <input
        id="field-into"
        name="into"
        value="${typed}"
        maxlength="2048"
        dir="ltr"
        autocomplete="off"
        required
        aria-describedby="${problem === null ? 'field-into-hint' : 'field-into-hint field-into-error'}"
      />
    </div>
    <button class="button button-quiet">${d.compare}</button>
  </form>`;
}

function comparison(visit: Visit, from: DeskTool, into: DeskTool): Html {
  const { t, locale, format, parts } = visit;
  const d = deskMessages(locale);
  const { fields } = t.submit;
  const names = parts.live.categories.of(locale);
  const row = (label: string, show: (tool: DeskTool) => Html | string): Html =>
    html`<tr>
      <th scope="row">${label}</th>
      <td>${show(from)}</td>
      <td>${show(into)}</td>
    </tr>`;
  const head = (tool: DeskTool, said: string, kind: string): Html =>
    html`<th scope="col">
      <span class="${`badge ${kind}`}">${said}</span>
      <a href="${pathTo(locale, 'editor', 'tools', tool.slug)}"><bdi>${tool.name}</bdi></a>
    </th>`;
  return html`<div class="table-frame" role="region" aria-label="${d.merge.title}" tabindex="0">
    <table class="desk-compare desk-merge">
      <thead>
        <tr>
          <td></td>
          ${head(from, d.merge.goes, 'badge-tool-removed')} ${head(into, d.merge.stays, 'badge-tool-published')}
        </tr>
      </thead>
      <tbody>
        ${row(d.accounts.state, (tool) => d.tools.states[tool.state])}
        ${row(fields.url.label, (tool) => html`<bdi dir="ltr">${shownAddress(tool.url)}</bdi>`)}
        ${row('/tools/', (tool) => html`<bdi dir="ltr">${tool.slug}</bdi>`)}
        ${row(fields.tagline.label, (tool) => personText(tool.tagline))}
        ${row(fields.description.label, (tool) => (tool.description === null ? '—' : html`<span class="lines">${personText(tool.description)}</span>`))}
        ${row(fields.pricing_model.label, (tool) => t.pricing[tool.pricingModel])}
        ${row(fields.categories.label, (tool) => tool.categories.map((id) => names.get(id)?.name ?? id).join(' · '))}
        ${row(d.texts.original, (tool) => html`<bdi lang="${tool.originalLocale}">${LOCALE_NAMES[tool.originalLocale]}</bdi>`)}
        ${row(d.texts.title, (tool) => (missingLocales(tool).length === 0 ? d.texts.complete : d.texts.missingCount(missingLocales(tool).length)))}
        ${row(t.tool.published, (tool) => timeText(tool.publishedAt, format.date(tool.publishedAt)))}
      </tbody>
    </table>
  </div>`;
}

function confirmation(visit: Visit, from: DeskTool, into: DeskTool): Html {
  const { locale } = visit;
  const d = deskMessages(locale).merge;
  const path = (tool: DeskTool): string => pathTo(locale, 'editor', 'tools', tool.slug, 'merge');
  return html`<p class="lead">${d.confirm(from.name, into.name)}</p>
    ${comparison(visit, from, into)}
    <form method="post" action="${path(from)}" class="panel stack">
      <h2>${d.what}</h2>
      <ul>
        ${d.effects.map((effect) => html`<li>${effect}</li>`)}
      </ul>
      <input type="hidden" name="into" value="${into.slug}" />
      <div class="panel-actions">
        <button class="button button-danger">${d.button}</button>
        ${from.state === 'published' && html`<a href="${withQuery(path(into), { into: from.slug })}">${d.swap}</a>`}
      </div>
    </form>`;
}

async function mergePage(
  visit: Visit,
  from: DeskTool,
  typed: string,
  said: CatalogError | null = null,
): Promise<PageAnswer> {
  const { locale, parts } = visit;
  const d = deskMessages(locale);
  const canMerge = toolActionsFor(from.state).includes('merge');
  const winner = typed.trim() === '' ? undefined : await findWinnerNamed(parts.db.read, typed);
  const problem =
    typed.trim() === '' ? null : winner === undefined ? d.merge.unknown : winner === from.slug ? d.merge.itself : null;
  const into = winner === undefined || problem !== null ? null : await getDeskTool(parts.db, winner);
  const answer = said ?? (problem === null ? null : new CatalogError('validation_failed'));
  return answerDeskPage(visit, {
    title: `${d.merge.title}: ${from.name}`,
    section: 'tools',
    ...(answer !== null && { status: ERRORS[answer.code] }),
    main: html`${said !== null && html`<div class="notice notice-warning" role="alert"><p>${errorSentence(locale, said.code)}</p></div>`}
      <p class="crumbs">
        <a href="${pathTo(locale, 'editor', 'tools')}">${d.tools.title}</a>
        <a href="${pathTo(locale, 'editor', 'tools', from.slug)}"><bdi>${from.name}</bdi></a>
      </p>
      <h1>${d.merge.title}</h1>
      ${
        !canMerge
          ? notice('note', html`<p>${d.tools.states[from.state]}</p>`)
          : into === null
            ? winnerForm(visit, from, typed, problem)
            : confirmation(visit, from, into)
      }`,
  });
}

async function merge(visit: Visit): Promise<PageAnswer> {
  const { parts, params, form, locale } = visit;
  const from = await getDeskTool(parts.db, params['slug'] ?? '');
  const into = form.get('into') ?? '';
  try {
    await mergeTools(parts.db, accountOf(visit), { from: from.slug, into });
  } catch (error) {
    if (!(error instanceof CatalogError) || !['conflict', 'not_found', 'validation_failed'].includes(error.code))
      throw error;
    // Told beside both tools as they are now.
    return mergePage(visit, await getDeskTool(parts.db, from.slug), into, error);
  }
  await parts.live.refresh();
  return { redirect: `${pathTo(locale, 'editor', 'tools', into)}?done=merge` };
}

export const MERGE_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/editor/tools/:slug/merge',
    who: 'editor',
    async act(visit) {
      const tool = await getDeskTool(visit.parts.db, visit.params['slug'] ?? '');
      return mergePage(visit, tool, (visit.query.get('into') ?? '').slice(0, 2_048).replaceAll('\0', ''));
    },
  },
  { method: 'POST', path: '/:locale/editor/tools/:slug/merge', who: 'editor', act: merge },
];
