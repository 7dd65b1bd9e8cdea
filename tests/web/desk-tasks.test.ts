/** Tasks at the desk: editors rename, hide and merge them, and say what tools do; all of it is in force at once. */
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { listHistory } from '#catalog/audit/log.ts';
import { mergeTools } from '#catalog/moderation/merge.ts';
import { editTask, getStoredTask, TASK_TOOLS_MOST, type TaskInput } from '#catalog/tools/tasks/edits.ts';
import { publish } from '../support/factories.ts';
import { world, type Reply } from '../support/world.ts';
import { signedIn, textOf } from './browser.ts';

const w = await world();
const { visitor, db } = w;
const { account } = await w.person('editor');
const desk = await signedIn(w, account.email);
const own = { description: null };
const removers = await publish(db, [
  { ...own, name: 'Cutter', tagline: 'Background remover' },
  { ...own, name: 'Slicer', tagline: 'Automatic background remover' },
  { ...own, name: 'Peeler', tagline: 'Free background eraser' },
]);
const [vague = '', twin = ''] = await publish(db, [
  { ...own, name: 'Vague', tagline: 'Made for people who want more' },
  { ...own, name: 'Twin', tagline: 'Also made for people who want more' },
]);
await publish(
  db,
  ['One', 'Two', 'Three'].map((name) => ({ ...own, name, tagline: 'AI logo maker' })),
);
await w.app.context.live.refresh();

const ID = 'remove-background';
const PATH = `/en/editor/tasks/${ID}`;
const UNCHANGED = { texts: {}, isHidden: false, mergedInto: '', does: [], doesNot: [] };
const slugsOf = async (task: string): Promise<string[]> =>
  (await visitor.get(`/api/v1/tools?task=${task}`)).json.data.map(({ slug }: { slug: string }) => slug).toSorted();
const edit = async (id: string, input: Partial<TaskInput>): Promise<void> => {
  const { mark } = await getStoredTask(db.read, id);
  await editTask(db, account, id, { ...UNCHANGED, ...input, mark });
  await w.app.context.live.refresh();
};
/** What a browser would send with the form of a page. */
function formOf({ text }: Reply): Record<string, string> {
  const values: Record<string, string> = { state: 'shown', merged_into: '' };
  for (const [tag, name = ''] of text.matchAll(/<input\s[^>]*?name="((?:name-|mark)\w*)"[^>]*>/g))
    values[name] = /value="([^"]*)"/.exec(tag)?.[1] ?? '';
  for (const [, name = '', typed = ''] of text.matchAll(/<textarea\s[^>]*?name="([\w-]+)"[^>]*>\n?([^<]*)/g))
    values[name] = typed;
  return values;
}
const send = async (changes: Record<string, string>): Promise<Reply> =>
  desk.send(PATH, { ...formOf(await desk.get(PATH)), ...changes });

