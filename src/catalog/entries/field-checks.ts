/** Validation of a field by its kind: type, characters, length, meaning. */
import { isEmailAddress } from '#catalog/email-addresses.ts';
import type { Problem } from '#catalog/problems.ts';
import { cleanText, countCharacters, findTextProblem, type Lines } from '#catalog/language/hygiene.ts';
import type { Field, Kind, Kinds } from '#fields/kinds.ts';
import { CURRENCIES, PRICE_PERIODS, PRICE_RANGE, type Price } from '#fields/pricing.ts';
import { checkPublicUrl, type UrlProblem } from './urls/canonical-url.ts';

/**
 * Whether null or blank means absent in an optional field, as in catalog files, or is validated.
 */
export type Blanks = 'absent' | 'judged';

export interface Known {
  hasCategory(id: string): boolean;
}

/** The value, null if absent or invalid, and all problems. */
export interface CheckedField<T = Kinds[Kind]['value']> {
  value: T | null;
  problems: Problem[];
}

/** Options of a check. */
interface Setting {
  blanks: Blanks;
  known: Known;
  isOptional: boolean;
}

type Check<K extends Kind> = (given: unknown, field: Field<K>, setting: Setting) => CheckedField<Kinds[K]['value']>;

const URL_RULES: Partial<Record<UrlProblem, Problem['rule']>> = {
  scheme: 'url_scheme',
  credentials: 'url_credentials',
  host: 'url_host',
  port: 'url_port',
  too_long: 'too_long',
};

const ABSENT = { value: null, problems: [] };
const bad = (...problems: Problem[]): { value: null; problems: Problem[] } => ({ value: null, problems });

/** Type, hygiene, then length of the cleaned text. An absent optional text is null. */
function checkText(
  given: unknown,
  field: Field<'line' | 'prose' | 'address' | 'email'>,
  { blanks, isOptional }: Setting,
  lines: Lines = 'single',
): CheckedField<string> {
  if (typeof given !== 'string') return bad({ rule: 'not_a_string' });
  const text = cleanText(lines === 'multiple' ? given.replaceAll('\r\n', '\n') : given);
  const dirt = findTextProblem(text, lines);
  if (dirt) return bad(dirt);
  if (text === '' && !isOptional) return bad({ rule: 'required' });
  // A blank description is absent; a blank address is invalid.
  const hasForm = field.kind === 'address' || field.kind === 'email';
  if (text === '' && (blanks === 'absent' || !hasForm)) return ABSENT;
  const length = countCharacters(text);
  const min = field.kind === 'line' ? (field.min ?? 0) : 0;
  if (length < min) return bad({ rule: 'too_short', min });
  if (length > field.max) return bad({ rule: 'too_long', max: field.max });
  if (field.kind === 'line' && field.named === true && !/[\p{L}\p{N}]/u.test(text)) return bad({ rule: 'no_letters' });
  return { value: text, problems: [] };
}

function checkAddress(given: unknown, field: Field<'address'>, setting: Setting): CheckedField<string> {
  const text = checkText(given, field, setting);
  if (text.value === null) return text;
  // The contract's pattern is case-sensitive: `HTTPS://` is refused too.
  if (field.scheme === 'https' && !text.value.startsWith('https://')) return bad({ rule: 'not_https' });
  const checked = checkPublicUrl(text.value);
  return checked.ok
    ? { value: checked.href, problems: [] }
    : bad({ rule: URL_RULES[checked.problem] ?? 'not_a_url', max: field.max });
}

function checkEmail(given: unknown, field: Field<'email'>, setting: Setting): CheckedField<string> {
  const text = checkText(given, field, setting);
  return text.value === null || isEmailAddress(text.value) ? text : bad({ rule: 'not_an_email' });
}

function checkChoice(given: unknown, field: Field<'choice'>): CheckedField<string> {
  if (typeof given !== 'string') return bad({ rule: 'not_a_string' });
  return field.values.includes(given)
    ? { value: given, problems: [] }
    : bad({ rule: 'not_one_of', allowed: field.values });
}

function checkCategories(given: unknown, field: Field<'categories'>, { known }: Setting): CheckedField<string[]> {
  if (!Array.isArray(given)) return bad({ rule: 'not_an_array' });
  const items = [...new Set<unknown>(given)];
  if (items.length < field.min) return bad({ rule: 'too_few', min: field.min });
  if (given.length > field.max) return bad({ rule: 'too_many', max: field.max });
  const ids = items.filter((item): item is string => typeof item === 'string');
  if (ids.length < items.length) return bad({ rule: 'not_a_string' });
  const unknown = ids.filter((id) => !known.hasCategory(id));
  if (unknown.length === 0) return { value: ids, problems: [] };
  return bad(...unknown.map((id): Problem => ({ rule: 'unknown_category', value: id.slice(0, 80) })));
}

function checkFlag(given: unknown): CheckedField<boolean> {
  return typeof given === 'boolean' ? { value: given, problems: [] } : bad({ rule: 'not_a_boolean' });
}

/** In table order, without repeats; an empty list is absent. */
function checkChoices(given: unknown, field: Field<'choices'>, { isOptional }: Setting): CheckedField<string[]> {
  if (!Array.isArray(given)) return bad({ rule: 'not_an_array' });
  if (given.some((item) => typeof item !== 'string')) return bad({ rule: 'not_a_string' });
  if (given.some((item) => !field.values.includes(item as string)))
    return bad({ rule: 'not_one_of', allowed: field.values });
  const values = field.values.filter((value) => given.includes(value));
  if (values.length > 0) return { value: values, problems: [] };
  return isOptional ? ABSENT : bad({ rule: 'required' });
}

/** Other members are ignored. */
function checkPrice(given: unknown): CheckedField<Price> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return bad({ rule: 'not_an_object' });
  const { amount, currency, per } = given as Partial<Record<string, unknown>>;
  const problems: Problem[] = [];
  if (typeof amount !== 'number' || !(amount >= PRICE_RANGE.min && amount <= PRICE_RANGE.max))
    problems.push({ rule: 'out_of_range', ...PRICE_RANGE });
  if (!(CURRENCIES as readonly unknown[]).includes(currency))
    problems.push({ rule: 'not_one_of', allowed: CURRENCIES });
  if (!(PRICE_PERIODS as readonly unknown[]).includes(per))
    problems.push({ rule: 'not_one_of', allowed: PRICE_PERIODS });
  return problems.length > 0 ? bad(...problems) : { value: { amount, currency, per } as Price, problems };
}

const CHECKS: { [K in Kind]: Check<K> } = {
  line: checkText,
  prose: (given, field, setting) => checkText(given, field, setting, 'multiple'),
  address: checkAddress,
  email: checkEmail,
  choice: checkChoice,
  categories: checkCategories,
  flag: checkFlag,
  choices: checkChoices,
  price: checkPrice,
};

/** Validates a field. For the entry's own address `value` is cleaned. */
export function checkField(field: Field, given: unknown, setting: Setting): CheckedField {
  const { blanks, isOptional } = setting;
  if (given === undefined) return isOptional ? ABSENT : bad({ rule: 'required' });
  if (given === null && isOptional && blanks === 'absent') return ABSENT;
  return (CHECKS[field.kind] as Check<Kind>)(given, field, setting);
}
