/** Submitting before signing in: what is shown, what a check tells whom, and the draft that survives the way to an account. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findDraft } from '#catalog/submissions/drafts.ts';
import { accountMessages, submissionMessages } from '#locales/subjects.ts';
import { publish, submission } from '../support/factories.ts';
import { PASSWORD, world } from '../support/world.ts';
import { openBrowser, readMails, signedIn, submissionFields, textOf, type Browser } from './browser.ts';

const w = await world({ TRUSTED_PROXIES: '127.0.0.0/8', ENTRY_CHECKS_PER_MINUTE: '8', DRAFTS_PER_HOUR: '5' });
const words = accountMessages('en');
const NEW_PASSWORD = 'quiet copper teapot 81';
const { submit: s } = submissionMessages('en');
await publish(w.db, [{ name: 'Marble Heron', url: 'https://marble-heron.example.com/' }]);
await w.app.context.live.refresh();

/** Each visitor comes from an address of their own. */
let visitors = 0;
const visitor = (): { from: Record<string, string>; browser: Browser } => ({
  from: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': `203.0.113.${(visitors += 1)}` },
  browser: openBrowser(w),
});
const DRAFT = '/en/submit/draft';
const nextOf = (location: string | null): string => new URLSearchParams(location?.split('?')[1]).get('next') ?? '';

test('who has not signed in is shown the form, what is needed, what follows and the card of the entry', async () => {
  for (const locale of ['en', 'ar'] as const) {
    const { submit } = submissionMessages(locale);
    const page = await w.visitor.get(`/${locale}/submit`);
    assert.equal(page.headers.get('cache-control'), 'no-store');
    const text = textOf(page);
    for (const said of [...submit.needs, ...submit.steps, submit.preview, submit.draftKept])
      assert.ok(text.includes(said), said);
    assert.ok(page.text.includes(`action="/${locale}/submit/draft"`) && page.text.includes('data-preview'));
  }
});

test('search engines may list the form, and nothing that a query fills it from', async () => {
  const { text } = await w.visitor.get('/de/submit');
  assert.ok(
    !text.includes('noindex') && text.includes('<link rel="canonical" href="') && text.includes('hreflang="ar"'),
  );
  assert.match((await w.visitor.get('/de/submit?draft=x')).text, /<meta name="robots" content="noindex"/);
  const { browser } = visitor();
  assert.match((await browser.send(DRAFT, { act: 'check' })).text, /<meta name="robots" content="noindex"/);
});

