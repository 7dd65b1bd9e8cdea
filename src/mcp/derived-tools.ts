/** Tools that ask an operation one question: their arguments, and the part of the answer that is the result. */
import type { Operation, DerivedTool, Schema } from '#http/api/operation.ts';
import { argumentSchema, resultSchema, type ObjectSchema } from './tool-schemas.ts';

type Json = Readonly<Record<string, unknown>>;

/** The query parameter that the subject is sent as. */
const SUBJECT = 'q';

/** The subject, and the filters in one object, by their types alone: another tool describes them. */
export function derivedInput({ parameters }: Operation, { subject, filters }: DerivedTool): ObjectSchema {
  const schemaOf = (name: string): Schema => parameters.find((each) => each.name === name)?.schema ?? {};
  const members = filters.of.map((name): [string, Schema] => {
    const { type, enum: values } = argumentSchema(schemaOf(name));
    return [name, { type, ...(name === 'pricing' && { enum: values }) }];
  });
  return {
    type: 'object',
    properties: {
      [subject.name]: { ...argumentSchema(schemaOf(SUBJECT)), description: subject.sentence },
      [filters.name]: {
        type: 'object',
        description: filters.sentence,
        properties: Object.fromEntries(members),
        additionalProperties: false,
      },
    },
    required: [subject.name],
    additionalProperties: false,
  };
}

export function derivedResult({ schema }: DerivedTool): ObjectSchema {
  return { ...resultSchema(schema), type: 'object' };
}

/** The arguments of the operation. */
export function askedOf({ subject, filters, given }: DerivedTool, args: Json): Json {
  const { [subject.name]: text, [filters.name]: constraints } = args;
  return { ...(constraints as Json | null | undefined), [SUBJECT]: text, ...given };
}

/** The argument that is sent as a parameter: refusals speak of arguments. */
export function argumentOf({ subject, filters }: DerivedTool, parameter: string): string {
  if (parameter === SUBJECT) return subject.name;
  return filters.of.includes(parameter) ? `${filters.name}.${parameter}` : parameter;
}
