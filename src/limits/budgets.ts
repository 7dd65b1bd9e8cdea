/** A map with one value for each budget (a limit and a key). */
import type { LimitName } from './limits.ts';

/** By limit, then key: the hash of a caller's key string is known (decisions/0004). */
export interface Budgets<Value> extends Iterable<[LimitName, string, Value]> {
  get(name: LimitName, key: string): Value | undefined;
  /** Only for a budget without a value. */
  add(name: LimitName, key: string, value: Value): void;
  delete(name: LimitName, key: string): void;
  readonly size: number;
}

/** Iteration includes values added during it, like that of a Map. */
export function createBudgets<Value>(): Budgets<Value> {
  const byLimit = new Map<LimitName, Map<string, Value>>();
  let size = 0;
  return {
    get: (name, key) => byLimit.get(name)?.get(key),
    add(name, key, value) {
      let values = byLimit.get(name);
      if (values === undefined) byLimit.set(name, (values = new Map<string, Value>()));
      values.set(key, value);
      size += 1;
    },
    delete(name, key) {
      if (byLimit.get(name)?.delete(key) === true) size -= 1;
    },
    get size() {
      return size;
    },
    *[Symbol.iterator]() {
      for (const [name, values] of byLimit) for (const [key, value] of values) yield [name, key, value];
    },
  };
}
