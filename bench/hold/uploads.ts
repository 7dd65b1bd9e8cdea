/** The requests of a run that are larger than a form: forms with files that are hard to take apart, messages of programs, bodies in the smallest pieces. */
import { MCP_PATH } from '#http/pages/site-paths.ts';
import type { HoldRequest, Sources } from './sources.ts';
import { hostileForms, hostileJson, type HostileText } from './texts.ts';

const FORM_BYTES = 65_536;
const MESSAGE_BYTES = 131_072;
const BOUNDARY = 'x';
const NAMED = 'Content-Disposition: form-data; name="act"\r\n';
const FILE = 'Content-Disposition: form-data; name="logo"; filename="a"\r\n';
const END = `--${BOUNDARY}--\r\n`;

interface HostileBody {
  kind: string;
  type: string;
  body: Buffer;
}

/** By size, for all pages that take forms of it: a list of them is some 170 MB. */
const uploads = new Map<number, HostileBody[]>();

function uploadsOf(size: number): HostileBody[] {
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

/** Forms with files that are hard to take apart, each `size` bytes long at most. */
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

export function* ofUploads({ posts, cookies }: Sources): Generator<HoldRequest> {
  for (const { page, path, as } of posts) {
    if (page?.method !== 'POST' || (page.formBytes ?? 0) <= FORM_BYTES) continue;
    const size = page.formBytes ?? FORM_BYTES;
    const send = ({ kind, type, body }: HostileBody, chunk?: number): HoldRequest => ({
      route: `POST ${page.path}`,
      field: 'the whole body',
      kind: chunk === undefined ? kind : `${kind}, one byte a chunk`,
      as,
      request: {
        method: 'POST',
        target: path.replace(':locale', 'en'),
        headers: [
          ['Content-Type', type],
          ['Sec-Fetch-Site', 'same-origin'],
          ['Cookie', cookies.get(as) ?? ''],
        ],
        body,
        ...(chunk !== undefined && { chunk }),
      },
    });
    if (page.takesFiles === true) {
      for (const upload of uploadsOf(size)) yield send(upload);
      for (const upload of uploadsOf(FORM_BYTES)) yield send(upload, 1);
    } else {
      const [[name] = ['a']] = Object.entries(page.form);
      const type = 'application/x-www-form-urlencoded';
      for (const { kind, text } of hostileForms(size, name)) yield send({ kind, type, body: Buffer.from(text) });
      for (const { kind, text } of hostileForms(FORM_BYTES, name))
        yield send({ kind, type, body: Buffer.from(text) }, 1);
    }
  }
}

export function* ofMessages({ token }: Sources): Generator<HoldRequest> {
  const frame = { jsonrpc: '2.0', id: 1, method: 'tools/call' };
  const call = (given: string): string =>
    JSON.stringify({ ...frame, params: { name: 'search_tools', arguments: 0 } }).replace(
      '"arguments":0',
      `"arguments":${given}`,
    );
  const around = call('').length;
  const send = (kind: string, text: string, chunk?: number): HoldRequest => ({
    route: `POST ${MCP_PATH}`,
    field: 'the whole body',
    kind,
    as: 'token',
    request: {
      method: 'POST',
      target: MCP_PATH,
      headers: [
        ['Content-Type', 'application/json'],
        ['Accept', 'application/json, text/event-stream'],
        ['Authorization', `Bearer ${token}`],
      ],
      body: Buffer.from(text),
      ...(chunk !== undefined && { chunk }),
    },
  });
  for (const { kind, text } of hostileJson(MESSAGE_BYTES)) yield send(kind, text);
  for (const { kind, text } of hostileJson(MESSAGE_BYTES - around)) yield send(`${kind}, as arguments`, call(text));
  for (const { kind, text } of hostileJson(FORM_BYTES)) yield send(`${kind}, one byte a chunk`, text, 1);
}
