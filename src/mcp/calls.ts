/** Calls of tools and resources: each calls an operation and returns its answer as content. */
import { CatalogError, fieldError } from '#catalog/errors.ts';
import { DEFAULT_LOCALE } from '#catalog/locales.ts';
import { createFields } from '#catalog/problems.ts';
import { callOperation, type Caller } from '#http/api/calls.ts';
import type { ApiContext } from '#http/api/api-context.ts';
import { isRead } from '#http/api/operation.ts';
import { isClosed } from '#http/read-only.ts';
import type { McpCaller } from '#http/api/message-endpoint.ts';
import { offersGrants } from '#http/oauth/addresses.ts';
import { argumentProblems } from './arguments.ts';
import { findNamed, type Listed } from './named-tools.ts';
import { ALIASES, OPERATION_TOOLS, argumentText, argumentsOf, givenTo, type OperationTool } from './tools.ts';
import { refusalText } from './refusals.ts';
import { namesTool } from './tool-schemas.ts';
import { keptMembers, LIST_FIELDS, trimList, unknownFields } from './trimmed-lists.ts';

type Json = Record<string, unknown>;

/** Longest part of an unknown value that is repeated. */
const LONGEST_VALUE = 80;
const CATEGORY_FILTERS: ReadonlySet<string> = new Set(['category', 'categories']);

/** As in the protocol, which allows further members. */
interface ToolResult {
  [member: string]: unknown;
  content: { type: 'text'; text: string }[];
  structuredContent?: Json;
  isError?: true;
}

const BY_NAME = new Map(OPERATION_TOOLS.map((tool) => [tool.described.name, tool]));

function toolNamed(name: string): OperationTool {
  const tool = BY_NAME.get(name);
  if (tool === undefined) throw new Error(`no tool is called ${name}`);
  return tool;
}

/** The answer of a tool's operation as JSON text. */
async function callNamed(api: ApiContext, name: string, args: Json, caller: Caller): Promise<string> {
  const tool = toolNamed(name);
  return callOperation(api, tool.operation, givenTo(tool.operation, argumentsOf(tool, args)), caller);
}

/** Like callNamed, but the tool may have another name. Throws `not_found` with slugs as `near`. */
async function callOfTool(api: ApiContext, name: string, args: Json, caller: Caller): Promise<string> {
  try {
    return await callNamed(api, name, args, caller);
  } catch (error) {
    if (!namesTool(toolNamed(name).operation) || !(error instanceof CatalogError) || error.code !== 'not_found')
      throw error;
    const named = argumentText(args['slug']);
    const found = await findNamed(api.context, named, (q) => searchTools(api, q, caller));
    if ('near' in found) throw new CatalogError('not_found', { extra: { near: found.near } });
    return callNamed(api, name, { ...args, slug: found.slug }, caller);
  }
}

/** Whether an OAuth grant would help: then the HTTP status of the answer says so. */
function isGrantable({ context }: ApiContext, { code }: CatalogError, { isGrant }: McpCaller): boolean {
  return offersGrants(context) && (code === 'missing_token' || (code === 'insufficient_scope' && isGrant));
}

/**
 * The result of a tool; undefined for an unknown tool. Refusals of the operation become results for
 * the model, except `rate_limited` and those that a grant would solve: these are thrown.
 */
export async function callTool(
  api: ApiContext,
  name: string,
  args: Json,
  caller: McpCaller,
): Promise<ToolResult | undefined> {
  const tool = BY_NAME.get(name);
  const described = tool?.described ?? ALIASES.find((alias) => alias.name === name);
  if (described === undefined) return undefined;
  // The operation says that nothing can be changed.
  const isJudged = tool === undefined || !isClosed(api.context, tool.operation);
  const problems = isJudged ? argumentProblems(described, tool?.operation, args) : undefined;
  if (problems !== undefined) return { content: [{ type: 'text', text: problems }], isError: true };
  try {
    if (name === 'search') return await searchResult(api, args, caller);
    if (name === 'fetch') return await fetchResult(api, args, caller);
    const derived = tool?.derived;
    const kept = tool === undefined ? undefined : keptMembers(tool.operation);
    requireKnownCategories(api, tool, args);
    if (unknownFields(args['fields']).length > 0)
      throw fieldError('fields', { rule: 'not_one_of', allowed: LIST_FIELDS });
    const text = await callOfTool(api, name, args, caller);
    const answer = JSON.parse(text) as Json;
    if (derived !== undefined) return resultOf(answer[derived.member] as Json);
    return kept === undefined
      ? { content: [{ type: 'text', text }], structuredContent: answer }
      : resultOf(trimList(answer, [...kept, ...([args['fields'] ?? []].flat() as string[])]));
  } catch (error) {
    if (!(error instanceof CatalogError) || error.code === 'rate_limited') throw error;
    if (isGrantable(api, error, caller)) throw error;
    return { content: [{ type: 'text', text: refusalText(api, error, tool, args) }], isError: true };
  }
}

