/** How a message of a code becomes a sentence: its wording without a value, its parts, and what is isolated. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { LOCALES } from '#catalog/locales.ts';
import { formatMessage } from '#locales/fluent.ts';
import { everyPageMessages, visitorMessages } from '#locales/subjects.ts';

const bundle = new FluentBundle('en', { useIsolating: false });
bundle.addResource(
  new FluentResource(`
category = There is no { $value }.
category_without_value = There is no such category.
mail-1 = Hello { $name }.
mail-2 = Note: { $note }
mail-3 = { $count ->
    [one] One more.
   *[other] { $count } more.
}
mail-4 = { $known ->
    [yes] { "" }
   *[no] Unsure.
}
`),
);

const format = (id: string, given: Record<string, string | number>): string | undefined =>
  formatMessage(bundle, id, given);

test('an empty value has a wording of its own where there is one', () => {
  assert.equal(format('category', { value: 'video' }), 'There is no video.');
  assert.equal(format('category', { value: '' }), 'There is no such category.');
});

test('a part is left out if a value in it is empty or missing, or if it says nothing; the first one never is', () => {
  assert.equal(
    format('mail', { name: 'Anna', note: 'Late.', count: 2, known: 'no' }),
    'Hello Anna. Note: Late. 2 more. Unsure.',
  );
  assert.equal(format('mail', { name: 'Anna', note: '', count: '', known: 'yes' }), 'Hello Anna.');
  assert.equal(format('mail', { name: '', count: 1 }), 'Hello . One more.');
  assert.equal(formatMessage(bundle, 'mail', { name: 'A', note: 'B' }, '\n\n'), 'Hello A.\n\nNote: B');
});

test('there is no sentence of an unknown code', () => {
  assert.equal(format('nothing', {}), undefined);
});

test('a key is a path, numbers are a list, and several values are told by name', () => {
  const t = visitorMessages('en');
  // Whoever words these sentences anew need not change a test.
  assert.match(t.list.about.category('Video'), /Video/);
  assert.ok(Array.isArray(t.home.points) && t.home.points.length > 1);
  assert.match(everyPageMessages('en').pagination.page({ page: 2, of: 1_200 }), /\b2\b.*\b1,200\b/);
});

test('the messages of a language are made once, however many languages are read', () => {
  const made = LOCALES.map((locale) => visitorMessages(locale));
  for (const [at, locale] of LOCALES.entries()) assert.equal(visitorMessages(locale), made[at], locale);
});

test('a literal number is written as in the language, once', () => {
  assert.match(everyPageMessages('en').fields.description.hint ?? '', /2,000/);
  assert.match(everyPageMessages('de').fields.description.hint ?? '', /2\.000/);
});

test('Arabic isolates a name where its sentence says so, with Western digits', () => {
  assert.match(everyPageMessages('ar').unverified.needed('a@b.co'), /\u2068a@b\.co\u2069/);
  assert.match(everyPageMessages('ar').search.found(11), /^11 /);
});
