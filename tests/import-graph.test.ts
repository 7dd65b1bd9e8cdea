/** Which tests a change can reach, asked of files whose readers are known. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { readImportGraph, testsReaching } from './support/import-graph.ts';

const graph = readImportGraph(join(import.meta.dirname, '..'));

describe('the tests that a change can reach', () => {
  test('are those that import the file, directly or not, those of the same folder first', () => {
    const reached = testsReaching(graph, ['src/mail/outbox.ts']);
    assert.match(reached[0] ?? '', /^tests\/mail\//);
    assert.ok(reached.includes('tests/web/visitors.test.ts'));
  });

  test('are not those that neither import it nor list files', () => {
    assert.ok(!testsReaching(graph, ['tests/mail/mail-server.ts']).includes('tests/web/visitors.test.ts'));
  });

  test('of a file whose path is put together are those that can name it', () => {
    assert.ok(testsReaching(graph, ['src/locales/pl/every-page.ftl']).includes('tests/web/visitors.test.ts'));
  });

  test('of a page that is no program are those that read it', () => {
    assert.ok(testsReaching(graph, ['README.md']).includes('tests/prose.test.ts'));
  });

  test('of a file that nobody names are those of what lies beside it', () => {
    assert.ok(testsReaching(graph, ['src/web/assets/lists.css']).includes('tests/web/assets.test.ts'));
  });

  test('of a test are the test itself', () => {
    assert.ok(testsReaching(graph, ['tests/web/lists.test.ts']).includes('tests/web/lists.test.ts'));
  });

  test('of the packages are all', () => {
    assert.equal(testsReaching(graph, ['package-lock.json']).length, graph.tests.length);
  });
});
