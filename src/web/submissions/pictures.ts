/** The pictures of a submission on its page: the current ones, and an upload form for each. */
import { CatalogError } from '#catalog/errors.ts';
import { FILE_BYTES, PICTURE_KINDS, type PictureKind } from '#catalog/pictures/kinds.ts';
import { findSubmittedScreenshot, type LogoPreview } from '#catalog/submissions/pictures.ts';
import {
  holdPictures,
  removePicture,
  takesPictures,
  uploadPicture,
  type HeldPictures,
} from '#catalog/submissions/picture-uploads.ts';
import type { Submission } from '#catalog/submissions/records.ts';
import { takeAttempt } from '#http/pages/page-limits.ts';
import type { FormState, PageRequest } from '#http/pages/page-types.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { answerText } from '#web/elements/link-answer.ts';
import { fileField } from '#web/elements/form-fields.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { pictureForm } from '#web/elements/picture-form.ts';
import { screenshotFigure, toolMark } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';

export const PICTURE_FORM = { kind: CHOSEN, act: CHOSEN };
/** Allows oversized files, so that the field can report them, up to a bound. */
export const PICTURE_FORM_BYTES = 2 * FILE_BYTES.screenshot;
const ACCEPTED: Record<PictureKind, string> = {
  logo: 'image/svg+xml,image/png,image/jpeg,image/webp,image/gif',
  screenshot: 'image/png,image/jpeg,image/webp,image/gif',
};

/** The labels of the fields in the summary of errors. */
export function pictureLabels({ locale }: PageRequest): Record<string, string> {
  const { pictures: t } = submissionMessages(locale);
  return Object.fromEntries(PICTURE_KINDS.map((kind) => [kind, t[kind]]));
}

/** The file field of one kind, with the current picture. */
function pictureField(
  request: PageRequest,
  form: FormState,
  kind: PictureKind,
  more: { sent?: string; optional?: true; shown: Html | null },
): Html {
  const { pictures: t } = submissionMessages(request.locale);
  const hint = kind === 'logo' ? t.logoHint : t.screenshotHint;
  return fileField(request, form, { name: kind, label: t[kind], hint, accept: ACCEPTED[kind], ...more });
}

/** The field of an earlier upload, so that a refused form keeps its files. */
const heldName = (kind: PictureKind): string => `${kind}_held`;

/** The fields of a submission form besides texts and files. */
export const HELD_PICTURES = Object.fromEntries(PICTURE_KINDS.map((kind) => [heldName(kind), CHOSEN]));

/** The pictures of the submission form; an earlier upload is shown and optional. */
export function pictureGroup(request: PageRequest, form: FormState): Html {
  const { pictures: t } = submissionMessages(request.locale);
  const name = form.values.get('name') ?? '';
  const heldPicture = (kind: PictureKind): Html | null => {
    const hash = form.values.get(heldName(kind));
    if (hash === null) return null;
    return html`${kind === 'logo' ? toolMark({ name, logo: hash }, 'large') : screenshotFigure(hash, request.t.catalog.screenshot(name))}
      <label class="choice"
        ><input type="checkbox" name="${heldName(kind)}" value="${hash}" checked /><span>${t.use}</span></label
      >`;
  };
  return html`<div class="form-group" role="group" aria-label="${t.title}">
    <h2>${t.title}</h2>
    <p class="hint">${t.lead}</p>
    <div class="form-fields">
      ${PICTURE_KINDS.map((kind) => html`${pictureField(request, form, kind, { optional: true, shown: heldPicture(kind) })} `)}
    </div>
  </div>`;
}

/**
 * The uploaded pictures of a submission form, which keeps them if it is refused. Throws as
 * holdPictures, and `too_many_attempts`.
 */
export async function takePictures(request: PageRequest): Promise<HeldPictures> {
  const { form, files, context, signal } = request;
  const account = accountOf(request);
  const sent = PICTURE_KINDS.map((kind) => ({ kind, file: files.get(kind), hash: form.get(heldName(kind)) }));
  if (sent.some(({ file }) => file !== undefined)) await takeAttempt(request, 'picture', account.id);
  const { unpublishedPictureMegabytes: megabytes } = context.config;
  const { held, fields } = await holdPictures(context.db, { account: account.id, signal, megabytes }, sent);
  for (const { kind } of sent) form.delete(heldName(kind));
  for (const [kind, hash] of Object.entries(held)) form.set(heldName(kind as PictureKind), hash);
  if (Object.keys(fields).length > 0) throw new CatalogError('validation_failed', { fields });
  return held;
}

