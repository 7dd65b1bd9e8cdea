/** The JSON Schemas of submissions and of changes that owners suggest. */
import { CHANGE_STATES, REASON_CODES } from '#catalog/lifecycle.ts';
import { CHANGE_KINDS } from '#catalog/submissions/change-requests.ts';
import { FIELD_KEYS, FIELDS, fieldOf } from '#fields/fields.ts';
import type { Schema } from '#http/api/operation.ts';
import { bodySchema } from './field-schemas.ts';
import { links, list, orNull, record, state, text, time, uri } from './schema-parts.ts';

const toolReference = record({ slug: text, links: links });

export const SUBMISSION_SCHEMAS = {
  Submission: {
    type: 'object',
    description: 'A tool to list. Unknown members are ignored and reported in `warnings`.',
    properties: {
      ...Object.fromEntries(FIELD_KEYS.map((key) => [FIELDS[key].name, bodySchema(fieldOf(key))])),
      review: {
        type: 'boolean',
        // Without `default`: generators make a member with a default required.
        description:
          'Asks an editor to decide if the entry would be refused as `not_an_ai_tool`; once per hour and account.',
      },
    },
    required: FIELD_KEYS.filter((key) => fieldOf(key).required !== false).map((key) => FIELDS[key].name),
  },
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
      tool: orNull(record({ slug: text, link_status: text, links })),
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
} satisfies Record<string, Schema>;
