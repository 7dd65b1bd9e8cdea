/** The message files under src/locales as Fluent's reference parser reads them, for scripts and tests. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Identifier,
  Message,
  Resource,
  Visitor,
  parse,
  serialize,
  type FunctionReference,
  type InlineExpression,
  type Junk,
  type SelectExpression,
  type Span,
  type VariableReference,
} from '@fluent/syntax';

export const LOCALES_FOLDER = join(import.meta.dirname, '..', 'src/locales');

/** The subjects of English, such as `desk/queue`, sorted. */
export const SUBJECTS: readonly string[] = globSync('**/*.ftl', { cwd: join(LOCALES_FOLDER, 'en') })
  .map((file) => file.replaceAll('\\', '/').slice(0, -'.ftl'.length))
  .toSorted();

export interface MessageFile {
  /** From the root of the project. */
  path: string;
  text: string;
  messages: readonly Message[];
  junk: readonly Junk[];
}

/** Throws if there is no such file. */
export function readMessageFile(locale: string, subject: string, folder = LOCALES_FOLDER): MessageFile {
  const text = readFileSync(join(folder, locale, `${subject}.ftl`), 'utf8');
  const { body } = parse(text, { withSpans: true });
  return {
    path: `src/locales/${locale}/${subject}.ftl`,
    text,
    messages: body.filter((entry) => entry.type === 'Message'),
    junk: body.filter((entry) => entry.type === 'Junk'),
  };
}

/** The line of a place in a file, from 1. */
export const lineOf = ({ text }: MessageFile, { span }: { span?: Span }): number =>
  text.slice(0, span?.start ?? 0).split('\n').length;

/** Changes with the words of a message, not with its key, comment or layout. */
export function hashOf(message: Message): string {
  const bare = new Resource([new Message(new Identifier('key'), message.value)]);
  return createHash('sha256').update(serialize(bare, {})).digest('hex').slice(0, 8);
}

const CATEGORIES = new Set(['zero', 'one', 'two', 'few', 'many', 'other']);

/** Whether a selector chooses by a number: its keys are plural categories or numbers. */
export const isPlural = ({ variants }: SelectExpression): boolean =>
  variants.every(({ key }) => key.type === 'NumberLiteral' || CATEGORIES.has(key.name));

/** The variables of a message in the order in which they stand, and whether each is a number. */
export function variablesOf(message: Message): Map<string, 'number' | 'string'> {
  const found = new Map<string, 'number' | 'string'>();
  const note = (expression: InlineExpression | undefined, type: 'number' | 'string'): void => {
    if (expression?.type === 'VariableReference' && found.get(expression.id.name) !== 'number')
      found.set(expression.id.name, type);
  };
  class Variables extends Visitor {
    override visitVariableReference(node: VariableReference): void {
      note(node, 'string');
    }
    override visitSelectExpression(node: SelectExpression): void {
      if (isPlural(node)) note(node.selector, 'number');
      this.genericVisit(node);
    }
    override visitFunctionReference(node: FunctionReference): void {
      if (node.id.name === 'NUMBER') note(node.arguments.positional[0], 'number');
      this.genericVisit(node);
    }
  }
  new Variables().visit(message);
  return found;
}
