/** The listed comparisons of a tool for editors, who choose pairs and take them back. */
import type { CatalogError } from '#catalog/errors.ts';
import { chooseComparison } from '#catalog/moderation/chosen-comparisons.ts';
import { listPartners, versusPath } from '#catalog/tools/comparisons/listed.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { toolMessages } from '#locales/subjects.ts';
import { textField } from '#web/elements/form-fields.ts';
import { ADDRESS, CHOSEN } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { toolsNamed } from './named-tools.ts';

const SHOWN = 50;

/** Without `canChoose` the forms are left out; null if nothing is left. */
export async function comparisonPanel(
  request: PageRequest,
  tool: { id: string; slug: string },
  form: FormState,
  canChoose: boolean,
): Promise<Html | null> {
  const { context, locale } = request;
  const t = toolMessages(locale);
  const { comparisons: c } = t;
  const partners = await listPartners(context.db.read, tool.id, SHOWN);
  if (partners.length === 0 && !canChoose) return null;
  const path = pathTo(locale, 'editor', 'tools', tool.slug, 'comparisons');
  return html`<section class="panel stack" id="comparisons" aria-labelledby="comparisons-title">
    <h2 id="comparisons-title">${c.title}</h2>
    <p class="hint">${c.lead}</p>
    ${
      partners.length > 0 &&
      html`<ul class="stack">
        ${partners.map(
          ({ slug, name, isChosen }) =>
            html`<li>
              <a href="${`/${locale}${versusPath([tool.slug, slug])}`}"><bdi>${name}</bdi></a>
              <span class="badge">${isChosen ? c.chosen : c.often}</span>
              ${
                isChosen &&
                canChoose &&
                html`<form method="post" action="${path}">
                  <input type="hidden" name="act" value="unchoose_comparison" />
                  <input type="hidden" name="other" value="${slug}" />
                  <button class="button button-quiet">
                    ${c.unchoose}<span class="visually-hidden"> <bdi>${name}</bdi></span>
                  </button>
                </form>`
              }
            </li>`,
        )}
      </ul>`
    }
    ${
      canChoose &&
      html`<form method="post" action="${path}" class="stack" novalidate>
        <input type="hidden" name="act" value="choose_comparison" />
        ${textField(request, form, { name: 'other', label: c.other, hint: t.tool.hint, maxlength: ADDRESS, tools: pathTo(locale, 'suggest') })}
        <button class="button button-quiet">${c.choose}</button>
      </form>`
    }
  </section>`;
}

/** The form; `again` and `late` draw the page of the tool. */
export const comparisonPanelPages = (
  again: (request: PageRequest, form: FormState) => Promise<PageAnswer>,
  late: (request: PageRequest, error: CatalogError | null) => Promise<PageAnswer>,
): readonly Page[] => [
  {
    method: 'POST',
    path: '/:locale/editor/tools/:slug/comparisons',
    who: 'editor',
    form: { other: ADDRESS, act: CHOSEN },
    again,
    late: (request, { error }) => late(request, error),
    async handler(request) {
      const { context, params, form, locale } = request;
      const slug = params['slug'] ?? '';
      const act = form.get('act') === 'unchoose_comparison' ? 'unchoose_comparison' : 'choose_comparison';
      const [other = ''] = await toolsNamed(request, 'other', 1);
      await chooseComparison(context.db, accountOf(request), slug, { other, isChosen: act === 'choose_comparison' });
      return { redirect: `${pathTo(locale, 'editor', 'tools', slug)}?done=${act}#comparisons` };
    },
  },
];
