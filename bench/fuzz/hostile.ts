/** Hostile values: what has broken catalogs, parsers and pages before (texts, addresses, escapes, JSON), by the kind of place they go to. */
import type { Draws } from './draws.ts';

/** An element that no page of ours has: where it turns up in a parsed page, a text was not escaped. */
export const MARKER = 'fuzz-x';

const MARKUP = [
  `<${MARKER}>`,
  `"><${MARKER} onclick=x()>`,
  `'><${MARKER}/onload=x()>`,
  `</title><${MARKER}>`,
  `</textarea><${MARKER}>`,
  `</script><${MARKER}>`,
  `--><${MARKER}>`,
  `]]><${MARKER}/>`,
  '&lt;b&gt;&amp;&#60;',
  '" autofocus onfocus="x()',
  'javascript:x()',
  '{{7*7}} ${7*7} <%=7*7%> #{7*7}',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '@SUM(1+1)',
];
const SQL = ["' OR '1'='1", '"; drop table tools; --', '%', '_', '\\', 'NEAR(', 'a OR', '-x', '{a}:x', '*', "'", '"'];
const UNICODE = [
  '\u0000',
  'a\u0000b',
  '\u0007',
  '\u007f',
  '\u0085',
  '\u202e',
  'a\u2066b\u2069',
  '\u200b',
  '\ufeff',
  '\u2028',
  '\ufffe',
  '\ufdd0',
  '\u00ad',
  '\u{e0041}',
  '\u{1f600}'.repeat(20),
  '👩‍👩‍👧‍👦',
  'می‌خواهم',
  'a\u200db',
  'Cafe\u0301',
  'e'.concat('\u0301'.repeat(9)),
  'Ω≈ç√∫',
  'שלום',
  '٣٤',
  'ﬁ',
  'İstanbul',
  'ß',
];
const SURROGATES = ['\ud800', 'a\udc00b', '\udc00\ud800'];
const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e2',
  '[]',
  '{}',
];
const BLANKS = ['', ' ', '\u00a0\u2003', '\t', '\n', '\r\n', 'a\nb', 'a\tb', '\n'.repeat(50)];
const LINES = [
  'a\r\nBcc: victim@example.org',
  'a%0d%0aSet-Cookie: x=y',
  '\r\n\r\n<html>',
  '{"level":60}\n{"level":60}',
];

/** What a run of one thing is made of; a hundred of each are the longest texts of a small field, thousands those of a large one. */
const RUNS = ['a', ' ', '.', '-', '\n', '"', '(', '[', '<', '\u0301', '😀', '1', 'a ', 'ab', '%'];

/** A text that somebody might break something with, at most some thousand characters long. */
export function hostileText(draws: Draws): string {
  return draws.weighted<() => string>([
    [4, () => draws.any(MARKUP)],
    [2, () => draws.any(SQL)],
    [4, () => draws.any(UNICODE)],
    [1, () => draws.any(SURROGATES)],
    [2, () => draws.any(NAMES)],
    [2, () => draws.any(BLANKS)],
    [1, () => draws.any(LINES)],
    [2, () => draws.any(RUNS).repeat(draws.any([50, 100, 101, 300, 2_100]))],
    [1, () => `${draws.any(MARKUP)}${draws.any(UNICODE)}${draws.any(SQL)}`],
    [1, () => mangled(draws)],
  ])();
}

/** Any code points at all, those that belong to none included. */
function mangled(draws: Draws): string {
  const point = (): number =>
    draws.below(
      draws.weighted([
        [3, 0x80],
        [2, 0x800],
        [2, 0x1_0000],
        [1, 0x11_0000],
      ]),
    );
  return String.fromCodePoint(...Array.from({ length: 1 + draws.below(30) }, point));
}

/** Addresses that a catalog must not take, or must take with care (RELIABILITY 2.4). */
const ADDRESSES = [
  'javascript:x()',
  'JaVaScRiPt:x()',
  'java\nscript:x()',
  '\u0001javascript:x()',
  'data:text/html,x',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_x',
  'https://user:pass@example.com/',
  'https://good.example.com@evil.example.com/',
  'https://x.example.com\\@127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/',
  'http://%31%32%37.0.0.1/',
  'http://169.254.169.254./',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[fe80::1%25eth0]/',
  'http://localhost/',
  'http://printer.local/',
  'http://metadata.google.internal/',
  'https://single/',
  'https://a..example.com/',
  `https://${'a'.repeat(64)}.example.com/`,
  'https://example.com:22/',
  'https://example.com:0/',
  'https://example.com:99999/',
  'https://',
  'https:/example.com',
  'https:example.com',
  '//example.com/',
  'HTTPS://EXAMPLE.com/',
  'https://exa\u00admple.com/',
  'https://xn--a.example.com/',
  'https://xn--/',
];
/** What stands in a path or a query that browsers take and our own `format: uri` may not. */
const TAILS = [
  '%%%',
  '%zz',
  '%',
  '%e0%a4%a',
  'a|b',
  'a b',
  'a^b',
  '`',
  '{a}',
  '<a>',
  '"a"',
  "'a'",
  '[a]',
  'ä',
  '日本',
  '😀',
  '\ud800',
  '\u202e',
  '..%2f..%2f',
  '../../..',
  '//',
  './.',
  ';a=b',
  '?a=b|c',
  '?a=%',
  '?q=ä b',
  '?a[]=1&a[]=2',
  '??',
  '?#',
  '#!/a|b',
  '#/%zz',
  '#a b',
  '?utm_source=x&a={b}',
  '\\a',
  '\ta',
];

