// Measures screening against files of labelled entries and prints one table: what was refused, what was flagged, what it must reach, what it cost.
// Run: node bench/screening.ts [folder] [--show] [--quick]. The not-an-AI-tool model is cross-validated: an entry is judged by a model that has not seen it; --quick leaves that out.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { lookupsFor } from '#catalog/screening/catalog-lookups.ts';
import { readModes } from '#catalog/screening/feedback/modes.ts';
import { lookupsOver } from '#catalog/screening/lookups.ts';
import { modelFrom } from '#catalog/screening/classifier/model.ts';
import type { Model } from '#catalog/screening/classifier/model.ts';
import { judgeAi } from '#catalog/screening/classifier/not-ai.ts';
import { read } from '#catalog/screening/text/parsed-entry.ts';
import { screen } from '#catalog/screening/screening.ts';
import type { Entry, Finding, KnownEntry } from '#catalog/screening/screening.ts';
import { openDatabase } from '#database/connection.ts';
import { CATEGORY_IDS, findCatalog } from './catalogs.ts';
import { createTools } from './corpus.ts';
import { entryOf, labelled, own, rows, train } from './screening-training.ts';
import type { Row } from './screening-training.ts';

const LOCALES = ['en', 'ar', 'de', 'es', 'fr', 'pl', 'ru', 'uk'];
const FOLDS = 5;
const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '../shared/data';
const show = process.argv.includes('--show');

