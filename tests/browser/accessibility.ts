/** What axe says of a page in the light and in the dark, which of its controls have no name, and which cells a phone hides. */
import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from 'playwright-core';

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

const run = (runOnly: { type: 'tag' | 'rule'; values: string[] }): string =>
  `axe.run(${JSON.stringify(LOOKED_AT)}, ${JSON.stringify({ runOnly, resultTypes: ['violations'] })}).then(({ violations }) => violations)`;

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
export async function findHiddenCells(page: Page): Promise<string[]> {
  const own = page.viewportSize();
  if (own === null || (await page.locator('.table-frame').count()) === 0) return [];
  await page.setViewportSize(PHONE);
  const cells = await page.evaluate<string[]>(CELLS_OUTSIDE);
  await page.setViewportSize(own);
  return cells.slice(0, 3).map((cell) => `cell out of sight on a phone: ${cell}`);
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
