/** Categories for admins: creation, merging, removal, and their order and groups. */
import type { Fields } from '#catalog/problems.ts';
import { CatalogError } from '#catalog/errors.ts';
import { LOCALES, LOCALE_NAMES, type Locale } from '#catalog/locales.ts';
import { countMerge, mergeCategories } from '#catalog/moderation/category-merge.ts';
import { GROUPS_MOST, GROUP_NAME_LENGTH, readSite, type CategoryGroup, type SiteSettings } from '#catalog/site/site.ts';
import { arrange, arrangeCategories, type GroupInput } from '#catalog/tools/categories/arrangement.ts';
import { CATEGORY_LENGTHS } from '#catalog/tools/categories/rows.ts';
import { createCategory } from '#catalog/tools/categories/edits.ts';
import { listCategories } from '#catalog/tools/listed-categories.ts';
import type { FormFields } from '#http/transport/forms.ts';
import type { FormState, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { toolMessages } from '#locales/subjects.ts';
import { colon, quotable } from '#locales/quotable.ts';
import { ownGroups } from '#web/elements/category-groups.ts';
import { areaField, errorSummary, selectField, textField } from '#web/elements/form-fields.ts';
import { blankForm, valueOf } from '#web/elements/form-state.ts';
import { CHOSEN, SEVERAL } from '#web/elements/form-tables.ts';
import { html, type Html } from '#web/elements/html.ts';
import { pathTo } from '#web/elements/links.ts';
import { doneNotice } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { answerDeskPage } from '#web/desk/desk-layout.ts';
import { categoryName } from '#web/desk/desk-elements.ts';
import { UNUSED_FIELD, isRemoval, removeUnused, unusedSection } from './unused-categories.ts';
import { formPages } from '#web/elements/form-pages.ts';

/** Bounds the list of ids, one per line. */
const IDS_LENGTH = 8_000;
/** The field of ungrouped categories. */
const REST = 'rest';

const idsField = (place: number | typeof REST): string => `ids-${place}`;
const nameField = (place: number, locale: Locale): string => `group-${place}-${locale}`;

const PLACES = Array.from({ length: GROUPS_MOST }, (_, place) => place);

function planForm(locales: readonly Locale[]): FormFields {
  return {
    act: CHOSEN,
    slug: CHOSEN,
    name: CATEGORY_LENGTHS.name,
    from: CHOSEN,
    into: CHOSEN,
    confirmed: CHOSEN,
    version: CHOSEN,
    [UNUSED_FIELD]: SEVERAL,
    [idsField(REST)]: IDS_LENGTH,
    ...Object.fromEntries(
      PLACES.flatMap((place) => [
        [idsField(place), IDS_LENGTH],
        ...locales.map((locale) => [nameField(place, locale), GROUP_NAME_LENGTH]),
      ]),
    ),
  };
}

/** The groups on pages: the site's, or the default ones. */
function shownGroups(
  { context, locale }: PageRequest,
  { categoryGroups = [] }: SiteSettings,
): readonly CategoryGroup[] {
  return categoryGroups.length > 0 ? categoryGroups : ownGroups(listCategories(context.live, locale));
}

const namedGroups = (groups: readonly CategoryGroup[]): readonly CategoryGroup[] =>
  groups.filter(({ names }) => Object.keys(names).length > 0);

/** The stored values of the forms. */
function formOf(request: PageRequest, site: SiteSettings): FormState {
  const values: Record<string, string> = { version: String(site.version) };
  const groups = shownGroups(request, site);
  for (const [place, { names, ids }] of namedGroups(groups).entries()) {
    values[idsField(place)] = ids.join('\n');
    for (const locale of request.site.locales) values[nameField(place, locale)] = names[locale] ?? '';
  }
  const arranged = arrange(listCategories(request.context.live, request.locale), groups, request.locale);
  const rest = arranged.find(({ name }) => name === null)?.categories ?? [];
  values[idsField(REST)] = rest.map(({ id }) => id).join('\n');
  return blankForm(values);
}

/** A field of ids, which our script shows as a list of names; rows move between the lists of all groups. */
function idsFieldOf(request: PageRequest, form: FormState, place: number | typeof REST, label: string): Html {
  const { up, down } = toolMessages(request.locale).lines;
  const names = Object.fromEntries(
    listCategories(request.context.live, request.locale).map(({ id, name }) => [id, name]),
  );
  return areaField(request, form, {
    name: idsField(place),
    label,
    optional: true,
    lines: { up, down, names: JSON.stringify(names), among: 'ids' },
  });
}

function groupFields(request: PageRequest, form: FormState, place: number): Html {
  const t = toolMessages(request.locale).plan;
  return html`<fieldset class="field stack">
    <legend>${t.group(place + 1)}</legend>
    <div class="desk-fields">
      ${request.site.locales.map((locale) =>
        textField(request, form, {
          name: nameField(place, locale),
          label: `${t.groupName} (${LOCALE_NAMES[locale]})`,
          longest: GROUP_NAME_LENGTH,
          optional: true,
          dir: 'auto',
        }),
      )}
    </div>
    ${idsFieldOf(request, form, place, t.members)}
  </fieldset>`;
}

function labelsOf(request: PageRequest): Record<string, string> {
  const t = toolMessages(request.locale).plan;
  return {
    slug: t.id,
    name: t.name,
    from: t.from,
    into: t.into,
    [UNUSED_FIELD]: t.unused,
    [idsField(REST)]: t.rest,
    ...Object.fromEntries(
      PLACES.flatMap((place) => [
        [idsField(place), `${t.group(place + 1)}${colon(request.locale)}${t.members}`],
        ...request.site.locales.map((locale) => [
          nameField(place, locale),
          `${t.group(place + 1)} (${LOCALE_NAMES[locale]})`,
        ]),
      ]),
    ),
  };
}

/** The number of groups up to the last one with a value. */
function typedGroups({ site }: PageRequest, form: FormState): number {
  const namesOf = (place: number): string[] => site.locales.map((locale) => nameField(place, locale));
  return (
    1 + PLACES.findLastIndex((place) => [idsField(place), ...namesOf(place)].some((name) => valueOf(form, name) !== ''))
  );
}

async function planPage(request: PageRequest, typed: FormState): Promise<PageAnswer> {
  const { locale, context, query } = request;
  const messages = toolMessages(locale);
  const t = messages.plan;
  const site = await readSite(context.db.read);
  const form = typed.error === null ? formOf(request, site) : typed;
  const base = pathTo(locale, 'admin', 'categories');
  const choices = listCategories(context.live, locale).map(({ id, name }) => ({ value: id, label: name }));
  const groups = Math.min(GROUPS_MOST, typedGroups(request, form) + 1);
  return answerDeskPage(request, {
    title: t.title,
    section: 'categories',
    main: html`${doneNotice(query, { merged: t.merged, arranged: t.arranged, removed: t.removed })}
      ${errorSummary(request, form, labelsOf(request))}
      <p class="crumbs"><a href="${pathTo(locale, 'editor', 'categories')}">${messages.categories.title}</a></p>
      <h1>${t.title}</h1>
      <div class="desk-pair">
        <form method="post" action="${base}" class="panel stack" novalidate>
          <h2>${t.create}</h2>
          ${textField(request, form, { name: 'slug', label: t.id, hint: t.idHint, dir: 'ltr', autocomplete: 'off' })}
          ${textField(request, form, { name: 'name', label: t.name, dir: 'ltr', longest: CATEGORY_LENGTHS.name })}
          <button class="button" name="act" value="create">${t.createButton}</button>
        </form>
        <form method="post" action="${base}" class="panel stack" novalidate>
          <h2>${t.merge}</h2>
          ${selectField(request, form, { name: 'from', label: t.from, choices, blank: t.choose })}
          ${selectField(request, form, { name: 'into', label: t.into, hint: t.mergeHint, choices, blank: t.choose })}
          <button class="button button-danger" name="act" value="merge">${t.mergeButton}</button>
        </form>
      </div>
      ${await unusedSection(request, form)}
      <form method="post" action="${base}" class="stack medium" novalidate>
        <h2>${t.order}</h2>
        <p class="hint">${(site.categoryGroups ?? []).length === 0 ? t.orderOwn : null} ${t.orderHint}</p>
        ${PLACES.slice(0, groups).map((place) => groupFields(request, form, place))}
        ${idsFieldOf(request, form, REST, t.rest)}
        <input type="hidden" name="version" value="${form.values.get('version') ?? ''}" />
        <button class="button" name="act" value="arrange">${messages.save}</button>
      </form>`,
  });
}

/** The groups of a form without blank ones; ungrouped categories come last. */
function groupsOf(form: URLSearchParams, locales: readonly Locale[], stored: readonly CategoryGroup[]): GroupInput[] {
  const idsOf = (place: number | typeof REST): string[] =>
    (form.get(idsField(place)) ?? '').split(/[\s,]+/).filter(Boolean);
  const groups = PLACES.map((place): GroupInput => {
    const typed = locales.map((locale) => [locale, form.get(nameField(place, locale)) ?? ''] as const);
    if (typed.every(([, name]) => name.trim() === '') && idsOf(place).length === 0) return { names: {}, ids: [] };
    // Names in disabled languages are kept.
    const kept = Object.entries(stored[place]?.names ?? {}).filter(([locale]) => !locales.includes(locale as Locale));
    return { names: Object.fromEntries([...kept, ...typed]), ids: idsOf(place) };
  });
  return [...groups, { names: {}, ids: idsOf(REST) }];
}

/** Problems of `ids` under the field of their group. */
function fieldsOfForm(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, list]) => [name === idsField(GROUPS_MOST) ? idsField(REST) : name, list]),
  );
}