const print = (line: string) => process.stdout.write(`${line}\n`);
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`;

type Outcome = 'refused' | 'flagged' | 'accepted';

function known(row: Row, id: string): KnownEntry {
  return {
    kind: 'tool',
    id,
    slug: id,
    name: row.name,
    url: row.url,
    tagline: row.tagline,
    state: 'published',
    accountId: null,
    submittedAt: null,
  };
}

function outcomeOf(findings: readonly Finding[]): Outcome {
  if (findings.some((finding) => finding.action === 'refuse')) return 'refused';
  return findings.length > 0 ? 'flagged' : 'accepted';
}

function report(set: string, outcomes: readonly Outcome[], must: string): void {
  const refused = outcomes.filter((outcome) => outcome === 'refused').length;
  const seen = refused + outcomes.filter((outcome) => outcome === 'flagged').length;
  const columns = [set.padEnd(32), String(outcomes.length).padStart(5)];
  columns.push(`refused ${percent(refused, outcomes.length).padStart(7)} (${refused})`.padEnd(24));
  columns.push(
    `refused or flagged ${percent(seen, outcomes.length).padStart(7)} (${seen})`.padEnd(36),
    `must reach: ${must}`,
  );
  print(columns.join(' '));
}

function showRow(row: Row, text: string): void {
  if (show) print(`   ${row.name} | ${row.tagline.slice(0, 90)} => ${text}`);
}

interface Pair {
  a: Row;
  b: Row;
  same: boolean;
}

function pairsOf(path: string): Pair[] | undefined {
  if (!existsSync(path)) return undefined;
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line): Pair => JSON.parse(line));
}

async function duplicates(): Promise<void> {
  const pairs = pairsOf(join(folder, 'duplicates.dev.jsonl'));
  if (pairs === undefined) {
    print('skipped: duplicates.dev.jsonl is not there');
    return;
  }
  for (const same of [true, false]) {
    const outcomes: Outcome[] = [];
    for (const pair of pairs.filter((one) => one.same === same)) {
      const findings = (await screen(entryOf(pair.b), lookupsOver([known(pair.a, 'a')]))).filter(
        (finding) => finding.verdict === 'duplicate',
      );
      if (findings.length > 0 !== same)
        showRow(pair.b, `${pair.a.name} ${pair.a.url} ${JSON.stringify(findings.map((finding) => finding.evidence))}`);
      outcomes.push(outcomeOf(findings));
    }
    report(
      `duplicates, ${same ? 'same' : 'not same'}`,
      outcomes,
      same ? 'refused >= 55 %, seen >= 98 %' : 'refused 0, seen <= 20 %',
    );
  }
}

/** Spam and not-an-AI-tool together, the latter by the given model. */
async function textOutcome(row: Row, model?: Model): Promise<Outcome> {
  const entry = entryOf(row);
  const findings = await screen(entry, lookupsOver([]), model === undefined ? {} : { not_ai: 'off' });
  const counted = findings.filter((finding) => finding.verdict === 'spam' || finding.verdict === 'not_an_ai_tool');
  const outcome = outcomeOf(counted);
  if (model === undefined) {
    if (outcome !== 'accepted')
      showRow(
        row,
        counted.map((finding) => `${finding.rule} ${finding.action} ${JSON.stringify(finding.evidence)}`).join('; '),
      );
    return outcome;
  }
  const judgement = judgeAi(read(entry), model);
  if (judgement.verdict !== 'ai')
    showRow(row, `${judgement.verdict} ${judgement.score.toFixed(2)} ${judgement.against.join(', ')}`);
  if (outcome === 'refused' || judgement.verdict === 'not_ai') return 'refused';
  return outcome === 'flagged' || judgement.verdict === 'unsure' ? 'flagged' : 'accepted';
}

async function crossValidated(): Promise<void> {
  const examples = labelled(folder);
  if (examples === undefined) {
    print('skipped: tools.jsonl, not_ai.dev.jsonl or screening_hard.dev.jsonl is not there');
    return;
  }
  const phrases = own();
  const outcomes = new Map<Row, Outcome>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const model = modelFrom(train([...examples.filter((_, at) => at % FOLDS !== fold), ...phrases]));
    for (const [at, one] of examples.entries())
      if (at % FOLDS === fold) outcomes.set(one.row, await textOutcome(one.row, model));
  }
  const of = (set: string, label?: string) =>
    examples
      .filter((one) => one.set === set && (label === undefined || one.row.label === label))
      .map((one) => outcomes.get(one.row) ?? 'accepted');
  report('real tools, cross-validated', of('tools'), 'refused <= 0.1 %, seen <= 3 %');
  report('not AI, cross-validated', of('not_ai'), 'refused >= 70 %, seen >= 97 %');
  report('hard ai, cross-validated', of('hard', 'ai'), 'refused 0, seen <= 15 %');
  report('hard not_ai, cross-validated', of('hard', 'not_ai'), 'seen >= 85 %');
}

async function shipped(): Promise<void> {
  const judge = async (list: readonly Row[]) => {
    const outcomes: Outcome[] = [];
    for (const row of list) outcomes.push(await textOutcome(row));
    return outcomes;
  };
  const hard = rows(join(folder, 'screening_hard.dev.jsonl'));
  if (hard !== undefined) {
    report('hard spam', await judge(hard.filter((row) => row.label === 'spam')), 'refused >= 85 %, seen 100 %');
    report('hard dead', await judge(hard.filter((row) => row.label === 'dead')), '(no figure)');
  }
  const translated = rows(join(folder, 'tools_i18n.jsonl'));
  if (translated === undefined) print('skipped: tools_i18n.jsonl is not there');
  else {
    for (const locale of ['es', 'fr', 'ru'])
      report(
        `real tools, ${locale}`,
        await judge(translated.filter((row) => row.locale === locale)),
        'refused 0, seen <= 5 %',
      );
  }
  const files = existsSync('demo')
    ? readdirSync('demo').filter((file) => file.startsWith('tools') && file.endsWith('.jsonl'))
    : [];
  if (files.length === 0) print('skipped: demo/tools*.jsonl is not there');
  const demo = files.flatMap((file) => rows(join('demo', file)) ?? []);
  for (const locale of files.length === 0 ? [] : LOCALES) {
    const list = demo.flatMap((row) => {
      if (locale === 'en') return [row];
      const texts = row.translations?.[locale];
      return texts?.tagline === undefined
        ? []
        : [{ ...row, tagline: texts.tagline, description: texts.description ?? null }];
    });
    report(`our demo catalog, ${locale}`, await judge(list), 'refused 0, seen <= 5 %');
  }
}

/** Texts of the greatest allowed size that are hard on word lists, patterns and distances. */
function hostile(): [string, Entry][] {
  const base = { url: 'https://example.com/a', categories: ['other'], contactEmail: null };
  const fill = (piece: string, length: number) => Array.from(piece.repeat(length)).slice(0, length).join('');
  const of = (piece: string): Entry => ({
    ...base,
    name: fill(piece, 80),
    tagline: fill(piece, 200),
    description: fill(piece, 2000),
  });
  return [
    ['one letter', of('a')],
    ['one word', of('casino ')],
    ['every word a term', of('slot bonus bet free data api chat model ')],
    ['commas', of(',')],
    ['digits and spaces', of('+1 ')],
    ['links', of('http://a ')],
    ['combining marks', of('a\u0301\u0302\u0303\u0304')],
    ['pictures', of('😀')],
    ['ligatures', of('\ufdfa')],
    ['mixed scripts', of('aа')],
    ['Arabic proclitics', of('وبالك ')],
    ['masked words', of('c4s1n0 c@$ino cаsіno ')],
    ['single letters', of('c a s i n o ')],
    ['families of pictures', of('👩‍👩‍👧‍👦')],
    ['separators', of(' | ')],
    ['brackets', of('<a ')],
    ['long address', { ...of('x '), url: `https://example.com/${'%41/'.repeat(500)}?${'a&'.repeat(10)}` }],
    ['long query', { ...of('x '), url: `https://example.com/?${'b=1&'.repeat(500)}` }],
  ];
}

