/** Phrases for jobs that editors add at the desk: searches and tools meet by them at once. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { listHistory } from '#catalog/audit/log.ts';
import { exportJobPhrases } from '#catalog/tools/jobs/job-phrases.ts';
import { publish } from '../support/factories.ts';
import { world, type Reply } from '../support/world.ts';
import { signedIn, textOf } from './browser.ts';

const w = await world();
const desk = await signedIn(w, (await w.person('editor')).account.email);
const second = await signedIn(w, (await w.person('editor')).account.email);
const PATH = '/en/editor/jobs/summarize-podcasts';

/** What a browser would send with the form of a page. */
function formOf(page: Reply): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [tag, name = ''] of page.text.matchAll(/<input\s[^>]*?name="(\w+-\w\w)"[^>]*>/g))
    values[name] = /value="([^"]*)"/.exec(tag)?.[1] ?? '';
  for (const [, name = '', text = ''] of page.text.matchAll(/<textarea\s[^>]*?name="(\w+-\w\w)"[^>]*>\n?([^<]*)/g))
    values[name] = text.replaceAll('\n', '\r\n');
  return values;
}
const search = async (q: string): Promise<string[]> => {
  const { data } = (await w.visitor.get(`/api/v1/tools?q=${encodeURIComponent(q)}`)).json;
  return (data as { slug: string }[]).map(({ slug }) => slug);
};

describe('the phrases of a job', () => {
  test('are understood in searches and found in texts at once, and told in the history', async () => {
    const [podcasts, gnomes] = await publish(w.db, [
      { name: 'Earworth', tagline: 'Summaries of podcasts, episode by episode' },
      { name: 'Zibbel', tagline: 'Gnome whispering for patient gardeners' },
    ]);
    await w.app.context.live.refresh();
    assert.deepEqual(await search('wurzelraunen'), []);
    assert.ok(!(await search('summary of a podcast')).includes(gnomes!));
    const form = formOf(await desk.get(PATH));
    assert.deepEqual(
      Object.keys(form).toSorted(),
      ['mark', 'phrases'].flatMap((field) => LOCALES.map((locale) => `${field}-${locale}`)).toSorted(),
    );
    const edit = { ...form, 'phrases-de': 'Wurzelraunen\r\n', 'phrases-en': 'gnome whispering\r\ngnome whispering' };
    assert.ok(textOf(await desk.follow(await desk.send(PATH, edit))).includes('The phrases have been saved'));
    assert.ok((await search('wurzelraunen')).includes(podcasts!));
    assert.ok((await search('summary of a podcast')).includes(gnomes!));
    const last = (await listHistory(w.db, 'summarize-podcasts')).at(-1);
    assert.deepEqual([last?.subjectKind, last?.action, last?.detail?.['locales']], ['job', 'edit', ['en', 'de']]);
  });
  test('are listed beside the likeliest jobs of a search, and exported as the files of the corpus', async () => {
    const page = textOf(await desk.get('/en/editor/jobs?q=translate+a+letter'));
    assert.ok(page.includes('translate text') && page.includes('summarize podcasts'), page);
    const lines = (await Array.fromAsync(exportJobPhrases(w.db.read))).map(({ text }) => JSON.parse(text) as unknown);
    assert.deepEqual(lines, [
      { id: 'summarize-podcasts', locale: 'de', phrases: ['Wurzelraunen'] },
      { id: 'summarize-podcasts', locale: 'en', phrases: ['gnome whispering'] },
    ]);
  });
  test('are refused as a whole where one is too long, and given back as typed', async () => {
    const form = formOf(await desk.get(PATH));
    const page = await desk.send(PATH, { ...form, 'phrases-pl': 'dobre', 'phrases-fr': 'x'.repeat(81) });
    assert.equal(page.status, 422);
    assert.ok(page.text.includes('href="#field-phrases-fr"') && page.text.includes('id="field-phrases-fr-error"'));
    assert.equal(formOf(page)['phrases-pl'], 'dobre');
    assert.equal(formOf(await desk.get(PATH))['phrases-pl'], '');
    assert.equal((await desk.get('/en/editor/jobs/nope')).status, 404);
  });
  test('of another editor are overwritten only once they have been seen', async () => {
    const stale = formOf(await desk.get(PATH));
    await second.follow(await second.send(PATH, { ...formOf(await second.get(PATH)), 'phrases-es': 'susurro' }));
    const page = await desk.send(PATH, { ...stale, 'phrases-es': 'rumor' });
    assert.equal(page.status, 409);
    assert.ok(textOf(page).includes('susurro') && formOf(page)['phrases-es'] === 'rumor');
    await desk.follow(await desk.send(PATH, formOf(page)));
    assert.equal(formOf(await second.get(PATH))['phrases-es'], 'rumor');
  });
  test('are forgotten when they are taken away', async () => {
    const list = async (): Promise<string> => textOf(await desk.get('/en/editor/jobs'));
    const form = formOf(await desk.get(PATH));
    await desk.follow(await desk.send(PATH, { ...form, 'phrases-de': '' }));
    assert.deepEqual(await search('wurzelraunen'), []);
    assert.ok((await list()).includes('summarize podcasts'));
    const left = formOf(await desk.get(PATH));
    const none = Object.fromEntries(LOCALES.map((locale) => [`phrases-${locale}`, '']));
    await desk.follow(await desk.send(PATH, { ...left, ...none }));
    assert.ok(!(await list()).includes('summarize podcasts'), 'a job without phrases of its own');
  });
});
