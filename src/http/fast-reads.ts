/** The short way of a read: an address that was answered before is answered again before any routing, with everything that the long way does. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '#limits/address-keys.ts';
import { rateLimitHeaders, type Taken } from '#limits/limiter.ts';
import { readyLine, type AccessLog } from './log.ts';
import { flatText } from './head-lines.ts';
import type { AnswerCount } from './metrics.ts';
import type { Parts } from './parts.ts';
import { createReadSender } from './read-answers.ts';
import { chooseEncoding } from './encodings.ts';
import { entityTag, isNotModified } from './entity-tags.ts';
import type { CachedAnswer } from './cached-answer.ts';

/** Longest address that is remembered. */
const LONGEST = 400;
/** Spellings of the address of one answer that are remembered; the next takes the place of the first. */
const SPELLINGS = 4;
/** What a remembered address takes beside its text. */
const KNOWN_BYTES = 350;
/** Header lists longer than this are looked at on the long way. */
const MOST_HEADERS = 64;

/** What most clients send; other values are weighed on the long way. */
const PLAIN_ACCEPTS = new Set([
  '*/*',
  'application/json',
  'application/json, text/plain, */*',
  'application/json, */*',
]);

export interface FastReads {
  /** True when the request was answered; false sends it the long way, which alone decides about errors. */
  answer(request: IncomingMessage, response: ServerResponse, isKnownHost: (host: string) => boolean): boolean;
  /**
   * Keeps an answer for the exact address for as long as the answer itself is kept. Only answers that came from the
   * cache are worth it: a flood of new addresses never gets here.
   */
  remember(url: string, answer: CachedAnswer, operation: string, isSearch: boolean): void;
}

interface Known {
  answer: CachedAnswer;
  operation: string;
  isSearch: boolean;
  path: string;
  /** What a client that has the answer uncompressed says of it: the usual, compared at once. */
  etag: string;
  whole: Trace;
  /** Of a 304, made when first needed. */
  unchanged: Trace | undefined;
}

/** What is left of an answer when it is given: its line in the access log and its place in the metrics. */
interface Trace {
  line: string;
  answers: AnswerCount;
}

type ReadParts = Pick<Parts, 'config' | 'live' | 'limiter' | 'metrics'>;

/** What the last request asked for; one object for all, since each is used up before the next one comes. */
interface Asked {
  encoding: string | undefined;
  match: string | undefined;
}

/** Reads the few headers that a read looks at; false when something needs the long way. */
function readHeaders(asked: Asked, rawHeaders: readonly string[], isKnownHost: (host: string) => boolean): boolean {
  let hosts = 0;
  asked.encoding = undefined;
  asked.match = undefined;
  if (rawHeaders.length > MOST_HEADERS) return false;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    // By length first: comparing every name in lower case costs more than the rest of this function.
    switch (name.length) {
      case 4: {
        if (name !== 'Host' && name.toLowerCase() !== 'host') break;
        hosts += 1;
        if (!isKnownHost(rawHeaders[at + 1] ?? '')) return false;
        break;
      }
      case 6: {
        const lower = name.toLowerCase();
        if (lower === 'expect') return false;
        if (lower === 'accept' && !PLAIN_ACCEPTS.has(rawHeaders[at + 1] ?? '')) return false;
        break;
      }
      case 13: {
        if (name !== 'If-None-Match' && name !== 'if-none-match') {
          const lower = name.toLowerCase();
          if (lower === 'authorization') return false;
          if (lower !== 'if-none-match') break;
        }
        if (asked.match !== undefined) return false;
        asked.match = rawHeaders[at + 1];
        break;
      }
      case 15: {
        if (name !== 'Accept-Encoding' && name.toLowerCase() !== 'accept-encoding') break;
        if (asked.encoding !== undefined) return false;
        asked.encoding = rawHeaders[at + 1];
        break;
      }
      default:
    }
  }
  return hosts === 1;
}

/** Keys of client addresses, kept on the socket: a connection that stays open does not change its peer. */
const PEER = Symbol('key of the peer');

type Peer = Socket & { [PEER]?: string };

