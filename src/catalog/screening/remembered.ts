// Remembers what a function gave for the last texts: one judgement asks the same of its name and its tagline beside every known entry.

/** `compute`, whose answers for texts of at most `longest` letters are kept until there are `most` of them. */
export function remembered<Answer>(
  compute: (text: string) => Answer,
  { most, longest }: { most: number; longest: number },
): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    if (text.length > longest) return compute(text);
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = compute(text);
    if (answers.size >= most) answers.clear();
    answers.set(text, answer);
    return answer;
  };
}
