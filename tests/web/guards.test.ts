/** The ordeal of every page, generated from the table of pages: roles, cross-site forms, strict bodies, caches; and stored markup on all of them. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { suspendAccount } from '#catalog/accounts/accounts.ts';
import { ROLES, type Role } from '#catalog/roles.ts';
import type { Page } from '#http/pages/page-types.ts';
import { PAGES } from '#web/pages.ts';
import { assertEach } from '../support/assert-each.ts';
import { submission } from '../support/factories.ts';
import { openWorld, type World } from '../support/world.ts';
import { openBrowser, signedIn, withoutOwnScripts, type Browser } from './browser.ts';

const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const addressOf = (page: Page): string => page.path.replace(':locale', 'en').replace(/:(?:id|slug|secret)/, UNKNOWN);
const nameOf = ({ method, path }: Page): string => `${method} ${path}`;
const FORM = 'application/x-www-form-urlencoded';

describe('every page', () => {
  let w: World;
  const browsers = {} as Record<Role | 'visitor' | 'suspended', Browser>;
  let token: Record<string, string>;

  before(async () => {
    w = await openWorld();
    browsers.visitor = openBrowser(w);
    for (const role of ROLES) browsers[role] = await signedIn(w, (await w.person(role)).account.email);
    const gone = await w.person('admin');
    browsers.suspended = await signedIn(w, gone.account.email);
    await suspendAccount(w.db, null, { email: gone.account.email });
    token = { authorization: `Bearer ${(await w.person('admin')).token}` };
  });
  after(() => w.close());

  const open = (browser: Browser, page: Page) =>
    page.method === 'GET' ? browser.get(addressOf(page)) : browser.send(addressOf(page));

  test('is for its role and those above alone', () =>
    assertEach(
      PAGES.filter(({ who }) => who !== 'anyone'),
      nameOf,
      async (page) => {
        const below = ['visitor', 'suspended', ...ROLES.slice(0, ROLES.indexOf(page.who as Role))] as const;
        for (const who of below) {
          const reply = await open(browsers[who], page);
          const isUnknown = who === 'visitor' || who === 'suspended';
          if (page.method === 'GET' && isUnknown) {
            assert.deepEqual([reply.status, reply.headers.get('location')?.split('?')[0]], [303, '/en/sign-in'], who);
          } else assert.equal(reply.status, 403, who);
        }
        const withToken = await w.visitor.request(
          page.method,
          addressOf(page),
          page.method === 'POST' ? '' : undefined,
          {
            ...token,
            ...(page.method === 'POST' && { 'content-type': FORM, 'sec-fetch-site': 'same-origin' }),
          },
        );
        assert.ok([303, 403].includes(withToken.status), 'a token opens no page');
      },
    ));

  test('is never a 5xx, and kept by no cache unless it is public', () =>
    assertEach(
      PAGES.filter(({ method }) => method === 'GET'),
      nameOf,
      async (page) => {
        const reply = await open(page.who === 'anyone' ? browsers.visitor : browsers.admin, page);
        assert.ok(reply.status < 500, String(reply.status));
        if (page.private || page.who !== 'anyone') assert.equal(reply.headers.get('cache-control'), 'no-store');
      },
    ));

  const forms = PAGES.filter((page) => page.method === 'POST');
  test('is never a 5xx on an empty form', () =>
    assertEach(forms, nameOf, async (page) => {
      const reply = await open(page.who === 'admin' ? browsers.admin : openBrowser(w), page);
      assert.ok(reply.status < 500, String(reply.status));
    }));

  // Signs the admin out on its way.
  test('takes no form from another site and no body but a form', () =>
    assertEach(forms, nameOf, async (page) => {
      const foreign = await browsers.admin.send(addressOf(page), {}, { 'sec-fetch-site': 'cross-site' });
      // What a mail program sends holds a secret in its address and no cookie.
      if (!page.actsBySecret) assert.equal(foreign.status, 403);
      const json = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
      const { status } = await browsers.admin.send(addressOf(page), { a: 'b' }, json);
      // A person without the right gets 403 before the type of the body is checked.
      assert.ok(status === 415 || (page.path.includes('sign-out') && status === 303), String(status));
    }));

  test('shows stored markup as text wherever it appears', async () => {
    const payloads = [
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      "'><svg/onload=alert(1)>",
      '</title><script>alert(1)</script>',
      '{{7*7}} ${7*7} <%=7*7%>',
    ];
    const maker = await w.person();
    const owner = await signedIn(w, maker.account.email);
    const editor = browsers.editor;
    for (const payload of payloads) {
      const body = submission({ tagline: `AI assistant ${payload}`, description: `${payload}\n\n${payload}` });
      body['name'] = `${payload} ${String(body['name'])}`.slice(0, 80);
      const reply = await maker.post('/api/v1/submissions', body);
      if (reply.status === 422) continue;
      assert.equal(reply.status, 201, reply.text);
      const id = reply.json.data.id as string;
      const pages = [
        await editor.get('/en/editor/queue'),
        await editor.get(`/ar/editor/submissions/${id}`),
        await owner.get(`/en/submissions/${id}`),
        await owner.get('/en/account/submissions'),
      ];
      await editor.send(`/en/editor/submissions/${id}/request-changes`, { note: payload });
      pages.push(await owner.get(`/en/submissions/${id}/correct`), await owner.get(`/en/submissions/${id}`));
      await owner.send(
        `/en/submissions/${id}/correct`,
        Object.fromEntries(Object.entries(body).map(([key, value]) => [key, String(value)])),
      );
      assert.equal((await editor.send(`/en/editor/submissions/${id}/approve`)).status, 303);
      const slug = (await w.visitor.get(`/api/v1/submissions/${id}`)).json.data.tool.slug as string;
      pages.push(
        await w.visitor.get('/en'),
        await w.visitor.get('/ar/tools'),
        await w.visitor.get(`/en/tools/${slug}`),
      );
      for (const page of pages) {
        assert.equal(page.status, 200);
        assert.doesNotMatch(withoutOwnScripts(page.text), /<script|<svg\/|<img src=x|>49</);
      }
    }
  });
});
