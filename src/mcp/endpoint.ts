/** Where the MCP server is reached; it is loaded with the first message, since most catalogs may never get one. */
import type { AnswerMessage } from '#http/message-endpoint.ts';
import type { Machinery } from '#http/api/machinery.ts';

type McpServer = Awaited<ReturnType<typeof load>>;

async function load(machinery: Machinery) {
  const { openMcpServer } = await import('./server.ts');
  return openMcpServer(machinery);
}

export interface McpEndpoint {
  answer: AnswerMessage;
  close(): Promise<void>;
}

export function mcpEndpoint(machinery: Machinery): McpEndpoint {
  let server: Promise<McpServer> | undefined;
  return {
    async answer(...message) {
      server ??= load(machinery);
      return (await server).answer(...message);
    },
    close: async () => (await server)?.close(),
  };
}
