/** The parameters of listTools, each at its limits, and every way to write them wrongly. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { assertEach } from '../support/assert-each.ts';
import { publish } from '../support/factories.ts';
import type { Reply } from '../support/world.ts';
import { sharedCheckedWorld } from './conformance.ts';

describe('the parameters of listTools', () => {
  const world = sharedCheckedWorld();
  const get = (query: string): Promise<Reply> => world.visitor.get(`/api/v1/tools${query}`);
  before(async () => {
    await publish(
      world.db,
      Array.from({ length: 48 }, () => ({})),
    );
    await world.app.context.live.refresh();
  });

  const edges: [string, number, string?][] = [
    ['page=1', 200],
    ['page=500', 200],
    ['per_page=1', 200],
    ['per_page=50', 200],
    [`q=${'a'.repeat(100)}`, 200],
    [`q=${encodeURIComponent('😀'.repeat(100))}`, 200],
    [`q=${encodeURIComponent(` ${'a'.repeat(100)} `)}`, 200],
    [`q=${'a'.repeat(101)}`, 422, 'q'],
    [`q=${encodeURIComponent('😀'.repeat(101))}`, 422, 'q'],
    ...[
      '0',
      '-1',
      '501',
      '1.5',
      'abc',
      '',
      '1e2',
      '0x10',
      '%201',
      '1%20',
      '%2B1',
      '+1',
      '01',
      'null',
      '99999999999999999999',
      '1&page=2',
      '%D9%A1',
      '１',
    ].map((value): [string, number, string] => [`page=${value}`, 422, 'page']),
    ...['0', '51', 'abc', '1e1', '10&per_page=10'].map((value): [string, number, string] => [
      `per_page=${value}`,
      422,
      'per_page',
    ]),
    ['q=a&q=b', 422, 'q'],
    ...['FREE', 'free%20', 'gratis', '', 'free&pricing=free'].map((value): [string, number, string] => [
      `pricing=${value}`,
      422,
      'pricing',
    ]),
    ...['xx', 'EN', 'en-US', '../../etc', '', 'en&locale=en'].map((value): [string, number, string] => [
      `locale=${value}`,
      422,
      'locale',
    ]),
    ['category=video&category=audio', 422, 'category'],
    ['category=video&category=video', 200],
    ...['<script>', 'Video', 'a%00b', '', '-a', 'a--b', 'x'.repeat(2_000)].map((value): [string, number] => [
      `category=${value}`,
      200,
    ]),
    ...['%00', 'a%0Ab', 'a%09b', 'a%E2%80%AEb', 'a%E2%80%8Bb', 'a%EF%BB%BFb', '%EF%BF%BE', 'a%7Fb', 'a%C2%85b'].map(
      (value): [string, number, string] => [`q=${value}`, 422, 'q'],
    ),
    ['facets=yes', 422, 'facets'],
  ];
  const nameOf = ([query]: readonly [string, ...unknown[]]): string =>
    query.length > 60 ? `${query.slice(0, 40)}… (${query.length})` : query;
  test('a number with leading zeros is told so', async () => {
    const { json } = await world.visitor.get('/api/v1/tools?page=01');
    const [{ code, message }] = json.error.problems;
    assert.deepEqual([code, message], ['leading_zeros', 'Write the number without leading zeros.']);
  });

  test('takes what is within the limits of each, and refuses what is not at its name', () =>
    assertEach(edges, nameOf, async ([query, status, field]) => {
      const reply = await get(`?${query}`);
      assert.equal(reply.status, status);
      if (field === undefined) return;
      assert.equal(reply.json.error.code, 'validation_failed');
      assert.deepEqual(Object.keys(reply.json.error.fields), [field]);
    }));

  test('names every bad parameter at once', async () => {
    const { json } = await get('?page=0&per_page=51&pricing=x&locale=x&category=a&category=b&q=%00&facets=1');
    assert.deepEqual(Object.keys(json.error.fields).sort(), [
      'category',
      'facets',
      'locale',
      'page',
      'per_page',
      'pricing',
      'q',
    ]);
  });

  test('cannot read a broken escape', () =>
    assertEach(
      ['q=%zz', 'q=%ff%fe', 'q=%c0%af', 'q=%ed%a0%80', 'q=%', '%zz=1'],
      (query) => `cannot read ?${query}`,
      async (query) => {
        const { status, json } = await get(`?${query}`);
        assert.equal(status, 400);
        assert.equal(json.error.code, 'malformed_request');
      },
    ));

  const literal = [
    '"',
    "'",
    '*',
    '(',
    ')',
    'NEAR(',
    'a OR',
    'NOT',
    '-x',
    '{a}:x',
    '%',
    '_',
    '\\',
    "' OR '1'='1",
    ';DROP TABLE tools',
    '$1',
    '?',
    'c++',
    '.*',
    '[a',
    '\u{1F469}\u200D\u{1F4BB}',
  ];
  test('takes what is syntax elsewhere by its letters', () =>
    assertEach(
      [...literal, '%'.repeat(100)],
      (text) => `takes q=${text} by its letters`,
      async (text) => {
        const { status, json } = await get(`?q=${encodeURIComponent(text)}`);
        assert.equal(status, 200);
        assert.ok(json.pagination.total <= 48);
      },
    ));
});
