/** Requests of a run: through nginx as people send them, or to one node. */
import { Agent as PlainAgent, request as plainRequest, type IncomingMessage } from 'node:http';
import { Agent, request as secureRequest } from 'node:https';
import { SITE } from '../deploy/proxies.ts';

const PATIENCE_MS = 12_000;
const secure = new Agent({ keepAlive: true, maxSockets: 64, rejectUnauthorized: false });
const plain = new PlainAgent({ keepAlive: true, maxSockets: 64 });

export interface Answer {
  /** 0 where none came. */
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
  /** When it was asked for and when it was there, by performance.now(). */
  asked: number;
  answered: number;
}

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

type Way = { proxy: number } | { node: number };

/** Never fails. */
export function ask(way: Way, path: string, { method = 'GET', headers = {}, body = '' }: Asked = {}): Promise<Answer> {
  const asked = performance.now();
  const common = { host: '127.0.0.1', path, method, timeout: PATIENCE_MS, headers: { host: SITE, ...headers } };
  return new Promise((resolve) => {
    const done = (status: number, own: IncomingMessage['headers'], text: string): void =>
      resolve({ status, headers: own, body: text, asked, answered: performance.now() });
    const hear = (response: IncomingMessage): void => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => done(response.statusCode ?? 0, response.headers, text));
      response.on('error', () => done(0, {}, ''));
    };
    const request =
      'proxy' in way
        ? secureRequest({ ...common, port: way.proxy, agent: secure, servername: SITE }, hear)
        : plainRequest({ ...common, port: way.node, agent: plain }, hear);
    request.on('error', () => done(0, {}, ''));
    request.on('timeout', () => request.destroy());
    request.end(body);
  });
}

/** Lets go of the connections that are kept. */
export function hangUp(): void {
  secure.destroy();
  plain.destroy();
}
