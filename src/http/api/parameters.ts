/** Parsers of query parameters: known ones are strict and take one value, unknown ones are ignored. */
import { CatalogError } from '#catalog/errors.ts';
import { createFields, type Fields } from '#catalog/problems.ts';
import { cleanText, countCharacters, findTextProblem } from '#catalog/language/hygiene.ts';
import type { Parameter, ParameterValue, Read } from './operation.ts';

type Values = Record<string, ParameterValue | undefined>;

/** Values of the declared parameters by name. Throws `validation_failed` with every problem. */
export function readParameters(parameters: readonly Parameter[], query: URLSearchParams): Values {
  const { values, fields } = inspectParameters(parameters, query);
  if (Object.keys(fields).length > 0) throw new CatalogError('validation_failed', { fields });
  return values;
}

/** As readParameters, without throwing: the valid values, and the problems of the others. */
export function inspectParameters(
  parameters: readonly Parameter[],
  query: URLSearchParams,
): { values: Values; fields: Fields } {
  const { fields, add } = createFields();
  const values: Values = {};
  for (const parameter of parameters) {
    if (parameter.in !== 'query' || parameter.read === undefined) continue;
    const all = query.getAll(parameter.name);
    const given = parameter.countsOnce ? [...new Set(all)] : all;
    const [text] = given;
    if (text === undefined) continue;
    if (given.length > 1) {
      add(parameter.name, { rule: 'repeated' });
      continue;
    }
    const read = parameter.read(text);
    if ('problem' in read) add(parameter.name, read.problem);
    else if (read.value !== undefined) values[parameter.name] = read.value;
  }
  return { values, fields };
}

/** A whole number in plain decimal digits; `+1`, `01`, `1e2` and ` 1` are refused. */
export function integerParameter(
  name: string,
  sentence: string,
  min: number,
  max: number,
  fallback: number,
): Parameter {
  return {
    name,
    in: 'query',
    sentence,
    schema: { type: 'integer', minimum: min, maximum: max, default: fallback },
    read(text): Read {
      if (!/^(?:0|[1-9][0-9]{0,8})$/.test(text)) {
        if (/^0[0-9]+$/.test(text)) return { problem: { rule: 'leading_zeros' } };
        return {
          problem: /^-?[0-9]+$/.test(text) ? { rule: 'out_of_range', min, max } : { rule: 'not_an_integer', min, max },
        };
      }
      const value = Number(text);
      return value < min || value > max ? { problem: { rule: 'out_of_range', min, max } } : { value };
    },
  };
}

/** One value of a closed list, compared exactly. */
export function choiceParameter(
  name: string,
  sentence: string,
  allowed: readonly string[],
  fallback?: string,
): Parameter {
  return {
    name,
    in: 'query',
    sentence,
    schema: { type: 'string', enum: allowed, ...(fallback !== undefined && { default: fallback }) },
    read: (text): Read => (allowed.includes(text) ? { value: text } : { problem: { rule: 'not_one_of', allowed } }),
  };
}

/** Free text under text hygiene; blank is absent. */
export function textParameter(name: string, sentence: string, maxLength: number): Parameter {
  return {
    name,
    in: 'query',
    sentence,
    schema: { type: 'string', maxLength },
    read(text): Read {
      const clean = cleanText(text);
      const problem = findTextProblem(clean, 'single');
      if (problem) return { problem };
      if (countCharacters(clean) > maxLength) return { problem: { rule: 'too_long', max: maxLength } };
      return { value: clean === '' ? undefined : clean };
    },
  };
}

/** An identifier: any text, since the act answers unknown ones; empty is absent. */
export function nameParameter(name: string, sentence: string): Parameter {
  return {
    name,
    in: 'query',
    sentence,
    schema: { type: 'string' },
    read: (text): Read => ({ value: text === '' ? undefined : text }),
  };
}

/** A part of the path. */
export function pathParameter(name: string, sentence: string): Parameter {
  return { name, in: 'path', sentence, schema: { type: 'string' }, required: true };
}

const MOST_VALUES = 50;

/** Several values of `one`, separated by commas, deduplicated and sorted. Empty ones are absent. */
export function listParameter(name: string, sentence: string, one: Parameter): Parameter {
  return {
    name,
    in: 'query',
    sentence,
    schema: { type: 'array', items: one.schema, maxItems: MOST_VALUES },
    read(text): Read {
      const values = [...new Set(text.split(','))].filter((value) => value !== '').toSorted();
      if (values.length > MOST_VALUES) return { problem: { rule: 'too_many', max: MOST_VALUES } };
      for (const value of values) {
        const read = one.read?.(value);
        if (read !== undefined && 'problem' in read) return read;
      }
      return { value: values.length === 0 ? undefined : values };
    },
  };
}

/** `true` or `false`, nothing else. */
export function flagParameter(name: string, sentence: string): Parameter {
  return {
    name,
    in: 'query',
    sentence,
    schema: { type: 'boolean', default: false },
    read: (text): Read =>
      text === 'true' || text === 'false'
        ? { value: text === 'true' }
        : { problem: { rule: 'not_one_of', allowed: ['true', 'false'] } },
  };
}
