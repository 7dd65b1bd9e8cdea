/** Takes a picture of every public page, wide and narrow, light and dark, left to right and right to left, into the folder given (default `screenshots`). */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { loadDemoCatalog } from '#catalog/demo.ts';
import { PAGES } from '#web/pages.ts';
import { openChromium } from './browser/chromium.ts';
import { openWorld } from './world.ts';

const LOCALES = ['en', 'ar'] as const;
const WIDTHS = [1280, 375] as const;
const SCHEMES = ['light', 'dark'] as const;
/** What stands for the parameters of paths: entries of the demo catalog. */
const SAMPLES: Readonly<Record<string, string>> = {
  '/:locale/tools/:slug': '/:locale/tools/whisper',
  '/:locale/tools/:slug/report': '/:locale/tools/whisper/report',
  '/:locale/categories/:id': '/:locale/categories/image-generation',
};
/** States of pages that their plain address does not show. */
const STATES = ['/:locale/tools?q=video&pricing=freemium', '/:locale/tools?q=qqqqzzzz', '/:locale/nothing-here'];

const [folder = 'screenshots', only = ''] = process.argv.slice(2);

const paths = [
  ...PAGES.filter(
    (page) => page.method === 'GET' && page.who === 'anyone' && !/^\/$|\/suggest$|:secret/.test(page.path),
  ).map((page) => SAMPLES[page.path] ?? page.path),
  ...STATES,
].filter((path) => path.includes(only) && !/:(?!locale)/.test(path));

const world = await openWorld();
const browser = await openChromium();
try {
  await loadDemoCatalog(world.db, join(import.meta.dirname, '..', 'demo'));
  await world.app.parts.live.refresh();
  await mkdir(folder, { recursive: true });
  for (const colorScheme of SCHEMES) {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        viewport: { width, height: width > 600 ? 800 : 740 },
        colorScheme,
        bypassCSP: true,
      });
      const page = await context.newPage();
      for (const locale of LOCALES) {
        for (const path of paths) {
          const address = path.replace(':locale', locale);
          await page.goto(world.origin + address);
          // A picture of the whole page shows cards, too, that a window would draw only when they come near.
          await page.addStyleTag({ content: '.card { content-visibility: visible !important; }' });
          const name = address.slice(1).replaceAll(/[^a-z0-9]+/gi, '-');
          await page.screenshot({ path: join(folder, `${name}_${width}_${colorScheme}.png`), fullPage: true });
        }
      }
      await context.close();
    }
  }
  process.stdout.write(`${paths.length * 8} pictures in ${folder}\n`);
} finally {
  await browser.close();
  await world.close();
}
