/** The site for admins: name, tagline and description by locale, with a preview. */
import { checkSite, editSite, siteField } from '#catalog/site/edits.ts';
import {
  PROGRAM_NAME,
  SITE_TEXTS,
  SITE_TEXT_NAMES,
  TERMS_VERSION_LENGTH,
  readSite,
  siteIn,
  type SiteSettings,
  type SiteText,
} from '#catalog/site/site.ts';
import { CatalogError } from '#catalog/errors.ts';
import { LOCALES, LOCALE_NAMES, directionOf, type Locale } from '#catalog/locales.ts';
import { THEMES, nearestAccent, type Theme } from '#catalog/site/accent.ts';
import type { FormFields } from '#http/transport/forms.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { quotable } from '#locales/quotable.ts';
import { siteMessages } from '#locales/subjects.ts';
import { sentenceOf } from '#locales/errors.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { errorSummary, textField } from '#web/elements/form-fields.ts';
import { blankForm, problemsOf, valueOf } from '#web/elements/form-state.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo, withQuery } from '#web/elements/links.ts';
import { alertNotice, doneNotice } from '#web/elements/notices.ts';
import { accentPreview } from './accent-preview.ts';
import { DEMO_PAGES, demoLink } from './demo.ts';
import { LOGO_FORM, LOGO_FORM_BYTES, changeLogo, logoLabels, logoSection } from './logo.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { catalogText } from '#web/elements/texts.ts';

/** The accent of the program. */
const EXAMPLE = '#12584a';

const FORM: FormFields = {
  ...Object.fromEntries(
    LOCALES.flatMap((locale) => SITE_TEXT_NAMES.map((name) => [siteField(name, locale), SITE_TEXTS[name]])),
  ),
  ...Object.fromEntries(THEMES.map((theme) => [siteField('accent', theme), 7])),
  terms_version: TERMS_VERSION_LENGTH,
  powered_by: CHOSEN,
  version: CHOSEN,
  act: CHOSEN,
};

function formOf({ texts, accent, poweredBy, termsVersion, version }: SiteSettings): FormState {
  const values: Record<string, string> = {
    version: String(version),
    powered_by: poweredBy ? 'on' : '',
    terms_version: termsVersion ?? '',
  };
  for (const theme of THEMES) values[siteField('accent', theme)] = accent?.[theme] ?? '';
  for (const locale of LOCALES)
    for (const name of SITE_TEXT_NAMES) values[siteField(name, locale)] = texts[locale]?.[name] ?? '';
  return blankForm(values);
}

