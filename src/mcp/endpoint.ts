/** The MCP endpoint; the server loads with the first message, since many catalogs get none. */
import type { AnswerAtOnce, AnswerMessage } from '#http/api/message-endpoint.ts';
import type { ApiContext } from '#http/api/api-context.ts';

type McpServer = Awaited<ReturnType<typeof load>>;

async function load(api: ApiContext) {
  const { openMcpServer } = await import('./server.ts');
  return openMcpServer(api);
}

export interface McpEndpoint {
  answer: AnswerMessage;
  answerAtOnce: AnswerAtOnce;
  close(): Promise<void>;
}

export function mcpEndpoint(api: ApiContext): McpEndpoint {
  let server: Promise<McpServer> | undefined;
  let plainCalls: Promise<AnswerAtOnce> | undefined;
  return {
    async answerAtOnce(...message) {
      plainCalls ??= import('./plain-calls.ts').then(({ openPlainCalls }) => openPlainCalls(api));
      return (await plainCalls)(...message);
    },
    async answer(...message) {
      server ??= load(api);
      return (await server).answer(...message);
    },
    close: async () => (await server)?.close(),
  };
}
