/** What the processes of the test runner tell each other. */

/** The next file; without one there is none left. `name` is a part of the names of the tests to run. */
export interface Order {
  file?: string;
  name?: string;
}

export interface TestResult {
  /** The suites around it and the test itself. */
  path: string[];
  state: 'passed' | 'failed' | 'skipped';
  /** Why it failed or was skipped; or empty. */
  reason: string;
  milliseconds: number;
}

export interface FileResult {
  file: string;
  tests: TestResult[];
  seconds: number;
  /** Processor time in seconds, with that of programs the file has started. */
  processor: number;
  /** What it asked databases, see statements.ts. */
  statements: string[];
  /** The process that ran the file, and the most memory it has held so far, in bytes. */
  pid: number;
  memory: number;
  /** Whether another process should take the next file. */
  isFull: boolean;
}
