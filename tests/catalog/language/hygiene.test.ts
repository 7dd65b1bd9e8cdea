/** Texts that are refused whatever they say are not worked on first: composing marks takes time in the square of their number. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cleanText, findTextProblem, roomFor } from '#catalog/language/hygiene.ts';
import { FIELD_KEYS, fieldOf } from '#fields/fields.ts';

/** In descending order of their combining classes, the worst order for whoever composes them. */
const PILE = '\u0345'.repeat(4_000) + '\u0334'.repeat(4_000);

describe('cleaning a text', () => {
  test('leaves piled-up marks as they are, and they are refused', () => {
    const text = ` e${PILE}`;
    assert.equal(cleanText(text), text.trim());
    assert.equal(findTextProblem(cleanText(text), 'single')?.rule, 'too_many_marks');
  });

  test('composes what writing needs', () => {
    assert.equal(cleanText('Vie\u0323\u0302t'), 'Việt');
  });

  test('leaves a text alone that is longer than every field, white space and all', () => {
    const text = `a${' '.repeat(60_000)}a\u0301`;
    assert.equal(cleanText(text), text);
    assert.equal(cleanText(text).length, 60_003);
  });

  test('takes every text that a field has room for', () => {
    for (const key of FIELD_KEYS) {
      const field = fieldOf(key);
      if ('max' in field) assert.equal(cleanText(`${' '.repeat(roomFor(field.max) - 1)}a`), 'a', key);
    }
  });
});

test('a joiner needs what it joins on both of its sides', () => {
  const joined: [before: string, joiner: string, after: string][] = [
    ['\u{1F468}', '\u200D', '\u{1F469}'],
    ['می', '\u200C', 'خواهم'],
  ];
  for (const [before, joiner, after] of joined) {
    assert.equal(findTextProblem(`${before}${joiner}${after}`, 'single'), undefined);
    for (const stray of [`${before}${joiner}`, `${joiner}${after}`, `${before}${joiner} x`, `x ${joiner}${after}`])
      assert.deepEqual(findTextProblem(stray, 'single'), { rule: 'invisible_characters' }, JSON.stringify(stray));
  }
});
