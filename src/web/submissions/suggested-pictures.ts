/** Pictures of one's own published tool: shown and waiting ones, and an upload form for each. */
import { CatalogError } from '#catalog/errors.ts';
import { PICTURE_KINDS } from '#catalog/pictures/kinds.ts';
import {
  findToolPictures,
  offerPicture,
  requireOwnTool,
  withdrawPicture,
} from '#catalog/submissions/offered-pictures.ts';
import type { DeskTool } from '#catalog/tools/edits.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { DrawForm, FormState, Page, PageRequest } from '#http/pages/page-types.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { mustVerify, requireVerified } from '#web/account/verification.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { screenshotFigure, toolMark } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { PICTURE_FORM, PICTURE_FORM_BYTES, makerPictureForm } from './pictures.ts';

export async function toolPicturePanel(request: PageRequest, tool: DeskTool, form: FormState): Promise<Html> {
  const { locale, context } = request;
  const { pictures: t } = submissionMessages(locale);
  const pictures = await findToolPictures(context.db.read, tool.id);
  const action = pathTo(locale, 'tools', tool.slug, 'suggest', 'picture');
  return html`<section class="panel" aria-labelledby="pictures">
    <h2 id="pictures">${t.title}</h2>
    <p class="hint">${t.lead}</p>
    ${PICTURE_KINDS.map((kind) => {
      const { shown, waiting } = pictures[kind];
      const hash = waiting ?? shown;
      const picture =
        hash !== null &&
        (kind === 'logo'
          ? toolMark({ name: tool.name, logo: hash }, 'large')
          : screenshotFigure(hash, request.t.catalog.screenshot(tool.name)));
      return makerPictureForm(request, form, { action, kind, shown: picture || null, isUploaded: waiting !== null });
    })}
  </section>`;
}

/** Uploads or removes a picture; returns the key of its notice. Throws as offerPicture. */
async function changePicture(request: PageRequest, slug: string): Promise<'pictured' | 'unpictured'> {
  const { form, files, context, signal } = request;
  const account = accountOf(request);
  const kind = PICTURE_KINDS.find((one) => one === form.get('kind'));
  if (kind === undefined) throw new CatalogError('malformed_request');
  if (mustVerify(request, account)) throw new CatalogError('email_unverified');
  if (form.get('act') === 'remove') {
    await withdrawPicture(context.db, account, slug, kind);
    return 'unpictured';
  }
  await takeAttempt(request, 'picture', account.id);
  await offerPicture(context.db, account, slug, {
    kind,
    file: files.get('picture'),
    signal,
    megabytes: context.config.unpublishedPictureMegabytes,
  });
  return 'pictured';
}

/** The POST page of the form; `again` draws the page that contains it. */
export function suggestedPicturePage(again: DrawForm): Page {
  return {
    method: 'POST',
    path: '/:locale/tools/:slug/suggest/picture',
    who: 'member',
    form: PICTURE_FORM,
    again,
    formBytes: PICTURE_FORM_BYTES,
    takesFiles: true,
    async admitLarge(request) {
      await requireVerified(request);
      await requireOwnTool(request.context.db.read, accountOf(request), request.params['slug'] ?? '');
    },
    async handler(request) {
      const slug = request.params['slug'] ?? '';
      const done = await changePicture(request, slug);
      return { redirect: `${pathTo(request.locale, 'tools', slug, 'suggest')}?done=${done}` };
    },
  };
}