describe('a draft', () => {
  const fields = submissionFields(submission({ name: 'Lantern of Drafts', categories: ['writing', 'video'] }));
  const isFilled = (page: { text: string }): boolean =>
    page.text.includes('value="Lantern of Drafts"') && /value="writing"[^>]* checked/.test(page.text);

  test('survives registering, with the password typed once, and is gone once it is submitted', async () => {
    const { browser } = visitor();
    const left = await browser.send(DRAFT, { ...fields, act: 'register' });
    assert.match(left.headers.get('location') ?? '', /^\/en\/register\?next=/);
    const next = nextOf(left.headers.get('location'));
    const register = await browser.follow(left);
    assert.ok(register.text.includes(`value="${next}"`));
    await browser.send('/en/register', { email: 'drafter@example.org', password: PASSWORD, next });
    const page = await browser.follow(await browser.send('/en/sign-in/registered', { next }));
    assert.ok(isFilled(page));
    const [, draft = ''] = /name="draft" value="([\w-]+)"/.exec(page.text) ?? [];
    const sent = await browser.send('/en/submit', { ...fields, draft });
    assert.match(sent.headers.get('location') ?? '', /done=received$/);
    assert.ok(!isFilled(await browser.get(next)));
  });

  test('survives signing in', async () => {
    const { browser } = visitor();
    const { account } = await w.person();
    const left = await browser.send(DRAFT, { ...fields, act: 'sign-in' });
    const next = nextOf(left.headers.get('location'));
    const page = await browser.follow(
      await browser.send('/en/sign-in', { email: account.email, password: PASSWORD, next }),
    );
    assert.ok(isFilled(page));
    assert.ok(!isFilled(await browser.get(`/en/submit?draft=${'x'.repeat(43)}`)), 'only its secret opens it');
  });

  test('is found again in the same browser without its address, until it is sent or somebody signs out', async () => {
    const { account } = await w.person();
    const signIn = { email: account.email, password: PASSWORD };
    const { browser, from } = visitor();
    const left = await browser.send(DRAFT, { ...fields, act: 'register' }, from);
    assert.match(
      left.headers.get('set-cookie') ?? '',
      /^draft=[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/,
    );
    await browser.send('/en/sign-in', signIn);
    const page = await browser.get('/en/submit');
    assert.ok(isFilled(page));
    const [, draft = ''] = /name="draft" value="([\w-]+)"/.exec(page.text) ?? [];
    const sent = await browser.send('/en/submit', { ...fields, url: 'https://lantern-of-cookies.example.org/', draft });
    assert.match(sent.headers.get('location') ?? '', /done=received$/);
    assert.ok(!browser.cookies.has('draft') && !isFilled(await browser.get('/en/submit')));

    await browser.send(DRAFT, { ...fields, act: 'sign-in' }, from);
    assert.ok(isFilled(await browser.get('/de/submit')));
    await browser.send('/en/sign-out');
    await browser.send('/en/sign-in', signIn);
    assert.ok(!isFilled(await browser.get('/en/submit')), 'the next person at this browser does not read it');
  });

  /** The newest mailed link of a kind, with its query. */
  const mailedLink = async (email: string, kind: string): Promise<string> => {
    const mails = (await readMails(w)).filter((mail) => mail.includes(`To: ${email}`));
    const [link = ''] = mails.at(-1)?.match(new RegExp(`/en/${kind}[^\\s"<]*`)) ?? [];
    return link;
  };
  /** Leaves a draft; gives the path that sign-in leads on to. */
  const leave = async (): Promise<string> =>
    nextOf((await visitor().browser.send(DRAFT, { ...fields, act: 'register' })).headers.get('location'));
  const hrefOf = ({ text }: { text: string }, label: string): string =>
    new RegExp(`href="([^"]*)"[^>]*>${label.replace('?', '[?]')}<`).exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const actionOf = ({ text }: { text: string }, path: string): string =>
    new RegExp(`action="(${path}[^"]*)"`).exec(text)?.[1] ?? '';

  test('survives confirming the address in another browser, where the link leads on to it', async () => {
    const next = await leave();
    const email = 'phone@example.org';
    await visitor().browser.send('/en/register', { email, password: PASSWORD, next });
    const link = await mailedLink(email, 'verify-email');
    const { browser } = visitor();
    const action = actionOf(await browser.get(link), '/en/verify-email/');
    const confirmed = await browser.send(action, { password: PASSWORD });
    assert.ok(isFilled(await browser.get(hrefOf(confirmed, words.verify.continue))));
    const again = hrefOf(await visitor().browser.get(link), words.verify.continue);
    assert.ok(isFilled(await visitor().browser.get(again)), 'a used link leads there, too, signed in or not');
  });

  test('survives registering with an address that has an account, and choosing a new password', async () => {
    const next = await leave();
    const { email } = (await w.person()).account;
    await visitor().browser.send('/en/register', { email, password: PASSWORD, next });
    const signIn = await mailedLink(email, 'sign-in');
    const { browser } = visitor();
    const forgotten = await browser.get(hrefOf(await browser.get(signIn), words.signIn.forgot));
    await browser.send(actionOf(forgotten, '/en/reset-password'), { email });
    const reset = await visitor().browser.get(await mailedLink(email, 'reset-password/'));
    const changed = await browser.send(actionOf(reset, '/en/reset-password/'), {
      password: NEW_PASSWORD,
      access: 'end',
    });
    const form = await browser.follow(changed);
    const [, on = ''] = /name="next" value="([^"]*)"/.exec(form.text) ?? [];
    assert.ok(
      isFilled(await browser.follow(await browser.send('/en/sign-in', { email, password: NEW_PASSWORD, next: on }))),
    );
  });

  test('that does not exist, and any other address, stays out of the mails of others', async () => {
    for (const [at, next] of [
      '/en/submit?draft=Buy-cheap-pills-at-example-com-today-xxxxxxx',
      '/en/tools?q=pills',
    ].entries()) {
      const email = `stranger-${at}@example.org`;
      await visitor().browser.send('/en/register', { email, password: PASSWORD, next });
      assert.match(await mailedLink(email, 'verify-email'), /^\/en\/verify-email\/[\w-]+$/);
    }
  });

  test('is refused beyond the limit of its address, and what was typed comes back', async () => {
    const { browser, from } = visitor();
    for (let n = 0; n < 5; n += 1) assert.equal((await browser.send(DRAFT, { name: 'x' }, from)).status, 303);
    const page = await browser.send(DRAFT, fields, from);
    assert.equal(page.status, 429);
    assert.ok(isFilled(page));
  });
});