/** The form of one kind; an upload can be removed. */
export function makerPictureForm(
  request: PageRequest,
  form: FormState,
  { action, kind, shown, isUploaded }: { action: string; kind: PictureKind; shown: Html | null; isUploaded: boolean },
): Html {
  const { pictures: labels } = submissionMessages(request.locale);
  const field = pictureField(request, form, kind, { sent: 'picture', shown });
  return pictureForm({ action, kind, field, labels, isRemovable: isUploaded });
}

/** Why the logo's URL yields no logo, for the maker who can correct it or upload one. */
function missingLogo(
  request: PageRequest,
  { logoUrl }: Pick<Submission, 'logoUrl'>,
  logo: LogoPreview | undefined,
): Html | null {
  const { pictures: t } = submissionMessages(request.locale);
  const answer = logo?.answer ?? null;
  if (answer === null)
    return logoUrl !== null && request.context.fetcher === undefined ? html`<p class="hint">${t.logoOff}</p>` : null;
  return html`<p class="hint">${t.unusable(answerText(request, answer) ?? answer)}</p>`;
}

/** The panel, for the maker of an undecided submission; null for others. */
export async function picturePanel(
  request: PageRequest,
  submission: Submission,
  form: FormState,
  logo: (LogoPreview & { source: string }) | undefined,
): Promise<Html | null> {
  if (!takesPictures(submission)) return null;
  const { locale, context } = request;
  const { pictures: t } = submissionMessages(locale);
  const screenshot = await findSubmittedScreenshot(context.db.read, submission.id);
  const hash = logo?.hash ?? null;
  const action = pathTo(locale, 'submissions', submission.id, 'pictures');
  return html`<section class="panel" aria-labelledby="pictures">
    <h2 id="pictures">${t.title}</h2>
    <p class="hint">${t.lead}</p>
    ${makerPictureForm(request, form, {
      action,
      kind: 'logo',
      shown:
        hash === null
          ? missingLogo(request, submission, logo)
          : toolMark({ name: submission.name, logo: hash }, 'large'),
      isUploaded: logo?.source === 'uploaded',
    })}
    ${makerPictureForm(request, form, {
      action,
      kind: 'screenshot',
      shown: screenshot === null ? null : screenshotFigure(screenshot, request.t.catalog.screenshot(submission.name)),
      isUploaded: screenshot !== null,
    })}
  </section>`;
}

/** Runs one of the forms; returns the key of its notice. Throws as uploadPicture. */
export async function changePicture(request: PageRequest): Promise<'pictured' | 'unpictured'> {
  const { form, files, context, params, signal } = request;
  const kind = PICTURE_KINDS.find((one) => one === form.get('kind'));
  if (kind === undefined) throw new CatalogError('malformed_request');
  const [account, id] = [accountOf(request), params['id'] ?? ''];
  if (form.get('act') === 'remove') {
    await removePicture(context.db, account, id, kind);
    return 'unpictured';
  }
  await takeAttempt(request, 'picture', account.id);
  await uploadPicture(context.db, account, id, {
    kind,
    file: files.get('picture'),
    signal,
    megabytes: context.config.unpublishedPictureMegabytes,
  });
  return 'pictured';
}

/** The problems of texts and pictures together; `typed` is the refusal of overlong texts. */
export function withPictures(
  texts: CatalogError | null,
  pictures: CatalogError | null,
  typed: CatalogError | null = null,
): CatalogError | null {
  // Overloaded or over the limit: the texts are checked when the form is sent again.
  if (pictures === null || pictures.code !== 'validation_failed') return pictures ?? texts;
  return new CatalogError(texts?.code ?? pictures.code, {
    fields: { ...texts?.fields, ...pictures.fields },
    extra: typed?.extra ?? {},
  });
}
