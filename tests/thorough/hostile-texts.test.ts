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
const HEAD_LENGTH = 131_072;
const repeated = (text: string): string => text.repeat(Math.ceil(HEAD_LENGTH / text.length));
const numbered = (textOf: (index: number) => string): string =>
  Array.from({ length: HEAD_LENGTH / 4 }, (_, index) => textOf(index)).join('');
const HEADS = [
  repeated(`<meta ${'a'.repeat(3_900)}>`),
  repeated(`<meta ${'a= '.repeat(1_300)}>`),
  repeated('<meta content="'),
  repeated('<title>&#x'),
  repeated('<template>'),
  repeated('<html><head>'),
  `<meta ${numbered((index) => `a${index} `)}>`,
  numbered((index) => `<html a${index}>`),
  `<template>${'<div>'.repeat(15)}${repeated('</z>')}`,
  `<template>${numbered((index) => `<p><font a${index}></p>`)}`,
  `<template><table>${repeated('x<!---->')}`,
  `<title>${repeated(' \u200B')}`,
];

function timed(act: () => void): number {
  const started = performance.now();
  act();
  return performance.now() - started;
}

test('no password takes long to judge', () => {
  const slow = PASSWORDS.filter((password) => timed(() => checkPassword(password.slice(0, 128))) > BOUND_MS);
  assert.deepEqual(slow, []);
});

test('no head of a page takes long to read', async () => {
  const slow: string[] = [];
  for (const text of HEADS) {
    const started = performance.now();
    await readPageTexts({ body: Buffer.from(text), headers: {} });
    if (performance.now() - started > BOUND_MS) slow.push(text.slice(0, 40));
  }
  assert.deepEqual(slow, []);
});
