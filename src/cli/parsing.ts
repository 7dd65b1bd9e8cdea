/** Parses a command line by COMMANDS; a usage error names the correct usage. */
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { distance } from 'fastest-levenshtein';
import { misuse, type Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { synopsis } from './help.ts';

export interface CommandLine {
  command: Command;
  args: string[];
  options: Record<string, string | boolean | undefined>;
}

/** The command named by the first words, and the words after it. */
export function findCommand(words: readonly string[]): { command: Command; rest: string[] } | undefined {
  for (const length of [2, 1]) {
    const command = COMMANDS.find((known) => known.name === words.slice(0, length).join(' '));
    if (command !== undefined) return { command, rest: words.slice(length) };
  }
  return undefined;
}

/** Suggestions from a group of commands. */
const NEAREST = 3;

/**
 * The commands that a mistyped one may mean: all that begin as a lone word does, or with the word that
 * it is nearly, in the order of the table; or the three nearest with the same first word.
 */
export function nearestCommands(words: readonly string[]): string[] {
  const [first = '', ...others] = words;
  const begun = COMMANDS.map(({ name }) => name).filter((name) => first !== '' && name.startsWith(first));
  if (others.length === 0) return begun.length > 0 ? begun : groupLike(first);
  const group = ranked(words).filter(({ name }) => name.startsWith(`${first} `));
  return group.slice(0, NEAREST).map(({ name }) => name);
}

/** All commands of the group whose name is nearly this word. */
function groupLike(word: string): string[] {
  const groups = COMMANDS.flatMap(({ name }) => (name.includes(' ') ? [name.split(' ')[0]!] : []));
  const meant = likely(groups.map((name) => ({ name, letters: distance(word, name) })));
  return COMMANDS.map(({ name }) => name).filter((name) => name.startsWith(`${meant} `));
}

/** A name and the letters by which it differs from what was typed. */
interface Ranked {
  name: string;
  letters: number;
}

/** The likely command: at most three letters, or a third of them, differ. */
export function meantCommand(words: readonly string[]): string | undefined {
  return likely(ranked(words));
}

function likely(candidates: readonly Ranked[]): string | undefined {
  const [nearest] = candidates.toSorted((a, b) => a.letters - b.letters);
  return nearest !== undefined && nearest.letters <= Math.min(3, nearest.name.length / 3) ? nearest.name : undefined;
}

/** All commands by edit distance to the typed words, nearest first. */
function ranked(words: readonly string[]): Ranked[] {
  return COMMANDS.map(({ name }) => {
    const typed = words.slice(0, name.split(' ').length).join(' ');
    return { name, letters: distance(typed, name) };
  }).toSorted((a, b) => a.letters - b.letters);
}

export function parseCommandLine(command: Command, words: readonly string[]): CommandLine {
  const config: ParseArgsOptionsConfig = { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } };
  for (const [name, option] of Object.entries(command.options ?? {})) {
    config[name] = { type: option.value === undefined ? 'boolean' : 'string', multiple: true };
  }
  const usage = `usage: toolshelf ${synopsis(command)}`;
  const parsed = parseSafely(words, config, usage);
  const options: CommandLine['options'] = {
    json: parsed.values['json'] === true,
    help: parsed.values['help'] === true,
  };
  if (options['help'] === true) return { command, args: [], options };
  for (const [name, option] of Object.entries(command.options ?? {})) {
    const given = parsed.values[name] as unknown as (string | boolean)[] | undefined;
    if (given !== undefined && given.length > 1) throw misuse(`--${name} can only be given once; ${usage}`);
    const value = given?.[0] ?? option.fallback;
    // A command says by itself why it needs a switch.
    if (option.required && option.value !== undefined && (value === undefined || value === ''))
      throw misuse(`--${name} is missing; ${usage}`);
    if (option.choices !== undefined && typeof value === 'string' && !option.choices.includes(value)) {
      throw misuse(`--${name} must be one of ${option.choices.join(', ')}, not ${JSON.stringify(value)}`);
    }
    options[name] = value;
  }
  const wanted = command.arguments ?? [];
  const needed = wanted.filter((name) => !name.startsWith('['));
  if (
    parsed.positionals.length < needed.length ||
    parsed.positionals.length > wanted.length ||
    parsed.positionals.includes('')
  )
    throw misuse(usage);
  return { command, args: parsed.positionals, options };
}

function parseSafely(words: readonly string[], options: ParseArgsOptionsConfig, usage: string) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (error) {
    const sentence = (error as Error).message.split('. To specify')[0]?.split('\n')[0] ?? '';
    const [, typed] = /^Unknown option '--(.+)'$/.exec(sentence) ?? [];
    const known = typed === undefined ? [] : Object.keys(options);
    const meant = likely(known.map((name) => ({ name, letters: distance(typed!, name) })));
    throw misuse(`${sentence}; ${meant === undefined ? '' : `did you mean --${meant}? `}${usage}`);
  }
}
