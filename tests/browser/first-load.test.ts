/** The first visit of a page: how much it transfers, from where, and that nothing jumps. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pageCasesOf } from '../support/page-cases.ts';
import { TWO_FRAMES, WITHOUT_CHROMIUM } from './chromium.ts';
import { noteFaults } from './faults.ts';
import { setStage } from './stage.ts';

/** Bytes with headers, as they come over the wire, beside pictures. */
const MOST_BYTES = 30 * 1024;
/** All operations of the API in one document. */
const DOCUMENTATION = '/:locale/api';
const MOST_OF_DOCUMENTATION = 36 * 1024;
/** With pictures. */
const MOST_WITH_PICTURES = 120 * 1024;
const AT_ONCE = 3;

/**
 * The shift of a layout is told in three digits; what is none in them (an icon drawn a frame before its place is final,
 * on a busy machine) nobody sees.
 */
const WATCH_SHIFTS = `window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, sources } of list.getEntries())
    if (value >= 0.0005) window.shifts.push(value + ' ' + sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(' '));
}).observe({ type: 'layout-shift', buffered: true });`;

describe('the first visit', { skip: WITHOUT_CHROMIUM }, () => {
  const stage = setStage();

  for (const [locale, width] of [
    ['en', 1280],
    ['ar', 375],
  ] as const) {
    const name = `transfers at most 30 KB beside pictures, nothing from elsewhere, and nothing moves, in ${locale} ${width} px wide`;
    test(`of each public page ${name}`, async () => {
      const { browser, filled } = stage;
      const { origin } = filled.world;
      const pageCases = pageCasesOf(filled).filter(
        ({ page, as, form }) => page?.who === 'anyone' && as === 'visitor' && !form,
      );
      assert.ok(pageCases.length > 10);
      const visit = async (path: string) => {
        const context = await browser.newContext({ viewport: { width, height: 740 } });
        const page = await context.newPage();
        const faults = await noteFaults(page, origin);
        const network = await context.newCDPSession(page);
        let bytes = 0;
        let pictureBytes = 0;
        const pictures = new Set<string>();
        network.on('Network.requestWillBeSent', ({ requestId, type }) => {
          if (type === 'Image') pictures.add(requestId);
        });
        network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
          if (pictures.has(requestId)) pictureBytes += encodedDataLength;
          else bytes += encodedDataLength;
        });
        await network.send('Network.enable');
        await page.addInitScript(WATCH_SHIFTS);
        const answer = await page.goto(origin + path.replace(':locale', locale), { waitUntil: 'networkidle' });
        assert.ok((answer?.status() ?? 500) < 500, path);
        await page.evaluate('scrollTo(0, document.body.scrollHeight)');
        await page.evaluate(TWO_FRAMES);
        const shifts = await page.evaluate<string[]>('shifts');
        assert.deepEqual(faults, [], path);
        const most = path === DOCUMENTATION ? MOST_OF_DOCUMENTATION : MOST_BYTES;
        assert.ok(bytes > 1_000 && bytes <= most, `${path}: ${bytes} bytes`);
        assert.ok(bytes + pictureBytes <= MOST_WITH_PICTURES, `${path}: ${pictureBytes} bytes of pictures`);
        await context.close();
        return shifts;
      };
      // Most of a visit is waiting for the network to be idle.
      for (let from = 0; from < pageCases.length; from += AT_ONCE) {
        const visits = pageCases
          .slice(from, from + AT_ONCE)
          .map(async ({ path }) => ({ path, shifts: await visit(path) }));
        for (const { path, shifts } of await Promise.all(visits)) {
          if (shifts.length === 0) continue;
          // On a busy machine the parser may pause within a line and a frame be drawn of its beginning; not twice there.
          for (let again = 0; again < 2; again += 1)
            assert.deepEqual(await visit(path), [], `${path}, and before ${shifts.join()}`);
        }
      }
    });
  }
});
