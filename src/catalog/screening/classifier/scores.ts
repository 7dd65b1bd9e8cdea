/** The linear models of screening, trained by training/train-screening.ts. */
import { logOddsOf, type Model, type ModelHead } from '#catalog/classification/linear-model.ts';
import type { ScreenedEntry as Entry } from '#catalog/entries/columns.ts';
import { lazy } from '#catalog/memoize.ts';
import { readModel } from '#catalog/models.ts';
import type { Reading } from '#catalog/screening/text/parsed-entry.ts';
import { BUCKETS, featuresOf } from './features.ts';

/** AI tools against other projects, spam against everything else. */
export const MODEL_FILES = { ai: 'models/ai-model.bin', spam: 'models/spam-model.bin' } as const;
export type ModelName = keyof typeof MODEL_FILES;

export type Models = Readonly<Record<ModelName, Model>>;

const readShipped = (name: ModelName): (() => Model) =>
  lazy(() => {
    const { head, numbers } = readModel(MODEL_FILES[name]);
    if (numbers.length !== BUCKETS) throw new Error(`a model holds ${numbers.length} weights, not ${BUCKETS}`);
    return { ...(head as ModelHead), weights: new Int8Array(numbers.buffer, numbers.byteOffset, numbers.length) };
  });
const shipped = { ai: readShipped('ai'), spam: readShipped('spam') };

/** The shipped models, each loaded at its first use. */
export const SHIPPED: Models = {
  get ai() {
    return shipped.ai();
  },
  get spam() {
    return shipped.spam();
  },
};

/** The calibration group: "de described", "de brief" (without description), "other brief". */
export function calibrationKey(entry: Entry, reading: Reading): string {
  return `${reading.language} ${entry.description === null ? 'brief' : 'described'}`;
}

/** The log-odds of an entry by a model. */
export function scoreEntry(models: Models, name: ModelName, entry: Entry, reading: Reading): number {
  return logOddsOf(models[name], featuresOf(entry, reading), calibrationKey(entry, reading));
}
