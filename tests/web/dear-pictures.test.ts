/**
 * Drawing is expensive: the server checks sign-in and permission first, limits drawings by account and in all, and answers a
 * form beyond the limit with the time to retry. One engine suffices: the queue is in memory.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { inDrawingQueue } from '#catalog/pictures/pictures.ts';
import { submission } from '../support/factories.ts';
import { world, type Reply, type World } from '../support/world.ts';
import { signedIn, submissionFields, textOf, type Browser } from './browser.ts';
import { sendFiles, startSending } from './file-forms.ts';
import { until } from '../support/until.ts';

const logo = await sharp({ create: { width: 90, height: 90, channels: 3, background: '#0a6' } })
  .png()
  .toBuffer();

async function maker(w: World): Promise<{ browser: Browser; id: string }> {
  const { account } = await w.person();
  return { browser: await signedIn(w, account.email), id: account.id };
}
const submit = (w: World, browser: Browser, fields: Record<string, unknown> = {}): Promise<Reply> =>
  sendFiles(w, browser, '/en/submit', submissionFields(submission(fields)), { logo });
const storedIn = async ({ db }: World, table: 'submissions' | 'pictures'): Promise<number> =>
  (await db.read.selectFrom(table).selectAll().execute()).length;

/** Holds a turn, or a place in the queue, as a drawing would. */
function occupy({ db }: World, account: string): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const held = inDrawingQueue(db, { account }, () => promise).catch(() => undefined);
  return async () => {
    resolve(undefined);
    await held;
  };
}

describe('while too much is drawn', async () => {
  const w = await world();
  test('a form is told to come again before anything is stored, and keeps what was typed', async () => {
    const { browser } = await maker(w);
    const ends = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((account) => occupy(w, account));
    const refused = await submit(w, browser, { name: 'Patient Tool' });
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '5']);
    assert.ok(refused.text.includes('value="Patient Tool"'));
    assert.deepEqual([await storedIn(w, 'submissions'), await storedIn(w, 'pictures')], [0, 0]);
    await Promise.all(ends.map((end) => end()));
    assert.equal((await submit(w, browser)).status, 303);
  });

  test('it is told so after four and a half seconds in the queue at the latest', async () => {
    const { browser } = await maker(w);
    const before = await storedIn(w, 'submissions');
    const ends = ['a', 'b'].map((account) => occupy(w, account));
    const refused = await w.clock.elapseDuring(submit(w, browser), 4_500);
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '5']);
    assert.equal(await storedIn(w, 'submissions'), before);
    await Promise.all(ends.map((end) => end()));
  });

  test('an account holds two places, and gets them back when it leaves', async () => {
    const { browser, id } = await maker(w);
    const ends = ['a', 'b'].map((account) => occupy(w, account));
    const files = { logo };
    const fields = submissionFields(submission());
    const waiting = [1, 2].map(() => startSending(w, browser, '/en/submit', fields, files));
    // A place of its own is refused once both are taken.
    const isFull = async (): Promise<boolean> => {
      const leaving = new AbortController();
      const asked = inDrawingQueue(w.db, { account: id, signal: leaving.signal }, () => Promise.resolve());
      leaving.abort();
      return asked.then(
        () => false,
        (error: Error) => error.name !== 'AbortError',
      );
    };
    await until(isFull);
    assert.equal((await submit(w, browser)).status, 503);
    for (const each of waiting) (await each).leave();
    await until(async () => !(await isFull()));
    await Promise.all(ends.map((end) => end()));
    assert.equal((await submit(w, browser)).status, 303);
  });
});

describe('nothing is drawn', () => {
  test('for an account that has to confirm its address first', async () => {
    const w = await world({ SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'catalog@example.org' });
    const { browser, id } = await maker(w);
    await w.db.write((trx) =>
      trx.updateTable('accounts').set({ email_verified_at: null }).where('id', '=', id).execute(),
    );
    for (const act of ['send', 'check']) {
      const { status } = await sendFiles(
        w,
        browser,
        '/en/submit',
        { ...submissionFields(submission()), act },
        { logo },
      );
      assert.equal(status, act === 'check' ? 200 : 403, act);
    }
    assert.equal(await storedIn(w, 'pictures'), 0);
  });

  test('for an account whose quota of submissions is used up', async () => {
    const w = await world({ SUBMISSIONS_PER_HOUR: '1' });
    const { browser } = await maker(w);
    assert.equal((await browser.send('/en/submit', submissionFields(submission()))).status, 303);
    const refused = await submit(w, browser);
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
    assert.equal(await storedIn(w, 'pictures'), 0);
  });

  test('beyond the forms with pictures that an account may send within an hour', async () => {
    const w = await world({ PICTURE_FORMS_PER_HOUR: '2' });
    const { browser } = await maker(w);
    for (const status of [303, 303, 429]) assert.equal((await submit(w, browser)).status, status);
    assert.equal((await browser.send('/en/submit', submissionFields(submission()))).status, 303, 'without one');
  });
});

test('a picture that would take too long is refused at its field, whoever hands it in', async () => {
  const w = await world();
  const levels = [1, 2, 3, 4, 5].map((level) => `<g id="a${level}">${`<use href="#a${level - 1}"/>`.repeat(10)}</g>`);
  const bomb = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><rect id="a0" width="24" height="24"/>${levels.join('')}</svg>`,
  );
  const boss = await signedIn(w, (await w.person('admin')).account.email);
  const { browser } = await maker(w);
  for (const [who, path, fields, field] of [
    [browser, '/en/submit', submissionFields(submission()), 'logo'],
    [boss, '/en/admin/site/logo', { logo: 'upload light' }, 'logo_light'],
  ] as const) {
    const refused = await sendFiles(w, who, path, fields, { [field]: bomb });
    assert.equal(refused.status, 422, path);
    assert.ok(refused.text.includes(`id="field-${field}-error"`), path);
    assert.match(textOf(refused), /takes too long to draw/);
  }
  assert.equal(await storedIn(w, 'submissions'), 0);
});
