/** Requests and answers of the web's own types, between a message and the server of its protocol. */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ERRORS, type CatalogError } from '#catalog/errors.ts';
import type { AppContext } from '#http/app-context.ts';
import { challengeOf } from '#http/oauth/addresses.ts';

/** The request without its body, which is read already. */
export function webRequest({ raw }: FastifyRequest, url: string, signal: AbortSignal): Request {
  const headers = new Headers();
  for (let at = 0; at < raw.rawHeaders.length; at += 2) {
    const name = raw.rawHeaders[at] ?? '';
    // Drops headers of the connection and of the body.
    if (!/^(?:content-length|transfer-encoding|connection|expect)$/i.test(name))
      headers.append(name, raw.rawHeaders[at + 1] ?? '');
  }
  return new Request(url, { method: 'POST', headers, signal });
}

type Body = Buffer | Readable | undefined;

/**
 * The body once its first chunk is there, when refusals are known, and `isWhole` whether it is read
 * to its end. Otherwise later events are streamed.
 */
export async function bodyOf(response: Response, isWhole: () => boolean): Promise<Body> {
  const { body, headers } = response;
  if (body === null) return undefined;
  const isStream = headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (!isStream) return Buffer.from(await response.arrayBuffer());
  const events = body.values();
  const first = await events.next();
  async function* all() {
    if (first.done !== true) yield first.value;
    yield* events;
  }
  return isWhole() ? Buffer.concat(await Array.fromAsync(all())) : Readable.from(all(), { objectMode: false });
}

/** Sends it: 429 and Retry-After for a limit, 403 with a challenge for a scope that a grant could add. */
export function sendAnswer(
  context: AppContext,
  reply: FastifyReply,
  { response, body, refusal }: { response: Response; body: Body; refusal: CatalogError | undefined },
): FastifyReply {
  const challenge = refusal && challengeOf(context, 'mcp', refusal);
  if (challenge !== undefined) void reply.header('www-authenticate', challenge);
  void reply.code(refusal === undefined ? response.status : ERRORS[refusal.code]);
  if (refusal?.retryAfter !== undefined) void reply.header('retry-after', String(Math.ceil(refusal.retryAfter)));
  const type = response.headers.get('content-type');
  if (type !== null) void reply.header('content-type', type);
  const allow = response.headers.get('allow');
  if (allow !== null) void reply.header('allow', allow);
  return reply.send(body);
}
