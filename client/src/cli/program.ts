/** Runs one command line: finds the catalog, runs the command, prints its answer, says how it ended. */
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { createClient, ToolshelfError } from '../index.ts';
import { Misuse, type Command, type Invocation } from './command.ts';
import { COMMANDS, synopsis } from './commands.ts';
import { findCatalog } from './credentials.ts';
import { getCommand, parseCommandLine, type CommandLine } from './parsing.ts';
import { columns, lineOf } from './terminal.ts';

const DONE = 0;
const FAILED = 1;
const MISUSED = 2;
const ERASE_LINE = '\r\u001b[K';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

let isInProgress = false;

function say(line: string): void {
  process.stderr.write(`${isInProgress ? ERASE_LINE : ''}shelf: ${line}\n`);
  isInProgress = false;
}

function progress(line: string): void {
  if (!process.stderr.isTTY) return say(line);
  process.stderr.write(`${ERASE_LINE}${line}`);
  isInProgress = true;
}

/** Resolves when the reader has taken the text. */
function write(part: string): Promise<void> {
  if (isInProgress) process.stderr.write(ERASE_LINE);
  isInProgress = false;
  return new Promise((resolve, reject) => {
    process.stdout.write(part, (error) => (error ? reject(error) : resolve()));
  });
}

function overview(): string {
  const rows = COMMANDS.map((command) => [
    `  ${[command.name, ...(command.arguments ?? [])].join(' ')}`,
    command.sentence,
  ]);
  return `usage: shelf COMMAND [--url URL] [--json]

${columns(rows)}
\`shelf help COMMAND\` shows its options. TOOLSHELF_URL names the catalog, TOOLSHELF_TOKEN is your API token;
\`shelf login --url URL\` keeps both. Exit codes: 0 success, 1 failure, 2 wrong usage.
`;
}

function helpOf(command: Command): string {
  const rows = Object.entries(command.options ?? {}).map(([name, { value, sentence }]) => [
    `  --${name}${value === undefined ? '' : ` ${value}`}`,
    sentence,
  ]);
  return `usage: shelf ${synopsis(command)}\n\n${command.sentence}\n${rows.length === 0 ? '' : `\n${columns(rows)}`}`;
}

async function invocationOf({ args, options }: CommandLine, signal: AbortSignal): Promise<Invocation> {
  const option = (name: string): string | undefined => {
    const value = options[name];
    return typeof value === 'string' ? value : undefined;
  };
  const { url, token } = await findCatalog(option('url'));
  if (url === undefined) throw new Misuse('which catalog? Set TOOLSHELF_URL, or run `shelf login --url URL` once');
  return {
    args,
    option,
    number(name) {
      const value = option(name);
      if (value === undefined) return undefined;
      if (!/^[1-9]\d{0,8}$/.test(value))
        throw new Misuse(`--${name} must be a whole number, not ${JSON.stringify(value)}`);
      return Number(value);
    },
    isSet: (name) => options[name] === true,
    isJson: options['json'] === true,
    url,
    token,
    client: createClient({ url, token, headers: { 'user-agent': `toolshelf-client/${version}` } }),
    signal,
    say,
    progress,
    write,
    readInput: () => text(process.stdin),
  };
}

async function runCommand(line: CommandLine, signal: AbortSignal): Promise<number> {
  const answer = await line.command.run(await invocationOf(line, signal));
  if (answer === undefined) return DONE;
  await write(line.options['json'] === true ? `${JSON.stringify(answer.json)}\n` : answer.text);
  if (answer.failure === undefined) return DONE;
  say(answer.failure);
  return FAILED;
}

/** A failure in a line: what the catalog said, what is wrong with which field, what to do. */
function failureSentence(error: unknown): string {
  if (!(error instanceof ToolshelfError)) {
    const { message, cause } = error as Error;
    return cause instanceof Error && message === 'fetch failed'
      ? `the catalog cannot be reached: ${cause.message}`
      : message;
  }
  const fields = Object.entries(error.fields).map(
    ([field, sentences]) => `\n  ${lineOf(field)}: ${sentences.map(lineOf).join(' ')}`,
  );
  const existing = error.details['existing'] as { status_url?: string; links?: { html: string } } | undefined;
  const address = existing?.links?.html ?? existing?.status_url;
  const login = error.status === 401 ? ' Run `shelf login`, or set TOOLSHELF_TOKEN.' : '';
  const wait = error.retryAfter === undefined ? '' : ` Try again in ${error.retryAfter} s.`;
  const id = error.status >= 500 && error.requestId !== undefined ? ` (request ${error.requestId})` : '';
  return `${error.code}: ${lineOf(error.message)}${address === undefined ? '' : ` ${lineOf(address)}`}${login}${wait}${id}${fields.join('')}`;
}

function failureJson(error: unknown): unknown {
  if (!(error instanceof ToolshelfError)) return { error: { code: 'failed', message: failureSentence(error) } };
  const { status, code, message, fields, details } = error;
  return { error: { ...details, status, code, message, fields } };
}

async function dispatch(words: readonly string[], signal: AbortSignal): Promise<number> {
  const [first, second] = words;
  if (first === undefined) throw new Misuse('missing command; see `shelf help`');
  if (first === '--version') await write(`${version}\n`);
  else if (first === 'help' || first === '--help' || first === '-h')
    await write(second === undefined ? overview() : helpOf(getCommand(second)));
  else {
    const line = parseCommandLine(words);
    if (line.options['help'] !== true) return runCommand(line, signal);
    await write(helpOf(line.command));
  }
  return DONE;
}

/** Returns the exit code: 0, 1 when it failed, 2 when it was typed wrongly, 130 when it was interrupted. */
export async function runProgram(words: readonly string[], signal: AbortSignal): Promise<number> {
  try {
    return await dispatch(words, signal);
  } catch (error) {
    if (signal.aborted) return 130;
    if (words.includes('--json') && !(error instanceof Misuse))
      process.stderr.write(`${JSON.stringify(failureJson(error))}\n`);
    else say(failureSentence(error));
    return error instanceof Misuse ? MISUSED : FAILED;
  }
}
