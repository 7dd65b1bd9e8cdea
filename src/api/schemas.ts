/** The JSON Schemas of the API, as in `components` of the OpenAPI document. */
import { LOGO_WIDTHS, SCREENSHOT_WIDTHS } from '#catalog/pictures/kinds.ts';
import { PICTURE_SOURCES } from '#catalog/entries/picture-source.ts';
import { LINK_STATES } from '#catalog/links/states.ts';
import { PRICE_SOURCES } from '#fields/pricing.ts';
import { CHANGE_KINDS } from '#catalog/submissions/change-requests.ts';
import { CHANGE_STATES, REASON_CODES } from '#catalog/lifecycle.ts';
import { PROVENANCES } from '#catalog/tools/write.ts';
import { JOB_STRENGTHS } from '#catalog/search/analysis/analysis.ts';
import { TOLD_ONLY } from '#catalog/search/catalog-index.ts';
import { TIERS } from '#catalog/search/query/ranking.ts';
import type { Schema } from '#http/api/operation.ts';
import { ATTRIBUTES, FIELD_KEYS, FIELDS, fieldOf, keysInOrder, keysWhere, type FieldKey } from '#fields/fields.ts';
import { DRAFT_SCHEMAS } from './draft-schemas.ts';
import { REFUSAL_SCHEMAS } from './refusal-schemas.ts';
import { WEBHOOK_SCHEMAS } from './webhook-schemas.ts';
import { RECOMMENDATION } from './recommendation.ts';
import { bodySchema, readSchema } from './field-schemas.ts';
import { links, text, uri, time, count, locale, state, provenance, orNull, record, list } from './schema-parts.ts';

export function ref(name: SchemaName): Schema {
  return { $ref: `#/components/schemas/${name}` };
}

/** The answer `{ "data": … }`. */
export function inData(schema: Schema, more: Record<string, Schema> = {}): Schema {
  return record({ data: schema, ...more });
}

/** Members of a tool by field, with its name first. */
function fieldMembers(keys: readonly FieldKey[]): Record<string, Schema> {
  return Object.fromEntries(
    keysInOrder(['name', 'tagline'], keys).map((key) => {
      const schema = readSchema(fieldOf(key));
      return [FIELDS[key].name, fieldOf(key).required === true ? schema : orNull(schema)];
    }),
  );
}

const summaryMembers = {
  slug: text,
  ...fieldMembers(keysWhere({ summary: true })),
  logo: {
    ...orNull(record(Object.fromEntries(LOGO_WIDTHS.map((width) => [String(width), uri])))),
    description: 'Our copies of the logo by width in pixels: square WebP at permanent addresses.',
  },
  verified: { type: 'boolean', description: 'Whether its maker has proved that the tool is theirs.' },
  published_at: time,
  updated_at: time,
  links: links,
} satisfies Record<string, Schema>;

const localisedMembers = Object.fromEntries(
  keysWhere({ localised: true }).map((key) => [
    FIELDS[key].name,
    fieldOf(key).required === false ? orNull(readSchema(fieldOf(key))) : readSchema(fieldOf(key)),
  ]),
);

const screenshotUrls = record(Object.fromEntries(SCREENSHOT_WIDTHS.map((width) => [String(width), uri])));

const statedPrice: Schema = {
  ...orNull(record({ by: { type: 'string', enum: PRICE_SOURCES }, at: time })),
  description: 'Who stated `pricing_model`, and when.',
};

const confirmedAt: Schema = { ...orNull(time), description: 'When its owner last confirmed the entry.' };

const toolReference = record({ slug: text, links: links });