/** The colour in the picker of a theme without one: the other theme's, made readable as pages do. */
function pickerColor(form: FormState, theme: Theme): string {
  const typed = THEMES.map((each) => valueOf(form, siteField('accent', each)));
  return nearestAccent(typed.find((color) => /^#[0-9a-f]{6}$/i.test(color)) ?? EXAMPLE, theme);
}

function labelsOf(request: PageRequest): Record<string, string> {
  const t = siteMessages(request.locale).siteTexts;
  const texts = LOCALES.flatMap((locale) =>
    SITE_TEXT_NAMES.map((name) => [siteField(name, locale), `${t[name]} (${LOCALE_NAMES[locale]})`] as const),
  );
  return {
    ...Object.fromEntries(texts),
    accent_light: t.accent_light,
    accent_dark: t.accent_dark,
    terms_version: t.terms_version,
    ...logoLabels(request),
  };
}

/** The name of the site in a locale where its own field is empty. */
function nameWithout({ context }: PageRequest, form: FormState, locale: Locale): string {
  const own = siteField('name', locale);
  const { checked } = checkSite((field) => (field === own ? '' : valueOf(form, field)));
  const { siteName: name, locales } = context.config;
  return siteIn({ ...checked, poweredBy: false }, new Map(), locale, { name, locales }).name;
}

/** The texts of one locale; open for the page's locale and for typed or invalid texts. */
function textFields(request: PageRequest, form: FormState, locale: Locale): Html {
  const t = siteMessages(request.locale);
  const fields = SITE_TEXT_NAMES.map((name) => siteField(name, locale));
  const isOpen =
    locale === request.locale || fields.some((name) => valueOf(form, name) !== '' || problemsOf(form)[name]);
  const hints: Record<SiteText, string> = {
    name: t.site.nameHint(quotable(request.locale, nameWithout(request, form, locale))),
    tagline: t.site.taglineHint,
    description: t.site.descriptionHint,
  };
  return html`<details class="panel site-texts" ${attributes({ open: isOpen })}>
    <summary lang="${locale}" dir="${directionOf(locale)}">${LOCALE_NAMES[locale]}</summary>
    ${locale !== request.site.defaultLocale && html`<p class="hint">${t.site.fallback(request.format.language(request.site.defaultLocale))}</p>`}
    ${SITE_TEXT_NAMES.map((name) =>
      textField(request, form, {
        name: siteField(name, locale),
        label: t.siteTexts[name],
        hint: hints[name],
        optional: true,
        longest: SITE_TEXTS[name],
      }),
    )}
  </details>`;
}

/** The texts of a disabled locale, kept until it is enabled again. */
function keptTexts(form: FormState, locale: Locale): Html {
  return html`${SITE_TEXT_NAMES.map((name) => siteField(name, locale)).map(
    (name) => html`<input type="hidden" name="${name}" value="${valueOf(form, name)}" />`,
  )}`;
}

/** A preview of the home page's head. */
function preview(request: PageRequest, form: FormState): Html {
  const { locale, context } = request;
  const t = siteMessages(locale);
  const { checked } = checkSite((name) => form.values.get(name) ?? '');
  const site = siteIn({ ...checked, poweredBy: form.values.get('powered_by') === 'on' }, new Map(), locale, {
    name: context.config.siteName,
    locales: context.config.locales,
  });
  return html`<section class="panel site-preview" aria-labelledby="preview">
    <h2 id="preview">${t.site.preview}</h2>
    <p class="brand"><bdi>${site.name}</bdi></p>
    <p class="site-preview-title">
      ${site.tagline === null ? t.catalog.title : catalogText(site.tagline.text, site.tagline.locale, locale)}
    </p>
    <p class="lead">
      ${site.description === null ? t.catalog.lead : catalogText(site.description.text, site.description.locale, locale)}
    </p>
    ${accentPreview(request, checked.accent ?? {})}
    ${site.poweredBy !== null && html`<p class="hint">${t.footer.poweredBy(site.poweredBy)}</p>`}
  </section>`;
}

interface Shown {
  form: FormState;
  isPreview?: boolean;
  /** After another person's edit. */
  refusal?: CatalogError | null;
}

async function sitePage(request: PageRequest, { form, isPreview, refusal = null }: Shown): Promise<PageAnswer> {
  const { locale } = request;
  const t = siteMessages(locale);
  const base = pathTo(locale, 'admin', 'site');
  return answerDeskPage(request, {
    title: t.sections.site,
    section: 'site',
    main: html`${doneNotice(request.query, { changed: t.site.saved, logo: t.site.logoSaved, 'logo-removed': t.site.logoRemoved })}
      ${refusal !== null && alertNotice(sentenceOf(locale, refusal))} ${errorSummary(request, form, labelsOf(request))}
      <div class="section-head">
        <h1>${t.sections.site}</h1>
        <a class="more" href="${withQuery(pathTo(locale, 'admin', 'audit'), { kind: 'site' })}">${t.site.history}</a>
      </div>
      <p class="lead">${t.site.lead}</p>
      ${isPreview === true && form.error === null && preview(request, form)}
      <form method="post" action="${base}" class="stack medium" novalidate>
        ${LOCALES.map((each) => (request.site.locales.includes(each) ? textFields(request, form, each) : keptTexts(form, each)))}
        <fieldset class="field stack">
          <legend>${t.siteTexts.colors}</legend>
          ${THEMES.map((theme) => {
            const name = siteField('accent', theme);
            const label = t.siteTexts[`accent_${theme}`];
            return textField(request, form, {
              name,
              label,
              hint: t.site.accentHint(EXAMPLE),
              optional: true,
              dir: 'ltr',
              color: pickerColor(form, theme),
            });
          })}
        </fieldset>
        ${textField(request, form, {
          name: 'terms_version',
          label: t.siteTexts.terms_version,
          hint: t.site.termsHint,
          optional: true,
          longest: TERMS_VERSION_LENGTH,
        })}
        <fieldset class="field">
          <legend>${t.siteTexts.footer}</legend>
          <div class="choices">
            <label class="choice"
              ><input
                ${attributes({ type: 'checkbox', name: 'powered_by', value: 'on', checked: valueOf(form, 'powered_by') === 'on' })}
              /><span>${t.site.poweredBy(PROGRAM_NAME)}</span></label
            >
          </div>
        </fieldset>
        <input type="hidden" name="version" value="${valueOf(form, 'version')}" />
        <div class="panel-actions">
          <button class="button" data-save>${t.save}</button>
          <button class="button button-quiet" name="act" value="preview">${t.site.preview}</button>
        </div>
        ${logoSection(request, form)}
      </form>
      ${await demoLink(request)}`,
  });
}

/** The version behind a form; NaN if malformed. */
const versionOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN);

const storedForm = async ({ context }: PageRequest): Promise<FormState> => formOf(await readSite(context.db.read));

async function change(request: PageRequest): Promise<PageAnswer> {
  const { form, context, locale } = request;
  const typed = (name: string): string => form.get(name) ?? '';
  if (form.get('act') === 'preview') {
    const { fields } = checkSite(typed);
    if (Object.keys(fields).length > 0) throw new CatalogError('validation_failed', { fields });
    return sitePage(request, { form: { values: form, error: null }, isPreview: true });
  }
  await editSite(context.db, accountOf(request), versionOf(typed('version')), {
    input: typed,
    poweredBy: form.get('powered_by') === 'on',
  });
  return { redirect: `${pathTo(locale, 'admin', 'site')}?done=changed` };
}

/** Whether a form has what is stored. */
function isUntouched(typed: URLSearchParams, stored: FormState): boolean {
  const fields = Object.keys(FORM).filter((name) => name !== 'version' && name !== 'act');
  return fields.every((name) => (typed.get(name) ?? '') === valueOf(stored, name));
}

/** Shows typed texts again, which are not saved yet and which a redirect would lose. */
async function uploadLogo(request: PageRequest): Promise<PageAnswer> {
  const done = await changeLogo(request);
  const stored = await readSite(request.context.db.read);
  if (isUntouched(request.form, formOf(stored)))
    return { redirect: withQuery(pathTo(request.locale, 'admin', 'site'), { done }) };
  const { version } = stored;
  const values = new URLSearchParams(request.form);
  // The picture is a version of its own; another person's edit before it is still a conflict.
  if (values.get('version') === String(version - 1)) values.set('version', String(version));
  // The view of the request has the picture from before.
  const view = { ...request, site: request.context.siteIn(request.locale), query: new URLSearchParams({ done }) };
  return sitePage(view, { form: { values, error: null } });
}

export const SITE_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/admin/site',
    who: 'admin',
    handler: async (request) => sitePage(request, { form: await storedForm(request) }),
  },
  {
    method: 'POST',
    path: '/:locale/admin/site',
    who: 'admin',
    form: FORM,
    again: (request, form) => sitePage(request, { form }),
    late: async (request, { error }) => sitePage(request, { form: await storedForm(request), refusal: error }),
    handler: change,
  },
  {
    // The answer to an upload has this address: a reload or another language asks for it.
    method: 'GET',
    path: '/:locale/admin/site/logo',
    who: 'admin',
    handler: ({ locale }) => Promise.resolve({ redirect: pathTo(locale, 'admin', 'site') }),
  },
  {
    method: 'POST',
    path: '/:locale/admin/site/logo',
    who: 'admin',
    form: { ...FORM, ...LOGO_FORM },
    formBytes: LOGO_FORM_BYTES,
    takesFiles: true,
    again: (request, form) => sitePage(request, { form }),
    handler: uploadLogo,
  },
  ...DEMO_PAGES,
];
