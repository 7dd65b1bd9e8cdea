/** A fast path for plain calls of read tools, with the bytes of the library (decisions/0051). */
import type { IncomingHttpHeaders } from 'node:http';
import { CatalogError } from '#catalog/errors.ts';
import { callRead } from '#http/api/calls.ts';
import type { ApiContext } from '#http/api/api-context.ts';
import { isRead } from '#http/api/operation.ts';
import type { CachedResponse } from '#http/send/cached-response.ts';
import type { AnswerAtOnce, McpCaller } from '#http/api/message-endpoint.ts';
import { argumentProblems } from './arguments.ts';
import { refusedResult, toolCalled } from './calls.ts';
import { identityOf } from './identity.ts';
import { givenTo } from './tools.ts';

type Json = Readonly<Record<string, unknown>>;

const STATELESS = '2026-07-28';
/** Earlier revisions, whose clients may omit the header. */
const EARLIER = new Set<unknown>([undefined, '2025-11-25', '2025-06-18']);
const META = 'io.modelcontextprotocol/';
const CALL = 'tools/call';
/** Memory of cached members beyond their bytes. */
const KEPT_BYTES = 200;

interface PlainCall {
  id: string | number;
  name: string;
  args: Json;
  /** Whether the message is of the stateless revision. */
  isStateless: boolean;
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The call in a message with only the usual members; undefined for any other message. */
function plainCallOf(headers: IncomingHttpHeaders, message: unknown): PlainCall | undefined {
  if (!isObject(message) || !isObject(message['params']) || Object.keys(message).length !== 4) return undefined;
  const { jsonrpc, id, method, params } = message as Json & { params: Json };
  if (jsonrpc !== '2.0' || method !== CALL || !(typeof id === 'string' || Number.isSafeInteger(id))) return undefined;
  const { name, arguments: args = {}, _meta: meta, ...others } = params;
  if (typeof name !== 'string' || !isObject(args) || Object.keys(others).length > 0) return undefined;
  const isStateless = meta !== undefined;
  if (!(isStateless ? isStatelessCall(headers, name, meta) : isEarlierCall(headers))) return undefined;
  return isPlainHead(headers) ? { id: id as string | number, name, args, isStateless } : undefined;
}

function isPlainHead({ accept = '', ...headers }: IncomingHttpHeaders): boolean {
  if (headers['mcp-session-id'] !== undefined || headers['last-event-id'] !== undefined) return false;
  if (!accept.includes('application/json') || !accept.includes('text/event-stream')) return false;
  return /^application\/json(?:; ?charset=utf-8)?$/i.test(headers['content-type'] ?? '');
}

function isEarlierCall(headers: IncomingHttpHeaders): boolean {
  if (headers['mcp-method'] !== undefined || headers['mcp-name'] !== undefined) return false;
  return EARLIER.has(headers['mcp-protocol-version']);
}

function isStatelessCall(headers: IncomingHttpHeaders, name: string, meta: unknown): boolean {
  if (!isObject(meta) || Object.keys(meta).length !== 3 || meta[`${META}protocolVersion`] !== STATELESS) return false;
  const client = meta[`${META}clientInfo`];
  if (!isObject(client) || typeof client['name'] !== 'string' || typeof client['version'] !== 'string') return false;
  if (Object.keys(client).length !== 2 || !isObject(meta[`${META}clientCapabilities`])) return false;
  return (
    headers['mcp-protocol-version'] === STATELESS && headers['mcp-method'] === CALL && headers['mcp-name'] === name
  );
}

/** Answers plain calls; undefined for other messages. Throws `rate_limited`. */
export function openPlainCalls(api: ApiContext): AnswerAtOnce {
  const kept = new WeakMap<CachedResponse, Buffer>();

  /** The members of a result, cached with its response: the JSON as a text and as an object. */
  function membersOf(cached: CachedResponse): Buffer {
    const known = kept.get(cached);
    if (known !== undefined) return known;
    const text = cached.bodyIn('identity').toString();
    const made = Buffer.from(`"content":[{"type":"text","text":${JSON.stringify(text)}}],"structuredContent":${text}`);
    if (cached.attach(made.length + KEPT_BYTES, () => kept.delete(cached))) kept.set(cached, made);
    return made;
  }

  async function callPlain({ name, args }: PlainCall, caller: McpCaller): Promise<Buffer | undefined> {
    const { operation, described } = toolCalled(name) ?? {};
    if (operation === undefined || described === undefined || !isRead(operation)) return undefined;
    if (argumentProblems(described, operation, args) !== undefined) return undefined;
    try {
      return membersOf(await callRead(api, operation, givenTo(operation, args), caller));
    } catch (error) {
      // The model may have named the tool by its URL.
      if (error instanceof CatalogError && error.code === 'not_found') return undefined;
      return Buffer.from(JSON.stringify(refusedResult(api, error, args, caller)).slice(1, -1));
    }
  }

  return async (headers, message, caller) => {
    const call = plainCallOf(headers, message);
    const members = call && (await callPlain(call, caller));
    if (members === undefined || call === undefined) return undefined;
    const end = `},"jsonrpc":"2.0","id":${JSON.stringify(call.id)}}`;
    if (!call.isStateless)
      return {
        type: 'text/event-stream',
        body: Buffer.concat([Buffer.from('event: message\ndata: {"result":{'), members, Buffer.from(`${end}\n\n`)]),
      };
    const meta = `,"resultType":"complete","_meta":{"${META}serverInfo":${JSON.stringify(identityOf(api.context))}}`;
    return {
      type: 'application/json',
      body: Buffer.concat([Buffer.from('{"result":{'), members, Buffer.from(meta + end)]),
    };
  };
}
