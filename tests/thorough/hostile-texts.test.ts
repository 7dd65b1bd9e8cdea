/** Texts that are as hard to read as we know them: none takes a time that grows much faster than the text. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkPassword } from '#catalog/accounts/passwords.ts';
import { readPageTexts } from '#outgoing/page-texts.ts';

/** Each takes a few milliseconds; one that is read again and again takes minutes. */
const BOUND_MS = 10_000;

const PASSWORDS = [
  'a'.repeat(127) + '!',
  'password1'.repeat(14) + 'x',
  '@4310!|$7'.repeat(14),
  'qwertyuiop[]'.repeat(10) + 'x',
];
const HEADS = [`<meta ${'a'.repeat(3_900)}>`, `<meta ${'a= '.repeat(1_300)}>`, '<meta content="', '<title>&#x'];
const HEAD_LENGTH = 131_072;

function timed(act: () => void): number {
  const started = performance.now();
  act();
  return performance.now() - started;
}

test('no password takes long to judge', () => {
  const slow = PASSWORDS.filter((password) => timed(() => checkPassword(password.slice(0, 128))) > BOUND_MS);
  assert.deepEqual(slow, []);
});

test('no head of a page takes long to read', () => {
  const slow = HEADS.filter((text) => {
    const body = Buffer.from(text.repeat(Math.ceil(HEAD_LENGTH / text.length)));
    return timed(() => readPageTexts({ body, headers: {} })) > BOUND_MS;
  });
  assert.deepEqual(slow, []);
});
