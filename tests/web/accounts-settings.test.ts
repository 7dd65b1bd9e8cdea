/** The settings of an account: a new password, a new address, one's data, deleting it all. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { approveSubmission, requestChanges } from '#catalog/moderation/decisions/submissions.ts';
import { markOf } from '#catalog/entries/changes.ts';
import { editSubmission } from '#catalog/submissions/edits.ts';
import { submissionOf } from '#catalog/submissions/records.ts';
import { accountMessages } from '#locales/subjects.ts';
import { mailSubject } from '#locales/mails.ts';
import { submission } from '../support/factories.ts';
import { PASSWORD, world, type Reply } from '../support/world.ts';
import { openBrowser, readMails, signedIn, textOf } from './browser.ts';

const w = await world({ ACCOUNT_MAILS_PER_DAY: '50' });
const { settings: sentences } = accountMessages('en');
const NEW_PASSWORD = 'quiet copper teapot 81';
const { account: editor } = await w.person('editor');

const mailsTo = async (email: string): Promise<string[]> =>
  (await readMails(w)).filter((mail) => mail.includes(`To: ${email}`));

describe('a new password', () => {
  test('asks for the old one, keeps this browser signed in under a new cookie and ends the others', async () => {
    const { account } = await w.person();
    const [here, there] = [await signedIn(w, account.email), await signedIn(w, account.email)];
    const before = here.cookies.get('sid') ?? '';
    const wrong = await here.send('/en/account/password', { current_password: 'wrong wrong', password: NEW_PASSWORD });
    assert.equal(wrong.status, 422);
    assert.ok(wrong.text.includes('href="#field-current_password"') && !wrong.text.includes(NEW_PASSWORD));
    const weak = await here.send('/en/account/password', { current_password: PASSWORD, password: 'short' });
    assert.equal(weak.status, 422);
    assert.equal((await there.get('/en/account/settings')).status, 200);
    const done = await here.send('/en/account/password', { current_password: PASSWORD, password: NEW_PASSWORD });
    assert.ok(textOf(await here.follow(done)).includes(sentences.password.done));
    assert.notEqual(here.cookies.get('sid'), before);
    assert.equal((await there.get('/en/account/settings')).status, 303);
    here.cookies.set('sid', before);
    assert.equal((await here.get('/en/account/settings')).status, 303);
    assert.ok(
      (await mailsTo(account.email)).some((mail) =>
        mail.includes(mailSubject('en', 'password_changed', {}, 'Toolshelf')),
      ),
    );
    assert.equal((await openBrowser(w).send('/en/sign-in', { email: account.email, password: PASSWORD })).status, 422);
    assert.equal(
      (await openBrowser(w).send('/en/sign-in', { email: account.email, password: NEW_PASSWORD })).status,
      303,
    );
  });
  test('cannot be guessed from an open session: the eleventh try has to wait', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    const statuses = [];
    for (let time = 0; time < 11; time += 1) {
      const reply = await browser.send('/en/account/delete', { current_password: `wrong number ${time}` });
      statuses.push(reply.status);
    }
    assert.deepEqual(statuses, [...Array<number>(10).fill(422), 429]);
  });
});

describe('a new address', () => {
  const changeLink = async (email: string): Promise<string> =>
    /\/en\/confirm-email\/[\w-]+/.exec((await mailsTo(email)).join(''))?.[0] ?? `no link for ${email}`;

  test('counts once its link was confirmed; the old one is told and its links end', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    await openBrowser(w).send('/en/reset-password', { email: account.email });
    const [reset = ''] = /\/en\/reset-password\/[\w-]+/.exec((await mailsTo(account.email)).at(-1) ?? '') ?? [];
    const refused = await browser.send('/en/account/email', { email: 'moved@example.org', current_password: 'no' });
    assert.equal(refused.status, 422);
    const asked = await browser.send('/en/account/email', { email: 'Moved@Example.org', current_password: PASSWORD });
    assert.ok(textOf(await browser.follow(asked)).includes(sentences.email.done));
    assert.ok(textOf(await browser.get('/en/account/settings')).includes(account.email));
    const link = await changeLink('moved@example.org');
    assert.ok(textOf(await browser.get(link)).includes('moved@example.org'));
    assert.equal((await openBrowser(w).get(link)).headers.get('referrer-policy'), 'no-referrer');
    assert.ok(textOf(await browser.send(link)).includes(sentences.email.confirmed));
    assert.ok(textOf(await browser.get('/en/account/settings')).includes('moved@example.org'));
    assert.equal((await openBrowser(w).send(link)).status, 422);
    assert.equal((await openBrowser(w).send(reset, { password: NEW_PASSWORD })).status, 422);
    const told = (await mailsTo(account.email)).at(-1) ?? '';
    assert.ok(
      told.includes(mailSubject('en', 'email_changed', {}, 'Toolshelf')) && !told.includes('moved@example.org'),
    );
  });
  test('that somebody else has gives the same answer and moves nothing', async () => {
    const [mine, theirs] = [await w.person(), await w.person()];
    const browser = await signedIn(w, mine.account.email);
    const replies = [];
    for (const email of [theirs.account.email, 'free-address@example.org']) {
      const reply = await browser.send('/en/account/email', { email, current_password: PASSWORD });
      replies.push([reply.status, reply.headers.get('location'), reply.text]);
    }
    assert.deepEqual(replies[0], replies[1]);
    assert.ok(
      (await mailsTo(theirs.account.email)).some((mail) =>
        mail.includes(mailSubject('en', 'already_registered', {}, 'Toolshelf')),
      ),
    );
    assert.ok(!(await mailsTo(theirs.account.email)).some((mail) => mail.includes('confirm-email')));
  });
  test('that got an account meanwhile is refused', async () => {
    const mine = await w.person();
    const browser = await signedIn(w, mine.account.email);
    await browser.send('/en/account/email', { email: 'raced@example.org', current_password: PASSWORD });
    await w.person('member', { email: 'raced@example.org' });
    assert.equal((await browser.send(await changeLink('raced@example.org'))).status, 422);
    assert.equal((await browser.get('/en/account/data')).json.account.email, mine.account.email);
  });
  test('is confirmed elsewhere with the password of the account only, so that nobody moves theirs to a stranger’s', async () => {
    const mine = await w.person();
    const email = 'stranger@example.org';
    await (await signedIn(w, mine.account.email)).send('/en/account/email', { email, current_password: PASSWORD });
    const link = await changeLink(email);
    const stranger = await signedIn(w, (await w.person()).account.email);
    const page = await stranger.get(link);
    assert.ok(page.text.includes('name="password"') && !page.text.includes(mine.account.email));
    for (const fields of [{}, { password: 'wrong wrong wrong' }]) {
      const refused = await stranger.send(link, fields);
      assert.deepEqual([refused.status, refused.text.includes('#field-password')], [422, true]);
    }
    const elsewhere = openBrowser(w);
    assert.ok(textOf(await elsewhere.send(link, { password: PASSWORD })).includes(sentences.email.confirmed));
    assert.equal((await elsewhere.get('/en/account/data')).json.account.email, email);
  });
});

describe('one’s data', () => {
  test('is one JSON file with the history and without secrets, hashes, findings and editors', async () => {
    const person = await w.person();
    const { id } = (await person.post('/api/v1/submissions', submission({ contact_email: 'me@example.org' }))).json
      .data;
    await requestChanges(w.db, editor, id as string, { note: 'Please say more.' });
    const reply = await (await signedIn(w, person.account.email)).get('/en/account/data');
    assert.equal(reply.headers.get('content-type'), 'application/json; charset=utf-8');
    assert.match(reply.headers.get('content-disposition') ?? '', /^attachment; filename=/);
    assert.equal(reply.headers.get('cache-control'), 'no-store');
    const { account, tokens, submissions } = reply.json;
    assert.equal(account.email, person.account.email);
    assert.equal(tokens[0].last_four, person.token.slice(-4));
    assert.equal(submissions[0].contact_email, 'me@example.org');
    assert.deepEqual(
      submissions[0].history.map((entry: { action: string }) => entry.action),
      ['submit', 'request_changes'],
    );
    for (const hidden of [person.token, 'argon2', 'hash', 'findings', editor.id, editor.email])
      assert.ok(!reply.text.includes(hidden), hidden);
  });
  test('is given to whoever has signed in within a quarter of an hour; later the password comes first', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    w.clock.advance(15 * 60_000 - 1);
    assert.equal((await browser.get('/en/account/data')).status, 200);
    w.clock.advance(1);
    const asked = await browser.get('/en/account/data');
    assert.equal(asked.headers.get('location'), '/en/account/confirm?next=%2Fen%2Faccount%2Fdata');
    const confirm = (current_password: string): Promise<Reply> =>
      browser.send('/en/account/confirm', { current_password, next: '/en/account/data' });
    assert.equal((await confirm('wrong wrong wrong')).status, 422);
    assert.equal((await browser.get('/en/account/data')).status, 303);
    assert.equal((await browser.follow(await confirm(PASSWORD))).json.account.email, account.email);
  });
  test('is nobody else’s', async () => {
    const [mine, theirs] = [await w.person(), await w.person()];
    const reply = await (await signedIn(w, mine.account.email)).get('/en/account/data');
    assert.ok(!reply.text.includes(theirs.account.email));
    assert.equal((await openBrowser(w).get('/en/account/data')).status, 303);
  });
});

describe('deleting the account', () => {
  test('withdraws what is open, revokes tokens, leaves tools without owner and keeps no address', async () => {
    const person = await w.person('member', { email: 'leaving@example.org' });
    const send = async (changes = {}): Promise<string> =>
      (
        await person.post(
          '/api/v1/submissions',
          submission({ contact_email: 'leaving-contact@example.org', ...changes }),
        )
      ).json.data.id as string;
    const [published, waiting, returned] = [await send(), await send(), await send()];
    const entry = await w.db.read
      .selectFrom('submissions')
      .selectAll()
      .where('id', '=', published)
      .executeTakeFirstOrThrow();
    const body = {
      url: entry.url,
      name: entry.name,
      tagline: entry.tagline,
      pricing_model: entry.pricing_model,
      categories: ['chatbots'],
      contact_email: 'leaving-other@example.org',
    };
    await editSubmission(w.db, editor, published, { body, mark: markOf(submissionOf(entry)) });
    await approveSubmission(w.db, editor, published);
    const { tool } = (await w.visitor.get(`/api/v1/submissions/${published}`)).json.data;
    await requestChanges(w.db, editor, returned, { note: 'Please say more.' });
    const [here, there] = [await signedIn(w, 'leaving@example.org'), await signedIn(w, 'leaving@example.org')];
    assert.equal((await here.send('/en/account/delete', { current_password: 'wrong' })).status, 422);
    const gone = await here.send('/en/account/delete', { current_password: PASSWORD });
    assert.equal(gone.headers.get('clear-site-data'), '"cache","cookies","storage"');
    assert.ok(textOf(await here.follow(gone)).includes(sentences.deletion.done));

    assert.equal((await there.get('/en/account/settings')).status, 303);
    assert.equal((await person.get('/api/v1/submissions')).status, 401);
    for (const id of [waiting, returned])
      assert.equal((await w.visitor.get(`/api/v1/submissions/${id}`)).json.data.status, 'withdrawn');
    assert.equal((await w.visitor.get(`/api/v1/tools/${tool.slug}`)).status, 200);
    const row = await w.db.read.selectFrom('tools').selectAll().where('slug', '=', tool.slug).executeTakeFirstOrThrow();
    assert.deepEqual([row.account_id, row.contact_email], [null, null]);
    const wrong = await openBrowser(w).send('/en/sign-in', { email: 'leaving@example.org', password: PASSWORD });
    assert.equal(wrong.status, 422);

    assert.ok(
      (await mailsTo('leaving@example.org')).at(-1)?.includes(mailSubject('en', 'account_deleted', {}, 'Toolshelf')),
    );
    for (const table of ['accounts', 'submissions', 'tools', 'history', 'account_links', 'outbox', 'tokens'] as const) {
      const rows = JSON.stringify(await w.db.read.selectFrom(table).selectAll().execute());
      assert.ok(!rows.includes('leaving@') && !rows.includes('leaving-'), table);
    }
    assert.equal(
      (await openBrowser(w).send('/en/register', { email: 'leaving@example.org', password: NEW_PASSWORD })).status,
      200,
    );
    assert.ok((await mailsTo('leaving@example.org')).at(-1)?.includes('/verify-email/'));
  });
  test('says before whose account it is and what goes with it', async () => {
    const person = await w.person();
    const browser = await signedIn(w, person.account.email);
    const before = textOf(await browser.get('/en/account/delete'));
    assert.ok(before.includes(person.account.email) && before.includes(sentences.deletion.final));
    assert.ok(before.includes(sentences.deletion.tokens(1)) && !before.includes('open submission'));
    const ids = [];
    for (let time = 0; time < 3; time += 1)
      ids.push((await person.post('/api/v1/submissions', submission())).json.data.id as string);
    await approveSubmission(w.db, editor, ids[0] ?? '');
    const page = await browser.get('/en/account/delete');
    for (const part of [sentences.deletion.submissions(2), sentences.deletion.tools(1)])
      assert.ok(textOf(page).includes(part), part);
    assert.match(page.text, /href="\/en\/account\/settings"[^>]*>Keep my account</);
  });
  test('frees the addresses of what was waiting', async () => {
    const person = await w.person();
    const body = submission();
    await person.post('/api/v1/submissions', body);
    await (await signedIn(w, person.account.email)).send('/en/account/delete', { current_password: PASSWORD });
    assert.equal((await (await w.person()).post('/api/v1/submissions', body)).status, 201);
  });
  test('is refused to the only admin', async () => {
    const alone = await w.person('admin');
    const browser = await signedIn(w, alone.account.email);
    assert.equal((await browser.send('/en/account/delete', { current_password: PASSWORD })).status, 409);
    await w.person('admin');
    assert.equal((await browser.send('/en/account/delete', { current_password: PASSWORD })).status, 303);
  });
});
