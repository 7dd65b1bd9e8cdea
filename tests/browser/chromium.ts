/** Chromium for tests and screenshots: found where Debian puts it or at CHROME_PATH, started without anything that phones home. */
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const PATHS = [
  process.env['CHROME_PATH'] ?? '',
  // Without the windows around its pages, which cost a third of the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of an installed Chromium; undefined when there is none. */
function findChromium(): string | undefined {
  return PATHS.find((path) => path !== '' && existsSync(path));
}

/** What a skipped test says, or false when Chromium is there. */
export const WITHOUT_CHROMIUM = findChromium() === undefined ? 'skipped: chromium is not installed' : false;

/** Longest wait for one step of a walk, and for a start; only a failure takes as long, however busy the machine. */
const STEP_MS = 120_000;

/** Starts Chromium; throws when there is none. */
export async function openChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('chromium is not installed');
  const browser = await chromium.launch({
    executablePath,
    timeout: STEP_MS,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // What is drawn is seldom looked at. Without a thread for compositing clicks would wait for ever.
      '--disable-threaded-animation',
      '--num-raster-threads=1',
    ],
  });
  // A browser has no default for its contexts.
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    context.setDefaultTimeout(STEP_MS);
    return context;
  };
  return browser;
}

/** Resolves in a page when it has painted what it was told, and has reported how that moved. */
export const TWO_FRAMES = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))';
