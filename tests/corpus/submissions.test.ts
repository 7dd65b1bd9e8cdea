/** The corpus of submissions: its form, its proportions, and addresses that tell nothing of the class. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { SHIPPED } from '#catalog/screening/classifier/scores.ts';
import { aiEvidence } from '#catalog/screening/text/ai-words.ts';
import { read } from '#catalog/screening/text/parsed-entry.ts';
import { assertEach } from '../support/assert-each.ts';
import { addressOf } from '../../training/screening/addresses.ts';
import { trainingExamples } from '../../training/screening/examples.ts';
import { trainMeaning } from '../../training/screening/meaning.ts';
import { trainWeights } from '../../training/screening/training.ts';
import { CORPUS_KINDS, CORPUS_LOCALES, corpusFile, corpusOf, readCorpus } from '../../training/screening/corpus.ts';
import type { CorpusClass, CorpusRow } from '../../training/screening/corpus.ts';

const ENTRY = { url: 'https://example.com/', name: '', description: null, categories: [], contactEmail: null };
const FIELDS = ['class', 'kind', 'topic', 'style', 'name', 'url', 'tagline', 'description'];
const STYLES = 'plain founder marketing terse developer translated enthusiastic formal list question'.split(' ');
const CLASSES = Object.keys(CORPUS_KINDS) as CorpusClass[];
const FEWEST_ROWS = 300;
const FEWEST_TOPICS: Readonly<Record<CorpusClass, number>> = { ai: 40, other: 60, spam: 20 };
const FEWEST_OF_KIND: Readonly<Record<string, number>> = {
  'trade-words': 0.3,
  'near-miss': 0.3,
  disguised: 0.22,
  'dressed-up': 0.22,
};

const lengthOf = (text: string) => Array.from(text).length;
const shareOf = (list: readonly CorpusRow[], keep: (row: CorpusRow) => boolean) =>
  list.filter(keep).length / list.length;

test('every line has the eight fields in order, within their lengths', () =>
  assertEach(CORPUS_LOCALES, String, (locale) => {
    for (const part of ['submissions', 'further'] as const)
      for (const line of readFileSync(corpusFile(locale, part), 'utf8').trimEnd().split('\n')) {
        const row = JSON.parse(line) as Record<string, string>;
        assert.deepEqual(Object.keys(row), FIELDS, line);
        assert.ok(
          Object.values(row).every((value) => typeof value === 'string'),
          line,
        );
      }
    for (const row of [...corpusOf(locale), ...corpusOf(locale, 'further')]) {
      const kinds: readonly string[] = CORPUS_KINDS[row.class];
      assert.ok(kinds.includes(row.kind) && STYLES.includes(row.style) && row.topic !== '', row.name);
      assert.ok(lengthOf(row.name) >= 2 && lengthOf(row.name) <= 60, row.name);
      assert.ok(lengthOf(row.tagline) >= 15 && lengthOf(row.tagline) <= 200, row.name);
      assert.ok(row.description === '' || lengthOf(row.description) >= 30, row.name);
    }
  }));

test('no name, tagline or address stands there twice', () =>
  assertEach(CORPUS_LOCALES, String, (locale) => {
    const rows = [...corpusOf(locale), ...corpusOf(locale, 'further')];
    for (const key of [(row: CorpusRow) => row.name.toLowerCase(), (row: CorpusRow) => row.tagline])
      assert.equal(new Set(rows.map(key)).size, rows.length);
    assert.equal(new Set(rows.map((row) => row.url)).size, rows.length);
  }));

test('every class has its rows, topics, kinds and descriptions', () =>
  assertEach(CORPUS_LOCALES, String, (locale) => {
    for (const name of CLASSES) {
      const ofClass = corpusOf(locale).filter((row) => row.class === name);
      assert.ok(ofClass.length >= FEWEST_ROWS, name);
      assert.ok(new Set(ofClass.map((row) => row.topic)).size >= FEWEST_TOPICS[name], name);
      for (const kind of CORPUS_KINDS[name])
        assert.ok(shareOf(ofClass, (row) => row.kind === kind) >= (FEWEST_OF_KIND[kind] ?? 0.4), `${name} ${kind}`);
      const described = shareOf(ofClass, (row) => row.description !== '');
      assert.ok(described > 0.55 && described < 0.78, `${name} ${described}`);
    }
  }));

test('every address is the one that its name draws', () =>
  assertEach(CORPUS_LOCALES, String, (locale) => {
    for (const row of [...corpusOf(locale), ...corpusOf(locale, 'further')])
      assert.equal(row.url, addressOf(locale, row.name));
  }));

test('further submissions are no spam', () =>
  assertEach(CORPUS_LOCALES, String, (locale) => {
    assert.ok(corpusOf(locale, 'further').every((row) => row.class !== 'spam'));
  }));

test('nothing is learned from fresh and unseen submissions', () => {
  const learned = new Set([...readCorpus(), ...readCorpus('further')].map(({ tagline }) => tagline));
  const lengths = { fresh: 384, unseen: 400 } as const;
  for (const part of ['fresh', 'unseen'] as const) {
    const rows = readCorpus(part);
    assert.equal(rows.length, lengths[part]);
    for (const { tagline } of rows) assert.ok(!learned.has(tagline), tagline);
  }
});

test('every class has the same mix of endings', () => {
  const list = readCorpus();
  const country = /\.(?:co\.uk|us|ca|com\.\w\w|co\.nz|in|[a-z]{2})$/;
  for (const name of CLASSES) {
    const hosts = list.filter((row) => row.class === name).map((row) => new URL(row.url).host);
    const com = hosts.filter((host) => host.endsWith('.com')).length / hosts.length;
    assert.ok(Math.abs(com - 0.45) < 0.04, `${name} .com ${com}`);
    const two = hosts.filter((host) => country.test(host)).length / hosts.length;
    assert.ok(two > 0.25 && two < 0.5, `${name} of two letters ${two}`);
  }
});

test('the models that ship are the ones that npm run train makes of the corpus', () => {
  const examples = trainingExamples();
  for (const name of ['ai', 'spam'] as const) {
    const { bias, scale, weights } = SHIPPED[name];
    const trained = trainWeights(name, examples[name]);
    assert.deepEqual([trained.head.bias, trained.head.scale], [bias, scale], 'npm run train');
    assert.ok(Buffer.from(trained.weights.buffer).compare(Buffer.from(weights)) === 0, 'npm run train');
  }
  const { landmarks, weights } = trainMeaning(examples.ai);
  assert.ok(Buffer.from(landmarks.buffer).compare(Buffer.from(SHIPPED.meaning.landmarks)) === 0, 'npm run train');
  assert.deepEqual(weights, SHIPPED.meaning.weights, 'npm run train');
});

test('npm run train takes the rows of an installation, and ends at once where they are not there', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  // As npm does it: what follows "--" comes behind the whole line.
  const { status, stderr, stdout } = spawnSync('sh', ['-c', `${scripts.train} "$@"`, 'sh', '/no/such/rows.jsonl'], {
    cwd: new URL('../..', import.meta.url),
    encoding: 'utf8',
    timeout: 20_000,
  });
  assert.match(stderr, /\/no\/such\/rows\.jsonl is not there/);
  assert.deepEqual([status, stdout], [1, '']);
});

test('work: sentences that are there once and say nothing of AI', () =>
  assertEach(
    CORPUS_LOCALES,
    (locale) => `work, ${locale}: sentences that are there once and say nothing of AI`,
    (locale) => {
      const lines = readFileSync(new URL(`../../corpus/work/${locale}.jsonl`, import.meta.url), 'utf8')
        .trimEnd()
        .split('\n');
      const subjects = lines.map((line) => JSON.parse(line) as { id: string; phrases: string[] });
      const sentences = subjects.flatMap(({ phrases }) => phrases);
      assert.ok(subjects.length >= 90 && sentences.length >= 220);
      assert.equal(new Set(subjects.map(({ id }) => id)).size, subjects.length);
      assert.equal(new Set(sentences).size, sentences.length);
      for (const tagline of sentences) {
        const said = aiEvidence(read({ ...ENTRY, tagline }));
        assert.ok(!said.inText, `${tagline}: ${said.words.join()}`);
      }
    },
  ));

for (const [folder, least] of [
  ['lists', 90],
  ['topics', 100],
] as const)
  test(`${folder}: short lines of a class and a topic, each there once`, () =>
    assertEach(
      CORPUS_LOCALES,
      (locale) => `${folder}, ${locale}`,
      (locale) => {
        const lines = readFileSync(new URL(`../../corpus/${folder}/${locale}.jsonl`, import.meta.url), 'utf8')
          .trimEnd()
          .split('\n');
        const list = lines.map((line) => JSON.parse(line) as Record<string, string>);
        assert.ok(list.length >= least);
        assert.equal(new Set(list.map(({ name, tagline }) => `${name} ${tagline}`)).size, list.length);
        for (const row of list) {
          const { class: name = '', topic, tagline = '' } = row;
          assert.deepEqual(Object.keys(row), ['class', 'topic', 'name', 'tagline']);
          assert.ok(Object.hasOwn(CORPUS_KINDS, name) && topic !== '' && row['name'] !== '', tagline);
          assert.ok(lengthOf(tagline) <= 200, tagline);
        }
      },
    ));
