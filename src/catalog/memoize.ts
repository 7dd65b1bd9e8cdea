/** Remembers what a function gave for the last questions, where the same ones come again and again. */

/**
 * `compute`, whose answers are kept until there are `most` of them; then all go at once. Texts of more than `longest`
 * letters are worked out each time. An answer must follow from the question alone.
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

/** `compute`, whose answer to an object is kept as long as the object is. */
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

/** `make`, whose result is made when it is first asked for and kept. */
export function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined;
  return () => (made ??= { result: make() }).result;
}
