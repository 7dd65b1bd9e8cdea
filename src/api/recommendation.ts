/** A recommendation: its schema, and the MCP tool that asks for it. */
import { TIERS } from '#catalog/search/query/ranking.ts';
import { MOST_RECOMMENDED } from '#catalog/tools/recommendation.ts';
import { ATTRIBUTES } from '#fields/fields.ts';
import { PRICE_SOURCES, PRICING_MODELS } from '#fields/pricing.ts';
import { BRIEF } from '#http/api/list-parameters.ts';
import type { DerivedTool, Schema } from '#http/api/operation.ts';
import { list, orNull, record, text } from './schema-parts.ts';

const date: Schema = { type: 'string', format: 'date' };
const criteria: Schema = { type: 'object', additionalProperties: list(text) };

export const RECOMMENDATION: Schema = record({
  understood: {
    ...record({
      jobs: list(text),
      required: { ...criteria, description: 'Filters: every tool meets them.' },
      wished: { ...criteria, description: 'What words of `q` ask for: tools that meet it come first.' },
      corrected: orNull(text),
      ignored: list(text),
    }),
    description: 'What the search understood.',
  },
  tools: {
    ...list(
      record({
        slug: text,
        name: text,
        tagline: text,
        why: record({
          match: { type: 'string', enum: [...TIERS.map(({ id }) => id), 'alternative', 'address'] },
          job: { ...orNull(text), description: 'The job of `understood.jobs` that it does.' },
          price: orNull(
            record({
              model: { type: 'string', enum: PRICING_MODELS },
              by: { type: 'string', enum: PRICE_SOURCES },
              on: date,
            }),
          ),
          facts: {
            type: 'object',
            additionalProperties: true,
            description: 'What is stated of it: the attributes that were asked for, otherwise some.',
          },
          confirmed: {
            ...orNull(record({ by: { type: 'string', const: 'maker' }, on: date })),
            description: 'Who last confirmed the facts; null if nobody has since they were entered.',
          },
        }),
        missing: {
          ...list(text),
          description: 'What nobody has stated; `link_status` if no check has found its page.',
        },
      }),
    ),
    maxItems: MOST_RECOMMENDED,
  },
  missing: { ...list(text), description: 'Questions whose answers would decide, each after its subject.' },
});

export const RECOMMEND_TOOLS: DerivedTool = {
  name: 'recommend_tools',
  title: 'Recommend tools for a task',
  brief: `At most five tools for a task, each with why it fits, who stated its price and facts, and what is \`missing\` to decide.`,
  subject: { name: 'task', sentence: 'What the tool should do, in any language, at most 100 characters.' },
  filters: {
    name: 'constraints',
    sentence: 'What each tool must meet; arguments of `search_tools`.',
    of: ['category', 'pricing', 'pricings', ...ATTRIBUTES],
  },
  given: { explain: BRIEF },
  member: 'recommendation',
  schema: RECOMMENDATION,
};
