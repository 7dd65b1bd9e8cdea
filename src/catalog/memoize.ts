/** Caches of function results. */

/**
 * Caches the results of a pure function, all evicted together at `most`. Keys over `longest`
 * letters are not cached.
 */
export function remembered<Question extends string | number, Answer>(
  compute: (question: Question) => Answer,
  { most, longest = Number.POSITIVE_INFINITY }: { most: number; longest?: number },
): (question: Question) => Answer {
  const answers = new Map<Question, Answer>();
  return (question) => {
    if (typeof question === 'string' && question.length > longest) return compute(question);
    const known = answers.get(question);
    if (known !== undefined) return known;
    const answer = compute(question);
    if (answers.size >= most) answers.clear();
    answers.set(question, answer);
    return answer;
  };
}

/** Caches the results of a pure function as long as their objects live. */
export function rememberedOf<Question extends object, Answer extends object>(
  compute: (question: Question) => Answer,
): (question: Question) => Answer {
  const answers = new WeakMap<Question, Answer>();
  return (question) => {
    const answer = answers.get(question) ?? compute(question);
    answers.set(question, answer);
    return answer;
  };
}

/** Calls `make` on first use and keeps the result. */
export function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined;
  return () => (made ??= { result: make() }).result;
}
