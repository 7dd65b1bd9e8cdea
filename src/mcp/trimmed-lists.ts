/** Lists for a model: each item has only the fields needed to choose one; tools come ten at a time, with more by `fields`. */
import type { Operation, Schema } from '#http/api/operation.ts';
import { ref, SCHEMAS } from '#api/schemas.ts';

type Json = Record<string, unknown>;

/** Tools on a page unless `per_page` says otherwise. */
const PAGE = 10;
const OF_A_TOOL = ['slug', 'name', 'tagline', 'pricing_model'];
const OF_A_CATEGORY = ['id', 'name', 'tool_count'];
export const LIST_FIELDS = Object.keys(SCHEMAS.ToolSummary['properties'] as Json).filter(
  (name) => !OF_A_TOOL.includes(name),
);

function lists(name: keyof typeof SCHEMAS, { answer }: Operation): boolean {
  const { data } = (answer.schema['properties'] ?? {}) as { data?: Schema };
  return (data?.['items'] as Schema | undefined)?.['$ref'] === ref(name)['$ref'];
}

/** Whether the answer of an operation is a list of tools. */
export const listsTools = (operation: Operation): boolean => lists('ToolSummary', operation);

/** The members that each item of a list always has; undefined for other answers. Tasks look as categories do. */
export function keptMembers(operation: Operation): readonly string[] | undefined {
  if (listsTools(operation)) return OF_A_TOOL;
  return lists('Category', operation) ? OF_A_CATEGORY : undefined;
}

/** The arguments of a list of tools: a shorter page, and `fields`. */
export function listArguments(properties: Record<string, Schema>): Record<string, Schema> {
  return {
    ...properties,
    per_page: { ...properties['per_page'], default: PAGE },
    fields: {
      type: 'array',
      items: { type: 'string', enum: LIST_FIELDS },
      description: `More members of each tool beside ${OF_A_TOOL.join(', ')}.`,
    },
  };
}

/** The result of a list. */
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

/** The answer without links of pages and with the wanted members of each item. */
export function trimList(answer: Json, members: readonly string[]): Json {
  const { data, links: _links, locale: _locale, ...rest } = answer;
  return {
    data: (data as Json[]).map((item) => Object.fromEntries(members.map((name) => [name, item[name]]))),
    ...rest,
  };
}
