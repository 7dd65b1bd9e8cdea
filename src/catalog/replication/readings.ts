/** Reads what an origin gives: what has its shape goes on, everything else is left out and told. */
import type { Fields } from '#catalog/problems.ts';
import type { ImportLine } from '#catalog/transfer/import-lines.ts';
import type { SeenKeys } from '#catalog/transfer/key-set.ts';
import { readCategory, type MirroredCategory } from './mirrored-categories.ts';
import type { Origin } from './origin.ts';
import { isToolId } from './mirrored-tools.ts';
import type { GivenRecord, OriginShapes } from './shapes.ts';

/** Records that are left out are told one by one up to so many, and then counted. */
const MOST_TOLD = 1_000;

export interface Reading {
  origin: Pick<Origin, 'check'>;
  /** Records that were left out. */
  counts: { bad: number };
  onProblem?(place: string, fields: Fields): void;
}

/** Counts a record that is left out, and tells of it by its place. */
export function leaveOut(reading: Reading, place: unknown, fields: Fields): void {
  reading.counts.bad += 1;
  // Other servers' texts are shown on a terminal.
  const named = String(typeof place === 'string' ? place : 'a record without a name').slice(0, 100);
  if (reading.counts.bad <= MOST_TOLD) reading.onProblem?.(named.replaceAll(/[\p{C}\p{Z}]/gu, ' '), fields);
}

/** A member of something that may be anything. */
export const said = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (Reflect.get(value, name) as unknown) : undefined;

/** The changes of a type that have its shape; those of types that this program does not know are nothing to a mirror. */
export function changesOf<T extends 'tool.upserted' | 'tool.removed' | 'category.upserted'>(
  reading: Reading,
  type: T,
  { data }: OriginShapes['page'],
): OriginShapes[T][] {
  return data.flatMap((change) => {
    if (said(change, 'type') !== type) return [];
    const place = said(change, 'slug') ?? said(said(change, 'category'), 'id');
    const { value, fields } = reading.origin.check(type, change);
    if (fields === null) return [value];
    leaveOut(reading, place, fields);
    return [];
  });
}

/** The categories in records of their shape. */
export function readCategories(reading: Reading, records: readonly GivenRecord[]): MirroredCategory[] {
  return records.flatMap((record) => {
    const { read, fields } = readCategory(record);
    if (read === null) leaveOut(reading, record['id'], fields);
    return read === null ? [] : [read];
  });
}

/** The records in lines of the dump; what has an id stays here, even where this state of it cannot be shown. */
export function readLines(reading: Reading, lines: readonly ImportLine[], seen: SeenKeys): GivenRecord[] {
  return lines.flatMap((line) => {
    if (line.fields !== null) {
      leaveOut(reading, `line ${line.number}`, line.fields);
      return [];
    }
    const id = said(line.body, 'id');
    if (isToolId(id)) seen.add(id);
    const { value, fields } = reading.origin.check('tool', line.body);
    const slug = said(line.body, 'slug');
    if (value === null) leaveOut(reading, typeof slug === 'string' ? slug : `line ${line.number}`, fields);
    return value === null ? [] : [value];
  });
}
