/** Memoized functions and lazy values. */

/**
 * Caches at most `most` results of a pure function, in two halves. When the recent half is full, it replaces the earlier one,
 * whose results are evicted unless they were used meanwhile. Keys over `longest` letters are not cached.
 */
export function memoize<Key extends string | number, Value>(
  compute: (key: Key) => Value,
  { most, longest = Number.POSITIVE_INFINITY }: { most: number; longest?: number },
): (key: Key) => Value {
  let recent = new Map<Key, Value>();
  let earlier = new Map<Key, Value>();
  return (key) => {
    if (typeof key === 'string' && key.length > longest) return compute(key);
    const known = recent.get(key);
    if (known !== undefined) return known;
    const value = earlier.get(key) ?? compute(key);
    if (recent.size >= most / 2) {
      earlier = recent;
      recent = new Map();
    }
    recent.set(key, value);
    return value;
  };
}

/** Caches the results of a pure function as long as their objects live. */
export function memoizeByObject<Key extends object, Value extends object>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const values = new WeakMap<Key, Value>();
  return (key) => {
    const value = values.get(key) ?? compute(key);
    values.set(key, value);
    return value;
  };
}

/** Calls `make` on first use and keeps the result. */
export function lazy<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined;
  return () => (made ??= { result: make() }).result;
}
