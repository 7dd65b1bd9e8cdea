/** The MCP server (Model Context Protocol, revisions 2026-07-28 and 2025-11-25). */
import { Server, createMcpHandler, type CacheHint } from '@modelcontextprotocol/server';
import { HOUR_MS, MINUTE_MS } from '#catalog/periods.ts';
import { offersGrants } from '#http/oauth/addresses.ts';
import type { ApiContext } from '#http/api/api-context.ts';
import type { AnswerMessage, McpCaller } from '#http/api/message-endpoint.ts';
import { defaultLocale } from '#server/settings/config.ts';
import { answerMethods } from './methods.ts';
import { UNTRUSTED } from './tools.ts';

/** Equal for all clients and practically constant for an hour. */
const FIXED: CacheHint = { ttlMs: HOUR_MS, cacheScope: 'public' };

/** Answers messages of MCP clients; it is stateless. */
export function openMcpServer(api: ApiContext): { answer: AnswerMessage; close(): Promise<void> } {
  const { context } = api;
  const { config } = context;
  const title = (): string => context.siteIn(defaultLocale(config)).name;
  const instructions =
    `The catalog ${title()} of AI tools: search, read and submit tools, and follow submissions. ` +
    (`Reading is open to all; submitting needs an API token that its owner makes at ` +
      `${config.publicUrl}/en/account/tokens, sent as bearer${offersGrants(context) ? ', or OAuth' : ''}. `) +
    `An editor reviews every submission. ${UNTRUSTED}`;

  function serve(caller: McpCaller): Server {
    const server = new Server(
      { name: 'toolshelf', title: title(), version: '1.1.0', websiteUrl: config.publicUrl },
      {
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
          'resources/read': { ttlMs: MINUTE_MS, cacheScope: 'public' },
        },
      },
    );
    answerMethods(server, api, caller);
    return server;
  }

  const handler = createMcpHandler(({ authInfo }) => serve(authInfo?.extra?.['caller'] as McpCaller), {
    onerror: (error) => context.log.debug({ err: error }, 'an MCP message was refused'),
  });
  return {
    answer: (request, parsedBody, caller) =>
      handler.fetch(request, {
        parsedBody,
        authInfo: { token: '', clientId: caller.account?.id ?? '', scopes: [...caller.scopes], extra: { caller } },
      }),
    close: () => handler.close(),
  };
}
