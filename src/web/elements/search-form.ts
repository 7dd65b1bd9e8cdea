/** The search box with suggestions; a new search keeps the current filters. */
import type { View } from '#http/pages/page-types.ts';
import { attributes, html, type Html } from './html.ts';
import { MAGNIFIER } from './icons.ts';
import { pathTo } from './links.ts';

/** For agents in the browser (WebMCP), which read English as in the API. */
const AGENT_SENTENCE = 'Searches the catalog of AI tools and shows the results as a page.';

/** `kept` are the filters of a new search; `error` is below the box and linked to it. */
export function searchForm(
  view: View,
  search: {
    q: string;
    kept?: Readonly<Record<string, string>>;
    error?: string | undefined;
    size?: 'large' | 'small';
    /** Whether to explain its operators. */
    help?: boolean;
    label?: string;
  },
): Html {
  const { t, locale, searchExample } = view;
  const label = search.label ?? t.search.label;
  return html`<search class="${search.size === undefined ? 'search' : `search search-${search.size}`}">
    <form
      action="${pathTo(locale, 'tools')}"
      method="get"
      data-suggest="${pathTo(locale, 'suggest')}"
      data-label="${t.search.suggestions}"
      data-earlier="${t.search.earlier}"
      data-forget="${t.search.forget}"
      toolname="search_tools"
      tooldescription="${AGENT_SENTENCE}"
      toolautosubmit
    >
      ${MAGNIFIER}<label for="q" class="visually-hidden">${label}</label>
      <input
        ${attributes({
          id: 'q',
          name: 'q',
          type: 'text',
          enterkeyhint: 'search',
          value: search.q,
          maxlength: 100,
          placeholder: search.label ?? (searchExample === null ? label : t.search.placeholder(searchExample)),
          autocomplete: 'off',
          autocapitalize: 'none',
          spellcheck: 'false',
          dir: search.q === '' ? null : 'auto',
          toolparamdescription: 'What the tool should do, in any of the eight languages, or its name.',
          'aria-keyshortcuts': '/',
          'aria-invalid': search.error === undefined ? null : 'true',
          'aria-describedby': search.error === undefined ? (search.help === true ? 'q-help' : null) : 'q-error',
        })}
      />
      ${Object.entries(search.kept ?? {}).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
      <button class="button">${t.search.button}</button>
    </form>
    ${search.help === true && html`<p class="hint" id="q-help">${t.search.help}</p>`}
    ${search.error !== undefined && html`<p class="field-error" id="q-error">${search.error}</p>`}
  </search>`;
}

/** The search box of the header on wide windows; on narrow ones a link to the page with one. */
export function headerSearch(view: View): Html {
  return html`${searchForm(view, { q: '', size: 'small' })}
    <a class="search-link" href="${pathTo(view.locale, 'tools')}"
      >${MAGNIFIER}<span class="visually-hidden">${view.t.search.label}</span></a
    >`;
}
