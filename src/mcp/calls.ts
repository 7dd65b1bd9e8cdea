/** Calls of tools and resources: each calls an operation and returns its answer as content. */
import { CatalogError, fieldError } from '#catalog/errors.ts';
import { DEFAULT_LOCALE } from '#catalog/locales.ts';
import type { Problem } from '#catalog/problems.ts';
import { callOperation, type Caller } from '#http/api/calls.ts';
import type { ApiContext } from '#http/api/api-context.ts';
import { errorBody } from '#http/send/error-answers.ts';
import { waitSentence, type McpCaller } from '#http/api/message-endpoint.ts';
import { offersGrants } from '#http/oauth/addresses.ts';
import { argumentProblems, nearestOf } from './arguments.ts';
import { findNamed, type Listed } from './named-tools.ts';
import { ALIASES, OPERATION_TOOLS, argumentText, argumentsOf, givenTo, type OperationTool } from './tools.ts';
import { argumentOf, askedOf } from './questions.ts';
import { namesTool } from './tool-schemas.ts';
import { isTrimmed, LIST_FIELDS, trimList, unknownFields } from './trimmed-lists.ts';

type Json = Record<string, unknown>;

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
export function isGrantable({ context }: ApiContext, { code }: CatalogError, { isGrant }: McpCaller): boolean {
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
  const problems = argumentProblems(described, tool ?? {}, args);
  if (problems !== undefined) return { content: [{ type: 'text', text: problems }], isError: true };
  try {
    if (name === 'search') return await searchResult(api, args, caller);
    if (name === 'fetch') return await fetchResult(api, args, caller);
    const question = tool?.question;
    const isList = tool !== undefined && question === undefined && isTrimmed(tool.operation);
    if (isList && unknownFields(args['fields']).length > 0)
      throw fieldError('fields', { rule: 'not_one_of', allowed: LIST_FIELDS });
    const text = await callOfTool(api, name, args, caller);
    const answer = JSON.parse(text) as Json;
    if (question !== undefined) return resultOf(answer[question.member] as Json);
    return isList
      ? resultOf(trimList(answer, args['fields']))
      : { content: [{ type: 'text', text }], structuredContent: answer };
  } catch (error) {
    if (!(error instanceof CatalogError) || error.code === 'rate_limited') throw error;
    if (isGrantable(api, error, caller)) throw error;
    return { content: [{ type: 'text', text: refusalText(api, error, tool, args) }], isError: true };
  }
}

/** A refusal in words: code, meaning, problems by argument, suggestions, and seconds to wait. */
function refusalText(api: ApiContext, error: CatalogError, tool: OperationTool | undefined, args: Json): string {
  const question = tool?.question;
  const asked = question === undefined ? args : askedOf(question, args);
  const nameOf = (field: string): string => (question === undefined ? field : argumentOf(question, field));
  const { code, message, fields, problems: _problems, ...body } = errorBody(error).error;
  const { near, ...more } = body as Json;
  const lines = [
    near === undefined ? `${code}: ${message}` : nearText(near as readonly string[]),
    ...Object.entries(fields).map(([field, sentences]) =>
      [`${nameOf(field)}:`, ...sentences, ...valuesMeant(api, error.fields[field] ?? [], asked[field])].join(' '),
    ),
    ...Object.entries(more).map(([member, value]) => `${member}: ${JSON.stringify(value)}`),
  ];
  if (error.retryAfter !== undefined) lines.push(waitSentence(Math.max(1, Math.ceil(error.retryAfter))));
  return lines.join('\n');
}

function nearText(slugs: readonly string[]): string {
  const others =
    slugs.length === 0 ? 'search_tools finds tools by what they do.' : `Slugs near to it: ${slugs.join(', ')}.`;
  return `not_found: No published tool has this slug, web address or name. ${others}`;
}

/** Suggestions for values that do not exist. */
function valuesMeant({ context }: ApiContext, problems: readonly Problem[], given: unknown): string[] {
  const categories = (): string[] => context.live.categories.sorted(DEFAULT_LOCALE).map(({ id }) => id);
  return problems.flatMap(({ rule, allowed, value }) => {
    const known = rule === 'unknown_category' ? categories() : rule === 'not_one_of' ? (allowed ?? []) : [];
    const meant = (value === undefined ? [given].flat() : [value])
      .filter((one): one is string => typeof one === 'string' && !known.includes(one))
      .flatMap((one) => nearestOf(one, known) ?? []);
    return meant.map((one) => `Did you mean \`${one}\`?`);
  });
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
