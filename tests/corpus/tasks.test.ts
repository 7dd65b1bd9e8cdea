/** The texts of tasks and roles: complete in every language, unlike each other, and about jobs that there are. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { isJob } from '#catalog/search/catalog-index.ts';
import { entriesOf, readVocabulary } from '#catalog/vocabularies.ts';
import { assertEach } from '../support/assert-each.ts';

const ROLE = 'for ';
const sectionsOf = (file: string): string[] => Object.keys(readVocabulary(`tasks/${file}`));
const english = sectionsOf('en');
const tasks = english.filter((section) => !section.startsWith(ROLE));

test('each task is a job, with a name and a sentence, each role a name, in every language in the same order', () =>
  assertEach(
    LOCALES,
    (locale) => locale,
    (locale) => {
      const texts = readVocabulary(`tasks/${locale}`);
      assert.deepEqual(sectionsOf(locale), english);
      const entries = english.map((section) => entriesOf(texts, section));
      for (const [at, [name = '', sentence, ...more]] of entries.entries()) {
        const id = english[at]!;
        const isRole = id.startsWith(ROLE);
        assert.ok(isRole || isJob(id), id);
        assert.equal(more.length, 0, id);
        assert.ok(name.length >= 4 && name.length <= 60 && !/[.!?]$/.test(name), name);
        assert.equal(sentence === undefined, isRole, id);
        if (sentence !== undefined) assert.ok(/[.؟?]$/.test(sentence) && sentence.length <= 80, sentence);
      }
      for (const part of [0, 1]) {
        const said = entries.flatMap((entry) => entry[part] ?? []);
        assert.equal(new Set(said).size, said.length);
      }
    },
  ));

test('each role has tasks that there are', () => {
  const roles = readVocabulary('tasks/roles');
  assert.deepEqual(
    Object.keys(roles).map((role) => ROLE + role),
    english.filter((section) => section.startsWith(ROLE)),
  );
  for (const role of Object.keys(roles)) {
    const own = entriesOf(roles, role);
    assert.ok(own.length >= 4 && own.every((id) => tasks.includes(id)), role);
  }
});
