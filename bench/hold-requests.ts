/** The requests of `hold`, from the tables of operations, pages and documents: every route, every field, every kind of text. */
import { OPERATIONS } from '#api/operations.ts';
import { machineDocuments } from '#documents/documents.ts';
import type { Operation } from '#http/api/operation.ts';
import { MCP_PATH } from '#http/pages/site-paths.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { PAGES } from '#web/pages.ts';
import type { WireRequest } from '../tests/fuzz/requests.ts';
import { submission } from '../tests/support/factories.ts';
import type { PageCase } from '../tests/support/page-cases.ts';
import { hostileForms, hostileJson, hostileTexts, textsFor, uploadsOf, type HostileBody } from './hostile-texts.ts';

export interface HoldRequest {
  route: string;
  field: string;
  kind: string;
  as: string;
  request: WireRequest;
}

export type Address = Pick<PageCase, 'page' | 'path' | 'as'> & {
  /** Query parameters in the links and forms of its page. */
  parameters: readonly string[];
};

export interface Sources {
  gets: readonly Address[];
  posts: readonly Address[];
  /** Cookie headers. */
  cookies: ReadonlyMap<string, string>;
  token: string;
  /** Id of a submission of the token's owner, and the slug of a tool. */
  id: string;
  slug: string;
}

const escaped = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('%20', '+');

/** The beginning of a text whose escaped form fits. */
function fitted(text: string, room: number): string {
  const points = [...text];
  const size = escaped(text).length;
  return size <= room ? text : points.slice(0, Math.floor((points.length * room) / size) - 1).join('');
}

const targetOf = ({ path }: Operation, { id, slug }: Sources): string =>
  `/api/v1${path
    .replace('{slug}', slug)
    .replace('{id}', id)
    .replaceAll(/\{\w+\}/g, id)}`;

/** Bytes of a form without files, and of a message of a program, at most. */
const FORM_BYTES = 65_536;
const MESSAGE_BYTES = 131_072;

/** Makes requests with a body to one route; `chunk` is the size of its pieces. */
function senderTo(
  place: Pick<HoldRequest, 'route' | 'as'> & Pick<WireRequest, 'method' | 'target' | 'headers'>,
): (field: string, kind: string, body: string | Buffer, chunk?: number) => HoldRequest {
  const { route, as, ...head } = place;
  return (field, kind, body, chunk) => ({
    route,
    field,
    kind: chunk === undefined ? kind : `${kind}, one byte a chunk`,
    as,
    request: { ...head, body: Buffer.from(body), ...(chunk !== undefined && { chunk }) },
  });
}

/** Bytes of a head at most, less the headers of every request. */
const HEAD_BYTES = 15_000;
/** Headers that Node, Fastify or we read. */
const HEADERS =
  'Accept Accept-Encoding Accept-Language Authorization Cookie Content-Type Expect Forwarded Idempotency-Key If-None-Match Origin Referer Sec-Fetch-Site Traceparent User-Agent X-Forwarded-For X-Request-Id'.split(
    ' ',
  );
// oxfmt-ignore
const HEADER_VALUES = [
  'a', ',', ';', 'a,', ';q=0,', 'a;q=1,', '"', '"a",', 'W/"a",', '=', 'a=b;', '1.1.1.1,', '-', '(', ' ,', 'sid=a;', ':',
];

function* ofQueries(sources: Sources): Generator<HoldRequest> {
  const ask = function* (route: string, target: string, as: string, names: readonly string[]): Generator<HoldRequest> {
    const headers: [string, string][] = [
      as === 'token' ? ['Authorization', `Bearer ${sources.token}`] : ['Cookie', sources.cookies.get(as) ?? ''],
    ];
    for (const name of names) {
      for (const { length, which } of [
        { length: 100, which: name === 'q' ? 'all' : 'few' } as const,
        { length: HEAD_BYTES, which: 'few' } as const,
      ]) {
        for (const { kind, text } of hostileTexts(length, which)) {
          const value = escaped(fitted(text, HEAD_BYTES - target.length));
          const request = { method: 'GET', target: `${target}?${name}=${value}`, headers };
          yield { route, field: `?${name}`, kind: `${kind}, ${length}`, as, request };
        }
      }
    }
    const room = HEAD_BYTES - target.length;
    for (const unit of ['&', '=', 'a&', 'a=b&', '%41', '+', '%', 'q=a&'])
      yield {
        route,
        field: 'query',
        kind: JSON.stringify(unit),
        as,
        request: { method: 'GET', target: `${target}?${unit.repeat(room / unit.length)}`, headers },
      };
  };
  for (const operation of OPERATIONS) {
    if (operation.method !== 'GET') continue;
    const names = operation.parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
    yield* ask(operation.id, targetOf(operation, sources), operation.who === 'token' ? 'token' : 'visitor', names);
  }
  for (const { page, path, as, parameters } of sources.gets)
    yield* ask(`GET ${page?.path ?? path}`, path.replace(':locale', 'en'), as, parameters);
}

