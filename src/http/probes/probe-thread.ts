/** The thread that answers probes on their own port, so that a busy server does not delay them. */
import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { answerProbe, type SharedState } from './shared-state.ts';

export interface ProbeThreadData {
  state: SharedState;
  host: string;
  port: number;
}

/** Probes are short requests. */
const REQUEST_MS = 5_000;
const MOST_CONNECTIONS = 200;

const { state, host, port } = workerData as ProbeThreadData;

const timeouts = { requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS, connectionsCheckingInterval: 1_000 };
const server = createServer(timeouts, (request, response) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const answer = isRead ? answerProbe(state, request.url?.split('?', 1)[0] ?? '', Date.now()) : undefined;
  response.setHeader('cache-control', 'no-store');
  response.setHeader('connection', 'close');
  if (answer === undefined) {
    response.writeHead(isRead ? 404 : 405, isRead ? {} : { allow: 'GET, HEAD' }).end();
    return;
  }
  if (answer.retryAfter !== undefined) response.setHeader('retry-after', answer.retryAfter);
  response.writeHead(answer.status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(request.method === 'HEAD' ? undefined : answer.body);
});
const connections = new Set<Socket>();
server.on('connection', (socket) => {
  connections.add(socket);
  socket.once('close', () => connections.delete(socket));
  // Probes end quickly: the oldest open connection is not one.
  const [oldest] = connections;
  if (oldest === undefined || connections.size <= MOST_CONNECTIONS) return;
  connections.delete(oldest);
  oldest.destroy();
});
server.once('error', (error) => parentPort?.postMessage(error));
// The workers of a cluster share the port.
server.listen({ host, port, reusePort: process.platform === 'linux', exclusive: true }, () =>
  parentPort?.postMessage('listening'),
);
