/** The MCP endpoint; the server loads with the first message, since many catalogs get none. */
import type { AnswerAtOnce, AnswerMessage } from '#http/api/message-endpoint.ts';
import type { Machinery } from '#http/api/machinery.ts';

type McpServer = Awaited<ReturnType<typeof load>>;

async function load(machinery: Machinery) {
  const { openMcpServer } = await import('./server.ts');
  return openMcpServer(machinery);
}

export interface McpEndpoint {
  answer: AnswerMessage;
  answerAtOnce: AnswerAtOnce;
  close(): Promise<void>;
}

export function mcpEndpoint(machinery: Machinery): McpEndpoint {
  let server: Promise<McpServer> | undefined;
  let plainCalls: Promise<AnswerAtOnce> | undefined;
  return {
    async answerAtOnce(...message) {
      plainCalls ??= import('./plain-calls.ts').then(({ openPlainCalls }) => openPlainCalls(machinery));
      return (await plainCalls)(...message);
    },
    async answer(...message) {
      server ??= load(machinery);
      return (await server).answer(...message);
    },
    close: async () => (await server)?.close(),
  };
}
