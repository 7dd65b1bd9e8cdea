/**
 * The figures of the corpus: a table a language, each row judged by a model that has not seen its topic, and the worst cases of
 * each class.
 */
import { comAddressOf } from '../../training/screening/addresses.ts';
import { CORPUS_KINDS, CORPUS_LOCALES } from '../../training/screening/corpus.ts';
import type { CorpusClass, CorpusRow } from '../../training/screening/corpus.ts';
import type { ModelsFor } from './models.ts';
import { judgeRow } from './outcomes.ts';
import type { Judged } from './outcomes.ts';
import { print, printTable, refusedIn, seenIn, share } from './tables.ts';

/** A row with its two verdicts: at its own address, and at name.com. */
export interface JudgedRow {
  row: CorpusRow;
  own: Judged;
  com: Judged;
}

const MUST: Readonly<Record<string, string>> = {
  'ai all': 'refused 0, seen <= 4 %',
  'ai trade-words': 'refused 0, seen <= 8 %',
  'other all': 'refused >= 75 %, seen >= 97 %',
  'spam open': 'refused >= 90 %, seen >= 99 %',
  'spam disguised': 'refused >= 90 %, seen >= 99 %',
  'spam dressed-up': 'refused >= 90 %, seen >= 99 %',
};

/** Judges every row by the models that `modelsFor` gives for it. */
export async function judgeCorpus(list: readonly CorpusRow[], modelsFor: ModelsFor): Promise<JudgedRow[]> {
  const judged: JudgedRow[] = [];
  for (const row of list) {
    const models = modelsFor(row);
    const own = await judgeRow(row, models);
    judged.push({ row, own, com: await judgeRow({ ...row, url: comAddressOf(row.name) }, models) });
  }
  return judged;
}

const CLASSES = Object.keys(CORPUS_KINDS) as CorpusClass[];

function linesOf(judged: readonly JudgedRow[], name: CorpusClass): string[][] {
  const ofClass = judged.filter((one) => one.row.class === name);
  return ['all', ...CORPUS_KINDS[name]].map((kind) => {
    const list = kind === 'all' ? ofClass : ofClass.filter((one) => one.row.kind === kind);
    const own = list.map((one) => one.own.outcome);
    const com = list.map((one) => one.com.outcome);
    return [
      `${name} ${kind}`,
      String(list.length),
      share(refusedIn(own), list.length),
      share(seenIn(own), list.length),
      share(refusedIn(com), list.length),
      share(seenIn(com), list.length),
      MUST[`${name} ${kind}`] ?? '',
    ];
  });
}

const HEAD = ['', 'rows', 'refused', 'seen', 'refused .com', 'seen .com', 'must reach'];

/** What the spam rules alone make of spam and of what is none, with and without the model of the wording. */
function linesOfSpamRules(judged: readonly JudgedRow[]): string[][] {
  return ['spam open', 'spam disguised', 'spam dressed-up', 'ai', 'other'].flatMap((group) => {
    const list = judged.filter(({ row }) => group === row.class || group === `${row.class} ${row.kind}`);
    return (['spam', 'rules'] as const).map((by) => {
      const cells = (['own', 'com'] as const).flatMap((at) => {
        const outcomes = list.map((one) => one[at][by]);
        return [share(refusedIn(outcomes), list.length), share(seenIn(outcomes), list.length)];
      });
      return [`${group} by spam rules${by === 'rules' ? ' without wording' : ''}`, String(list.length), ...cells, ''];
    });
  });
}

/** One table: every class and kind, then the spam rules alone. */
export function printFigures(title: string, judged: readonly JudgedRow[]): void {
  print(`\n${title} (seen: refused or flagged; 95 % intervals)`);
  printTable([HEAD, ...CLASSES.flatMap((name) => linesOf(judged, name)), ...linesOfSpamRules(judged)]);
}

const RANKS = { refused: 2, flagged: 1, accepted: 0 };

/** The rows furthest from what they should be: of AI tools the refused first, of others the accepted. */
function printWorst(judged: readonly JudgedRow[], count: number): void {
  for (const name of CLASSES) {
    const sign = name === 'ai' ? 1 : -1;
    const worst = judged
      .filter((one) => one.row.class === name && (one.own.outcome === 'accepted') === (name !== 'ai'))
      .sort((a, b) => sign * (RANKS[b.own.outcome] - RANKS[a.own.outcome]) || sign * (a.own.score - b.own.score))
      .slice(0, count);
    if (worst.length > 0) print(`  worst of ${name}:`);
    for (const { row, own } of worst)
      print(
        `    ${own.outcome} ${own.score.toFixed(1)} ${row.topic}/${row.kind}: ${row.name} | ${row.tagline.slice(0, 100)}${own.why === '' ? '' : ` => ${own.why}`}`,
      );
  }
}

/** A table and the worst cases of each language. */
export function printLanguages(judged: readonly JudgedRow[], worst: number): void {
  for (const locale of CORPUS_LOCALES) {
    const list = judged.filter((one) => one.row.locale === locale);
    printFigures(locale, list);
    printWorst(list, worst);
  }
}
