/** Stored and reflected markup, in every field that people write, on every page, document, mail and export: it is shown and does nothing. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page as Window, Response } from 'playwright-core';
import { OEMBED_PATH } from '#http/pages/badge-code.ts';
import { machineDocuments } from '#documents/documents.ts';
import { registerAccount } from '#catalog/accounts/accounts.ts';
import type { Locale } from '#catalog/locales.ts';
import { AUTHORIZE_PATH } from '#http/oauth/addresses.ts';
import { ICON_SVG_PATH } from '#http/pages/site-paths.ts';
import { PAGES } from '#web/pages.ts';
import { parseXml } from '../documents/xml.ts';
import { PASSWORD, submission } from '../support/factories.ts';
import { CAST, openFilledWorld, type FilledWorld } from '../support/filled-world.ts';
import { addressesOf, pageCasesOf, type Viewer } from '../support/page-cases.ts';
import { openBrowser, readMails, signedIn, submissionFields } from '../web/browser.ts';
import { openChromium, WITHOUT_CHROMIUM } from './chromium.ts';
import { noteFaults } from './faults.ts';
import { viewerPages, openPageCase } from './viewers.ts';
import { FIND_LIVE_NODES, HOSTILE_EMAILS, PAYLOADS, findLiveBytes, hostileSay } from './payloads.ts';

describe('stored markup', { skip: WITHOUT_CHROMIUM }, () => {
  let filled: FilledWorld;
  let browser: Browser;
  let pageOf: (viewer: Viewer) => Promise<Window>;
  const slugs: string[] = [];
  const faults = new Map<Window, string[]>();

  before(async () => {
    filled = await openFilledWorld({ say: hostileSay() });
    browser = await openChromium();
    const open = viewerPages(browser, filled.world);
    pageOf = async (viewer) => {
      const page = await open(viewer);
      if (!faults.has(page)) faults.set(page, await noteFaults(page, filled.world.origin));
      return page;
    };
    slugs.push(...(await submitAndPublish()));
    for (const email of HOSTILE_EMAILS)
      await registerAccount(filled.world.db, {
        email,
        password: PASSWORD,
        locale: 'en',
        mayMail: () => Promise.resolve(true),
      });
  });
  after(async () => {
    await browser?.close();
    await filled?.world.close();
  });

  /** Each payload in each field of a submission, half of them by the API and half by the form; the slugs of the tools. */
  async function submitAndPublish(): Promise<string[]> {
    const { world } = filled;
    const sender = await world.person();
    const form = await signedIn(world, sender.account.email);
    const editor = await signedIn(world, CAST.editor);
    const made: string[] = [];
    for (const [index, payload] of PAYLOADS.entries()) {
      const body = submission({
        name: Array.from(`${payload} ${index}`).slice(0, 80).join(''),
        tagline: `AI assistant ${payload}`,
        description: `A language model. ${payload}\n\n${payload}`,
        url: `https://hostile-${index}.example.com/${encodeURIComponent(payload)}?a=${payload.replaceAll(/[\s#]/g, '')}`,
        logo_url: `https://hostile-${index}.example.com/logo.png?a=${encodeURIComponent(payload)}`,
        contact_email: HOSTILE_EMAILS[index % HOSTILE_EMAILS.length],
      });
      const path = await (async () => {
        if (index % 2 === 0) return (await sender.post('/api/v1/submissions', body)).headers.get('location') ?? '';
        return (await form.send('/en/submit', submissionFields(body))).headers.get('location') ?? '';
      })();
      const [id] = /[0-9a-f-]{36}/.exec(path) ?? assert.fail(`${payload} was refused`);
      assert.equal((await editor.send(`/en/editor/submissions/${id}/approve`, {})).status, 303, payload);
      made.push((await world.visitor.get(`/api/v1/submissions/${id}`)).json.data.tool.slug as string);
    }
    return made;
  }

  /** What is wrong with the page that a window shows after this answer, and what has happened since the last look. */
  async function judge(page: Window, answer: Response | null): Promise<string[]> {
    assert.ok(answer !== null, `no answer at ${page.url()}`);
    const html = await answer.text();
    const nodes = await page.evaluate<string[]>(FIND_LIVE_NODES);
    const status = answer.status() < 500 ? [] : [`status ${answer.status()}`];
    const found = [...status, ...findLiveBytes(html), ...nodes].map((each) => `${page.url()}: ${each}`);
    return [...found, ...takeFaults()];
  }
  const takeFaults = (): string[] => [...faults.values()].flatMap((list) => list.splice(0));

  test('does nothing when it is typed into every form', async () => {
    const wrong: string[] = [];
    const seen = new Set<string>();
    // A new password by a link would end the sessions that look on.
    seen.add('/:locale/reset-password/:secret');
    for (const pageCase of pageCasesOf(filled)) {
      if (pageCase.form !== undefined || pageCase.page === undefined || seen.has(pageCase.page.path)) continue;
      seen.add(pageCase.page.path);
      const page = await pageOf(pageCase.as);
      await openPageCase(page, filled.world.origin, pageCase, 'en');
      const forms = await page.locator('main form[method=post]').count();
      for (let index = 0; index < forms; index += 1) {
        if (index > 0) await openPageCase(page, filled.world.origin, pageCase, 'en');
        const payload = PAYLOADS[(index + seen.size) % PAYLOADS.length] ?? '';
        if (!(await page.evaluate<boolean>(fillForm(index, payload)))) continue;
        const [answer] = await Promise.all([page.waitForNavigation(), page.evaluate(sendForm(index))]);
        wrong.push(...(await judge(page, answer)));
      }
    }
    // One of the forms suspends the maker, who signs in below.
    await filled.world.db.write((trx) =>
      trx.updateTable('accounts').set({ suspended_at: null }).where('email', '=', CAST.maker).execute(),
    );
    assert.deepEqual(wrong, []);
  });

  test('is text on every page', async () => {
    const wrong: string[] = [];
    let shown = 0;
    // The same elements hold the words of every language; Arabic turns them round.
    const localeOf = (index: number): Locale => (index % 2 === 0 ? 'en' : 'ar');
    for (const [index, pageCase] of pageCasesOf(filled).entries()) {
      const page = await pageOf(pageCase.as);
      const answer = await openPageCase(page, filled.world.origin, pageCase, localeOf(index));
      wrong.push(...(await judge(page, answer)));
      if (/alert\(1\)|\{\{7\*7\}\}/.test(await page.innerText('main'))) shown += 1;
    }
    for (const [index, slug] of slugs.entries()) {
      const page = await pageOf('visitor');
      for (const path of [`tools/${slug}`, `tools/${slug}/report`]) {
        const answer = await page.goto(`${filled.world.origin}/${localeOf(index)}/${path}`);
        assert.equal(answer?.status(), 200, path);
        wrong.push(...(await judge(page, answer)));
        for (const [, json = ''] of (await answer.text()).matchAll(
          /<script type="application\/ld\+json">(.*?)<\/script>/gs,
        )) {
          assert.doesNotMatch(json, /[<>&]/, slug);
          JSON.parse(json);
        }
      }
    }
    assert.deepEqual(wrong, []);
    assert.ok(shown > 40, `payloads stood on ${shown} pages only`);
  });

  test('does nothing when an address holds it', async () => {
    const names =
      'q page category pricing sort status flag language account actor action kind id from until before next done failed unverified last into state role'.split(
        ' ',
      );
    const wrong: string[] = [];
    const bases = new Map(
      pageCasesOf(filled).flatMap((pageCase) =>
        pageCase.form === undefined && pageCase.page !== undefined ? [[pageCase.page.path, pageCase] as const] : [],
      ),
    );
    for (const [index, { as, path }] of [...bases.values()].entries()) {
      const payload = encodeURIComponent(PAYLOADS[index % PAYLOADS.length] ?? '');
      const page = await pageOf(as);
      const base = filled.world.origin + path.replace(':locale', 'en').replace(/\?.*/, '');
      for (const address of [
        `${base}?${names.map((name) => `${name}=${payload}`).join('&')}`,
        `${base}?q=${payload}`,
      ]) {
        const answer = await page.goto(address);
        wrong.push(...(await judge(page, answer)));
      }
    }
    const page = await pageOf('visitor');
    for (const payload of PAYLOADS) {
      const answer = await page.goto(`${filled.world.origin}/en/${encodeURIComponent(payload)}`);
      wrong.push(...(await judge(page, answer)));
    }
    assert.deepEqual(wrong, []);
  });

  test('does nothing in what is suggested while somebody types', async () => {
    const page = await pageOf('visitor');
    await page.goto(`${filled.world.origin}/en`);
    await page.getByRole('combobox').pressSequentially('alert', { delay: 10 });
    await page.getByRole('option').first().waitFor();
    assert.deepEqual(await page.evaluate<string[]>(FIND_LIVE_NODES), []);
    assert.deepEqual(takeFaults(), []);
  });

  test('is text in every document for programs, and in the answers of the API', async () => {
    const { app, visitor, config, origin } = filled.world;
    // A refusal is a page: there has to be a dump.
    await app.drain('dumps');
    const embedded = slugs.map((slug) => `${OEMBED_PATH}?url=${config.publicUrl}/en/tools/${slug}`);
    const paths = machineDocuments(config, PAGES).flatMap(({ path }) =>
      path === OEMBED_PATH ? embedded : documentAddresses(path, slugs, filled.lists.public),
    );
    const page = await pageOf('visitor');
    for (const path of [
      ...paths,
      '/agent/openapi.json',
      '/api/v1/categories',
      ...slugs.map((slug) => `/api/v1/tools/${slug}`),
    ]) {
      const reply = await visitor.get(path);
      assert.ok([200, 404].includes(reply.status), `${path}: ${reply.status}`);
      assert.equal(reply.headers.get('x-content-type-options'), 'nosniff', path);
      const type = reply.headers.get('content-type') ?? '';
      const isPicture = path === ICON_SVG_PATH || path.startsWith('/badge/');
      // The icon and badges hold nothing that makers wrote; of all others that a browser could run there is none.
      if (isPicture) assert.doesNotMatch(reply.text, /<(?!\?xml|\/?svg|rect|\/?title|\/?text)/);
      else assert.doesNotMatch(type, /html|svg|javascript/, path);
      if (/xml/.test(type) && !isPicture) {
        parseXml(reply.text);
        assert.doesNotMatch(reply.text, /<(?:script|svg|img|math|iframe)/, path);
      }
      if (/json/.test(type)) JSON.parse(reply.text);
      assert.doesNotMatch(reply.text, /x49y/, path);
      if (type.startsWith('image/')) continue;
      // Types that Chromium does not show are downloaded; nothing runs in those.
      await page.goto(origin + path).catch((error: unknown) => assert.match(String(error), /Download|ERR_ABORTED/));
    }
    // Chromium's own view of XML has styles that our policy does not let in.
    const ran = takeFaults().filter((fault) => !/inline style|policy style-src/.test(fault));
    assert.deepEqual(ran, []);
  });

  test('is text in every mail, and bends no header', async () => {
    const mails = await readMails(filled.world);
    assert.ok(
      mails.some((mail) => /onerror=alert|<script>/.test(mail)),
      'a payload is in a mail',
    );
    for (const mail of mails) {
      const [head = ''] = mail.split(/\r?\n\r?\n/, 1);
      const [body = '', document = ''] = mail.slice(head.length).split('<!doctype html>');
      assert.match(head, /^content-type: multipart\/alternative; boundary="[\w-]+"$/im);
      assert.deepEqual(findLiveBytes(document), []);
      assert.doesNotMatch(
        document.replaceAll(/<a (?:class="button" )?href="http[^"<>]*" style="[^"<>]*">/g, ''),
        /<(?:a|img|script|svg|iframe|math)\b/i,
      );
      for (const name of ['to', 'from', 'subject', 'content-type'])
        assert.equal(head.match(new RegExp(`^${name}:`, 'gim'))?.length, 1, `${name} in ${head}`);
      assert.doesNotMatch(head, /^(?:bcc|cc):/im);
      assert.doesNotMatch(body + document, /x49y/);
    }
  });

  test('calculates nothing in an export', async () => {
    const admin = await signedIn(filled.world, CAST.admin);
    const audit = await admin.get('/en/admin/audit.csv');
    assert.ok(audit.text.includes('=cmd|'), 'a formula is in the audit log');
    const cells = audit.text.match(/"(?:[^"]|"")*"|[^,\r\n]+/g) ?? [];
    for (const cell of cells) assert.doesNotMatch(cell, /^"?\s*[=+\-@＝＋－＠\t]/, cell);
    const maker = await signedIn(filled.world, CAST.maker);
    const data = await maker.get('/en/account/data');
    assert.match(data.headers.get('content-disposition') ?? '', /^attachment/);
    JSON.parse(data.text);
  });

  test('no page was left out: what is not looked at is a file, data or a redirect', async () => {
    const { world } = filled;
    const looked = new Set(pageCasesOf(filled).map(({ page }) => page));
    const people = {
      visitor: openBrowser(world),
      maker: await signedIn(world, CAST.maker),
      admin: await signedIn(world, CAST.admin),
    };
    for (const { page, path, as } of addressesOf(filled, 'GET')) {
      if (looked.has(page)) continue;
      const reply = await people[as === 'maker' || as === 'admin' ? as : 'visitor'].get(path.replace(':locale', 'en'));
      const isPage = /html/.test(reply.headers.get('content-type') ?? '');
      // No program is asked about where the server asks nobody, and this one has no provider of its own.
      if (page.path === AUTHORIZE_PATH || page.path.includes('/oidc')) assert.equal(reply.status, 404);
      else assert.ok(reply.status < 400 && !isPage, `${page.path}: ${reply.status}`);
    }
  });
});

