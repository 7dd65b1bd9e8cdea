/**
 * Trains the not-an-AI-tool model on the corpus, and on rows of `toolshelf screening export` where files are named: npm run
 * train [-- rows.jsonl …].
 */
import { writeFileSync } from 'node:fs';
import { CORPUS_KINDS } from './screening/corpus.ts';
import { trainingExamples } from './screening/examples.ts';
import { rows } from './screening/rows.ts';
import { exampleOf, train } from './screening/training.ts';

const examples = trainingExamples();
for (const file of process.argv.slice(2)) {
  const list = rows(file);
  if (list === undefined) throw new Error(`${file} is not there`);
  for (const row of list) {
    const name = row.class ?? '';
    if (!Object.hasOwn(CORPUS_KINDS, name)) throw new Error(`${file}: a row of class ${name}`);
    if (name !== 'spam') examples.push(exampleOf(row, name === 'ai', row.topic ?? 'decided'));
  }
}
const text = `${JSON.stringify(train(examples), null, 2)}\n`;
writeFileSync(new URL('../src/catalog/screening/classifier/not-ai-model.json', import.meta.url), text);
process.stdout.write(`${examples.length} entries, model of ${(text.length / 1000).toFixed(0)} kB written\n`);
