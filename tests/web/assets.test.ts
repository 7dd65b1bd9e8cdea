/** Stylesheets and scripts: sent without what only their readers need, and whole all the same. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ASSETS } from '#web/assets/files.ts';
import { readImportGraph } from '../support/import-graph.ts';

const texts = ASSETS.filter(({ type }) => /^text\/(?:css|javascript)/.test(type)).map(({ path, body }) => ({
  path,
  text: body.toString(),
}));

test('are sent without comments and indentation', () => {
  assert.ok(texts.length > 5);
  for (const { path, text } of texts) assert.equal(/^(?:\s|\/\*|\/\/)/m.exec(text)?.[0], undefined, path);
});

test('hold every rule: brackets are closed, and no text of a script goes over a line', () => {
  for (const { path, text } of texts) {
    assert.equal(text.split('{').length, text.split('}').length, path);
    for (const line of text.split('\n')) assert.equal(line.split('`').length % 2, 1, `${path}: ${line}`);
  }
});

test('style no class that no page writes, whole or put together', () => {
  const source = globSync('src/**/*.{ts,js,ftl}').map((file) => readFileSync(file, 'utf8'));
  const pages = source.join('\n');
  const words = new Set(pages.match(/[a-z][\da-z-]*/g));
  const begins = new Set(Array.from(pages.matchAll(/([a-z][\da-z-]*-)\$\{/g), ([, begin = '']) => begin));
  const ends = new Set(Array.from(pages.matchAll(/\}(-[a-z][\da-z-]*)/g), ([, end = '']) => end));
  const isWritten = (name: string): boolean =>
    words.has(name) ||
    begins.values().some((begin) => name.startsWith(begin)) ||
    ends.values().some((end) => name.endsWith(end));
  for (const { path, text } of texts.filter((asset) => asset.path.endsWith('.css'))) {
    const rules = text.replace(/'[^']*'|url\([^)]*\)/g, '');
    const unwritten = Array.from(rules.matchAll(/\.([a-z][\da-z-]*)/g), ([, name = '']) => name).filter(
      (name) => !isWritten(name),
    );
    assert.deepEqual(unwritten, [], path);
  }
});

test('style in a stylesheet of some pages no class that others write', () => {
  const { importersOf } = readImportGraph(process.cwd());
  const sources = globSync('src/web/**/*.ts').map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  for (const sheet of ['home.css', 'compare.css']) {
    const linking = new Set(
      sources.flatMap(({ file, text }) => (text.includes(`ASSET_PATHS['${sheet}']`) ? [file] : [])),
    );
    assert.ok(linking.size > 0, sheet);
    const isLinked = (file: string, before: readonly string[] = []): boolean =>
      linking.has(file) ||
      [...(importersOf.get(file) ?? [])]
        .filter((importer) => importer.startsWith('src/web/') && !before.includes(importer))
        .some((importer) => isLinked(importer, [...before, file]));
    const { text: rules } = texts.find(
      ({ path }) => path.includes(sheet.replace('.css', '.')) && path.endsWith('.css'),
    )!;
    const names = new Set(Array.from(rules.matchAll(/^\.([a-z][\da-z-]*) \{/gm), ([, name = '']) => name));
    const elsewhere = sources.flatMap(({ file, text }) =>
      isLinked(file)
        ? []
        : Array.from(text.matchAll(/class="([^"$]*)/g), ([, written = '']) => written.split(' '))
            .flat()
            .filter((name) => names.has(name))
            .map((name) => `${file}: ${name}`),
    );
    assert.deepEqual(elsewhere, [], sheet);
  }
});
