/** Owners are asked once a year whether their entries are still right, and confirm them by one press. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import { DAY_MS } from '#catalog/periods.ts';
import { askForConfirmations } from '#catalog/submissions/confirmation-mails.ts';
import { acceptChange } from '#catalog/moderation/decisions/changes.ts';
import { timestamp } from '#database/database.ts';
import { makeAccount, publish } from '../support/factories.ts';
import { world, type Reply, type World } from '../support/world.ts';
import { openBrowser, readMails, signedIn, textOf } from './browser.ts';

const run = promisify(execFile);

const w = await world({ CHANGES_PER_HOUR: '1000' });

const ago = (days: number): string => timestamp(new Date(w.clock.now().getTime() - days * DAY_MS));

async function published(accountId: string | null, days: readonly number[], on: World = w): Promise<string[]> {
  const slugs = await publish(
    on.db,
    days.map((each) => ({
      accountId,
      publishedAt: ago(each),
      pricingModel: 'paid',
      categories: ['chatbots'],
      platforms: ['web'],
    })),
  );
  await on.app.context.live.refresh();
  return slugs;
}

const mailsTo = async (email: string): Promise<string[]> =>
  (await readMails(w)).filter((mail) => mail.includes(`To: ${email}\r\n`) && mail.includes('/still-right/'));

/** The path of the link in the last mail to the address. */
async function linkTo(email: string): Promise<string> {
  const last = (await mailsTo(email)).at(-1) ?? '';
  return /^http:\/\/[^/]+(\/\w\w\/still-right\/\S+)\r$/m.exec(last)?.[1] ?? 'no link';
}

const confirmedAt = async (slug: string): Promise<string | null> =>
  (await w.visitor.get(`/api/v1/tools/${slug}`)).json.data.confirmed_at;

const ticked = (page: string): string[] =>
  [...page.matchAll(/name="tool" value="([^"]+)"/g)].map(([, each = '']) => each);

describe('the yearly mail', () => {
  test('goes out a year after publication, once, and says what the catalog says of the tool', async () => {
    const { account } = await w.person();
    const [slug = ''] = await published(account.id, [366]);
    const [young = ''] = await published((await w.person()).account.id, [364]);
    await askForConfirmations(w.db);
    await askForConfirmations(w.db);
    const mails = await mailsTo(account.email);
    assert.equal(mails.length, 1);
    const [mail = ''] = mails;
    for (const said of ['- Price: Paid', '- Categories: Chatbots', '- Platforms: Web', '- Website: https://published-'])
      assert.ok(mail.includes(said), mail);
    assert.ok(mail.includes(`/en/tools/${slug}/suggest\r\n`));
    assert.match(mail, /^List-Unsubscribe: </m);
    assert.ok(!(await readMails(w)).some((each) => each.includes(young)));
  });

  test('asks about several tools of an owner at once, and brings their dates together', async () => {
    const { account } = await w.person();
    const [first = '', near = '', far = ''] = await published(account.id, [366, 320, 100]);
    await askForConfirmations(w.db);
    const page = (await openBrowser(w).get(await linkTo(account.email))).text;
    assert.ok(page.includes(first) && page.includes(near) && !page.includes(far));
    assert.equal((await mailsTo(account.email)).length, 1);
  });

  test('does not go to who has no verified address, is suspended, wants no notices or has changed the entry within the year', async () => {
    const people = await Promise.all([w.person(), w.person(), w.person(), w.person()]);
    const [unverified, suspended, quiet, diligent] = people.map(({ account }) => account);
    const set = (id: string | undefined, values: object): Promise<unknown> =>
      w.db.write((trx) =>
        trx
          .updateTable('accounts')
          .set(values)
          .where('id', '=', id ?? '')
          .execute(),
      );
    await set(unverified?.id, { email_verified_at: null });
    await set(suspended?.id, { suspended_at: ago(1) });
    await set(quiet?.id, { notices_off_at: ago(1) });
    for (const { account } of people) await published(account.id, [400]);
    const mine = await w.db.read
      .selectFrom('tools')
      .select('slug')
      .where('account_id', '=', diligent?.id ?? '')
      .executeTakeFirstOrThrow();
    const asked = await people[3]?.request(
      'PATCH',
      `/api/v1/tools/${mine.slug}`,
      JSON.stringify({ pricing_model: 'free' }),
      { 'content-type': 'application/json' },
    );
    assert.equal(asked?.status, 202, asked?.text);
    const editor = await w.person('editor');
    await acceptChange(w.db, editor.account, asked.json.data.id);
    await askForConfirmations(w.db);
    for (const { account } of people) assert.deepEqual(await mailsTo(account.email), []);
  });

  test('three servers that ask at once write to each owner once', async () => {
    const several = await world();
    const owners = 40;
    for (let index = 0; index < owners; index += 1) {
      const { id } = await makeAccount(several.db, `owner-${index}@example.org`, 'member');
      await published(id, [400, 390], several);
    }
    const program = join(import.meta.dirname, '..', 'support', 'asking-process.ts');
    const ended = await Promise.all(
      Array.from({ length: 3 }, () =>
        run(process.execPath, [program, several.config.databaseUrl, String(several.clock.now().getTime())]),
      ),
    );
    assert.equal(
      ended.reduce((sum, { stdout }) => sum + Number(stdout), 0),
      owners,
    );
    // The server of this world may have sent some by now, and forgotten to whom.
    const mails = await several.db.read.selectFrom('outbox').select('payload').execute();
    assert.equal(mails.filter(({ payload }) => payload.includes('"still_right"')).length, owners);
    const requests = await several.db.read.selectFrom('confirmation_requests').select('account_id').execute();
    assert.equal(requests.length, owners);
  });
});

