/** What the models say of an entry. */
import type { ScreenedEntry as Entry } from '#catalog/entries/columns.ts';
import type { Reading } from '#catalog/screening/text/parsed-entry.ts';
import { featuresOf } from './features.ts';
import { judgedLanguage } from './judged-language.ts';
import { scoreOf, shippedModel } from './model.ts';
import type { Model, ModelName } from './model.ts';

/** One model of each kind. */
export type Models = Readonly<Record<ModelName, Model>>;

/** The models that ship with the program. */
export const SHIPPED: Models = {
  get ai() {
    return shippedModel('ai');
  },
  get spam() {
    return shippedModel('spam');
  },
};

/** The natural logarithm of the odds that an entry is what the model of that name finds. */
export function scoreEntry(models: Models, name: ModelName, entry: Entry, reading: Reading): number {
  return scoreOf(models[name], featuresOf(entry, reading), judgedLanguage(entry, reading), entry.description !== null);
}
