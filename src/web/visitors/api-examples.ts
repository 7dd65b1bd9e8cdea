/** Examples of what the API takes and gives, made from the schemas of the OpenAPI document. */
import { listOf, membersOf, referredName, resolve, textOf, type Members } from './api-document.ts';

const SUBMISSION_ID = 'b1f0c2de-6a4e-4d0b-9a53-1c7e8d2f9a40';

/** Values of members by name, with the name of their schema before it where that decides. */
const VALUES: Readonly<Record<string, unknown>> = {
  slug: 'whisper',
  name: 'Whisper',
  tagline: 'Open speech recognition model for about a hundred languages',
  url: 'https://github.com/openai/whisper',
  pricing_model: 'open_source',
  'Submission.categories': ['transcription-translation'],
  'Category.id': 'transcription-translation',
  'Category.name': 'Transcription & Translation',
  'categories.id': 'transcription-translation',
  'categories.name': 'Transcription & Translation',
  'SubmissionReceipt.id': SUBMISSION_ID,
  'SubmissionStatus.id': SUBMISSION_ID,
  message: 'The link now leads to the page of the tool itself.',
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

const BY_FORMAT: Readonly<Record<string, unknown>> = { 'date-time': '2026-05-12T09:30:00Z', uri: 'https://…' };

const BY_TYPE: Readonly<Record<string, unknown>> = { string: '…', integer: 1, boolean: true };

/** A value that fits `schema`: optional members are left out, and what may be null is null. `scope` names the schema around it. */
function exampleOf(document: Members, schema: unknown, name: string, scope: string): unknown {
  const value = VALUES[`${scope}.${name}`] ?? VALUES[name];
  if (value !== undefined) return value;
  const found = resolve(document, schema);
  const types = listOf(found['type']);
  if (types.includes('null')) return null;
  if (found['enum'] !== undefined) return listOf(found['enum'])[0];
  if (found['type'] === 'array') return [exampleOf(document, found['items'], '', name)];
  if (found['type'] === 'object') {
    const inner = referredName(schema) || name || scope;
    const required = listOf(found['required']);
    return Object.fromEntries(
      Object.entries(membersOf(found['properties']))
        .filter(([member]) => required.includes(member))
        .map(([member, part]) => [member, exampleOf(document, part, member, inner)]),
    );
  }
  return BY_FORMAT[textOf(found['format'])] ?? BY_TYPE[textOf(found['type'])];
}

/** The example of a request or an answer as indented JSON; empty when it has no JSON body. */
export function jsonExample(document: Members, bodyOrAnswer: unknown): string {
  const schema = membersOf(membersOf(membersOf(bodyOrAnswer)['content'])['application/json'])['schema'];
  return schema === undefined ? '' : JSON.stringify(exampleOf(document, schema, '', ''), null, 2);
}
