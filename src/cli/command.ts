/** A command: its name, arguments and options, and what it does with an open database. */
import type { Account } from '#catalog/roles.ts';
import { CatalogError } from '#catalog/errors.ts';
import type { Config } from '#server/settings/config.ts';
import type { Database } from '#database/database.ts';
import type { Progress } from '#server/progress.ts';
import type { Terminal } from './terminal.ts';

export interface Option {
  /** The value's placeholder in help, such as `EMAIL`; an option without one is a switch. */
  value?: string;
  required?: true;
  fallback?: string;
  choices?: readonly string[];
  sentence: string;
}

export interface Invocation {
  terminal: Terminal;
  config: Config;
  /** The database, with the current schema; throws for a command with `database: 'none'`. */
  db: Database;
  /** The values in the order of `arguments`. */
  args: readonly string[];
  /** The option's text, its fallback, or undefined. */
  option(name: string): string | undefined;
  /** For options that are required or have a fallback. */
  need(name: string): string;
  isSet(name: string): boolean;
  editor(): Promise<Account>;
  /** Writes a line for the person at the terminal to stderr. */
  say(line: string): void;
  /** Writes to standard output, for output that is too large for an Answer. */
  write(text: string): Promise<void>;
  startProgress(title: string): Progress;
  /** On Ctrl-C the program says what `kept` returns, and ends. */
  whenInterrupted(kept: () => string): void;
}

/** Standard output: `text` for people and pipes, `json` under --json. */
export interface Answer {
  text: string;
  json: unknown;
  /** Undone work, for stderr; the exit code is then 1. */
  failure?: string | undefined;
}

export interface Command {
  /** One or two words. */
  name: string;
  /** One in brackets may be left out. */
  arguments?: readonly string[];
  options?: Readonly<Record<string, Option>>;
  sentence: string;
  /** Imports its modules when it runs, so that help and small commands load little. */
  run(call: Invocation): Promise<Answer | undefined>;
  /** `current` (the default) requires the current schema; `any` accepts any; `none` opens none. */
  database?: 'current' | 'any' | 'none';
  /** Whether the command creates a missing database. */
  createsDatabase?: true;
  /** Whether it changes the database or its files otherwise than by transactions, which READ_ONLY refuses. */
  writesBeside?: true;
}

/** A usage error; the exit code is 2. */
export interface Misuse {
  misuse: string;
}

export function misuse(sentence: string): Error & Misuse {
  return Object.assign(new Error(sentence), { misuse: sentence });
}

export function isMisuse(error: unknown): error is Error & Misuse {
  return error instanceof Error && 'misuse' in error;
}

/** Awaits `act` and names the missing entry when it throws a bare `not_found`. */
export async function orMissing<T>(what: string, act: Promise<T>): Promise<T> {
  try {
    return await act;
  } catch (error) {
    if (!(error instanceof CatalogError && error.code === 'not_found')) throw error;
    throw new Error(`there is no ${what}`, { cause: error });
  }
}

export const AS_OPTION: Option = { value: 'EMAIL', required: true, sentence: 'Editor making the decision.' };

/** `1 tool`, `2 tools`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** `12 MB` below a gigabyte, otherwise `73.8 GB`. */
export function shownSize(bytes: number): string {
  return bytes < 1e9 ? `${Math.ceil(bytes / 1e6)} MB` : `${(bytes / 1e9).toFixed(1)} GB`;
}

/** These members of each item as a row. */
export function columns<Item>(items: readonly Item[], names: readonly (keyof Item & string)[]): string {
  return tabbed(items.map((item) => names.map((name) => item[name] as string | number | null)));
}

/** All items of a list that is read by pages of 500. */
export async function everyPage<Item>(
  read: (paging: { page: number; perPage: number }) => Promise<{ items: Item[] }>,
): Promise<Item[]> {
  const perPage = 500;
  const all: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { items } = await read({ page, perPage });
    all.push(...items);
    if (items.length < perPage) return all;
  }
}

/** Rows with columns separated by tabs, for people and for `cut`. */
export function tabbed(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map((cell) => cell ?? '').join('\t')}\n`).join('');
}
