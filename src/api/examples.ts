/** Examples for the API document, generated from the schemas so that they are always valid. */
import { CatalogError, ERRORS, type ErrorCode } from '#catalog/errors.ts';
import type { Schema } from '#http/api/operation.ts';
import { errorBody } from '#http/send/error-answers.ts';

const SUBMISSION_ID = 'b1f0c2de-6a4e-4d0b-9a53-1c7e8d2f9a40';
const API = 'https://catalog.example.org/api/v1';
const PAGES = 'https://catalog.example.org/en';
const LEAKED = `aitp_${'0'.repeat(32)}4Cxg3m`;
const CATEGORY = 'transcription-translation';

/** Values by member name, with the schema's name where needed. */
const VALUES: Readonly<Record<string, unknown>> = {
  slug: 'whisper',
  name: 'Whisper',
  tagline: 'Open speech recognition model for about a hundred languages',
  url: 'https://github.com/openai/whisper',
  pricing_model: 'open_source',
  locale: 'en',
  'Submission.categories': [CATEGORY],
  'Category.id': CATEGORY,
  'Category.name': 'Transcription & Translation',
  'categories.id': CATEGORY,
  'categories.name': 'Transcription & Translation',
  'Facets.categories': { [CATEGORY]: 11 },
  'Facets.pricing': { open_source: 7, freemium: 4 },
  'ToolSummary.links': { self: `${API}/tools/whisper`, html: `${PAGES}/tools/whisper` },
  'Tool.links': { self: `${API}/tools/whisper`, html: `${PAGES}/tools/whisper` },
  'Category.links': {
    self: `${API}/categories`,
    tools: `${API}/tools?category=${CATEGORY}`,
    html: `https://catalog.example.org/en/categories/${CATEGORY}`,
  },
  'PageLinks.self': `${API}/tools?page=1`,
  'PageLinks.first': `${API}/tools?page=1`,
  'PageLinks.next': `${API}/tools?page=2`,
  'PageLinks.last': `${API}/tools?page=7`,
  'SubmissionReceipt.id': SUBMISSION_ID,
  'SubmissionStatus.id': SUBMISSION_ID,
  status_url: `${API}/submissions/${SUBMISSION_ID}`,
  html_status_url: `${PAGES}/submissions/${SUBMISSION_ID}`,
  'ToolRecord.id': '019a2b6e-7c1d-7000-8a5e-2f4d6b8c0e12',
  'ToolRecord.categories': [CATEGORY],
  'ToolRecord.translations': {
    de: { tagline: 'Offenes Modell zur Spracherkennung', description: null, provenance: 'editor' },
  },
  'Finding.token': LEAKED,
  'FindingVerdict.token_raw': LEAKED,
  next: '5f3ac91b07.43.0',
  message: 'The link now leads to the page of the tool itself.',
  'translation.tagline': 'author',
  available_locales: ['en', 'de'],
  link_status: 'unchecked',
  queue: { position: 3 },
  problems: [],
  warnings: [],
  similar: [],
  tool_count: 11,
  per_page: 20,
  total: 138,
  total_pages: 7,
};

const BY_FORMAT: Readonly<Record<string, unknown>> = { 'date-time': '2026-05-12T09:30:00Z', uri: `${PAGES}/tools` };
const BY_TYPE: Readonly<Record<string, unknown>> = { string: 'text', integer: 1, number: 0.5, boolean: true };

type Schemas = Readonly<Record<string, Schema>>;

const REFERENCE = '#/components/schemas/';

function referredName({ $ref }: Schema): string | undefined {
  return typeof $ref === 'string' ? $ref.slice(REFERENCE.length) : undefined;
}

/** A value for `schema`: no optional members, null where allowed. `scope` is the parent's name. */
function exampleOf(schemas: Schemas, schema: Schema, name: string, scope: string): unknown {
  const value = VALUES[`${scope}.${name}`] ?? VALUES[name];
  if (value !== undefined) return value;
  const referred = referredName(schema);
  const found: Schema = referred === undefined ? schema : (schemas[referred] ?? {});
  const types = [found['type'] ?? []].flat() as string[];
  const alternatives = (found['oneOf'] ?? found['anyOf'] ?? []) as Schema[];
  if (types.includes('null') || alternatives.some(({ type }) => type === 'null')) return null;
  if (alternatives[0] !== undefined) return exampleOf(schemas, alternatives[0], name, scope);
  if (found['const'] !== undefined) return found['const'];
  if (found['enum'] !== undefined) return (found['enum'] as readonly unknown[])[0];
  if (types.includes('array')) return [exampleOf(schemas, found['items'] as Schema, '', name)];
  if (types.includes('object')) {
    const inner = referred ?? (name || scope);
    const required = (found['required'] ?? []) as readonly string[];
    return Object.fromEntries(
      Object.entries((found['properties'] ?? {}) as Schemas)
        .filter(([member]) => required.includes(member))
        .map(([member, part]) => [member, exampleOf(schemas, part, member, inner)]),
    );
  }
  return BY_FORMAT[String(found['format'])] ?? BY_TYPE[types[0] ?? 'string'];
}

/** An example of a body or an answer. */
export function schemaExample(schemas: Schemas, schema: Schema): unknown {
  return exampleOf(schemas, schema, '', '');
}

/** An example for each error code. */
export function errorExamples(codes: readonly ErrorCode[]): Schema {
  return Object.fromEntries(
    codes.map((code) => {
      const fields = code === 'validation_failed' ? { tagline: [{ rule: 'required' as const }] } : {};
      const id = ERRORS[code] >= 500 ? '5f0c2a91-1k' : undefined;
      return [code, { value: errorBody(new CatalogError(code, { fields }), id) }];
    }),
  );
}
