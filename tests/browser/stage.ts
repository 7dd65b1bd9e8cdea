/** The stage of a suite: the filled world and Chromium before it. */
import { after, before } from 'node:test';
import type { Browser } from 'playwright-core';
import { openFilledWorld, type FilledWorld } from '../support/filled-world.ts';
import { openChromium } from './chromium.ts';

export interface Stage {
  filled: FilledWorld;
  browser: Browser;
}

/** Sets the stage for the suite that calls it; it is empty until the suite's hooks run, and cleared after its last test. */
export function setStage(): Stage {
  const stage: Partial<Stage> = {};
  before(async () => {
    stage.filled = await openFilledWorld();
    stage.browser = await openChromium();
  });
  after(async () => {
    await stage.browser?.close();
    await stage.filled?.world.close();
  });
  return stage as Stage;
}
