/** The id of a submission, from what people have at hand: the id, or its link on pages or in the API. */

/** `https://…/api/v1/submissions/ID` and `https://…/en/submissions/ID` mean ID. */
export function submissionIdOf(word: string): string {
  const link = URL.parse(word);
  return link === null ? word : (/\/submissions\/([^/]+)\/?$/.exec(link.pathname)?.[1] ?? word);
}
