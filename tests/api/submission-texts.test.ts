/** Text hygiene at submitTool: which characters a text may hold, and in what form it is kept. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertEach } from '../support/assert-each.ts';
import { sharedSubmitting } from './submitting.ts';

describe('the texts of submitTool', () => {
  const { assertTaken, assertRefused } = sharedSubmitting();

  test('texts are stored trimmed and in NFC', async () => {
    const { name } = await assertTaken({ name: '  Cafe\u0301 Reader \u3000' });
    assert.equal(name, 'Café Reader');
  });

  const blank = { spaces: '   ', 'no-break and em space': '\u00a0\u2003', 'ideographic space': '\u3000' };
  const nameOf = ([name]: readonly [string, string]): string => name;
  test('name and tagline may not be only space', () =>
    assertEach(Object.entries(blank), nameOf, async ([, value]) => {
      await assertRefused({ name: value }, 'name');
      await assertRefused({ tagline: value.repeat(5) }, 'tagline');
    }));

  const unclean: Record<string, string> = {
    NUL: '\u0000',
    'a C0 control': '\u0007',
    'an escape': '\u001b',
    'a vertical tab': '\u000b',
    'a form feed': '\u000c',
    'a carriage return': '\r',
    DEL: '\u007f',
    'a C1 control': '\u0085',
    'a lone high surrogate': '\ud800',
    'a lone low surrogate': '\udc00',
    'a noncharacter': '\ufffe',
    'a plane-16 noncharacter': '\u{10ffff}',
    'a noncharacter of the Arabic block': '\ufdd0',
    'a bidi override': '\u202e',
    'a bidi isolate': '\u2066',
    'a direction mark': '\u200f',
    'a zero-width space': '\u200b',
    'a word joiner': '\u2060',
    'a byte order mark': '\ufeff',
    'a soft hyphen': '\u00ad',
    'a tag character': '\u{e0041}',
    'a line separator': '\u2028',
    'a paragraph separator': '\u2029',
    'a joiner between Latin letters': '\u200d',
    'a non-joiner between Latin letters': '\u200c',
  };
  test('no text may hold a character that is not seen', () =>
    assertEach(Object.entries(unclean), nameOf, async ([, character]) => {
      for (const field of ['name', 'tagline', 'description'])
        await assertRefused({ [field]: `An AI assi${character}stant for notes` }, field);
    }));
  test('no text may begin or end with one', () =>
    assertEach(
      Object.entries(unclean).filter(([name]) => !/surrogate|joiner between|carriage/.test(name)),
      nameOf,
      ([, character]) =>
        assertRefused(
          { name: `${character}Lantern`, tagline: `An AI assistant for notes${character}` },
          'name',
          'tagline',
        ),
    ));
  test('name and tagline are one line', async () => {
    for (const character of ['\n', '\t', '\r\n']) {
      await assertRefused({ name: `Lan${character}tern`, tagline: `An AI${character}assistant` }, 'name', 'tagline');
    }
  });
  test('description may hold lines and tabs', () =>
    assertTaken({ description: 'An AI assistant:\n\t- reads\r\n\t- answers' }));
  test('joiners may stand inside emoji and between joining letters', async () => {
    await assertTaken({ name: 'Family \u{1F468}\u200D\u{1F469}\u200D\u{1F467} AI' });
    await assertTaken({ tagline: 'مساعد ذكاء اصطناعي می\u200cخواهم يجيب عن الأسئلة' });
  });
  test('letters of any script are welcome', async () => {
    for (const name of ['مساعد الذكاء', 'Помощник ИИ', 'Помічник ШІ', '人工知能アシスタント', 'Żółw AI', 'ผู้ช่วย AI'])
      assert.equal((await assertTaken({ name })).name, name);
  });
  test('marks may not be piled up', () => assertRefused({ name: `A${'\u0301\u0302'.repeat(40)}I` }, 'name'));
});
