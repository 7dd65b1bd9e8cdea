/** The term dictionary finds the same terms near a form, and with a prefix, as a look at each of them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOneEditApart } from '#catalog/language/spelling.ts';
import { addTerm, emptyDictionary, findTerm, termsNear, termsWithPrefix } from '#catalog/search/engine/dictionary.ts';
import { createRandom } from '../../../support/random.ts';

const LETTERS = 'abc';
const random = createRandom(5);
const wordOf = (length: number): string =>
  Array.from({ length }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('');

const dictionary = emptyDictionary();
const words = [...new Set(Array.from({ length: 800 }, (_, at) => wordOf(1 + (at % 26))))];
for (const word of words) addTerm(dictionary, word);

test('terms are near a form that one edit makes of them, from four letters to 24', () => {
  const forms = [...words, ...Array.from({ length: 800 }, (_, at) => wordOf(1 + (at % 27)))];
  for (const form of forms) {
    const near = words.filter(
      (word) => form.length <= 24 && word.length >= 4 && word.length <= 24 && isOneEditApart(form, word),
    );
    assert.deepEqual(termsNear(dictionary, form).toSorted(), near.toSorted(), form);
  }
});

test('terms begin with a prefix of three letters or more; the shortest come first, and too many are none', () => {
  for (let at = 0; at < 500; at += 1) {
    const prefix = wordOf(1 + (at % 6));
    const begun = words
      .filter((word) => prefix.length >= 3 && word.startsWith(prefix))
      .toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
    const found = termsWithPrefix(dictionary, prefix, 5, Infinity);
    assert.deepEqual(found.toSorted(), begun.slice(0, 5).toSorted(), prefix);
    if (begun.length > 0) assert.deepEqual(termsWithPrefix(dictionary, prefix, 5, begun.length - 1), [], prefix);
  }
});

test('numbers, phrases and facet values are found as they are, and neither by a prefix nor by an error', () => {
  for (const term of ['@c:video', '2024x', 'text_to_speech']) {
    const number = addTerm(dictionary, term);
    assert.equal(addTerm(dictionary, term), number);
    assert.equal(findTerm(dictionary, term), number);
    assert.deepEqual(termsNear(dictionary, term), []);
    assert.deepEqual(termsWithPrefix(dictionary, term.slice(0, 4), 5, Infinity), []);
  }
  assert.equal(findTerm(dictionary, 'unheard'), undefined);
});
