/** What axe says of a page in the light and in the dark, which of its controls have no name, and which cells a phone hides. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { CDPSession, Page } from 'playwright-core';
import { pageCasesOf } from '../support/page-cases.ts';
import { viewerPages, openPageCase } from './viewers.ts';
import type { Stage } from './stage.ts';

/** The smaller of the package's two files: it is read anew on every page. */
export const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** What differs in the dark are colours alone. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
// The operations of the API are all made alike; one of them is looked at.
const LOOKED_AT = { exclude: ['.operation ~ .operation'] };

interface Violation {
  id: string;
  nodes: { html: string }[];
}

const run = (runOnly: { type: 'tag' | 'rule'; values: string[] }, rules = {}): string =>
  `axe.run(${JSON.stringify(LOOKED_AT)}, ${JSON.stringify({ runOnly, rules, resultTypes: ['violations'] })}).then(({ violations }) => violations)`;

/** The rules about colours, which are the dearest, turned off. */
const COLORLESS = Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }]));

const told = (scheme: string) => (violation: Violation) =>
  `${scheme} ${violation.id}: ${violation.nodes[0]?.html ?? ''}`;

/** Brings axe onto a page that does not have it yet. */
async function requireAxe(page: Page): Promise<void> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(AXE);
}

/** Roles that say nothing to somebody who does not see the page when they have no name. */
const NAMED = new Set(['button', 'checkbox', 'combobox', 'link', 'radio', 'searchbox', 'textbox']);

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** What Chromium itself tells a screen reader of without a name: axe takes the text of a live region for that of the button around it. */
async function findNameless(page: Page): Promise<string[]> {
  // It ends with its page: one that is detached takes the virtual authenticator of all others with it.
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { nodes } = await (await session).send('Accessibility.getFullAXTree');
  return nodes.flatMap(({ ignored, role, name }) => {
    const is = String(role?.value);
    return !ignored && NAMED.has(is) && String(name?.value ?? '').trim() === '' ? [`nameless ${is}`] : [];
  });
}

const PHONE = { width: 375, height: 740 };

/** Runs in the page: cells that reach out of their frame, by the words in them. */
const CELLS_OUTSIDE = `[...document.querySelectorAll('.table-frame')].flatMap((frame) => {
  const { left, right } = frame.getBoundingClientRect();
  return [...frame.querySelectorAll('th, td')]
    .filter((cell) => { const box = cell.getBoundingClientRect(); return box.width > 0 && (box.left < left - 1 || box.right > right + 1); })
    .map((cell) => cell.textContent.trim().slice(0, 40));
})`;

/** Cells of tables that are out of sight in the window of a phone (WCAG 1.4.10). The page keeps its own window. */
async function findHiddenCells(page: Page): Promise<string[]> {
  const own = page.viewportSize();
  if (own === null || (await page.locator('.table-frame').count()) === 0) return [];
  await page.setViewportSize(PHONE);
  const cells = await page.evaluate<string[]>(CELLS_OUTSIDE);
  await page.setViewportSize(own);
  return cells.slice(0, 3).map((cell) => `cell out of sight on a phone: ${cell}`);
}

/** Every rule that is broken but those about colours; controls lack names in every language or in none. */
async function findColorlessBarriers(page: Page): Promise<string[]> {
  await requireAxe(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const found = await page.evaluate<Violation[]>(run({ type: 'tag', values: TAGS }, COLORLESS));
  return found.map(told('light'));
}

/** Every rule that is broken, with the first element that breaks it. Pages of a browser without scripts cannot be asked. */
export async function findBarriers(page: Page): Promise<string[]> {
  await requireAxe(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await page.evaluate<Violation[]>(run({ type: 'tag', values: TAGS }));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const dark = await page.evaluate<Violation[]>(run({ type: 'rule', values: COLOR_RULES }));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return [...light.map(told('light')), ...dark.map(told('dark')), ...(await findNameless(page))];
}

/** Tests every page of the filled world in one language; with `colors: false` without the colours, which are those of every language. */
export function testBarriers(stage: Stage, locale: string, { colors = true } = {}): void {
  test(`finds no barrier on any page in ${locale}`, { timeout: 600_000 }, async () => {
    const { browser, filled } = stage;
    const pageOf = viewerPages(browser, filled.world, { viewport: { width: 1024, height: 900 } }, AXE);
    const barriers: string[] = [];
    for (const pageCase of pageCasesOf(filled)) {
      const page = await pageOf(pageCase.as);
      await openPageCase(page, filled.world.origin, pageCase, locale);
      const found = await (colors ? findBarriers(page) : findColorlessBarriers(page));
      const all = [...found, ...(await findHiddenCells(page))];
      barriers.push(...all.map((barrier) => `${pageCase.name}: ${barrier}`));
    }
    assert.deepEqual(barriers, []);
  });
}
