/** The newest release of a feed: which entries are releases, and which of them is newest. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findNewestRelease, isNewer } from '#catalog/site/releases.ts';

const atom = (...titles: string[]): string =>
  `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>9.9.9</title>${titles
    .map(
      (title) =>
        `<entry><title>${title}</title><link rel="alternate" href="https://x.example/${title}?a=1&amp;b"/></entry>`,
    )
    .join('')}</feed>`;

test('versions compare by number', () => {
  for (const [newer, older] of [
    ['1.2.0', '1.1.9'],
    ['1.10.0', '1.9.0'],
    ['2.0.0', '1.99.99'],
    ['1.1.1', '1.1.0'],
  ] as const) {
    assert.ok(isNewer(newer, older), newer);
    assert.ok(!isNewer(older, newer), older);
  }
  assert.ok(!isNewer('1.1.0', '1.1.0'));
});

test('the newest is found wherever it stands, in both kinds of feeds', () => {
  assert.deepEqual(findNewestRelease(atom('v1.2.0', '1.10.1', '1.9.3')), {
    version: '1.10.1',
    url: 'https://x.example/1.10.1?a=1&b',
  });
  const items = [{ title: 'Toolshelf 1.2.0', url: 'https://x.example/a' }, { title: 'Toolshelf 1.3.0' }, null, 7];
  assert.deepEqual(findNewestRelease(JSON.stringify({ items })), { version: '1.3.0', url: null });
});

test('a title of Atom may be CDATA', () => {
  assert.equal(findNewestRelease(atom('<![CDATA[v1.4.0]]>'))?.version, '1.4.0');
  assert.equal(findNewestRelease(atom('\n  <![CDATA[Toolshelf 1.4.1]]>\n'))?.version, '1.4.1');
});

test('what is no release does not count', () => {
  for (const title of ['2.0.0-rc.1', '2.0.0+build', '12', '1.2', '1.2.3.4', 'news', '1.2.3456789', 'x1.2.3'])
    assert.equal(findNewestRelease(atom(title)), undefined, title);
  for (const text of ['', '{', '{}', '{"items":{}}', '<html>1.2.3</html>', '<entry', 'null'])
    assert.equal(findNewestRelease(text), undefined, text);
  assert.equal(findNewestRelease(atom('1.2.0').replace('https:', 'javascript:'))?.url, null);
});

test('of a long feed the first hundred entries are read, in time that grows with its length', () => {
  const many = Array.from({ length: 200 }, (_, at) => `1.2.${at}`);
  assert.equal(findNewestRelease(atom(...many))?.version, '1.2.99');
  assert.equal(findNewestRelease(`<entry ${'<title <link href='.repeat(50_000)}`), undefined);
});
