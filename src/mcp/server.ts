/** The MCP server (Model Context Protocol, revisions 2026-07-28 and 2025-11-25): what the API can do, for agents. */
import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
  createMcpHandler,
  type CacheHint,
} from '@modelcontextprotocol/server';
import { CatalogError } from '#catalog/errors.ts';
import { errorBody } from '#http/error-answers.ts';
import { offersGrants } from '#http/oauth/addresses.ts';
import type { Machinery } from '#http/api/machinery.ts';
import { waitSentence, type AnswerMessage, type Guest } from '#http/message-endpoint.ts';
import { defaultLocale } from '#src/config.ts';
import { CATEGORIES_URI, TOOL_TEMPLATE, callTool, complete, isGrantable, readResource } from './calls.ts';
import { identityOf } from './identity.ts';
import { PROMPTS } from './prompts.ts';
import { ALIASES, OPERATION_TOOLS, UNTRUSTED } from './tools.ts';

/** JSON-RPC: failures of the server that are none of the method's. */
const REFUSED = -32_000;
const JSON_TYPE = 'application/json';
/** The same for everybody, and as good as fixed for an hour. */
const FIXED: CacheHint = { ttlMs: 3_600_000, cacheScope: 'public' };

const TOOLS = [...OPERATION_TOOLS.map(({ described }) => described), ...ALIASES];
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

/** Answers the messages of MCP clients; holds nothing between two of them. */
export function openMcpServer(machinery: Machinery): { answer: AnswerMessage; close(): Promise<void> } {
  const { context } = machinery;
  const { config } = context;
  const instructions =
    `The catalog ${context.siteIn(defaultLocale(config)).name} of AI tools: search, read, follow, and submit tools. ` +
    `Reading is open to all; submitting needs an API token that its owner makes at ${config.publicUrl}/en/account/tokens, sent as bearer${offersGrants(context) ? ', or OAuth' : ''}. ` +
    `An editor reviews every submission. ${UNTRUSTED}`;

  function serve(guest: Guest): Server {
    const server = new Server(identityOf(context), {
      capabilities: {
        tools: { listChanged: false },
        resources: { listChanged: false },
        prompts: { listChanged: false },
        completions: {},
      },
      instructions,
      cacheHints: {
        'tools/list': FIXED,
        'prompts/list': FIXED,
        'resources/list': FIXED,
        'resources/templates/list': FIXED,
        'server/discover': FIXED,
        'resources/read': { ttlMs: 60_000, cacheScope: 'public' },
      },
    });
    /** A limit that is used up and a grant that is missing are told in words, and noted for the status of the answer. */
    const limited = async <T>(act: () => Promise<T>): Promise<T> => {
      try {
        return await act();
      } catch (error) {
        if (!(error instanceof CatalogError)) throw error;
        guest.refusals.push(error);
        const text = isGrantable(machinery, error, guest)
          ? errorBody(error).error.message
          : waitSentence(Math.max(1, Math.ceil(error.retryAfter ?? 1)));
        throw new ProtocolError(REFUSED, text);
      }
    };
    const counted = <T>(value: T): Promise<T> =>
      limited(async () => {
        await guest.take([['read', guest.address]]);
        return value;
      });
    server.setRequestHandler('tools/list', () => counted({ tools: TOOLS }));
    server.setRequestHandler('resources/list', () => counted({ resources: RESOURCES }));
    server.setRequestHandler('resources/templates/list', () => counted({ resourceTemplates: TEMPLATES }));
    server.setRequestHandler('prompts/list', () =>
      counted({
        prompts: PROMPTS.map(({ text: _text, ...prompt }) => ({ ...prompt, arguments: [...prompt.arguments] })),
      }),
    );
    server.setRequestHandler('tools/call', ({ params }) =>
      limited(async () => {
        const { name, arguments: args = {} } = params;
        const result = await callTool(machinery, name, args, guest);
        if (result === undefined)
          throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown tool: ${name.slice(0, 64)}`);
        return result;
      }),
    );
    server.setRequestHandler('resources/read', ({ params: { uri } }) =>
      limited(async () => {
        const text = await readResource(machinery, uri, guest);
        if (text === undefined) throw new ResourceNotFoundError(uri);
        return { contents: [{ uri, mimeType: JSON_TYPE, text }] };
      }),
    );
    server.setRequestHandler('prompts/get', ({ params: { name, arguments: args = {} } }) => {
      const prompt = PROMPTS.find((each) => each.name === name);
      if (prompt === undefined)
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Unknown prompt: ${name.slice(0, 64)}`);
      for (const argument of prompt.arguments)
        if (argument.required && !args[argument.name])
          throw new ProtocolError(ProtocolErrorCode.InvalidParams, `The argument ${argument.name} is missing.`);
      const { description } = prompt;
      return counted({
        description,
        messages: [{ role: 'user' as const, content: { type: 'text' as const, text: prompt.text(args) } }],
      });
    });
    server.setRequestHandler('completion/complete', ({ params: { argument } }) =>
      limited(async () => ({ completion: { values: (await complete(machinery, argument, guest)).slice(0, 100) } })),
    );
    return server;
  }

  const handler = createMcpHandler(({ authInfo }) => serve(authInfo?.extra?.['guest'] as Guest), {
    responseMode: 'json',
    onerror: (error) => context.log.debug({ err: error }, 'an MCP message was refused'),
  });
  return {
    answer: (request, parsedBody, guest) =>
      handler.fetch(request, {
        parsedBody,
        authInfo: { token: '', clientId: guest.account?.id ?? '', scopes: [...guest.scopes], extra: { guest } },
      }),
    close: () => handler.close(),
  };
}
