/** Editors' notes and owners' appeals. */
import { fieldError } from '#catalog/errors.ts';
import type { Problem } from '#catalog/problems.ts';
import { cleanText, countCharacters, findTextProblem } from './hygiene.ts';

interface Length {
  min: number;
  max: number;
}

/** Blank is null, and a problem if `min` is above 0. */
export function readNote(text: unknown, length: Length): { note: string | null; problem?: Problem } {
  const bad = (problem: Problem) => ({ note: null, problem });
  const blank = () => (length.min > 0 ? bad({ rule: 'required' }) : { note: null });
  if (text === undefined || text === null) return blank();
  if (typeof text !== 'string') return bad({ rule: 'not_a_string' });
  const note = cleanText(text.replaceAll('\r\n', '\n'));
  if (note === '') return blank();
  const dirt = findTextProblem(note, 'multiple');
  if (dirt) return bad(dirt);
  const count = countCharacters(note);
  if (count < length.min) return bad({ rule: 'too_short', min: length.min });
  return count > length.max ? bad({ rule: 'too_long', max: length.max }) : { note };
}

/** Throws `validation_failed` on `field`. */
export function checkNote(field: string, text: unknown, length: Length): string | null {
  const { note, problem } = readNote(text, length);
  if (problem !== undefined) throw fieldError(field, problem);
  return note;
}
