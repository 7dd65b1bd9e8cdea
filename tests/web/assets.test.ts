/** Stylesheets and scripts: sent without what only their readers need, and whole all the same. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ASSETS } from '#web/assets/files.ts';

const texts = ASSETS.filter(({ type }) => /^text\/(?:css|javascript)/.test(type)).map(({ path, body }) => ({
  path,
  text: body.toString(),
}));

test('are sent without comments and indentation', () => {
  assert.ok(texts.length > 5);
  for (const { path, text } of texts) assert.equal(/^(?:\s|\/\*|\/\/)/m.exec(text)?.[0], undefined, path);
});

test('hold every rule: brackets are closed, and no text of a script goes over a line', () => {
  for (const { path, text } of texts) {
    assert.equal(text.split('{').length, text.split('}').length, path);
    for (const line of text.split('\n')) assert.equal(line.split('`').length % 2, 1, `${path}: ${line}`);
  }
});
