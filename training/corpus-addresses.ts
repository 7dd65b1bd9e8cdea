/** Gives every row of the corpus its address anew, and to rows that have none their first: npm run corpus. */
import { writeFileSync } from 'node:fs';
import { addressOf } from './screening/addresses.ts';
import { CORPUS_LOCALES, corpusFile, corpusOf } from './screening/corpus.ts';

const PARTS = ['submissions', 'further'] as const;

for (const [locale, part] of CORPUS_LOCALES.flatMap((each) => PARTS.map((one) => [each, one] as const))) {
  const lines = corpusOf(locale, part).map((row) =>
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
  writeFileSync(corpusFile(locale, part), `${lines.join('\n')}\n`);
  process.stdout.write(`${part}/${locale}: ${lines.length} rows\n`);
}
