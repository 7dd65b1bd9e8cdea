/** Gives every row of the corpus its address anew, and to rows that have none their first: npm run corpus. */
import { writeFileSync } from 'node:fs';
import { addressOf } from './screening/addresses.ts';
import { CORPUS_LOCALES, corpusFile, corpusOf } from './screening/corpus.ts';

for (const locale of CORPUS_LOCALES) {
  const lines = corpusOf(locale).map((row) =>
    JSON.stringify({
      class: row.class,
      kind: row.kind,
      topic: row.topic,
      style: row.style,
      name: row.name,
      url: addressOf(locale, row.name),
      tagline: row.tagline,
      description: row.description,
    }),
  );
  writeFileSync(corpusFile(locale), `${lines.join('\n')}\n`);
  process.stdout.write(`${locale}: ${lines.length} rows\n`);
}
