/** An editor's and an admin's whole day in a real browser, in English and Arabic, with and without scripts: from the queue to the audit log. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { getSubmission } from '#catalog/submissions/records.ts';
import { PASSWORD, publish, submission } from '../support/factories.ts';
import { signedIn } from '../web/browser.ts';
import { openWorld, type World } from '../support/world.ts';
import { openChromium, WITHOUT_CHROMIUM } from './chromium.ts';
import { openWatched } from './faults.ts';

describe('an editor', { skip: WITHOUT_CHROMIUM }, () => {
  let w: World;
  let chromium: Browser;
  before(async () => {
    w = await openWorld({ SUBMISSIONS_PER_HOUR: '1000', REPORTS_PER_HOUR: '1000' });
    chromium = await openChromium();
  });
  after(async () => {
    await chromium?.close();
    await w?.close();
  });

  const stateOf = async (id: string): Promise<string> => (await getSubmission(w.db, id)).state;
  const press = async (page: Page, selector: string): Promise<void> => {
    await Promise.all([page.waitForNavigation({ waitUntil: 'load' }), page.locator(selector).first().click()]);
  };

  async function signIn(page: Page, locale: string, email: string): Promise<void> {
    await page.goto(`${w.origin}/${locale}/sign-in`);
    await page.fill('#field-email', email);
    await page.fill('#field-password', PASSWORD);
    await press(page, 'main form button:not([type=button])');
  }

  for (const locale of ['en', 'ar'] as const) {
    for (const javaScriptEnabled of [true, false]) {
      const kind = `${locale} ${javaScriptEnabled ? 'with' : 'without'} scripts`;
      test(`judges, corrects and looks after the catalog in ${kind}`, async () => {
        const maker = await w.person();
        const name = `${locale}-${javaScriptEnabled ? 'script' : 'plain'}`;
        const send = async (changes: Record<string, unknown>): Promise<string> => {
          const reply = await maker.post('/api/v1/submissions', submission(changes));
          assert.equal(reply.status, 201, reply.text);
          return reply.json.data.id as string;
        };
        const first = await send({ categories: ['writing'], name: `Linnet ${name}` });
        const ids = [await send({}), await send({}), await send({}), await send({})];
        const [rejected = '', returned = '', ...several] = ids;
        const editor = await w.person('editor');
        const second = await signedIn(w, (await w.person('editor')).account.email);
        const context = await chromium.newContext({ javaScriptEnabled, viewport: { width: 1280, height: 800 } });
        const { page, faults } = await openWatched(context, w.origin);
        const open = async (path: string): Promise<void> => {
          assert.equal((await page.goto(`${w.origin}/${locale}/${path}`))?.status(), 200, path);
        };
        await signIn(page, locale, editor.account.email);

        // The queue, narrowed to one category; opening an entry shows others that it is open.
        await open('editor/queue');
        await page.selectOption('#filter-category', 'writing');
        await press(page, '[data-filters] button, form.desk-filters button');
        assert.equal(await page.locator('[data-row]').count(), 1);
        await press(page, '[data-open]');
        assert.match(page.url(), new RegExp(`/${locale}/editor/submissions/${first}\\?category=writing`));
        assert.ok((await second.get(`/${locale}/editor/submissions/${first}`)).text.includes(editor.account.email));

        // Corrected, approved, taken back within ten seconds, approved again.
        await press(page, 'a[data-key=e]');
        await page.fill('#field-name', `Corrected ${name}`);
        await press(page, 'main form[method=post] button.button:not([type=button])');
        assert.equal((await getSubmission(w.db, first)).name, `Corrected ${name}`);
        await press(page, 'button[data-key=a]');
        assert.equal(await stateOf(first), 'published');
        await press(page, 'button[data-key=u]');
        assert.equal(await stateOf(first), 'awaiting_moderation');
        assert.ok(page.url().includes(first));
        await press(page, 'button[data-key=a]');
        const { slug } = (await w.visitor.get(`/api/v1/submissions/${first}`)).json.data.tool;
        assert.equal((await w.visitor.get(`/${locale}/tools/${slug}`)).status, 200);

        // Rejected with the reason of number 4, once it was asked for; handed back with a note.
        await open(`editor/submissions/${rejected}`);
        await press(page, 'button[data-key=r]');
        assert.equal(await stateOf(rejected), 'awaiting_moderation', 'a rejection needs a reason');
        await page.check('input[name=reason][data-number="4"]');
        await press(page, 'button[data-key=r]');
        const { state, reasonCode } = await getSubmission(w.db, rejected);
        assert.deepEqual([state, reasonCode], ['rejected', 'broken_link']);
        await open(`editor/submissions/${returned}`);
        await page.fill('textarea[name=note]', 'Say what it costs, please.');
        await press(page, 'button[data-key=c]');
        assert.equal(await stateOf(returned), 'changes_requested');

        // Several at once.
        await open('editor/queue');
        for (const id of several) await page.check(`input[name=ids][value="${id}"]`);
        await page.selectOption('#bulk select[name=decision]', 'approve');
        await press(page, '#bulk button');
        for (const id of several) assert.equal(await stateOf(id), 'awaiting_moderation', 'it is asked for once more');
        await press(page, 'button[name=confirmed][value=yes]');
        for (const id of several) assert.equal(await stateOf(id), 'published');
        await press(page, 'a[data-next]');

        // A tool of the catalog: found, edited, hidden, brought back; a report about it closed.
        await open('editor/tools');
        await page.fill('main form input[name=q]', `Corrected ${name}`);
        await press(page, 'main form[method=get] button');
        await press(page, `a[href$="/editor/tools/${slug}"]`);
        await page.fill('#field-tagline', 'An AI assistant that an editor has put into better words');
        await press(page, `form[action$="/editor/tools/${slug}"] button.button:not([type=button])`);
        assert.match((await w.visitor.get(`/${locale}/tools/${slug}`)).text, /put into better words/);
        await page.selectOption(`form[action$="/quarantine"] select[name=reason]`, 'misleading');
        await press(page, 'form[action$="/quarantine"] button');
        assert.equal((await w.visitor.get(`/${locale}/tools/${slug}`)).status, 404);
        await press(page, 'form[action$="/restore"] button');
        assert.equal((await w.visitor.get(`/${locale}/tools/${slug}`)).status, 200);
        await page.goto(`${w.origin}/${locale}/tools/${slug}/report`);
        await page.check('input[value=wrong_price]');
        await press(page, 'main form[action$="/report"] button');
        await open(`editor/reports?tool=${slug}`);
        await page.selectOption('form.desk-reports select[name=outcome]', { index: 1 });
        await press(page, 'form.desk-reports button');
        await open(`editor/reports?tool=${slug}`);
        assert.equal(await page.locator('form.desk-reports').count(), 0);

        // A translation, written and taken away; a category; a twin merged into the tool.
        await open(`editor/translations/${slug}`);
        await page.click('#text-de > summary');
        await page.fill('#tagline-de', 'Ein KI-Assistent für Rotkehlchen.');
        await press(page, '#text-de button[value=save]');
        const german = async () => (await w.visitor.get(`/api/v1/tools/${slug}?locale=de`)).json.data;
        assert.equal((await german()).translation.tagline, 'editor');
        await page.click('#text-de .confirm > summary');
        await press(page, '#text-de button[value=remove]');
        assert.equal((await german()).translation.tagline, 'original');
        await open('editor/categories/video');
        await page.fill('#field-name-pl', `Wideo ${name}`);
        await press(page, 'form.desk-texts button');
        const categories = (await w.visitor.get('/api/v1/categories?locale=pl')).json.data as { name: string }[];
        assert.ok(categories.some((category) => category.name === `Wideo ${name}`));
        const [twin = ''] = await publish(w.db, [{ name: `Twin of ${name}` }]);
        await w.app.context.live.refresh();
        await open(`editor/tools/${twin}/merge?into=${slug}`);
        await press(page, 'form[method=post][action$="/merge"] button.button-danger');
        assert.equal(
          (await w.visitor.get(`/${locale}/tools/${twin}`)).headers.get('location'),
          `/${locale}/tools/${slug}`,
        );

        // What an editor may not see.
        assert.equal((await page.goto(`${w.origin}/${locale}/admin/audit`))?.status(), 403);
        assert.deepEqual(faults, []);
        await context.close();
      });

      test(`runs the place as an admin in ${kind}`, async () => {
        const admin = await w.person('admin');
        const member = await w.person();
        const [slug = ''] = await publish(w.db, [{ name: 'Booked Heron' }]);
        await w.app.context.live.refresh();
        const context = await chromium.newContext({ javaScriptEnabled, viewport: { width: 1280, height: 800 } });
        const { page, faults } = await openWatched(context, w.origin);
        const open = async (path: string): Promise<void> => {
          assert.equal((await page.goto(`${w.origin}/${locale}/${path}`))?.status(), 200, path);
        };
        await signIn(page, locale, admin.account.email);

        // Accounts: found, given a role, suspended, let back.
        await open('admin/accounts');
        await page.fill('main form input[name=q]', member.account.email);
        await press(page, 'main form[method=get] button');
        await press(page, `a[href$="/admin/accounts/${member.account.id}"]`);
        await page.selectOption('form[action$="/role"] select', 'editor');
        await press(page, 'form[action$="/role"] button');
        await page.click('.confirm:has(form[action$="/suspend"]) > summary');
        await press(page, 'form[action$="/suspend"] button');
        assert.equal((await member.get('/api/v1/submissions')).status, 403);
        await press(page, 'form[action$="/lift"] button');
        assert.equal((await member.get('/api/v1/submissions')).status, 200);

        // A booking that shows at once and ends at once, marked as what it is.
        await open('admin/placements');
        await page.fill('#field-slug', slug);
        await page.selectOption('#field-slot', 'home');
        await page.fill('#field-starts_at', w.clock.now().toISOString().slice(0, 10));
        await page.fill('#field-ends_at', new Date(w.clock.now().getTime() + 864e5).toISOString().slice(0, 10));
        await page.fill('#field-label', `Order of ${locale}`);
        await press(page, 'form[action$="/admin/placements"] button');
        assert.match((await w.visitor.get(`/${locale}`)).text, /class="[^"]*sponsored/);
        await page.click('.confirm:has(form[action$="/end"]) > summary');
        await press(page, 'form[action$="/end"] button');
        assert.doesNotMatch((await w.visitor.get(`/${locale}`)).text, /class="[^"]*sponsored/);

        // The mode of a screening rule, and the audit log that knows of all this.
        await open('editor/screening');
        await page.selectOption('#field-mode-pills', 'off');
        await press(page, 'form[action$="/editor/screening"] button');
        await page.selectOption('#field-mode-pills', 'enforced');
        await press(page, 'form[action$="/editor/screening"] button');
        await open('admin/audit');
        await page.fill('main form input[name=actor]', admin.account.email);
        await press(page, 'main form[method=get] button');
        assert.ok((await page.locator('main time').count()) >= 7);
        const [download] = await Promise.all([page.waitForEvent('download'), page.click('a[href*="audit.csv"]')]);
        assert.match(download.suggestedFilename(), /^audit-.*\.csv$/);
        assert.deepEqual(faults, []);
        await context.close();
      });
    }
  }
});
