/** Headers of a generated request beside its token: what it accepts, what it sends, what it has already. */
import { IDLE_HEADERS } from './hostile.ts';
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
