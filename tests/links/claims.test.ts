/** Makers claim tools that others have submitted: what proves a claim, who gets the tool, and how long the mark stays. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { DAY_MS } from '#catalog/periods.ts';
import { createNetwork } from '#outgoing/network.ts';
import type { Account } from '#catalog/roles.ts';
import { publish } from '../support/factories.ts';
import { answer, gives, openFarm, page, redirects, type Behaviour, type Farm } from '../outgoing/farm.ts';
import { openBrowser, readMails, signedIn, textOf, type Browser } from '../web/browser.ts';
import { openWorld, PASSWORD, type World } from '../support/world.ts';
import { openNameServer, type NameServer } from './name-server.ts';

const text = (body: string, type = 'text/plain'): Behaviour => gives(answer('200 OK', { 'content-type': type }, body));

describe('a claim', () => {
  let w: World;
  let farm: Farm;
  let names: NameServer;
  let count = 0;

  before(async () => {
    farm = openFarm();
    names = await openNameServer();
    const { texts } = createNetwork([names.address]);
    w = await openWorld(
      { OUTGOING: 'on', CLAIM_ATTEMPTS_PER_HOUR: '1000' },
      {
        outgoing: {
          network: { ...farm.network, texts },
          spacing: 0,
        },
      },
    );
  });
  after(async () => {
    await w.close();
    await farm.close();
    names.close();
  });

  interface Listed {
    slug: string;
    domain: string;
    /** What its site does; can be exchanged. */
    site: { now: Behaviour };
  }

  /** A tool that an import has brought, or an account; at a domain of its own. */
  async function listed(owner: Account | null = null, host = ''): Promise<Listed> {
    count += 1;
    const domain = `maker-${count}-site.com`;
    const site = { now: page() };
    farm.add(host + domain, { behave: (...args) => site.now(...args) });
    const url = `http://${host}${domain}/`;
    const [slug = ''] = await publish(w.db, [{ name: `Claimed ${count}`, url, accountId: owner?.id ?? null }]);
    return { slug, domain, site };
  }

  interface Maker {
    account: Account;
    token: string;
    browser: Browser;
  }
  async function maker(role: 'member' | 'editor' = 'member'): Promise<Maker> {
    const { account, token } = await w.person(role);
    return { account, token, browser: await signedIn(w, account.email) };
  }

  const path = (slug: string, act = ''): string => `/en/tools/${slug}/claim${act}`;

  /** Begins a claim; gives the value that proves it. */
  async function begin({ browser }: Maker, slug: string): Promise<string> {
    const reply = await browser.follow(await browser.send(path(slug)));
    return /TXT record[^]*?<dt>Value<\/dt>\s*<dd><code dir="ltr">(\w{26})</.exec(reply.text)?.[1] ?? '';
  }

  async function check({ browser }: Maker, slug: string, method: string): Promise<string> {
    assert.equal((await browser.send(path(slug, '/proof'), { method })).status, 303);
    await w.app.drain('claims');
    return textOf(await browser.get(path(slug)));
  }

  /** Claims and proves by a record. */
  async function prove(by: Maker, { slug, domain }: Listed): Promise<string> {
    const value = await begin(by, slug);
    const name = `_toolshelf-challenge.${domain}`;
    names.records.set(name, [...(names.records.get(name) ?? []), value]);
    return check(by, slug, 'dns');
  }

  async function isVerified(slug: string): Promise<boolean> {
    await w.app.context.live.refresh();
    return (await w.visitor.get(`/api/v1/tools/${slug}`)).json.data.verified;
  }
  const suggest = (by: Maker, slug: string, body: object): Promise<number> =>
    w.visitor
      .request('PATCH', `/api/v1/tools/${slug}`, JSON.stringify(body), {
        authorization: `Bearer ${by.token}`,
        'content-type': 'application/json',
      })
      .then(({ status }) => status);
  const mailsTo = async ({ account }: Maker, words: string): Promise<number> =>
    (await readMails(w)).filter((mail) => mail.includes(`To: ${account.email}`) && mail.includes(words)).length;

  test('is proven by a DNS record, makes the tool the maker’s, and shows on page, list, filter and API', async () => {
    const tool = await listed();
    const owner = await maker();
    assert.equal(await suggest(owner, tool.slug, { tagline: 'An AI tool with other words' }), 404);
    assert.match((await w.visitor.get(`/en/tools/${tool.slug}`)).text, /\/claim"[^>]*>Is this yours\?/);
    assert.equal(await isVerified(tool.slug), false);
    await begin(owner, tool.slug);
    const waiting = await owner.browser.follow(await owner.browser.send(path(tool.slug, '/proof'), { method: 'dns' }));
    assert.match(textOf(waiting), /We are looking\.[^]*Reload the page|verified maker|did not find/);
    assert.match(await prove(owner, tool), /You have been its verified maker since/);
    assert.equal(await isVerified(tool.slug), true);
    assert.match((await w.visitor.get(`/en/tools/${tool.slug}`)).text, /class="tick verified">Verified maker/);
    const found = (await w.visitor.get('/api/v1/tools?verified=true&facets=true')).json;
    assert.ok(found.data.every((each: { verified: boolean }) => each.verified));
    assert.equal(found.facets.verified.true, found.pagination.total);
    assert.match((await w.visitor.get('/en/tools?verified=true')).text, new RegExp(`/en/tools/${tool.slug}"`));
    assert.equal((await w.visitor.get('/api/v1/tools?verified=false')).status, 422);
    assert.equal(await suggest(owner, tool.slug, { tagline: 'An AI tool with other words' }), 202);
    assert.equal(await mailsTo(owner, 'You are now the verified maker'), 1);
  });

  test('is proven by a file with the value in a line of its own, at the domain itself', async () => {
    const tool = await listed();
    const owner = await maker();
    const value = await begin(owner, tool.slug);
    tool.site.now = text(`x${value}\n${value}x\n`);
    assert.match(await check(owner, tool.slug, 'file'), /The value was not found there/);
    tool.site.now = text(`${value}\n`, 'text/html');
    assert.match(await check(owner, tool.slug, 'file'), /The value was not found there/);
    tool.site.now = redirects('http://elsewhere-site.com/.well-known/toolshelf.txt');
    farm.add('elsewhere-site.com', { behave: text(value) });
    assert.match(await check(owner, tool.slug, 'file'), /redirects to another domain/);
    const asked: string[] = [];
    tool.site.now = (socket, asks, head) => {
      asked.push(asks);
      text(`another\r\n  ${value}  \r\n`)(socket, asks, head);
    };
    assert.match(await check(owner, tool.slug, 'file'), /verified maker since/);
    assert.equal(asked.at(-1), '/.well-known/toolshelf.txt');
  });

  test('is proven by a meta element in the head of the home page, not by what visitors write into it', async () => {
    const tool = await listed();
    const owner = await maker();
    const value = await begin(owner, tool.slug);
    const meta = `<meta name="toolshelf-verification" content="${value}">`;
    for (const html of [
      `<body>${meta}`,
      `<head><!-- ${meta} --></head>`,
      `<head><script type="application/ld+json">{"review": '${meta}'}</script></head>`,
      `<head><title>${meta}</title></head>`,
      `<head></head>${meta}`,
      `<head>${meta.replace(value, `${value}x`)}`,
    ]) {
      tool.site.now = page(html);
      assert.match(await check(owner, tool.slug, 'meta'), /The value was not found there/, html);
    }
    tool.site.now = page(`<html><head><title>Here</title>${meta}</head><body>`);
    assert.match(await check(owner, tool.slug, 'meta'), /verified maker since/);
    assert.deepEqual(farm.leaks(), []);
  });

  test('of a host below a domain is about the domain, which alone is asked', async () => {
    const tool = await listed(null, 'users.');
    const owner = await maker();
    const value = await begin(owner, tool.slug);
    tool.site.now = text(value);
    assert.match(await check(owner, tool.slug, 'file'), /host name does not exist/);
    names.records.set(`_toolshelf-challenge.users.${tool.domain}`, [value]);
    assert.match(await check(owner, tool.slug, 'dns'), /The value was not found there/);
    assert.equal(names.asked.at(-1), `_toolshelf-challenge.${tool.domain}`);
  });

  for (const url of [
    'https://somebody.github.io/tool',
    'https://thing.vercel.app/',
    'https://huggingface.co/spaces/a/b',
  ])
    test(`of a tool at ${new URL(url).hostname} is refused with the reason`, async () => {
      const [slug = ''] = await publish(w.db, [{ url }]);
      const { browser } = await maker();
      assert.match(textOf(await browser.get(path(slug))), /which many sites share/);
      assert.equal((await browser.send(path(slug))).status, 409);
    });

  test('passes a tool on from whoever submitted it without a proof, who is told', async () => {
    const submitter = await maker();
    const tool = await listed(submitter.account);
    const owner = await maker();
    assert.match(textOf(await owner.browser.get(path(tool.slug))), /belongs to another account/);
    await prove(owner, tool);
    assert.equal(await suggest(submitter, tool.slug, { pricing_model: 'paid' }), 404);
    assert.equal(await mailsTo(submitter, 'now belongs to another account'), 1);
  });

  test('against an owner with a proof waits for an editor, whose decision is in the history', async () => {
    const tool = await listed();
    const [first, rival, editor] = [await maker(), await maker(), await maker('editor')];
    await prove(first, tool);
    assert.match(await prove(rival, tool), /An editor will decide/);
    assert.equal(await suggest(first, tool.slug, { pricing_model: 'paid' }), 202);
    const desk = await editor.browser.get('/en/editor/changes');
    assert.match(textOf(desk), new RegExp(`${rival.account.email}\\s+${first.account.email}`));
    const id = /\/en\/editor\/claims\/([\w-]+)\/accept/.exec(desk.text)?.[1] ?? '';
    const refused = await editor.browser.send(`/en/editor/claims/${id}/refuse`, { note: '' });
    assert.equal(refused.status, 422);
    assert.equal((await editor.browser.send(`/en/editor/claims/${id}/accept`)).status, 303);
    assert.equal(
      (await editor.browser.send(`/en/editor/claims/${id}/accept`)).headers.get('location')?.split('?')[1],
      'done=late',
    );
    assert.equal(await suggest(first, tool.slug, { pricing_model: 'paid' }), 404);
    assert.equal(await isVerified(tool.slug), true);
    const rows = await w.db.read
      .selectFrom('history')
      .select(['action', 'from_state', 'to_state', 'actor_id'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    assert.deepEqual(
      rows.map((row) => [row.action, row.from_state, row.to_state, row.actor_id]),
      [
        ['claim', null, 'open', rival.account.id],
        ['contest', 'open', 'awaiting_moderation', null],
        ['grant', 'awaiting_moderation', 'verified', editor.account.id],
      ],
    );
    assert.equal(await mailsTo(first, 'now belongs to another account'), 1);
  });

  test('that is refused leaves the tool with its owner, and the claimant reads why', async () => {
    const tool = await listed();
    const [first, rival, editor] = [await maker(), await maker(), await maker('editor')];
    await prove(first, tool);
    await prove(rival, tool);
    const desk = await editor.browser.get('/en/editor/changes');
    const id = /\/en\/editor\/claims\/([\w-]+)\/accept/.exec(desk.text)?.[1] ?? '';
    await editor.browser.send(`/en/editor/claims/${id}/refuse`, { note: 'An agency, not the maker.' });
    assert.match(textOf(await rival.browser.get(path(tool.slug))), /Not accepted An agency, not the maker\./);
    assert.equal(await mailsTo(rival, 'An agency, not the maker.'), 1);
    assert.equal(await suggest(first, tool.slug, { pricing_model: 'paid' }), 202);
  });

  test('is looked at again after 90 days and lost after three whole failures over some days, with a mail', async () => {
    const tool = await listed();
    const owner = await maker();
    await prove(owner, tool);
    const name = `_toolshelf-challenge.${tool.domain}`;
    const asked = (): number => names.asked.filter((each) => each === name).length;
    const looks = asked();
    w.clock.advance(89 * DAY_MS);
    await w.app.drain('claims');
    assert.equal(asked(), looks);
    const records = names.records.get(name) ?? [];
    names.records.delete(name);
    for (const days of [2, 3.1]) {
      w.clock.advance(days * DAY_MS);
      await w.app.drain('claims');
      assert.equal(await isVerified(tool.slug), true);
    }
    names.records.set(name, records);
    w.clock.advance(3.1 * DAY_MS);
    await w.app.drain('claims');
    names.records.delete(name);
    w.clock.advance(91 * DAY_MS);
    for (let look = 0; look < 3; look += 1) {
      assert.equal(await isVerified(tool.slug), true, `look ${look}`);
      await w.app.drain('claims');
      await w.app.drain('claims');
      w.clock.advance(3.1 * DAY_MS);
    }
    assert.equal(await isVerified(tool.slug), false);
    assert.equal(await mailsTo(owner, 'no longer the verified maker'), 1);
    const again = await signedIn(w, owner.account.email);
    assert.match(textOf(await again.get(path(tool.slug))), /Proof lost/);
    assert.equal(
      await suggest({ ...owner, token: owner.token }, tool.slug, { pricing_model: 'paid' }),
      401,
      'of 90 days',
    );
  });

  for (const [line, isLost] of [
    ['404 Not Found', true],
    ['410 Gone', true],
    ['409 Conflict', false],
  ] as const)
    test(`is ${isLost ? '' : 'not '}lost where its file answers ${line} three times`, async () => {
      const tool = await listed();
      const owner = await maker();
      tool.site.now = text(await begin(owner, tool.slug));
      assert.match(await check(owner, tool.slug, 'file'), /verified maker since/);
      tool.site.now = gives(answer(line, {}));
      w.clock.advance(91 * DAY_MS);
      for (let look = 0; look < 3; look += 1) {
        await w.app.drain('claims');
        w.clock.advance(3.1 * DAY_MS);
      }
      assert.equal(await isVerified(tool.slug), !isLost);
    });

  test('is not lost because name servers do not answer for a while', async () => {
    const tool = await listed();
    const owner = await maker();
    await prove(owner, tool);
    names.isBroken = true;
    w.clock.advance(91 * DAY_MS);
    for (let look = 0; look < 5; look += 1) {
      await w.app.drain('claims');
      w.clock.advance(3.1 * DAY_MS);
    }
    names.isBroken = false;
    await w.app.drain('claims');
    assert.equal(await isVerified(tool.slug), true);
  });

  test('ends when the tool moves to another domain, and when nobody proves it within 14 days', async () => {
    const [tool, other] = [await listed(), await listed()];
    const [owner, editor] = [await maker(), await maker('editor')];
    await prove(owner, tool);
    await begin(owner, other.slug);
    const form = {
      name: 'Claimed elsewhere',
      tagline: 'An AI tool that has moved away',
      url: 'http://moved-site.com/',
    };
    const edited = await editor.browser.get(`/en/editor/tools/${tool.slug}`);
    const mark = /name="mark" value="([^"]+)"/.exec(edited.text)?.[1] ?? '';
    const fields = { ...form, pricing_model: 'free', categories: ['chatbots'], mark };
    assert.equal((await editor.browser.send(`/en/editor/tools/${tool.slug}`, fields)).status, 303);
    assert.equal(await isVerified(tool.slug), false);
    await w.app.drain('claims');
    assert.match(textOf(await owner.browser.get(path(tool.slug))), /Proof lost/);
    w.clock.advance(15 * DAY_MS);
    const { expireClaims } = await import('#catalog/claims/proofs.ts');
    assert.ok((await expireClaims(w.db)) > 0);
    const again = await signedIn(w, owner.account.email);
    assert.match(textOf(await again.get(path(other.slug))), /Expired/);
  });

  test('is in the export of its account and goes with it; the tool stays without the mark', async () => {
    const tool = await listed();
    const owner = await maker();
    await prove(owner, tool);
    const { claims } = (await owner.browser.get('/en/account/data')).json;
    assert.deepEqual(
      claims.map((each: Record<string, unknown>) => [each['tool'], each['status'], each['subject'], each['method']]),
      [[tool.slug, 'verified', tool.domain, 'dns']],
    );
    await owner.browser.send('/en/account/delete', { current_password: PASSWORD });
    assert.equal(await isVerified(tool.slug), false);
    const left = await w.db.read.selectFrom('claims').select('id').where('account_id', '=', owner.account.id).execute();
    assert.deepEqual(left, []);
  });

  test('given up returns the tool to whose it was', async () => {
    const submitter = await maker();
    const tool = await listed(submitter.account);
    const owner = await maker();
    await prove(owner, tool);
    assert.equal((await owner.browser.send(path(tool.slug, '/withdraw'))).status, 303);
    assert.equal(await isVerified(tool.slug), false);
    assert.equal(await suggest(submitter, tool.slug, { pricing_model: 'paid' }), 202);
  });

  test('is for people who are signed in, and of tools that are published', async () => {
    const tool = await listed();
    const visitor = openBrowser(w);
    assert.match((await visitor.get(path(tool.slug))).headers.get('location') ?? '', /^\/en\/sign-in\?next=/);
    const { browser } = await maker();
    assert.equal((await browser.send(path('no-such-tool'))).status, 404);
    assert.equal((await browser.send(path(tool.slug, '/proof'), { method: 'dns' })).status, 404);
  });
});
