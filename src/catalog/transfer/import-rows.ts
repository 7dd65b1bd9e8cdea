/** One row of an import file: the fields of a submission and what a catalog file may say besides. */
import { timestamp } from '#database/database.ts';
import { LOCALES, isLocale, type Locale } from '#catalog/locales.ts';
import type { PricingModel } from '#fields/pricing.ts';
import { createFields, type Fields, type Problem } from '#catalog/problems.ts';
import { isSlug } from '#catalog/entries/slugs.ts';
import type { Finding } from '#catalog/screening/screening.ts';
import { checkEntry, type CheckedEntry } from '#catalog/entries/check.ts';
import { FIELD_NAMES, fieldOf, keysWhere, namesWhere } from '#fields/fields.ts';
import { languageOf } from '#catalog/language/detection.ts';
import { cleanText, countCharacters, findTextProblem, type Lines } from '#catalog/language/hygiene.ts';
import type { Translation, Translations } from '#catalog/tools/write.ts';
import type { Field } from '#fields/kinds.ts';

export interface ImportRow {
  line: number;
  entry: CheckedEntry;
  slug: string | null;
  /** Null when the row does not say. */
  publishedAt: string | null;
  /** The language that the row says its texts are in; null when it does not. */
  locale: Locale | null;
  /** The same, guessed when it does not. */
  original: Locale;
  translations: Translations;
  /** Names of the fields about which the row says anything, so that an update knows what to leave alone. */
  says: readonly string[];
  /** Whether the row itself names a price. */
  statesPrice: boolean;
  /** Goes to the editors' queue instead of into the catalog. */
  awaits: boolean;
  /** What screening found, for the editors; null when nothing was screened. */
  findings: Finding[] | null;
}

export interface RowRules {
  hasCategory(id: string): boolean;
  /** Taken where a row names no pricing model; null leaves it unknown. */
  defaultPricing: PricingModel | null;
  /** Whether rows are published unless they say `awaiting_moderation`. */
  published: boolean;
}

const ISO_DATE = /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|z|[+-]\d{2}:?\d{2})?)?$/;
/** Times as they may be written, by example. */
export const TIME_FORMS = ['2026-01-31', '2026-01-31T12:00:00Z'] as const;
/** With a year of four digits. */
const STORED_LENGTH = timestamp(0).length;
const ROW_STATES = ['published', 'awaiting_moderation'] as const;

type Add = (field: string, problem: Problem) => void;

/** An ISO 8601 date or date-time as tables store it; without an offset it is UTC. Undefined when it is none. */
export function isoTime(text: string): string | undefined {
  const [, day, time = '00:00', offset = 'Z'] = ISO_DATE.exec(text.trim()) ?? [];
  if (day === undefined) return undefined;
  const date = new Date(`${day}T${time}${offset.toUpperCase()}`);
  // The engine lets 31 February pass as 3 March.
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

/** The localised fields in one language; null when one that must be there is missing or bad. */
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
 * A long text without what scraping and wrong encodings leave behind and no reader sees; long texts from other
 * catalogs are seldom free of it. Names, taglines and everything that hides or turns text stay under the full rules.
 */
function mendProse(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.replace(DAMAGE, '');
  return findTextProblem(cleanText(text), 'multiple')?.rule === 'invisible_characters'
    ? text.replace(JOINERS, '')
    : text;
}

const PROSE = namesWhere({ kind: 'prose' });

/** The fields of several lines of a row, mended. */
function mended(given: Record<string, unknown>): Record<string, unknown> {
  const names = PROSE.filter((name) => given[name] !== undefined);
  return Object.fromEntries(names.map((name) => [name, mendProse(given[name])]));
}

/** Checks a row as the API checks a submission, and its further keys; keys that nobody knows are ignored. */
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
  const checked = checkEntry({ ...given, ...mended(given), pricing_model: pricing }, rules, { isNew: false });
  for (const [field, problems] of Object.entries(checked.fields ?? {}))
    for (const problem of problems) add(field, problem);

  const slug = given['slug'] ?? null;
  if (slug !== null && typeof slug !== 'string') add('slug', { rule: 'not_a_string' });
  else if (slug !== null && !isSlug(slug)) add('slug', { rule: 'bad_identifier', value: slug.slice(0, 80) });

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
