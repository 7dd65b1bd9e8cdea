/** Texts and bodies that take a server long to read: the longest runs of one unit that there is room for. */
import { roomFor } from '#catalog/language/hygiene.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';

/** Units of runs, by name. */
const UNITS: Record<string, string> = {
  spaces: ' ',
  'no-break spaces': '\u00A0',
  'line ends': '\n',
  tabs: '\t',
  letters: 'a',
  capitals: 'A',
  'Cyrillic letters': 'ї',
  'Arabic letters': 'ب',
  ideographs: '中',
  ligatures: 'ﷺ',
  digits: '7',
  'digits of another script': '٣',
  marks: '\u0301',
  joiners: '\u200D',
  emoji: '😀',
  'double quotes': '"',
  'single quotes': "'",
  'opening brackets': '(',
  'square brackets': '[',
  braces: '{',
  'angle brackets': '<',
  'per cent signs': '%',
  backslashes: '\\',
  slashes: '/',
  dots: '.',
  hyphens: '-',
  'at signs': '@',
  'letter and space': 'a ',
  'two words': 'ai tool ',
  'letter and dot': 'a.',
  'letter and hyphen': 'a-',
  'letter and digit': 'a1',
  'capital and letter': 'Aa',
  'letters of two scripts': 'aа',
  'escape sequences': '%41',
  addresses: 'http://a.b ',
  'mail addresses': 'a@b.co ',
  hearts: '❤\uFE0F\u200D',
  entities: '&amp;',
  markup: '<a href=x>',
};

export interface HostileText {
  kind: string;
  text: string;
}

/** Cut to `length` code points. */
function cut(text: string, length: number): string {
  return text.length <= length
    ? text
    : Array.from(text.slice(0, length * 2))
        .slice(0, length)
        .join('');
}

const run = (unit: string, length: number): string => cut(unit.repeat(Math.ceil(length / [...unit].length)), length);

/** Marks in descending order of their classes, the worst order for composing them. */
const pile = (length: number): string => `${run('\u0345', length / 2)}${run('\u0334', length / 2)}`;

/** Different words, which no cache of words has. */
function words(length: number): string {
  let text = '';
  for (let seed = 7; text.length < length; seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0)
    text += `${seed.toString(36)} `;
  return cut(text, length);
}

/** Kinds for fields whose text is hardly read. */
const FEW = ['spaces', 'letters', 'digits', 'marks', 'emoji', 'double quotes', 'opening brackets', 'two words'];

/** One text of each kind, or of a few kinds, `length` code points long. */
export function hostileTexts(length: number, which: 'all' | 'few'): HostileText[] {
  const inner = Math.max(1, length - 2);
  const kinds = which === 'all' ? Object.keys(UNITS) : FEW;
  return [
    ...kinds.map((kind) => ({ kind, text: run(UNITS[kind] ?? '', length) })),
    ...kinds
      .slice(0, 4)
      .map((kind) => ({ kind: `${kind} between letters`, text: `b${run(UNITS[kind] ?? '', inner)}b` })),
    { kind: 'marks of all classes', text: cut(`e${pile(inner)}`, length) },
    { kind: 'different words', text: words(length) },
  ];
}

function lengthsOf(max: number, beyond: number): { length: number; which: 'all' | 'few'; said: string }[] {
  const which = max > CHOSEN ? 'all' : 'few';
  return [
    { length: max, which, said: 'allowed' },
    { length: roomFor(max), which: 'few', said: 'room' },
    { length: beyond, which: 'few', said: 'body' },
  ];
}

/** The texts for a field. */
export function* textsFor(max: number, beyond: number): Generator<HostileText> {
  for (const { length, which, said } of lengthsOf(max, beyond))
    for (const { kind, text } of hostileTexts(length, which)) yield { kind: `${kind}, ${said}`, text };
}

/** Bodies that are hard to read as JSON, each `size` bytes long at most. */
export function hostileJson(size: number): HostileText[] {
  const many = (unit: (at: number) => string, separator = ','): string => {
    const parts: string[] = [];
    for (let at = 0, length = 2; ; at += 1) {
      const part = unit(at);
      length += part.length + separator.length;
      if (length >= size) return parts.join(separator);
      parts.push(part);
    }
  };
  const deep = Math.floor(size / 2) - 10;
  return [
    { kind: 'arrays in arrays', text: `${'['.repeat(deep)}${']'.repeat(deep)}` },
    { kind: 'arrays in a list', text: `{"categories":${'['.repeat(deep - 20)}${']'.repeat(deep - 20)}}` },
    {
      kind: 'objects in objects',
      text: `${'{"a":'.repeat(Math.floor(size / 6) - 5)}1${'}'.repeat(Math.floor(size / 6) - 5)}`,
    },
    { kind: 'open brackets', text: '['.repeat(size) },
    { kind: 'many keys', text: `{${many((at) => `"k${at}":1`)}}` },
    { kind: 'the same key', text: `{${many(() => '"name":1')}}` },
    { kind: 'many numbers', text: `{"categories":[${many(() => '1').slice(0, size - 30)}]}` },
    { kind: 'many texts', text: `{"categories":[${many((at) => `"c${at}"`).slice(0, size - 40)}"]}` },
    { kind: 'a long number', text: `{"name":${'7'.repeat(size - 20)}}` },
    { kind: 'a long fraction', text: `{"name":0.${'7'.repeat(size - 20)}}` },
    { kind: 'a long exponent', text: `{"name":1e${'7'.repeat(size - 20)}}` },
    { kind: 'escapes', text: `{"name":"${'\\u0041'.repeat(Math.floor(size / 6) - 5)}"}` },
    { kind: 'backslashes', text: `{"name":"${'\\\\'.repeat(Math.floor(size / 2) - 10)}"}` },
    { kind: 'a long key', text: `{"${'k'.repeat(size - 20)}":1}` },
    { kind: 'white space', text: `{${' '.repeat(size - 2)}}` },
    { kind: 'quotes', text: '"'.repeat(size) },
  ];
}

