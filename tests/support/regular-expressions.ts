/** Every regular expression of `src/`, found by parsing the sources, and the texts that are meant to keep it busy. */
import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseSync } from 'oxc-parser';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..', '..');

export interface Found {
  /** Path below the project, with slashes. */
  file: string;
  source: string;
  flags: string;
}

type Node = Record<string, unknown>;

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Node;
  for (const child of Object.values(value)) yield* nodesOf(child);
}

/** The literals of a source, and how many expressions it makes with `RegExp(…)`. */
function readSource(file: string): { literals: Found[]; made: number } {
  const { program, errors } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const literals: Found[] = [];
  let made = 0;
  for (const node of nodesOf(program)) {
    const regex = node['regex'] as { pattern: string; flags: string } | undefined;
    if (node['type'] === 'Literal' && regex !== undefined)
      literals.push({ file, source: regex.pattern, flags: regex.flags });
    const isCall = node['type'] === 'NewExpression' || node['type'] === 'CallExpression';
    if (isCall && (node['callee'] as Node)['name'] === 'RegExp') made += 1;
  }
  return { literals, made };
}

/** Those that `RegExp(…)` makes while a module is loaded. */
async function watchLoading(file: string): Promise<Found[]> {
  const address = pathToFileURL(join(root, file)).href;
  // What it imports is loaded by this, and not watched.
  await import(address);
  const found: Found[] = [];
  const original = RegExp;
  const note = (made: RegExp): RegExp => {
    found.push({ file, source: made.source, flags: made.flags });
    return made;
  };
  globalThis.RegExp = new Proxy(original, {
    construct: (_target, [source, flags]: [string, string?]) => note(new original(source, flags)),
    apply: (_target, _this, [source, flags]: [string, string?]) => note(new original(source, flags)),
  });
  try {
    // Under an address of its own it is loaded once more.
    await import(`${address}?watched`);
  } finally {
    globalThis.RegExp = original;
  }
  return found;
}

/**
 * All of them. Throws where a source makes one with `RegExp(…)` later than while it is loaded: what it is made of could
 * not be known here.
 */
export async function listExpressions(): Promise<Found[]> {
  const all: Found[] = [];
  for (const path of globSync('src/**/*.{ts,js}', { cwd: root }).toSorted()) {
    const file = path.split(sep).join('/');
    const { literals, made } = readSource(file);
    all.push(...literals);
    if (made === 0) continue;
    const watched = await watchLoading(file);
    if (watched.length < made) throw new Error(`${file}: make regular expressions where the module is loaded`);
    all.push(...watched);
  }
  return all;
}

/** Letters, digits, spaces, marks, quotes, brackets and signs of several scripts, as the units that texts are made of. */
// oxfmt-ignore
const UNITS = [
  'a', 'Z', 'é', 'я', 'ї', 'ب', '中', '0', '7', ' ', '\t', '\n', '\r\n', '\u00A0', '\u0301', '\u200D', '\u{1F600}',
  '"', "'", '`', '(', ')', '[', ']', '{', '}', '<', '>', '.', ',', ';', ':', '/', '\\', '-', '_', '@', '#', '%',
  'ab', 'a ', ' a', 'a.', '.a', 'a-', '1.', '%4', '&a', 'a=', '<a', '/a', 'aA', 'a\u0301', '(^', ' \n', '\n ',
];

/** What an expression spells out itself: its letters and signs, alone and as pairs, and all of them in a row. */
function unitsOf(source: string): string[] {
  const plain = source
    .replaceAll(/\(\?(?:<[\w$]+>|<?[=!]|:)/g, '')
    .replaceAll(/\\[pPux](?:\{[^}]*\}|[0-9A-Fa-f]{2,4})?|\\[bBdDwWsS]|[()[\]^$*+?{}|]/g, '')
    .replaceAll('\\', '');
  const signs = [...new Set(plain)].slice(0, 12);
  const pairs = signs.slice(0, 5).flatMap((a) => signs.slice(0, 5).map((b) => a + b));
  return [...signs, ...pairs, plain.slice(0, 40)].filter((unit) => unit !== '');
}

export interface HostileText {
  /** The text in at least `length` characters. */
  of(length: number): string;
  name: string;
}

/** Runs of one unit, bare, behind what begins the expression and before what cannot end it. */
export function hostileTexts(source: string): HostileText[] {
  const own = unitsOf(source);
  const units = [...new Set([...UNITS, ...own])];
  const [begin = ''] = own;
  return units.flatMap((unit) => {
    const run = (length: number): string => unit.repeat(Math.ceil(length / unit.length));
    return [
      { name: `${JSON.stringify(unit)} again and again, then NUL`, of: (length: number) => `${run(length)}\0` },
      {
        name: `${JSON.stringify(begin + unit)}…, then a line end`,
        of: (length: number) => `${begin}${run(length)}\n!`,
      },
    ];
  });
}
