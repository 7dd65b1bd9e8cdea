/** Text hygiene: the characters that stored texts may contain. */
import type { Problem } from '#catalog/problems.ts';

export type Lines = 'single' | 'multiple';

// C0 without tab and line feed, DEL and C1.
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/;
const LINE_BREAK = /[\n\t\u2028\u2029]/;
const DIRECTION = /[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/;
// Zero-width and invisible fillers, soft hyphen, tags, variation selectors supplement, interlinear marks.
const INVISIBLE =
  /\u034F|[\u00AD\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B\u2060-\u2064\u206A-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFC]|[\u{E0000}-\u{E0FFF}]/u;
const JOINERS = /[\u200C\u200D]/;
const LETTER = /\p{L}|\p{M}/u;
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F/u;
const MARKS = /\p{M}{9,}/u;

/** Printable ASCII has no problem. */
const PLAIN = { single: /^[\x20-\x7E]*$/, multiple: /^[\t\n\x20-\x7E]*$/ } as const satisfies Record<Lines, RegExp>;

function isNoncharacter(codePoint: number): boolean {
  return (codePoint & 0xfffe) === 0xfffe || (codePoint >= 0xfdd0 && codePoint <= 0xfdef);
}

/** Joiners belong between letters of joining scripts (Arabic, Indic) and inside emoji only. */
function hasStrayJoiner(text: string): boolean {
  const points = [...text];
  return points.some((point, index) => {
    if (!JOINERS.test(point)) return false;
    const before = points[index - 1] ?? '';
    const after = points[index + 1] ?? '';
    const inEmoji = point === '\u200D' && EMOJI.test(before) && EMOJI.test(after);
    const inWord =
      LETTER.test(before) &&
      LETTER.test(after) &&
      !/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(before);
    return !inEmoji && !inWord;
  });
}

/** The first problem of a trimmed NFC text; undefined for a clean one. */
export function findTextProblem(text: string, lines: Lines): Problem | undefined {
  if (PLAIN[lines].test(text)) return undefined;
  if (!text.isWellFormed()) return { rule: 'broken_characters' };
  if (CONTROL.test(text)) return { rule: 'control_characters' };
  if (lines === 'single' ? LINE_BREAK.test(text) : /[\u2028\u2029]/.test(text)) return { rule: 'line_break' };
  if (DIRECTION.test(text)) return { rule: 'direction_marks' };
  if (INVISIBLE.test(text)) return { rule: 'invisible_characters' };
  if (JOINERS.test(text) && hasStrayJoiner(text)) return { rule: 'invisible_characters' };
  if (MARKS.test(text)) return { rule: 'too_many_marks', max: 8 };
  for (const point of text) if (isNoncharacter(point.codePointAt(0) ?? 0)) return { rule: 'broken_characters' };
  return undefined;
}

/** The problems of a clean text (cleanText) of at most `max` characters. */
export function textProblems(text: string, lines: Lines, max: number): Problem[] {
  const problem = findTextProblem(text, lines);
  const isLong = countCharacters(text) > max;
  return [...(problem === undefined ? [] : [problem]), ...(isLong ? [{ rule: 'too_long', max } as const] : [])];
}

/** Longer than any valid field; in UTF-16 units. */
const LONGEST = 10_000;
/** No script needs this many marks on a letter; normalizing them takes quadratic time. */
const PILED = /\p{M}{40}/u;

/** Most UTF-16 units of a typed text of `max` characters, with decomposed marks and CRLF. */
export function roomFor(max: number): number {
  return 4 * max + 1_000;
}

// Not String.trim(): it would also remove a byte order mark or a line separator, which are refused.
const OUTER_SPACE = /[\p{Zs}\t\r\n]/u;

/**
 * Trimmed NFC, the form whose emptiness and length are checked. A text that will be refused stays
 * as it is: broken, longer than every field, or with piled marks.
 */
export function cleanText(text: string): string {
  if (text.length > LONGEST) return text;
  const isPlain = PLAIN.multiple.test(text);
  const whole = !isPlain && text.isWellFormed() && !PILED.test(text) ? text.normalize('NFC') : text;
  let start = 0;
  let end = whole.length;
  while (start < end && OUTER_SPACE.test(whole.charAt(start))) start += 1;
  while (end > start && OUTER_SPACE.test(whole.charAt(end - 1))) end -= 1;
  return whole.slice(start, end);
}

const SURROGATES = /[\uD800-\uDFFF]/;

/** Unicode code points, the contract's unit of length. */
export function countCharacters(text: string): number {
  let count = text.length;
  if (SURROGATES.test(text)) {
    count = 0;
    for (const _ of text) count += 1;
  }
  return count;
}
