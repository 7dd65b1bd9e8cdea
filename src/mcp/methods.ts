/** The methods of the protocol: lists, and calls of tools, resources, prompts and completions. */
import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError, type Server } from '@modelcontextprotocol/server';
import { CatalogError } from '#catalog/errors.ts';
import { DEFAULT_LOCALE } from '#catalog/locales.ts';
import type { ApiContext } from '#http/api/api-context.ts';
import type { McpCaller } from '#http/api/message-endpoint.ts';
import { refusalText } from '#http/send/refusals.ts';
import { CATEGORIES_URI, TOOL_TEMPLATE, callTool, complete, readResource } from './calls.ts';
import { PROMPTS } from './prompts.ts';
import { TOOLSETS, UNTRUSTED, toolsIn } from './tools.ts';

const REFUSED = -32_000;
const JSON_TYPE = 'application/json';
/** The protocol's limit. */
const MOST_COMPLETIONS = 100;
/** Longest part of an unknown name that is repeated. */
const LONGEST_NAME = 64;

const RESOURCES = [
  {
    uri: CATEGORIES_URI,
    name: 'categories',
    title: 'Categories',
    description: 'All categories with their number of tools.',
    mimeType: JSON_TYPE,
  },
];
const TEMPLATES = [
  {
    uriTemplate: TOOL_TEMPLATE,
    name: 'tool',
    title: 'Tool',
    description: `One published tool by its slug. ${UNTRUSTED}`,
    mimeType: JSON_TYPE,
  },
];

/** Turns a refusal, such as an exceeded limit or a missing grant, into words and records it for the HTTP status. */
async function limited<T>(caller: McpCaller, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    caller.refusals.push(error);
    throw new ProtocolError(REFUSED, refusalText(DEFAULT_LOCALE, error));
  }
}

/** The messages of a prompt; throws the protocol's error for wrong arguments. */
function promptOf(name: string, args: Readonly<Record<string, string>>) {
  const prompt = PROMPTS.find((each) => each.name === name);
  if (prompt === undefined)
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown prompt: ${name.slice(0, LONGEST_NAME)}`);
  for (const argument of prompt.arguments)
    if (argument.required && !args[argument.name])
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `The argument ${argument.name} is missing.`);
  return {
    description: prompt.description,
    messages: [{ role: 'user' as const, content: { type: 'text' as const, text: prompt.text(args) } }],
  };
}

/** The toolsets in the query of the address, `?toolsets=owner`; throws the protocol's error for an unknown one. */
function toolsetsOf({ query }: McpCaller): Set<string> {
  const names = (query.get('toolsets') ?? '').split(',').filter((name) => name !== '');
  const unknown = names.find((name) => !TOOLSETS.has(name));
  if (unknown !== undefined) {
    const known = [...TOOLSETS].join(', ');
    const text = `There is no toolset “${unknown.slice(0, LONGEST_NAME)}”. There is: ${known}.`;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, text);
  }
  return new Set(names);
}

/** Registers the methods on a server for one message of `caller`. */
export function answerMethods(server: Server, api: ApiContext, caller: McpCaller): void {
  const within = <T>(act: () => Promise<T>): Promise<T> => limited(caller, act);
  const counted = <T>(value: T): Promise<T> =>
    within(async () => {
      await caller.take([['read', caller.address]]);
      return value;
    });

  server.setRequestHandler('tools/list', () => counted({ tools: toolsIn(toolsetsOf(caller)) }));
  server.setRequestHandler('resources/list', () => counted({ resources: RESOURCES }));
  server.setRequestHandler('resources/templates/list', () => counted({ resourceTemplates: TEMPLATES }));
  server.setRequestHandler('prompts/list', () =>
    counted({
      prompts: PROMPTS.map(({ text: _text, ...prompt }) => ({ ...prompt, arguments: [...prompt.arguments] })),
    }),
  );
  server.setRequestHandler('tools/call', ({ params }) =>
    within(async () => {
      const { name, arguments: args = {} } = params;
      const result = await callTool(api, name, args, caller);
      if (result === undefined)
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${name.slice(0, LONGEST_NAME)}`);
      return result;
    }),
  );
  server.setRequestHandler('resources/read', ({ params: { uri } }) =>
    within(async () => {
      const text = await readResource(api, uri, caller);
      if (text === undefined) throw new ResourceNotFoundError(uri);
      return { contents: [{ uri, mimeType: JSON_TYPE, text }] };
    }),
  );
  server.setRequestHandler('prompts/get', ({ params: { name, arguments: args = {} } }) =>
    counted(promptOf(name, args)),
  );
  server.setRequestHandler('completion/complete', ({ params: { argument } }) =>
    within(async () => ({
      completion: { values: (await complete(api, argument, caller)).slice(0, MOST_COMPLETIONS) },
    })),
  );
}
