/** Following by mail: asked for by anyone, confirmed by a link, told weekly or within a day, and stopped in one click. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { findAccountByEmail } from '#catalog/accounts/accounts.ts';
import { addToList, createList, moveList } from '#catalog/lists/edits.ts';
import { noteUndelivered } from '#catalog/follows/digests.ts';
import { nextEdition } from '#catalog/follows/editions.ts';
import { followAs } from '#catalog/follows/edits.ts';
import { findReader } from '#catalog/follows/readers.ts';
import { mergeTools } from '#catalog/moderation/merge.ts';
import { editTool } from '#catalog/moderation/tool-edits.ts';
import { recordHistory } from '#catalog/audit/log.ts';
import { namedFields } from '#catalog/entries/columns.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import { openMailSink } from '../chaos/mail-sink.ts';
import { publish } from '../support/factories.ts';
import { readSunk, type SunkMail } from '../support/sink-mails.ts';
import { PASSWORD, world } from '../support/world.ts';
import { openBrowser, signedIn, textOf, type Browser } from './browser.ts';

const DAY = 86_400_000;
const sink = await openMailSink();
after(() => sink.close());
const w = await world({ SMTP_URL: sink.url, OUTGOING: 'on', FOLLOWS_PER_HOUR: '1000' });
const editor = await w.person('editor');
const [otter = '', heron = '', gull = '', wader = ''] = await publish(w.db, [
  { name: 'Otter Notes', pricingModel: 'free', categories: ['chatbots'] },
  { name: 'Heron', categories: ['chatbots'] },
  { name: 'Gull' },
  { name: 'Wader' },
]);
await w.app.context.live.refresh();

/** The mails that have come since the last call. */
await w.app.drain('outbox');
let read = sink.mails.length;
async function newMails(): Promise<SunkMail[]> {
  await w.app.drain('digests');
  await w.app.drain('outbox');
  const mails = sink.mails.slice(read).map(readSunk);
  read = sink.mails.length;
  return mails;
}

const ask = (email: string, subject: string, rhythm = 'week', locale = 'en') => {
  const browser = openBrowser(w);
  return formOf(browser, `/${locale}/follow?${subject}`).then((fields) =>
    browser.send(`/${locale}/follow`, { ...fields, email, rhythm }),
  );
};

/** The hidden fields of the form. */
async function formOf(browser: Browser, path: string): Promise<Record<string, string>> {
  const page = await browser.get(path);
  assert.equal(page.status, 200);
  const fields = page.text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]));
}

