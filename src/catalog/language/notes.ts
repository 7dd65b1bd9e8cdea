/** Free texts that people write to each other about an entry: editors' notes and owners' appeals. */
import { fieldError } from '#catalog/errors.ts';
import { cleanText, countCharacters, findTextProblem } from './hygiene.ts';

/**
 * Checks and cleans a note. Blank is null unless a least length is asked for.
 * Throws `validation_failed` on `field`.
 */
export function checkNote(field: string, text: unknown, length: { min: number; max: number }): string | null {
  if (text === undefined || text === null) {
    if (length.min > 0) throw fieldError(field, { rule: 'required' });
    return null;
  }
  if (typeof text !== 'string') throw fieldError(field, { rule: 'not_a_string' });
  const clean = cleanText(text.replaceAll('\r\n', '\n'));
  if (clean === '') {
    if (length.min > 0) throw fieldError(field, { rule: 'required' });
    return null;
  }
  const dirt = findTextProblem(clean, 'multiple');
  if (dirt) throw fieldError(field, dirt);
  const count = countCharacters(clean);
  if (count < length.min) throw fieldError(field, { rule: 'too_short', min: length.min });
  if (count > length.max) throw fieldError(field, { rule: 'too_long', max: length.max });
  return clean;
}
