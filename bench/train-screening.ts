// Trains the not-an-AI-tool model on labelled entries and writes src/catalog/screening/classifier/not-ai-model.json.
import { writeFileSync } from 'node:fs';
import { labelled, own, train } from './screening-training.ts';

const folder = process.argv[2] ?? '../shared/data';
const examples = labelled(folder);
if (examples === undefined) {
  process.stderr.write(`no labelled entries in ${folder}\n`);
  process.exitCode = 1;
} else {
  const target = new URL('../src/catalog/screening/classifier/not-ai-model.json', import.meta.url);
  const text = `${JSON.stringify(train([...examples, ...own()]))}\n`;
  writeFileSync(target, text);
  process.stdout.write(`${examples.length} entries, model of ${(text.length / 1000).toFixed(0)} kB written\n`);
}
