/** The pictures of a tool for editors, who remove one with a key. */
import {
  listShownPictures,
  removeShownPicture,
  type ShownPicture,
} from '#catalog/moderation/decisions/shown-pictures.ts';
import type { CatalogError } from '#catalog/errors.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { toolMessages } from '#locales/subjects.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, shownAddress } from '#web/elements/links.ts';
import { screenshotFigure, toolMark } from '#web/elements/notices.ts';
import { keyHint } from '#web/desk/desk-elements.ts';
import { actPage } from '#web/elements/act-pages.ts';

const HASH_LENGTH = 64;

interface Pictured {
  id: string;
  slug: string;
  name: string;
}

/** The key removes the first picture of the page. */
function removal(request: PageRequest, { slug }: Pictured, { kind, hash }: ShownPicture, isFirst: boolean): Html {
  const { pictures: t } = toolMessages(request.locale);
  return html`<form method="post" action="${pathTo(request.locale, 'editor', 'tools', slug, 'picture')}">
    <input type="hidden" name="kind" value="${kind}" />
    <input type="hidden" name="hash" value="${hash}" />
    <button class="button button-quiet" ${attributes({ 'data-key': isFirst ? 'p' : null })}>
      ${t.remove} ${isFirst && keyHint('p')}
    </button>
  </form>`;
}

/** Null if the tool has no pictures; without `canRemove` the buttons are left out. */
export async function picturePanel(request: PageRequest, tool: Pictured, canRemove: boolean): Promise<Html | null> {
  const { context, locale } = request;
  const t = toolMessages(locale);
  const pictures = await listShownPictures(context.db.read, tool.id);
  if (pictures.length === 0) return null;
  const first = pictures.findIndex(({ hash }) => hash !== null);
  return html`<section class="panel stack" id="pictures" aria-labelledby="pictures-title">
    <h2 id="pictures-title">${t.pictures.title}</h2>
    ${pictures.map((picture, index) => {
      const { kind, hash, by, url } = picture;
      const { name } = tool;
      return html`<div class="stack">
        <h3>${t.pictures.kinds[kind]}</h3>
        ${
          hash === null
            ? html`<p class="hint">${t.pictures.removed}</p>`
            : html`${kind === 'logo' ? toolMark({ name, logo: hash }, 'large') : screenshotFigure(hash, t.catalog.picture(name))}
                <p class="hint">
                  ${t.pictures.by[by]} ${url !== null && html`<bdi dir="ltr">${shownAddress(url)}</bdi>`}
                </p>
                ${canRemove && removal(request, tool, picture, index === first)}`
        }
      </div>`;
    })}
  </section>`;
}

/** The form; `again` and `late` draw the page of the tool. */
export const picturePanelPages = (
  again: (request: PageRequest, form: FormState) => Promise<PageAnswer>,
  late: (request: PageRequest, error: CatalogError | null) => Promise<PageAnswer>,
): readonly Page[] => [
  actPage({
    path: '/:locale/editor/tools/:slug/picture',
    who: 'editor',
    form: { hash: HASH_LENGTH, kind: CHOSEN },
    again,
    late: (request, { error }) => late(request, error),
    act(db, editor, slug, { form }) {
      const kind = form.get('kind') === 'logo' ? 'logo' : 'screenshot';
      return removeShownPicture(db, editor, slug, { kind, hash: form.get('hash') ?? '' });
    },
    back: '/editor/tools/:slug',
    done: 'picture',
  }),
];