export const SCHEMAS = {
  Links: record({ self: uri, html: uri }),
  Submission: {
    type: 'object',
    description: 'A tool to list. Unknown members are ignored and reported in `warnings`.',
    properties: {
      ...Object.fromEntries(FIELD_KEYS.map((key) => [FIELDS[key].name, bodySchema(fieldOf(key))])),
      review: {
        type: 'boolean',
        // Without `default`: generators make a member with a default required.
        description:
          'Asks an editor to decide if the entry would be refused as `not_an_ai_tool`; once per hour and account. False unless given.',
      },
    },
    required: FIELD_KEYS.filter((key) => fieldOf(key).required !== false).map((key) => FIELDS[key].name),
  },
  ToolSummary: record(summaryMembers),
  Tool: record({
    ...summaryMembers,
    ...fieldMembers(keysWhere({ summary: false, audience: 'public' })),
    locale,
    available_locales: list(locale),
    translation: record({ tagline: provenance, description: provenance }),
    link_status: {
      type: 'string',
      enum: LINK_STATES,
      description:
        'What the last checks of `url` found. `dead`: three failures in a row; `blocked`: the site does not answer programs.',
    },
    last_checked_at: orNull(time),
    link_checked_at: { ...orNull(time), description: 'The same as `last_checked_at`.' },
    price_stated: statedPrice,
    confirmed_at: confirmedAt,
    screenshot: {
      ...orNull(screenshotUrls),
      description: 'Our copies of its picture by width in pixels: WebP, 8:5.',
    },
    picture: {
      ...orNull(
        record({
          urls: screenshotUrls,
          width: { ...count, description: 'Of the largest copy, in pixels.' },
          height: count,
          source: { type: 'string', enum: PICTURE_SOURCES },
          source_url: orNull(uri),
          found_at: orNull(time),
        }),
      ),
      description:
        'The copies of `screenshot`, and who the picture is from: its maker, its site, which offered it at `source_url`, or the catalog.',
    },
  }),
  Category: record({
    id: text,
    name: text,
    description: orNull(text),
    tool_count: count,
    links: record({ self: uri, tools: uri }),
  }),
  ToolRecord: {
    ...record({
      id: text,
      slug: text,
      ...fieldMembers(keysWhere({ audience: 'public' })),
      categories: list(text),
      locale,
      verified: { type: 'boolean' },
      published_at: time,
      updated_at: time,
      link_status: text,
      last_checked_at: orNull(time),
      price_stated: statedPrice,
      confirmed_at: confirmedAt,
      logo_hash: {
        ...orNull(text),
        description:
          'Part of the addresses of our copies of the logo, `/logos/{logo_hash}-{width}.webp`, 64, 128 or 256 pixels wide; the SHA-256 of the largest.',
      },
      screenshot_hash: {
        ...orNull(text),
        description:
          'The same for the screenshot: `/screenshots/{screenshot_hash}-{width}.webp`, 384, 640 or 1280 pixels wide.',
      },
      screenshot_source: {
        ...orNull(record({ by: { type: 'string', enum: PICTURE_SOURCES }, url: orNull(uri), at: orNull(time) })),
        description: 'Who the screenshot is from; of a site where and when it was found.',
      },
      translations: {
        type: 'object',
        additionalProperties: record({ ...localisedMembers, provenance: { type: 'string', enum: PROVENANCES } }),
        description: 'Texts in other languages than `locale`.',
      },
    }),
    description: 'A tool with all its public fields; `categories` are ids.',
  },
  CategoryRecord: record({
    id: text,
    names: { type: 'object', additionalProperties: text },
    descriptions: { type: 'object', additionalProperties: orNull(text) },
    synonyms: { type: 'object', additionalProperties: list(text) },
  }),
  Change: {
    oneOf: [
      record({
        type: { type: 'string', const: 'tool.upserted' },
        revision: count,
        id: text,
        slug: text,
        tool: { $ref: '#/components/schemas/ToolRecord' },
      }),
      record({
        type: { type: 'string', const: 'tool.removed' },
        revision: count,
        id: text,
        slug: text,
        moved_to: { ...orNull(text), description: 'Slug of the tool that it was merged into.' },
      }),
      record({
        type: { type: 'string', const: 'category.upserted' },
        revision: count,
        category: { $ref: '#/components/schemas/CategoryRecord' },
      }),
    ],
  },
  CursorPagination: record({ next: text, has_more: { type: 'boolean' } }),
  Pagination: record(
    {
      page: { type: 'integer', minimum: 1, maximum: 500 },
      per_page: { type: 'integer', minimum: 1, maximum: 50 },
      total: { ...count, description: 'Exact up to 25,000.' },
      total_pages: { type: 'integer', minimum: 0, maximum: 500 },
      total_is_lower_bound: { type: 'boolean', description: 'True if there may be more than `total`.' },
    },
    ['total_is_lower_bound'],
  ),
  PageLinks: record({ self: uri, first: uri, prev: orNull(uri), next: orNull(uri), last: uri }),
  Facets: record(
    {
      categories: { type: 'object', additionalProperties: count },
      pricing: { type: 'object', additionalProperties: count },
      ...Object.fromEntries(ATTRIBUTES.map((name) => [name, { type: 'object', additionalProperties: count }])),
    },
    ATTRIBUTES,
  ),
  Understanding: record({
    corrected: orNull(record({ from: text, to: text })),
    ignored: list(text),
    hints: list(record({ parameter: { type: 'string', enum: ['pricing', ...ATTRIBUTES] }, value: text })),
    relaxed: list(
      record({ parameter: { type: 'string', enum: [...ATTRIBUTES, ...TOLD_ONLY] }, value: text, met: count }),
    ),
    alternatives_to: orNull(text),
    left_out: count,
    phrases: list(text),
    excluded: list(text),
    address: orNull(record({ url: uri, listed: { type: 'boolean' } })),
  }),
  Explanation: record({
    jobs: list(record({ id: text, share: { type: 'number', minimum: 0, maximum: 1 } })),
    hits: list(
      record({
        slug: text,
        tier: { type: 'string', enum: TIERS.map(({ id }) => id) },
        jobs: list(record({ id: text, strength: { type: 'string', enum: JOB_STRENGTHS } })),
      }),
    ),
  }),
  Recommendation: RECOMMENDATION,
  Warning: record({ code: text, field: text, message: text }),
  SubmissionReceipt: record({
    id: text,
    status: state,
    status_url: uri,
    html_status_url: uri,
    submitted_at: time,
    name: text,
    url: uri,
    queue: record({ position: { type: 'integer', minimum: 1 } }),
    warnings: list({ $ref: '#/components/schemas/Warning' }),
  }),
  SubmissionStatus: record(
    {
      id: text,
      status: state,
      status_url: uri,
      html_status_url: uri,
      submitted_at: time,
      name: text,
      url: uri,
      tagline: text,
      queue: orNull(record({ position: { type: 'integer', minimum: 1 } })),
      reason: orNull(record({ code: { type: 'string', enum: REASON_CODES }, message: text })),
      editor_note: orNull(text),
      decided_at: orNull(time),
      history: list(record({ at: time, status: state })),
      tool: orNull(toolReference),
      can_resubmit: { type: 'boolean' },
      can_withdraw: { type: 'boolean' },
      can_appeal: { type: 'boolean' },
      warnings: list({ $ref: '#/components/schemas/Warning' }),
    },
    ['warnings'],
  ),
  ChangeRequest: record({
    id: text,
    status: { type: 'string', enum: CHANGE_STATES },
    kind: { type: 'string', enum: CHANGE_KINDS },
    status_url: uri,
    html_status_url: uri,
    tool: toolReference,
    changes: list(
      record({
        field: text,
        from: { description: 'The value when the change was suggested.' },
        to: { description: 'The suggested value.' },
        accepted: { type: ['boolean', 'null'] },
      }),
    ),
    reason: orNull(record({ code: { type: 'string', enum: REASON_CODES }, message: text })),
    editor_note: orNull(text),
    created_at: time,
    decided_at: orNull(time),
    warnings: list({ $ref: '#/components/schemas/Warning' }),
  }),
  ...DRAFT_SCHEMAS,
  ...WEBHOOK_SCHEMAS,
  ...REFUSAL_SCHEMAS,
} satisfies Record<string, Schema>;

export type SchemaName = keyof typeof SCHEMAS;
