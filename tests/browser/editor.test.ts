/** The desk in a real browser: twenty submissions judged without touching the mouse, undo, and the claim that others see. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { drawFile, keepPicture } from '#catalog/pictures/pictures.ts';
import { getChange } from '#catalog/submissions/change-requests.ts';
import { suggestChange } from '#catalog/submissions/suggest.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import { timestamp } from '#database/database.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { publish, submission } from '../support/factories.ts';
import { openWorld, type Person, type World } from '../support/world.ts';
import { signedIn } from '../web/browser.ts';
import { openChromium, WITHOUT_CHROMIUM } from './chromium.ts';
import { openWatched } from './faults.ts';
import { until } from '../support/until.ts';

describe('the desk by keyboard', { skip: WITHOUT_CHROMIUM }, () => {
  let w: World;
  let chromium: Browser;
  let maker: Person;
  let editorEmail: string;
  const faults: string[][] = [];

  before(async () => {
    w = await openWorld({ SUBMISSIONS_PER_HOUR: '1000' });
    chromium = await openChromium();
    maker = await w.person();
    editorEmail = (await w.person('editor')).account.email;
  });
  after(async () => {
    await chromium?.close();
    await w?.close();
  });

  /** One second after the other, so that the first is the oldest. */
  async function submit(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      w.clock.advance(1_000);
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
    const { page, faults: found } = await openWatched(context, w.origin);
    faults.push(found);
    await page.goto(w.origin + path);
    return page;
  }

  /** So that the queue is empty for the next test. */
  async function rejectBy(id: string): Promise<void> {
    const session = await signedIn(w, editorEmail);
    assert.equal((await session.send(`/en/editor/submissions/${id}/reject`, { reason: 'other' })).status, 303);
  }

  let offers = 0;
  /** Holds a logo of one colour for a tool; the ones held first come first. Gives its hash. */
  async function offerLogo(slug: string, background: string): Promise<string> {
    offers += 1;
    const offered_at = timestamp(new Date(Date.UTC(2026, 0, offers)));
    const file = await sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
    const drawn = (await drawFile(w.db, { kind: 'logo', file }))!;
    const { id } = await getDeskTool(w.db, slug);
    await w.db.write(async (trx) => {
      await keepPicture(trx, drawn);
      const row = { tool_id: id, kind: 'logo', hash: drawn.hash, source: 'fetched', offered_at, declined_at: null };
      await trx.insertInto('picture_offers').values(row).execute();
    });
    return drawn.hash;
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

  test('judges twenty entries, the next one opening by itself', async () => {
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
    assert.deepEqual(faults.flat(), []);
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
    assert.deepEqual(faults.flat(), []);
    await page.context().close();
  });

  test('judges a suggested change with two keys and takes it back with one, and a held logo with two', async () => {
    const [changed = '', kept = '', shown = ''] = await publish(w.db, [
      { accountId: maker.account?.id ?? null, pricingModel: 'free' },
      {},
      {},
    ]);
    const body = { pricing_model: 'paid' };
    const { change } = await suggestChange(w.db, maker.account!, changed, body, { perHour: 9, smallAtOnce: false });
    const logos = await Promise.all(['#c40', '#04c'].map((color) => offerLogo(color === '#c40' ? kept : shown, color)));
    const page = await open('/en/editor/changes');
    await press(page, 'o');
    await press(page, 'a');
    assert.equal((await getDeskTool(w.db, changed)).pricingModel, 'paid');
    await press(page, 'u');
    assert.equal((await getDeskTool(w.db, changed)).pricingModel, 'free');
    assert.equal((await getChange(w.db.read, change.id)).state, 'awaiting_moderation');
    await page.goto(`${w.origin}/en/editor/changes`);
    await page.keyboard.press('a');
    await press(page, 'l', 'r');
    await press(page, 'l', 'a');
    const rows = await w.db.read
      .selectFrom('tools')
      .select(['slug', 'logo_hash'])
      .where('slug', 'in', [kept, shown])
      .execute();
    assert.deepEqual(Object.fromEntries(rows.map((row) => [row.slug, row.logo_hash])), {
      [kept]: null,
      [shown]: logos[1],
    });
    assert.deepEqual(faults.flat(), []);
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

  test('shows everything that a decision needs without scrolling at 1280 by 800, also below the offer to undo', async () => {
    const [first = '', second = ''] = await submit(2);
    for (const locale of ['en', 'de', 'ru', 'ar']) {
      const page = await open(`/${locale}/editor/submissions/${first}`);
      const bottoms = (): Promise<number[]> =>
        page.$$eval('.desk-columns > *', (columns) =>
          columns.map((column) => Math.ceil(column.getBoundingClientRect().bottom)),
        );
      for (const bottom of await bottoms()) assert.ok(bottom <= 800, `${locale}: ${(await bottoms()).join(', ')}`);
      assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 1280);
      const buttons = (): Promise<number[]> =>
        page.$$eval('.desk-decide button, .desk-steps > *', (all) =>
          all.map((button) => Math.round(button.getBoundingClientRect().top)),
        );
      const places = await buttons();
      await press(page, 'r', '9');
      assert.equal(idOf(page), second);
      assert.deepEqual(await buttons(), places, `${locale}: the buttons stay where they were`);
      for (const bottom of await bottoms()) assert.ok(bottom <= 800, `${locale}: ${(await bottoms()).join(', ')}`);
      await press(page, 'u');
      await page.context().close();
    }
    for (const id of [first, second]) await rejectBy(id);
  });

  test('moves a long text within its own frame, which the keyboard reaches', async () => {
    const description = Array.from({ length: 30 }, (_, index) => `Chapter ${index}: what the model reads.`).join(
      '\n\n',
    );
    const reply = await maker.post('/api/v1/submissions', submission({ description }));
    const page = await open(`/en/editor/submissions/${reply.json.data.id}`);
    const frame = page.locator('.desk-entry');
    assert.ok((await frame.evaluate((entry) => entry.scrollHeight - entry.clientHeight)) > 100);
    await frame.focus();
    await page.keyboard.press('End');
    await until(() => frame.evaluate((entry) => entry.scrollTop > 100));
    assert.equal(await page.evaluate('scrollY'), 0, 'the decision stays where it is');
    await page.setViewportSize({ width: 375, height: 740 });
    assert.equal(
      await frame.evaluate((entry) => entry.scrollHeight - entry.clientHeight),
      0,
      'a phone shows all of it',
    );
    await page.context().close();
    await rejectBy(reply.json.data.id as string);
  });

  test('puts on a phone what was found before the decision, and the way to the decision in sight', async () => {
    const [id = ''] = await submit(1);
    const page = await open(`/en/editor/submissions/${id}`);
    await page.setViewportSize({ width: 375, height: 740 });
    const topOf = async (selector: string): Promise<number> => (await page.locator(selector).boundingBox())?.y ?? 0;
    assert.ok((await topOf('#findings')) < (await topOf('#decide')));
    assert.ok((await topOf('.desk-jump')) < 740);
    await page.click('.desk-jump a');
    await until(async () => (await topOf('#decide')) < 740);
    await page.context().close();
    await rejectBy(id);
  });

  test('takes Enter on a reason for a rejection, not for an approval', async () => {
    await publish(w.db, [{ name: 'Twice Told' }]);
    await w.app.context.live.refresh();
    const reply = await maker.post('/api/v1/submissions', submission({ name: 'Twice Told' }));
    const id = reply.json.data.id as string;
    const page = await open(`/en/editor/submissions/${id}`);
    assert.equal(await page.locator('button[data-key=d]').count(), 1, 'it could be rejected as a duplicate, too');
    await page.check('input[name=reason][data-number="5"]');
    await press(page, 'Enter');
    const { state, reasonCode } = await getSubmission(w.db, id);
    assert.deepEqual([state, reasonCode], ['rejected', 'misleading']);
    await page.context().close();
  });
});
