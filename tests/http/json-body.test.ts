/** Reading of JSON bodies: what is one value with unique keys, and what is not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parseJsonBody } from '#http/api/json-body.ts';

const read = (text: string): unknown => parseJsonBody(Buffer.from(text));
const refusedFor = (rule: string) => (error: any) =>
  error.code === 'validation_failed' && error.fields.body?.[0]?.rule === rule;

test('reads what JSON.stringify writes', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 8 }), (text) => {
      assert.deepEqual(read(text), JSON.parse(text));
    }),
  );
});

test('finds every repeated key, however it is spelled and however deep', () => {
  const key = fc.string({
    unit: fc.integer({ min: 0, max: 0xd7ff }).map((code) => String.fromCharCode(code)),
    maxLength: 8,
  });
  fc.assert(
    fc.property(key, fc.json(), fc.json(), fc.nat({ max: 5 }), (name, one, two, depth) => {
      const escaped = `"${[...name].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"`;
      const inner = `{${JSON.stringify(name)}:${one},"other key":[{}],${escaped}:${two}}`;
      const text = '[{"a":'.repeat(depth) + inner + '}]'.repeat(depth);
      assert.throws(() => read(text), refusedFor('repeated_key'));
    }),
  );
});

test('braces, commas and quotation marks in strings are no structure', () => {
  for (const text of [
    '{"a":"{\\"a\\":1}","b":"\\\\"}',
    '["{","a","}",",","a"]',
    '{"a,\\"a":1,"a":2}',
    '{"a":"\\\\","b":"a"}',
  ])
    assert.deepEqual(read(text), JSON.parse(text));
});

test('64 levels are read, 65 are not', () => {
  assert.doesNotThrow(() => read('['.repeat(64) + ']'.repeat(64)));
  assert.throws(() => read('['.repeat(65) + ']'.repeat(65)), refusedFor('unreadable_json'));
  assert.doesNotThrow(() => read(`[${'[],'.repeat(1000)}[]]`));
});

test('a byte order mark at the beginning is ignored', () => {
  assert.equal(read('\uFEFF1'), 1);
  assert.throws(() => read('\uFEFF\uFEFF1'), refusedFor('unreadable_json'));
});

test('bytes that are not UTF-8 are named as such', () => {
  for (const bytes of [[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0x22, 0xf0, 0x9f, 0x22]]) {
    assert.throws(() => parseJsonBody(Uint8Array.from(bytes)), refusedFor('not_utf8'));
  }
});