/** Asks for confirmation of a merge with its effects, since it is final. */
async function confirmMerge(request: PageRequest): Promise<PageAnswer> {
  const { locale, context, form, format } = request;
  const { plan: t, categories: c, ...messages } = toolMessages(locale);
  const [from, into] = [form.get('from') ?? '', form.get('into') ?? ''];
  const moved = await countMerge(context.db, accountOf(request), from, into);
  const nameOf = (id: string): string => quotable(locale, categoryName(request, id));
  const says = t.mergeAsk({ from: nameOf(from), into: nameOf(into) });
  const base = pathTo(locale, 'admin', 'categories');
  return answerDeskPage(request, {
    title: says,
    section: 'categories',
    main: html`<p class="crumbs"><a href="${base}">${t.title}</a></p>
      <h1>${says}</h1>
      <p class="lead">${t.mergeHint}</p>
      <dl class="figures">
        <div>
          <dt>${c.tools}</dt>
          <dd>${format.number(moved.tools)}</dd>
        </div>
        <div>
          <dt>${t.submissions}</dt>
          <dd>${format.number(moved.submissions)}</dd>
        </div>
      </dl>
      <form method="post" action="${base}" class="panel-actions">
        <input type="hidden" name="from" value="${from}" />
        <input type="hidden" name="into" value="${into}" />
        <input type="hidden" name="confirmed" value="yes" />
        <button class="button button-danger" name="act" value="merge">${t.mergeButton}</button>
        <a class="button button-quiet" href="${base}">${messages.form.cancel}</a>
      </form>`,
  });
}

