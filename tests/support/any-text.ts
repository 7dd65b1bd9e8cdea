/** Texts of any characters for generated tests. */
import * as fc from 'fast-check';

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;
const LAST = 0x10_ffff;

/** The unit 'binary' of fast-check, which would keep a table of all of them in the process. */
const anyCharacter = fc.nat({ max: LAST - SURROGATES }).map(
  (at) => String.fromCodePoint(at < FIRST_SURROGATE ? at : at + SURROGATES),
  (text) => {
    const point = typeof text === 'string' ? (text.codePointAt(0) ?? 0) : 0;
    const isOne = typeof text === 'string' && text.isWellFormed() && String.fromCodePoint(point) === text;
    if (!isOne) throw new Error('not one character');
    return point < FIRST_SURROGATE ? point : point - SURROGATES;
  },
);

/** Whole characters of Unicode, and now and then names that programs stumble over. */
export const anyText = (constraints: { maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.string({ unit: anyCharacter, ...constraints });
