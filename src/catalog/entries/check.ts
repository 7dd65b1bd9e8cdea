/** FIELDS, the table of what a submission may hold, and the check that finds everything wrong with one at once. */
import { isEmailAddress } from '#catalog/email-addresses.ts';
import { PRICING_MODELS, isPricingModel, type PricingModel } from '#catalog/pricing.ts';
import { createFields, type Fields, type Problem } from '#catalog/problems.ts';
import { cleanText, countCharacters, findTextProblem, type Lines } from '#catalog/text/hygiene.ts';
import { checkPublicUrl, type UrlProblem } from './urls/canonical-url.ts';

/** A submission that has passed every check of its fields. */
export interface SubmissionEntry {
  /** Cleaned, as the listing links to it. */
  url: string;
  canonicalUrl: string;
  /** Equal for two URLs exactly when they are the same page by CONTRACT section 4. */
  urlKey: string;
  name: string;
  tagline: string;
  description: string | null;
  logoUrl: string | null;
  pricingModel: PricingModel;
  categories: string[];
  contactEmail: string | null;
}

interface FieldRule {
  required: boolean;
  sentence: string;
  /** The field in the OpenAPI document; the figures of the check are read from it too. */
  schema: {
    type: 'string' | 'array';
    minLength?: number;
    maxLength?: number;
    minItems?: number;
    maxItems?: number;
    uniqueItems?: boolean;
    format?: string;
    pattern?: string;
    enum?: readonly string[];
    items?: { type: 'string' };
  };
}

const URL_LENGTH = 2_048;

/** The body of submitTool: the seed's Submission resource, in its order. */
export const SUBMISSION_FIELDS = {
  url: {
    required: true,
    sentence: 'The public page of the project, http or https.',
    schema: { type: 'string', format: 'uri', maxLength: URL_LENGTH },
  },
  name: { required: true, sentence: 'Name of the project.', schema: { type: 'string', minLength: 2, maxLength: 80 } },
  tagline: {
    required: true,
    sentence: 'One sentence that says what it does.',
    schema: { type: 'string', minLength: 5, maxLength: 200 },
  },
  description: {
    required: false,
    sentence: 'More about it; may hold line breaks.',
    schema: { type: 'string', maxLength: 2_000 },
  },
  logo_url: {
    required: false,
    sentence: 'Address of a logo, https only.',
    schema: { type: 'string', format: 'uri', pattern: '^https://', maxLength: URL_LENGTH },
  },
  pricing_model: { required: true, sentence: 'How it is paid for.', schema: { type: 'string', enum: PRICING_MODELS } },
  categories: {
    required: true,
    sentence: 'Ids of one to five existing categories.',
    schema: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 5, uniqueItems: true },
  },
  contact_email: {
    required: false,
    sentence: 'Address for questions of editors; never shown.',
    schema: { type: 'string', format: 'email', maxLength: 254 },
  },
} as const satisfies Record<string, FieldRule>;

export type SubmissionField = keyof typeof SUBMISSION_FIELDS;
export const SUBMISSION_FIELD_NAMES = Object.keys(SUBMISSION_FIELDS) as SubmissionField[];

const URL_RULES: Partial<Record<UrlProblem, Problem['rule']>> = {
  scheme: 'url_scheme',
  credentials: 'url_credentials',
  host: 'url_host',
  port: 'url_port',
  too_long: 'too_long',
};

type Body = Record<string, unknown>;

/** Whether null or a blank text in an optional field means that it is absent, as in catalog files, or is a value to be judged. */
export type Blanks = 'absent' | 'judged';

/**
 * Checks a submission's fields without looking at the database. Every bad field is reported at once;
 * unknown fields are named in `unknown` and otherwise ignored. A body that is no object is a problem of `body`.
 */
