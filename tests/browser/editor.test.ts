/** The desk in a real browser: twenty submissions judged without touching the mouse, undo, and the claim that others see. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import type { Browser as Chromium, Page } from 'playwright-core';
import { getSubmission } from '#catalog/submission-records.ts';
import { publish, submission } from '../factories.ts';
import { openWorld, type Person, type World } from '../world.ts';
import { signedIn } from '../web/browser.ts';

const CHROMIUM = '/usr/bin/chromium';
const skip = existsSync(CHROMIUM) ? false : `${CHROMIUM} is missing`;

describe('the desk by keyboard', { skip }, () => {
  let w: World;
  let chromium: Chromium;
  let maker: Person;
  let editorEmail: string;
  const complaints: string[] = [];

  before(async () => {
    w = await openWorld({ SUBMISSIONS_PER_HOUR: '1000' });
    const { chromium: launcher } = await import('playwright-core');
    chromium = await launcher.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
    maker = await w.person();
    editorEmail = (await w.person('editor')).account.email;
  });
  after(async () => {
    await chromium?.close();
    await w?.close();
  });

  async function submit(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const reply = await maker.post('/api/v1/submissions', submission());
      assert.equal(reply.status, 201, reply.text);
      ids.push(reply.json.data.id as string);
    }
    return ids;
  }

  async function open(path: string, email = editorEmail): Promise<Page> {
    const session = await signedIn(w, email);
    const context = await chromium.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addCookies([...session.cookies].map(([name, value]) => ({ name, value, url: w.origin })));
    const page = await context.newPage();
    page.on('dialog', (dialog) => complaints.push(dialog.message()));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(w.origin + path);
    return page;
  }

  const idOf = (page: Page): string => /submissions\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
  const stateOf = async (id: string): Promise<string> => (await getSubmission(w.db, id)).state;

  /** Presses keys that lead to another page and waits for it. */
  async function press(page: Page, ...keys: string[]): Promise<void> {
    const from = page.url();
    for (const key of keys.slice(0, -1)) await page.keyboard.press(key);
    await Promise.all([page.waitForURL((url) => url.href !== from), page.keyboard.press(keys.at(-1) ?? '')]);
    await page.waitForLoadState('load');
  }

  test('judges twenty entries, the next one opening by itself', { timeout: 120_000 }, async () => {
    const ids = await submit(20);
    const page = await open('/en/editor/queue');
    await press(page, 'j', 'o');
    const expected = new Map<string, string>();
    for (let index = 0; index < 20; index += 1) {
      const id = idOf(page);
      assert.equal(id, ids[index], 'the oldest is next');
      if (index % 4 === 3) {
        await page.keyboard.press('c');
        await page.keyboard.type(`Say what it costs, please (${index}).`);
        expected.set(id, 'changes_requested');
        await press(page, 'Control+Enter');
      } else if (index % 4 === 1) {
        expected.set(id, 'rejected');
        await press(page, 'r', String((index % 9) + 1));
      } else {
        expected.set(id, 'published');
        await press(page, 'a');
      }
    }
    assert.match(page.url(), /\/en\/editor\/queue/, 'an empty queue ends it');
    for (const [id, state] of expected) assert.equal(await stateOf(id), state, id);
    assert.equal(expected.size, 20);
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  test('takes a decision back within ten seconds, and not a letter typed into a note decides', async () => {
    const [first = '', second = ''] = await submit(2);
    const page = await open(`/en/editor/submissions/${first}`);
    await page.keyboard.press('n');
    await page.keyboard.type('a careful note: reject, approve');
    assert.equal(await stateOf(first), 'awaiting_moderation');
    assert.equal(await page.inputValue('textarea[name=note]'), 'a careful note: reject, approve');
    await page.keyboard.press('Escape');
    await press(page, 'r', '2');
    assert.equal(await stateOf(first), 'rejected');
    assert.equal(idOf(page), second);
    await press(page, 'u');
    assert.equal(idOf(page), first);
    assert.equal(await stateOf(first), 'awaiting_moderation');
    await press(page, 'j');
    assert.equal(idOf(page), second);
    await press(page, 'k');
    assert.equal(idOf(page), first);
    await page.keyboard.press('?');
    assert.ok(await page.isVisible('dialog[open]'));
    await page.keyboard.press('a');
    assert.equal(await stateOf(first), 'awaiting_moderation', 'keys rest while the help is open');
    await page.keyboard.press('Escape');
    await press(page, 'e');
    await page.fill('#field-name', 'Corrected By Keyboard');
    await press(page, 'Control+Enter');
    assert.equal((await getSubmission(w.db, first)).name, 'Corrected By Keyboard');
    assert.deepEqual(complaints, []);
    await page.context().close();
  });

  test('works in Arabic and on a keyboard without Latin letters', async () => {
    const [id = ''] = await submit(1);
    const page = await open(`/ar/editor/submissions/${id}`);
    assert.equal(await page.getAttribute('html', 'dir'), 'rtl');
    // The key with the Latin letter a writes ش on an Arabic keyboard.
    const from = page.url();
    await Promise.all([
      page.waitForURL((url) => url.href !== from),
      page.evaluate(
        "document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ش', code: 'KeyA', bubbles: true, cancelable: true }))",
      ),
    ]);
    assert.equal(await stateOf(id), 'published');
    await page.context().close();
  });

  test('shows everything that a decision needs without scrolling at 1280 by 800', async () => {
    const [id = ''] = await submit(1);
    for (const locale of ['en', 'de', 'ru', 'ar']) {
      const page = await open(`/${locale}/editor/submissions/${id}`);
      const bottoms = await page.$$eval('.desk-columns > *', (columns) =>
        columns.map((column) => Math.ceil(column.getBoundingClientRect().bottom)),
      );
      for (const bottom of bottoms) assert.ok(bottom <= 800, `${locale}: ${bottoms.join(', ')}`);
      assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 1280);
      await page.context().close();
    }
  });

  test(
    'has no page on which axe finds a barrier, in English, and the main ones in Arabic',
    { timeout: 240_000 },
    async () => {
      const { AxeBuilder } = await import('@axe-core/playwright');
      const [id = ''] = await submit(1);
      const [slug = ''] = await publish(w.db, [{ name: 'Axe Heron' }]);
      await w.app.parts.live.refresh();
      const admin = (await w.person('admin')).account;
      const paths = [
        'editor/queue',
        `editor/submissions/${id}`,
        `editor/submissions/${id}/edit`,
        'editor/tools',
        `editor/tools/${slug}`,
        `editor/translations/${slug}`,
        'editor/categories',
        'editor/categories/chatbots',
        'admin/accounts',
        `admin/accounts/${maker.account?.id ?? ''}`,
        'admin/audit',
        'admin/placements',
      ];
      const page = await open('/en/editor/queue', admin.email);
      const barriers: string[] = [];
      for (const path of paths) {
        for (const locale of path === paths[0] || path === paths[1] ? ['en', 'ar'] : ['en']) {
          const answer = await page.goto(`${w.origin}/${locale}/${path}`);
          assert.equal(answer?.status(), 200, path);
          const { violations } = await new AxeBuilder({ page }).analyze();
          for (const { id: rule, nodes } of violations)
            barriers.push(`${locale}/${path} ${rule}: ${nodes[0]?.html ?? ''}`);
        }
      }
      assert.deepEqual(barriers, []);
      await page.context().close();
    },
  );
});
