/** The links before the head of a page that lead a keyboard past it, and past the filters of a list. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { everyPageMessages } from '#locales/subjects.ts';
import { assertEach } from '../support/assert-each.ts';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';

const w = await world();
const { visitor } = w;
const [cutter = ''] = await publish(
  w.db,
  ['Background remover', 'Automatic background remover', 'Free background eraser'].map((tagline, at) => ({
    name: `Cutter ${at}`,
    tagline,
    description: null,
    categories: ['writing'],
  })),
);
await w.app.context.live.refresh();

const SKIPS = /<a class="skip" href="(#[a-z]+)">([^<]+)<\/a>/g;

const skipsOf = (page: string): string[][] => [...page.matchAll(SKIPS)].map(([, to = '', words = '']) => [to, words]);

describe('a list with filters', () => {
  test('has a link to its results before everything else, whose target takes the focus', () =>
    assertEach(
      LOCALES.flatMap((locale) =>
        [
          '/tools',
          '/tools?q=cutter',
          '/categories/writing',
          `/tools/${cutter}/alternatives`,
          '/tasks/remove-background',
        ].map((path) => [locale, `/${locale}${path}`] as const),
      ),
      ([, path]) => path,
      async ([locale, path]) => {
        const { status, text } = await visitor.get(path);
        const t = everyPageMessages(locale);
        assert.equal(status, 200);
        assert.deepEqual(skipsOf(text), [
          ['#main', t.skip],
          ['#results', t.skipToResults],
        ]);
        assert.ok(text.lastIndexOf('class="skip"') < text.indexOf('<header'));
        assert.equal(text.match(/ id="results" tabindex="-1"/g)?.length, 1);
      },
    ));
});

test('a page without results leads to its content alone', () =>
  assertEach(
    ['/en', '/en/tools?q=qqqqzzzz', '/en/tools?page=9', `/en/tools/${cutter}`, '/en/categories/video', '/en/tasks'],
    (path) => path,
    async (path) => {
      const { text } = await visitor.get(path);
      assert.deepEqual(skipsOf(text), [['#main', everyPageMessages('en').skip]]);
      assert.ok(!text.includes('id="results"'));
    },
  ));
