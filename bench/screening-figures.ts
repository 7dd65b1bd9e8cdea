/** Verdicts of screening on rows, by models that have not seen their topic, language or source, and tables of them. */
import type { Model } from '#catalog/classification/linear-model.ts';
import { scoreEntry, SHIPPED, type ModelName, type Models } from '#catalog/screening/classifier/scores.ts';
import { lookupsOver } from '#catalog/screening/lookups.ts';
import { screen, type Finding, type KnownEntry, type Lookups } from '#catalog/screening/screening.ts';
import { read } from '#catalog/screening/text/parsed-entry.ts';
import { comAddressOf } from '../training/screening/addresses.ts';
import { CORPUS_KINDS, CORPUS_LOCALES, type CorpusClass, type CorpusRow } from '../training/screening/corpus.ts';
import { backgroundExamples, briefExamples, corpusExample, type Example } from '../training/screening/examples.ts';
import { trainMeaning } from '../training/screening/meaning.ts';
import type { Fit } from '../training/screening/regression.ts';
import { entryOf, type Row } from '../training/screening/rows.ts';
import { foldsOf, trainedModel, trainPrior } from '../training/screening/training.ts';

export type Outcome = 'refused' | 'flagged' | 'accepted';

export const print = (line: string) => process.stdout.write(`${line}\n`);

const Z95 = 1.959964;

/** The 95 % interval of a share after Wilson (1927), as fractions of 1. */
function wilson(part: number, whole: number): readonly [low: number, high: number] {
  if (whole === 0) return [0, 1];
  const fraction = part / whole;
  const square = Z95 ** 2 / whole;
  const middle = fraction + square / 2;
  const half = Z95 * Math.sqrt((fraction * (1 - fraction)) / whole + square / (4 * whole));
  return [Math.max(0, (middle - half) / (1 + square)), Math.min(1, (middle + half) / (1 + square))];
}

/** "12.5 % (10–16)": the share and its interval, in percent. */
function share(part: number, whole: number): string {
  if (whole === 0) return '-';
  const [low, high] = wilson(part, whole);
  return `${((100 * part) / whole).toFixed(1)} % (${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)})`;
}

const refusedIn = (outcomes: readonly Outcome[]) => outcomes.filter((outcome) => outcome === 'refused').length;
const seenIn = (outcomes: readonly Outcome[]) => outcomes.filter((outcome) => outcome !== 'accepted').length;

/** Rows of cells, each column as wide as its widest cell. */
function printTable(lines: readonly (readonly string[])[]): void {
  const widths: number[] = [];
  for (const line of lines)
    for (const [at, cell] of line.entries()) widths[at] = Math.max(widths[at] ?? 0, cell.length);
  for (const line of lines)
    print(
      `  ${line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd()}`,
    );
}

/** One line for a set: its size, shares refused and seen (refused or flagged), and the target; `draws` outcomes are of one row. */
export function report(set: string, outcomes: readonly Outcome[], must: string, draws = 1): void {
  const count = outcomes.length / draws;
  const columns = [set.padEnd(34), String(count).padStart(5)];
  columns.push(`refused ${share(refusedIn(outcomes) / draws, count)}`.padEnd(30));
  columns.push(`refused or flagged ${share(seenIn(outcomes) / draws, count)}`.padEnd(42), `must reach: ${must}`);
  print(columns.join(' '));
}

interface Judged {
  outcome: Outcome;
  /** By the spam rules and the model of spam wording. */
  spam: Outcome;
  /** By the spam rules alone. */
  rules: Outcome;
  /** The model's score, lower for what is no AI tool. */
  score: number;
  /** Findings as text: "gambling refuse; not_ai flag". */
  why: string;
}

export function outcomeOf(findings: readonly Finding[]): Outcome {
  if (findings.some((finding) => finding.action === 'refuse')) return 'refused';
  return findings.length > 0 ? 'flagged' : 'accepted';
}

/** A row as a published tool. */
export function knownEntry({ name, url, tagline }: Row, id: string): KnownEntry {
  return { kind: 'tool', id, slug: id, name, url, tagline, state: 'published', accountId: null, submittedAt: null };
}

/** A judge that may refuse (JUDGE_REFUSES) is right about 19 of 20 rows. */
const DRAWS = 20;

function lookupsWithJudge({ label }: Row, isRight: boolean): Lookups {
  const truth = label === 'ai' ? 'ai_tool' : label === 'spam' ? 'spam' : 'not_an_ai_tool';
  const wrong = label === 'ai' ? 'not_an_ai_tool' : 'ai_tool';
  const opinion = { verdict: isRight ? truth : wrong, reason: 'drawn', model: 'rule' } as const;
  return { ...lookupsOver([]), opinion: () => Promise.resolve(opinion) };
}

