/** The verdict while typing, the list of one's submissions, and what the status page tells of its history. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { approveSubmission, rejectSubmission, requestChanges } from '#catalog/moderation/decisions/submissions.ts';
import { LOCALES } from '#catalog/locales.ts';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { setMode } from '#catalog/screening/feedback/modes.ts';
import { ruleMessage } from '#locales/screening.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { problemSentence } from '#locales/errors.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { publish, submission } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { openBrowser, signedIn, submissionFields, textOf, type Browser } from './browser.ts';

const w = await world({
  SUBMISSIONS_PER_HOUR: '100',
  REFUSED_SUBMISSIONS_PER_HOUR: '2',
  ENTRY_CHECKS_PER_MINUTE: '1000',
});
const { account: editor } = await w.person('editor');

const [english, german] = [submissionMessages('en'), submissionMessages('de')];

async function submitted(person: Awaited<ReturnType<typeof w.person>>, changes = {}): Promise<string> {
  const reply = await person.post('/api/v1/submissions', submission(changes));
  assert.equal(reply.status, 201, reply.text);
  return reply.json.data.id as string;
}

const check = (browser: Browser, locale: string, fields: Record<string, string | string[]>) =>
  browser.send(`/${locale}/submit/check`, fields);

describe('categories that fit the texts', () => {
  const TEXTS = {
    name: 'Rook',
    url: 'https://rook.example.org/',
    tagline: 'Draws pictures from words',
  };
  const boxesIn = (html: string): string[] =>
    [...html.matchAll(/name="categories" value="([^"]+)"/g)].map(([, id = '']) => id);
  const sidesOf = (html: string): [above: string[], below: string[]] => {
    const [above = '', below = ''] = html.slice(html.indexOf('id="field-categories"')).split('class="category-rest"');
    return [boxesIn(above), boxesIn(below.split('</details>', 1)[0] ?? '')];
  };

  test('are told while typing, and none without a sentence', async () => {
    const suggestedOf = async (fields: Record<string, string>): Promise<string[]> =>
      (await check(openBrowser(w), 'en', fields)).json.suggested;
    assert.ok((await suggestedOf(TEXTS)).includes('image-generation'));
    assert.ok((await suggestedOf({ ...TEXTS, tagline: 'Erzeugt Bilder aus Text' })).length > 0);
    assert.deepEqual(await suggestedOf({ ...TEXTS, tagline: '' }), []);
  });

  test("are also the catalog's own, by the words of their names and synonyms in one sentence", async () => {
    await importCategories(w.db, [
      { slug: 'product-photos', name: 'Product photos', synonyms: { en: ['images'] }, names: { de: 'Produktfotos' } },
      { slug: 'minutes', name: 'Minutes of meetings', names: { de: 'Protokolle von Sitzungen' } },
      { slug: 'herring', name: 'AI for herring and cod', synonyms: { en: ['fishing boats'] } },
    ]);
    await w.app.context.live.refresh();
    for (const [id, tagline] of [
      ['product-photos', 'Removes the background from product photos for web shops'],
      ['product-photos', 'Entfernt den Hintergrund von Produktfotos für Läden'],
      ['minutes', 'Turns recordings of workshop meetings into minutes'],
      ['minutes', 'Schreibt aus Aufnahmen einer Sitzung ein Protokoll'],
      ['herring', 'Sorts cod by size'],
    ] as const) {
      const { suggested } = (await check(openBrowser(w), 'en', { ...TEXTS, tagline })).json;
      assert.equal(suggested[0], id, tagline);
      assert.ok(suggested.length <= 3);
    }
    const apart = { ...TEXTS, tagline: 'Helps AI tools on boats. Sorts minutes. Plans fishing.' };
    const { suggested } = (await check(openBrowser(w), 'en', apart)).json;
    for (const id of ['product-photos', 'minutes', 'herring']) assert.ok(!suggested.includes(id), id);
  });

  test('stand above the others once the form was sent, each category once', async () => {
    const browser = await signedIn(w, (await w.person()).account.email);
    const [none, all] = sidesOf((await browser.get('/en/submit')).text);
    assert.deepEqual(none, []);
    assert.ok(all.length > 4);
    const [above, below] = sidesOf((await browser.send('/en/submit', { ...TEXTS, categories: ['video'] })).text);
    assert.equal(above[0], 'video', 'what was chosen comes first');
    assert.ok(above.includes('image-generation'));
    assert.deepEqual([...above, ...below].toSorted(), all.toSorted());
  });
});

describe('hints while typing', () => {
  const hintsOf = async (locale: string, fields: Record<string, string>): Promise<Record<string, string>> =>
    (await check(openBrowser(w), locale, fields)).json.hints;

  test('name a published tool of this name on another site, in every language, before the form is complete', async () => {
    await publish(w.db, [{ name: 'Щедрик Голос', url: 'https://shchedryk.example.org/voice' }]);
    for (const locale of LOCALES)
      for (const name of ['Щедрик Голос', 'Shchedryk Holos', 'Щедрик Голос AI']) {
        const hints = await hintsOf(locale, { name, url: 'https://holos.example.net/' });
        assert.deepEqual(Object.keys(hints), ['name'], `${locale}: ${name}`);
        assert.ok(hints['name']?.includes('Щедрик Голос') && hints['name'].includes('shchedryk.example.org'));
      }
    assert.ok((await hintsOf('en', { name: 'Shchedryk Holos' }))['name'] !== undefined, 'also without an address');
  });

  test('are not given about other names, the same site, or what is not public', async () => {
    const maker = await w.person();
    await submitted(maker, { name: 'Unseen Heron' });
    for (const fields of [
      { name: 'Shchedryk Lantern', url: 'https://holos.example.net/' },
      { name: 'Щедрик Голос', url: 'https://shchedryk.example.org/app' },
      { name: 'Unseen Heron', url: 'https://heron.example.net/' },
      { name: '', url: '' },
      { name: 'x'.repeat(81), tagline: 'BEST EVER!!!' },
    ])
      assert.deepEqual(await hintsOf('en', fields), {}, fields.name);
  });

  test('say of a tagline that it shouts or lists keywords', async () => {
    for (const locale of LOCALES) {
      const loud = await hintsOf(locale, { tagline: 'BEST writing tool… 100 % FREE 🔥' });
      assert.deepEqual(loud, { tagline: ruleMessage(locale, 'shouting') });
      const keywords = await hintsOf(locale, {
        tagline: 'AI video downloader, video saver, AI video grabber, free video tool',
      });
      assert.deepEqual(keywords, { tagline: ruleMessage(locale, 'keyword_stuffing') });
    }
    assert.deepEqual(await hintsOf('en', { tagline: 'GPT API for PDF' }), {});
  });

  test('stand above the form for browsers without our script', async () => {
    const browser = await signedIn(w, (await w.person()).account.email);
    const fields = submissionFields(submission({ tagline: 'BEST AI writing assistant… 100 % FREE 🔥' }));
    const page = textOf(await browser.send('/en/submit', { ...fields, act: 'check' }));
    assert.ok(page.includes(ruleMessage('en', 'shouting') ?? '?') && page.includes(english.submit.noProblems));
  });

  test('follow the modes of rules', async () => {
    const { account: chief } = await w.person('admin');
    await setMode(w.db, chief, 'shouting', 'off');
    assert.deepEqual(await hintsOf('en', { tagline: 'BEST writing tool… 100 % FREE 🔥' }), {});
    await setMode(w.db, chief, 'shouting', 'advisory');
  });
});

describe('the check while typing', () => {
  test('says what is wrong with each field in the language of the page', async () => {
    const browser = await signedIn(w, (await w.person()).account.email);
    const reply = await check(browser, 'de', { url: 'ftp://x', name: 'x', tagline: 'An AI helper for letters' });
    assert.equal(reply.headers.get('content-type'), 'application/json; charset=utf-8');
    assert.equal(reply.headers.get('cache-control'), 'no-store');
    const { fields, said } = reply.json;
    assert.deepEqual(Object.keys(fields).toSorted(), ['categories', 'name', 'pricing_model', 'url']);
    assert.deepEqual(fields.url, [problemSentence('de', { rule: 'url_scheme' })]);
    assert.equal(said, german.form.fix(4));
    const fine = await check(browser, 'de', submissionFields(submission()));
    assert.deepEqual([fine.json.fields, fine.json.said], [{}, german.submit.noProblems]);
  });
  test('is the verdict of the API', async () => {
    const person = await w.person();
    const browser = await signedIn(w, person.account.email);
    for (const body of [
      submission(),
      submission({ name: 'x', categories: ['nope'] }),
      submission({ tagline: 'Best online casino, slots and sports betting with free bonus', name: 'Casino Royal' }),
    ]) {
      const { problems } = (await person.post('/api/v1/submissions/validate', body)).json.data;
      const expected = Object.groupBy(problems as { field: string; message: string }[], ({ field }) => field);
      const { fields } = (await check(browser, 'en', submissionFields(body))).json;
      assert.deepEqual(Object.keys(fields).toSorted(), Object.keys(expected).toSorted());
    }
  });
  test('shows the published duplicate with its address, and of somebody else’s waiting one nothing', async () => {
    const [maker, other] = [await w.person(), await w.person()];
    const body = submission({ name: 'Paper Crane' });
    const reply = await maker.post('/api/v1/submissions', body);
    const browser = await signedIn(w, other.account.email);
    const fields = submissionFields({ ...submission(), url: body['url'] });
    const waiting = (await check(browser, 'en', fields)).json;
    assert.ok(waiting.fields.url.length > 0);
    assert.deepEqual(waiting.entries, []);
    assert.ok(!JSON.stringify(waiting).includes(reply.json.data.id as string));
    await approveSubmission(w.db, editor, reply.json.data.id as string);
    const published = (await check(browser, 'en', fields)).json;
    assert.deepEqual([published.title, published.entries.length], [english.submit.duplicate, 1]);
    assert.match(published.entries[0].href, /^\/en\/tools\/paper-crane/);
    const sent = await browser.send('/en/submit', fields);
    assert.equal(sent.status, 422);
    assert.match(sent.text, /<a class="known-entry" href="\/en\/tools\/paper-crane/);
    assert.ok(textOf(sent).includes(english.submit.known('Paper Crane')) && sent.text.includes('/report"'));
  });
  test('does not call a submission that is corrected a duplicate of itself', async () => {
    const person = await w.person();
    const id = await submitted(person);
    await requestChanges(w.db, editor, id, { note: 'Please say more.' });
    const row = await w.db.read.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const fields = submissionFields({ ...submission(), url: row.url });
    const browser = await signedIn(w, person.account.email);
    assert.ok((await check(browser, 'en', fields)).json.fields.url);
    assert.deepEqual((await check(browser, 'en', { ...fields, correcting: id })).json.fields, {});
    const stranger = await signedIn(w, (await w.person()).account.email);
    assert.ok((await check(stranger, 'en', { ...fields, correcting: id })).json.fields.url);
  });
  test('says that an address is taken before anything else is filled in', async () => {
    const [maker, other] = [await w.person(), await w.person()];
    const body = submission({ name: 'Early Bird' });
    const { id } = (await maker.post('/api/v1/submissions', body)).json.data;
    const own = (await check(await signedIn(w, maker.account.email), 'en', { url: String(body['url']) })).json;
    assert.deepEqual([own.title, own.entries[0]?.href], [english.submit.duplicate, `/en/submissions/${id}`]);
    const foreign = (await check(await signedIn(w, other.account.email), 'en', { url: String(body['url']) })).json;
    assert.deepEqual([foreign.fields.url.length, foreign.entries], [1, []]);
    await approveSubmission(w.db, editor, id as string);
    const published = (await check(await signedIn(w, other.account.email), 'en', { url: String(body['url']) })).json;
    assert.equal(published.entries[0]?.name, 'Early Bird');
  });
  test('marks what differs from the submission that is corrected, for its owner alone', async () => {
    const [person, stranger] = [await w.person(), await w.person()];
    const body = submission({ tagline: 'An AI assistant for old letters' });
    const { id } = (await person.post('/api/v1/submissions', body)).json.data;
    await requestChanges(w.db, editor, id as string, { note: 'Please say more.' });
    const fields = { ...submissionFields(body), tagline: 'An AI assistant for new letters', correcting: id as string };
    const { changed } = (await check(await signedIn(w, person.account.email), 'en', fields)).json;
    assert.deepEqual(changed, { tagline: english.submit.before('An AI assistant for old letters') });
    assert.deepEqual((await check(await signedIn(w, stranger.account.email), 'en', fields)).json.changed, {});
  });
  test('stores nothing and costs no submission', async () => {
    const browser = await signedIn(w, (await w.person()).account.email);
    for (let time = 0; time < 5; time += 1) assert.equal((await check(browser, 'en', { name: 'x' })).status, 200);
    assert.equal((await browser.send('/en/submit', submissionFields(submission()))).status, 303);
  });
  test('is limited as every form is', async () => {
    const limited = await world({ WRITE_LIMIT_PER_MINUTE: '4' });
    const browser = await signedIn(limited, (await limited.person()).account.email);
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await check(browser, 'en', { name: 'x' })).status);
    assert.deepEqual(statuses, [200, 200, 200, 429]);
  });
  test('is for our own pages', async () => {
    const browser = await signedIn(w, (await w.person()).account.email);
    assert.equal((await browser.send('/en/submit/check', {}, { 'sec-fetch-site': 'cross-site' })).status, 403);
  });
});

describe('my submissions', () => {
  test('say their place, the usual wait, whose turn it is and why one was refused', async () => {
    const fresh = await world();
    const person = await fresh.person();
    const { account: judge } = await fresh.person('editor');
    const send = async () => (await person.post('/api/v1/submissions', submission())).json.data.id as string;
    const ids = [await send(), await send(), await send(), await send(), await send()];
    const others: string[] = [];
    for (let count = 0; count < 7; count += 1) others.push(await submitted(await fresh.person()));
    const browser = await signedIn(fresh, person.account.email);
    const unknown = textOf(await browser.get('/en/account/submissions'));
    assert.ok(!unknown.includes(english.submissions.wait), 'nothing was decided yet');
    fresh.clock.advance(3 * 3_600_000 - 60_000);
    await approveSubmission(fresh.db, judge, ids[0] ?? '');
    await rejectSubmission(fresh.db, judge, ids[1] ?? '', { reason: 'broken_link' });
    await requestChanges(fresh.db, judge, ids[2] ?? '', { note: 'Please say more.' });
    const [last = '', ...most] = others;
    for (const id of most) await approveSubmission(fresh.db, judge, id);
    const tooFew = textOf(await browser.get('/en/account/submissions'));
    assert.ok(!tooFew.includes(english.submissions.wait), 'nine decisions promise nothing');
    await approveSubmission(fresh.db, judge, last);
    fresh.clock.advance(60_000);
    const page = await browser.get('/de/account/submissions');
    const text = textOf(page);
    for (const part of [
      `${german.submissions.wait}: 3 Stunden`,
      german.submissions.yourTurn,
      reasonSentence('de', 'broken_link'),
    ])
      assert.ok(text.includes(part), part);
    assert.match(text, /Platz 1 .*Platz 2 |Platz 2 .*Platz 1 /);
    assert.ok(page.text.includes(`href="/de/submissions/${ids[2]}/correct"`) && page.text.includes('href="/de/tools/'));
    assert.match(textOf(await browser.get('/ar/account/submissions')), /3 ساعات/);
    const order = ids.map((id) => page.text.indexOf(`/de/submissions/${id}"`));
    assert.equal(order[2], Math.min(...order), 'whose turn it is stands first');
    assert.ok(text.includes(german.submissions.waitHint) && text.includes(german.submissions.appealable));
    const filtered = await browser.get('/en/account/submissions?status=rejected');
    assert.deepEqual(
      ids.map((id) => filtered.text.includes(id)),
      [false, true, false, false, false],
    );
    assert.ok(
      textOf(await browser.get('/en/account/submissions?status=expired')).includes(english.submissions.noneHere),
    );
  });
});

describe('the history of a submission', () => {
  test('tells reasons in the reader’s language, notes as written, and marks what a correction changed', async () => {
    const person = await w.person();
    const id = await submitted(person, { description: 'Before.' });
    await requestChanges(w.db, editor, id, { note: 'Say <b>more</b>.' });
    const browser = await signedIn(w, person.account.email);
    const row = await w.db.read.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const fields = {
      url: row.url,
      name: row.name,
      tagline: row.tagline,
      description: 'After: a language model reads it.',
      pricing_model: 'paid',
      categories: ['chatbots'],
    };
    const refused = await browser.send(`/en/submissions/${id}/correct`, { ...fields, name: '' });
    assert.equal(refused.status, 422);
    assert.ok(
      refused.text.includes(english.submit.before('Before.')) &&
        refused.text.includes(english.submit.before('Free plan')),
    );
    assert.ok(!refused.text.includes(english.submit.before(row.tagline)));
    const done = await browser.follow(await browser.send(`/en/submissions/${id}/correct`, fields));
    assert.ok(textOf(done).includes(english.submission.changed('Description, Price')));
    assert.equal(done.text.split('badge-changed').length - 1, 2);
    assert.ok(done.text.includes('Say &lt;b&gt;more&lt;/b&gt;.'));
    const changes = done.text.replaceAll(/<(?!\/?(?:del|ins)\b)[^>]*>/g, '');
    assert.match(changes, /<del>Before\.<\/del>\s+Now: <ins>After: a language model reads it\.<\/ins>/);
    assert.match(changes, /<del>Free plan available<\/del>\s+Now: <ins>Paid<\/ins>/);
    const stranger = await openBrowser(w).get(`/en/submissions/${id}`);
    assert.ok(
      textOf(stranger).includes(english.submission.changed('Description, Price')) && !stranger.text.includes('<del>'),
    );
    await rejectSubmission(w.db, editor, id, { reason: 'misleading', note: 'Not what the page offers.' });
    const page = textOf(await openBrowser(w).get(`/pl/submissions/${id}`));
    assert.ok(
      page.includes(reasonSentence('pl', 'misleading')) &&
        page.includes(submissionMessages('pl').submission.changed('Opis')),
    );
    const appealed = await browser.follow(
      await browser.send(`/en/submissions/${id}/appeal`, { message: 'Please look again, the page says it.' }),
    );
    assert.ok(textOf(appealed).includes(english.submission.appealed));
    assert.ok(!appealed.text.includes(`/submissions/${id}/appeal"`));
  });
});
