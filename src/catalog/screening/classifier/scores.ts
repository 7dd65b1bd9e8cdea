/** The linear models of screening, of files that training/train-screening.ts writes, and what they say of an entry. */
import { logOddsOf, type Model, type ModelHead } from '#catalog/classification/linear-model.ts';
import type { ScreenedEntry as Entry } from '#catalog/entries/columns.ts';
import { once } from '#catalog/memoize.ts';
import { readModel } from '#catalog/models.ts';
import type { Reading } from '#catalog/screening/text/parsed-entry.ts';
import { BUCKETS, featuresOf } from './features.ts';
import { judgedLanguage } from './judged-language.ts';

/** What each model finds: AI tools rather than other projects, spam rather than anything else. */
export const MODEL_FILES = { ai: 'models/ai-model.bin', spam: 'models/spam-model.bin' } as const;
export type ModelName = keyof typeof MODEL_FILES;

/** One model of each kind. */
export type Models = Readonly<Record<ModelName, Model>>;

const readShipped = (name: ModelName): (() => Model) =>
  once(() => {
    const { head, numbers } = readModel(MODEL_FILES[name]);
    if (numbers.length !== BUCKETS) throw new Error(`a model holds ${numbers.length} weights, not ${BUCKETS}`);
    return { ...(head as ModelHead), weights: new Int8Array(numbers.buffer, numbers.byteOffset, numbers.length) };
  });
const shipped = { ai: readShipped('ai'), spam: readShipped('spam') };

/** The models that ship with the program, each read when it is first asked. */
export const SHIPPED: Models = {
  get ai() {
    return shipped.ai();
  },
  get spam() {
    return shipped.spam();
  },
};

/** The group of an entry's calibration: its language, or "other", and whether there is a description ("de described", "de brief"). */
export function calibrationKey(entry: Entry, reading: Reading): string {
  return `${judgedLanguage(entry, reading)} ${entry.description === null ? 'brief' : 'described'}`;
}

/** The natural logarithm of the odds that an entry is what the model of that name finds. */
export function scoreEntry(models: Models, name: ModelName, entry: Entry, reading: Reading): number {
  return logOddsOf(models[name], featuresOf(entry, reading), calibrationKey(entry, reading));
}
