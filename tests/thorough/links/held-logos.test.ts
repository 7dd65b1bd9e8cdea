/** Logos and editors: seen beside a submission before it is decided, shown with its publication, and held when they change afterwards. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { DAY_MS } from '#catalog/periods.ts';
import { approveSubmission } from '#catalog/moderation/decisions/submissions.ts';
import { submission } from '../../support/factories.ts';
import { makeCertificates } from '../../outgoing/certificates.ts';
import { DOMAIN, answer, gives, openFarm, type Behaviour, type Farm } from '../../outgoing/farm.ts';
import { signedIn, textOf, type Browser } from '../../web/browser.ts';
import { openWorld, world, type Person, type World } from '../../support/world.ts';

const svg = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><rect width="24" height="24" fill="${color}"/></svg>`;

describe('the logo of a submission', () => {
  let w: World;
  let farm: Farm;
  let desk: Browser;
  let editor: Person & { account: NonNullable<Person['account']> };
  let hosts = 0;
  let color = '#c00';
  const asked: string[] = [];

  before(async () => {
    farm = openFarm(makeCertificates(DOMAIN));
    const outgoing = { network: farm.network, spacing: 0 };
    w = await openWorld({ OUTGOING: 'on', SUBMISSIONS_PER_HOUR: '100' }, { outgoing });
    editor = await w.person('editor');
    desk = await signedIn(w, editor.account.email);
  });
  after(async () => {
    await w.close();
    await farm.close();
  });

  const drawn: Behaviour = (socket, path, head) => {
    if (path !== '/robots.txt') asked.push(path);
    gives(answer('200 OK', {}, svg(color)))(socket, path, head);
  };
  async function submit(behave: Behaviour = drawn): Promise<{ id: string; maker: Browser }> {
    hosts += 1;
    const origin = farm.add(`held-${hosts}`, { behave, certificate: 'good' }).replace('http:', 'https:');
    const maker = await w.person();
    const { json, status } = await maker.post('/api/v1/submissions', submission({ logo_url: `${origin}/logo.svg` }));
    assert.equal(status, 201, JSON.stringify(json));
    return { id: json.data.id, maker: await signedIn(w, maker.account.email) };
  }
  const hashIn = (html: string): string | undefined => /src="\/logos\/([0-9a-f]{64})-128\.webp"/.exec(html)?.[1];
  async function publish(id: string): Promise<string> {
    await approveSubmission(w.db, editor.account, id);
    await w.app.context.live.refresh();
    const row = await w.db.read
      .selectFrom('submissions')
      .innerJoin('tools', 'tools.id', 'submissions.tool_id')
      .select('slug')
      .where('submissions.id', '=', id)
      .executeTakeFirstOrThrow();
    return row.slug;
  }
  async function settle(): Promise<void> {
    // They are all of one site, which is asked for one after the other.
    for (let round = 0; round < 8; round += 1) {
      await w.app.drain('logos');
      w.clock.advance(60_000);
    }
    await w.app.context.live.refresh();
  }
  const shownOf = async (slug: string): Promise<string | undefined> =>
    hashIn((await w.visitor.get(`/en/tools/${slug}`)).text);

  test('is seen by its editor and its maker, and by nobody else, before it is decided', async () => {
    const { id, maker } = await submit();
    assert.match(textOf(await desk.get(`/en/editor/submissions/${id}`)), /Logo: Fetching it/);
    await w.app.drain('previews');
    const review = await desk.get(`/en/editor/submissions/${id}`);
    assert.ok(hashIn(review.text));
    assert.match(textOf(review), /our copy is next to the name/);
    assert.equal(hashIn((await maker.get(`/en/submissions/${id}`)).text), hashIn(review.text));
    assert.equal(hashIn((await w.visitor.get(`/en/submissions/${id}`)).text), undefined);
    const count = asked.length;
    assert.equal(await w.app.drain('previews'), 0);
    assert.equal(asked.length, count);
  });

  test('says why there is none', async () => {
    const gone = await submit(gives(answer('404 Not Found', {})));
    const text = await submit(gives(answer('200 OK', {}, 'no picture at all')));
    await w.app.drain('previews');
    assert.match(textOf(await desk.get(`/en/editor/submissions/${gone.id}`)), /Logo: HTTP 404/);
    assert.match(textOf(await desk.get(`/en/editor/submissions/${text.id}`)), /Logo: not a picture that we can show/);
  });

  test('is shown with its publication, and one that changed meanwhile is held', async () => {
    color = '#c00';
    const { id } = await submit();
    await w.app.drain('previews');
    const seen = hashIn((await desk.get(`/en/editor/submissions/${id}`)).text);
    color = '#0c0';
    const slug = await publish(id);
    assert.equal(await shownOf(slug), seen);
    await settle();
    assert.equal(await shownOf(slug), seen);
    assert.match((await desk.get('/en/editor/changes')).text, new RegExp(`/en/editor/tools/${slug}/logo/accept`));
  });

  /** A published tool whose logo has changed; gives the new one, as it is offered. */
  async function changed(): Promise<{ slug: string; old: string; hash: string }> {
    color = '#00c';
    const slug = await publish((await submit()).id);
    await settle();
    const old = (await shownOf(slug))!;
    color = '#fc0';
    w.clock.advance(34 * DAY_MS);
    await settle();
    // The session has ended meanwhile.
    desk = await signedIn(w, editor.account.email);
    const { text } = await desk.get('/en/editor/changes');
    const row = text.slice(text.indexOf(`/en/editor/tools/${slug}"`));
    return { slug, old, hash: /name="hash" value="([0-9a-f]{64})"/.exec(row)![1]! };
  }

  test('is replaced when an editor accepts the new one', async () => {
    const { slug, hash } = await changed();
    const reply = await desk.send(`/en/editor/tools/${slug}/logo/accept`, { hash });
    assert.equal(reply.headers.get('location'), '/en/editor/changes?done=logo');
    assert.equal(await shownOf(slug), hash);
    const again = await desk.send(`/en/editor/tools/${slug}/logo/accept`, { hash });
    assert.equal(again.headers.get('location'), '/en/editor/changes?done=late');
  });

  test('stays when an editor declines the new one, which is not asked about again', async () => {
    const { slug, old, hash } = await changed();
    const reply = await desk.send(`/en/editor/tools/${slug}/logo/decline`, { hash });
    assert.equal(reply.headers.get('location'), '/en/editor/changes?done=logo-kept');
    w.clock.advance(34 * DAY_MS);
    await settle();
    assert.equal(await shownOf(slug), old);
    desk = await signedIn(w, editor.account.email);
    assert.ok(!(await desk.get('/en/editor/changes')).text.includes(`/en/editor/tools/${slug}/logo/`));
  });
});

test('a server that asks nobody says so beside the entry', async () => {
  const w = await world();
  const maker = await w.person();
  const { json } = await maker.post('/api/v1/submissions', submission({ logo_url: 'https://logo.example.com/a.png' }));
  assert.equal(await w.app.drain('previews'), 0);
  const desk = await signedIn(w, (await w.person('editor')).account.email);
  const reply = await desk.get(`/en/editor/submissions/${json.data.id}`);
  assert.match(textOf(reply), /No preview: this server does not contact other websites/);
  assert.match(reply.text, /class="monogram monogram-large/);
});
