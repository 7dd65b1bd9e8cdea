/** FIELDS: all fields of an entry; columns, checks, API, forms and pages are derived from it. */
import { INTERFACE_LANGUAGES, LICENSES, PLATFORMS } from './attributes.ts';
import type { Field, Kinds } from './kinds.ts';
import { PRICING_MODELS, UNKNOWN_PRICING } from './pricing.ts';
import { ADDRESS, ATTRIBUTE, FLAG, PRICED } from './shared-properties.ts';

/** In the order of the API document; docs/add-a-field.md describes how to add one. */
export const FIELDS = {
  url: {
    name: 'url',
    ...ADDRESS,
    required: true,
    audience: 'public',
    summary: true,
    localised: false,
    screened: true,
    group: 'about',
    sentence: 'Public page of the tool, http or https.',
    examples: ['https://first.example.com/', 'https://second.example.com/tool'],
  },
  name: {
    name: 'name',
    kind: 'line',
    min: 2,
    max: 80,
    named: true,
    required: true,
    audience: 'public',
    summary: true,
    localised: false,
    screened: true,
    group: 'about',
    sentence: 'Name of the tool; has a letter or digit of some script.',
    examples: ['Lantern Quill', 'Marble Heron'],
  },
  tagline: {
    name: 'tagline',
    kind: 'line',
    min: 5,
    max: 200,
    required: true,
    audience: 'public',
    summary: true,
    localised: true,
    screened: true,
    group: 'about',
    sentence: 'What it does, in one sentence.',
    examples: [
      'An AI assistant that answers questions about documents',
      'A language model that summarises long meetings for teams',
    ],
  },
  description: {
    name: 'description',
    kind: 'prose',
    max: 2_000,
    required: false,
    audience: 'public',
    summary: false,
    localised: true,
    screened: true,
    group: 'about',
    sentence: 'More about it; may contain line breaks.',
    examples: [
      'Reads your documents with a language model and answers questions about them.',
      'Listens to meetings.\n\nIts language model writes the minutes.',
    ],
  },
  logoUrl: {
    name: 'logo_url',
    ...ADDRESS,
    scheme: 'https',
    required: false,
    audience: 'public',
    summary: true,
    localised: false,
    screened: false,
    group: 'about',
    sentence: 'URL of a logo, https only.',
    examples: ['https://first.example.com/logo.png', 'https://second.example.com/mark.png'],
  },
  pricingModel: {
    name: 'pricing_model',
    kind: 'choice',
    values: PRICING_MODELS,
    required: 'new',
    absent: UNKNOWN_PRICING,
    audience: 'public',
    summary: true,
    localised: false,
    screened: false,
    group: 'kind',
    sentence: 'Pricing model.',
    examples: ['freemium', 'open_source'],
  },
  priceFrom: {
    name: 'price_from',
    kind: 'price',
    ...PRICED,
    summary: true,
    sentence: 'The lowest regular price of its paid plans.',
    examples: [
      { amount: 19.5, currency: 'EUR', per: 'month' },
      { amount: 120, currency: 'USD', per: 'year' },
    ],
  },
  freeLimit: {
    name: 'free_limit',
    kind: 'line',
    max: 80,
    ...PRICED,
    summary: false,
    sentence: 'What its free plan covers.',
    examples: ['20 pages a month', '10 minutes of audio a day, with a watermark'],
  },
  pricingUrl: {
    name: 'pricing_url',
    ...ADDRESS,
    ...PRICED,
    summary: false,
    sentence: 'Its page of prices.',
    examples: ['https://first.example.com/pricing', 'https://second.example.com/plans'],
  },
  categories: {
    name: 'categories',
    kind: 'categories',
    min: 1,
    max: 5,
    required: true,
    audience: 'public',
    summary: true,
    localised: false,
    screened: true,
    group: 'kind',
    sentence: 'Ids of one to five existing categories.',
    examples: [['chatbots'], ['writing', 'chatbots']],
  },
  platforms: {
    name: 'platforms',
    kind: 'choices',
    values: PLATFORMS,
    ...ATTRIBUTE,
    sentence: 'Where it runs.',
    examples: [['web', 'ios'], ['cli']],
  },
  hasApi: {
    name: 'has_api',
    ...FLAG,
    sentence: 'Whether it has an API for other programs.',
    examples: [true, false],
  },
  selfHosted: {
    name: 'self_hosted',
    ...FLAG,
    sentence: 'Whether it can be self-hosted.',
    examples: [true, false],
  },
  license: {
    name: 'license',
    kind: 'choice',
    values: LICENSES,
    ...ATTRIBUTE,
    sentence: 'SPDX id of its license, if it is open source.',
    examples: ['MIT', 'Apache-2.0'],
  },
  interfaceLanguages: {
    name: 'interface_languages',
    kind: 'choices',
    values: INTERFACE_LANGUAGES,
    ...ATTRIBUTE,
    sentence: 'Languages of its interface, as ISO 639-1 codes.',
    examples: [['de', 'en'], ['pl']],
  },
  freeTrial: {
    name: 'free_trial',
    ...FLAG,
    sentence: 'Whether a paid plan can be tried for free.',
    examples: [true, false],
  },
  needsAccount: {
    name: 'needs_account',
    ...FLAG,
    sentence: 'Whether it can only be used with an account.',
    examples: [true, false],
  },
  euData: {
    name: 'eu_data',
    ...FLAG,
    sentence: 'Whether data stays in the European Union.',
    examples: [true, false],
  },
  contactEmail: {
    name: 'contact_email',
    kind: 'email',
    max: 254,
    required: false,
    audience: 'editors',
    summary: false,
    localised: false,
    screened: true,
    group: 'contact',
    sentence: 'Contact address for editors; never public.',
    examples: ['maker@example.com', 'team@example.com'],
  },
} as const satisfies Record<string, Field>;

