/** Categories in the hands of admins: made, merged with all that they hold, ordered and grouped on pages, never in the API. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { listHistory } from '#catalog/audit/log.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { publish, submission } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { signedIn, textOf } from './browser.ts';

const w = await world({ SUBMISSIONS_PER_HOUR: '1000' });
const chief = await signedIn(w, (await w.person('admin')).account.email);
const PATH = '/en/admin/categories';
const idsOf = async (): Promise<string[]> =>
  (await w.visitor.get('/api/v1/categories')).json.data.map(({ id }: { id: string }) => id);
const version = async (): Promise<string> =>
  /name="version" value="(\d+)"/.exec((await chief.get(PATH)).text)?.[1] ?? 'none';

test('the plan begins with the groups that pages show, in every language', async () => {
  const form = (await chief.get(PATH)).text;
  assert.ok(form.includes('value="Assistants and agents"') && /ids-0"[^>]*>\s*(?:[\w-]+\n)*chatbots/.test(form), form);
  assert.ok(/name="group-0-de"/.test(form));
  assert.match(form, /No order has been saved yet/);
});

describe('a category', () => {
  test('is made with its English name, in the audit, and once', async () => {
    const made = await chief.send(PATH, { act: 'create', slug: 'weather', name: 'Weather' });
    assert.equal(made.headers.get('location'), '/en/editor/categories/weather?done=created');
    assert.ok((await idsOf()).includes('weather'));
    assert.deepEqual(
      (await listHistory(w.db, 'weather')).map(({ action, actorId }) => [action, actorId !== null]),
      [['create', true]],
    );
    for (const [fields, field] of [
      [{ slug: 'weather', name: 'Weather' }, 'slug'],
      [{ slug: 'Bad Id', name: 'Bad' }, 'slug'],
      [{ slug: 'nameless', name: '' }, 'name'],
    ] as const) {
      const refused = await chief.send(PATH, { act: 'create', ...fields });
      assert.deepEqual([refused.status, refused.text.includes(`href="#field-${field}"`)], [422, true]);
    }
    const editor = await signedIn(w, (await w.person('editor')).account.email);
    assert.equal((await editor.send(PATH, { act: 'create', slug: 'x', name: 'X' })).status, 403);
  });

  test('is merged with its tools and submissions, and its page leads to the other', async () => {
    await chief.send(PATH, { act: 'create', slug: 'clips', name: 'Clips' });
    const [both = '', one = ''] = await publish(w.db, [
      { name: 'Both Reels', categories: ['clips', 'video', 'writing'] },
      { name: 'One Reel', categories: ['clips'] },
    ]);
    await w.app.context.live.refresh();
    const maker = await w.person();
    const sent = await maker.post('/api/v1/submissions', submission({ categories: ['clips', 'chatbots'] }));
    assert.equal((await w.visitor.get('/en/categories/clips')).status, 200);

    assert.equal((await chief.send(PATH, { act: 'merge', from: 'clips', into: 'clips' })).status, 422);
    const asked = await chief.send(PATH, { act: 'merge', from: 'clips', into: 'video' });
    assert.match(textOf(asked), /Merge Clips into Video.*cannot be undone.*Tools 2 Submissions 1/);
    assert.ok((await idsOf()).includes('clips'), 'nothing is done before it is confirmed');
    const confirmed = { act: 'merge', from: 'clips', into: 'video', confirmed: 'yes' };
    const merged = await chief.follow(await chief.send(PATH, confirmed));
    assert.ok(textOf(merged).includes('The categories have been merged.'));
    assert.ok(!(await idsOf()).includes('clips'));
    const categoriesOf = async (path: string): Promise<string[]> =>
      (await w.visitor.get(path)).json.data.categories.map(({ id }: { id: string }) => id);
    assert.deepEqual(await categoriesOf(`/api/v1/tools/${both}`), ['video', 'writing']);
    assert.deepEqual(await categoriesOf(`/api/v1/tools/${one}`), ['video']);
    const found = await w.visitor.get('/api/v1/tools?category=video');
    assert.ok([both, one].every((slug) => found.json.data.some((tool: { slug: string }) => tool.slug === slug)));
    assert.deepEqual((await getSubmission(w.db, sent.json.data.id)).categories, ['video', 'chatbots']);
    const queue = await signedIn(w, (await w.person('editor')).account.email);
    assert.ok((await queue.get('/en/editor/queue?category=video')).text.includes(`/${sent.json.data.id}`));
    const moved = await w.visitor.get('/de/categories/clips');
    assert.deepEqual([moved.status, moved.headers.get('location')], [308, '/de/categories/video']);
    const [row] = (await listHistory(w.db, 'clips')).filter(({ action }) => action === 'merge');
    const { changes, ...done } = row?.detail ?? {};
    assert.deepEqual(done, { into: 'video', tools: 2, submissions: 1 });
    assert.equal((changes as Record<string, any>[])[0]?.['old'].en.name, 'Clips');
    const [told] = (await chief.get('/en/admin/audit.json?kind=category&action=merge')).json as Record<string, any>[];
    assert.ok(JSON.stringify(told?.['before']).includes('Clips') && told?.['after'] !== undefined);
  });

  test('stands on pages in its group and order, by names of the page’s language; the API does not change', async () => {
    await publish(w.db, [{ name: 'Weather Vane', categories: ['weather', 'writing', 'chatbots', 'video'] }]);
    await w.app.context.live.refresh();
    const before = await idsOf();
    const fields = {
      act: 'arrange',
      'group-0-en': 'Words',
      'group-0-de': 'Wörter',
      'ids-0': 'writing\nchatbots',
      'ids-rest': 'weather\nvideo',
    };
    const done = await chief.send(PATH, { ...fields, version: await version() });
    assert.equal(done.headers.get('location'), `${PATH}?done=arranged`);
    const page = (await w.visitor.get('/de/categories')).text;
    const order = [...page.matchAll(/<h2[^>]*>(?:<bdi>)?([^<]*)<|href="\/de\/categories\/([\w-]+)"/g)]
      .map(([, group, id]) => group ?? id)
      .slice(0, 6);
    assert.deepEqual(order, ['Wörter', 'writing', 'chatbots', 'Weitere', 'weather', 'video']);
    assert.deepEqual(await idsOf(), before);
    const audit = (await chief.get('/en/admin/audit.json?kind=site')).json as Record<string, any>[];
    assert.equal(audit[0]?.['before'].category_groups, null);
    assert.ok(audit[0]?.['after'].category_groups.includes('Wörter'));
  });

  test('is not ordered from an old page, nor by what is no category; what was typed stays', async () => {
    const stale = await version();
    await chief.send(PATH, { act: 'arrange', 'ids-rest': 'video', version: stale });
    assert.equal((await chief.send(PATH, { act: 'arrange', 'ids-rest': 'writing', version: stale })).status, 409);
    const refused = await chief.send(PATH, {
      act: 'arrange',
      'group-0-en': 'Odd',
      'ids-0': 'no-such-thing',
      version: await version(),
    });
    assert.equal(refused.status, 422);
    assert.ok(refused.text.includes('href="#field-ids-0"') && refused.text.includes('value="Odd"'));
  });

  test('keeps the name of a group to which nothing belongs: it says what is missing', async () => {
    const named = { act: 'arrange', 'group-0-en': 'Words', 'ids-0': 'writing', 'group-1-de': 'Leer' };
    const refused = await chief.send(PATH, { ...named, version: await version() });
    assert.equal(refused.status, 422);
    assert.ok(refused.text.includes('href="#field-ids-1"') && refused.text.includes('value="Leer"'));
  });

  test('names one of many that are no category, each of which would name all that there are', async () => {
    const many = Array.from({ length: 2_000 }, (_, at) => `no${at}`).join('\n');
    const refused = await chief.send(PATH, { act: 'arrange', 'ids-0': many, version: await version() });
    assert.equal(refused.status, 422);
    assert.ok(refused.text.length < 200_000, `${refused.text.length} characters`);
  });
});

describe('unused categories', () => {
  const unused = async (): Promise<string[]> =>
    [...(await chief.get(PATH)).text.matchAll(/name="unused" value="([^"]+)"/g)].map(([, id = '']) => id);

  test('are listed without those that a tool or a submission has, and chosen ones are removed', async () => {
    for (const slug of ['spare', 'music', 'research'])
      await chief.send(PATH, { act: 'create', slug, name: `Things of ${slug}` });
    await publish(w.db, [{ name: 'Used Reel', categories: ['music'] }]);
    const maker = await w.person();
    await maker.post(
      '/api/v1/submissions',
      submission({ url: 'https://asked.example.com/', categories: ['research'] }),
    );
    const before = await unused();
    assert.ok(before.length > 1 && before.includes('spare'), before.join(' '));
    assert.ok(!before.includes('music') && !before.includes('research'), before.join(' '));
    const done = await chief.follow(await chief.send(PATH, { act: 'remove', unused: 'spare' }));
    assert.ok(textOf(done).includes('The categories have been removed.'));
    assert.deepEqual(
      await unused(),
      before.filter((id) => id !== 'spare'),
    );
    assert.equal((await w.visitor.get('/en/categories/spare')).status, 404);
    const [row] = (await listHistory(w.db, 'spare')).filter(({ action }) => action === 'remove');
    assert.ok(JSON.stringify(row?.detail).includes('"name"'), 'the history keeps the texts');
  });

  test('are not removed where nothing is chosen, and never with what is used', async () => {
    const refused = await chief.send(PATH, { act: 'remove' });
    assert.deepEqual([refused.status, refused.text.includes('href="#field-unused"')], [422, true]);
    await chief.send(PATH, { act: 'remove', unused: 'music' });
    assert.ok((await idsOf()).includes('music'));
    const editor = await signedIn(w, (await w.person('editor')).account.email);
    assert.equal((await editor.send(PATH, { act: 'remove-all' })).status, 403);
  });

  test('are removed all at once, and then there is no form', async () => {
    const before = await unused();
    await chief.send(PATH, { act: 'remove-all' });
    const left = await idsOf();
    assert.ok(left.includes('music') && before.every((id) => !left.includes(id)), left.join(' '));
    assert.deepEqual(await unused(), []);
  });
});
