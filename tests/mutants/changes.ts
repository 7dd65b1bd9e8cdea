/** Small bugs that can be put into a source file: each one change of its text, found in its syntax tree. */
import { parseSync } from 'oxc-parser';

export interface Change {
  kind: 'comparison' | 'constant' | 'condition' | 'branch' | 'call';
  start: number;
  end: number;
  text: string;
}

interface Syntax {
  type: string;
  start: number;
  end: number;
  [member: string]: unknown;
}

const COMPARISONS: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};

/** What is said to operators and programmers: no test reads its words. */
const LOGGING = /(?:^|\.)(?:log|logger|trace|debug|info|warn|error|onError|emitWarning)$/;
/** Calls without which no answer differs: they end timers, let a process end beside them, or save the same work a second time. */
const UNOBSERVED = /(?:^|\.)(?:unref|ref|clearTimeout|clearInterval|clearImmediate)$|Memo\.set$/;
/** Names of constants that only say how fast or how much at a time: one more or less is the same program. */
const TUNING = /(?:_MS|_BYTES|PATIENCE|PAUSE|MEMORY|CACHE|BATCH|SLICE|WEIGHTS?)$/;
/** A larger constant is one more or less without anybody seeing it, unless it is a limit, which has both sides tested. */
const LARGEST = 1_000;
/** Files whose constants are the bounds of a cache: with one more or less it answers the same. */
const CACHE = /cache[^/]*$/;
/** A query that reads one row, or asks whether there is one, does the same when it is given two. */
const ONE_ROW = '.limit(';
/** A longer list of numbers is data. */
const LONGEST_LIST = 8;

const isSyntax = (value: unknown): value is Syntax =>
  typeof value === 'object' && value !== null && typeof (value as Syntax).type === 'string';

/** Types, and what they are asserted with around an expression. */
const isType = (node: Syntax): boolean =>
  node.type.startsWith('TS') && !/^TS(?:As|Satisfies|NonNull)Expression$/.test(node.type);

/** Every change that can be made to a file, in its order. */
export function changesOf(path: string, source: string): Change[] {
  const found: Change[] = [];
  const textOf = ({ start, end }: Syntax): string => source.slice(start, end);
  const add = (kind: Change['kind'], node: Syntax, text: string): void => {
    found.push({ kind, start: node.start, end: node.end, text });
  };
  const calleeOf = (node: unknown): string => {
    const call = isSyntax(node) && node.type === 'AwaitExpression' ? node['argument'] : node;
    return isSyntax(call) && call.type === 'CallExpression' && isSyntax(call['callee']) ? textOf(call['callee']) : '';
  };

  const isTuning = (name: string): boolean => TUNING.test(name) || (CACHE.test(path) && /^[A-Z_]+$/.test(name));

  const rules: Record<string, (node: Syntax) => void> = {
    BinaryExpression(node) {
      const operator = COMPARISONS[String(node['operator'])];
      const [left, right] = [node['left'] as Syntax, node['right'] as Syntax];
      if (operator !== undefined) add('comparison', node, `${textOf(left)} ${operator} ${textOf(right)}`);
    },
    LogicalExpression(node) {
      if (node['operator'] === '??') return;
      add('condition', node, textOf(node['left'] as Syntax));
      add('condition', node, textOf(node['right'] as Syntax));
    },
    ConditionalExpression(node) {
      const [test, one, other] = ['test', 'consequent', 'alternate'].map((part) => textOf(node[part] as Syntax));
      add('branch', node, `${test} ? ${other} : ${one}`);
    },
    IfStatement(node) {
      const test = node['test'] as Syntax;
      add('branch', test, `!(${textOf(test)})`);
    },
    ExpressionStatement(node) {
      if (calleeOf(node['expression']) !== '' && !UNOBSERVED.test(calleeOf(node['expression']))) add('call', node, ';');
    },
    Literal(node) {
      const { value } = node;
      if (typeof value !== 'number' || !Number.isInteger(value) || value > LARGEST) return;
      const isOneRow = value === 1 && source.startsWith(ONE_ROW, node.start - ONE_ROW.length);
      if (!isOneRow) add('constant', node, String(value + 1));
      if (value > 0) add('constant', node, String(value - 1));
    },
  };

  const walk = (node: Syntax): void => {
    if (isType(node) || /^(?:Import|ExportAll)/.test(node.type)) return;
    if (node.type === 'CallExpression' && LOGGING.test(calleeOf(node))) return;
    if (node.type === 'ExpressionStatement' && LOGGING.test(calleeOf(node['expression']))) return;
    if (node.type === 'ArrayExpression' && (node['elements'] as unknown[]).length > LONGEST_LIST) return;
    if (node.type === 'VariableDeclarator' && isTuning(textOf(node['id'] as Syntax).split(':')[0] ?? '')) return;
    if (node.type === 'CallExpression' && calleeOf(node) === 'remembered')
      return walk((node['arguments'] as Syntax[])[0]!);
    rules[node.type]?.(node);
    for (const [member, value] of Object.entries(node)) {
      if (member === 'typeAnnotation' || member === 'typeArguments' || member === 'directive') continue;
      for (const inner of Array.isArray(value) ? value : [value]) if (isSyntax(inner)) walk(inner);
    }
  };
  walk(parseSync(path, source).program as unknown as Syntax);
  return found;
}

/** The source with the change. */
export function withChange(source: string, { start, end, text }: Change): string {
  return source.slice(0, start) + text + source.slice(end);
}