describe('the link of the mail', () => {
  test('confirms by one press without a sign-in; to open it confirms nothing', async () => {
    const { account } = await w.person();
    const [slug = ''] = await published(account.id, [366]);
    await askForConfirmations(w.db);
    const link = await linkTo(account.email);
    const browser = openBrowser(w);
    const page = await browser.get(link);
    assert.equal((await browser.get(link)).status, 200);
    assert.equal(await confirmedAt(slug), null);
    const done = await browser.follow(await browser.send(link, { tool: ticked(page.text) }));
    assert.ok(textOf(done).includes('Thank you.') && textOf(done).includes('You have confirmed everything.'));
    const at = (await confirmedAt(slug)) ?? '';
    const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(at),
    );
    assert.ok(
      textOf(await w.visitor.get(`/en/tools/${slug}`)).includes(`Confirmed in ${month.replace(' ', '\u00A0')}`),
    );
    assert.ok(textOf(await w.visitor.get(`/en/tools/${slug}/history`)).includes('Confirmed by its maker'));
    assert.ok(textOf(await w.visitor.get('/en')).includes('Confirmed by its maker'));
    assert.equal((await browser.send(link, { tool: ticked(page.text) })).status, 303, 'a second press changes nothing');
    const rows = await w.db.read.selectFrom('history').select('id').where('action', '=', 'owner_confirmed').execute();
    const known = rows.length;
    await browser.send(link, { tool: ticked(page.text) });
    const again = await w.db.read.selectFrom('history').select('id').where('action', '=', 'owner_confirmed').execute();
    assert.equal(again.length, known);
  });

  test('confirms those of several that are ticked, and says when none is', async () => {
    const { account } = await w.person();
    const [one = '', two = ''] = await published(account.id, [366, 366]);
    await askForConfirmations(w.db);
    const link = await linkTo(account.email);
    const browser = openBrowser(w);
    const none = await browser.send(link, {});
    assert.equal(none.status, 422);
    const first = ticked((await browser.get(link)).text).find((value) => value.startsWith(`${one} `)) ?? '';
    await browser.send(link, { tool: [first] });
    assert.deepEqual([(await confirmedAt(one)) !== null, await confirmedAt(two)], [true, null]);
    assert.deepEqual(
      ticked((await browser.get(link)).text).map((value) => value.split(' ')[0]),
      [two],
    );
  });

  test('says plainly that it is over when it is unknown, too old, replaced or about tools that are somebody else’s now', async () => {
    const { account } = await w.person();
    const other = await w.person();
    const [slug = ''] = await published(account.id, [366]);
    await askForConfirmations(w.db);
    const link = await linkTo(account.email);
    const browser = openBrowser(w);
    const isOver = (reply: Reply): boolean =>
      reply.status === 422 && textOf(reply).includes('You can confirm your tools in your account at any time.');
    const expectOver = async (path: string): Promise<void> => {
      assert.ok(isOver(await browser.get(path)), path);
      assert.ok(isOver(await browser.send(path, { tool: `${slug} x` })), path);
    };
    await expectOver(`/en/still-right/${'x'.repeat(43)}`);
    await expectOver('/en/still-right/short');
    const give = (id: string): Promise<unknown> =>
      w.db.write((trx) => trx.updateTable('tools').set({ account_id: id }).where('slug', '=', slug).execute());
    await give(other.account.id);
    await expectOver(link);
    await give(account.id);
    assert.equal((await browser.get(link)).status, 200);
    const foreign = await published(other.account.id, [10]);
    assert.ok(isOver(await browser.send(link, { tool: `${foreign[0]} x` })));
    w.clock.advance(91 * DAY_MS);
    await expectOver(link);
    w.clock.advance(-91 * DAY_MS);
    assert.equal(await confirmedAt(slug), null);
  });

  test('confirms nothing that has changed since it was looked at, or of which a change waits', async () => {
    const person = await w.person();
    const [slug = ''] = await published(person.account.id, [366]);
    await askForConfirmations(w.db);
    const link = await linkTo(person.account.email);
    const browser = openBrowser(w);
    const [seen = ''] = ticked((await browser.get(link)).text);
    assert.equal((await browser.send(link, { tool: `${seen.slice(0, -1)}x` })).status, 409);
    await person.request('PATCH', `/api/v1/tools/${slug}`, JSON.stringify({ pricing_model: 'free' }), {
      'content-type': 'application/json',
    });
    assert.equal((await browser.send(link, { tool: seen })).status, 409);
    const page = await browser.get(link);
    assert.ok(textOf(page).includes('A change to this tool is awaiting review.'));
    assert.deepEqual(ticked(page.text), []);
  });
});

test('owners confirm from their account at any time; nobody else can', async () => {
  const { account } = await w.person();
  const [slug = ''] = await published(account.id, [3]);
  const browser = await signedIn(w, account.email);
  const page = await browser.get(`/en/tools/${slug}/still-right`);
  const done = await browser.follow(await browser.send(`/en/tools/${slug}/still-right`, { tool: ticked(page.text) }));
  assert.ok(textOf(done).includes('Thank you.'));
  assert.notEqual(await confirmedAt(slug), null);
  const stranger = await signedIn(w, (await w.person()).account.email);
  assert.equal((await stranger.get(`/en/tools/${slug}/still-right`)).status, 404);
  assert.equal((await stranger.send(`/en/tools/${slug}/still-right`, { tool: ticked(page.text) })).status, 404);
});
