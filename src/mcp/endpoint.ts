/** The MCP endpoint; the server loads with the first message, since many catalogs get none. */
import type { AnswerMessage } from '#http/api/message-endpoint.ts';
import type { ApiContext } from '#http/api/api-context.ts';

type McpServer = Awaited<ReturnType<typeof load>>;

async function load(api: ApiContext) {
  const { openMcpServer } = await import('./server.ts');
  return openMcpServer(api);
}

export interface McpEndpoint {
  answer: AnswerMessage;
  close(): Promise<void>;
}

export function mcpEndpoint(api: ApiContext): McpEndpoint {
  let server: Promise<McpServer> | undefined;
  return {
    async answer(...message) {
      server ??= load(api);
      return (await server).answer(...message);
    },
    close: async () => (await server)?.close(),
  };
}
