/** Tables of letters as one text. */

/** "ł:l ß:ss" as a map from letters to replacements; an empty one deletes the letter. */
export function letterTable(text: string): Readonly<Record<string, string>> {
  const pairs = text.trim().split(/\s+/);
  return Object.fromEntries(pairs.map((pair) => pair.split(':', 2)));
}
