/** The lines that editors put above the next weekly mail of readers. */
import {
  EDITORS_LINES_LENGTH,
  EDITORS_LINES_MOST,
  linesField,
  readNextLines,
  writeNextLines,
  type EditorsLines,
} from '#catalog/follows/editors-lines.ts';
import { LOCALES, LOCALE_NAMES } from '#catalog/locales.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { sentenceOf } from '#locales/errors.ts';
import { colon } from '#locales/quotable.ts';
import { siteMessages, toolMessages } from '#locales/subjects.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { areaField, errorSummary } from '#web/elements/form-fields.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { alertNotice, doneNotice } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';

async function digestPage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { locale, context, site, format, query } = request;
  const { digest: t, save: saveLabel } = siteMessages(locale);
  const { edition, lines, mark } = await readNextLines(context.db);
  const isStale = form.error?.code === 'conflict';
  const values = new URLSearchParams(form.values);
  for (const each of LOCALES) if (!values.has(linesField(each))) values.set(linesField(each), lines[each] ?? '');
  const labels = Object.fromEntries(
    site.locales.map((each) => [linesField(each), t.lines + colon(locale) + LOCALE_NAMES[each]]),
  );
  return answerDeskPage(request, {
    title: t.title,
    section: 'digest',
    main: html`${doneNotice(query, { saved: t.saved })}
      ${
        form.error !== null && isStale
          ? alertNotice(sentenceOf(locale, form.error))
          : errorSummary(request, form, labels)
      }
      <p class="crumbs">
        <a href="${pathTo(locale, 'editor', 'collections')}">${toolMessages(locale).collections.title}</a>
      </p>
      <h1>${t.title}</h1>
      <p class="lead">${t.lead(format.date(edition.toISOString()))}</p>
      <form method="post" action="${pathTo(locale, 'editor', 'digest')}" class="panel form medium" novalidate>
        ${Object.entries(labels).map(([name, label]) =>
          areaField(
            request,
            { ...form, values },
            { name, label, rows: EDITORS_LINES_MOST, longest: EDITORS_LINES_LENGTH },
          ),
        )}
        <input type="hidden" name="mark" value="${isStale ? mark : (form.values.get('mark') ?? mark)}" />
        <button class="button">${saveLabel}</button>
      </form>`,
  });
}

async function save(request: PageRequest): Promise<PageAnswer> {
  const { context, form, locale } = request;
  // The form has no field for a language that is switched off.
  const typed: EditorsLines = Object.fromEntries(
    LOCALES.map((each) => [each, form.get(linesField(each)) ?? undefined]),
  );
  await writeNextLines(context.db, accountOf(request), { ...typed, mark: form.get('mark') ?? '' });
  return { redirect: `${pathTo(locale, 'editor', 'digest')}?done=saved` };
}

export const DIGEST_LINES_PAGES: readonly Page[] = formPages({
  path: '/:locale/editor/digest',
  who: 'editor',
  form: {
    mark: CHOSEN,
    ...Object.fromEntries(LOCALES.map((locale) => [linesField(locale), EDITORS_LINES_LENGTH])),
  },
  page: digestPage,
  late: digestPage,
  act: save,
});