async function cost(): Promise<void> {
  const tools = rows(join(folder, 'tools.jsonl')) ?? [
    { name: 'Word Painter', url: 'https://example.com/', tagline: 'Paints what you describe in words' },
  ];
  const lookups = lookupsOver(tools.map((row, at) => known(row, String(at))));
  const list = Array.from({ length: 2000 }, (_, at) =>
    entryOf(tools[at % tools.length] ?? { name: '', url: '', tagline: '' }),
  );
  for (const entry of list.slice(0, 500)) await screen(entry, lookups);
  const before = process.cpuUsage();
  for (const entry of list) await screen(entry, lookups);
  const used = process.cpuUsage(before);
  print(
    `one verdict: ${((used.user + used.system) / 1000 / list.length).toFixed(2)} ms CPU, lookups in memory among ${tools.length} entries (must reach: <= 3 ms)`,
  );
  let worst: [string, number] = ['', 0];
  for (const [kind, entry] of hostile()) {
    let took = Infinity;
    // The best of four: other work on the machine is not the rule's fault.
    for (let time = 0; time < 4; time++) {
      // Another text each time: the last ones are remembered.
      const name = `${entry.name.slice(0, -1)}${time}`;
      const tagline = `${entry.tagline.slice(0, -1)}${time}`;
      const start = process.cpuUsage();
      await screen({ ...entry, name, tagline }, lookups);
      const spent = process.cpuUsage(start);
      took = Math.min(took, (spent.user + spent.system) / 1000);
    }
    if (show) print(`   ${kind}: ${took.toFixed(1)} ms`);
    if (took > worst[1]) worst = [kind, took];
  }
  print(`slowest hostile text: ${worst[1].toFixed(1)} ms CPU, "${worst[0]}" (must reach: <= 20 ms)`);
}

/** The same over the database, as a submission is screened; on the catalogs that `npm run bench` has made and kept. */
async function costAmongTools(tools: number, most: number): Promise<void> {
  const catalog = findCatalog(tools, 'sqlite');
  const made = createTools(CATEGORY_IDS);
  // Real texts find little among made-up ones; those of the catalog, at another address, find all that they can.
  const list = (rows(join(folder, 'tools.jsonl')) ?? [])
    .slice(0, 1_000)
    .map((row, at) => entryOf(at % 2 === 0 ? row : { ...made(at * 97), url: `https://another-${at}.example.com/` }));
  if (catalog === undefined || list.length === 0) {
    print(`skipped: one verdict among ${tools} tools; npm run bench makes that catalog`);
    return;
  }
  const db = await openDatabase(catalog.databaseUrl);
  const judge = async (entry: Entry) =>
    screen(entry, lookupsFor(db, { accountId: 'nobody', except: null }), await readModes(db.read));
  for (const entry of list.slice(0, 300)) await judge(entry);
  const before = process.cpuUsage();
  for (const entry of list.slice(300)) await judge(entry);
  const used = process.cpuUsage(before);
  await db.close();
  const each = (used.user + used.system) / 1000 / (list.length - 300);
  print(`one verdict: ${each.toFixed(2)} ms CPU among ${tools} tools in SQLite (must reach: <= ${most} ms)`);
}

await duplicates();
if (!process.argv.includes('--quick')) await crossValidated();
await shipped();
await cost();
await costAmongTools(100_000, 3);
await costAmongTools(1_000_000, 6);
