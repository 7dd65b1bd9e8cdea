/** JSON arrays as JSON Lines, so that an import takes either. */

const [LINE_FEED, SPACE, QUOTE, COMMA, BACKSLASH] = [0x0a, 0x20, 0x22, 0x2c, 0x5c];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];
/** Bytes that tell the form of a file. */
const HEAD_BYTES = 4096;
/** The end of the last line of an array that is cut off; no JSON ends so. */
export const CUT_OFF = '[\u0000';

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

/** Whether the file begins with an object over several lines. */
function isSpreadObject(first: string, second: string): boolean {
  return first.startsWith('{') && /[[{,]$/.test(first) && second !== '' && !second.startsWith('{');
}

/**
 * Rewrites the pieces of an array in place: commas between elements become line feeds, its brackets and other line
 * breaks spaces. So each element is a line, and no byte moves. `rest` is what follows the
 * last piece: the mark of a cut array.
 */
function createRewriting(): { rewrite(piece: Buffer): void; rest(): string } {
  let depth = 0;
  let isList = false;
  let isText = false;
  let isEscaped = false;
  let isOpen = false;
  // Whether the last line of an open array is a whole element.
  let isWhole = false;
  function rewrite(piece: Buffer): void {
    for (let at = 0; at < piece.length; at += 1) {
      const byte = piece[at];
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isText = false;
      } else if (byte === QUOTE) isText = true;
      else if (byte === LIST || byte === OBJECT) {
        if (depth === 0) isList = byte === LIST;
        if (depth === 0 && isList) {
          piece[at] = SPACE;
          isOpen = true;
          isWhole = false;
        }
        depth += 1;
      } else if (byte === LIST_END || byte === OBJECT_END) {
        depth = Math.max(0, depth - 1);
        if (depth === 1) isWhole = true;
        if (depth === 0 && isList) {
          piece[at] = SPACE;
          isOpen = byte === OBJECT_END;
        }
      } else if (byte === COMMA && depth === 1 && isList) {
        piece[at] = LINE_FEED;
        isWhole = false;
      } else if (byte === LINE_FEED && depth > 0) piece[at] = SPACE;
    }
  }
  return { rewrite, rest: () => (isOpen ? `${isWhole ? '\n' : ''}${CUT_OFF}` : '') };
}

/**
 * Pieces of a file; a JSON array becomes JSON Lines of the same bytes, and `onArray` is called. The last line
 * of an array that is cut off ends with `CUT_OFF`. Throws an Error for a table such as CSV, and for an object over
 * several lines.
 */
export async function* elementsAsLines(
  pieces: AsyncIterable<Buffer>,
  onArray: () => void = () => undefined,
): AsyncGenerator<Buffer> {
  let rewriting: ReturnType<typeof createRewriting> | null | undefined;
  for await (const piece of pieces) {
    const head = rewriting === undefined ? piece.toString('utf8', 0, HEAD_BYTES).trimStart() : '';
    if (head !== '') {
      const isArray = head.startsWith('[');
      const [first = '', second = ''] = head.split('\n').map((line) => line.trim());
      if (!isArray && isTableHeader(first))
        throw new Error(
          'this looks like CSV; import reads JSON, an object a line or an array of them: docs/import.md shows how to convert it',
        );
      if (isSpreadObject(first, second))
        throw new Error(
          'this is one JSON object over several lines; import reads one JSON object a line, or an array of them: docs/import.md shows both',
        );
      if (isArray) onArray();
      rewriting = isArray ? createRewriting() : null;
    }
    rewriting?.rewrite(piece);
    yield piece;
  }
  const rest = rewriting?.rest() ?? '';
  if (rest !== '') yield Buffer.from(rest);
}