function peerKey(socket: Peer): string {
  return (socket[PEER] ??= addressKey(socket.remoteAddress ?? '0.0.0.0'));
}

/**
 * Gives a new connection the properties that its first answers would give it, in one order for all: V8 compiles node's
 * writing of answers for four shapes of sockets at most, and those of a PostgreSQL client are there as well (decisions/0016).
 */
export function shapeConnection(socket: Peer): void {
  peerKey(socket);
  socket.setTimeout(0);
}

/** Only for limits in memory and without proxies: otherwise nothing is remembered. */
export function createFastReads(parts: ReadParts, log: AccessLog): FastReads {
  const { config, live, limiter, metrics } = parts;
  const isUsable = config.redisUrl === undefined && config.trustedProxies.length === 0;
  const known = new Map<string, Known>();
  const spellings = new WeakMap<CachedAnswer, string[]>();
  const send = createReadSender(config.publicUrl);
  const asked: Asked = { encoding: undefined, match: undefined };
  const one: Taken[] = [];
  const both: Taken[] = [];
  let revision = -1;

  function follow(): void {
    if (live.revision === revision) return;
    known.clear();
    revision = live.revision;
  }

  function traceOf(operation: string, path: string, status: number): Trace {
    return { line: readyLine(path, status), answers: metrics.answersOf(operation, status) };
  }

  /** The first address of an answer hangs on it, and all others with that one. */
  function addSpelling(answer: CachedAnswer, url: string): boolean {
    const bytes = url.length + KNOWN_BYTES;
    const urls = spellings.get(answer);
    if (urls === undefined) {
      const all = [url];
      const isKept = answer.attach(bytes, () => {
        for (const each of all) if (known.get(each)?.answer === answer) known.delete(each);
      });
      if (isKept) spellings.set(answer, all);
      return isKept;
    }
    if (urls.length >= SPELLINGS) known.delete(urls.shift() ?? '');
    urls.push(url);
    return true;
  }

  return {
    answer(request, response, isKnownHost) {
      const entry = known.get(request.url ?? '');
      if (entry === undefined) return false;
      if (live.revision !== revision) {
        follow();
        return false;
      }
      if (!readHeaders(asked, request.rawHeaders, isKnownHost)) return false;
      const { answer } = entry;
      const encoding =
        asked.encoding === undefined ? 'identity' : chooseEncoding(asked.encoding, answer.bytesIn('identity').length);
      const key = peerKey(request.socket);
      const { match } = asked;
      const isUnchanged = match !== undefined && (match === entry.etag || isNotModified(match, answer.tag));
      const taken = (isUnchanged ? limiter.peek('read', key) : limiter.take('read', key)) as Taken;
      if (!taken.allowed) return false;
      let all = one;
      if (entry.isSearch) {
        const search = (isUnchanged ? limiter.peek('search', key) : limiter.take('search', key)) as Taken;
        if (!search.allowed) {
          if (!isUnchanged) void limiter.give('read', key, 1);
          return false;
        }
        all = both;
        all[1] = search;
      }
      all[0] = taken;
      answer.used = true;
      send(response, answer, encoding, isUnchanged, rateLimitHeaders(all));
      const trace = isUnchanged ? (entry.unchanged ??= traceOf(entry.operation, entry.path, 304)) : entry.whole;
      trace.answers.count += 1;
      log.ready(trace.line);
      return true;
    },
    remember(url, answer, operation, isSearch) {
      // Addresses that JSON would escape are rare and not worth the look at each log line.
      if (!isUsable || url.length > LONGEST || !/^[\x20\x21\x23-\x5b\x5d-\x7e]*$/.test(url)) return;
      follow();
      if (known.has(url) || !addSpelling(answer, url)) return;
      const end = url.indexOf('?');
      const path = end < 0 ? url : url.slice(0, end);
      const whole = traceOf(operation, path, answer.status);
      const etag = flatText(entityTag(answer.tag, 'identity'));
      known.set(url, { answer, operation, isSearch, path, etag, whole, unchanged: undefined });
    },
  };
}
