/** The translations of one tool: the source, and each language with its gaps and its form. */
import { colon } from '#locales/quotable.ts';
import { LOCALES, LOCALE_NAMES, directionOf, type Locale } from '#catalog/locales.ts';
import { FIELDS } from '#fields/fields.ts';
import type { DeskTool } from '#catalog/tools/edits.ts';
import type { TranslationStatus } from '#catalog/tools/translation-requests.ts';
import type { FormState, PageRequest } from '#http/pages/page-types.ts';
import { toolMessages } from '#locales/subjects.ts';
import { fieldError } from '#web/elements/form-fields.ts';
import { blankForm, problemsOf, valueOf } from '#web/elements/form-state.ts';
import { attributes, html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';

type TextField = 'tagline' | 'description';

/** The numbers of languages with a tagline and, if the source has one, a description. */
export function completeness(request: PageRequest, tool: DeskTool): string {
  const t = toolMessages(request.locale);
  const { outOf } = t.texts;
  const { fields } = t;
  const others = LOCALES.filter((locale) => locale !== tool.originalLocale).map((locale) => tool.translations[locale]);
  const taglines = 1 + others.filter((text) => text !== undefined).length;
  const descriptions = 1 + others.filter((text) => text !== undefined && text.description !== null).length;
  const parts = [`${fields.tagline.label}${colon(request.locale)}${outOf({ count: taglines, all: LOCALES.length })}`];
  if (tool.description !== null)
    parts.push(
      `${fields.description.label}${colon(request.locale)}${outOf({ count: descriptions, all: LOCALES.length })}`,
    );
  return parts.join(' · ');
}

/** Whether this language lacks a description that the source has. */
function lacksDescription(tool: DeskTool, locale: Locale): boolean {
  const text = tool.translations[locale];
  return text !== undefined && tool.description !== null && text.description === null;
}

/** The language to translate next: one without texts, then one without a description, then the first. */
export function firstIncomplete(tool: DeskTool): Locale | undefined {
  const others = LOCALES.filter((locale) => locale !== tool.originalLocale);
  return (
    others.find((locale) => tool.translations[locale] === undefined) ??
    others.find((locale) => lacksDescription(tool, locale)) ??
    others[0]
  );
}

function sourceTexts(request: PageRequest, tool: DeskTool): Html {
  const { fields } = toolMessages(request.locale);
  const written = attributes({ lang: tool.originalLocale, dir: directionOf(tool.originalLocale) });
  return html`<dl class="desk-source-texts">
    <dt>${fields.tagline.label}</dt>
    <dd><bdi ${written}>${tool.tagline}</bdi></dd>
    ${
      tool.description !== null &&
      html`<dt>${fields.description.label}</dt>
        <dd class="lines"><bdi ${written}>${tool.description}</bdi></dd>`
    }
  </dl>`;
}

/** The source text, in sight while translating. */
export function sourcePanel(request: PageRequest, tool: DeskTool): Html {
  const t = toolMessages(request.locale);
  return html`<section class="panel desk-source" aria-labelledby="source">
    <div class="section-head">
      <h2 id="source">
        <bdi lang="${tool.originalLocale}">${LOCALE_NAMES[tool.originalLocale]}</bdi>
        <span class="badge">${t.texts.original}</span>
      </h2>
      <a href="${pathTo(request.locale, 'editor', 'tools', tool.slug)}">${t.edit}</a>
    </div>
    ${sourceTexts(request, tool)}
  </section>`;
}

function stateBadges(
  request: PageRequest,
  tool: DeskTool,
  locale: Locale,
  status: TranslationStatus | undefined,
): Html {
  const d = toolMessages(request.locale).texts;
  const text = tool.translations[locale];
  const isUnderWay = status?.state === 'waiting';
  return html`${isUnderWay && html`<span class="badge badge-notice">${d.underWay}</span>`}
  ${text === undefined && !isUnderWay && html`<span class="badge badge-changes-requested">${d.missing}</span>`}
  ${text !== undefined && html`<span class="${`badge badge-${text.provenance}`}">${d.provenance[text.provenance]}</span>`}
  ${lacksDescription(tool, locale) && html`<span class="badge badge-changes-requested">${d.noDescription}</span>`}`;
}

export interface Around {
  /** Refused if its language is this one. */
  form: FormState;
  status: TranslationStatus | undefined;
  hasMachine: boolean;
  isOpen: boolean;
}

/** One language, folded: its author, its gaps and its form; one at a time is open. */
export function localePanel(request: PageRequest, tool: DeskTool, locale: Locale, around: Around): Html {
  const t = toolMessages(request.locale);
  const { form, status, hasMachine } = around;
  const text = tool.translations[locale];
  const isRefused = form.error !== null && valueOf(form, 'locale') === locale;
  const shown = isRefused ? form : blankForm({ tagline: text?.tagline ?? '', description: text?.description ?? '' });
  const written = { lang: locale, dir: directionOf(locale) };
  const path = pathTo(request.locale, 'editor', 'translations', tool.slug);
  const canAsk = hasMachine && (text === undefined || text.provenance === 'machine') && status?.state !== 'waiting';
  const isPersons = text !== undefined && text.provenance !== 'machine';
  // The summary of errors links to `field-…`; other forms need ids of their own.
  const idOf = (field: TextField): string => (isRefused ? `field-${field}` : `${field}-${locale}`);
  const control = (field: TextField, rows: number): Html => {
    const isWrong = isRefused && problemsOf(form)[field] !== undefined;
    const id = idOf(field);
    return html`<div class="field">
      <label for="${id}">${t.fields[field].label}</label>
      ${isWrong && fieldError(request, form, field, { id })}
      <textarea
        ${attributes({
          id,
          name: field,
          rows,
          maxlength: FIELDS[field].max,
          'aria-invalid': isWrong ? 'true' : null,
          'aria-describedby': isWrong ? `${id}-error` : null,
          ...written,
        })}
      >
${valueOf(shown, field)}</textarea>
    </div>`;
  };
  return html`<details
    class="${text === undefined ? 'panel desk-language is-missing' : 'panel desk-language'}"
    id="${`text-${locale}`}"
    name="text"
    ${attributes({ open: around.isOpen })}
  >
    <summary>
      <h2 lang="${locale}"><bdi>${LOCALE_NAMES[locale]}</bdi></h2>
      ${stateBadges(request, tool, locale, status)}
      ${text !== undefined && html`<span class="sub"><bdi ${attributes(written)}>${text.tagline}</bdi></span>`}
    </summary>
    <details class="desk-source-again">
      <summary>${t.texts.original}</summary>
      ${sourceTexts(request, tool)}
    </details>
    ${status?.state === 'waiting' && html`<p class="sub" role="status">${t.texts.waiting}</p>`}
    ${status?.state === 'failed' && html`<p class="field-error">${t.texts.failed(status.error ?? '')}</p>`}
    ${hasMachine && isPersons && lacksDescription(tool, locale) && html`<p class="hint">${t.texts.wholeOnly}</p>`}
    <form method="post" action="${path}" class="stack" novalidate>
      <input type="hidden" name="locale" value="${locale}" />
      ${control('tagline', 2)} ${control('description', 5)}
      <div class="panel-actions">
        <button class="button" name="act" value="save">${t.save}</button>
        ${canAsk && html`<button class="button button-quiet" name="act" value="machine" formnovalidate>${t.texts.machine}</button>`}
      </div>
    </form>
    ${
      text !== undefined &&
      html`<details class="confirm">
        <summary>${t.texts.remove}</summary>
        <form method="post" action="${path}">
          <input type="hidden" name="locale" value="${locale}" />
          <p class="hint">${t.texts.removeHint}</p>
          <button class="button button-danger" name="act" value="remove">${t.texts.remove}</button>
        </form>
      </details>`
    }
  </details>`;
}
