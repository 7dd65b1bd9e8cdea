/** Headers as the lines of a head. */

/** A line for each header, each with its end; names and values must have been checked. */
export function headerLines(headers: Readonly<Record<string, string>>): string {
  let lines = '';
  for (const name in headers) lines += `${name}: ${headers[name]}\r\n`;
  return lines;
}

/**
 * The same text of ASCII in one piece: one that was just put together is a tree to V8, which is walked anew each time
 * that the text becomes part of a greater one.
 */
export function flatText(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1');
}
