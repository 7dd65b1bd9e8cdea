/** The site's logo for admins: the current files for both themes, each with its buttons in the form of the site. */
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
import { accountOf } from '#web/elements/signed-in.ts';

/** The button of a picture: what to do, and its kind. */
const LOGO_ACT = 'logo';
/** A picture sent as text is not valid. */
export const LOGO_FORM: FormFields = {
  [LOGO_ACT]: CHOSEN,
  ...Object.fromEntries(LOGO_KINDS.map((kind) => [siteField('logo', kind), CHOSEN])),
};
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
    label: t.siteTexts[`logo_${kind}`],
    hint: t.site.logoHints[kind],
    accept: '.svg,.png,image/svg+xml,image/png',
    shown:
      shown &&
      html`<p class="site-logo-grounds">
        ${grounds.map((ground) => html`<span class="${`site-logo-ground site-logo-${ground}`}">${picture}</span>`)}
      </p>`,
  });
  // These buttons send the texts of the form as well, which come back as they were typed.
  const button = (act: string, label: string): Html =>
    html`<button
      class="button button-quiet"
      name="${LOGO_ACT}"
      value="${`${act} ${kind}`}"
      formaction="${pathTo(locale, 'admin', 'site', 'logo')}"
      formenctype="multipart/form-data"
    >
      ${label}
    </button>`;
  return html`<div class="stack site-logo">
    ${field}
    <div class="panel-actions">
      ${button('upload', t.site.upload)} ${shown !== undefined && button('remove', t.site.removeLogo)}
    </div>
  </div>`;
}

/** The fields of all pictures within the form of the site. */
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
  const [act, kind = ''] = (form.get(LOGO_ACT) ?? '').split(' ');
  if (!isLogoKind(kind)) throw fieldError('kind', { rule: 'not_one_of', allowed: LOGO_KINDS });
  const { db, live } = context;
  const isRemoval = act === 'remove';
  if (isRemoval) await removeLogo(db, accountOf(request), kind);
  else await saveLogo(db, accountOf(request), kind, { file: files.get(fieldOf(kind)), field: fieldOf(kind), signal });
  await live.refresh();
  return isRemoval ? 'logo-removed' : 'logo';
}