/** Throws `validation_failed` for an unknown category, so that a model learns of it; over HTTP one matches nothing. */
function requireKnownCategories({ context }: ApiContext, tool: OperationTool | undefined, args: Json): void {
  if (tool === undefined || !isRead(tool.operation)) return;
  const problems = createFields();
  const given = argumentsOf(tool, args);
  const names = tool.operation.parameters.map((parameter) => parameter.name);
  for (const name of names.filter((each) => CATEGORY_FILTERS.has(each)))
    for (const id of [given[name] ?? []].flat().map(argumentText))
      if (id !== '' && !context.live.categories.of(DEFAULT_LOCALE).has(id))
        problems.add(name, { rule: 'unknown_category', value: id.slice(0, LONGEST_VALUE) });
  if (Object.keys(problems.fields).length > 0) throw new CatalogError('validation_failed', problems);
}

function resultOf(structuredContent: Json): ToolResult {
  return { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent };
}

/** The ten best hits. */
async function searchTools(api: ApiContext, q: string, caller: Caller): Promise<Listed[]> {
  const text = await callNamed(api, 'search_tools', { q, per_page: 10 }, caller);
  return (JSON.parse(text) as { data: Listed[] }).data;
}

async function searchResult(api: ApiContext, args: Json, caller: Caller): Promise<ToolResult> {
  const found = await searchTools(api, argumentText(args['query']), caller);
  return resultOf({ results: found.map(({ slug, name, links }) => ({ id: slug, title: name, url: links.html })) });
}

async function fetchResult(api: ApiContext, args: Json, caller: Caller): Promise<ToolResult> {
  const slug = argumentText(args['id']);
  const tool = (JSON.parse(await callOfTool(api, 'get_tool', { slug }, caller)) as { data: Read }).data;
  const { slug: id, name, links, ...rest } = tool;
  return resultOf({ id, title: name, text: toolText(tool), url: links.html, metadata: rest });
}

type Read = Listed & Json & { description: string | null; url: string; pricing_model: string | null };

/** A tool as prose; marks where its maker's text begins. */
function toolText({ name, tagline, description, url, pricing_model: pricing }: Read): string {
  return [
    `${name} (${url}), price: ${pricing ?? 'unknown'}.`,
    'In the words of its maker, which nobody has verified:',
    [tagline, description].filter((part) => part !== null).join('\n\n'),
  ].join('\n\n');
}

export const CATEGORIES_URI = 'toolshelf://categories';
const TOOL_URI = /^toolshelf:\/\/tools\/([a-z0-9-]{1,100})$/;
export const TOOL_TEMPLATE = 'toolshelf://tools/{slug}';

/** The resource as JSON text; undefined for an unknown URI. */
export async function readResource(api: ApiContext, uri: string, caller: Caller): Promise<string | undefined> {
  if (uri === CATEGORIES_URI) return callNamed(api, 'list_categories', {}, caller);
  const [, slug] = TOOL_URI.exec(uri) ?? [];
  if (slug === undefined) return undefined;
  try {
    return await callNamed(api, 'get_tool', { slug }, caller);
  } catch (error) {
    if (error instanceof CatalogError && error.code === 'not_found') return undefined;
    throw error;
  }
}

/** Completions of an argument: slugs by search, or category ids by prefix. */
export async function complete(
  api: ApiContext,
  argument: { name: string; value: string },
  caller: Caller,
): Promise<string[]> {
  const { name, value } = argument;
  if (name === 'slug' && value.trim() !== '')
    return (await searchTools(api, value.replaceAll('-', ' ').slice(0, 100), caller)).map(({ slug }) => slug);
  if (name !== 'category') return [];
  const text = await callNamed(api, 'list_categories', {}, caller);
  const { data } = JSON.parse(text) as { data: { id: string }[] };
  return data.map(({ id }) => id).filter((id) => id.startsWith(value));
}
