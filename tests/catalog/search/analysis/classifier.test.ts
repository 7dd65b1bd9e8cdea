/** The classifier of jobs: what it computes is what the formula says, worked out plainly. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { fold } from '#catalog/language/fold.ts';
import { tokensOf } from '#catalog/language/words.ts';
import { sentencesOf } from '#catalog/language/sentences.ts';
import {
  classifyWords,
  doubtJobs,
  type JobShare,
  sumsOfWord,
  jobModel,
} from '#catalog/search/analysis/jobs/classifier.ts';
import { pairFeature, PAIR_VALUE, wordFeatures } from '#catalog/search/analysis/jobs/features.ts';
import { readJobs } from '../../../../training/jobs/training.ts';

/** A sum of a word that is smaller counts as none (classifier.ts); shares are within a percent (softmax.ts). */
const LEAST_SUM = 0.5;
const TOLERANCE = 0.01;

const phrases = LOCALES.flatMap((locale) => readJobs(locale).flatMap((job) => job.phrases)).filter(
  (_, at) => at % 487 === 0,
);

/** Adds the weights of a feature, each so many times. */
function addEntries(sums: Map<number, number>, bucket: number, times: number): void {
  const { starts, entries, scale } = jobModel().weights;
  for (let at = starts[bucket]!; at < starts[bucket + 1]!; at += 1) {
    const job = entries[at]! >> 8;
    const weight = (entries[at]! << 24) >> 24;
    sums.set(job, (sums.get(job) ?? 0) + weight * scale * times);
  }
}

/** The shares of all jobs that a word speaks for or against, by job; `odds` times as likely when they are `likelier`. */
function plainShares(words: readonly string[], likelier: readonly number[] = [], odds = 1): Map<number, number> {
  const sums = new Map<number, number>();
  const content: string[] = [];
  for (const word of words) {
    const { ids, values, isStop } = wordFeatures(word);
    const own = new Map<number, number>();
    ids.forEach((bucket, at) => addEntries(own, bucket, values[at]!));
    for (const [job, sum] of own) if (Math.abs(sum) >= LEAST_SUM) sums.set(job, (sums.get(job) ?? 0) + sum);
    if (!isStop) content.push(word);
  }
  content.slice(1).forEach((word, at) => addEntries(sums, pairFeature(content[at]!, word), PAIR_VALUE));
  const weightOf = (job: number): number =>
    Math.exp((sums.get(job) ?? 0) / Math.sqrt(Math.max(1, content.length))) * (likelier.includes(job) ? odds : 1);
  const total = jobModel().jobs.reduce((sum, _, job) => sum + weightOf(job), weightOf(jobModel().jobs.length));
  return new Map([...sums.keys()].map((job) => [job, weightOf(job) / total]));
}

const near = (found: number, expected: number, what: string): void =>
  assert.ok(Math.abs(found - expected) <= TOLERANCE, `${what}: ${found}, not ${expected}`);

test('the shares of a query are those of softmax regression over its words and pairs', () => {
  for (const phrase of phrases) {
    const words = [...tokensOf(fold(phrase))];
    const expected = plainShares(words);
    const { found } = classifyWords(words, 2_000, 0.01);
    for (const { job, share } of found) near(share, expected.get(job) ?? 0, `${phrase}: ${jobModel().jobs[job]!.id}`);
    const missed = [...expected].filter(([job, share]) => share > 0.02 && !found.some((one) => one.job === job));
    assert.deepEqual(
      missed.filter(([job]) => job < jobModel().jobs.length),
      [],
      phrase,
    );
    const order = (a: JobShare, b: JobShare): number => b.share - a.share || a.job - b.job;
    assert.deepEqual(found, found.toSorted(order));
  }
});

test('a text leaves less doubt where it speaks for a job, least where its categories do, too', () => {
  const [first = '', second = ''] = readJobs('en')[0]!.phrases;
  const texts = [sentencesOf(fold(`${first}. ${second}`))];
  const trust = { share: 0.8, least: 0 };
  const likelier = [0, 1, 2, 3];
  const plain = [...doubtJobs([{ texts, trust }], undefined)];
  const favoured = [...doubtJobs([{ texts, trust }], { classes: likelier, logOdds: Math.log(2) })];
  const parts = [first, second].map((part) => [...tokensOf(fold(part))]);
  for (const job of [0, 1, 2, 3, 4, 200]) {
    const best = Math.max(...parts.map((words) => plainShares(words).get(job) ?? 0));
    const best2 = Math.max(...parts.map((words) => plainShares(words, likelier, 2).get(job) ?? 0));
    near(plain[job]!, 1 - 0.8 * best, `job ${job}`);
    near(favoured[job]!, 1 - 0.8 * best2, `job ${job}, likelier`);
  }
  assert.ok(plain[0]! < 0.7 && favoured[0]! < plain[0]!);
});

test('a text that is believed only beside another says nothing alone', () => {
  const [phrase = ''] = readJobs('en')[0]!.phrases;
  const texts = [sentencesOf(fold(phrase))];
  const alone = doubtJobs([{ texts, trust: { share: 0.7, least: 0.05 } }], undefined);
  assert.ok(alone.every((doubt) => doubt === 1));
});

test('where, for whom and with what something is done says nothing of the job', () => {
  for (const [text, job] of [
    ['plan a trip to peru', 'plan-trips'],
    ['logo for a locksmith in ljubljana', 'make-logos'],
    ['спланировать путешествие в грузию', 'plan-trips'],
    ['reise planen nach norwegen', 'plan-trips'],
  ] as const) {
    const { found, none } = classifyWords([...tokensOf(fold(text))], 1, 0.01);
    assert.equal(jobModel().jobs[found[0]!.job]!.id, job, text);
    assert.ok(found[0]!.share > 3 * none, text);
  }
});

test('words that were forgotten are read again as they were', () => {
  const words = ['translate', 'watermark', 'podcast'];
  const before = classifyWords(words, 10, 0.001);
  for (let at = 0; at < 9_000; at += 1) sumsOfWord(`forgotten${at.toString(36)}`);
  assert.deepEqual(classifyWords(words, 10, 0.001), before);
});
