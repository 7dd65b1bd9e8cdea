/** What a command of the command line is, and what it is given. */
import type { Client } from '../index.ts';

export interface Option {
  /** What stands for the value in help, such as `ID`; an option without one is a switch. */
  value?: string;
  sentence: string;
}

/** What goes to standard output: `text` for people, `json` under --json; `failure` is said on stderr and ends with 1. */
export interface Answer {
  text: string;
  json: unknown;
  failure?: string;
}

export interface Invocation {
  /** The values in the order of `arguments`; the last one may be missing where it is in brackets. */
  args: readonly string[];
  option(name: string): string | undefined;
  /** A whole number of at least 1. */
  number(name: string): number | undefined;
  isSet(name: string): boolean;
  isJson: boolean;
  /** Origin of the catalog, and the token for it. */
  url: string;
  token: string | undefined;
  client: Client;
  signal: AbortSignal;
  /** A line for the person at the terminal, on stderr. */
  say(line: string): void;
  /** A line of progress on stderr, written over by the next one on a terminal. */
  progress(line: string): void;
  write(text: string): Promise<void>;
  /** The whole of standard input. */
  readInput(): Promise<string>;
}

export interface Command {
  name: string;
  /** As in help: `SLUG`, `[ID]`, `WORD…`. */
  arguments?: readonly string[];
  options?: Readonly<Record<string, Option>>;
  sentence: string;
  run(call: Invocation): Promise<Answer | undefined>;
}

/** A command line that was typed wrongly; the program ends with 2. */
export class Misuse extends Error {}
