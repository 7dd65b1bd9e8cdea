/** `npm run messages` writes src/locales/messages.d.ts, the types of the English messages. `npm run check` does, too. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Message } from '@fluent/syntax';
import { LOCALES_FOLDER, SUBJECTS, readMessageFile, variablesOf } from './messages.ts';

interface Branch {
  [key: string]: string | Branch;
}

const WIDTH = 158;

/** `S` without variables, else a function of the one variable or of all by name. */
function leafType(message: Message): string {
  const variables = [...variablesOf(message)];
  const [only] = variables;
  if (only === undefined) return ': S';
  if (variables.length === 1) return `: (${only.join(': ')}) => S`;
  return `: (given: { ${variables.map((one) => one.join(': ')).join('; ')} }) => S`;
}

function typeOf(branch: Branch): string {
  const keys = Object.keys(branch);
  if (keys.every((key) => /^\d+$/.test(key))) return 'readonly S[]';
  const members = keys.map((key) => {
    const value = branch[key] ?? '';
    const name = /^\d/.test(key) ? `'${key}'` : key;
    return typeof value === 'string' ? `${name}${value}` : `${name}: ${typeOf(value)}`;
  });
  return `{ ${members.join('; ')} }`;
}

function subjectType(subject: string): string {
  const tree: Branch = {};
  for (const message of readMessageFile('en', subject).messages) {
    const path = message.id.name.split('-');
    const key = path.pop() ?? '';
    let branch = tree;
    for (const part of path) branch = (branch[part] ??= {}) as Branch;
    branch[key] = leafType(message);
  }
  return typeOf(tree);
}

/** Breaks after a member, as late as the width allows. */
function wrap(text: string): string {
  return text.replaceAll(new RegExp(`(.{1,${WIDTH}}[;{]) `, 'g'), '$1\n');
}

function messageTypes(): string {
  const members = SUBJECTS.map((subject) => `  '${subject}': ${subjectType(subject)};`);
  return [
    '/** Written by `npm run messages` from the English message files; in no commit. */',
    'type S = string;',
    'export interface Messages {',
    ...members.map(wrap),
    '}',
    '',
  ].join('\n');
}

export function writeMessageTypes(folder = LOCALES_FOLDER): void {
  writeFileSync(join(folder, 'messages.d.ts'), messageTypes());
}

if (import.meta.main) writeMessageTypes();
