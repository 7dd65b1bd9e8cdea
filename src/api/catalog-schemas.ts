/** The JSON Schemas of published tools and categories, and of their changes. */
import { PICTURE_SOURCES } from '#catalog/entries/picture-source.ts';
import { LINK_STATES } from '#catalog/links/states.ts';
import { LOGO_WIDTHS, SCREENSHOT_WIDTHS } from '#catalog/pictures/kinds.ts';
import { EVENT_KINDS, LINK_STATUS } from '#catalog/tools/history.ts';
import { PROVENANCES } from '#catalog/tools/write.ts';
import { FIELDS, fieldOf, keysInOrder, keysWhere, namesWhere, type FieldKey } from '#fields/fields.ts';
import { PRICE_SOURCES } from '#fields/pricing.ts';
import type { Schema } from '#http/api/operation.ts';
import { readSchema } from './field-schemas.ts';
import { count, links, list, locale, orNull, provenance, record, text, time, uri } from './schema-parts.ts';

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

export const CATALOG_SCHEMAS = {
  ToolSummary: record(summaryMembers),
  Tool: record({
    ...summaryMembers,
    ...fieldMembers(keysWhere({ summary: false, audience: 'public' })),
    locale,
    available_locales: list(locale),
    tasks: list(record({ id: text, name: text })),
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
    links: record({ self: uri, tools: uri, html: uri }),
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
  ToolEvent: record({
    at: time,
    kind: { type: 'string', enum: EVENT_KINDS },
    fields: {
      ...list({ type: 'string', enum: namesWhere({ audience: 'public' }) }),
      description: 'The fields that changed.',
    },
    facts: {
      ...list(record({ field: text, from: {}, to: {} })),
      description: `The values before and after, except of texts and addresses; \`${LINK_STATUS}\` for what a check of the link found.`,
    },
  }),
} satisfies Record<string, Schema>;
