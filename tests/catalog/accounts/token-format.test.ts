/** The written form of API tokens (CONTRACT section 7). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { isTokenSecret, newTokenSecret } from '#catalog/accounts/tokens/token-format.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The checksum worked out another way: gzip ends in the CRC-32 of its content. */
function checksumOf(text: string): string {
  let rest = gzipSync(text).readUInt32LE(gzipSync(text).length - 8);
  let checksum = '';
  while (rest > 0) {
    checksum = DIGITS.charAt(rest % 62) + checksum;
    rest = (rest - (rest % 62)) / 62;
  }
  return checksum.padStart(6, '0');
}

test('a token is aitp_, 32 base62 digits and the CRC-32 of what precedes in six', () => {
  for (let round = 0; round < 500; round += 1) {
    const token = newTokenSecret();
    assert.match(token, /^aitp_[0-9A-Za-z]{38}$/);
    assert.equal(token.slice(-6), checksumOf(token.slice(0, -6)));
    assert.equal(isTokenSecret(token), true);
  }
});

test('a checksum that is small is padded with zeros', () => {
  const padded = Array.from({ length: 3_000 }, newTokenSecret).filter((token) => token.at(-6) === '0');
  assert.ok(padded.length > 0);
  for (const token of padded) assert.equal(isTokenSecret(token), true);
});

test('every single wrong character is noticed', () => {
  const token = newTokenSecret();
  for (let place = 0; place < token.length; place += 1) {
    for (const digit of `${DIGITS}_-`) {
      if (digit === token[place]) continue;
      const typo = token.slice(0, place) + digit + token.slice(place + 1);
      assert.equal(isTokenSecret(typo), false, typo);
    }
  }
});

test('two neighbours that change places are noticed', () => {
  const token = newTokenSecret();
  for (let place = 5; place < token.length - 1; place += 1) {
    if (token[place] === token[place + 1]) continue;
    const swapped = token.slice(0, place) + token.charAt(place + 1) + token.charAt(place) + token.slice(place + 2);
    assert.equal(isTokenSecret(swapped), false, swapped);
  }
});

test('anything of another form is refused', () => {
  const token = newTokenSecret();
  const others = [
    '',
    'aitp_',
    token.slice(1),
    token.slice(0, -1),
    `${token}0`,
    `${token}\n`,
    ` ${token}`,
    token.toUpperCase(),
    token.replace('aitp_', 'ghp__'),
    `aitp_${'é'.repeat(38)}`,
    'x'.repeat(100_000),
  ];
  for (const other of others) assert.equal(isTokenSecret(other), false, other.slice(0, 60));
});

test('tokens do not repeat and use every digit equally often', () => {
  const tokens = Array.from({ length: 20_000 }, newTokenSecret);
  assert.equal(new Set(tokens).size, tokens.length);
  const counts = new Map<string, number>();
  for (const token of tokens) {
    for (const digit of token.slice(5, 37)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
  }
  const expected = (tokens.length * 32) / 62;
  assert.equal(counts.size, 62);
  // A byte taken modulo 62 would favour eight digits by a quarter; chance alone stays far below seven in a hundred.
  for (const [digit, count] of counts) assert.ok(Math.abs(count / expected - 1) < 0.07, `${digit}: ${count}`);
});