function* ofPaths({ gets, cookies }: Sources): Generator<HoldRequest> {
  const patterns = new Map<string, string>([
    ...gets.map(({ page, as }) => [page?.path ?? '/', as] as const),
    ...OPERATIONS.map(({ path }) => [`/api/v1${path.replaceAll(/\{(\w+)\}/g, ':$1')}`, 'visitor'] as const),
    ...machineDocuments({ publicUrl: 'http://localhost' }, PAGES).map(({ path }) => [path, 'visitor'] as const),
    ...['/:rest', '/en/:rest', '/api/v1/:rest', '/agent/:rest', '/assets/:rest'].map(
      (path) => [path, 'visitor'] as const,
    ),
  ]);
  for (const [pattern, as] of patterns) {
    const base = pattern.replace(':locale', 'en');
    const parameter = /:\w+/.exec(base)?.[0];
    if (parameter === undefined) continue;
    for (const { kind, text } of [
      ...hostileTexts(HEAD_BYTES, 'few'),
      ...['/', './', '../', '%2F', 'a/', 'a-', '-1', '%', 'a1'].map((unit) => ({
        kind: unit,
        text: unit.repeat(HEAD_BYTES / unit.length),
      })),
    ]) {
      const isPlain = /^[!-~]*$/.test(text);
      const value = isPlain
        ? text.replaceAll(/[?#"<>()[\]{}]/g, encodeURIComponent).slice(0, HEAD_BYTES)
        : escaped(fitted(text, HEAD_BYTES));
      const headers: [string, string][] = [['Cookie', cookies.get(as) ?? '']];
      const request = {
        method: 'GET',
        target: base.replace(parameter, value).replaceAll(/:\w+/g, 'a').slice(0, HEAD_BYTES),
        headers,
      };
      yield { route: `GET ${pattern}`, field: parameter, kind, as, request };
    }
  }
}

function* ofHeaders(): Generator<HoldRequest> {
  const targets = '/api/v1/tools?q=image /en /agent/openapi.json /robots.txt /en/sign-in /livez /nothing'.split(' ');
  for (const target of targets) {
    for (const name of HEADERS) {
      for (const unit of HEADER_VALUES) {
        const value = unit.repeat(HEAD_BYTES / unit.length);
        const request = { method: 'GET', target, headers: [[name, value] as const] };
        yield { route: `GET ${target}`, field: name, kind: JSON.stringify(unit), as: 'visitor', request };
      }
    }
    const many = Array.from({ length: 190 }, (_, at) => [`X-${at}`, 'a'.repeat(60)] as const);
    yield {
      route: `GET ${target}`,
      field: 'headers',
      kind: 'many',
      as: 'visitor',
      request: { method: 'GET', target, headers: many },
    };
  }
}

function toForm(pattern: string, path: string, as: string, cookies: Sources['cookies'], type: string) {
  const headers = [
    ['Content-Type', type],
    ['Sec-Fetch-Site', 'same-origin'],
    ['Cookie', cookies.get(as) ?? ''],
  ] as const;
  const target = path.replace(':locale', 'en');
  return senderTo({ route: `POST ${pattern}`, as, method: 'POST', target, headers });
}

function* ofForms({ posts, cookies }: Sources): Generator<HoldRequest> {
  for (const { page, path, as } of posts) {
    if (page?.method !== 'POST') continue;
    const send = toForm(page.path, path, as, cookies, 'application/x-www-form-urlencoded');
    const fields = Object.entries(page.form);
    for (const [name, field] of fields) {
      const max = typeof field === 'number' ? field : field.max;
      for (const { kind, text } of textsFor(max, FORM_BYTES)) {
        const others = Object.entries(submission()).filter(([other]) => other in page.form && other !== name);
        const rest = others.flatMap(([other, value]) =>
          [value].flat().map((item) => `${other}=${escaped(String(item))}`),
        );
        const room = FORM_BYTES - name.length - 1 - rest.join('&').length - 1;
        yield send(name, kind, [`${name}=${escaped(fitted(text, room))}`, ...rest].join('&'));
      }
    }
    const [[name] = ['a']] = fields;
    for (const { kind, text } of hostileForms(FORM_BYTES, name)) yield send('the whole body', kind, text);
  }
}

function* ofBodies(sources: Sources): Generator<HoldRequest> {
  for (const operation of OPERATIONS) {
    if (!('body' in operation) || operation.body === undefined) continue;
    const headers: [string, string][] = [
      ['Content-Type', 'application/json'],
      ['Authorization', `Bearer ${sources.token}`],
    ];
    const { id: route, method } = operation;
    const send = senderTo({ route, as: 'token', method, target: targetOf(operation, sources), headers });
    const properties = (operation.body.schema['properties'] ?? {}) as Record<string, Record<string, unknown>>;
    for (const [name, schema] of Object.entries(properties)) {
      const max = Number(schema['maxLength'] ?? CHOSEN);
      for (const { kind, text } of textsFor(max, FORM_BYTES)) {
        const isList = schema['type'] === 'array';
        const put = (value: string): string =>
          JSON.stringify({ ...('url' in properties && submission()), [name]: isList ? [value] : value });
        const over = Buffer.byteLength(put(text)) / (FORM_BYTES - 100);
        const fit = over <= 1 ? text : [...text].slice(0, Math.floor([...text].length / over) - 10).join('');
        yield send(name, kind, put(fit));
      }
    }
    for (const { kind, text } of hostileJson(FORM_BYTES)) yield send('the whole body', kind, text);
    for (const { kind, text } of hostileTexts(100, 'few'))
      yield send('an unknown field', kind, JSON.stringify({ ...submission(), [text]: text }));
  }
}

function* ofUploads({ posts, cookies }: Sources): Generator<HoldRequest> {
  for (const { page, path, as } of posts) {
    if (page?.method !== 'POST' || (page.formBytes ?? 0) <= FORM_BYTES) continue;
    const size = page.formBytes ?? FORM_BYTES;
    const send = ({ kind, type, body }: HostileBody, chunk?: number): HoldRequest =>
      toForm(page.path, path, as, cookies, type)('the whole body', kind, body, chunk);
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

function* ofMessages({ token }: Sources): Generator<HoldRequest> {
  const frame = { jsonrpc: '2.0', id: 1, method: 'tools/call' };
  const call = (given: string): string =>
    JSON.stringify({ ...frame, params: { name: 'search_tools', arguments: 0 } }).replace(
      '"arguments":0',
      `"arguments":${given}`,
    );
  const around = call('').length;
  const headers = [
    ['Content-Type', 'application/json'],
    ['Accept', 'application/json, text/event-stream'],
    ['Authorization', `Bearer ${token}`],
  ] as const;
  const send = senderTo({ route: `POST ${MCP_PATH}`, as: 'token', method: 'POST', target: MCP_PATH, headers });
  const field = 'the whole body';
  for (const { kind, text } of hostileJson(MESSAGE_BYTES)) yield send(field, kind, text);
  for (const { kind, text } of hostileJson(MESSAGE_BYTES - around))
    yield send(field, `${kind}, as arguments`, call(text));
  for (const { kind, text } of hostileJson(FORM_BYTES)) yield send(field, kind, text, 1);
}

/** Routes that end a session or an account come last, in this order. */
const ENDINGS = [
  /withdraw$/,
  /delete$/,
  /sign-out-everywhere$/,
  /(?:suspend|role)$/,
  /^(?!.*\/account\/).*:secret/,
  /sign-out$/,
];

export function listRequests(sources: Sources): HoldRequest[] {
  const all = [
    // First: a form of its owner revokes the token.
    ...ofMessages(sources),
    ...ofHeaders(),
    ...ofPaths(sources),
    ...ofQueries(sources),
    ...ofBodies(sources),
    ...ofForms(sources),
    ...ofUploads(sources),
  ];
  const place = ({ route }: HoldRequest): number => ENDINGS.findIndex((ending) => ending.test(route));
  return all.sort((a, b) => place(a) - place(b));
}
