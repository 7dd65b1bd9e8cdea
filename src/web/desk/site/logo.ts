/** The site's logo for admins: the current files for both themes, and a form for each. */
import { removeLogo, saveLogo } from '#catalog/site/logo-edits.ts';
import { LOGO_FILE_BYTES, LOGO_KINDS, isLogoKind, type LogoKind } from '#catalog/site/logo.ts';
import { siteField } from '#catalog/site/edits.ts';
import { fieldError } from '#catalog/errors.ts';
import type { FormFields } from '#http/transport/forms.ts';
import type { FormState, PageRequest } from '#http/pages/page-types.ts';
import { logoPath } from '#http/pages/site-paths.ts';
import { siteMessages } from '#locales/subjects.ts';
import { fileField } from '#web/elements/form-fields.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { pictureForm } from '#web/elements/picture-form.ts';
import { accountOf } from '#web/elements/signed-in.ts';

/** A picture sent as text is not valid. */
export const LOGO_FORM: FormFields = { kind: CHOSEN, picture: CHOSEN, act: CHOSEN };
/** Allows oversized files, so that the field can report them, up to a bound. */
export const LOGO_FORM_BYTES = 4 * LOGO_FILE_BYTES;

/** The field of a picture, for links of the summary of errors. */
const fieldOf = (kind: LogoKind): string => siteField('logo', kind);

export function logoLabels({ locale }: PageRequest): Record<string, string> {
  const t = siteMessages(locale).siteTexts;
  return Object.fromEntries(LOGO_KINDS.map((kind) => [fieldOf(kind), t[`logo_${kind}`]]));
}

function logoForm(request: PageRequest, form: FormState, kind: LogoKind): Html {
  const { locale, context } = request;
  const t = siteMessages(locale);
  const shown = context.live.site.logos?.[kind];
  const grounds = kind === 'icon' ? (['light', 'dark'] as const) : [kind];
  const picture =
    shown && html`<img src="${logoPath(shown.hash)}" alt="" width="${shown.width}" height="${shown.height}" />`;
  const field = fileField(request, form, {
    name: fieldOf(kind),
    sent: 'picture',
    label: t.siteTexts[`logo_${kind}`],
    hint: t.site.logoHints[kind],
    accept: '.svg,.png,image/svg+xml,image/png',
    shown:
      shown &&
      html`<p class="site-logo-grounds">
        ${grounds.map((ground) => html`<span class="${`site-logo-ground site-logo-${ground}`}">${picture}</span>`)}
      </p>`,
  });
  return pictureForm({
    action: pathTo(locale, 'admin', 'site', 'logo'),
    kind,
    field,
    labels: { upload: t.site.upload, remove: t.site.removeLogo },
    isRemovable: shown !== undefined,
    className: 'stack site-logo',
  });
}

/** The forms of all pictures; `form` is the refused one. */
export function logoSection(request: PageRequest, form: FormState): Html {
  const t = siteMessages(request.locale);
  return html`<section class="panel medium" aria-labelledby="logo">
    <h2 id="logo">${t.siteTexts.logos}</h2>
    <p>${t.site.logoLead}</p>
    ${LOGO_KINDS.map((kind) => logoForm(request, form, kind))}
  </section>`;
}

/** Runs a form of the logo; returns the key of its notice. Throws as `saveLogo` and `removeLogo`. */
export async function changeLogo(request: PageRequest): Promise<'logo' | 'logo-removed'> {
  const { form, files, context, signal } = request;
  const kind = form.get('kind') ?? '';
  if (!isLogoKind(kind)) throw fieldError('kind', { rule: 'not_one_of', allowed: LOGO_KINDS });
  const { db, live } = context;
  const isRemoval = form.get('act') === 'remove';
  if (isRemoval) await removeLogo(db, accountOf(request), kind);
  else await saveLogo(db, accountOf(request), kind, { file: files.get('picture'), field: fieldOf(kind), signal });
  await live.refresh();
  return isRemoval ? 'logo-removed' : 'logo';
}
