/** The JSON Schemas of drafts of submissions. */
import { PROPOSED, SOURCES } from '#catalog/submissions/proposals.ts';
import { FIELDS, fieldOf, keyOf } from '#fields/fields.ts';
import { bodyOf } from '#http/api/body-members.ts';
import type { Schema } from '#http/api/operation.ts';
import { bodySchema } from './field-schemas.ts';
import { list, record, text } from './schema-parts.ts';

const proposed = PROPOSED.map((name): [string, Schema] => {
  const { type } = bodySchema(fieldOf(keyOf(name)));
  return [name, name === 'categories' ? list(text) : { type }];
});

export const DRAFT_SCHEMAS = {
  DraftRequest: bodyOf({ url: bodySchema(FIELDS.url) }),
  SubmissionDraft: record({
    submission: {
      ...record(Object.fromEntries(proposed), PROPOSED.slice(1)),
      description: 'What the page tells, as submitTool takes it. A person should check it.',
    },
    sources: {
      type: 'object',
      additionalProperties: { type: 'string', enum: SOURCES },
      description: 'Where each value was found; `texts`: by the job that its texts describe.',
    },
    missing: { ...list(text), description: 'Required fields that the page does not tell.' },
  }),
} satisfies Record<string, Schema>;