export function checkEntry(
  body: unknown,
  known: { hasCategory(id: string): boolean },
  blanks: Blanks = 'absent',
): { entry: SubmissionEntry; unknown: string[]; fields: null } | { entry: null; unknown: string[]; fields: Fields } {
  const { fields, add, isEmpty } = createFields();
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    add('body', { rule: 'not_an_object' });
    return { entry: null, unknown: [], fields };
  }
  const given = body as Body;
  const text = (field: SubmissionField, lines: Lines): string | null => {
    const { value, problem } = checkText(given[field], SUBMISSION_FIELDS[field], lines, blanks);
    if (problem) add(field, problem);
    return value;
  };

  const urlText = text('url', 'single');
  const url = urlText === null ? null : checkUrl(urlText, 'url', add);
  const name = text('name', 'single');
  const tagline = text('tagline', 'single');
  const description = text('description', 'multiple');
  const logoText = text('logo_url', 'single');
  const logo = logoText === null ? null : checkLogo(logoText, add);
  const pricing = checkPricing(given['pricing_model'], add);
  const categories = checkCategories(given['categories'], known, add);
  const email = text('contact_email', 'single');
  if (email !== null && !isEmailAddress(email)) add('contact_email', { rule: 'not_an_email' });

  const unknown = Object.keys(given).filter((key) => !Object.hasOwn(SUBMISSION_FIELDS, key));
  if (!isEmpty() || url === null || name === null || tagline === null || pricing === null || categories === null) {
    return { entry: null, unknown, fields };
  }
  return {
    entry: {
      url: url.href,
      canonicalUrl: url.canonical,
      urlKey: url.key,
      name,
      tagline,
      description,
      logoUrl: logo,
      pricingModel: pricing,
      categories,
      contactEmail: email,
    },
    unknown,
    fields: null,
  };
}

/** One text field: type, hygiene, then length of the cleaned form. An absent optional text is null. */
function checkText(
  value: unknown,
  rule: FieldRule,
  lines: Lines,
  blanks: Blanks,
): { value: string | null; problem?: Problem } {
  if (value === undefined) return rule.required ? { value: null, problem: { rule: 'required' } } : { value: null };
  if (value === null && !rule.required && blanks === 'absent') return { value: null };
  if (typeof value !== 'string') return { value: null, problem: { rule: 'not_a_string' } };
  const text = cleanText(lines === 'multiple' ? value.replaceAll('\r\n', '\n') : value);
  const dirt = findTextProblem(text, lines);
  if (dirt) return { value: null, problem: dirt };
  if (text === '' && rule.required) return { value: null, problem: { rule: 'required' } };
  // A blank description says nothing; a blank address is not one.
  if (text === '' && (blanks === 'absent' || rule.schema.format === undefined)) return { value: null };
  const length = countCharacters(text);
  const { minLength = 0, maxLength = Infinity } = rule.schema;
  if (length < minLength) return { value: null, problem: { rule: 'too_short', min: minLength } };
  if (length > maxLength) return { value: null, problem: { rule: 'too_long', max: maxLength } };
  return { value: text };
}

type Add = (field: string, problem: Problem) => void;

function checkUrl(text: string, field: string, add: Add): { href: string; canonical: string; key: string } | null {
  const checked = checkPublicUrl(text);
  if (checked.ok) return checked;
  add(field, { rule: URL_RULES[checked.problem] ?? 'not_a_url', max: URL_LENGTH });
  return null;
}

function checkLogo(text: string, add: Add): string | null {
  // The seed's pattern is case-sensitive: `HTTPS://` is refused too.
  if (!text.startsWith('https://')) {
    add('logo_url', { rule: 'not_https' });
    return null;
  }
  return checkUrl(text, 'logo_url', add)?.href ?? null;
}

function checkPricing(value: unknown, add: Add): PricingModel | null {
  if (typeof value === 'string' && isPricingModel(value)) return value;
  if (value === undefined) add('pricing_model', { rule: 'required' });
  else if (typeof value !== 'string') add('pricing_model', { rule: 'not_a_string' });
  else add('pricing_model', { rule: 'not_one_of', allowed: PRICING_MODELS });
  return null;
}

function checkCategories(value: unknown, known: { hasCategory(id: string): boolean }, add: Add): string[] | null {
  const { minItems, maxItems } = SUBMISSION_FIELDS.categories.schema;
  const fail = (problem: Problem): null => {
    add('categories', problem);
    return null;
  };
  if (value === undefined) return fail({ rule: 'required' });
  if (!Array.isArray(value)) return fail({ rule: 'not_an_array' });
  if (value.length < minItems) return fail({ rule: 'too_few', min: minItems });
  if (value.length > maxItems) return fail({ rule: 'too_many', max: maxItems });
  const ids = value.filter((item): item is string => typeof item === 'string');
  if (ids.length < value.length) return fail({ rule: 'not_a_string' });
  if (new Set(ids).size < ids.length) return fail({ rule: 'repeated' });
  const unknown = ids.filter((id) => !known.hasCategory(id));
  for (const id of unknown) add('categories', { rule: 'unknown_category', value: id.slice(0, 80) });
  return unknown.length > 0 ? null : ids;
}
