/** Headers of a generated request beside its token: what it accepts, what it sends, what it has already. */
import type { Draws } from './draws.ts';
import type { Expectation } from './expectations.ts';

type Header = readonly [string, string];

const ACCEPTED = [
  'application/json',
  '*/*',
  'application/*;q=0.1',
  'text/html, */*;q=0.1',
  '',
  'Application/JSON;q=1;v=2',
  '*',
];
const NOT_ACCEPTED = [
  'text/html',
  'application/json;q=0',
  '*/*;q=0',
  'text/*, image/png',
  'application/json;q=0.0, */*',
  'x',
];
const JSON_TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'APPLICATION/JSON;charset="UTF-8"',
  'application/json;',
];
const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonx',
  'application/json; charset=latin1',
  'application/json, text/html',
  'application/vnd.api+json',
  '',
  'application/json; charset=utf-8; charset=utf-16',
  '\xff',
];
const ENCODINGS = [
  'gzip',
  'br',
  'gzip, br',
  'identity',
  '*',
  'gzip;q=0',
  'br;q=1.0, gzip;q=0.5',
  'zstd',
  '',
  'gzip;q=0, identity;q=0',
  ';;,',
];
const OTHER_TAGS = ['""', '"x"', 'W/"x"', 'x', `${'"abc", '.repeat(1_000)}"x"`, '"', ', ,', '"\xff"'];

/** Headers that change nothing. */
const IDLE_HEADERS: readonly (readonly [string, string])[] = [
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Original-URL', '/en/editor/queue'],
  ['X-Rewrite-URL', '/en/editor/queue'],
  ['X-Forwarded-Host', 'evil.test'],
  ['X-Forwarded-Proto', 'gopher'],
  ['X-Forwarded-For', '203.0.113.9, 10.0.0.1'],
  ['X-Forwarded-For', '1.1.1.1,'.repeat(500)],
  ['X-Forwarded-For', '[2001:db8::1]:4711'],
  ['X-Forwarded-For', '\xff\xfe'],
  ['Forwarded', 'for="_evil";host=evil.test'],
  ['Range', 'bytes=0-'],
  ['Upgrade', 'websocket'],
  ['Accept-Language', 'zz-\xe4;q=9'],
  ['Accept-Charset', 'utf-16'],
  ['Referer', 'javascript:x()'],
  ['User-Agent', `() { :; }; ${'a'.repeat(2_000)}`],
  ['Cookie', `sid=${'x'.repeat(500)}; sid=; =; ;;; __Host-sid=\x22`],
  ['traceparent', '00-zz-zz-01'],
  ['If-Modified-Since', 'yesterday'],
  ['If-Match', '"x"'],
  ['If-Unmodified-Since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ['X-Empty', ''],
];

export function acceptHeader(draws: Draws, isRight: boolean, expectation: Expectation): Header[] {
  if (isRight) return draws.chance(0.5) ? [] : [['Accept', draws.any(ACCEPTED)]];
  const value = draws.any(NOT_ACCEPTED);
  expectation.refuse('request', 406, `Accept: ${value}`);
  return [['Accept', value]];
}

/** Of a body that is JSON. */
export function bodyHeaders(draws: Draws, isRight: boolean, expectation: Expectation): Header[] {
  if (isRight) return [['Content-Type', draws.any(JSON_TYPES)]];
  if (draws.chance(0.3)) {
    expectation.refuse('request', 415, 'a content coding');
    return [
      ['Content-Type', 'application/json'],
      ['Content-Encoding', draws.any(['gzip', 'br', 'identity', 'x'])],
    ];
  }
  const value = draws.chance(0.2) ? undefined : draws.any(OTHER_TYPES);
  expectation.refuse('request', 415, `Content-Type: ${value ?? 'none'}`);
  return value === undefined ? [] : [['Content-Type', value]];
}

export function encodingHeader(draws: Draws): Header[] {
  return draws.chance(0.4) ? [['Accept-Encoding', draws.any(ENCODINGS)]] : [];
}

/** What is there already, by its entity tag; `known` is the tag of this target that an earlier answer gave. */
export function conditionalHeader(draws: Draws, known: string | undefined): { headers: Header[]; success: number[] } {
  if (known !== undefined && draws.chance(0.4)) {
    const value = draws.any([known, `W/${known}`, `"x", ${known}`]);
    return { headers: [['If-None-Match', value]], success: [304, 200] };
  }
  if (draws.chance(0.1)) return { headers: [['If-None-Match', '*']], success: [304] };
  if (draws.chance(0.1)) return { headers: [['If-None-Match', draws.any(OTHER_TAGS)]], success: [200] };
  return { headers: [], success: [200] };
}

/** Headers that change nothing, and that nobody may be led astray by. */
export function idleHeaders(draws: Draws): Header[] {
  return draws.chance(0.25) ? [draws.any(IDLE_HEADERS), draws.any(IDLE_HEADERS)] : [];
}
