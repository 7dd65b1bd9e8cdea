/** Files that the code writes are those that it would write now. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { listDifferences } from './support/differences.ts';
import { OPENAPI_FILE, openapiText } from './write-openapi.ts';
import { readModelFile } from '#catalog/models.ts';
import { vocabulariesText } from '../training/vocabularies.ts';
import { listTableFiles } from './write-tables.ts';

const CLIENT_SCHEMA = join(import.meta.dirname, '..', 'client/src/schema.ts');
const openapi = readFileSync(OPENAPI_FILE, 'utf8');

test('openapi.json describes the operations of the code (npm run openapi writes it)', () => {
  const places = listDifferences(JSON.parse(openapi), JSON.parse(openapiText()));
  assert.ok(
    places.length === 0,
    `openapi.json is out of date at ${places.join(', ')}; run: npm run openapi && npm run client:schema`,
  );
  assert.ok(openapi === openapiText(), 'openapi.json is out of date in its order or spaces; run: npm run openapi');
});

test('the types of the client are made from openapi.json (npm run client:schema writes them)', () => {
  const [, made] = /^\/\/ openapi\.json ([0-9a-f]{64})$/m.exec(readFileSync(CLIENT_SCHEMA, 'utf8')) ?? [];
  const now = createHash('sha256').update(openapi).digest('hex');
  assert.equal(made, now, 'client/src/schema.ts is older than openapi.json; run: npm run client:schema');
});

test('the tables of settings and commands in docs/ are those of the code (npm run tables writes them)', () => {
  for (const { path, text, wanted } of listTableFiles()) {
    const lines = new Set(wanted.split('\n'));
    const old = text.split('\n').filter((line) => !lines.has(line));
    assert.ok(text === wanted, `${path} is out of date; run: npm run tables\n${old.join('\n')}`);
  }
});

test('models/vocabularies.json holds the vocabularies of the corpus (npm run train writes it)', () => {
  assert.ok(readModelFile('models/vocabularies.json').toString() === vocabulariesText(), 'run: npm run train');
});
