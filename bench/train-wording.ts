/** Trains the model of the wording of spam on the corpus and the demo catalog and writes src/catalog/screening/wording/wording-model.json. */
import { writeFileSync } from 'node:fs';
import { trainWording, wordingExamples } from './wording-training.ts';

const examples = wordingExamples();
const text = `${JSON.stringify(trainWording(examples), null, 2)}\n`;
writeFileSync(new URL('../src/catalog/screening/wording/wording-model.json', import.meta.url), text);
process.stdout.write(`${examples.length} texts, model of ${(text.length / 1000).toFixed(0)} kB written\n`);
