/** What was thrown, as an answer: no failure without a code, and nothing of its inside in what is shown. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CatalogError, ERRORS, fieldError, type ErrorCode } from '#catalog/errors.ts';
import { catalogErrorOf } from '#http/send/failures.ts';
import { errorBody, errorHeaders, rawErrorAnswer } from '#http/send/error-answers.ts';

const failures: [string, unknown, ErrorCode][] = [
  ['an error of the catalog', new CatalogError('conflict'), 'conflict'],
  ['any other error', new Error('SELECT * FROM secrets'), 'internal_error'],
  ['a text', 'oops', 'internal_error'],
  ['nothing', undefined, 'internal_error'],
  ['null', null, 'internal_error'],
  [
    'a locked SQLite database',
    Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 }),
    'unavailable',
  ],
  [
    'a full disk',
    Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }),
    'unavailable',
  ],
  ['an I/O error', Object.assign(new Error('disk I/O error'), { errcode: 10 | (4 << 8) }), 'unavailable'],
  ['a SQLite constraint', Object.assign(new Error('constraint failed'), { errcode: 19 }), 'internal_error'],
  ['PostgreSQL shutting down', Object.assign(new Error('terminating connection'), { code: '57P01' }), 'unavailable'],
  ['PostgreSQL out of connections', Object.assign(new Error('too many clients'), { code: '53300' }), 'unavailable'],
  ['PostgreSQL not there', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }), 'unavailable'],
  ['a PostgreSQL syntax error', Object.assign(new Error('syntax error'), { code: '42601' }), 'internal_error'],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 'unavailable'],
  [
    'a body over the limit',
    Object.assign(new Error('Request body is too large'), { statusCode: 413 }),
    'payload_too_large',
  ],
  [
    'a client that hung up within its body',
    Object.assign(new Error('aborted'), { code: 'ECONNRESET', statusCode: 400 }),
    'malformed_request',
  ],
  ['a broken escape in the path', Object.assign(new Error('bad url'), { statusCode: 400 }), 'malformed_request'],
  ['a status nobody knows', Object.assign(new Error('teapot'), { statusCode: 418 }), 'internal_error'],
];
for (const [name, thrown, code] of failures) {
  test(`${name} is ${code}`, () => {
    const error = catalogErrorOf(thrown);
    assert.equal(error.code, code);
    const shown = JSON.stringify(errorBody(error, 'id'));
    if (thrown instanceof Error && !(thrown instanceof CatalogError)) assert.ok(!shown.includes(thrown.message));
  });
}

test('every code has an English sentence, the right status on the wire and its headers', () => {
  for (const [code, status] of Object.entries(ERRORS) as [ErrorCode, number][]) {
    const error = new CatalogError(code);
    const { error: body } = errorBody(error);
    assert.deepEqual([body.code, body.fields], [code, {}]);
    assert.match(body.message, /^[A-Z].*[.”]$/);
    assert.match(rawErrorAnswer(error, 'Reason'), new RegExp(`^HTTP/1\\.1 ${status} Reason\r\n`));
    const headers = errorHeaders(error);
    assert.equal('www-authenticate' in headers, status === 401 || code === 'insufficient_scope');
    assert.equal('retry-after' in headers, status === 429 || status === 503);
  }
});

test('Retry-After is a whole number of seconds, at least one', () => {
  for (const [given, shown] of [
    [0, '1'],
    [0.2, '1'],
    [59.1, '60'],
    [3600, '3600'],
  ] as const) {
    assert.equal(errorHeaders(new CatalogError('rate_limited', { retryAfter: given }))['retry-after'], shown);
  }
});

test('problems become sentences under the names of their fields, whatever these are', () => {
  const error = fieldError('__proto__', { rule: 'required' });
  const { fields } = errorBody(error).error;
  assert.deepEqual(Object.keys(fields), ['__proto__']);
  assert.deepEqual(JSON.parse(JSON.stringify(errorBody(error))).error.fields['__proto__'].length, 1);
});
