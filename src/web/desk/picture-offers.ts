/** Waiting pictures on the page of changes: changed logos and makers' files, beside the current ones. */
import {
  acceptPicture,
  declinePicture,
  listPictureOffers,
  type PictureOffer,
} from '#catalog/moderation/decisions/pictures.ts';
import type { DrawForm, Page, PageRequest } from '#http/pages/page-types.ts';
import { changeMessages } from '#locales/subjects.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { screenshotFigure, toolMark } from '#web/elements/notices.ts';
import { tableFrame } from '#web/elements/tables.ts';
import { timeText } from '#web/elements/texts.ts';
import { keyHint } from './desk-elements.ts';
import { actPage } from '#web/elements/act-pages.ts';

const HASH_LENGTH = 64;
const ACTS = { accept: acceptPicture, decline: declinePicture } as const;
type Act = keyof typeof ACTS;

function buttons({ locale }: PageRequest, { slug, kind, offered }: PictureOffer): Html {
  const { logos: t } = changeMessages(locale).changes;
  const path = (act: Act): string => pathTo(locale, 'editor', 'tools', slug, 'logo', act);
  return html`<form method="post" action="${path('accept')}" class="panel-actions">
    <input type="hidden" name="kind" value="${kind}" />
    <input type="hidden" name="hash" value="${offered}" />
    <button class="button" data-key="a">${t.accept} ${keyHint('a')}</button>
    <button class="button button-quiet" data-key="r" formaction="${path('decline')}">
      ${t.decline} ${keyHint('r')}
    </button>
  </form>`;
}

function picture({ t }: PageRequest, { kind, name }: PictureOffer, hash: string | null): Html | null {
  if (kind === 'logo') return toolMark({ name, logo: hash }, 'large');
  return hash === null ? null : screenshotFigure(hash, t.catalog.screenshot(name));
}

/** The list with its decisions; null if none waits. */
export async function pictureOffers(request: PageRequest): Promise<Html | null> {
  const { context, locale, format } = request;
  const { changes } = changeMessages(locale);
  const offers = await listPictureOffers(context.db.read);
  if (offers.length === 0) return null;
  const columns = [changes.logos.tool, changes.from, changes.to, changes.logos.since, changes.logos.decision];
  return html`<section class="stack desk-table" aria-labelledby="logos">
    <h2 id="logos">${changes.logos.title} ${keyHint('l')}</h2>
    <p class="hint">${changes.logos.lead}</p>
    ${tableFrame(
      changes.logos.title,
      columns,
      offers.map((offer) => ({
        own: attributes({ 'data-row': true, 'data-logo': true }),
        title: html`<a href="${pathTo(locale, 'editor', 'tools', offer.slug)}" data-open><bdi>${offer.name}</bdi></a>`,
        cells: [
          picture(request, offer, offer.shown),
          picture(request, offer, offer.offered),
          timeText(offer.offeredAt, format.date(offer.offeredAt)),
          buttons(request, offer),
        ],
      })),
    )}
  </section>`;
}

const listPath = ({ locale }: PageRequest): string => pathTo(locale, 'editor', 'changes');

/** Decides; after another editor's decision the list is redrawn. */
function offerAct(act: Act, again: DrawForm): Page {
  return actPage({
    path: `/:locale/editor/tools/:slug/logo/${act}`,
    who: 'editor',
    form: { hash: HASH_LENGTH, kind: CHOSEN },
    again,
    late: (request) => ({ redirect: withQuery(listPath(request), { done: 'late' }) }),
    act(db, editor, slug, { form }) {
      const kind = form.get('kind') === 'screenshot' ? 'screenshot' : 'logo';
      return ACTS[act](db, editor, slug, { kind, hash: form.get('hash') ?? '' });
    },
    back: '/editor/changes',
    done: act === 'accept' ? 'logo' : 'logo-kept',
  });
}

/** The forms; `again` draws the page that contains them. */
export const pictureOfferPages = (again: DrawForm): readonly Page[] => [
  offerAct('accept', again),
  offerAct('decline', again),
];
