/** Addresses of submissions are looked up in the background, and editors see beside the entry what is there. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { readPageTexts } from '#outgoing/page-texts.ts';
import { submission } from '../support/factories.ts';
import { answer, openFarm, page, redirects, type Behaviour, type Farm } from '../outgoing/farm.ts';
import { signedIn, textOf, type Browser } from '../web/browser.ts';
import { openWorld, world, type World } from '../support/world.ts';

describe('the preview of an address', () => {
  let w: World;
  let farm: Farm;
  let desk: Browser;
  let asked = 0;

  before(async () => {
    farm = openFarm();
    const outgoing = { network: farm.network, spacing: 0 };
    w = await openWorld({ OUTGOING: 'on', SUBMISSIONS_PER_HOUR: '100' }, { outgoing });
    const { account } = await w.person('editor');
    desk = await signedIn(w, account.email);
  });
  after(async () => {
    await w.close();
    await farm.close();
  });

  /** Submits a tool at a host that behaves so; gives the path of its review page. */
  async function submit(name: string, behave: Behaviour): Promise<string> {
    const counting: Behaviour = (socket, path, head) => {
      asked += 1;
      behave(socket, path, head);
    };
    const url = `${farm.add(`${name}-preview.com`, { behave: counting })}/`;
    const maker = await w.person();
    const { json, status } = await maker.post('/api/v1/submissions', submission({ url, name: `Lantern ${name}` }));
    assert.equal(status, 201);
    return `/en/editor/submissions/${json.data.id}`;
  }

  test('shows status, title and description, looked up once', async () => {
    const html = `<head><title>Marble &amp; <!-- --></title><meta content='Paints "herons".' name=Description></head>`;
    const path = await submit('plain', page(html));
    await w.app.drain('previews');
    const soFar = asked;
    const text = textOf(await desk.get(path));
    assert.match(text, /What is at the address/);
    assert.match(text, /HTTP 200[^]*Marble &amp;[^]*Paints &(?:quot|#34);herons/);
    assert.equal(await w.app.drain('previews'), 0);
    await desk.get(path);
    assert.equal(asked, soFar);
  });

  test('tells the maker why the address of the logo gives none', async () => {
    const { account, post } = await w.person();
    const entry = submission({ logo_url: 'https://no-such-logo.com/logo.png' });
    const { json } = await post('/api/v1/submissions', entry);
    await w.app.drain('previews');
    const maker = await signedIn(w, account.email);
    const status = textOf(await maker.get(`/en/submissions/${json.data.id}`));
    assert.match(status, /There is no usable picture at the logo address \(the host name does not exist\)\./);
  });

  test('shows where it redirects to, and warns of another domain, without a link', async () => {
    const target = farm.add('elsewhere-preview.com', { behave: page() });
    const path = await submit('mover', redirects(`${target}/there`));
    await w.app.drain('previews');
    const reply = await desk.get(path);
    assert.match(textOf(reply), /Leads to another domain\.[^]*elsewhere-preview\.com\/there/);
    assert.doesNotMatch(reply.text, /href="[^"]*elsewhere-preview/);
  });

  test('says why there was no answer', async () => {
    const inside = await submit('inside', redirects('http://169.254.169.254/latest'));
    const closed = await submit(
      'closed',
      (socket) => void socket.end(answer('200 OK', {}, 'User-agent: *\nDisallow: /')),
    );
    await w.app.drain('previews');
    assert.match(textOf(await desk.get(inside)), /Not a public address/);
    assert.match(textOf(await desk.get(closed)), /robots\.txt does not allow it/);
  });
});

test('a server that asks nobody says so beside the entry', async () => {
  const w = await world();
  const maker = await w.person();
  const { json } = await maker.post('/api/v1/submissions', submission());
  assert.equal(await w.app.drain('previews'), 0);
  const { account } = await w.person('editor');
  const desk = await signedIn(w, account.email);
  assert.match(
    textOf(await desk.get(`/en/editor/submissions/${json.data.id}`)),
    /No preview: this server does not contact other websites/,
  );
});

test('title and description are read from any head, and nothing from what is no page', async () => {
  const read = (body: string | Buffer, type = 'text/html') =>
    readPageTexts({ body: Buffer.from(body), headers: { 'content-type': type } });
  assert.deepEqual(await read('<title>\n Two\u200B\n lines &#x41;&#66;&lt; </title>'), {
    title: 'Two lines AB<',
    description: null,
  });
  assert.equal((await read('<meta property="og:title" content="Shared">')).title, 'Shared');
  assert.equal(
    (await read('<meta name="twitter:description" content="No"><meta name="description" content="Yes">')).description,
    'Yes',
  );
  assert.equal(
    (await read(Buffer.from([...Buffer.from('<meta charset=windows-1251><title>'), 0xcf, 0xf0]))).title,
    'Пр',
  );
  assert.deepEqual(await read('<title>x</title>', 'application/pdf'), { title: null, description: null });
  assert.equal((await read(`<title>${'x'.repeat(5_000)}</title>`)).title?.length, 500);
});
