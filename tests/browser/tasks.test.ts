/**
 * What visitors come for, done as they would do it: twenty tasks in four languages, from the home page, by the words that stand on
 * the pages, in at most four steps each. TASKS_PICTURES=<folder> keeps a picture of each step.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import type { Locale } from '#catalog/locales.ts';
import { namedFields } from '#catalog/entries/columns.ts';
import { editTool } from '#catalog/moderation/tool-edits.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { makeAccount } from '../support/factories.ts';
import { WITHOUT_CHROMIUM } from './chromium.ts';
import { openWatched } from './faults.ts';
import { setStage } from './stage.ts';

const MOST_STEPS = 4;
const PICTURES = process.env['TASKS_PICTURES'];

/** One thing that somebody does. */
type Step =
  | { search: string }
  /** A link or button of the page, by its words. */
  | { press: string }
  /** A filter beside or above a list. */
  | { filter: string }
  /** The bookmark of the first card. */
  | 'keep'
  /** The first card. */
  | 'open'
  /** A form, filled in and sent. */
  | { send: (page: Page) => Promise<void> };

interface Task {
  name: string;
  locale: Locale;
  steps(t: ReturnType<typeof visitorMessages>): readonly Step[];
  /** What is there in the end. */
  done(page: Page, t: ReturnType<typeof visitorMessages>): Promise<void>;
}

const cards = (page: Page) => page.locator('main .cards > li');
const text = (page: Page): Promise<string> => page.locator('main').innerText();

async function hasColumns(page: Page, least: number): Promise<void> {
  const columns = await page.locator('main thead th').count();
  assert.ok(columns > least, `${columns} columns`);
}
async function hasCards(page: Page): Promise<void> {
  assert.ok((await cards(page).count()) > 0, 'no cards');
}

const TASKS: readonly Task[] = [
  {
    name: 'find a free tool that removes backgrounds and has an API',
    locale: 'en',
    steps: () => [{ search: 'free background remover with api' }, { press: 'Remove.bg' }],
    async done(page, t) {
      assert.match(await text(page), new RegExp(t.fields.has_api.label));
      assert.ok((await text(page)).includes(t.pricing.freemium));
    },
  },
  {
    name: 'compare three transcription tools',
    locale: 'en',
    steps: (t) => [{ search: 'transcription' }, { press: t.choosing.compare.first('4') }],
    done: (page) => hasColumns(page, 3),
  },
  {
    name: 'find an open alternative to ChatGPT',
    locale: 'en',
    steps: (t) => [{ search: 'alternative to chatgpt' }, { filter: t.pricing.open_source }],
    done: hasCards,
  },
  {
    name: 'tell editors that a link is broken',
    locale: 'en',
    steps: (t) => [
      { search: 'whisper' },
      'open',
      { press: t.titles.report },
      {
        async send(page) {
          await page.locator('input[value="broken_link"]').check();
          await page.getByRole('button', { name: t.report.button }).click();
        },
      },
    ],
    done: (page) => page.waitForURL(/done=sent/),
  },
  {
    name: 'see which image generators can be used for nothing',
    locale: 'en',
    steps: (t) => [{ press: t.titles.categories }, { press: 'Image Generation' }, { filter: t.pricing.freemium }],
    done: hasCards,
  },
  {
    name: 'find a program for subtitles with a free plan',
    locale: 'de',
    steps: (t) => [{ search: 'Untertitel' }, { filter: t.pricing.freemium }],
    done: hasCards,
  },
  {
    name: 'reach the website of a background remover',
    locale: 'de',
    steps: () => [{ search: 'Hintergrund entfernen' }, 'open'],
    async done(page, t) {
      const visit = page.getByRole('link', { name: t.tool.visit });
      assert.match((await visit.getAttribute('href')) ?? '', /^https:/);
    },
  },
  {
    name: 'compare translators',
    locale: 'de',
    steps: (t) => [{ search: 'Übersetzer' }, { press: t.choosing.compare.first('4') }],
    done: (page) => hasColumns(page, 3),
  },
  {
    name: 'learn what is needed to submit a tool',
    locale: 'de',
    steps: (t) => [{ press: t.nav.submit }],
    async done(page) {
      assert.equal(await page.locator('main form input[name="url"]').count(), 1);
    },
  },
  {
    name: 'follow a category in a feed reader',
    locale: 'de',
    steps: (t) => [{ press: t.titles.categories }, { press: 'Bildgenerierung' }],
    async done(page) {
      assert.equal(await page.locator('main a[href$="/feed.atom"]').count(), 1);
    },
  },
  {
    name: 'find something that writes down speech, and what else there is',
    locale: 'ru',
    steps: () => [{ search: 'транскрибация' }, 'open'],
    async done(page) {
      assert.ok((await page.locator('section[aria-labelledby="alternatives"] .cards > li').count()) > 0);
    },
  },
  {
    name: 'compare makers of presentations',
    locale: 'ru',
    steps: (t) => [{ search: 'создать презентацию' }, { press: t.choosing.compare.first('4') }],
    done: (page) => hasColumns(page, 3),
  },
  {
    name: 'read in the dark',
    locale: 'ru',
    steps: (t) => [{ press: t.theme.dark }],
    async done(page) {
      assert.equal(await page.evaluate<string>('getComputedStyle(document.documentElement).colorScheme'), 'dark');
    },
  },
  {
    name: 'see tools for video by name',
    locale: 'ru',
    steps: (t) => [{ search: 'видео' }, { press: t.choosing.sort.name }],
    async done(page) {
      const names = await page.locator('main .cards h3').allTextContents();
      const letters = names.map((each) => each.trim().charAt(0).toUpperCase());
      assert.ok(letters.length > 10);
      assert.deepEqual(letters, letters.toSorted());
    },
  },
  {
    name: 'learn that nobody buys a place',
    locale: 'ru',
    steps: (t) => [{ press: t.titles.ranking }],
    done: async (page, t) => assert.ok((await text(page)).includes(t.ranking.paidTitle)),
  },
  {
    name: 'find a translator with a free plan',
    locale: 'ar',
    steps: (t) => [{ search: 'ترجمة' }, { filter: t.pricing.freemium }],
    done: hasCards,
  },
  {
    name: 'read what a background remover costs, and who says so',
    locale: 'ar',
    steps: () => [{ search: 'إزالة الخلفية' }, 'open'],
    async done(page) {
      assert.equal(await page.locator('main .facts .stated').count(), 1);
    },
  },
  {
    name: 'compare translators',
    locale: 'ar',
    steps: (t) => [{ search: 'ترجمة' }, { press: t.choosing.compare.first('4') }],
    done: (page) => hasColumns(page, 3),
  },
  {
    name: 'see what editors have put together',
    locale: 'ar',
    steps: (t) => [{ press: t.choosing.collections.all }, 'open'],
    done: hasCards,
  },
  {
    name: 'keep a tool and find it again',
    locale: 'ar',
    steps: (t) => [{ search: 'كتابة' }, 'keep', { press: t.kept.title }],
    async done(page) {
      await page.waitForURL(/\/kept\?tools=/);
      assert.equal(await cards(page).count(), 1);
    },
  },
];

