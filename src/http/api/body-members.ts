/** The members of a JSON body by the schema of its operation, the same as in the API document. */
import { CatalogError, fieldError } from '#catalog/errors.ts';
import { createFields, type Problem } from '#catalog/problems.ts';
import type { Schema } from './operation.ts';

/** Unknown members beyond this many are not named; longer names are cut. */
const MOST_NAMED = 50;
const LONGEST_NAME = 80;

/** An object that takes no other members. */
export interface BodySchema extends Schema {
  type: 'object';
  properties: Readonly<Record<string, Schema>>;
  required: readonly string[];
  additionalProperties: false;
}

/** The schema of a body; members are required, except those in `optional`. */
export function bodyOf(properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): BodySchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}

function findNumberProblem(
  { minimum: min, maximum: max }: { minimum: number; maximum: number },
  given: unknown,
): Problem | undefined {
  if (!Number.isSafeInteger(given)) return { rule: 'not_an_integer' };
  return Number(given) < min || Number(given) > max ? { rule: 'out_of_range', min, max } : undefined;
}

function findProblem({ type, enum: values, items, ...bounds }: Schema, given: unknown): Problem | undefined {
  if (given === null && Array.isArray(type) && type.includes('null')) return undefined;
  if (type === 'integer') return findNumberProblem(bounds as { minimum: number; maximum: number }, given);
  if (type === 'boolean') return typeof given === 'boolean' ? undefined : { rule: 'not_a_boolean' };
  if (type !== 'array') {
    const allowed = values as readonly string[] | undefined;
    if (typeof given !== 'string') return { rule: 'not_a_string' };
    return allowed === undefined || allowed.includes(given) ? undefined : { rule: 'not_one_of', allowed };
  }
  if (!Array.isArray(given)) return { rule: 'not_an_array' };
  const { type: itemType } = items as Schema;
  return given.map((item) => findProblem({ type: itemType }, item)).find((problem) => problem !== undefined);
}

/**
 * The members of a body. Throws `validation_failed` on `body` for no object, else on every member
 * that is unknown or of another type; missing ones are left to the operation.
 */
export function readMembers<T extends object>(body: unknown, { properties }: BodySchema): Partial<T> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw fieldError('body', { rule: 'not_an_object' });
  const { fields, add, isEmpty } = createFields();
  const allowed = Object.keys(properties);
  const unknown = Object.keys(body).filter((name) => !Object.hasOwn(properties, name));
  for (const name of unknown.slice(0, MOST_NAMED))
    add(name.toWellFormed().slice(0, LONGEST_NAME), { rule: 'unknown_field', allowed });
  for (const [name, schema] of Object.entries(properties)) {
    const given: unknown = Object.hasOwn(body, name) ? (body as Record<string, unknown>)[name] : undefined;
    const problem = given === undefined ? undefined : findProblem(schema, given);
    if (problem !== undefined) add(name, problem);
  }
  if (!isEmpty()) throw new CatalogError('validation_failed', { fields });
  return body;
}
