/**
 * Models for measuring: for each row of the corpus one that has not seen its topic, or not its language. The sets of other
 * sources are judged by the shipped one, which has seen none of them.
 */
import type { Model } from '#catalog/screening/classifier/model.ts';
import type { CorpusRow } from './corpus.ts';
import { corpusExample, listExamples } from './examples.ts';
import { foldsOf, trainedModel } from './training.ts';
import type { Example } from './training.ts';

const TOPIC_FOLDS = 8;

interface Grouped {
  example: Example;
  group: string | number | undefined;
}

/** The model of each group: it has learned from all but that group. */
function leavingOut(examples: readonly Grouped[]): Map<string | number, Model> {
  const models = new Map<string | number, Model>();
  for (const group of new Set(examples.map((one) => one.group))) {
    if (group === undefined) continue;
    models.set(group, trainedModel(examples.filter((one) => one.group !== group).map((one) => one.example)));
  }
  return models;
}

function examplesOf(rows: readonly CorpusRow[], groupOf: (row: CorpusRow) => string | number | undefined): Grouped[] {
  return rows.flatMap((row) => {
    const example = corpusExample(row);
    return example === undefined ? [] : [{ example, group: groupOf(row) }];
  });
}

/** Whole topics left out, in all languages at once; spam, of which nothing is learned, is judged by the shipped model. */
export function topicsLeftOut(rows: readonly CorpusRow[]): (row: CorpusRow) => Model | undefined {
  const folds = foldsOf(
    rows.filter((row) => row.class !== 'spam').map((row) => ({ topic: `${row.class} ${row.topic}` })),
    TOPIC_FOLDS,
  );
  const groupOf = (row: CorpusRow) => folds.get(`${row.class} ${row.topic}`);
  const lists = listExamples().map((example) => ({ example, group: folds.get(example.topic) }));
  const models = leavingOut([...examplesOf(rows, groupOf), ...lists]);
  return (row) => models.get(groupOf(row) ?? '');
}

/** Whole languages left out. */
export function languagesLeftOut(rows: readonly CorpusRow[]): (row: CorpusRow) => Model | undefined {
  const lists = listExamples().map((example) => ({ example, group: example.locale }));
  const models = leavingOut([...examplesOf(rows, (row) => row.locale), ...lists]);
  return (row) => (row.class === 'spam' ? undefined : models.get(row.locale));
}
