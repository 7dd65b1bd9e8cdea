/** The command line program: finds the command, opens the database, prints the answer. */
import { CatalogError } from '#catalog/errors.ts';
import { requireRole } from '#catalog/roles.ts';
import type { Database } from '#database/database.ts';
import { readConfig, type Config } from '#server/settings/config.ts';
import { isMisuse, misuse, orMissing, type Invocation } from './command.ts';
import { commandRows, helpOf, overview } from './help.ts';
import { openFor } from './opened-database.ts';
import { findCommand, meantCommand, nearestCommands, parseCommandLine, type CommandLine } from './parsing.ts';
import { startProgress } from '#server/progress.ts';
import type { Terminal } from './terminal.ts';

const DONE = 0;
const FAILED = 1;
const MISUSED = 2;
/** 128 and the number of SIGINT, as shells say it. */
const INTERRUPTED = 130;

function sayOn({ stderr }: Terminal, line: string): void {
  stderr.write(`toolshelf: ${line}\n`);
}

/** Resolves when the text is written, so that a slow pipe does not fill the memory. */
function writeTo({ stdout }: Terminal, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

function invocationOf(line: CommandLine, terminal: Terminal, config: Config, db: Database | undefined): Invocation {
  const option = (name: string): string | undefined => {
    const value = line.options[name];
    return typeof value === 'string' ? value : undefined;
  };
  const opened = (): Database => {
    if (db === undefined) throw new Error(`${line.command.name} does not use the database`);
    return db;
  };
  const need = (name: string): string => {
    const value = option(name);
    if (value === undefined) throw misuse(`--${name} is missing`);
    return value;
  };
  return {
    terminal,
    config,
    get db() {
      return opened();
    },
    args: line.args,
    option,
    need,
    isSet: (name) => line.options[name] === true,
    async editor() {
      const { getAccountByEmail } = await import('#catalog/accounts/accounts.ts');
      const email = need('as');
      const account = await orMissing(`account ${email}`, getAccountByEmail(opened(), email));
      requireRole(account, 'editor');
      return account;
    },
    say: (said) => sayOn(terminal, said),
    write: (text) => writeTo(terminal, text),
    startProgress: (title) => startProgress(title, terminal.stderr),
    whenInterrupted(kept) {
      // A terminal of a test has no signals.
      if (terminal !== process) return;
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        // Not `once`: npm sends the signal of the terminal a second time, which would end the program before it speaks.
        process.on(signal, () => {
          sayOn(terminal, kept());
          process.removeAllListeners(signal);
          // Exiting waits for threads that read a pipe nobody writes to; the signal, which has no listener any more, does not.
          process.kill(process.pid, signal);
          process.exit(INTERRUPTED);
        });
    },
  };
}

/** Returns the exit code: 1 if the command left work undone. */
async function runCommand(line: CommandLine, terminal: Terminal): Promise<number> {
  const config = readConfig(terminal.env);
  if (config.readOnly && line.command.writesBeside === true) throw new CatalogError('maintenance');
  const opened = line.command.database === 'none' ? undefined : await openFor(line.command, config, terminal);
  if (opened?.said !== undefined) sayOn(terminal, opened.said);
  let isDone = false;
  try {
    const answer = await line.command.run(invocationOf(line, terminal, config, opened?.db));
    isDone = answer?.failure === undefined;
    if (answer === undefined) return DONE;
    await writeTo(terminal, line.options['json'] === true ? `${JSON.stringify(answer.json)}\n` : answer.text);
    if (answer.failure === undefined) return DONE;
    sayOn(terminal, answer.failure);
    return FAILED;
  } finally {
    await opened?.close(isDone);
  }
}

function textOfHelp(words: readonly string[]): string {
  const named = words.filter((word) => !word.startsWith('-'));
  const found = findCommand(named);
  if (named.length > 0 && found === undefined) throw unknownCommand(named);
  if (found !== undefined) return helpOf(found.command);
  return words.includes('--json') ? `${JSON.stringify(commandRows())}\n` : overview();
}

function unknownCommand(typed: readonly string[]): Error {
  const words = typed.filter((word) => !word.startsWith('-'));
  const what = `unknown command ${JSON.stringify(words.slice(0, 2).join(' '))}`;
  const nearest = nearestCommands(words);
  const [group = ''] = words;
  if (words.length === 1 && nearest.length > 1 && nearest.every((name) => name.startsWith(`${group} `)))
    return misuse(
      `${group} needs one more word: ${nearest.map((name) => name.slice(group.length + 1)).join(', ')}; see \`toolshelf help\``,
    );
  const [only] = nearest.length === 1 ? nearest : [meantCommand(words)];
  if (only !== undefined) return misuse(`${what}; did you mean \`${only}\`? See \`toolshelf help\``);
  const isBegun = words.length === 1 && nearest.every((name) => name.startsWith(group));
  return misuse(
    nearest.length > 0
      ? `${what}; ${isBegun ? 'these begin with it:' : 'the nearest are'} ${nearest.join(', ')}; see \`toolshelf help\``
      : `${what}, and none is near; \`toolshelf help\` lists them all`,
  );
}

async function dispatch(words: readonly string[], terminal: Terminal): Promise<number> {
  const [first, ...others] = words;
  if (first === '--json' && others.length > 0) return dispatch([...others, first], terminal);
  if (first === undefined) throw misuse('missing command; see `toolshelf help`');
  if (first === '--version') return dispatch(['version', ...others], terminal);
  if (first === 'help' || first === '--help' || first === '-h') {
    await writeTo(terminal, textOfHelp(others));
    return DONE;
  }
  if (first.startsWith('-')) throw misuse(`the command comes before ${first}; see \`toolshelf help\``);
  const found = findCommand(words);
  if (found === undefined) throw unknownCommand(words);
  const line = parseCommandLine(found.command, found.rest);
  if (line.options['help'] !== true) return runCommand(line, terminal);
  await writeTo(terminal, helpOf(found.command));
  return DONE;
}

/** Runs a command line; returns 0, 1 for a failure or undone work, 2 for a usage error. */
export async function runProgram(words: readonly string[], terminal: Terminal = process): Promise<number> {
  try {
    return await dispatch(words, terminal);
  } catch (error) {
    const { failureJson, failureSentence } = await import('./sentences.ts');
    const isTyped = isMisuse(error);
    if (words.includes('--json')) terminal.stderr.write(`${JSON.stringify(failureJson(error))}\n`);
    else for (const line of failureSentence(error).split('\n')) sayOn(terminal, line);
    return isTyped ? MISUSED : FAILED;
  }
}
