/** The vocabulary of jobs: the same jobs in every language, each with phrases of its own. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { jobModel } from '#catalog/search/analysis/jobs/classifier.ts';
import { assertEach } from '../support/assert-each.ts';
import { hashOf, jobExamples, readJobs } from '../../training/jobs/training.ts';

interface Job {
  id: string;
  category?: string | null;
  attributes?: string[];
  phrases: string[];
}

const root = join(import.meta.dirname, '..', '..');
const ATTRIBUTES = ['has_api', 'self_hosted', 'browser_extension', 'mobile', 'cli', 'ide', 'open_source'];

const english: readonly Job[] = readJobs('en');

test('jobs are all there in every language, with three to ten phrases that belong to one job each', () =>
  assertEach(
    LOCALES,
    (locale) => `jobs in ${locale} are all there, with three to ten phrases that belong to one job each`,
    (locale) => {
      const jobs: readonly Job[] = readJobs(locale);
      assert.deepEqual(
        jobs.map(({ id }) => id),
        english.map(({ id }) => id),
      );
      const phrases = jobs.flatMap((job) => job.phrases);
      assert.equal(new Set(phrases).size, phrases.length);
      for (const { id, phrases: own } of jobs) {
        assert.ok(own.length >= 3 && own.length <= 10, id);
        for (const phrase of own) assert.ok(phrase === phrase.toLowerCase() && !/[.,;:!?()"]/.test(phrase), phrase);
      }
    },
  ));

test('jobs name categories of the demo catalog and known attributes', () => {
  const demo = readFileSync(join(root, 'demo/categories.json'), 'utf8');
  const categories = (JSON.parse(demo) as { slug?: string }[]).map(({ slug }) => slug);
  assert.equal(new Set(english.map(({ id }) => id)).size, english.length);
  for (const { id, category, attributes = [] } of english) {
    assert.ok(category === null || categories.includes(category), `${id}: ${category}`);
    assert.ok(
      attributes.every((name) => ATTRIBUTES.includes(name)),
      id,
    );
  }
});

test('the model of jobs was trained on these texts, with the stems and meanings of today (npm run train)', () => {
  assert.equal(jobModel().examples, hashOf(jobExamples().examples));
});
