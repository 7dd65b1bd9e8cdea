/** Every page, read from right to left: axe finds no barrier on it. */
import { describe } from 'node:test';
import { testBarriers } from './accessibility.ts';
import { WITHOUT_CHROMIUM } from './chromium.ts';
import { setStage } from './stage.ts';

describe('axe, right to left', { skip: WITHOUT_CHROMIUM }, () => {
  testBarriers(setStage(), 'ar', { colors: false });
});
