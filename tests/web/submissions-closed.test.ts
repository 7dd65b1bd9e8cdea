/** A catalog without categories says on the form that it accepts nothing, and to admins what to do. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { raiseRevision } from '#catalog/revision.ts';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { CATEGORIES, submission } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { openBrowser, signedIn, submissionFields, textOf } from './browser.ts';

const w = await world();
await w.db.write(async (trx) => {
  await trx.deleteFrom('categories').execute();
  await raiseRevision(trx);
});
await w.app.context.live.refresh();
const CLOSED = 'The catalog has no categories yet, so it cannot accept tools.';
const FORM = 'id="submission"';

test('visitors and makers read why in one sentence, in place of a form with nothing to choose', async () => {
  const maker = await signedIn(w, (await w.person()).account.email);
  for (const browser of [openBrowser(w), maker]) {
    const page = await browser.get('/en/submit');
    assert.equal(page.status, 200);
    assert.ok(textOf(page).includes(`${CLOSED} Try again later.`));
    assert.ok(!page.text.includes(FORM) && !page.text.includes('admin/categories'));
  }
});

test('admins are led to where they create categories', async () => {
  const admin = await signedIn(w, (await w.person('admin')).account.email);
  const page = await admin.get('/en/submit');
  assert.ok(textOf(page).includes(`${CLOSED} Create categories`));
  assert.match(page.text, /href="\/en\/admin\/categories"/);
});

test('a form that is sent nevertheless comes back with what was typed', async () => {
  const maker = await signedIn(w, (await w.person()).account.email);
  const typed = submissionFields(submission());
  const page = await maker.send('/en/submit', typed);
  assert.equal(page.status, 422);
  assert.ok(textOf(page).includes(CLOSED));
  assert.ok(page.text.includes(FORM) && page.text.includes(String(typed['name'])));
});

test('the form opens with the first category', async () => {
  await importCategories(w.db, CATEGORIES);
  await w.app.context.live.refresh();
  const { text } = await w.visitor.get('/en/submit');
  assert.ok(text.includes(FORM) && !text.includes(CLOSED));
});