const linkIn = (mail: SunkMail | undefined): string =>
  /\/\w\w\/follows\/[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? 'no link';

/** Follows as a new reader and confirms; gives the link of its mails. */
async function confirmed(email: string, subject: string, rhythm = 'week', locale = 'en'): Promise<string> {
  await newMails();
  await ask(email, subject, rhythm, locale);
  const [mail] = await newMails();
  const link = linkIn(mail);
  await openBrowser(w).send(link, { confirm: 'yes' });
  return link;
}

async function setPrice(slug: string, pricing_model: string): Promise<void> {
  const seen = await getDeskTool(w.db, slug);
  await editTool(w.db, editor.account, slug, { body: { ...namedFields(seen), pricing_model }, mark: seen.mark });
  await w.app.context.live.refresh();
}

async function nextWeek(): Promise<SunkMail[]> {
  w.clock.advance(7 * DAY);
  return newMails();
}

const to = (mails: readonly SunkMail[], email: string): SunkMail[] => mails.filter((mail) => mail.to === email);

test('a page offers it, its form asks for an address only, and nothing is sent before the link is confirmed', async () => {
  const page = await w.visitor.get(`/en/tools/${otter}`);
  assert.ok(page.text.includes(`href="/en/follow?tool=${otter}"`));
  const sent = await ask('ann@reader.example', `tool=${otter}`);
  assert.ok(textOf(await openBrowser(w).follow(sent)).includes('Check your inbox'));
  const [mail, ...others] = await newMails();
  assert.equal(others.length, 0);
  assert.equal(mail?.to, 'ann@reader.example');
  assert.doesNotMatch(mail?.head ?? '', /List-Unsubscribe/);
  w.clock.advance(1_000);
  await setPrice(otter, 'paid');
  assert.deepEqual(to(await nextWeek(), 'ann@reader.example'), []);
});

test('a reader is told weekly what has changed, once, and can stop with the request of a mail program', async () => {
  const link = await confirmed('ben@reader.example', `tool=${otter}`);
  w.clock.advance(1_000);
  await setPrice(otter, 'freemium');
  assert.deepEqual(await newMails(), []);
  const [mail] = to(await nextWeek(), 'ben@reader.example');
  assert.match(
    mail?.text ?? '',
    /Otter Notes\nhttp:\/\/localhost:0\/en\/tools\/otter-notes\nPrice: Free plan available \(before: Paid\)/,
  );
  assert.match(mail?.head ?? '', /^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  assert.ok(mail?.head.includes(`List-Unsubscribe: <http://localhost:0${link}>`));
  assert.deepEqual(to(await nextWeek(), 'ben@reader.example'), []);
  const reply = await openBrowser(w).send(link, { 'List-Unsubscribe': 'One-Click' }, {});
  assert.equal(reply.status, 303);
  const rows = await w.db.read.selectFrom('readers').select('id').where('email', '=', 'ben@reader.example').execute();
  assert.deepEqual(rows, []);
  assert.equal((await openBrowser(w).send(link, { 'List-Unsubscribe': 'One-Click' }, {})).status, 303);
});

test('a price and a dead link are told within a day to those who want that, and not again in the weekly mail', async () => {
  await confirmed('cleo@reader.example', `tool=${heron}`, 'day');
  await confirmed('dan@reader.example', `tool=${heron}`);
  w.clock.advance(1_000);
  await setPrice(heron, 'paid');
  const tool = await getDeskTool(w.db, heron);
  const link = { from: 'ok', to: 'dead' };
  await w.db.write((trx) => recordHistory(trx, null, 'link_checked', ['tool', tool.id], { detail: { link } }));
  w.clock.advance(DAY);
  const first = await newMails();
  assert.deepEqual(
    first.map((mail) => mail.to),
    ['cleo@reader.example'],
  );
  assert.ok(first[0]?.text.includes('Price: Paid'));
  assert.ok(first[0]?.text.includes('The link no longer works.'));
  const later = await nextWeek();
  assert.deepEqual(to(later, 'cleo@reader.example'), []);
  assert.equal(to(later, 'dan@reader.example').length, 1);
});

test('a category is followed like a search: its new tools are told in the reader’s language, others are not', async () => {
  await confirmed('eva@reader.example', 'category=chatbots', 'week', 'de');
  w.clock.advance(DAY);
  const publishedAt = w.db.now().toISOString();
  await publish(w.db, [
    { name: 'Kingfisher', categories: ['chatbots'], publishedAt },
    { name: 'Cormorant', categories: ['video'], publishedAt },
  ]);
  await w.app.context.live.refresh();
  const [mail] = to(await nextWeek(), 'eva@reader.example');
  assert.match(mail?.text ?? '', /Neu\n\nKingfisher\nhttp:\/\/localhost:0\/de\/tools\/kingfisher\n/);
  assert.doesNotMatch(mail?.text ?? '', /Cormorant/);
});

test('a public list is followed: what its owner adds is new', async () => {
  const owner = await w.person();
  const list = await createList(w.db, owner.account, { title: 'Sea birds', intro: '', locale: 'en' });
  await addToList(w.db, owner.account, list, { slug: gull, note: '' });
  await moveList(w.db, owner.account, list, 'publish', { verificationRequired: false });
  assert.ok((await w.visitor.get(`/en/lists/${list}`)).text.includes(`/en/follow?list=${list}`));
  await confirmed('finn@reader.example', `list=${list}`);
  w.clock.advance(1_000);
  await addToList(w.db, owner.account, list, { slug: wader, note: '' });
  const [mail] = to(await nextWeek(), 'finn@reader.example');
  assert.match(mail?.text ?? '', /New\n\nWader\n/);
  assert.doesNotMatch(mail?.text ?? '', /Gull/);
});

test('whoever asks, an address gets one link a day, and the answer is the same', async () => {
  await newMails();
  const first = await ask('gil@reader.example', `tool=${otter}`);
  const second = await ask('gil@reader.example', `tool=${heron}`);
  assert.deepEqual([first.status, first.headers.get('location')], [second.status, second.headers.get('location')]);
  const [mail, ...others] = await newMails();
  assert.equal(others.length, 0);
  const page = textOf(await openBrowser(w).get(linkIn(mail)));
  assert.ok(page.includes('Otter Notes') && page.includes('Heron'));
  w.clock.advance(DAY - 1);
  await ask('gil@reader.example', `tool=${gull}`);
  assert.deepEqual(await newMails(), []);
  w.clock.advance(1);
  await ask('gil@reader.example', `tool=${gull}`);
  assert.equal((await newMails()).length, 1);
});

test('one who is known is not told what strangers ask for in its name until it confirms', async () => {
  const link = await confirmed('hana@reader.example', `tool=${otter}`);
  await ask('hana@reader.example', `tool=${heron}`);
  w.clock.advance(1_000);
  await setPrice(heron, 'freemium');
  assert.deepEqual(to(await nextWeek(), 'hana@reader.example'), []);
  assert.ok(textOf(await openBrowser(w).get(link)).includes('Is this what you want to follow?'));
});

test('an account with a confirmed address follows at once, sees it on its page, and stops there', async () => {
  const member = await w.person();
  const browser = await signedIn(w, member.account.email);
  await newMails();
  const fields = await formOf(browser, `/en/follow?tool=${otter}`);
  const done = await browser.follow(await browser.send('/en/follow', { ...fields, rhythm: 'day' }));
  assert.ok(textOf(done).includes('Otter Notes'));
  assert.deepEqual(to(await newMails(), member.account.email), []);
  const value = /name="week"\s+value="(\w+)"/.exec(done.text)?.[1] ?? '';
  const weekly = await browser.follow(await browser.send('/en/account/follows', { week: value }));
  assert.ok(textOf(weekly).includes('Once a week'));
  const stopped = await browser.follow(await browser.send('/en/account/follows', { stop: value }));
  assert.ok(textOf(stopped).includes('You are not following anything yet'));
});

test('a wrong secret is no page, and a bad address is told at its field', async () => {
  assert.equal((await openBrowser(w).get(`/en/follows/${w.db.newId()}.${'a'.repeat(43)}`)).status, 404);
  const refused = await ask('not an address', `tool=${otter}`);
  assert.equal(refused.status, 422);
  assert.ok(refused.text.includes('id="field-email-error"'));
});

test('what is not there cannot be followed', async () => {
  for (const subject of [
    'tool=nothing-of-this-name',
    'list=nothing',
    'task=nothing',
    'task=nothing&q=otter',
    'category=nothing',
    'categories=chatbots,nothing',
  ]) {
    assert.equal((await openBrowser(w).get(`/en/follow?${subject}`)).status, 404, subject);
    assert.ok(!(await openBrowser(w).get(`/en/tools?${subject}`)).text.includes('/en/follow?'), subject);
  }
  const { status } = await openBrowser(w).send('/en/follow', {
    email: 'eva@reader.example',
    subject: 'search task=nothing',
  });
  assert.equal(status, 404);
  for (const subject of ['task=remove-background', 'categories=chatbots,writing', 'q=nothing'])
    assert.equal((await openBrowser(w).get(`/en/follow?${subject}`)).status, 200, subject);
});

test('without a mail server, without outgoing connections and read-only it is not offered', async () => {
  for (const settings of [{}, { SMTP_URL: sink.url, OUTGOING: 'off' }]) {
    const other = await world(settings);
    const [slug = ''] = await publish(other.db, [{ name: 'Osprey', categories: ['chatbots'] }]);
    await other.app.context.live.refresh();
    assert.ok(!(await other.visitor.get(`/en/tools/${slug}`)).text.includes('/en/follow'));
    for (const subject of [
      `tool=${slug}`,
      'category=chatbots',
      'q=osprey&pricing=free',
      'task=remove-background',
      '',
    ]) {
      const page = await openBrowser(other).get(`/en/follow?${subject}`);
      assert.ok(textOf(page).includes('This site sends no e-mails.'), subject);
      const main = page.text.slice(page.text.indexOf('<main'), page.text.indexOf('</main>'));
      const feeds = [...main.matchAll(/href="(\/en[^"]*\/feed\.(?:atom|rss)[^"]*)"/g)].map(
        ([, address = '']) => address,
      );
      assert.equal(feeds.length, 2, subject);
      for (const feed of feeds)
        assert.equal((await other.visitor.get(feed.replaceAll('&amp;', '&'))).status, 200, feed);
    }
    const sent = await openBrowser(other).send('/en/follow', {
      subject: 'tool x',
      email: 'a@b.example',
      rhythm: 'week',
    });
    assert.equal(sent.status, 404);
  }
});

test('a mailbox that is refused for good is forgotten, not one that is refused for now or for the sender', async () => {
  const replies = {
    'gone@reader.example': '550 5.1.1 no such user',
    'closed@reader.example': '550 5.2.1 this account is closed',
    'full@reader.example': '452 4.2.2 mailbox full',
    'blocked@reader.example': '550 5.7.1 your address is blocked',
    'relay@reader.example': '550 relay not permitted',
  };
  for (const email of Object.keys(replies)) await confirmed(email, `tool=${wader}`);
  for (const [email, reply] of Object.entries(replies)) sink.refusals.set(email, reply);
  w.clock.advance(1_000);
  await setPrice(wader, 'paid');
  await nextWeek();
  const left = await w.db.read
    .selectFrom('readers')
    .select('email')
    .where('email', 'in', Object.keys(replies))
    .execute();
  assert.deepEqual(left.map(({ email }) => email).sort(), [
    'blocked@reader.example',
    'full@reader.example',
    'relay@reader.example',
  ]);
  sink.refusals.clear();
  w.clock.advance(DAY);
  await newMails();
});

test('an account that has not proved its address neither moves nor ends what the address follows', async () => {
  for (const act of ['email', 'delete'] as const) {
    const email = `${act}-victim@reader.example`;
    const link = await confirmed(email, `tool=${gull}`);
    const thief = await w.person();
    const taken = { email, email_verified_at: null };
    await w.db.write((trx) => trx.updateTable('accounts').set(taken).where('id', '=', thief.account.id).execute());
    const browser = await signedIn(w, email);
    const moved = { email: `${act}-thief@reader.example`, current_password: PASSWORD };
    assert.equal((await browser.send(`/en/account/${act}`, moved)).status, 303);
    const [mail] = to(await newMails(), moved.email);
    const [change] = /\/en\/[\w/-]+\/[\w.-]{20,}/.exec(mail?.text ?? '') ?? [];
    if (act === 'email') {
      await browser.send(change ?? 'no link', {});
      assert.ok(await findAccountByEmail(w.db, moved.email), 'the account has moved');
    }
    assert.match(textOf(await openBrowser(w).get(link)), /Gull/);
  }
});

test('a mail program stops by either content type of forms', async () => {
  const link = await confirmed('part@reader.example', `tool=${gull}`);
  const body = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
  const reply = await w.visitor.request('POST', link, body, { 'content-type': 'multipart/form-data; boundary=x' });
  assert.equal(reply.status, 303);
  assert.match(reply.headers.get('location') ?? '', /done=forgotten/);
});

test('the filters of a form are those of a list: no others, none without any', async () => {
  const send = async (subject: string) =>
    (await openBrowser(w).send('/en/follow', { subject, email: 'odd@reader.example', rhythm: 'week' })).status;
  for (const subject of ['search ', 'search utm=x', 'search page=3', `search q=${'x'.repeat(600)}`, 'tool none'])
    assert.ok([404, 422].includes(await send(subject)), subject);
  assert.equal(await send('search page=3&category=chatbots'), 303);
});

test('a merge of tools keeps what is confirmed, with the quicker rhythm', async () => {
  const [from = '', into = ''] = await publish(w.db, [{ name: 'Plover One' }, { name: 'Plover Two' }]);
  await w.app.context.live.refresh();
  const link = await confirmed('merge@reader.example', `tool=${from}`, 'day');
  await ask('merge@reader.example', `tool=${into}`);
  const both = await confirmed('both@reader.example', `tool=${into}`);
  await ask('both@reader.example', `tool=${from}`, 'day');
  await openBrowser(w).send(both, { confirm: 'yes' });
  await mergeTools(w.db, editor.account, { from, into });
  for (const email of ['merge@reader.example', 'both@reader.example']) {
    const reader = await findReader(w.db.read, 'email', email);
    assert.deepEqual(
      reader?.follows.map(({ rhythm }) => rhythm),
      ['day'],
      email,
    );
    assert.ok(reader?.follows[0]?.confirmedAt, email);
  }
  assert.match(textOf(await openBrowser(w).get(link)), /Plover Two/);
});

test('editors put three lines a language above the next weekly mail, and above that one alone', async () => {
  await confirmed('ina@reader.example', `tool=${wader}`);
  await confirmed('jan@reader.example', `tool=${wader}`, 'week', 'de');
  const desk = await signedIn(w, editor.account.email);
  const seen = await formOf(desk, '/en/editor/digest');
  const four = await desk.send('/en/editor/digest', { ...seen, lines_en: 'One\nTwo\nThree\nFour' });
  assert.ok(four.status === 422 && four.text.includes('href="#field-lines_en"'));
  assert.equal((await desk.send('/en/editor/digest', { ...seen, lines_en: 'x'.repeat(601) })).status, 422);
  const lines = 'Our catalog is three years old.\nThank you for reading.\nhttps://example.org/party';
  // Browsers send both characters of a line break.
  await desk.follow(await desk.send('/en/editor/digest', { ...seen, lines_en: lines.replaceAll('\n', '\r\n') }));
  assert.ok((await desk.get('/en/editor/digest')).text.includes('Thank you for reading.'));
  w.clock.advance(1_000);
  await setPrice(wader, 'free_trial');
  const mails = await nextWeek();
  const [mail] = to(mails, 'ina@reader.example');
  assert.ok(mail?.text.includes(`\n\n${lines}\n\n`));
  const [german] = to(mails, 'jan@reader.example');
  assert.ok(german !== undefined && !german.text.includes('example.org/party'));
  assert.ok(!(await desk.get('/en/editor/digest')).text.includes('Thank you for reading.'));
  await setPrice(wader, 'paid');
  const [next] = to(await nextWeek(), 'ina@reader.example');
  assert.ok(next !== undefined && !next.text.includes('Thank you for reading.'));
  const reader = await signedIn(w, (await w.person()).account.email);
  assert.equal((await reader.send('/en/editor/digest', { lines_en: 'Mine' })).status, 403);
});

test('lines in a language that is switched off meanwhile stay', async () => {
  const desk = await signedIn(w, editor.account.email);
  const seen = await formOf(desk, '/en/editor/digest');
  assert.equal((await desk.send('/en/editor/digest', { ...seen, lines_en: 'Hello', lines_de: 'Hallo' })).status, 303);
  const { lines_de: _, ...others } = await formOf(desk, '/en/editor/digest');
  assert.equal((await desk.send('/en/editor/digest', { ...others, lines_en: 'Hello again' })).status, 303);
  const { text } = await desk.get('/en/editor/digest');
  assert.ok(text.includes('Hello again') && text.includes('Hallo'));
  const { mark = '' } = await formOf(desk, '/en/editor/digest');
  await desk.send('/en/editor/digest', { mark, lines_en: '', lines_de: '' });
});

test('of two editors who write above the same mail the second sees what the first wrote, and keeps what they typed', async () => {
  const [one, other] = [await signedIn(w, editor.account.email), await signedIn(w, editor.account.email)];
  const seen = await formOf(one, '/en/editor/digest');
  assert.equal((await one.send('/en/editor/digest', { ...seen, lines_en: 'From the first' })).status, 303);
  const late = await other.send('/en/editor/digest', { ...seen, lines_en: 'From the second' });
  assert.equal(late.status, 409);
  assert.ok(late.text.includes('From the second'));
  assert.ok((await one.get('/en/editor/digest')).text.includes('From the first'));
  const mark = /name="mark" value="(\w+)"/.exec(late.text)?.[1] ?? '';
  assert.equal((await other.send('/en/editor/digest', { mark, lines_en: 'From the second' })).status, 303);
  // The mail has been sent meanwhile.
  w.clock.advance(7 * DAY);
  const again = await signedIn(w, editor.account.email);
  assert.equal((await again.send('/en/editor/digest', { mark, lines_en: 'Late' })).status, 409);
});

test('a weekly mail that did not arrive is tried again the next day, and after another failure with its week', async () => {
  const email = 'kay@reader.example';
  const now = w.clock.now();
  w.clock.advance(nextEdition('week', now).getTime() - now.getTime());
  await confirmed(email, `tool=${gull}`);
  w.clock.advance(1_000);
  await setPrice(gull, 'free_trial');
  assert.equal(to(await nextWeek(), email).length, 1);
  const fail = async (): Promise<number> => {
    const { id = '', weekFrom = '' } = (await findReader(w.db.read, 'email', email)) ?? {};
    const since = new Date(Date.parse(weekFrom) - 7 * DAY).toISOString();
    await w.db.write((trx) => noteUndelivered(trx, { reader: id, since, rhythm: 'week' }, false));
    const { nextAt } = (await findReader(w.db.read, 'email', email)) ?? {};
    return (Date.parse(nextAt ?? '') - w.clock.now().getTime()) / DAY;
  };
  assert.ok((await fail()) <= 1);
  w.clock.advance(DAY);
  const [again] = to(await newMails(), email);
  assert.match(again?.text ?? '', /Gull/);
  await w.db.write((trx) => trx.updateTable('readers').set({ failures: 1 }).where('email', '=', email).execute());
  assert.ok((await fail()) > 1);
});

test('admins see the tools that most readers follow', async () => {
  const admin = await signedIn(w, (await w.person('admin')).account.email);
  const text = textOf(await admin.get('/en/admin/overview'));
  assert.match(text, /Tools most followed Followers Wader 5 /);
});

test('a search that finds nothing offers to tell when there is something', async () => {
  const nothing = await w.visitor.get('/en/tools?q=quagga+stapler&pricing=free');
  assert.match(
    nothing.text,
    /href="\/en\/follow\?q=quagga\+stapler&amp;pricing=free"[^>]*>E-mail me when there is one/,
  );
  assert.ok(!textOf(await w.visitor.get('/en/tools?q=otter')).includes('when there is one'));
});

test('a webhook of the account tells the tools of its mail, once, and nothing to others', async () => {
  const reader = await w.person();
  const other = await w.person();
  const hooks: string[] = [];
  for (const who of [reader, other]) {
    const made = await who.post('/api/v1/webhooks', { events: ['tool.news'] });
    hooks.push(made.json.data.id);
  }
  const { account } = reader;
  await followAs(w.db, account, { subject: { kind: 'search', id: 'category=chatbots' }, rhythm: 'day' });
  const deliveries = () =>
    w.db.read
      .selectFrom('webhook_deliveries')
      .select(['webhook_id', 'event', 'data'])
      .where('webhook_id', 'in', hooks)
      .execute();
  const digests = async (): Promise<SunkMail[]> =>
    to(await newMails(), account.email).filter(({ text }) => text.includes('Otter Notes'));
  w.clock.advance(1_000);
  await setPrice(otter, 'paid');
  assert.deepEqual(await deliveries(), []);
  const { id = '', dayFrom: since = '' } = (await findReader(w.db.read, 'email', account.email)) ?? {};
  w.clock.advance(DAY);
  assert.equal((await digests()).length, 1);
  const [delivery, ...rest] = await deliveries();
  assert.deepEqual(rest, []);
  assert.equal(delivery?.webhook_id, hooks[0]);
  assert.equal(JSON.parse(delivery?.data ?? '{}').slug, otter);
  // The mail did not arrive: the next one repeats its news, the webhook does not.
  await w.db.write((trx) => noteUndelivered(trx, { reader: id, since, rhythm: 'day' }, false));
  w.clock.advance(DAY);
  assert.equal((await digests()).length, 1);
  assert.equal((await deliveries()).length, 1);
});
