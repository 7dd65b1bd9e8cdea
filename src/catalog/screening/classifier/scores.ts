/** The linear models of screening, trained by training/train-screening.ts. */
import { logOddsOf, type Model, type ModelHead } from '#catalog/classification/linear-model.ts';
import type { ScreenedEntry as Entry } from '#catalog/entries/columns.ts';
import { meaningOf, readMeaningModel, type MeaningModel } from '#catalog/classification/meaning-model.ts';
import { directionOf } from '#catalog/classification/word-vectors.ts';
import { lazy } from '#catalog/memoize.ts';
import { readModel } from '#catalog/models.ts';
import type { Reading } from '#catalog/screening/text/parsed-entry.ts';
import { BUCKETS, featuresOf, toldWords } from './features.ts';

/** AI tools against other projects, spam against everything else. */
export const MODEL_FILES = { ai: 'models/ai-model.bin', spam: 'models/spam-model.bin' } as const;
export type ModelName = keyof typeof MODEL_FILES;

/** AI tools against other projects, by what English words mean. */
export const MEANING_FILE = 'models/meaning-model.bin';

export type Models = Readonly<Record<ModelName, Model> & { meaning: MeaningModel }>;

const readShipped = (name: ModelName): (() => Model) =>
  lazy(() => {
    const { head, numbers } = readModel(MODEL_FILES[name]);
    if (numbers.length !== BUCKETS) throw new Error(`a model holds ${numbers.length} weights, not ${BUCKETS}`);
    return { ...(head as ModelHead), weights: new Int8Array(numbers.buffer, numbers.byteOffset, numbers.length) };
  });
const shipped = {
  ai: readShipped('ai'),
  spam: readShipped('spam'),
  meaning: lazy(() => readMeaningModel(MEANING_FILE)),
};

/** The shipped models, each loaded at its first use. */
export const SHIPPED: Models = {
  get ai() {
    return shipped.ai();
  },
  get spam() {
    return shipped.spam();
  },
  get meaning() {
    return shipped.meaning();
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

/** From about -1 for other projects to 1 for AI tools; undefined for other languages and unknown words. */
export function scoreMeaning({ meaning }: Models, reading: Reading): number | undefined {
  const direction = reading.language === 'en' ? directionOf(toldWords(reading)) : undefined;
  return direction === undefined ? undefined : meaningOf(meaning, direction);
}