async function change(request: PageRequest): Promise<PageAnswer> {
  const { form, context, locale, site } = request;
  const admin = accountOf(request);
  const typed = (name: string): string => form.get(name) ?? '';
  const act = typed('act');
  const plan = pathTo(locale, 'admin', 'categories');
  if (act === 'merge' && typed('confirmed') !== 'yes') return confirmMerge(request);
  let redirect = `${plan}?done=arranged`;
  if (act === 'create') {
    const id = await createCategory(context.db, admin, { slug: typed('slug'), name: typed('name') });
    redirect = `${pathTo(locale, 'editor', 'categories', id)}?done=created`;
  } else if (isRemoval(act)) {
    await removeUnused(request, act);
    redirect = `${plan}?done=removed`;
  } else if (act === 'merge') {
    await mergeCategories(context.db, admin, typed('from'), typed('into'));
    redirect = `${plan}?done=merged`;
  } else {
    const groups = groupsOf(form, site.locales, namedGroups(shownGroups(request, await readSite(context.db.read))));
    try {
      await arrangeCategories(context.db, admin, Number(typed('version')), groups);
    } catch (error) {
      if (!(error instanceof CatalogError) || error.code !== 'validation_failed') throw error;
      throw new CatalogError('validation_failed', { fields: fieldsOfForm(error.fields ?? {}) });
    }
  }
  return { redirect };
}

export const CATEGORY_PLAN_PAGES = formPages({
  path: '/:locale/admin/categories',
  who: 'admin',
  form: planForm(LOCALES),
  page: planPage,
  async late(request, form) {
    // The values are kept; saving again overwrites the other edit knowingly.
    form.values.set('version', String((await readSite(request.context.db.read)).version));
    return planPage(request, form);
  },
  act: change,
});
