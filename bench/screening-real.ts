/**
 * `npm run bench:screening -- --real`: screening of real rows that were judged one by one. The project has their keys, sources and
 * labels (corpus/real/); their texts are other people's and are read from the folder beside the project.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { comAddressOf } from '../training/screening/addresses.ts';
import { rows, type Row } from '../training/screening/rows.ts';
import { judgeRow, print, report, reportJudged, type Outcome } from './screening-figures.ts';

const ROWS = 'corpus/real/rows.tsv';
/** Fewest rows of a language or a kind with a figure of their own. */
const FEWEST = 20;

/** A set that no change is chosen by: nobody reads its texts (corpus/README.md). */
const SECOND = 'second';

/** A directory lists these under its own redirects, which are flagged as such. */
const REDIRECTED = 'screening_hard.dev';

const MUST = [
  ['ai', 'refused <= 0.3 %, seen <= 4 %', 'refused <= 0.3 %, seen <= 4 %'],
  ['other', 'refused >= 70 %, seen >= 93 %', 'refused >= 85 %, seen >= 97 %'],
  ['spam', 'refused >= 90 %, seen >= 99 %', 'refused >= 95 %, seen >= 99 %'],
] as const;

/** A row as a file has it: spam is found by its key, as its name is a text, and some lists give no address. */
type TextRow = Omit<Row, 'url'> & { url?: string; key?: string };

type RealRow = Row & { locale: string; label: string; kind: string };

/** The rows of a half, or of the second set, whose texts are in the folder. */
function readReal(folder: string, half: string): RealRow[] {
  const texts = new Map<string, Map<string, TextRow>>();
  const textsOf = (file: string) => {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const found: TextRow[] | undefined = rows(join(folder, `${file}.jsonl`));
    if (found === undefined) print(`skipped: ${file}.jsonl is not there`);
    const byKey = new Map((found ?? []).map((row) => [`${row.locale ?? ''} ${row.key ?? row.name}`, row]));
    texts.set(file, byKey);
    return byKey;
  };
  const [, ...lines] = readFileSync(ROWS, 'utf8').trimEnd().split('\n');
  return lines.flatMap((line) => {
    const [file = '', name = '', , locale = '', label = '', kind = '', its] = line.split('\t');
    if (its !== half) return [];
    const row = textsOf(file).get(`${locale} ${name}`) ?? textsOf(file).get(` ${name}`);
    if (row === undefined) return [];
    const url = file === REDIRECTED ? undefined : row.url;
    return [{ ...row, url: url ?? comAddressOf(row.name), locale, label, kind }];
  });
}

/**
 * Prints each class, by itself and with a judge, and its languages and kinds of at least 20 rows; texts of errors where `show` is
 * set, but none of the second set.
 */
export async function printReal(folder: string, half: string, show: boolean): Promise<void> {
  const real = readReal(folder, half);
  print(`${real.length} real rows, ${half === SECOND ? 'the second set' : `the ${half} half`}`);
  for (const [label, must, mustJudged] of MUST) {
    const list = real.filter((row) => row.label === label);
    if (list.length === 0) continue;
    const outcomes = new Map<RealRow, Outcome>();
    for (const row of list) {
      const { outcome, score, why } = await judgeRow(row);
      outcomes.set(row, outcome);
      if (show && half !== SECOND && (outcome === 'accepted') === (label !== 'ai'))
        print(`   ${score.toFixed(1)} ${row.name} | ${row.tagline.slice(0, 110)} => ${why}`);
    }
    const of = (part: readonly RealRow[]) => part.flatMap((row) => outcomes.get(row) ?? []);
    report(label, of(list), must);
    for (const field of ['locale', 'kind'] as const)
      for (const value of new Set(list.map((row) => row[field]))) {
        const part = list.filter((row) => row[field] === value);
        if (part.length >= FEWEST && part.length < list.length) report(`  ${label}, ${value}`, of(part), must);
      }
    await reportJudged(`${label}, with a judge`, list, mustJudged);
  }
}