/** Follows a link, until its page is there; a script may add to the address what is kept. */
async function follow(page: Page, link: Locator): Promise<void> {
  const to = new URL((await link.getAttribute('href')) ?? '', page.url());
  await link.click();
  await page.waitForURL((url) => url.pathname === to.pathname && url.search.startsWith(to.search));
}

async function take(page: Page, step: Step): Promise<void> {
  if (step === 'keep') return cards(page).first().locator('[data-keep]').click();
  if (step === 'open') return follow(page, cards(page).first().locator('h3 a'));
  if ('send' in step) return step.send(page);
  if ('filter' in step)
    return follow(page, page.locator('.facets, .price-row').getByRole('link', { name: step.filter }).first());
  if ('search' in step) {
    const box = page.locator('main input[name="q"]');
    await box.fill(step.search);
    await box.press('Enter');
    return page.waitForURL(/q=/);
  }
  const link = page.getByRole('link', { name: step.press });
  if ((await link.count()) > 0) return follow(page, link.first());
  return page.getByText(step.press, { exact: true }).first().click();
}

describe('visitors', { skip: WITHOUT_CHROMIUM }, () => {
  const stage = setStage();
  before(async () => {
    const { db, app } = stage.filled.world;
    const editor = await makeAccount(db, 'nora.api@example.org', 'editor');
    const tool = await getDeskTool(db, 'remove-bg');
    const body = { ...namedFields(tool), has_api: true };
    await editTool(db, editor, 'remove-bg', { body, mark: tool.mark });
    await app.context.live.refresh();
  });

  for (const [index, { name, locale, steps, done }] of TASKS.entries()) {
    test(`${name} (${locale})`, async () => {
      const { browser, filled } = stage;
      const context = await browser.newContext({ locale, viewport: { width: 1280, height: 900 } });
      const { page, faults } = await openWatched(context, filled.world.origin);
      const t = visitorMessages(locale);
      const way = steps(t);
      assert.ok(way.length <= MOST_STEPS, `${way.length} steps`);
      try {
        await page.goto(`${filled.world.origin}/${locale}`);
        for (const [at, step] of way.entries()) {
          await take(page, step);
          if (PICTURES !== undefined)
            await page.screenshot({ path: join(PICTURES, `${String(index + 1).padStart(2, '0')}-${at + 1}.png`) });
        }
        await done(page, t);
        assert.deepEqual(faults, []);
      } finally {
        await context.close();
      }
    });
  }

  test('have twenty tasks', () => assert.equal(TASKS.length, 20));
});
