/**
 * Trains the models of screening on the corpus, and on rows of `toolshelf screening export` where files are named (train.ts).
 */
import { MEANING_FILE, MODEL_FILES, type ModelName } from '#catalog/screening/classifier/scores.ts';
import { modelFile, writeModelFile } from './model-files.ts';
import { CORPUS_KINDS } from './screening/corpus.ts';
import type { CorpusClass } from './screening/corpus.ts';
import { exampleOf, trainingExamples } from './screening/examples.ts';
import type { Example } from './screening/examples.ts';
import { trainMeaning } from './screening/meaning.ts';
import { rows } from './screening/rows.ts';
import { train } from './screening/training.ts';

const decided: Example[] = [];
const isClass = (name: string): name is CorpusClass => Object.hasOwn(CORPUS_KINDS, name);
for (const file of process.argv.slice(2)) {
  const list = rows(file);
  if (list === undefined) throw new Error(`${file} is not there`);
  for (const row of list) {
    const name = row.class ?? '';
    if (!isClass(name)) throw new Error(`${file}: a row of class ${name}`);
    decided.push(exampleOf({ topic: 'decided', ...row }, name, 'decided'));
  }
}
const learned = trainingExamples();
for (const name of Object.keys(MODEL_FILES) as ModelName[]) {
  const examples = [...learned[name], ...decided];
  const { head, weights } = train(name, examples);
  const file = modelFile(head, new Uint8Array(weights.buffer));
  writeModelFile(MODEL_FILES[name], file);
  process.stdout.write(`${name}: ${examples.length} texts, model of ${(file.length / 1000).toFixed(0)} kB written\n`);
}
const { landmarks, weights } = trainMeaning([...learned.ai, ...decided]);
writeModelFile(MEANING_FILE, modelFile({ weights }, new Uint8Array(landmarks.buffer)));
