/** Tables of letters in one text, so that a row of an alphabet is a row of the source. */

/** "ł:l ß:ss" as a table from a letter to its reading; an empty reading takes the letter out. */
export function letterTable(text: string): Readonly<Record<string, string>> {
  const pairs = text.trim().split(/\s+/);
  return Object.fromEntries(pairs.map((pair) => pair.split(':', 2)));
}