/** Bodies that are hard to read as a form. */
export function hostileForms(size: number, field: string): HostileText[] {
  return [
    { kind: 'one field', text: `${field}=${'a'.repeat(size - field.length - 1)}` },
    { kind: 'escapes', text: `${field}=${'%41'.repeat(Math.floor((size - field.length - 1) / 3))}` },
    { kind: 'plus signs', text: `${field}=${'+'.repeat(size - field.length - 1)}` },
    { kind: 'broken escapes', text: '%'.repeat(size) },
    { kind: 'separators', text: '&'.repeat(size) },
    { kind: 'equal signs', text: '='.repeat(size) },
    { kind: 'many fields', text: 'a=&'.repeat(199) },
    { kind: 'the same field', text: `${field}=${'a'.repeat(Math.floor(size / 200) - field.length - 3)}&`.repeat(199) },
  ];
}

const BOUNDARY = 'x';
const NAMED = 'Content-Disposition: form-data; name="act"\r\n';
const FILE = 'Content-Disposition: form-data; name="logo"; filename="a"\r\n';
const END = `--${BOUNDARY}--\r\n`;

export interface HostileBody {
  kind: string;
  type: string;
  body: Buffer;
}

/** By size: one list has about 170 MB. */
const uploads = new Map<number, HostileBody[]>();

/** Forms with files that are hard to parse, `size` bytes long at most. */
export function uploadsOf(size: number): HostileBody[] {
  const known = uploads.get(size) ?? [
    ...hostileUploads(size).map(({ kind, text }) => ({
      kind,
      type: `multipart/form-data; boundary=${BOUNDARY}`,
      body: Buffer.from(text, 'latin1'),
    })),
    longBoundary(size),
  ];
  uploads.set(size, known);
  return known;
}

function hostileUploads(size: number): HostileText[] {
  const fill = (unit: string, room = size - 200): string => unit.repeat(Math.floor(room / unit.length));
  const part = (header: string, value: string): string => `--${BOUNDARY}\r\n${header}\r\n${value}\r\n`;
  const one = (header: string, value: string): string => part(header, value) + END;
  return [
    { kind: 'header lines', text: one(NAMED + fill('X: y\r\n'), 'a') },
    { kind: 'empty header lines', text: one(NAMED + fill('a:\r\n'), 'a') },
    { kind: 'header lines within bounds', text: fill(part(NAMED + fill('a:\r\n', 1_900), 'a')) + END },
    { kind: 'a header line', text: one(`${NAMED}X: ${fill('y')}\r\n`, 'a') },
    { kind: 'a field name', text: one(`Content-Disposition: form-data; name="${fill('n')}"\r\n`, 'a') },
    { kind: 'parameters of a header', text: fill(part(`${NAMED.trimEnd()}${fill('; a="\\"', 1_900)}\r\n`, 'a')) + END },
    { kind: 'white space in a header', text: fill(part(`${NAMED.trimEnd()}; a=${fill(' ', 1_900)}\r\n`, 'a')) + END },
    { kind: 'parts', text: fill(part(NAMED, 'a')) + END },
    { kind: 'empty parts', text: fill(part('', '')) + END },
    { kind: 'boundaries', text: fill(`--${BOUNDARY}\r\n`) + END },
    { kind: 'files', text: fill(part(FILE, 'a')) + END },
    { kind: 'boundaries that look alike', text: one(FILE, fill('\r\n--y')) },
    { kind: 'beginnings of boundaries', text: one(FILE, fill('\r\n--')) },
    { kind: 'line ends', text: one(FILE, fill('\r\n')) },
    { kind: 'a file', text: one(FILE, fill('a')) },
    { kind: 'a text', text: one(NAMED, fill('a')) },
    { kind: 'a text that is not UTF-8', text: one(NAMED, fill('\xff')) },
    { kind: 'a preamble', text: fill('\r\n--') + one(NAMED, 'a') },
    { kind: 'an epilogue', text: one(NAMED, 'a') + fill('\r\n--x') },
    { kind: 'no end', text: part(FILE, fill('a')) },
  ];
}

/** A boundary of 70 equal letters, and a file that is made of them. */
function longBoundary(size: number): HostileBody {
  const boundary = 'a'.repeat(70);
  const text = `--${boundary}\r\n${FILE}\r\n${`\r\n--${'a'.repeat(69)}`.repeat(Math.floor((size - 300) / 73))}\r\n--${boundary}--`;
  return { kind: 'a long boundary', type: `multipart/form-data; boundary=${boundary}`, body: Buffer.from(text) };
}
