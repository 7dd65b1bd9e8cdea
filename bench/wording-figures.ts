/**
 * Prints what the rules of spam do to the corpus, the model of the wording trained without the topic of the text it judges.
 * Run: node bench/wording-figures.ts
 */
import { lookupsOver } from '#catalog/screening/lookups.ts';
import { judgeWording } from '#catalog/screening/rules/spam/spam-wording.ts';
import { screen } from '#catalog/screening/screening.ts';
import { read } from '#catalog/screening/text/parsed-entry.ts';
import { wordingFrom } from '#catalog/screening/wording/model.ts';
import type { WordingModel } from '#catalog/screening/wording/model.ts';
import { CORPUS_LOCALES, corpusOf } from './screening/corpus.ts';
import type { CorpusRow } from './screening/corpus.ts';
import { entryOf } from './screening/rows.ts';
import { topicOf, trainWording, wordingExamples } from './wording-training.ts';

const FOLDS = 6;
const GROUPS = ['open', 'disguised', 'dressed-up', 'ai', 'other'] as const;
type Group = (typeof GROUPS)[number];

const examples = wordingExamples();
const topics = [...new Set(examples.map((one) => one.topic))].filter((topic) => topic !== 'demo').toSorted();
const foldOf = new Map(topics.map((topic, at) => [topic, at % FOLDS]));
const models = Array.from({ length: FOLDS }, (_, fold) =>
  wordingFrom(trainWording(examples.filter((one) => foldOf.get(one.topic) !== fold))),
);

async function outcomeOf(row: CorpusRow, model: WordingModel | undefined): Promise<'refused' | 'flagged' | 'accepted'> {
  const entry = entryOf(row);
  const findings = await screen(entry, lookupsOver([]), { not_ai: 'off', spam_wording: 'off' });
  const spam = findings.filter((finding) => finding.verdict === 'spam').map((finding) => finding.action === 'refuse');
  const wording = model === undefined ? null : judgeWording(read(entry), model);
  if (wording !== null) spam.push(wording.certain);
  if (spam.includes(true)) return 'refused';
  return spam.length > 0 ? 'flagged' : 'accepted';
}

function groupOf(row: CorpusRow): Group | undefined {
  return GROUPS.find((group) => group === (row.class === 'spam' ? row.kind : row.class));
}

process.stdout.write(
  `percent refused / refused or flagged as spam\n${['', ...GROUPS].map((cell) => cell.padEnd(14)).join('')}\n`,
);
for (const locale of CORPUS_LOCALES) {
  const counts = new Map(GROUPS.map((group) => [group, { all: 0, refused: 0, flagged: 0, accepted: 0 }]));
  for (const row of corpusOf(locale)) {
    const group = groupOf(row);
    const count = group === undefined ? undefined : counts.get(group);
    if (count === undefined) continue;
    count.all += 1;
    count[await outcomeOf(row, models[foldOf.get(topicOf(row)) ?? 0])] += 1;
  }
  const cells = [...counts.values()].map(({ all, refused, flagged }) => {
    const percent = (part: number) => ((100 * part) / Math.max(all, 1)).toFixed(1);
    return `${percent(refused)} / ${percent(refused + flagged)}`.padEnd(14);
  });
  process.stdout.write(`${locale.padEnd(14)}${cells.join('')}\n`);
}