describe('editors of a task', () => {
  beforeEach(() => edit(ID, {}));

  test('rename it in one language, and go back to the shipped text by leaving it empty', async () => {
    const saved = await desk.follow(await send({ 'name-de': 'Freisteller', 'sentence-de': 'Nur das Motiv bleibt.' }));
    assert.ok(textOf(saved).includes('The task has been changed.'));
    const german = textOf(await visitor.get(`/de/tasks/${ID}`));
    assert.ok(german.includes('Freisteller') && german.includes('Nur das Motiv bleibt.'));
    assert.ok(textOf(await visitor.get(`/fr/tasks/${ID}`)).includes('Supprimer l’arrière-plan'));
    await desk.follow(await send({ 'name-de': '', 'sentence-de': '' }));
    assert.ok(textOf(await visitor.get(`/de/tasks/${ID}`)).includes('Hintergründe entfernen'));
    const last = (await listHistory(db, ID)).at(-1);
    assert.deepEqual([last?.subjectKind, last?.action], ['job', 'edit']);
  });

  test('hide it: no page, no list, no link and no hit is left', async () => {
    await desk.follow(await send({ state: 'hidden' }));
    assert.equal((await visitor.get(`/en/tasks/${ID}`)).status, 404);
    for (const path of ['/en/tasks', '/sitemaps/en/pages.xml', '/api/v1/tasks', `/en/tools/${removers[0]}`])
      assert.ok(!(await visitor.get(path)).text.includes(ID), path);
    assert.deepEqual(await slugsOf(ID), []);
  });

  test('merge it into another, where its address leads and its tools stand', async () => {
    await desk.follow(await send({ merged_into: 'make-logos' }));
    const moved = await visitor.get(`/en/tasks/${ID}`);
    assert.deepEqual([moved.status, moved.headers.get('location')], [308, '/en/tasks/make-logos']);
    assert.deepEqual(await slugsOf(ID), [...removers, 'one', 'two', 'three'].toSorted());
    assert.equal((await visitor.get('/api/v1/tasks')).json.data.length, 1);
    const { tasks } = (await visitor.get(`/api/v1/tools/${removers[0]}`)).json.data;
    assert.deepEqual(tasks, [{ id: 'make-logos', name: 'Design logos' }]);
    for (const target of [ID, 'dance', 'write-novel']) {
      const refused = await send({ merged_into: target });
      assert.ok(refused.status === 422 && refused.text.includes('id="field-merged_into-error"'), target);
    }
  });

  test('take along what was said of its tools when they merge it, unless more is said there', async () => {
    await edit(ID, { does: [vague, twin], doesNot: [removers[0]!], mergedInto: 'make-logos' });
    await edit('make-logos', { doesNot: [twin, removers[1]!] });
    const slugs = await slugsOf('make-logos');
    assert.deepEqual(
      [vague, twin, removers[1]!].map((slug) => slugs.includes(slug)),
      [true, false, false],
    );
    const { tasks } = (await visitor.get(`/api/v1/tools/${vague}`)).json.data;
    assert.deepEqual(tasks, [{ id: 'make-logos', name: 'Design logos' }]);
    await edit('make-logos', {});
  });

  test('say which tools do it and which do not, by slug or address', async () => {
    await desk.follow(await send({ does: `http://localhost/de/tools/${vague}`, does_not: removers[1]! }));
    assert.deepEqual(await slugsOf(ID), [removers[0]!, removers[2]!, vague].toSorted());
    const tasksOf = async (slug: string) => (await visitor.get(`/api/v1/tools/${slug}`)).json.data.tasks;
    assert.deepEqual(await tasksOf(vague), [{ id: ID, name: 'Remove backgrounds' }]);
    assert.deepEqual(await tasksOf(removers[1]!), []);
    const list = (await visitor.get('/api/v1/tasks')).json.data;
    assert.equal(list.find(({ id }: { id: string }) => id === ID).tool_count, 3);
  });

  test('make a task of any job by naming it', async () => {
    assert.equal((await visitor.get('/en/tasks/design-nails')).status, 404);
    const en = { name: 'Design nails', sentence: '' };
    await edit('design-nails', { texts: { en }, does: [...removers] });
    assert.equal((await visitor.get('/ar/tasks/design-nails')).status, 200);
    assert.ok((await visitor.get('/en/tasks')).text.includes('/en/tasks/design-nails'));
    await edit('design-nails', { isHidden: true });
  });

  test('read at the fields what is wrong, and nothing is changed', async () => {
    const many = Array.from({ length: TASK_TOOLS_MOST + 1 }, (_, at) => `tool-${at}`).join('\n');
    for (const [field, value] of [
      ['name-pl', 'x'.repeat(61)],
      ['does', 'nobody'],
      ['does', many],
      ['sentence-ar', 'two\nlines'.repeat(30)],
    ] as const) {
      const refused = await send({ [field]: value });
      assert.equal(refused.status, 422, field);
      assert.ok(refused.text.includes(`id="field-${field}-error"`), field);
    }
    const both = await send({ does: vague, does_not: vague });
    assert.ok(both.status === 422 && both.text.includes('id="field-does_not-error"'));
    assert.equal((await slugsOf(ID)).length, 3);
    assert.equal((await desk.get('/en/editor/tasks/dance')).status, 404);
  });

  test('do not overwrite one another unseen', async () => {
    const stale = formOf(await desk.get(PATH));
    await edit(ID, { doesNot: [removers[2]!] });
    const late = await desk.send(PATH, { ...stale, does: vague });
    assert.equal(late.status, 409);
    await desk.follow(await desk.send(PATH, formOf(late)));
    assert.deepEqual(await slugsOf(ID), [...removers, vague].toSorted());
  });

  test('take back nothing that others have said of their own tools', async () => {
    const [named = ''] = await publish(db, [{ ...own, name: 'Owned', tagline: 'Made for people who want all' }]);
    await edit(ID, { doesNot: [named] });
    await db.write((trx) =>
      trx.updateTable('tools').set({ account_id: account.id }).where('slug', '=', named).execute(),
    );
    const refused = await send({ does_not: '' });
    assert.equal(refused.status, 403);
    assert.deepEqual((await getStoredTask(db.read, ID)).doesNot, [named]);
    await db.write((trx) => trx.updateTable('tools').set({ account_id: null }).where('slug', '=', named).execute());
  });

  test('keep what they said of a tool that is merged into another', async () => {
    await edit(ID, { does: [twin] });
    await mergeTools(db, account, { from: twin, into: vague });
    await w.app.context.live.refresh();
    assert.deepEqual(await slugsOf(ID), [...removers, vague].toSorted());
  });
});
