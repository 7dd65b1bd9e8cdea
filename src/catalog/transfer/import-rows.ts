/** A row of an import file: the fields of a submission and more. */
import { timestamp } from '#database/database.ts';
import { LOCALES, isLocale, type Locale } from '#catalog/locales.ts';
import type { PricingModel } from '#fields/pricing.ts';
import { createFields, type Fields, type Problem } from '#catalog/problems.ts';
import { findSlugProblems } from '#catalog/entries/slugs.ts';
import type { Finding } from '#catalog/screening/screening.ts';
import { checkEntry, type CheckedEntry } from '#catalog/entries/check.ts';
import { FIELD_NAMES, fieldOf, keysWhere, namesWhere } from '#fields/fields.ts';
import { languageOf } from '#catalog/language/detection.ts';
import { cleanText, countCharacters, findTextProblem, type Lines } from '#catalog/language/hygiene.ts';
import type { Translation, Translations } from '#catalog/tools/write.ts';
import type { Field } from '#fields/kinds.ts';
import { mapCategories, type CategoryMap } from './category-map.ts';

export interface ImportRow {
  line: number;
  entry: CheckedEntry;
  slug: string | null;
  /** Null if absent. */
  publishedAt: string | null;
  /** The stated language; null if absent. */
  locale: Locale | null;
  /** The same, or guessed. */
  original: Locale;
  translations: Translations;
  /** Fields that the row has; an update keeps all others. */
  says: readonly string[];
  /** Whether the row has a price. */
  statesPrice: boolean;
  /** Goes to the editors' queue. */
  awaits: boolean;
  /** Screening findings; null without screening. */
  findings: Finding[] | null;
}

export interface RowRules {
  hasCategory(id: string): boolean;
  /** For rows without a pricing model; null leaves it unknown. */
  defaultPricing: PricingModel | null;
  /** The categories of this catalog by the names in rows. */
  categoryMap?: CategoryMap | undefined;
  /** Whether rows are published by default (unless `awaiting_moderation`). */
  published: boolean;
}

const ISO_DATE = /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|z|[+-]\d{2}:?\d{2})?)?$/;
/** Examples of valid times. */
export const TIME_FORMS = ['2026-01-31', '2026-01-31T12:00:00Z'] as const;
/** With a four-digit year. */
const STORED_LENGTH = timestamp(0).length;
const ROW_STATES = ['published', 'awaiting_moderation'] as const;

/** Keys of a row. */
export const ROW_KEYS: readonly string[] = [
  ...FIELD_NAMES,
  'slug',
  'locale',
  'translations',
  'published_at',
  'created_at',
  'status',
];
const KNOWN_KEYS: ReadonlySet<string> = new Set(ROW_KEYS);

/** The keys that no row has, each cut to 80 characters. */
export function listUnknownKeys(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  return Object.keys(body).flatMap((key) => (KNOWN_KEYS.has(key) ? [] : [key.slice(0, 80)]));
}

type Add = (field: string, problem: Problem) => void;

/**
 * Converts an ISO 8601 date or date-time to the stored form, by default UTC. Undefined if invalid.
 */
export function isoTime(text: string): string | undefined {
  const [, day, time = '00:00', offset = 'Z'] = ISO_DATE.exec(text.trim()) ?? [];
  if (day === undefined) return undefined;
  const date = new Date(`${day}T${time}${offset.toUpperCase()}`);
  // The engine accepts 31 February as 3 March.
  const isReal =
    !Number.isNaN(date.getTime()) &&
    !Number.isNaN(Date.parse(day)) &&
    new Date(`${day}T00:00Z`).toISOString().startsWith(day);
  return isReal && timestamp(date).length === STORED_LENGTH ? timestamp(date) : undefined;
}

function checkTime(given: Record<string, unknown>, add: Add): string | null {
  const field = given['published_at'] === undefined || given['published_at'] === null ? 'created_at' : 'published_at';
  const value = given[field];
  if (value === undefined || value === null) return null;
  const time = typeof value === 'string' ? isoTime(value) : undefined;
  if (time === undefined)
    add(field, typeof value === 'string' ? { rule: 'not_one_of', allowed: TIME_FORMS } : { rule: 'not_a_string' });
  return time ?? null;
}

function checkText(
  path: string,
  value: unknown,
  { min = 0, max }: { min?: number; max: number },
  lines: Lines,
  add: Add,
): string | null {
  if (typeof value !== 'string') {
    add(path, { rule: value === undefined ? 'required' : 'not_a_string' });
    return null;
  }
  const text = cleanText(lines === 'multiple' ? value.replaceAll('\r\n', '\n') : value);
  const length = countCharacters(text);
  const problem: Problem | undefined =
    findTextProblem(text, lines) ??
    (length < min ? { rule: 'too_short', min } : length > max ? { rule: 'too_long', max } : undefined);
  if (problem !== undefined) add(path, problem);
  return problem === undefined ? text : null;
}

