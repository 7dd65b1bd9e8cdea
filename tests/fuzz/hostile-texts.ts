/** Hostile texts: what has broken catalogs, parsers and pages before. */
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

/** Escapes that are none, or not of UTF-8. */
export const BROKEN_ESCAPES = ['%zz', '%', '%f', '%ff%fe', '%c0%af', '%ed%a0%80', '%F0%9F%98', '%u0041'];

/** A text for the target of a request, escaped so that it arrives as it is. */
export function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
