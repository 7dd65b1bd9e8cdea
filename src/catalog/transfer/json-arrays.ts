/** JSON arrays as JSON Lines, so that an import takes either. */

const [LINE_FEED, SPACE, QUOTE, COMMA, BACKSLASH] = [0x0a, 0x20, 0x22, 0x2c, 0x5c];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];
/** Bytes that tell the form of a file. */
const HEAD_BYTES = 4096;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a line is the header of a table: no JSON, with separators and a column that rows need. */
function isTableHeader(line: string): boolean {
  return !line.startsWith('{') && /[,;\t]/.test(line) && /\b(?:name|url)\b/i.test(line) && !isJson(line);
}

/**
 * Rewrites the pieces of an array in place: commas between elements become line feeds, its brackets and other line
 * breaks spaces. So each element is a line, and no byte moves.
 */
function createRewriting(): (piece: Buffer) => void {
  let depth = 0;
  let isList = false;
  let isText = false;
  let isEscaped = false;
  return (piece) => {
    for (let at = 0; at < piece.length; at += 1) {
      const byte = piece[at];
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isText = false;
      } else if (byte === QUOTE) isText = true;
      else if (byte === LIST || byte === OBJECT) {
        if (depth === 0) isList = byte === LIST;
        if (depth === 0 && isList) piece[at] = SPACE;
        depth += 1;
      } else if (byte === LIST_END || byte === OBJECT_END) {
        depth = Math.max(0, depth - 1);
        if (depth === 0 && isList) piece[at] = SPACE;
      } else if (byte === COMMA && depth === 1 && isList) piece[at] = LINE_FEED;
      else if (byte === LINE_FEED && depth > 0) piece[at] = SPACE;
    }
  };
}

/**
 * Pieces of a file, those of a JSON array as JSON Lines of the same bytes; `onArray` hears that it is one. Throws an
 * Error for a table such as CSV.
 */
export async function* elementsAsLines(
  pieces: AsyncIterable<Buffer>,
  onArray: () => void = () => undefined,
): AsyncGenerator<Buffer> {
  let rewrite: ((piece: Buffer) => void) | null | undefined;
  for await (const piece of pieces) {
    const head = rewrite === undefined ? piece.toString('utf8', 0, HEAD_BYTES).trimStart() : '';
    if (head !== '') {
      const isArray = head.startsWith('[');
      if (!isArray && isTableHeader(head.split('\n')[0] ?? ''))
        throw new Error(
          'this looks like CSV; import reads JSON, an object a line or an array of them: docs/import.md shows how to convert it',
        );
      if (isArray) onArray();
      rewrite = isArray ? createRewriting() : null;
    }
    rewrite?.(piece);
    yield piece;
  }
}
