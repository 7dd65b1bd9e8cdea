/** Lists of tools for a model: ten at a time, each with what is needed to choose one; more by the argument `fields`. */
import type { Operation, Schema } from '#http/api/operation.ts';
import { ref, SCHEMAS } from '#api/schemas.ts';

type Json = Record<string, unknown>;

/** Tools on a page unless `per_page` says otherwise. */
const PAGE = 10;
/** Members of each tool in every list. */
const ALWAYS = ['slug', 'name', 'tagline', 'pricing_model'];
export const LIST_FIELDS = Object.keys(SCHEMAS.ToolSummary['properties'] as Json).filter(
  (name) => !ALWAYS.includes(name),
);

/** Whether the answer of an operation is a list of tools. */
export function isTrimmed({ answer }: Operation): boolean {
  const { data } = (answer.schema['properties'] ?? {}) as { data?: Schema };
  return (data?.['items'] as Schema | undefined)?.['$ref'] === ref('ToolSummary')['$ref'];
}

/** The arguments of a trimmed list: a shorter page, and `fields`. */
export function listArguments(properties: Record<string, Schema>): Record<string, Schema> {
  return {
    ...properties,
    per_page: { ...properties['per_page'], default: PAGE },
    fields: {
      type: 'array',
      items: { type: 'string', enum: LIST_FIELDS },
      description: `More members of each tool beside ${ALWAYS.join(', ')}.`,
    },
  };
}

/** The result of a trimmed list. */
export function listResult(result: Schema): Schema {
  const given = result['properties'] as Json;
  const { links: _links, locale: _locale, explanation: _explanation, recommendation: _other, ...properties } = given;
  return { ...result, properties };
}

/** Fills in the page size and takes `fields` out, which the operation does not know. */
export function withoutFields({ fields: _fields, ...args }: Readonly<Json>): Json {
  return { per_page: PAGE, ...args };
}

/** Members of `fields` that do not exist. */
export function unknownFields(fields: unknown): string[] {
  return [fields ?? []]
    .flat()
    .filter((name) => !LIST_FIELDS.includes(name as string))
    .map(String);
}

/** The answer without links of pages and with the wanted members of each tool. */
export function trimList(answer: Json, fields: unknown): Json {
  const wanted = [...ALWAYS, ...([fields ?? []].flat() as string[])];
  const { data, links: _links, locale: _locale, ...rest } = answer;
  return {
    data: (data as Json[]).map((tool) => Object.fromEntries(wanted.map((name) => [name, tool[name]]))),
    ...rest,
  };
}
