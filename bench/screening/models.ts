/**
 * Models for measuring: for each row of the corpus a pair that has not seen its topic, its language or its source. The sets of
 * other sources are judged by the shipped models, which have seen none of them.
 */
import type { Model } from '#catalog/classification/linear-model.ts';
import type { ModelName, Models } from '#catalog/screening/classifier/scores.ts';
import type { CorpusRow } from '../../training/screening/corpus.ts';
import { backgroundExamples, corpusExample } from '../../training/screening/examples.ts';
import type { Example } from '../../training/screening/examples.ts';
import type { Fit } from '../../training/screening/regression.ts';
import { foldsOf, trainedModel, trainPrior } from '../../training/screening/training.ts';

const TOPIC_FOLDS = 5;

export type ModelsFor = (row: CorpusRow) => Models | undefined;

function trainedModels(examples: readonly Example[], priors?: Readonly<Record<ModelName, Fit>>): Models {
  const of = (name: ModelName): Model => trainedModel(name, examples, priors?.[name]);
  return { ai: of('ai'), spam: of('spam') };
}

/** Models of each fold of topics, in all languages at once; `background` is what is learned from besides submissions. */
function foldsLeftOut(rows: readonly CorpusRow[], background: readonly Example[]): ModelsFor {
  const topicOf = (row: CorpusRow) => `${row.class} ${row.topic}`;
  const foldOf = foldsOf(
    rows.map((row) => ({ topic: topicOf(row) })),
    TOPIC_FOLDS,
  );
  const priors = { ai: trainPrior('ai', background), spam: trainPrior('spam', background) };
  const submissions = rows.map(corpusExample);
  const models = Array.from({ length: TOPIC_FOLDS }, (_, fold) => {
    const isSeen = (one: Example) => foldOf.get(one.topic) !== fold;
    const kept = background.filter((one) => one.source !== 'lists' || isSeen(one));
    return trainedModels([...submissions.filter(isSeen), ...kept], priors);
  });
  return (row) => models[foldOf.get(topicOf(row)) ?? 0];
}

/** Whole topics of the submissions left out; phrases, written apart from them, are kept. */
export function topicsLeftOut(rows: readonly CorpusRow[]): ModelsFor {
  return foldsLeftOut(rows, backgroundExamples());
}

/** Whole topics left out, and nothing learned from but submissions and lists: whether the phrases flatter the first table. */
export function phrasesLeftOut(rows: readonly CorpusRow[]): ModelsFor {
  return foldsLeftOut(
    rows,
    backgroundExamples().filter((one) => one.source === 'lists'),
  );
}

/** Submissions left out altogether: learned from phrases, lists and sentences alone. */
export function submissionsLeftOut(): ModelsFor {
  const models = trainedModels(backgroundExamples());
  return () => models;
}

/** Whole languages left out, of submissions and of phrases. */
export function languagesLeftOut(rows: readonly CorpusRow[]): ModelsFor {
  const examples = [...rows.map(corpusExample), ...backgroundExamples()];
  const models = new Map<string, Models>();
  for (const { locale } of rows)
    if (!models.has(locale)) models.set(locale, trainedModels(examples.filter((one) => one.locale !== locale)));
  return (row) => models.get(row.locale);
}
