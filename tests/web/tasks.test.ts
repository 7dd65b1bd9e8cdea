/** Tasks for visitors: the index, the page of each with its tools, roles, and the ways that lead there. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { assertEach } from '../support/assert-each.ts';
import { publish } from '../support/factories.ts';
import { openWorld, world, type Reply, type World } from '../support/world.ts';
import { textOf } from './browser.ts';

const w = await world();
const { visitor } = w;
const [cutter = ''] = await publish(w.db, [
  ...['Background remover', 'Automatic background remover', 'Free background eraser'].map((tagline, at) => ({
    name: `Cutter ${at}`,
    tagline,
    description: null,
    ...(at === 0 && { pricingModel: 'paid' as const }),
  })),
  ...['AI logo maker', 'Logo generator', 'Design your logo'].map((tagline, at) => ({
    name: `Brander ${at}`,
    tagline,
    description: null,
  })),
  { name: 'Letters', tagline: 'Write cover letters with AI', description: null },
]);
await w.app.context.live.refresh();

const TASK = '/en/tasks/remove-background';
const namesOf = ({ text }: Reply): string[] =>
  [...text.matchAll(/<h3>\s*<a[^>]*><bdi>([^<]*)/g)].map(([, name = '']) => name);
const isIndexed = ({ text }: Reply): boolean => !text.includes('<meta name="robots" content="noindex"');
const canonicalOf = ({ text }: Reply): string | undefined => /rel="canonical" href="([^"]+)"/.exec(text)?.[1];

describe('the footer', () => {
  const leadsThere = async (of: World): Promise<boolean> =>
    (await of.visitor.get('/en/ranking')).text.includes('<a href="/en/tasks">');
  test('leads to tasks where the page has one, and to none on a catalog without', async () => {
    assert.ok(await leadsThere(w));
    const other = await openWorld();
    try {
      assert.ok(!(await leadsThere(other)));
      assert.match(textOf(await other.visitor.get('/en/tasks')), /Tasks/);
      const taglines = ['Background remover', 'Automatic background remover', 'Free background eraser'];
      await publish(
        other.db,
        taglines.slice(1).map((tagline, at) => ({ name: `Cutter ${at}`, tagline, description: null })),
      );
      await other.app.context.live.refresh();
      assert.ok(!(await leadsThere(other)), 'a task of two tools');
      await publish(other.db, [{ name: 'Cutter', tagline: taglines[0]!, description: null }]);
      await other.app.context.live.refresh();
      assert.ok(await leadsThere(other));
    } finally {
      await other.close();
    }
  });
});

describe('tasks', () => {
  test('stand on one page by group, in every language', () =>
    assertEach(
      LOCALES,
      (locale) => locale,
      async (locale) => {
        const page = await visitor.get(`/${locale}/tasks`);
        assert.ok(isIndexed(page));
        for (const id of ['remove-background', 'make-logos']) assert.ok(page.text.includes(`/${locale}/tasks/${id}"`));
        assert.ok(!page.text.includes('write-cover-letters'), 'a task of one tool');
      },
    ));

  test('have a page with the tools that do them, narrowed by price, and related tasks', async () => {
    const page = await visitor.get(TASK);
    assert.ok(isIndexed(page) && canonicalOf(page)?.endsWith(TASK));
    assert.deepEqual(namesOf(page).toSorted(), ['Cutter 0', 'Cutter 1', 'Cutter 2']);
    assert.ok(textOf(page).includes('Cut people and products out of photos.'));
    assert.ok(page.text.includes('/en/tasks/make-logos'));
    const paid = await visitor.get(`${TASK}?pricing=paid`);
    assert.deepEqual(namesOf(paid), ['Cutter 0']);
    assert.ok(canonicalOf(paid)?.endsWith(TASK));
    assert.ok(page.text.includes(`${TASK}?pricing=paid`) && page.text.includes('/en/tools/feed.atom?task=remove-back'));
  });

  test('show the fittest tools first, which an editor’s word makes fitter; another order is a choice', async () => {
    const slugsOf = async (query: string): Promise<string[]> =>
      ((await visitor.get(`/api/v1/tools?task=remove-background${query}`)).json.data as { slug: string }[]).map(
        ({ slug }) => slug,
      );
    const page = await visitor.get(TASK);
    const fittest = await slugsOf('&sort=relevance');
    assert.deepEqual(
      namesOf(page),
      fittest.map((slug) => slug.replace('cutter-', 'Cutter ')),
    );
    assert.match(page.text, /aria-current="true"[^>]*>Best match/);
    assert.notDeepEqual(fittest, await slugsOf(''));
    assert.deepEqual(namesOf(await visitor.get(`${TASK}?sort=newest`)), ['Cutter 2', 'Cutter 1', 'Cutter 0']);
    const asked = { jobs: ['remove-background'], denied: [] };
    const find = (said: number[]) =>
      w.app.context.live.index.find({ task: { ...asked, said }, sort: 'relevance', offset: 0, limit: 9 }).keys;
    const [first = 0, second = 0, third = 0] = find([]);
    const places = (key: number) => find([key]).indexOf(key);
    assert.deepEqual([places(first), places(second) < 2, places(third) < 3], [0, true, true]);
    assert.equal(find([first, 7]).length, 4, 'one that only an editor names is among them');
  });

  test('that fewer than three tools do have a page that is not indexed, others have none', async () => {
    const page = await visitor.get('/en/tasks/write-cover-letters');
    assert.deepEqual([page.status, isIndexed(page), namesOf(page)], [200, false, ['Letters']]);
    for (const id of ['dance', 'train-dogs', 'Remove-Background', '%00'])
      assert.equal((await visitor.get(`/en/tasks/${id}`)).status, 404, id);
  });

  test('filter a search, whose chip names them', async () => {
    const page = await visitor.get('/en/tools?task=remove-background&q=automatic');
    assert.deepEqual(namesOf(page), ['Cutter 1']);
    assert.match(page.text, /aria-label="Remove filter: Remove backgrounds"/);
    const whole = await visitor.get('/en/tools?task=remove-background');
    assert.ok(canonicalOf(whole)?.endsWith(TASK));
    const feed = await visitor.get('/de/tools/feed.json?task=remove-background');
    assert.deepEqual([feed.json.title, feed.json.items.length], ['Toolshelf: Hintergründe entfernen', 3]);
  });

  test('are linked from tools, the home page, sitemaps and llms.txt', async () => {
    for (const path of [`/en/tools/${cutter}`, '/en', '/sitemaps/en/pages.xml', '/llms.txt'])
      assert.ok((await visitor.get(path)).text.includes(TASK), path);
    assert.ok(!(await visitor.get('/sitemaps/en/pages.xml')).text.includes('write-cover-letters'));
  });

  test('are suggested by words of any language', async () => {
    for (const q of ['remove backg', 'Hintergründe', 'фон', 'الخلفية']) {
      const { items } = (await visitor.get(`/en/suggest?q=${encodeURIComponent(q)}`)).json;
      const task = items.find(({ href }: { href: string }) => href === TASK);
      assert.deepEqual([task?.name, task?.note], ['Remove backgrounds', 'Task · 3 tools'], q);
    }
  });
});

describe('roles', () => {
  test('collect tasks', async () => {
    const page = await visitor.get('/en/roles/designers');
    assert.ok(isIndexed(page) && textOf(page).includes('For designers'));
    for (const id of ['make-logos', 'remove-background']) assert.ok(page.text.includes(`href="/en/tasks/${id}"`), id);
    assert.ok((await visitor.get('/en/tasks')).text.includes('href="/en/roles/designers"'));
    assert.ok((await visitor.get('/sitemaps/en/pages.xml')).text.includes('/en/roles/designers'));
  });

  test('with one task or none are not indexed, unknown ones are not there', async () => {
    for (const id of ['shops', 'musicians']) assert.ok(!isIndexed(await visitor.get(`/en/roles/${id}`)), id);
    assert.equal((await visitor.get('/en/roles/wizards')).status, 404);
  });
});
