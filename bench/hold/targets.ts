/** The requests of a run whose head is hostile: longest queries, paths and headers of every route. */
import { OPERATIONS } from '#api/operations.ts';
import { machineDocuments } from '#documents/documents.ts';
import { PAGES } from '#web/pages.ts';
import { escaped, fitted, targetOf, type HoldRequest, type Sources } from './sources.ts';
import { hostileTexts } from './texts.ts';

/** Bytes of a head that the server takes, less what every request says. */
const HEAD_BYTES = 15_000;
/** Headers that somebody reads: Node, Fastify or we. */
const HEADERS =
  'Accept Accept-Encoding Accept-Language Authorization Cookie Content-Type Expect Forwarded Idempotency-Key If-None-Match Origin Referer Sec-Fetch-Site Traceparent User-Agent X-Forwarded-For X-Request-Id'.split(
    ' ',
  );
// oxfmt-ignore
const HEADER_VALUES = [
  'a', ',', ';', 'a,', ';q=0,', 'a;q=1,', '"', '"a",', 'W/"a",', '=', 'a=b;', '1.1.1.1,', '-', '(', ' ,', 'sid=a;', ':',
];

export function* ofQueries(sources: Sources): Generator<HoldRequest> {
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

export function* ofPaths({ gets, cookies }: Sources): Generator<HoldRequest> {
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

export function* ofHeaders(): Generator<HoldRequest> {
  const targets = [
    '/api/v1/tools?q=image',
    '/en',
    '/agent/openapi.json',
    '/robots.txt',
    '/en/sign-in',
    '/livez',
    '/nothing',
  ];
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
