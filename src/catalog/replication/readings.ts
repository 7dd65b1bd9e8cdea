/** Parses an origin's records; invalid ones are skipped and reported. */
import type { Fields } from '#catalog/problems.ts';
import type { ImportLine } from '#catalog/transfer/import-lines.ts';
import type { SeenKeys } from '#catalog/transfer/key-set.ts';
import { readCategory, type MirroredCategory } from './mirrored-categories.ts';
import type { Origin } from './origin.ts';
import { isToolId } from './mirrored-tools.ts';
import type { GivenRecord, OriginShapes } from './shapes.ts';

/** Most skipped records that are reported one by one; further ones are counted. */
const MOST_TOLD = 1_000;

export interface Reading {
  origin: Pick<Origin, 'check'>;
  /** Number of skipped records. */
  counts: { bad: number };
  onProblem?(place: string, fields: Fields): void;
}

/** Counts and reports a skipped record. */
export function leaveOut(reading: Reading, place: unknown, fields: Fields): void {
  reading.counts.bad += 1;
  // Untrusted text is shown on a terminal.
  const named = String(typeof place === 'string' ? place : 'a record without a name').slice(0, 100);
  if (reading.counts.bad <= MOST_TOLD) reading.onProblem?.(named.replaceAll(/[\p{C}\p{Z}]/gu, ' '), fields);
}

/** A member of an unknown value. */
export const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (Reflect.get(value, name) as unknown) : undefined;

/** The valid changes of a type; unknown types are ignored. */
export function changesOf<T extends 'tool.upserted' | 'tool.removed' | 'category.upserted'>(
  reading: Reading,
  type: T,
  { data }: OriginShapes['page'],
): OriginShapes[T][] {
  return data.flatMap((change) => {
    if (memberOf(change, 'type') !== type) return [];
    const place = memberOf(change, 'slug') ?? memberOf(memberOf(change, 'category'), 'id');
    const { value, fields } = reading.origin.check(type, change);
    if (fields === null) return [value];
    leaveOut(reading, place, fields);
    return [];
  });
}

/** Parses category records. */
export function readCategories(reading: Reading, records: readonly GivenRecord[]): MirroredCategory[] {
  return records.flatMap((record) => {
    const { read, fields } = readCategory(record);
    if (read === null) leaveOut(reading, record['id'], fields);
    return read === null ? [] : [read];
  });
}

/**
 * Parses records in lines of the dump; a tool with an id is kept, even if its record is invalid.
 */
export function readLines(reading: Reading, lines: readonly ImportLine[], seen: SeenKeys): GivenRecord[] {
  return lines.flatMap((line) => {
    if (line.fields !== null) {
      leaveOut(reading, `line ${line.number}`, line.fields);
      return [];
    }
    const id = memberOf(line.body, 'id');
    if (isToolId(id)) seen.add(id);
    const { value, fields } = reading.origin.check('tool', line.body);
    const slug = memberOf(line.body, 'slug');
    if (value === null) leaveOut(reading, typeof slug === 'string' ? slug : `line ${line.number}`, fields);
    return value === null ? [] : [value];
  });
}
