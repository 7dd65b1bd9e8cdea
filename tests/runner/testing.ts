/**
 * What the test files get in place of node:test: the same names, and nothing that watches promises, which costs a fifth of
 * every request. A file is read whole before its first test runs; tests run one after the other.
 */
import { setTimeout as startTimer } from 'node:timers';

// process.ts lets this file alone have it.
export { mock } from 'node:test';

type Body = (t: TestContext) => unknown;
type Hook = () => unknown;

interface Options {
  skip?: boolean | string | undefined;
  /** In milliseconds. */
  timeout?: number;
}

/** What a test is given. */
interface TestContext {
  name: string;
  after(hook: Hook): void;
  /** The test counts as skipped, though it runs to its end. */
  skip(reason?: string): void;
  diagnostic(message: string): void;
}

export interface Outcome {
  /** The suites around it and the test itself. */
  path: string[];
  state: 'passed' | 'failed' | 'skipped';
  /** Why it was skipped, or what was thrown. */
  reason?: unknown;
  milliseconds: number;
}

interface Node {
  name: string;
  parent: Node | null;
  /** Absent: a suite. */
  body?: Body;
  options: Options;
  children: Node[];
  before: Hook[];
  after: Hook[];
  beforeEach: Hook[];
  afterEach: Hook[];
}

/** A test that hangs fails. The bound is no measure of speed: those that look at every page take ten minutes on a busy machine. */
const PATIENCE_MS = 1_800_000;
const MS = 1e-6;

let current = makeNode('', null, {});
/** Suites whose functions have not been called. */
let waiting: { suite: Node; define: () => unknown }[] = [];
let interrupt: (error: unknown) => void = () => undefined;
const strays: unknown[] = [];

function makeNode(name: string, parent: Node | null, options: Options, body?: Body): Node {
  const node: Node = {
    name,
    parent,
    options,
    children: [],
    before: [],
    after: [],
    beforeEach: [],
    afterEach: [],
    ...(body !== undefined && { body }),
  };
  parent?.children.push(node);
  return node;
}

export function test(name: string, ...[first, second]: [Body?] | [Options, Body?]): void {
  const [options, body] = typeof first === 'object' ? [first, second] : [{}, first];
  makeNode(name, current, options, body ?? (() => undefined));
}

export function describe(name: string, ...[first, second]: [Hook] | [Options, Hook]): void {
  const [options, define] = typeof first === 'object' ? [first, second] : [{}, first];
  waiting.push({ suite: makeNode(name, current, options), define: define ?? (() => undefined) });
}

export const it = test;
export const suite = describe;
export const before = (hook: Hook): void => void current.before.push(hook);
/** In a test: after that test. */
export const after = (hook: Hook): void => void current.after.push(hook);
export const beforeEach = (hook: Hook): void => void current.beforeEach.push(hook);
export const afterEach = (hook: Hook): void => void current.afterEach.push(hook);

/** Called with what nobody caught: the test that runs now fails by it. */
export function failBy(error: unknown): void {
  strays.push(error);
  interrupt(error);
}

/**
 * Runs what a file defines when `load` imports it, and reports each test as it ends. `isWanted` is asked for the names of
 * the suites and the test; hooks of suites without a wanted test do not run.
 */
export async function runFile(
  load: () => Promise<unknown>,
  isWanted: (path: readonly string[]) => boolean,
  report: (outcome: Outcome) => void,
): Promise<void> {
  const root = makeNode('', null, {});
  current = root;
  waiting = [];
  const reportFailure = (node: Node, what: string, reason: unknown): void =>
    report({ path: [...pathOf(node), what], state: 'failed', reason, milliseconds: 0 });
  try {
    await withPatience(load, PATIENCE_MS);
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      current = next.suite;
      const rest = waiting;
      waiting = [];
      await withPatience(next.define, PATIENCE_MS);
      waiting = [...waiting, ...rest];
    }
  } catch (error) {
    reportFailure(current, 'the file cannot be read', error);
  }
  await runSuite(root, isWanted, report, reportFailure);
  await new Promise(setImmediate);
  const [late] = strays.splice(0);
  if (late !== undefined) reportFailure(root, 'something failed that no test waited for', late);
}

function pathOf(node: Node): string[] {
  return node.parent === null ? [] : [...pathOf(node.parent), node.name];
}

async function runSuite(
  node: Node,
  isWanted: (path: readonly string[]) => boolean,
  report: (outcome: Outcome) => void,
  reportFailure: (node: Node, what: string, reason: unknown) => void,
): Promise<void> {
  const skipped = node.options.skip ?? false;
  const hasWanted = (one: Node): boolean =>
    one.body === undefined ? one.children.some(hasWanted) : isWanted(pathOf(one));
  const runs = skipped === false && hasWanted(node);
  current = node;
  try {
    if (runs) for (const hook of node.before) await withPatience(hook, PATIENCE_MS);
    for (const child of node.children) {
      if (skipped !== false) child.options = { ...child.options, skip: skipped };
      if (child.body === undefined) await runSuite(child, isWanted, report, reportFailure);
      else if (isWanted(pathOf(child))) report(await runTest(child, child.body));
      current = node;
    }
  } catch (error) {
    reportFailure(node, 'before its tests', error);
  }
  for (const hook of node.after) {
    try {
      await withPatience(hook, PATIENCE_MS);
    } catch (error) {
      if (runs) reportFailure(node, 'after its tests', error);
    }
  }
}

async function runTest(node: Node, body: Body): Promise<Outcome> {
  const { skip = false, timeout = PATIENCE_MS } = node.options;
  const path = pathOf(node);
  if (skip !== false) return { path, state: 'skipped', reason: skip, milliseconds: 0 };
  let skipReason: string | undefined;
  const context: TestContext = {
    name: node.name,
    after: (hook) => void node.after.push(hook),
    skip: (reason = '') => void (skipReason = reason),
    diagnostic: () => undefined,
  };
  const begun = process.hrtime.bigint();
  const failures: unknown[] = [];
  const attempt = async (what: () => unknown, patience = PATIENCE_MS): Promise<void> => {
    try {
      await withPatience(what, patience);
    } catch (error) {
      failures.push(error);
    }
  };
  current = node;
  for (const hook of hooksAround(node, 'beforeEach')) await attempt(hook);
  if (failures.length === 0) await attempt(() => body(context), timeout);
  for (const hook of node.after) await attempt(hook);
  for (const hook of hooksAround(node, 'afterEach').toReversed()) await attempt(hook);
  const milliseconds = Number(process.hrtime.bigint() - begun) * MS;
  if (failures.length > 0) return { path, state: 'failed', reason: failures[0], milliseconds };
  return { path, state: skipReason === undefined ? 'passed' : 'skipped', reason: skipReason, milliseconds };
}

function hooksAround(node: Node, kind: 'beforeEach' | 'afterEach'): Hook[] {
  return node.parent === null ? [] : [...hooksAround(node.parent, kind), ...node.parent[kind]];
}

/** Ends as `what` does, or fails after so many milliseconds, or by what nobody caught meanwhile. */
async function withPatience(what: () => unknown, patience: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = startTimer(() => reject(new Error(`took longer than ${patience / 1000} s`)), patience);
    interrupt = reject;
  });
  try {
    await Promise.race([what(), end]);
    if (strays.length > 0) throw strays[0];
  } finally {
    clearTimeout(timer);
    interrupt = () => undefined;
    strays.length = 0;
  }
}