describe('drafts', () => {
  const MANY = 5_000;
  const from = (address: string): Record<string, string> => ({
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': address,
  });
  /** Leaves a draft; gives whether it is there still. */
  async function leave(address: string): Promise<() => Promise<boolean>> {
    const browser = openBrowser(w);
    const fields = submissionFields(submission({ name: `Left at ${address}` }));
    const left = await browser.send(DRAFT, { ...fields, act: 'sign-in' }, from(address));
    assert.equal(left.status, 303);
    const draft = new URLSearchParams(nextOf(left.headers.get('location')).split('?')[1]).get('draft') ?? '';
    return async () => (await findDraft(w.db, draft)) !== undefined;
  }
  /** Fills the table with drafts of so many networks, which end after any other. */
  async function fill(networks: number, count: number): Promise<void> {
    const rows = Array.from({ length: count }, (_, at) => ({
      id_hash: `filled-${at}`,
      form: '',
      expires_at: '2100-01-01T00:00:00.000Z',
      sender: `network-${at % networks}`,
    }));
    for (let at = 0; at < count; at += 500)
      await w.db.write((trx) =>
        trx
          .insertInto('submission_drafts')
          .values(rows.slice(at, at + 500))
          .execute(),
      );
  }
  const count = async (): Promise<number> =>
    (await w.db.read.selectFrom('submission_drafts').select('id_hash').execute()).length;

  test('of a network are a hundred, of which the first goes', async () => {
    const other = await leave('198.51.100.1');
    const first = await leave('192.0.2.1');
    w.clock.advance(1);
    const second = await leave('192.0.2.2');
    for (let at = 3; at <= 100; at += 1) await leave(`192.0.2.${at}`);
    assert.deepEqual([await other(), await first(), await second()], [true, true, true]);
    await leave('192.0.2.101');
    assert.deepEqual([await other(), await first(), await second()], [true, false, true]);
  });

  test('of all are five thousand, of which the network with the most loses its first', async () => {
    const innocent = await leave('2001:db8:1::1');
    await fill(50, MANY - (await count()));
    const later = await leave('2001:db8:2::1');
    for (let at = 0; at < 10; at += 1) await leave(`2001:db8:${at + 10}::1`);
    assert.deepEqual([await innocent(), await later(), await count()], [true, true, MANY]);
  });
});

describe('a check before signing in', () => {
  test('asks without a script whether a tool under a listed site is another one', async () => {
    const { browser, from } = visitor();
    const fields = submissionFields(
      submission({ url: 'https://docs.marble-heron.example.com/start', name: 'Tin Kettle' }),
    );
    const page = await browser.send(DRAFT, { ...fields, act: 'check' }, from);
    assert.equal(page.status, 200);
    assert.ok(textOf(page).includes(s.sameSite('Marble Heron')));
    assert.ok(page.text.includes('href="/en/tools/marble-heron"') && page.text.includes('value="Tin Kettle"'));
    const same = await browser.send(DRAFT, { ...fields, url: 'https://marble-heron.example.com', act: 'check' }, from);
    assert.equal(same.status, 422);
    assert.ok(textOf(same).includes(s.duplicate));
    const fine = await browser.send(DRAFT, { ...submissionFields(submission()), act: 'check' }, from);
    assert.ok(textOf(fine).includes(s.noProblems));
  });

  test('is there for members as well, and sends nothing', async () => {
    const member = await signedIn(w, (await w.person()).account.email);
    const page = await member.send('/en/submit', { ...submissionFields(submission()), act: 'check' });
    assert.equal(page.status, 200);
    assert.ok(textOf(page).includes(s.noProblems));
    assert.ok(!textOf(await member.get('/en/account/submissions')).includes('Lantern'));
  });

  test('says so while the address alone is typed, to members as well', async () => {
    const { browser, from } = visitor();
    const member = await signedIn(w, (await w.person()).account.email);
    for (const typing of [browser, member]) {
      const { json } = await typing.send('/en/submit/check', { url: 'https://app.marble-heron.example.com/' }, from);
      assert.equal(json.title, s.sameSite('Marble Heron'));
      assert.deepEqual(
        json.entries.map(({ name }: { name: string }) => name),
        ['Marble Heron'],
      );
    }
  });

  test('tells nothing of what is not published, nor what screening thinks of words', async () => {
    const maker = await w.person();
    const waiting = submission({ name: 'Secret Otter', url: 'https://secret-otter.example.com/' });
    assert.equal((await maker.post('/api/v1/submissions', waiting)).status, 201);
    const { browser, from } = visitor();
    for (const url of ['https://secret-otter.example.com/', 'https://app.secret-otter.example.com/']) {
      const fields = submissionFields({ ...waiting, url });
      const { json } = await browser.send('/en/submit/check', fields, from);
      assert.deepEqual([json.fields, json.entries, json.said], [{}, [], s.noProblems], url);
    }
    const spam = submission({
      name: 'Casino Royal',
      tagline: 'Best online casino, slots and sports betting with free bonus',
    });
    assert.deepEqual((await browser.send('/en/submit/check', submissionFields(spam), from)).json.fields, {});
  });

  test('takes a limit by address', async () => {
    const { browser, from } = visitor();
    const statuses: number[] = [];
    for (let n = 0; n < 9; n += 1) statuses.push((await browser.send('/en/submit/check', { url: 'x' }, from)).status);
    assert.deepEqual(statuses, [...Array<number>(8).fill(200), 429]);
  });
});
