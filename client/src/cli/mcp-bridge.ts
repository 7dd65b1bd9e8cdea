/** Standard input and output of a program on one side, the MCP server of the catalog (Streamable HTTP) on the other. */
import { createInterface } from 'node:readline';
import type { Answer, Invocation } from './command.ts';

type Id = string | number;

interface Message {
  id?: Id;
  method?: string;
  params?: Record<string, unknown> & { _meta?: Record<string, unknown> };
}

/** What the header Mcp-Name repeats of a message. */
const NAMED_BY: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
};
const VERSION_MEMBER = 'io.modelcontextprotocol/protocolVersion';
const INTERNAL_ERROR = -32_603;
const UNREADABLE = -32_700;
/** How long answers may still come once there are no more questions. */
const GRACE_MS = 10_000;

/** A header's value; what is not plain ASCII goes as the protocol wraps it. */
function headerValue(text: string): string {
  const isPlain = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text) && !/^=\?base64\?.*\?=$/.test(text);
  return isPlain ? text : `=?base64?${Buffer.from(text).toString('base64')}?=`;
}

/** The headers of a message; `negotiated` is the version that `initialize` led to, for revisions that say it once. */
function headersOf({ method, params }: Message, token: string | undefined, negotiated: string | undefined) {
  const headers = new Headers({
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  });
  const own = params?.['_meta']?.[VERSION_MEMBER];
  const version = typeof own === 'string' ? own : negotiated;
  if (version !== undefined) headers.set('mcp-protocol-version', version);
  if (typeof own !== 'string' || method === undefined) return headers;
  headers.set('mcp-method', method);
  const name = params?.[NAMED_BY[method] ?? ''];
  if (typeof name === 'string') headers.set('mcp-name', headerValue(name));
  return headers;
}

/** The messages of an answer as they come: one JSON body, or the data of events. */
async function* messagesOf(response: Response): AsyncGenerator<string, void, void> {
  const type = response.headers.get('content-type') ?? '';
  if (response.body === null || !type.startsWith('text/event-stream')) {
    const text = await response.text();
    if (text !== '') yield text;
    return;
  }
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of response.body) {
    rest += decoder.decode(bytes, { stream: true }).replaceAll('\r\n', '\n');
    const events = rest.split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const data = event.split('\n').flatMap((line) => (line.startsWith('data:') ? [line.slice(5).trimStart()] : []));
      if (data.length > 0 && data.join('') !== '') yield data.join('\n');
    }
  }
}

/** Runs until its input ends. */
export async function bridge(call: Invocation): Promise<Answer | undefined> {
  const { url, token, signal } = call;
  const endpoint = `${url}/mcp`;
  const running = new Map<Id, AbortController>();
  const pending = new Set<Promise<void>>();
  const stopped = new AbortController();
  let negotiated: string | undefined;

  /** One line a message, whatever white space it came with. */
  const tell = (message: unknown): Promise<void> => call.write(`${JSON.stringify(message)}\n`);
  const fail = (id: Id | undefined, code: number, message: string): Promise<void> =>
    id === undefined ? Promise.resolve() : tell({ jsonrpc: '2.0', id, error: { code, message } });

  async function pass(message: Message, controller: AbortController): Promise<void> {
    const { id, method } = message;
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: headersOf(message, token, negotiated),
      body: JSON.stringify(message),
      signal: AbortSignal.any([signal, stopped.signal, controller.signal]),
    });
    let isAnswered = false;
    for await (const text of messagesOf(response)) {
      let said: {
        id?: unknown;
        jsonrpc?: unknown;
        result?: { protocolVersion?: unknown };
        error?: { message?: unknown };
      };
      try {
        said = JSON.parse(text) as typeof said;
      } catch {
        break;
      }
      if (said.jsonrpc !== '2.0') {
        // An error of the API, such as that of a token that has expired.
        const reason = typeof said.error?.message === 'string' ? said.error.message : `status ${response.status}`;
        isAnswered = true;
        await fail(id, INTERNAL_ERROR, reason);
        continue;
      }
      if (method === 'initialize' && typeof said.result?.protocolVersion === 'string')
        negotiated = said.result.protocolVersion;
      if (said.id === id) isAnswered = true;
      await tell(said);
    }
    if (!isAnswered)
      await fail(id, INTERNAL_ERROR, `${endpoint} answers with status ${response.status}, not as an MCP server`);
  }

  async function take(message: Message): Promise<void> {
    const { id, method, params } = message;
    if (method === 'notifications/cancelled') {
      running.get(params?.['requestId'] as Id)?.abort();
      return;
    }
    const controller = new AbortController();
    if (id !== undefined) running.set(id, controller);
    try {
      await pass(message, controller);
    } catch (error) {
      if (controller.signal.aborted || stopped.signal.aborted || signal.aborted) return;
      const cause = (error as Error).cause as Error | undefined;
      await fail(id, INTERNAL_ERROR, `${endpoint} cannot be reached: ${(cause ?? (error as Error)).message}`);
    } finally {
      if (id !== undefined) running.delete(id);
    }
  }

  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity, signal })) {
    if (line.trim() === '') continue;
    let message: Message;
    try {
      message = JSON.parse(line) as Message;
    } catch {
      await tell({ jsonrpc: '2.0', id: null, error: { code: UNREADABLE, message: 'The message is not JSON.' } });
      continue;
    }
    const one = take(message).finally(() => pending.delete(one));
    pending.add(one);
    // What follows is said in the version that this one agrees on.
    if (message.method === 'initialize') await one;
  }
  const timer = setTimeout(() => stopped.abort(), GRACE_MS);
  await Promise.all(pending);
  clearTimeout(timer);
  return undefined;
}
