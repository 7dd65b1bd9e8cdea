/** Categories at the desk: all languages in one form, which neither loses nor overwrites what another editor wrote. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { readKnownCategories } from '#catalog/tools/categories/known.ts';
import { getCategoryTexts } from '#catalog/tools/categories/edits.ts';
import { listHistory } from '#catalog/audit/log.ts';
import { publish } from '../support/factories.ts';
import { world, type Reply } from '../support/world.ts';
import { signedIn, textOf } from './browser.ts';

const w = await world();
const desk = await signedIn(w, (await w.person('editor')).account.email);
const second = await signedIn(w, (await w.person('editor')).account.email);
const PATH = '/en/editor/categories/video';

/** What a browser would send with the form of a page. */
function formOf(page: Reply): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [tag, name = ''] of page.text.matchAll(/<input\s[^>]*?name="(\w+-\w\w)"[^>]*>/g))
    values[name] = /value="([^"]*)"/.exec(tag)?.[1] ?? '';
  for (const [, name = '', text = ''] of page.text.matchAll(/<textarea\s[^>]*?name="(\w+-\w\w)"[^>]*>\n?([^<]*)/g))
    values[name] = text.replaceAll('\n', '\r\n');
  return values;
}
const nameIn = async (locale: string): Promise<string | undefined> => {
  const { data } = (await w.visitor.get(`/api/v1/categories?locale=${locale}`)).json;
  return (data as { id: string; name: string }[]).find(({ id }) => id === 'video')?.name;
};

describe('a category', () => {
  test('is edited in several languages at once, and search knows its new words at once', async () => {
    const [slug] = await publish(w.db, [{ name: 'Vault Badger', categories: ['video'] }]);
    await w.app.context.live.refresh();
    const form = formOf(await desk.get(PATH));
    assert.deepEqual(
      Object.keys(form).toSorted(),
      ['description', 'mark', 'name', 'synonyms']
        .flatMap((field) => LOCALES.map((locale) => `${field}-${locale}`))
        .toSorted(),
    );
    const edit = {
      ...form,
      'name-pl': 'Wideo',
      'description-pl': 'Filmy.',
      'synonyms-pl': 'filmy\r\nkręcenie klipów\r\n',
      'name-de': 'Bewegtbild',
    };
    assert.ok(textOf(await desk.follow(await desk.send(PATH, edit))).includes('The category has been changed'));
    const found = await w.visitor.get('/api/v1/tools?q=kr%C4%99cenie+klip%C3%B3w&locale=pl');
    assert.ok(found.json.data.some((item: { slug: string }) => item.slug === slug));
    assert.deepEqual([await nameIn('pl'), await nameIn('de')], ['Wideo', 'Bewegtbild']);
    const last = (await listHistory(w.db, 'video')).at(-1);
    assert.deepEqual([last?.action, last?.detail?.['locales']], ['edit', ['pl', 'de']], 'one row of the history');
    assert.equal((await desk.get('/en/editor/categories/nope')).status, 404);
  });
  test('is refused as a whole, names language and field, and gives back what was typed', async () => {
    const before = await getCategoryTexts(w.db, 'video');
    const form = formOf(await desk.get(PATH));
    const page = await desk.send(PATH, { ...form, 'name-pl': '', 'name-es': 'Vídeo', 'synonyms-fr': 'x'.repeat(81) });
    assert.equal(page.status, 422);
    for (const field of ['name-pl', 'synonyms-fr']) {
      assert.ok(page.text.includes(`href="#field-${field}"`) && page.text.includes(`id="field-${field}-error"`), field);
      assert.match(page.text, new RegExp(`id="field-${field}"[^>]*aria-invalid="true"`));
    }
    assert.ok(textOf(page).includes('Polski – Name'));
    assert.equal(formOf(page)['name-es'], 'Vídeo');
    assert.deepEqual(await getCategoryTexts(w.db, 'video'), before);
  });
  test('keeps what another editor wrote meanwhile in a language that this one left alone', async () => {
    const stale = formOf(await desk.get(PATH));
    await second.follow(await second.send(PATH, { ...formOf(await second.get(PATH)), 'name-uk': 'Відео й кіно' }));
    await desk.follow(await desk.send(PATH, { ...stale, 'name-ru': 'Видео и кино' }));
    assert.deepEqual([await nameIn('uk'), await nameIn('ru')], ['Відео й кіно', 'Видео и кино']);
  });
  test('overwrites the words of another editor only once they have been seen', async () => {
    const stale = formOf(await desk.get(PATH));
    await second.follow(await second.send(PATH, { ...formOf(await second.get(PATH)), 'name-fr': 'Vidéo et film' }));
    const late = await desk.send(PATH, { ...stale, 'name-fr': 'Images animées' });
    assert.equal(late.status, 409);
    assert.equal(await nameIn('fr'), 'Vidéo et film');
    const form = formOf(late);
    assert.ok(textOf(late).includes('Vidéo et film') && form['name-fr'] === 'Images animées');
    await desk.follow(await desk.send(PATH, form));
    assert.equal(await nameIn('fr'), 'Images animées');
  });
});

test('the list and the form say which languages keep the name and which the description of a starter category', async () => {
  await importCategories(
    w.db,
    (await readKnownCategories()).filter(({ slug }) => slug === 'finance'),
  );
  await importCategories(w.db, [
    { slug: 'finance', name: 'Ledgers', names: { de: 'Konten', pl: 'Konta' }, descriptions: { de: 'x' } },
  ]);
  await w.app.context.live.refresh();
  assert.match(
    textOf(await desk.get('/en/editor/categories')),
    /finance 8 of 8 Starter category’s text: Name \( ar ru uk es fr \), Description \( ar ru uk pl es fr \)/,
  );
  const page = (await desk.get('/en/editor/categories/finance')).text;
  const isMarked = (field: string): boolean =>
    page
      .slice(page.indexOf(`<label for="field-${field}"`))
      .split(/<input|<textarea/, 1)[0]!
      .includes('Starter category’s text');
  assert.deepEqual(['name-en', 'name-de', 'name-pl', 'description-pl', 'name-fr', 'synonyms-fr'].filter(isMarked), [
    'description-pl',
    'name-fr',
  ]);
});
