/** Submitting on the web and following a submission: the form, the status page, what its owner may do. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { rejectSubmission, requestChanges } from '#catalog/moderation/decisions/submissions.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { CATEGORIES, submission } from '../support/factories.ts';
import { countReads } from '../support/queries.ts';
import { world, type Reply } from '../support/world.ts';
import { openBrowser, signedIn, submissionFields, textOf, type Browser } from './browser.ts';

const w = await world({ SUBMISSIONS_PER_HOUR: '6', REFUSED_SUBMISSIONS_PER_HOUR: '5' });
const { account: editor } = await w.person('editor');

const idOf = (reply: Reply): string =>
  /\/submissions\/([0-9a-f-]{36})/.exec(reply.headers.get('location') ?? '')?.[1] ?? '';

async function maker(): Promise<Browser> {
  return signedIn(w, (await w.person()).account.email);
}

async function submitted(browser: Browser, changes: Record<string, unknown> = {}): Promise<string> {
  const reply = await browser.send('/en/submit', submissionFields(submission(changes)));
  assert.equal(reply.status, 303, textOf(reply));
  return idOf(reply);
}

describe('the form', () => {
  test('names every bad field, links to it, and keeps what was typed', async () => {
    const browser = await maker();
    const reply = await browser.send('/en/submit', {
      url: 'ftp://x',
      name: 'x',
      tagline: '<b>y',
      description: 'kept\nlines',
      categories: ['chatbots', 'nope'],
    });
    assert.equal(reply.status, 422);
    for (const field of ['url', 'name', 'tagline', 'pricing_model', 'categories']) {
      assert.ok(reply.text.includes(`href="#field-${field}"`), field);
      assert.ok(reply.text.includes(`id="field-${field}"`), field);
    }
    assert.ok(reply.text.includes('>\nkept\nlines</textarea>') && reply.text.includes('>\n&lt;b&gt;y</textarea>'));
    assert.match(reply.text, /value="chatbots"\s+checked/);
  });
  test('leads to a status page with the place in the queue', async () => {
    const browser = await maker();
    const reply = await browser.send('/en/submit', submissionFields(submission({ name: 'Amber Quill' })));
    const page = await browser.follow(reply);
    assert.ok(textOf(page).includes('have received your submission') && textOf(page).includes('Amber Quill'));
    assert.match(textOf(page), /Place in the queue \d+/);
    assert.ok(textOf(await browser.get('/en/account/submissions')).includes('Amber Quill'));
  });
  test('shows the owner what the duplicate is a duplicate of, and nobody else', async () => {
    const [browser, other] = [await maker(), await maker()];
    const body = submission();
    const id = idOf(await browser.send('/en/submit', submissionFields(body)));
    const again = await browser.send('/en/submit', submissionFields({ ...submission(), url: body['url'] }));
    assert.equal(again.status, 422);
    assert.ok(again.text.includes(`href="/en/submissions/${id}"`));
    const foreign = await other.send('/en/submit', submissionFields({ ...submission(), url: body['url'] }));
    assert.deepEqual([foreign.status, foreign.text.includes(id)], [422, false]);
  });
  test('has the quota of the API, counted together with it', async () => {
    const person = await w.person();
    const browser = await signedIn(w, person.account.email);
    for (let time = 0; time < 3; time += 1) {
      await submitted(browser);
      assert.equal((await person.post('/api/v1/submissions', submission())).status, 201);
    }
    const reply = await browser.send('/en/submit', submissionFields(submission({ name: 'One Too Many' })));
    assert.equal(reply.status, 429);
    assert.match(reply.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
    assert.ok(reply.text.includes('value="One Too Many"'));
  });
  test('takes a line end in the one sentence for a blank', async () => {
    const browser = await maker();
    const id = await submitted(browser, { tagline: 'An AI assistant\r\nthat reads letters' });
    assert.ok(textOf(await browser.get(`/en/submissions/${id}`)).includes('An AI assistant that reads letters'));
  });
  test('offers the category for the rest last, whatever the alphabet says', async () => {
    const rest = { id: 'other', name: 'Other', names: { de: 'Andere', ar: 'أخرى' } };
    await importCategories(w.db, [rest]);
    await w.app.context.live.refresh();
    const browser = await maker();
    for (const locale of ['en', 'de', 'ar']) {
      const { text } = await browser.get(`/${locale}/submit`);
      const offered = [...text.matchAll(/name="categories"\s+value="([^"]+)"/g)].map(([, id]) => id);
      assert.deepEqual([offered.length, offered.indexOf('other')], [CATEGORIES.length + 1, CATEGORIES.length], locale);
    }
  });
  test('is filled in with what was submitted before, once that is over and only for its owner', async () => {
    const [browser, other] = [await maker(), await maker()];
    const id = await submitted(browser, { name: 'Second Spring', description: 'As it was.' });
    const path = `/en/submit?again=${id}`;
    assert.ok(!(await browser.get(path)).text.includes('value="Second Spring"'));
    await browser.send(`/en/submissions/${id}/withdraw`);
    assert.ok((await browser.get(`/en/submissions/${id}`)).text.includes(`href="${path}"`));
    assert.ok((await browser.get('/en/account/submissions')).text.includes(`href="${path}"`));
    const form = await browser.get(path);
    assert.ok(form.text.includes('value="Second Spring"') && form.text.includes('>\nAs it was.</textarea>'));
    assert.ok(!(await other.get(path)).text.includes('Second Spring'));
    assert.equal((await browser.get('/en/submit?again=nothing')).status, 200);
  });
  test('is offered again after a rejection that another try can answer', async () => {
    const browser = await maker();
    for (const [reason, isOffered] of [
      ['broken_link', true],
      ['not_an_ai_tool', false],
    ] as const) {
      const id = await submitted(browser);
      await rejectSubmission(w.db, editor, id, { reason });
      const page = await browser.get(`/en/submissions/${id}`);
      assert.equal(page.text.includes(`href="/en/submit?again=${id}"`), isOffered, reason);
      assert.ok(page.text.includes('/appeal"'), reason);
    }
  });
  test('counts refused attempts', async () => {
    const browser = await maker();
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await browser.send('/en/submit')).status);
    assert.deepEqual(statuses, [422, 422, 422, 422, 422, 429]);
  });
  test('looks at nothing that is sent once the budget of refusals is used up, to correct an entry neither', async () => {
    const person = await w.person();
    const browser = await signedIn(w, person.account.email);
    const id = await submitted(browser);
    await requestChanges(w.db, editor, id, { note: 'Say what it costs.' });
    const bad = () => browser.send('/en/submit');
    const statuses = await Promise.all(Array.from({ length: 9 }, async () => (await bad()).status));
    assert.deepEqual(
      [422, 429].map((status) => statuses.filter((given) => given === status).length),
      [5, 4],
    );
    const lookedUp = countReads(w.db, 'entry_keys');
    const good = submissionFields(submission({ name: 'Late Heron' }));
    for (const path of ['/en/submit', `/en/submissions/${id}/correct`]) {
      const reply = await browser.send(path, good);
      assert.equal(reply.status, 429, path);
      assert.match(reply.headers.get('retry-after') ?? '', /^[1-9]\d*$/);
      assert.ok(reply.text.includes('value="Late Heron"'), 'what was typed is kept');
    }
    assert.equal(lookedUp(), 0);
    assert.equal((await person.post('/api/v1/submissions', submission())).status, 429);
    assert.equal((await person.get('/api/v1/submissions')).json.pagination.total, 1);
  });
  test('takes no field that it does not have', async () => {
    const browser = await maker();
    const id = await submitted(browser, { state: 'published', slug: 'mine', decided_by: 'me', account_id: 'x' });
    assert.ok(textOf(await browser.get(`/en/submissions/${id}`)).includes('Awaiting review'));
  });
});

describe('the status page', () => {
  test('is read by whoever holds the link, without addresses of people and without the owner’s buttons', async () => {
    const { account } = await w.person();
    const owner = await signedIn(w, account.email);
    const id = await submitted(owner, { contact_email: 'secret-contact@example.org' });
    const reply = await openBrowser(w).get(`/ar/submissions/${id}`);
    assert.equal(reply.status, 200);
    assert.equal(reply.headers.get('cache-control'), 'no-store');
    assert.ok(
      !reply.text.includes(account.email) && !reply.text.includes('secret-contact') && !reply.text.includes('<form'),
    );
    assert.match(reply.text, /<meta name="robots" content="noindex"/);
    assert.ok((await owner.get(`/en/submissions/${id}`)).text.includes('/withdraw"'));
  });
  test('tells its owner the address to hand on, and somebody signed out where to sign in', async () => {
    const browser = await maker();
    const id = await submitted(browser);
    const [own, foreign, other] = [
      await browser.get(`/en/submissions/${id}`),
      await openBrowser(w).get(`/en/submissions/${id}`),
      await (await maker()).get(`/en/submissions/${id}`),
    ];
    assert.match(own.text, new RegExp(`id="link">https?://[^<]+/en/submissions/${id}</code>`));
    const way = `href="/en/sign-in?next=${encodeURIComponent(`/en/submissions/${id}`)}"`;
    assert.deepEqual(
      [own, foreign, other].map(({ text }) => text.includes(way)),
      [false, true, false],
    );
    assert.ok(!foreign.text.includes('id="link"'));
  });
  test('of an unknown id is a 404', async () => {
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '..%2fx']) {
      assert.equal((await w.visitor.get(`/en/submissions/${id}`)).status, 404, id);
    }
  });
  test('lets the owner withdraw, once', async () => {
    const browser = await maker();
    const id = await submitted(browser);
    const page = await browser.follow(await browser.send(`/en/submissions/${id}/withdraw`));
    assert.ok(textOf(page).includes('Withdrawn') && !page.text.includes('/withdraw"'));
    assert.equal((await browser.send(`/en/submissions/${id}/withdraw`)).status, 409);
  });
  test('lets the owner correct what an editor asked for', async () => {
    const browser = await maker();
    const id = await submitted(browser, { description: 'Before.' });
    assert.equal((await browser.get(`/en/submissions/${id}/correct`)).status, 409);
    await requestChanges(w.db, editor, id, { note: 'Please say more.\n<b>Thanks</b>' });
    const page = await browser.get(`/en/submissions/${id}`);
    assert.equal(page.text.split('Please say more.\n&lt;b&gt;Thanks').length - 1, 1, 'said once');
    const form = await browser.get(`/en/submissions/${id}/correct`);
    assert.ok(form.text.includes('>\nBefore.</textarea>'));
    const fields = { ...submissionFields(submission()), description: 'After: a language model reads it.' };
    assert.equal((await browser.send(`/en/submissions/${id}/correct`, { ...fields, name: '' })).status, 422);
    const done = await browser.follow(await browser.send(`/en/submissions/${id}/correct`, fields));
    assert.ok(textOf(done).includes('Awaiting review') && textOf(done).includes('Corrected and submitted again'));
  });
  test('lets the owner appeal once, with a reason of at least 20 characters', async () => {
    const browser = await maker();
    const id = await submitted(browser);
    await rejectSubmission(w.db, editor, id, { reason: 'incomplete', note: 'No description.' });
    const page = await browser.get(`/de/submissions/${id}`);
    assert.ok(textOf(page).includes(reasonSentence('de', 'incomplete')) && textOf(page).includes('No description.'));
    const short = await browser.send(`/en/submissions/${id}/appeal`, { message: 'too short' });
    assert.equal(short.status, 422);
    assert.ok(short.text.includes('>\ntoo short</textarea>'));
    const done = await browser.follow(
      await browser.send(`/en/submissions/${id}/appeal`, { message: 'The description is on the page now.' }),
    );
    assert.ok(textOf(done).includes('Appealed'));
    assert.equal(
      (await browser.send(`/en/submissions/${id}/appeal`, { message: 'The description is on the page now.' })).status,
      409,
    );
  });
  test('gives nobody else the owner’s rights', async () => {
    const [browser, other] = [await maker(), await maker()];
    const id = await submitted(browser);
    for (const action of ['withdraw', 'appeal', 'correct']) {
      assert.equal(
        (await other.send(`/en/submissions/${id}/${action}`, { message: 'Let me in, I would like to have it.' }))
          .status,
        404,
        action,
      );
    }
    assert.ok(textOf(await browser.get(`/en/submissions/${id}`)).includes('Awaiting review'));
  });
});
