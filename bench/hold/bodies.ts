/** The requests of a run whose body is hostile: every field of every form and operation, and whole bodies. */
import { OPERATIONS } from '#api/operations.ts';
import { roomFor } from '#catalog/language/hygiene.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { submission } from '../../tests/support/factories.ts';
import { escaped, fitted, targetOf, type HoldRequest, type Sources } from './sources.ts';
import { hostileForms, hostileJson, hostileTexts, type HostileText } from './texts.ts';

/** What the server takes at most. */
const BODY_BYTES = 65_536;
function lengthsOf(max: number, beyond: number): { length: number; which: 'all' | 'few'; said: string }[] {
  const which = max > CHOSEN ? 'all' : 'few';
  return [
    { length: max, which, said: 'allowed' },
    { length: roomFor(max), which: 'few', said: 'room' },
    { length: beyond, which: 'few', said: 'body' },
  ];
}

/** Each text for a field, with its kind and how long it is. */
function* textsFor(max: number, beyond: number): Generator<HostileText> {
  for (const { length, which, said } of lengthsOf(max, beyond))
    for (const { kind, text } of hostileTexts(length, which)) yield { kind: `${kind}, ${said}`, text };
}

export function* ofForms({ posts, cookies }: Sources): Generator<HoldRequest> {
  for (const { page, path, as } of posts) {
    if (page?.method !== 'POST') continue;
    const headers: [string, string][] = [
      ['Content-Type', 'application/x-www-form-urlencoded'],
      ['Sec-Fetch-Site', 'same-origin'],
      ['Cookie', cookies.get(as) ?? ''],
    ];
    const send = (field: string, kind: string, body: string): HoldRequest => ({
      route: `POST ${page.path}`,
      field,
      kind,
      as,
      request: { method: 'POST', target: path.replace(':locale', 'en'), headers, body: Buffer.from(body) },
    });
    const fields = Object.entries(page.form);
    for (const [name, field] of fields) {
      const max = typeof field === 'number' ? field : field.max;
      for (const { kind, text } of textsFor(max, BODY_BYTES)) {
        const others = Object.entries(submission()).filter(([other]) => other in page.form && other !== name);
        const rest = others.flatMap(([other, value]) =>
          [value].flat().map((item) => `${other}=${escaped(String(item))}`),
        );
        const room = BODY_BYTES - name.length - 1 - rest.join('&').length - 1;
        yield send(name, kind, [`${name}=${escaped(fitted(text, room))}`, ...rest].join('&'));
      }
    }
    const [[name] = ['a']] = fields;
    for (const { kind, text } of hostileForms(BODY_BYTES, name)) yield send('the whole body', kind, text);
  }
}

export function* ofBodies(sources: Sources): Generator<HoldRequest> {
  for (const operation of OPERATIONS) {
    if (!('body' in operation) || operation.body === undefined) continue;
    const headers: [string, string][] = [
      ['Content-Type', 'application/json'],
      ['Authorization', `Bearer ${sources.token}`],
    ];
    const send = (field: string, kind: string, body: string): HoldRequest => ({
      route: operation.id,
      field,
      kind,
      as: 'token',
      request: { method: operation.method, target: targetOf(operation, sources), headers, body: Buffer.from(body) },
    });
    const properties = (operation.body.schema['properties'] ?? {}) as Record<string, Record<string, unknown>>;
    for (const [name, schema] of Object.entries(properties)) {
      const max = Number(schema['maxLength'] ?? CHOSEN);
      for (const { kind, text } of textsFor(max, BODY_BYTES)) {
        const isList = schema['type'] === 'array';
        const put = (value: string): string =>
          JSON.stringify({ ...('url' in properties && submission()), [name]: isList ? [value] : value });
        const over = Buffer.byteLength(put(text)) / (BODY_BYTES - 100);
        const fit = over <= 1 ? text : [...text].slice(0, Math.floor([...text].length / over) - 10).join('');
        yield send(name, kind, put(fit));
      }
    }
    for (const { kind, text } of hostileJson(BODY_BYTES)) yield send('the whole body', kind, text);
    for (const { kind, text } of hostileTexts(100, 'few'))
      yield send('an unknown field', kind, JSON.stringify({ ...submission(), [text]: text }));
  }
}