/** The localised fields in one language; null if a required one is missing or invalid. */
function checkTranslation(path: string, given: Record<string, unknown>, add: Add): Translation | null {
  const texts: Record<string, string | null> = {};
  let isWhole = true;
  for (const key of keysWhere({ localised: true })) {
    const field = fieldOf(key) as Field<'line' | 'prose'>;
    const isRequired = field.required !== false;
    const said = field.kind === 'prose' ? mendProse(given[field.name]) : given[field.name];
    const lines = field.kind === 'prose' ? 'multiple' : 'single';
    const text =
      !isRequired && (said ?? null) === null ? null : checkText(`${path}.${field.name}`, said, field, lines, add);
    texts[key] = text === '' ? null : text;
    isWhole &&= !isRequired || texts[key] !== null;
  }
  return isWhole ? (texts as unknown as Translation) : null;
}

function checkTranslations(value: unknown, original: Locale | null, add: Add): Translations {
  const translations: Translations = {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    add('translations', { rule: 'not_an_object' });
    return translations;
  }
  for (const [locale, texts] of Object.entries(value) as [string, unknown][]) {
    const path = `translations.${locale.slice(0, 20)}`;
    if (!isLocale(locale)) {
      add('translations', { rule: 'not_one_of', allowed: LOCALES, value: locale.slice(0, 20) });
    } else if (locale === original) {
      add(path, { rule: 'repeated' });
    } else if (typeof texts !== 'object' || texts === null || Array.isArray(texts)) {
      add(path, { rule: 'not_an_object' });
    } else {
      const translation = checkTranslation(path, texts as Record<string, unknown>, add);
      if (translation !== null) translations[locale] = translation;
    }
  }
  return translations;
}

// C1 controls are leftovers of a wrong encoding; the others are soft hyphen, zero-width space, word joiner, byte order mark.
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const DAMAGE = /[\u0080-\u009F\u00AD\u200B\u2060\uFEFF]/g;
const JOINERS = /[\u200C\u200D]/g;

/**
 * Removes invisible remains of scraping and wrong encodings from a long text; other catalogs are
 * rarely free of them. Names, taglines and bidi or hiding characters stay under the full rules.
 */
function mendProse(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.replace(DAMAGE, '');
  return findTextProblem(cleanText(text), 'multiple')?.rule === 'invisible_characters'
    ? text.replace(JOINERS, '')
    : text;
}

const PROSE = namesWhere({ kind: 'prose' });

/** The row with its prose fields mended. */
function mended(given: Record<string, unknown>): Record<string, unknown> {
  const names = PROSE.filter((name) => given[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, mendProse(given[name])]));
}

/** Validates a row as the API does, with its further keys; unknown keys are ignored. */
export function checkImportRow(
  line: number,
  body: unknown,
  rules: RowRules,
): { row: ImportRow; fields: null } | { row: null; fields: Fields } {
  const { fields, add, isEmpty } = createFields();
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { row: null, fields: { body: [{ rule: 'not_an_object' }] } };
  }
  const given = body as Record<string, unknown>;
  const pricing = given['pricing_model'] ?? rules.defaultPricing;
  const { categoryMap: map } = rules;
  const categories = map && mapCategories(given['categories'], map, rules.hasCategory);
  const entry = { ...given, ...mended(given), ...(map && { categories }), pricing_model: pricing };
  const checked = checkEntry(entry, rules, { isNew: false });
  const areDropped = map !== undefined && Array.isArray(categories) && categories.length === 0;
  const dropped = areDropped ? (given['categories'] as string[]).join(', ') : '';
  for (const [field, problems] of Object.entries(checked.fields ?? {}))
    for (const problem of problems)
      add(field, field === 'categories' && dropped !== '' ? { ...problem, value: dropped.slice(0, 80) } : problem);

  const slug = given['slug'] ?? null;
  if (slug !== null && typeof slug !== 'string') add('slug', { rule: 'not_a_string' });
  else if (slug !== null) add('slug', ...findSlugProblems(slug));

  const locale = given['locale'] ?? null;
  if (locale !== null && (typeof locale !== 'string' || !isLocale(locale)))
    add('locale', { rule: 'not_one_of', allowed: LOCALES });
  const ownLocale = typeof locale === 'string' && isLocale(locale) ? locale : null;

  const state = given['status'] ?? null;
  if (state !== null && !ROW_STATES.some((known) => known === state))
    add('status', { rule: 'not_one_of', allowed: ROW_STATES });

  const publishedAt = checkTime(given, add);
  const translated = given['translations'] ?? {};
  const original = ownLocale ?? (checked.entry === null ? null : languageOf(checked.entry, Object.keys(translated)));
  const translations = checkTranslations(translated, original, add);
  if (!isEmpty() || checked.entry === null || original === null) return { row: null, fields };
  const says = FIELD_NAMES.filter((name) => given[name] !== undefined);
  const awaits = !rules.published || state === 'awaiting_moderation';
  return {
    row: {
      line,
      entry: checked.entry,
      slug: slug as string | null,
      publishedAt,
      locale: ownLocale,
      original,
      translations,
      says,
      statesPrice: (given['pricing_model'] ?? null) !== null,
      awaits,
      findings: null,
    },
    fields: null,
  };
}
