/** Forms with files: what is read of them, and each bound on both sides, through the form of a submission. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { FIELD_NAME_LENGTH, PART_HEADER_BYTES } from '#http/transport/multipart.ts';
import { submission } from '../support/factories.ts';
import { signedIn, submissionFields, textOf } from '../web/browser.ts';
import { world, type Reply } from '../support/world.ts';
import { converse, requestText } from './bare-socket.ts';

const w = await world({ UPLOAD_MEGABYTES_PER_HOUR: '1000', UPLOAD_ADDRESS_MEGABYTES_PER_HOUR: '1000' });
const maker = await signedIn(w, (await w.person()).account.email);
const cookie = [...maker.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const TYPE = 'multipart/form-data; boundary=x';

const part = (name: string, value: string, header = ''): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n${header}\r\n${value}\r\n`;
const file = (name: string, value: string): string =>
  `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${value}\r\n`;
const END = '--x--\r\n';

const send = (body: string | Uint8Array, type = TYPE, path = '/en/submit'): Promise<Reply> =>
  w.visitor.request('POST', path, body, { 'content-type': type, 'sec-fetch-site': 'same-origin', cookie });
/** A form that is only looked at: its page comes back with what was read. */
const check = (...parts: string[]): Promise<Reply> => send([part('act', 'check'), ...parts, END].join(''));

describe('a form with files', () => {
  test('is read as browsers send it, whatever stands in its texts', async () => {
    const reply = await check(part('name', 'Écrivain “x” --x'), part('tagline', '\r\n--y\r\n--'), file('logo', ''));
    assert.equal(reply.status, 422);
    assert.ok(reply.text.includes('value="Écrivain “x” --x"'), textOf(reply));
  });

  test('is sent in whole when it comes byte by byte', async () => {
    const fields = Object.entries(submissionFields(submission({ name: 'Byte by Byte' })));
    const texts = fields.flatMap(([name, value]) => [value].flat().map((one) => part(name, one)));
    const body = Buffer.from([...texts, file('logo', ''), END].join(''));
    const head = requestText('POST /en/submit', [
      `Content-Type: ${TYPE}`,
      'Sec-Fetch-Site: same-origin',
      `Cookie: ${cookie}`,
      'Transfer-Encoding: chunked',
    ]);
    const bytes = Array.from(body, (byte) => Buffer.from([0x31, 13, 10, byte, 13, 10]));
    const { answers } = await converse(w.port, [head, Buffer.concat(bytes), '0\r\n\r\n'], 1);
    assert.match(answers[0]?.headers.get('location') ?? '', /done=received$/);
  });

  test('may have an epilogue behind its last boundary, none before its first', async () => {
    assert.equal((await send(`${part('act', 'check')}${END}${' '.repeat(200_000)}`)).status, 422);
    assert.equal((await send(`preamble\r\n${part('act', 'check')}${END}`)).status, 400);
  });

  for (const [what, body] of Object.entries({
    'has no boundary': 'name=a',
    'does not end': part('name', 'a'),
    'has a part without a name': `--x\r\nContent-Disposition: form-data\r\n\r\na\r\n${END}`,
    'has a part without a header': `--x\r\n\r\n\r\na\r\n${END}`,
    'has a boundary that only looks alike': `${part('name', 'a')}--y--\r\n`,
  }))
    test(`that ${what} is refused`, async () => assert.equal((await send(body)).status, 400));

  test('with a text or a name that is not UTF-8 is refused', async () => {
    for (const text of [part('name', '\xff'), part('\xff', 'a')])
      assert.equal((await send(Buffer.from(text + END, 'latin1'))).status, 400);
  });

  test('says which boundary it means in at most 70 characters', async () => {
    for (const [length, status] of [
      [70, 422],
      [71, 400],
    ] as const) {
      const boundary = 'b'.repeat(length);
      const body = `${part('act', 'check')}${END}`.replaceAll('--x', `--${boundary}`);
      assert.equal((await send(body, `multipart/form-data; boundary="${boundary}"`)).status, status);
    }
  });

  test('has at most 200 fields, in either encoding', async () => {
    for (const [count, status] of [
      [200, 422],
      [201, 400],
    ] as const) {
      const names = ['act', ...Array.from({ length: count - 1 }, (_, at) => `a${at}`)];
      const parts = await send(names.map((name) => part(name, 'check')).join('') + END);
      const pairs = await send(names.map((name) => `${name}=check`).join('&'), 'application/x-www-form-urlencoded');
      assert.deepEqual([parts.status, pairs.status], [status, status]);
      for (const reply of [parts, pairs])
        assert.equal(textOf(reply).includes('too many fields. Send at most 200.'), status === 400, textOf(reply));
    }
  });

  test('has headers of at most 2 KiB a part', async () => {
    const own = 'Content-Disposition: form-data; name="name"\r\n'.length;
    const line = (bytes: number): string => `X: ${'y'.repeat(bytes - own - 'X: '.length)}\r\n`;
    const good = await check(part('name', 'Header Reader', line(PART_HEADER_BYTES)));
    assert.ok(good.text.includes('value="Header Reader"'), textOf(good));
    const bad = await check(part('name', 'Header Reader', line(PART_HEADER_BYTES + 1)));
    assert.equal(bad.status, 400);
    assert.match(textOf(bad), /header of a form field is too large.* 2,048 bytes/);
  });

  test('has names of at most 100 characters', async () => {
    assert.equal((await check(part('n'.repeat(FIELD_NAME_LENGTH), 'a'))).status, 422);
    const bad = await check(part('n'.repeat(FIELD_NAME_LENGTH + 1), 'a'));
    assert.equal(bad.status, 400);
    assert.match(textOf(bad), /name of a form field is too long.* 100 characters/);
  });

  test('has at most 64 KiB of texts, as any other form has', async () => {
    const act = 'check'.length;
    assert.equal((await check(part('a', 'x'.repeat(30_000)), part('b', 'x'.repeat(35_536 - act)))).status, 422);
    const bad = await check(part('a', 'x'.repeat(30_000)), part('b', 'x'.repeat(35_537 - act)));
    assert.equal(bad.status, 413);
    assert.ok(textOf(bad).includes('Send at most 64\u00A0KiB.'), textOf(bad));
    const pairs = await send('x'.repeat(65_537), 'application/x-www-form-urlencoded');
    assert.deepEqual([pairs.status, textOf(pairs).includes('Send at most 64\u00A0KiB.')], [413, true]);
  });

  test('has at most 8 MiB with its files', async () => {
    const rest = part('act', 'check').length + file('logo', '').length + END.length;
    assert.equal((await check(file('logo', 'x'.repeat(8 * 1_048_576 - rest)))).status, 422);
    const bad = await check(file('logo', 'x'.repeat(8 * 1_048_576 - rest + 1)));
    assert.equal(bad.status, 413);
    assert.ok(textOf(bad).includes('Send at most 8,192\u00A0KiB.'), textOf(bad));
  });

  test('that breaks a bound is answered while it still comes', async () => {
    for (const [hostile, status] of [
      [`--x\r\n${'X: y\r\n'.repeat(20_000)}`, 400],
      ['--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(2_000), 400],
      [`${part('a', 'x'.repeat(66_000))}${part('b', ' '.repeat(65_536))}`, 413],
    ] as const) {
      const head = requestText('POST /en/submit', [
        `Content-Type: ${TYPE}`,
        'Sec-Fetch-Site: same-origin',
        `Cookie: ${cookie}`,
        'Content-Length: 7000000',
      ]);
      const { order } = await converse(w.port, [head + hostile], 1);
      assert.deepEqual(order, [status]);
    }
  });
});