/** One line for rows with such a judge: the mean of all its answers, once wrong of 20. */
export async function reportJudged(set: string, list: readonly Row[], must: string): Promise<void> {
  const outcomes: Outcome[] = [];
  for (const row of list) {
    const right = (await judgeRow(row, undefined, lookupsWithJudge(row, true))).outcome;
    outcomes.push((await judgeRow(row, undefined, lookupsWithJudge(row, false))).outcome);
    outcomes.push(...Array.from({ length: DRAWS - 1 }, () => right));
  }
  report(set, outcomes, must, DRAWS);
}

/** Screens the text of a row, by default with the shipped models and without a judge. */
export async function judgeRow(
  row: Row,
  models: Models = SHIPPED,
  lookups: Lookups = lookupsOver([]),
): Promise<Judged> {
  const entry = entryOf(row);
  const findings = await screen(entry, lookups, {}, undefined, models);
  const counted = findings.filter(({ verdict }) => verdict === 'spam' || verdict === 'not_an_ai_tool');
  const spam = counted.filter(({ verdict }) => verdict === 'spam');
  return {
    outcome: outcomeOf(counted),
    spam: outcomeOf(spam),
    rules: outcomeOf(spam.filter(({ rule }) => rule !== 'spam_wording')),
    score: scoreEntry(models, 'ai', entry, read(entry)),
    why: counted.map(({ rule, action, evidence }) => `${rule} ${action} ${String(evidence['words'] ?? '')}`).join('; '),
  };
}

const TOPIC_FOLDS = 5;

type ModelsFor = (row: CorpusRow) => Models | undefined;

function trainedModels(examples: readonly Example[], priors?: Readonly<Record<ModelName, Fit>>): Models {
  const of = (name: ModelName): Model => trainedModel(name, examples, priors?.[name]);
  return { ai: of('ai'), spam: of('spam'), meaning: trainMeaning(examples) };
}

/** Models of each fold of topics, in all languages; `background` are the examples besides submissions. */
function foldsLeftOut(rows: readonly CorpusRow[], background: readonly Example[]): ModelsFor {
  const topicOf = (row: CorpusRow) => `${row.class} ${row.topic}`;
  const foldOf = foldsOf(
    rows.map((row) => ({ topic: topicOf(row) })),
    TOPIC_FOLDS,
  );
  const priors = { ai: trainPrior('ai', background), spam: trainPrior('spam', background) };
  const submissions = [...rows.map(corpusExample), ...briefExamples(rows)];
  const models = Array.from({ length: TOPIC_FOLDS }, (_, fold) => {
    const isSeen = (one: Example) => foldOf.get(one.topic) !== fold;
    const kept = background.filter((one) => one.source !== 'lists' || isSeen(one));
    return trainedModels([...submissions.filter(isSeen), ...kept], priors);
  });
  return (row) => models[foldOf.get(topicOf(row)) ?? 0];
}

/** Topics of submissions left out; phrases, which were written separately, are kept. */
export function topicsLeftOut(rows: readonly CorpusRow[]): ModelsFor {
  return foldsLeftOut(rows, backgroundExamples());
}

/** Topics and all phrases left out, which shows whether phrases flatter the first table. */
export function phrasesLeftOut(rows: readonly CorpusRow[]): ModelsFor {
  return foldsLeftOut(
    rows,
    backgroundExamples().filter((one) => one.source === 'lists'),
  );
}

/** All submissions left out. */
export function submissionsLeftOut(): ModelsFor {
  const models = trainedModels(backgroundExamples());
  return () => models;
}

/** Languages left out, of submissions and of phrases. */
export function languagesLeftOut(rows: readonly CorpusRow[]): ModelsFor {
  const examples = [...rows.map(corpusExample), ...backgroundExamples()];
  const models = new Map<string, Models>();
  for (const { locale } of rows)
    if (!models.has(locale)) models.set(locale, trainedModels(examples.filter((one) => one.locale !== locale)));
  return (row) => models.get(row.locale);
}

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

/** Spam rules alone, with and without the model of the wording. */
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

/** Prints every class and kind, then the spam rules alone. */
export function printFigures(title: string, judged: readonly JudgedRow[]): void {
  print(`\n${title} (seen: refused or flagged; 95 % intervals)`);
  printTable([HEAD, ...CLASSES.flatMap((name) => linesOf(judged, name)), ...linesOfSpamRules(judged)]);
}

const RANKS = { refused: 2, flagged: 1, accepted: 0 };

/** The worst errors: of AI tools the refused first, of others the accepted. */
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

/** Prints a table and the worst errors of each language. */
export function printLanguages(judged: readonly JudgedRow[], worst: number): void {
  for (const locale of CORPUS_LOCALES) {
    const list = judged.filter((one) => one.row.locale === locale);
    printFigures(locale, list);
    printWorst(list, worst);
  }
}
