/** A JSON array is read as JSON Lines, wherever its bytes are cut; a table is refused by name. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CUT_OFF, elementsAsLines } from '#catalog/transfer/json-arrays.ts';

async function linesOf(pieces: readonly Uint8Array[]): Promise<{ lines: string[]; bytes: number; isArray: boolean }> {
  async function* stream(): AsyncGenerator<Buffer> {
    for (const piece of pieces) yield Buffer.from(piece);
  }
  let isArray = false;
  const found: Buffer[] = [];
  for await (const piece of elementsAsLines(stream(), () => (isArray = true))) found.push(piece);
  const whole = Buffer.concat(found);
  const lines = whole.toString('utf8').split('\n');
  return { lines: lines.map((line) => line.trim()).filter(Boolean), bytes: whole.length, isArray };
}

const ELEMENTS = [
  { name: 'A, "quoted" [one] {two}', list: [1, [2, { three: 3 }]] },
  { name: 'Back\\slash \\" and ü', nested: { a: [], b: {} } },
  [4, 5],
  'text, with a comma',
  null,
];

for (const [form, text] of [
  ['in one line', JSON.stringify(ELEMENTS)],
  ['over many lines', `\n${JSON.stringify(ELEMENTS, null, 2)}\r\n`],
] as const)
  test(`each element of an array ${form} is a line, wherever the file is cut`, async () => {
    const bytes = Buffer.from(text);
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const given = await linesOf([bytes.subarray(0, cut), bytes.subarray(cut)]);
      assert.deepEqual(
        given.lines.map((line) => JSON.parse(line)),
        ELEMENTS,
        `cut at ${cut}`,
      );
      assert.equal(given.bytes, bytes.length);
      assert.ok(given.isArray);
    }
  });

test('a byte order mark before an array is no obstacle', async () => {
  assert.ok((await linesOf([Buffer.from('\uFEFF[1]')])).isArray);
});

test('JSON Lines stay as they are', async () => {
  const text = ELEMENTS.map((element) => JSON.stringify({ element })).join('\n');
  assert.deepEqual(await linesOf([Buffer.from(text)]), {
    lines: text.split('\n'),
    bytes: Buffer.byteLength(text),
    isArray: false,
  });
});

test('objects after an array stand on their own lines', async () => {
  const { lines } = await linesOf([Buffer.from('[{"a":1},\n{"b":2}]\n{"c":3,\n"d":4}\n{"e":5,"f":6}')]);
  assert.deepEqual(lines, ['{"a":1}', '{"b":2}', '{"c":3, "d":4}', '{"e":5,"f":6}']);
});

test('an array that is cut off ends with a mark on the line that is not whole, else on its own', async () => {
  for (const [cut, lines] of [
    ['[', [CUT_OFF]],
    ['[{"a":1}', ['{"a":1}', CUT_OFF]],
    ['[{"a":1}}', ['{"a":1}', CUT_OFF]],
    ['[{"a":1},\n', ['{"a":1}', CUT_OFF]],
    ['[{"a":1},{"b":"c', ['{"a":1}', `{"b":"c${CUT_OFF}`]],
  ] as const)
    for (let at = 0; at <= cut.length; at += 1) {
      const bytes = Buffer.from(cut);
      const given = await linesOf([bytes.subarray(0, at), bytes.subarray(at)]);
      assert.deepEqual(given.lines, lines, `${cut} in two pieces at ${at}`);
    }
});

test('an object over several lines is refused, a bad first line among others is not', async () => {
  for (const text of [
    JSON.stringify({ name: 'A' }, null, 2),
    '{"tools": [\r\n  "A"\r\n]}',
    '{ "name": "A",\n  "url": "B" }',
  ])
    await assert.rejects(linesOf([Buffer.from(text)]), /one JSON object a line, or an array of them/, text);
  for (const text of ['{"name":"A",\n{"name":"B"}\n', '{"name":"A"},\n{"name":"B"},\n', '{', '{"name":\n"A"}'])
    assert.equal((await linesOf([Buffer.from(text)])).isArray, false, text);
});

test('a header of columns is CSV, a line of text or JSON is not', async () => {
  for (const header of ['name,url,tagline', 'Title;Website URL;Tags', '"Name"\t"Link"'])
    await assert.rejects(linesOf([Buffer.from(`${header}\nA,B,C\n`)]), /looks like CSV.*docs\/import\.md/, header);
  for (const line of ['no json', '"a name, and more"', '{"name":"a","url":', 'one, two'])
    assert.equal((await linesOf([Buffer.from(`${line}\n`)])).isArray, false, line);
});
