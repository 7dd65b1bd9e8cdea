/** A server that speaks OpenAI's chat completions, for tests: it keeps what it was asked and answers as it is told. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

export interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  body: any;
}

export type Answer = (response: ServerResponse, asked: Asked) => void;

export interface JudgeServer {
  /** Base address for JUDGE_URL. */
  url: string;
  asked: Asked[];
  /** How it answers from now on. */
  answer(answer: Answer): void;
  close(): void;
}

/** Answers with a completion whose message holds `content`. */
export function completion(content: unknown, more: Record<string, unknown> = {}): Answer {
  const message = { role: 'assistant', content: typeof content === 'string' ? content : JSON.stringify(content) };
  const choice = { index: 0, finish_reason: 'stop', message, ...more };
  return json(200, { id: 'c1', object: 'chat.completion', choices: [choice] });
}

/** Answers with a status and a body as JSON. */
export function json(status: number, body: unknown): Answer {
  return (response) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export async function openJudgeServer(): Promise<JudgeServer> {
  const asked: Asked[] = [];
  let answer: Answer = completion({ verdict: 'unsure', reason: 'It says too little.' });
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (piece: string) => (text += piece));
    request.on('end', () => {
      const one = { path: request.url ?? '', headers: request.headers, body: JSON.parse(text) };
      asked.push(one);
      answer(response, one);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`,
    asked,
    answer: (next) => void (answer = next),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
