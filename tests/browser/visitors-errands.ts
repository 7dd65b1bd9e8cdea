/** Twenty errands of visitors, members and makers. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { findReader } from '#catalog/follows/readers.ts';
import type { Locale } from '#catalog/locales.ts';
import { PASSWORD } from '../support/factories.ts';
import { CARDS, SUBMIT, go, press, says, sees, type Errand } from './errands.ts';

async function followByMail(page: Page, locale: Locale, path: string, rhythm: string): Promise<void> {
  await go(page, path);
  await press(page, 'a[href*="/follow?"]');
  await page.fill('input[name=email]', `${locale}-${rhythm}-${path.length}@reader.example`);
  await page.check(`input[name=rhythm][value=${rhythm}]`);
  await press(page, SUBMIT);
  await sees(page, '.notice');
}

export const VISITORS: readonly Errand[] = [
  [
    'goes from the home page to a task and keeps the free ones',
    'visitor',
    async (page, { locale }) => {
      await go(page, `/${locale}`);
      await press(page, `a[href="/${locale}/tasks"]`);
      await press(page, `a[href="/${locale}/tasks/generate-images"]`);
      const filter = page.locator('a[href*="pricing=freemium"]').first();
      if (!(await filter.isVisible())) await page.locator('.facets > summary').click();
      await press(page, 'a[href*="pricing=freemium"]');
      await sees(page, CARDS);
    },
  ],
  [
    'looks at a task in another order, and searches in it',
    'visitor',
    async (page, { locale }) => {
      await go(page, `/${locale}/tasks/generate-images`);
      await press(page, '.sort a[href*="sort=name"]');
      await page.fill('main input[name=q]', 'poster');
      await press(page, 'main form[action$="/tools"] button:not([type=button])');
      assert.match(page.url(), /task=generate-images/);
      await sees(page, CARDS);
    },
  ],
  [
    'finds a task by what one does for a living',
    'visitor',
    async (page, { locale }) => {
      await go(page, `/${locale}/roles/designers`);
      await press(page, `${CARDS} h2 a`);
      await sees(page, CARDS, 3);
    },
  ],
  [
    'sees what is popular, and why',
    'visitor',
    async (page, { locale }) => {
      await go(page, `/${locale}/tools`);
      await press(page, '.sort a[href*="sort=popular"]');
      await sees(page, CARDS, 10);
      await press(page, `main a[href="/${locale}/ranking"]`);
      await sees(page, 'main h2', 3);
    },
  ],
  [
    'sees the cheapest first',
    'visitor',
    async (page, { locale }) => {
      await go(page, `/${locale}/categories/image-generation`);
      await press(page, '.sort a[href*="sort=price"]');
      await sees(page, CARDS, 3);
    },
  ],
  [
    'compares two tools, and adds a third',
    'visitor',
    async (page, { locale }) => {
      await go(page, `/${locale}/compare/chatgpt-vs-midjourney`);
      await press(page, 'main a[href*="/compare?tools="]');
      await page.fill('input[name=add]', 'whisper');
      await press(page, '.compare-add form button');
      await sees(page, 'main thead th', 3);
    },
  ],
  [
    'compares from the page of a tool, and takes one out',
    'visitor',
    async (page, { locale }) => {
      await go(page, `/${locale}/tools/whisper`);
      await press(page, 'a[href*="/compare?tools="]');
      await page.fill('input[name=add]', 'descript');
      await press(page, '.compare-add form button');
      await press(page, 'a.compare-remove, .compare-remove a');
      assert.ok(!page.url().includes('descript,') || !page.url().includes('whisper'));
    },
  ],
  [
    'reads who recommends a tool, the newest first',
    'visitor',
    async (page, { locale }) => {
      await go(page, `/${locale}/tools/whisper`);
      await press(page, `a[href="/${locale}/tools/whisper/recommendations"]`);
      await press(page, '.sort a[href*="sort=newest"]');
      await sees(page, '.recommendation', 2);
    },
  ],
  [
    'reports a recommendation',
    'visitor',
    async (page, { locale }) => {
      await go(page, `/${locale}/tools/whisper/recommendations`);
      await press(page, '.recommendation a[href*="/report?"]');
      await page.fill('textarea[name=message]', 'It advertises another tool.');
      await press(page, SUBMIT);
      assert.match(page.url(), /done=sent/);
    },
  ],
  [
    'reports a wrong price, to be answered by mail',
    'visitor',
    async (page, { locale }) => {
      await go(page, `/${locale}/tools/whisper/report`);
      await page.check('input[name=kind][value=wrong_price]');
      await page.fill('input[name=reply_to]', `${locale}@reporter.example`);
      await press(page, SUBMIT);
      assert.match(page.url(), /done=sent/);
    },
  ],
  [
    'follows a tool by mail',
    'visitor',
    (page, { locale }) => followByMail(page, locale, `/${locale}/tools/whisper`, 'day'),
  ],
  [
    'follows a task by mail',
    'visitor',
    (page, { locale }) => followByMail(page, locale, `/${locale}/tasks/generate-images`, 'week'),
  ],
  [
    'is told when there is what a search has not found',
    'visitor',
    (page, { locale }) => followByMail(page, locale, `/${locale}/tools?q=quagga+stapler`, 'week'),
  ],
  [
    'confirms by the link of the mail, stops one, and is forgotten',
    'visitor',
    async (page, { locale, secret, world }) => {
      await go(page, `/${locale}/follows/${secret}`);
      await press(page, 'main button[name=confirm]');
      await sees(page, '.notice');
      const name = await page.locator('main .setting a').first().boundingBox();
      assert.ok((name?.height ?? 99) < 60, 'the name of a subject is a line, not a column of letters');
      await press(page, 'main button[name=stop]');
      await press(page, 'main .button-danger');
      assert.equal(await findReader(world.db.read, 'email', `${locale}@follower.example`), undefined);
    },
  ],
  [
    'reads a public list and reports it',
    'visitor',
    async (page, { locale, list }) => {
      await go(page, `/${locale}/lists`);
      await press(page, `a[href="/${locale}/lists/${list}"]`);
      await sees(page, CARDS, 3);
      await press(page, `a[href="/${locale}/lists/${list}/report"]`);
      await page.fill('textarea[name=message]', 'An advertisement.');
      await press(page, SUBMIT);
      assert.match(page.url(), /done=sent/);
    },
  ],
  [
    'signs in where a tool is recommended, and recommends it',
    'visitor',
    async (page, { locale, member }) => {
      await go(page, `/${locale}/tools/descript`);
      await press(page, 'a[href$="/recommend"]');
      await page.fill('input[name=email]', member.email);
      await page.fill('input[name=password]', PASSWORD);
      await press(page, SUBMIT);
      await page.selectOption('select[name=task]', { index: 1 });
      await page.fill('textarea[name=text]', 'I cut my lessons with it');
      await page.fill('textarea[name=to_know]', 'Long videos take a while');
      await press(page, SUBMIT);
      assert.match(page.url(), /done=shown/);
      await go(page, `/${locale}/account/start`);
      await says(page, 'Descript');
    },
  ],
  [
    'changes what one recommends, and withdraws it',
    'member',
    async (page, { locale }) => {
      await go(page, `/${locale}/tools/descript/recommend`);
      await page.fill('textarea[name=text]', 'I cut all my lessons with it');
      await press(page, SUBMIT);
      await go(page, `/${locale}/tools/descript/recommend`);
      await press(page, 'form[action$="/withdraw"] button');
      assert.match(page.url(), /done=withdrawn/);
    },
  ],
  [
    'finds a recommendation helpful, and takes that back',
    'member',
    async (page, { locale }) => {
      await go(page, `/${locale}/tools/whisper/recommendations`);
      await press(page, 'form[action*="/vote"] button');
      await press(page, 'form[action*="/unvote"] button');
      await sees(page, 'form[action*="/vote"] button', 2);
    },
  ],
  [
    'makes a list, adds a tool with a reason, and publishes it',
    'member',
    async (page, { locale }) => {
      await go(page, `/${locale}/account/lists/add?tool=whisper`);
      if ((await page.locator('select[name=list]').count()) > 0) await page.selectOption('select[name=list]', 'new');
      await page.fill('input[name=title]', `Kit ${locale}`);
      await page.fill('input[name=note]', 'It hears well');
      await press(page, SUBMIT);
      await press(page, 'form[action$="/publish"] button');
      assert.match(page.url(), /done=published/);
    },
  ],
  [
    'answers a recommendation as the maker',
    'maker',
    async (page, { locale, own, shown }) => {
      await go(page, `/${locale}/tools/${own}/recommendations`);
      await press(page, `a[href$="/recommendations/${shown}/answer"]`);
      await page.fill('textarea[name=answer]', 'Thank you, the next version is faster.');
      await press(page, SUBMIT);
      await says(page, 'the next version is faster');
    },
  ],
];
