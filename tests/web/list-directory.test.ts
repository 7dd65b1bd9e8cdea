/** The directory of public lists: chosen ones first, the others by their last change, none that is hidden, private or small. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listHistory } from '#catalog/audit/log.ts';
import { CHOSEN_MOST, LISTS_PER_PAGE, listOthers } from '#catalog/lists/directory.ts';
import { addToList, createList, editList, moveList } from '#catalog/lists/edits.ts';
import { getList } from '#catalog/lists/lists.ts';
import { chooseList } from '#catalog/moderation/chosen-lists.ts';
import { publish } from '../support/factories.ts';
import { world, type Reply } from '../support/world.ts';
import { signedIn, textOf } from './browser.ts';

const w = await world();
const { db, visitor } = w;
const [owner, editor] = [await w.person(), await w.person('editor')];
const slugs = await publish(db, [{ name: 'Otter' }, { name: 'Heron' }, { name: 'Gull' }]);
await w.app.context.live.refresh();

const RULES = { verificationRequired: false };
const titlesOf = ({ text }: Reply): string[] =>
  [...text.matchAll(/<h3>\s*<a href="\/en\/lists\/[^>]*>(?:<[^>]*>)*([^<]*)/g)].map(([, title = '']) => title);

/** A public list of these tools, one second later than the last. */
async function make(title: string, tools = slugs): Promise<string> {
  const id = await createList(db, owner.account, { title, intro: `About ${title}`, locale: 'en' });
  for (const slug of tools) await addToList(db, owner.account, id, { slug, note: '' });
  w.clock.advance(1_000);
  await moveList(db, owner.account, id, 'publish', RULES);
  return id;
}

test('the directory says so before anybody has published a list of three tools', async () => {
  await make('Small', slugs.slice(1));
  assert.ok(textOf(await visitor.get('/en/lists')).includes('No member has published a list'));
});

test('the directory has the last changed list first, and goes on by pages', async () => {
  await make('First');
  await make('Second');
  const third = await make('Third');
  const page = await visitor.get('/en/lists');
  assert.deepEqual(titlesOf(page), ['Third', 'Second', 'First']);
  assert.ok(textOf(page).includes('3 tools'));
  await moveList(db, owner.account, third, 'withdraw', RULES);
  assert.deepEqual(titlesOf(await visitor.get('/en/lists')), ['Second', 'First']);
  for (let at = 1; at < LISTS_PER_PAGE; at += 1) await make(`More ${at}`);
  assert.equal(titlesOf(await visitor.get('/en/lists')).length, LISTS_PER_PAGE);
  assert.deepEqual(titlesOf(await visitor.get('/en/lists?page=2')), ['First']);
  assert.equal((await visitor.get('/en/lists?page=0')).status, 404);
});

test('an editor chooses lists at the desk: they come first and carry a mark until they are taken back', async () => {
  const desk = await signedIn(w, editor.account.email);
  const id = await make('Oldest and best');
  await make('Newest');
  const chosen = await desk.follow(await desk.send(`/en/editor/lists/${id}`, { act: 'choose' }));
  assert.ok(textOf(chosen).includes('The list has been chosen.'));
  assert.equal(titlesOf(await visitor.get('/en/lists'))[0], 'Oldest and best');
  assert.ok(textOf(await visitor.get(`/en/lists/${id}`)).includes('Chosen by editors'));
  assert.equal((await desk.send(`/en/editor/lists/${id}`, { act: 'choose' })).status, 409);
  await desk.send(`/en/editor/lists/${id}`, { act: 'unchoose' });
  assert.equal(titlesOf(await visitor.get('/en/lists'))[0], 'Newest');
  assert.deepEqual(
    (await listHistory(db, id)).slice(-2).map(({ action }) => action),
    ['choose', 'unchoose'],
  );
});

test('the desk has every public list to choose from, page by page', async () => {
  const desk = await signedIn(w, editor.account.email);
  const isOffered = ({ text }: Reply): boolean => /\/en\/lists\/[^>]*>(?:<[^>]*>)*First</.test(text);
  assert.equal(isOffered(await desk.get('/en/editor/lists')), false);
  const { total } = await listOthers(db.read, 1);
  const last = await desk.get(`/en/editor/lists?page=${Math.ceil(total / LISTS_PER_PAGE)}`);
  assert.equal(isOffered(last), true);
  assert.match(last.text, /name="act" value="choose"/);
  assert.equal((await desk.get('/en/editor/lists?page=0')).status, 404);
});

test('a chosen list that its owner withdraws is not chosen when it comes back', async () => {
  const id = await make('Comes and goes');
  await chooseList(db, editor.account, id, true);
  await moveList(db, owner.account, id, 'withdraw', RULES);
  await moveList(db, owner.account, id, 'publish', RULES);
  assert.ok(!textOf(await visitor.get(`/en/lists/${id}`)).includes('Chosen by editors'));
});

test('a chosen list that its owner renames is not chosen any more', async () => {
  const id = await make('Nice list');
  await chooseList(db, editor.account, id, true);
  const { mark } = await getList(db.read, id);
  const tools = slugs.map((slug) => ({ slug, note: '' }));
  await editList(db, owner.account, id, {
    title: 'Nice list',
    intro: 'About Nice list',
    tools: tools.toReversed(),
    mark,
  });
  const moved = await getList(db.read, id);
  assert.equal(moved.isChosen, true, 'its order is not what it says');
  await editList(db, owner.account, id, { title: 'Buy chips', intro: moved.intro, tools, mark: moved.mark });
  assert.equal((await getList(db.read, id)).isChosen, false);
});

test(`editors choose ${CHOSEN_MOST} lists at most, of those in the directory; members none`, async () => {
  const { lists } = await listOthers(db.read, 1);
  const ids = lists.map(({ id }) => id);
  for (const id of ids.slice(0, CHOSEN_MOST)) await chooseList(db, editor.account, id, true);
  const [first = '', over = ''] = [ids[0], ids[CHOSEN_MOST]];
  await assert.rejects(chooseList(db, editor.account, over, true), { code: 'conflict' });
  await assert.rejects(chooseList(db, owner.account, over, true), { code: 'forbidden' });
  // It becomes too small for the directory, and leaves its place to another.
  await db.write((trx) => trx.deleteFrom('list_tools').where('list_id', '=', first).execute());
  await chooseList(db, editor.account, over, true);
});

test('beyond the last page the directory says that there is no such page', async () => {
  const text = textOf(await visitor.get('/en/lists?page=9'));
  assert.ok(text.includes('There is no such page') && !text.includes('No member has published'));
});
