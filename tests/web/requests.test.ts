/** What the page machinery takes from a request: forms, own paths and the session cookie. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CatalogError } from '#catalog/errors.ts';
import { endSessionCookie, readSessionCookie, startSessionCookie } from '#http/pages/cookies.ts';
import { parseForm, parseFormBody, requireFormHeaders } from '#http/transport/forms.ts';
import { safeRedirect } from '#http/pages/safe-redirect.ts';

const isCode = (code: string) => (error: unknown) => error instanceof CatalogError && error.code === code;

describe('a form', () => {
  test('gives its fields in order, with repeated names, spaces and UTF-8', () => {
    const form = parseForm('a=1&a=2&b=caf%C3%A9+au+lait&c&d=');
    assert.deepEqual(
      [...form],
      [
        ['a', '1'],
        ['a', '2'],
        ['b', 'café au lait'],
        ['c', ''],
        ['d', ''],
      ],
    );
  });
  for (const broken of ['a=%zz', 'a=%', 'a=%ff%fe', 'a=%c0%af', 'a=%ed%a0%80']) {
    test(`with ${broken} is malformed`, () => assert.throws(() => parseForm(broken), isCode('malformed_request')));
  }
  test('with raw bytes that are not UTF-8 is malformed', () => {
    assert.throws(() => parseFormBody(Buffer.from([0x61, 0x3d, 0xff])), isCode('malformed_request'));
  });
  test('may have 200 fields and not one more', () => {
    assert.equal(parseForm('a=1&'.repeat(200).slice(0, -1)).size, 200);
    assert.throws(() => parseForm('a=1&'.repeat(201).slice(0, -1)), isCode('malformed_request'));
  });
  test('is announced as urlencoded UTF-8 without encoding', () => {
    requireFormHeaders({ 'content-type': 'application/x-www-form-urlencoded' });
    requireFormHeaders({ 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' });
    for (const headers of [
      {},
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/json' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'content-type': 'application/x-www-form-urlencoded; charset=iso-8859-1' },
      { 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': 'gzip' },
    ]) {
      assert.throws(() => requireFormHeaders(headers), isCode('unsupported_media_type'), JSON.stringify(headers));
    }
  });
});

describe('a path to go on to', () => {
  for (const path of ['/', '/en/account', '/en/tools?q=a%20b&page=2', '/en/tools/some-slug', `/${'a'.repeat(2_047)}`]) {
    test(`${path.slice(0, 40)} is our own`, () => assert.equal(safeRedirect(path), path));
  }
  for (const path of [
    null,
    '',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    'https:evil.test',
    'https://evil.test',
    'javascript:alert(1)',
    '/.//evil.test',
    '/a/..//evil.test',
    ' /en',
    `/${'a'.repeat(2_048)}`,
  ]) {
    test(`${JSON.stringify(path)?.slice(0, 40)} is not`, () => assert.equal(safeRedirect(path), undefined));
  }
});

describe('the session cookie', () => {
  test('is host-only, secure and out of reach of scripts over https', () => {
    const cookie = startSessionCookie(
      'abc',
      '2026-01-01T01:00:00.000Z',
      'https://tools.example',
      new Date('2026-01-01T00:00:00.000Z'),
    );
    assert.equal(cookie, '__Host-sid=abc; Path=/; Max-Age=3600; Secure; HttpOnly; SameSite=Lax');
    assert.match(
      endSessionCookie('https://tools.example'),
      /^__Host-sid=; Path=\/; Max-Age=0; Secure; HttpOnly; SameSite=Lax$/,
    );
  });
  test('has a plain name on a plain origin', () => {
    assert.match(
      startSessionCookie('abc', '2026-01-01T01:00:00.000Z', 'http://localhost:3000', new Date(0)),
      /^sid=abc; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
  });
  test('is read by its exact name', () => {
    assert.equal(readSessionCookie('a=b; sid=abc; xsid=d', 'http://localhost'), 'abc');
    assert.equal(readSessionCookie('sid=abc', 'https://localhost'), undefined);
    assert.equal(readSessionCookie('xsid=abc', 'http://localhost'), undefined);
  });
  test('counts for nothing when there are two: one was planted', () => {
    assert.equal(readSessionCookie('sid=abc; sid=def', 'http://localhost'), undefined);
  });
});