type Fields = typeof FIELDS;
/** The name in memory, such as `logoUrl`. */
export type FieldKey = keyof Fields;
/** The name in columns, JSON, files and history, such as `logo_url`. */
export type FieldName = Fields[FieldKey]['name'];
export type NameOf<K extends FieldKey> = Fields[K]['name'];
/** The fields with these properties, such as `KeysWhere<{ summary: true }>`. */
export type KeysWhere<Row> = { [K in FieldKey]: Fields[K] extends Row ? K : never }[FieldKey];
export type NamesWhere<Row> = NameOf<KeysWhere<Row>>;

type Value<F extends Field> = F extends { kind: 'choice'; values: readonly (infer V)[] }
  ? V
  : Kinds[F['kind']]['value'];
type OrNull<F extends Field, T> = F['required'] extends true ? T : T | null;

/** The fields of a submission or tool in memory. */
export type Entry = { -readonly [K in FieldKey]: OrNull<Fields[K], Value<Fields[K]>> };
/** The columns of an entry. */
export type EntryColumns = {
  [K in FieldKey as NameOf<K>]: Fields[K] extends { absent: string }
    ? Kinds[Fields[K]['kind']]['column']
    : OrNull<Fields[K], Kinds[Fields[K]['kind']]['column']>;
};

export const FIELD_KEYS = Object.keys(FIELDS) as FieldKey[];
export const FIELD_NAMES = FIELD_KEYS.map((key) => FIELDS[key].name) as readonly FieldName[];

/** A field with the properties of all kinds. */
export function fieldOf(key: FieldKey): Field {
  return FIELDS[key];
}

/** Undefined for an unknown name. */
export function findKey(name: string): FieldKey | undefined {
  return FIELD_KEYS.find((key) => FIELDS[key].name === name);
}

/** Throws for an unknown name. */
export function keyOf(name: FieldName): FieldKey {
  const key = findKey(name);
  if (key === undefined) throw new Error(`no field is called ${name}`);
  return key;
}

/** The fields with the properties of `row`, in the order of FIELDS. */
export function keysWhere<const Row extends Partial<Field>>(row: Row): KeysWhere<Row>[] {
  return FIELD_KEYS.filter((key) =>
    Object.entries(row).every(([property, value]) => fieldOf(key)[property as keyof Field] === value),
  ) as KeysWhere<Row>[];
}

/** Like keysWhere, but returns names. */
export function namesWhere<const Row extends Partial<Field>>(row: Row): NamesWhere<Row>[] {
  return keysWhere(row).map((key) => FIELDS[key].name) as NamesWhere<Row>[];
}

/** Whether its maker has proved the ownership: a column, but not a field of the form. */
export const VERIFIED = 'verified';

/** A bound of the price of a month, derived from `pricing_model` and `price_from`; not a field of the form. */
export const PRICE_UP_TO = 'price_up_to';

/** The filters of lists besides categories and pricing models. */
export const ATTRIBUTES = [...namesWhere({ filter: true }), VERIFIED, PRICE_UP_TO] as const;
export type AttributeName = (typeof ATTRIBUTES)[number];

export type AttributeColumn = Exclude<AttributeName, typeof PRICE_UP_TO> | 'price_from';

/** The column that an attribute is read from. */
export function columnOf(name: AttributeName): AttributeColumn {
  return name === PRICE_UP_TO ? FIELDS.priceFrom.name : name;
}

/** Moves `first` to the front; the other keys keep their order. */
export function keysInOrder<K extends FieldKey>(first: readonly NoInfer<K>[], keys: readonly K[]): K[] {
  return [...first.filter((key) => keys.includes(key)), ...keys.filter((key) => !first.includes(key))];
}
