/** What a command is: its name, what it takes, and what it does with an opened database. */
import type { Account } from '#catalog/roles.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { Config } from '#server/settings/config.ts';
import type { Database } from '#database/database.ts';
import type { Progress } from './progress.ts';
import type { Terminal } from './terminal.ts';

export interface Option {
  /** What stands for the value in help, such as `EMAIL`; an option without one is a switch. */
  value?: string;
  required?: true;
  fallback?: string;
  /** The only values that are accepted. */
  choices?: readonly string[];
  sentence: string;
}

export interface Invocation {
  terminal: Terminal;
  config: Config;
  /** The database at its current schema; throws for a command that is declared to need none. */
  db: Database;
  /** The values in the order of `arguments`. */
  args: readonly string[];
  /** Text of an option, its fallback, or undefined. */
  option(name: string): string | undefined;
  /** Text of an option that is required or has a fallback. */
  need(name: string): string;
  isSet(name: string): boolean;
  /** The editor that `--as` names. */
  editor(): Promise<Account>;
  /** A line for the person at the terminal, on stderr. */
  say(line: string): void;
  /** Standard output, for commands that write more than fits into one answer. */
  write(text: string): Promise<void>;
  startProgress(title: string): Progress;
}

/** What goes to standard output: `text` for people and pipes, `json` under --json. */
export interface Answer {
  text: string;
  json: unknown;
  /** What was left undone, for stderr; the program then ends with 1. */
  failure?: string | undefined;
}

export interface Command {
  /** As typed, one or two words. */
  name: string;
  arguments?: readonly string[];
  options?: Readonly<Record<string, Option>>;
  sentence: string;
  /** Loads what it needs when it runs, so that help and small commands need not read the whole program. */
  run(call: Invocation): Promise<Answer | undefined>;
  /** `current` (the default) opens a database whose schema is up to date; `any` takes it as it is; `none` opens none. */
  database?: 'current' | 'any' | 'none';
  /** A catalog may begin with it: it makes a database that is not there. */
  begins?: true;
}

/** A command that was typed wrongly; the program ends with 2. */
export interface Misuse {
  misuse: string;
}

export function misuse(sentence: string): Error & Misuse {
  return Object.assign(new Error(sentence), { misuse: sentence });
}

export function isMisuse(error: unknown): error is Error & Misuse {
  return error instanceof Error && 'misuse' in error;
}

/** Waits for `act` and says what is missing where it throws a bare `not_found`. */
export async function orMissing<T>(what: string, act: Promise<T>): Promise<T> {
  try {
    return await act;
  } catch (error) {
    if (!(error instanceof CatalogError && error.code === 'not_found')) throw error;
    throw new Error(`not_found: there is no ${what}`, { cause: error });
  }
}

export const AS_OPTION: Option = { value: 'EMAIL', required: true, sentence: 'Editor making the decision.' };

/** `1 tool`, `2 tools`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** Lines of columns parted by tabs, for people and for `cut`. */
export function tabbed(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map((cell) => cell ?? '').join('\t')}\n`).join('');
}