/** An address to be refused or to be stored in a form that is one (RFC 3986). */
export function hostileAddress(draws: Draws, host: string): string {
  return draws.weighted<() => string>([
    [2, () => draws.any(ADDRESSES)],
    [4, () => `https://${host}/${draws.any(TAILS)}`],
    [2, () => `https://${host}/${draws.any(TAILS)}/${draws.any(TAILS)}`],
    [
      1,
      () =>
        `https://${host}/${String.fromCodePoint(0x21 + draws.below(0x2100))}?${String.fromCodePoint(0x21 + draws.below(0x2100))}`,
    ],
    [1, () => `http://${host}:${draws.any(['80', '443', '8080', ''])}/${draws.any(TAILS)}`],
    [1, () => `https://${host}/${'a'.repeat(draws.any([1_900, 2_010, 2_048, 4_000]))}`],
    [1, () => `https://${draws.any(['münchen', 'пример', 'exаmple', 'a_b', '-a', 'A'])}.${host}/`],
    [1, () => hostileText(draws)],
  ])();
}

/** Escapes that are none, or not of UTF-8. */
export const BROKEN_ESCAPES = ['%zz', '%', '%f', '%ff%fe', '%c0%af', '%ed%a0%80', '%F0%9F%98', '%u0041'];

/** A text for the target of a request, escaped so that it arrives as it is. */
export function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Bodies that are not the JSON they are announced as, with what is wrong with them. */
export function brokenJson(draws: Draws, good: string): Uint8Array {
  return draws.any<() => Uint8Array>([
    () => Buffer.from(good.slice(0, -1)),
    () => Buffer.from(''),
    () =>
      Buffer.from(draws.any(['nul', "{'a':1}", '{"a":1,}', '{"a":NaN}', '{"a":01}', '{"a":"\t"}', '{}{}', '[', 'x'])),
    () => Buffer.from(`\ufeff${good}`),
    () =>
      Buffer.concat([
        Buffer.from(good.slice(0, -2)),
        Buffer.from(draws.any(['fffe', 'c0af', 'eda080', 'f09f98']), 'hex'),
        Buffer.from('"}'),
      ]),
    () => Buffer.from(good.replace('{', '{"name":"Twice A","na\\u006de":"Twice B",')),
    () => Buffer.from(good.replace('{', `{"deep":${'['.repeat(65)}${']'.repeat(65)},`)),
    () => Buffer.from('['.repeat(20_000)),
    () => Buffer.from(good, 'utf16le'),
    () => Buffer.from(draws.any(['null', '[]', '"x"', '1', 'true', '[{}]'])),
  ])();
}

/** Members that no schema names; they are ignored. */
export function strangeMembers(draws: Draws): Record<string, unknown> {
  return draws.any<() => Record<string, unknown>>([
    () => ({
      status: 'published',
      featured: true,
      placement: 1,
      rank: 1,
      slug: 'chatgpt',
      id: 1,
      owner_id: 1,
      role: 'admin',
    }),
    () =>
      JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as Record<
        string,
        unknown
      >,
    () => ({ deep: JSON.parse(`${'['.repeat(60)}${']'.repeat(60)}`) as unknown }),
    () => JSON.parse(`{"huge":1e999,"long":${'9'.repeat(400)}}`) as Record<string, unknown>,
    () => Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`member_${at}`, at])),
    () => ({ [hostileText(draws)]: hostileText(draws) }),
    () => ({ '': null }),
  ])();
}

/** Headers that change nothing. */
export const IDLE_HEADERS: readonly (readonly [string, string])[] = [
  ['X-HTTP-Method-Override', 'DELETE'],
  ['X-Original-URL', '/en/editor/queue'],
  ['X-Rewrite-URL', '/en/editor/queue'],
  ['X-Forwarded-Host', 'evil.test'],
  ['X-Forwarded-Proto', 'gopher'],
  ['X-Forwarded-For', '203.0.113.9, 10.0.0.1'],
  ['X-Forwarded-For', `${'1.1.1.1,'.repeat(500)}`],
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
