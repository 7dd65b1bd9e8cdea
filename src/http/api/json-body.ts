/** Strict parser of JSON bodies: UTF-8, valid JSON, no repeated key; a byte order mark is ignored (RFC 8259, 8.1). */
import { fieldError } from '#catalog/errors.ts';

/** Bounds every recursion over a body; no submission is deeper. */
const DEEPEST = 64;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Parses one JSON value with unique keys, at most 64 levels deep. Throws `validation_failed` on `body`. */
export function parseJsonBody(bytes: Uint8Array): unknown {
  let text: string;
  try {
    text = decoder.decode(bytes);
  } catch {
    throw fieldError('body', { rule: 'not_utf8' });
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw fieldError('body', { rule: 'unreadable_json' });
  }
  if (isTooDeep(text)) throw fieldError('body', { rule: 'unreadable_json' });
  const repeated = findRepeatedKey(text);
  if (repeated !== undefined) throw fieldError('body', { rule: 'repeated_key', value: repeated.slice(0, 80) });
  return value;
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (character === '{' || character === '[') depth += 1;
    else if (character === '}' || character === ']') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** The first key that an object of valid JSON repeats. JSON.parse would silently keep the last. */
function findRepeatedKey(text: string): string | undefined {
  const objects: (Set<string> | null)[] = [];
  let isKey = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{') {
      objects.push(new Set());
      isKey = true;
    } else if (character === '[') {
      objects.push(null);
      isKey = false;
    } else if (character === '}' || character === ']') {
      objects.pop();
      isKey = false;
    } else if (character === ',') {
      isKey = objects.at(-1) != null;
    } else if (character === '"') {
      const end = endOfString(text, at);
      if (isKey) {
        // Escapes are decoded first: `\u0061` is `a`.
        const key = JSON.parse(text.slice(at, end + 1)) as string;
        const keys = objects.at(-1);
        if (keys?.has(key)) return key;
        keys?.add(key);
        isKey = false;
      }
      at = end;
    }
  }
  return undefined;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}
