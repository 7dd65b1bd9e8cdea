/** The JSON Schemas of refusals: the Error of the contract, and the verdict before a submission. */
import { ERRORS } from '#catalog/errors.ts';
import { PROBLEM_RULES } from '#catalog/problems.ts';
import type { Schema } from '#http/api/operation.ts';
import { links, list, orNull, record, state, text, uri } from './schema-parts.ts';

const problemRule: Schema = { $ref: '#/components/schemas/ProblemRule' };

const problemFacts = {
  limit: {
    ...record({ min: { type: 'number' }, max: { type: 'number' } }, ['min', 'max']),
    description: 'The least and the most that the field takes: characters, items or the number itself.',
  },
  allowed: { ...list(text), description: 'The values that the field takes.' },
} satisfies Record<string, Schema>;

export const REFUSAL_SCHEMAS = {
  ProblemRule: {
    type: 'string',
    description: 'One of the rules known now, or one added later.',
    examples: PROBLEM_RULES,
  },
  Verdict: record(
    {
      acceptable: { type: 'boolean' },
      problems: list(
        record(
          {
            code: { ...text, description: 'The error code of the refusal.' },
            field: orNull(text),
            message: text,
            rule: { ...problemRule, description: 'As `code` in the problems of an Error.' },
            ...problemFacts,
          },
          ['rule', ...Object.keys(problemFacts)],
        ),
      ),
      similar: list(record({ slug: text, name: text, url: uri })),
      warnings: list({ $ref: '#/components/schemas/Warning' }),
      asks_model: {
        type: 'boolean',
        description: 'Present (true) if submitTool would also ask a language model, which may refuse the entry.',
      },
    },
    ['asks_model'],
  ),
  Error: record({
    error: record(
      {
        code: {
          type: 'string',
          description: 'One of the codes known now, or one added later.',
          examples: Object.keys(ERRORS),
        },
        message: text,
        fields: { type: 'object', additionalProperties: list(text), description: 'Sentences by field.' },
        problems: {
          ...list(
            record({ field: text, code: problemRule, message: text, ...problemFacts }, Object.keys(problemFacts)),
          ),
          description: 'The same problems for programs, if a field has one.',
        },
        request_id: text,
        existing: {
          type: 'object',
          description: 'For a duplicate: the published tool, or the status link of the caller’s own submission.',
          properties: { slug: text, links: links, status_url: uri },
        },
        dump: { ...uri, description: 'For an expired cursor: the manifest of the dump to start again from.' },
        origin: { ...uri, description: 'In a mirror: the catalog that accepts submissions.' },
        scope: { ...text, description: 'For `insufficient_scope`: the scope that the token lacks.' },
        current: {
          ...record({
            status: state,
            can_resubmit: { type: 'boolean' },
            can_withdraw: { type: 'boolean' },
            can_appeal: { type: 'boolean' },
          }),
          description: 'For a conflict about a submission: its current status and what its owner can do instead.',
        },
      },
      ['problems', 'request_id', 'existing', 'current', 'dump', 'origin', 'scope'],
    ),
  }),
} satisfies Record<string, Schema>;
