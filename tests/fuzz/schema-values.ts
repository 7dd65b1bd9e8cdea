/** Values for the schemas of the OpenAPI document: right ones, those at the edges, wrong ones and hostile ones, each with what must become of it. */
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { FIELD_KEYS, fieldOf } from '#fields/fields.ts';
import { hostileAddress } from './hostile-addresses.ts';
import { hostileText } from './hostile-texts.ts';
import type { Draws } from './draws.ts';

export type Json = Record<string, any>;

/** `good` must be taken, `bad` must be refused, `unsure` is for rules that the schema does not tell. */
export type Verdict = 'good' | 'bad' | 'unsure';

export interface Value {
  /** Undefined where the member or the parameter is left out. */
  value: unknown;
  verdict: Verdict;
}

/** What a generator knows of the server beside its schemas. */
export interface Known {
  /** Ids of categories that earlier answers gave. */
  categories: readonly string[];
  /** A host that nothing was submitted for yet. */
  newHost(): string;
  /** Whether a value is one of the schema, by its formats not judged: they are notes in JSON Schema 2020-12. */
  isOf(schema: Json, value: unknown): boolean;
}

const WORDS = 'reads sorts draws tells finds hears writes plans checks learns'.split(' ');
const THINGS = 'letters maps songs films recipes contracts photographs lectures invoices poems'.split(' ');

/** What the items of a list are drawn from. */
const choicesOf = (schema: Json, known: Known): readonly unknown[] =>
  ((schema['items'] as Json | undefined)?.['enum'] as unknown[] | undefined) ?? known.categories;

/** An object whose members `make` gives. */
function objectOf(schema: Json, make: (name: string, member: Json) => unknown): Json {
  const members = Object.entries(schema['properties'] as Record<string, Json>);
  return Object.fromEntries(members.map(([name, member]) => [name, make(name, member)]));
}

/** A right value of the kind that people send. */
function rightValue(draws: Draws, name: string, schema: Json, known: Known): unknown {
  if (schema['enum'] !== undefined) return draws.any(schema['enum'] as unknown[]);
  if (schema['type'] === 'integer')
    return (
      (schema['minimum'] ?? 0) + draws.below(Math.min(30, (schema['maximum'] ?? 30) - (schema['minimum'] ?? 0) + 1))
    );
  if (schema['type'] === 'number') return (1 + draws.below(10_000)) / 100;
  if (schema['type'] === 'object') return objectOf(schema, (each, member) => rightValue(draws, each, member, known));
  if (schema['type'] === 'boolean') return draws.chance(0.5);
  if (schema['type'] === 'array') {
    const count = Math.max(schema['minItems'] ?? 0, Math.min(schema['maxItems'] ?? 3, 1 + draws.below(3)));
    const choices = choicesOf(schema, known);
    const start = draws.below(choices.length);
    return Array.from({ length: count }, (_, at) => choices[(start + at) % choices.length]);
  }
  if (schema['format'] === 'uri') return `https://${known.newHost()}/`;
  if (schema['format'] === 'email') return `maker-${draws.below(1_000)}@example.org`;
  if (schema['pattern'] !== undefined) return draws.any(known.categories);
  if (name === 'name') return `Fuzzy ${draws.any(THINGS)} ${known.newHost().split('.')[0]}`.slice(0, 80);
  const text = `An AI assistant that ${draws.any(WORDS)} ${draws.any(THINGS)} and ${draws.any(WORDS)} ${draws.any(THINGS)} with a language model, edition ${draws.below(100_000)}.`;
  return text.slice(0, schema['maxLength'] ?? 200).trim();
}

/** Fields that need a letter or digit, which their schemas do not say. */
const NAMED: ReadonlySet<string> = new Set(
  FIELD_KEYS.map(fieldOf).flatMap((field) => ('named' in field && field.named ? [field.name] : [])),
);

/** A right value at the edge of what the schema allows; the usual one where there is no edge. */
function edgeValue(draws: Draws, name: string, schema: Json, known: Known): unknown {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum } = schema;
  if (/^(?:integer|number)$/.test(schema['type']) && minimum !== undefined && maximum !== undefined)
    return draws.any([minimum, maximum]);
  if (schema['type'] === 'object') return objectOf(schema, (each, member) => edgeValue(draws, each, member, known));
  if (schema['type'] === 'array' && maxItems !== undefined)
    return choicesOf(schema, known).slice(0, draws.any([minItems ?? 0, maxItems]));
  if (schema['format'] === 'uri' && maxLength !== undefined) {
    const start = `https://${known.newHost()}/`;
    return start + 'a'.repeat(maxLength - start.length);
  }
  if (
    schema['format'] !== undefined ||
    schema['pattern'] !== undefined ||
    schema['enum'] !== undefined ||
    maxLength === undefined
  )
    return rightValue(draws, name, schema, known);
  const length = draws.any([minLength ?? 1, maxLength]);
  const letter = draws.any(['a', '字', '😀', 'é', 'ب', 'e\u0301', 'A.']);
  const [...points] = letter.normalize('NFC').repeat(length);
  const text = points.slice(0, length).join('');
  return draws.chance(0.3) ? ` ${text}\u00a0` : text;
}

