/**
 * Measures screening: npm run bench -- screening [folder] [--show] [--only=fresh|unseen|corpus|phrases|submissions|languages|shared|duplicates|cost]
 * [--worst=10] [--make]. With --make the catalogs that cost is measured among are made where they are not there: of a million
 * tools in some 20 minutes. No figure comes from a row, a topic or a source that the model has been trained on.
 */
import { CORPUS_LOCALES, readCorpus } from '../training/screening/corpus.ts';
import { judgeCorpus, type JudgedRow, printFigures, printLanguages } from './screening/corpus-figures.ts';
import { cost, costAmongTools } from './screening/cost.ts';
import { duplicates } from './screening/duplicates.ts';
import { languagesLeftOut, phrasesLeftOut, submissionsLeftOut, topicsLeftOut } from './screening/models.ts';
import { printShared } from './screening/shared-figures.ts';

const given = process.argv.slice(2);
const folder = given.find((argument) => !argument.startsWith('--')) ?? '../shared/data';
const option = (name: string) => given.find((argument) => argument.startsWith(`--${name}=`))?.slice(name.length + 3);
const show = given.includes('--show');
const worst = Number(option('worst') ?? 10);
const wanted = (section: string) => (option('only') ?? section) === section;

/** Languages of fresh submissions by which bounds were chosen (corpus/README.md). */
const BOUNDS_FROM: ReadonlySet<string> = new Set(['en', 'de', 'ru', 'ar']);

/** Languages of unseen submissions that were judged once, when a change stood (corpus/README.md). */
const UNSEEN_HELD: ReadonlySet<string> = new Set(['ar', 'fr', 'pl', 'uk']);

if (wanted('fresh')) {
  const judged = await judgeCorpus(readCorpus('fresh'), () => undefined);
  printFigures('fresh submissions, by the models that ship', judged);
  const isSeen = ({ row }: JudgedRow) => BOUNDS_FROM.has(row.locale);
  printFigures(
    'of these, the languages that no bound was chosen by',
    judged.filter((one) => !isSeen(one)),
  );
}
if (wanted('unseen')) {
  const judged = await judgeCorpus(readCorpus('unseen'), () => undefined);
  printFigures('unseen submissions, by the models that ship', judged);
  printFigures(
    'of these, the languages that were looked at by nobody',
    judged.filter(({ row }) => UNSEEN_HELD.has(row.locale)),
  );
}
if (wanted('corpus')) {
  const rows = readCorpus();
  const judged = await judgeCorpus(rows, topicsLeftOut(rows));
  printLanguages(judged, worst);
  printFigures('all languages, topics left out', judged);
}
if (wanted('phrases')) {
  const rows = readCorpus();
  const judged = await judgeCorpus(rows, phrasesLeftOut(rows));
  printFigures('all languages, topics and all phrases left out', judged);
}
if (wanted('submissions'))
  printFigures('all languages, submissions left out', await judgeCorpus(readCorpus(), submissionsLeftOut()));
if (wanted('languages')) {
  const rows = readCorpus();
  const judged = await judgeCorpus(rows, languagesLeftOut(rows));
  for (const locale of CORPUS_LOCALES)
    printFigures(
      `${locale}, learned from the other seven languages`,
      judged.filter((one) => one.row.locale === locale),
    );
}
if (wanted('shared')) await printShared(folder, show);
if (wanted('duplicates')) await duplicates(folder, show);
if (wanted('cost')) {
  await cost(folder, show);
  await costAmongTools(folder, 100_000, 3, given.includes('--make'));
  await costAmongTools(folder, 1_000_000, 5, given.includes('--make'));
}
