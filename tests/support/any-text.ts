/** Texts of any characters for generated tests. */
import * as fc from 'fast-check';

const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;
const LAST = 0x10_ffff;

/** The unit 'binary' of fast-check, which would keep a table of all of them in the process. */
export const anyCharacter = fc.nat({ max: LAST - SURROGATES }).map(
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

const label = fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,9}[a-z0-9])?$/);
const unreserved = [..."abcdefghijklmnopqrstuvwxyzABCXYZ0123456789-._~!$&'()*+,;=:@"];
const addressPart = fc.string({
  unit: fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...unreserved) },
    { weight: 1, arbitrary: anyCharacter.map((one) => encodeURIComponent(one)) },
  ),
  maxLength: 20,
});
const after = (sign: string): fc.Arbitrary<string> =>
  fc.option(
    addressPart.map((part) => sign + part),
    { nil: '' },
  );

/** Addresses by RFC 3986; webUrl of fast-check takes four seconds to make its tables. */
export const anyAddress: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('https://', 'http://'),
    fc.array(label, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('com', 'co.uk', 'museum', 'xn--p1ai'),
    fc.array(addressPart, { maxLength: 4 }),
    after('?'),
    after('#'),
  )
  .map(([scheme, labels, end, path, query, fragment]) =>
    [scheme, [...labels, end].join('.'), ...path.map((part) => `/${part}`), query, fragment].join(''),
  );