const formAt = (index: number): string => `document.querySelectorAll('main form[method=post]')[${index}]`;

/** Runs in the page: puts the payload into every field of the form that takes text; false when there is none. */
function fillForm(index: number, payload: string): string {
  // What was sent before may have taken a form from the page.
  return `[...(${formAt(index)}?.elements ?? [])]
    .filter(({ localName, type }) => localName === 'textarea' || (localName === 'input' && /^(?:text|email|url|search|password)$/.test(type)))
    .map((field) => {
      if (field.localName === 'input') field.type = 'text';
      field.removeAttribute('maxlength');
      field.value = ${JSON.stringify(payload)};
    }).length > 0`;
}

/** Runs in the page: past the checks of browser and script. */
const sendForm = (index: number): string => `HTMLFormElement.prototype.submit.call(${formAt(index)})`;

/** Addresses of a document in two languages, about what is hostile. */
function documentAddresses(path: string, slugs: readonly string[], list: string): string[] {
  const values: Record<string, readonly string[]> = {
    locale: ['en', 'ar'],
    slug: slugs,
    id: [path.includes('/lists/') ? list : path.includes('/collections/') ? 'make-a-podcast' : 'chatbots'],
    number: ['1'],
    // Pictures, which hold no text.
    hash: [],
    file: [],
  };
  const parameter = /:([a-z]+)/.exec(path)?.[1];
  if (parameter === undefined) return [path];
  const [...given] = values[parameter] ?? assert.fail(`nothing stands for ${parameter} of ${path}`);
  return given.flatMap((value) => documentAddresses(path.replace(`:${parameter}`, value), slugs, list));
}