/** A value that the schema may not allow: of another type, beyond an edge, or empty. */
function wrongValue(draws: Draws, schema: Json): unknown {
  const { minLength, maxLength, minItems, maxItems, minimum, maximum } = schema;
  return draws.any<unknown>([
    null,
    draws.below(1_000),
    draws.chance(0.5),
    [],
    ['x'],
    {},
    [[]],
    [null],
    '',
    ' ',
    'nonsense',
    'Free',
    ...(minLength > 1 ? ['a'.repeat(minLength - 1)] : []),
    ...(maxLength > 0 ? ['a'.repeat(maxLength + 1), '😀'.repeat(maxLength + 1)] : []),
    ...(minItems > 0 ? [[]] : []),
    ...(maxItems > 0 ? [Array.from({ length: maxItems + 1 }, (_, at) => `c-${at}`), ['a', 'a']] : []),
    ...(minimum === undefined ? [] : [minimum - 1, maximum + 1, minimum + 0.5]),
    ...(schema['type'] === 'object' ? [objectOf(schema, (_name, member) => wrongValue(draws, member))] : []),
  ]);
}

/** NFC without white space at the ends: the form that lengths are judged on (CONTRACT section 2). */
function trimmed(value: unknown): unknown {
  return typeof value === 'string' && value.isWellFormed()
    ? value.normalize('NFC').replaceAll(/^[\p{Zs}\t\r\n]+|[\p{Zs}\t\r\n]+$/gu, '')
    : value;
}

export type Kind = 'right' | 'edge' | 'wrong' | 'hostile' | 'absent';

/** A member of a body; `isRequired` says whether it may be left out. */
export function memberValue(
  draws: Draws,
  kind: Kind,
  name: string,
  schema: Json,
  isRequired: boolean,
  known: Known,
): Value {
  if (kind === 'absent') return { value: undefined, verdict: isRequired ? 'bad' : 'good' };
  if (kind === 'right') return { value: rightValue(draws, name, schema, known), verdict: 'good' };
  if (kind === 'edge') {
    const value = edgeValue(draws, name, schema, known);
    return { value, verdict: NAMED.has(name) && !/[\p{L}\p{N}]/u.test(String(value)) ? 'bad' : 'good' };
  }
  const value =
    kind === 'wrong'
      ? wrongValue(draws, schema)
      : schema['format'] === 'uri'
        ? hostileAddress(draws, known.newHost())
        : schema['type'] === 'array'
          ? [hostileText(draws)]
          : hostileText(draws);
  const isBad = !known.isOf(schema, value) && !known.isOf(schema, trimmed(value));
  return { value, verdict: isBad ? 'bad' : 'unsure' };
}

/** The text of a query parameter, before it is escaped. */
export function parameterValue(
  draws: Draws,
  kind: Kind,
  name: string,
  schema: Json,
  known: Known,
): Value & { value: string | undefined } {
  if (kind === 'absent') return { value: undefined, verdict: 'good' };
  if (kind === 'right' || kind === 'edge') {
    const make = kind === 'right' ? rightValue : edgeValue;
    return { value: String(make(draws, name, schema, known)), verdict: 'good' };
  }
  const wrong = wrongValue(draws, schema);
  const text =
    kind === 'hostile'
      ? hostileText(draws)
      : draws.any([
          String(wrong),
          ' 1',
          '+1',
          '01',
          '1e2',
          '0x10',
          '1.0',
          '-0',
          '99999999999999999999',
          'TRUE',
          'en-US',
          'EN',
          '../..',
        ]);
  return { value: text, verdict: verdictOnText(text, schema, known) };
}

/** Query texts are read strictly: plain digits, `true` or `false`, the words of a list as they are written. */
function verdictOnText(text: string, schema: Json, known: Known): Verdict {
  if (schema['type'] === 'integer') {
    const isPlain = /^(?:0|[1-9][0-9]*)$/.test(text);
    return isPlain && known.isOf(schema, Number(text)) ? 'good' : 'bad';
  }
  if (schema['type'] === 'boolean') return text === 'true' || text === 'false' ? 'good' : 'bad';
  if (schema['enum'] !== undefined) return known.isOf(schema, text) ? 'good' : 'bad';
  if (schema['type'] === 'array') {
    const items = [...new Set(text.split(','))].filter((item) => item !== '');
    const isRight =
      items.length <= schema['maxItems'] && items.every((item) => known.isOf(schema['items'] as Json, item));
    return isRight ? 'good' : 'bad';
  }
  if (known.isOf(schema, text)) return schema['pattern'] === undefined ? 'unsure' : 'good';
  return known.isOf(schema, trimmed(text)) ? 'unsure' : 'bad';
}

/** Compiles each schema once. */
export function schemaTests(compile: (schema: Json) => ValidateFunction): (schema: Json, value: unknown) => boolean {
  const compiled = new WeakMap<Json, ValidateFunction>();
  return (schema, value) => {
    let test = compiled.get(schema);
    if (test === undefined) compiled.set(schema, (test = compile(schema)));
    return test(value);
  };
}
