/** What is kept for each budget: by limit, and then by key. */
import type { LimitName } from './limits.ts';

/** Callers keep their keys, whose hash is known then; a name put together from both would be hashed anew for every answer (decisions/0004). */
export interface Budgets<Value> extends Iterable<[LimitName, string, Value]> {
  get(name: LimitName, key: string): Value | undefined;
  /** For a budget that has nothing yet. */
  add(name: LimitName, key: string, value: Value): void;
  delete(name: LimitName, key: string): void;
  clear(): void;
  readonly size: number;
}

/** Nothing yet. What is added while it is gone through is seen as well, as in a Map. */
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
    clear() {
      byLimit.clear();
      size = 0;
    },
    get size() {
      return size;
    },
    *[Symbol.iterator]() {
      for (const [name, values] of byLimit) for (const [key, value] of values) yield [name, key, value];
    },
  };
}
