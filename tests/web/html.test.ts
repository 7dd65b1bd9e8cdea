/** The template tag: values are inert wherever they stand, and places that cannot be made safe are refused. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { attributes, html, markupOf, raw, safeAddress, type Html } from '#web/elements/html.ts';
import { assertEach } from '../support/assert-each.ts';
import { anyText } from '../support/any-text.ts';

const shown = (page: Html): string => markupOf(page);

describe('values', () => {
  test('are escaped in text', () => {
    assert.equal(shown(html`<p>${`<b>&"'`}</p>`), '<p>&lt;b&gt;&amp;&quot;&#39;</p>');
  });
  test('are escaped in quoted attributes', () => {
    assert.equal(shown(html`<p title="${'"><img src=x>'}"></p>`), '<p title="&quot;&gt;&lt;img src=x&gt;"></p>');
  });
  test('lose characters that HTML does not allow, and nothing else', () => {
    assert.equal(
      shown(html`<p>${'a\0b\x1a\x7f\x9f\ufdd0\ufffe\u{1fffe}'}</p>`),
      `<p>a\ufffdb${'\ufffd'.repeat(6)}</p>`,
    );
    const kept = 'a\tb\nc\f\u00a0\u{1f600}\u{10fffd}';
    assert.equal(shown(html`<p>${kept}</p>`), `<p>${kept}</p>`);
  });
  test('that are null, undefined or false vanish, lists are joined, markup stays markup', () => {
    assert.equal(shown(html`<p>${null}${undefined}${false}${0}${[html`<b>1</b>`, '<']}</p>`), '<p>0<b>1</b>&lt;</p>');
  });
  test('of a set of sources are checked each, and each gets the path of the site', () => {
    const page = html`<img srcset="${'/a.webp'} 640w, ${'/b.webp'} 1280w" alt="${' 640w, /c'}" />`;
    assert.equal(shown(page), '<img srcset="/a.webp 640w, /b.webp 1280w" alt=" 640w, /c" />');
    assert.equal(markupOf(page, '/ai'), '<img srcset="/ai/a.webp 640w, /ai/b.webp 1280w" alt=" 640w, /c" />');
    assert.match(shown(html`<img srcset="${'/a'} 1x, ${'javascript:b'} 2x" />`), /"\/a 1x, # 2x"/);
    assert.throws(() => html`<img srcset="${'/a'} and ${'/b'}" />`, /whole/);
  });
  test('never bring markup into an attribute', () => {
    assert.throws(() => html`<p title="${raw('<b>')}"></p>`, /markup/);
  });
  test('that look like our markup objects are no markup', () => {
    const forged = JSON.parse('{"place":"text","markup":"<script>"}') as Html;
    assert.throws(() => html`<p>${forged}</p>`);
  });
});

describe('places that are refused', () => {
  const x = 'x';
  const places: [string, () => Html][] = [
    ['an unquoted attribute', () => html`<p class=${x}></p>`],
    [
      'a script',
      () =>
        html`<script>
          ${x};
        </script>`,
    ],
    [
      'a style sheet',
      () =>
        html`<style>
          ${x}
        </style>`,
    ],
    ['an event handler', () => html`<p onclick="${x}"></p>`],
    ['a style attribute', () => html`<p style="${x}"></p>`],
    ['srcdoc', () => html`<iframe srcdoc="${x}"></iframe>`],
    ['a piece of an address', () => html`<a href="/${x}">a</a>`],
    ['bare text between attributes', () => html`<p ${x}></p>`],
    ['a comment', () => html`<!-- ${x} -->`],
  ];
  test('each of them', () =>
    assertEach(
      places,
      ([name]) => name,
      ([, make]) => assert.throws(make, /template/),
    ));
  test('an attribute that runs code, by name', () => assert.throws(() => attributes({ onclick: 'x' }), /template/));
});

describe('addresses', () => {
  const kept = ['https://example.com/a?b=c#d', 'http://example.com', '/', '/en/tools', '?page=2', '#main'];
  test('are kept where they lead to a page', () =>
    assertEach(
      kept,
      (address) => `keep ${address}`,
      (address) => assert.equal(safeAddress(address), address),
    ));
  const dropped = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'evil.test',
    '',
  ];
  test('are dropped where they do not', () =>
    assertEach(
      dropped,
      (address) => `drop ${JSON.stringify(address)}`,
      (address) => assert.equal(safeAddress(address), '#'),
    ));
  test('are checked in templates and in attributes()', () => {
    assert.equal(shown(html`<a href="${'javascript:alert(1)'}">a</a>`), '<a href="#">a</a>');
    assert.equal(shown(html`<form ${attributes({ action: '//evil.test' })}></form>`), '<form  action="#"></form>');
  });
});

test('no value whatever leaves its element or its attribute', () => {
  fc.assert(
    fc.property(anyText(), (value) => {
      const page = shown(html`<p title="${value}" ${attributes({ lang: value })}>${value}</p>`);
      assert.equal(page.match(/</g)?.length, 2);
      assert.equal(page.match(/>/g)?.length, 2);
      assert.equal(page.match(/"/g)?.length, 4);
    }),
  );
});
