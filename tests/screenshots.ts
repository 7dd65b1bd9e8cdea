/**
 * Takes a picture of every page, wide and narrow, light and dark, left to right and right to left, into the folder given
 * (default `screenshots`); a second word keeps those whose name or path holds it. With `--readme` the picture of README
 * alone, light and dark, into `docs/pictures`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { viewerPages, openPageCase } from './browser/viewers.ts';
import { openChromium } from './browser/chromium.ts';
import { openFilledWorld } from './support/filled-world.ts';
import { pageCasesOf } from './support/page-cases.ts';
import { FAILING_SERVERS } from './support/failing-servers.ts';

const LOCALES = ['en', 'ar'] as const;
const WIDTHS = [1280, 375] as const;
const SCHEMES = ['light', 'dark'] as const;

const isReadme = process.argv.includes('--readme');
const [folder = isReadme ? 'docs/pictures' : 'screenshots', only = ''] = process.argv
  .slice(2)
  .filter((word) => word !== '--readme');
let taken = 0;

async function takePictures(page: Page, name: string): Promise<void> {
  // A picture of the whole page shows cards, too, that a window would draw only when they come near.
  await page.addStyleTag({ content: '.card { content-visibility: visible !important; }' });
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width > 600 ? 800 : 740 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const path = join(folder, `${name}_${width}_${colorScheme}.png`);
      await page.screenshot({ path, fullPage: true, animations: 'disabled' });
      taken += 1;
    }
  }
}

/** The catalog as visitors see it: a window, not the whole page, in 256 colours, which halve the file. */
async function takeReadmePictures(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1160, height: 620 });
  await page.goto(`${filled.world.origin}/en/tools?q=video`);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    const picture = sharp(await page.screenshot({ animations: 'disabled' }));
    await picture.png({ palette: true }).toFile(join(folder, `catalog-${colorScheme}.png`));
    taken += 1;
  }
}

await mkdir(folder, { recursive: true });
const filled = await openFilledWorld();
const browser = await openChromium();
try {
  const pageOf = viewerPages(browser, filled.world, { bypassCSP: true });
  if (isReadme) await takeReadmePictures(await pageOf('visitor'));
  for (const locale of isReadme ? [] : LOCALES) {
    for (const pageCase of pageCasesOf(filled)) {
      if (!pageCase.name.includes(only) && !pageCase.path.includes(only)) continue;
      const page = await pageOf(pageCase.as);
      await page.setViewportSize({ width: 1280, height: 800 });
      await openPageCase(page, filled.world.origin, pageCase, locale);
      await takePictures(page, `${locale}-${pageCase.name}`);
    }
  }
  for (const failing of isReadme ? [] : FAILING_SERVERS) {
    if (!failing.name.includes(only)) continue;
    const world = await failing.open();
    const page = await browser.newPage({ bypassCSP: true });
    for (const locale of LOCALES) {
      await page.goto(`${world.origin}/${locale}/tools`);
      await takePictures(page, `${locale}-${failing.name}`);
    }
    await world.close();
  }
  process.stdout.write(`${taken} pictures in ${folder}\n`);
} finally {
  await browser.close();
  await filled.world.close();
}
